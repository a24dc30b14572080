#include "app/desk/hall/helper_codes_dialog.h"

#include "app/desk/evening/reports/paper_preview.h"
#include "app/desk/frame/session.h"
#include "app/desk/hall/hall_keys.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "core/texts/club_texts.h"
#include "core/texts/translation.h"
#include "reports/documents/helper_codes.h"

#include <QPushButton>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

Pages sheetOf(Session& session, const std::vector<core::HelperService::NewCode>& codes,
              const QString& address)
{
    const PrintHabits habits(session.uiState());
    const texts::ThreadLanguage language(habits.locale());
    documents::Source source{session.tournament(), {}, session.now().toLocalTime()};
    source.hallAddress = address;
    source.wifi.network = session.uiState().value(hall_keys::wifiNetwork).toString().trimmed();
    std::vector<documents::HelperSlip> slips;
    slips.reserve(codes.size());
    for (const auto& [helper, code] : codes) {
        slips.push_back({helper.name, texts::text(helper.rights), code});
    }
    auto rendered = std::make_shared<RenderedDocument>();
    rendered->order = {{}, habits.paper(), habits.locale()};
    rendered->title = HelperCodesDialog::tr("Helpers' codes");
    rendered->properties = documents::pdfProperties(source, rendered->title, habits.locale());
    rendered->readers = core::Readers::Owner;
    rendered->documents = {documents::helperCodes(source, slips)};
    rendered->sheets = typeset::sheetsOf(rendered->documents, habits.paper());
    return rendered;
}

} // namespace

HelperCodesDialog::HelperCodesDialog(Session& session,
                                     const std::vector<core::HelperService::NewCode>& codes,
                                     const QString& address, QWidget* parent)
    : QDialog(parent),
      pages_(sheetOf(session, codes, address)),
      exporter_(session, this),
      preview_(new PaperPreview(session.uiState(), this)),
      notice_(new Notice(this))
{
    constexpr int width = 760;
    constexpr int height = 640;
    setObjectName(u"helperCodes"_s);
    setWindowTitle(tr("Helpers' codes"));
    resize(width, height);
    notice_->setObjectName(u"helperCodesNotice"_s);
    notice_->show(Notice::Kind::Plain, icons::Meaning::Information,
                  tr("Print them now and cut them apart: they are shown only this once."));
    auto* const pdf = makeButton(u"helperCodesPdf"_s, tr("PDF"), icons::Meaning::Export,
                                 ButtonKind::Normal, this);
    auto* const print = makeButton(u"helperCodesPrint"_s, tr("Print…"), icons::Meaning::Print,
                                   ButtonKind::Primary, this);
    auto* const back = makeButton(u"helperCodesBack"_s, tr("Back"), ButtonKind::Normal, this);
    print->setDefault(true);
    connect(pdf, &QPushButton::clicked, this,
            [this] { exporter_.askAndSave(pages_, typeset::FileForm::Pdf); });
    connect(print, &QPushButton::clicked, this,
            [this] { exporter_.print(pages_, preview_->page()); });
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    connect(&exporter_, &DocumentExporter::told, this, [this](const QString& what) {
        notice_->show(Notice::Kind::Tint, icons::Meaning::Complete, what);
    });
    connect(&exporter_, &DocumentExporter::failed, this,
            [this](const QString& what, const QString& why) {
                notice_->show(Notice::Kind::Warning, icons::Meaning::Warning, what, why);
            });
    auto* const bottom = makeRow(nullptr);
    bottom->addWidget(preview_->bar());
    bottom->addStretch();
    bottom->addWidget(back);
    bottom->addWidget(pdf);
    bottom->addWidget(print);
    auto* const column = makeColumn(this, distance::medium, allAround(distance::large));
    column->addWidget(notice_);
    column->addWidget(preview_, 1);
    column->addLayout(bottom);
    preview_->show(pages_);
}

} // namespace desk
