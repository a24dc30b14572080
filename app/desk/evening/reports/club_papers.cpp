#include "app/desk/evening/reports/club_papers.h"

#include "app/desk/evening/reports/days_bar.h"
#include "app/desk/evening/reports/paper_preview.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "core/club/who_is_who.h"
#include "core/texts/translation.h"

#include <QComboBox>
#include <QPushButton>
#include <QShortcut>

#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

RenderedDocument renderClub(const ClubPapers& papers, const documents::ClubChoice& choice,
                            const core::PeopleWishes& wishes, const QDateTime& now,
                            const PrintOrder& order)
{
    const texts::ThreadLanguage language(order.locale);
    const documents::ClubSource source{papers.records, papers.evenings, now, papers.corrections,
                                       wishes};
    RenderedDocument rendered;
    rendered.order = order;
    rendered.title = documents::titleOf(choice.kind);
    rendered.subject = documents::subjectOf(source, choice);
    rendered.properties = documents::pdfProperties(source, choice, order.locale);
    auto composed = documents::compose(source, choice);
    if (!composed) {
        rendered.refused = composed.refused();
        return rendered;
    }
    rendered.documents = std::move(*composed);
    rendered.sheets = typeset::sheetsOf(rendered.documents, order.paper);
    return rendered;
}

} // namespace

ClubPapersDialog::ClubPapersDialog(Session& session, ClubPapers papers, QWidget* parent)
    : QDialog(parent),
      session_(session),
      papers_(std::move(papers)),
      habits_(session.uiState()),
      exporter_(session, this),
      kinds_(new QComboBox(this)),
      days_(new DaysBar(this)),
      preview_(new PaperPreview(session.uiState(), this)),
      notice_(new Notice(this)),
      ways_(new QWidget(this))
{
    setObjectName(u"clubPapers"_s);
    const bool isOne = papers_.choices.size() == 1;
    setWindowTitle(isOne ? documents::titleOf(papers_.choices.front().kind) : tr("Print"));
    kinds_->setObjectName(u"clubDocument"_s);
    setSpokenName(*kinds_, tr("Document"));
    for (const auto& choice : papers_.choices) {
        kinds_->addItem(documents::titleOf(choice.kind));
    }
    kinds_->setVisible(!isOne);
    notice_->setObjectName(u"clubPaperNotice"_s);
    notice_->hide();
    buildLayout();
    days_->show(papers_.choices.front().days);
    connect(kinds_, &QComboBox::activated, this, &ClubPapersDialog::render);
    connect(days_, &DaysBar::changed, this, &ClubPapersDialog::render);
    connect(&exporter_, &DocumentExporter::told, this, [this](const QString& what) {
        notice_->show(Notice::Kind::Tint, icons::Meaning::Complete, what);
        notice_->show();
    });
    connect(&exporter_, &DocumentExporter::failed, this,
            [this](const QString& what, const QString& why) {
                notice_->show(Notice::Kind::Warning, icons::Meaning::Warning, what, why);
                notice_->show();
            });
    for (const auto& [key, pages] : {std::pair{Qt::Key_PageDown, 1}, {Qt::Key_PageUp, -1}}) {
        connect(new QShortcut(QKeySequence(key), this), &QShortcut::activated, preview_,
                [this, count = pages] { preview_->turnBy(count); });
    }
    render();
}

QPushButton* ClubPapersDialog::addWay(const QString& name, const QString& text, icons::Meaning icon,
                                      const std::function<void()>& take)
{
    auto* const button = makeButton(name, text, icon, ButtonKind::Normal, ways_);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, take);
    ways_->layout()->addWidget(button);
    return button;
}

void ClubPapersDialog::buildLayout()
{
    constexpr int width = 900;
    constexpr int height = 680;
    resize(width, height);
    makeRow(ways_);
    const auto saving = [this](typeset::FileForm format) {
        return [this, format] { exporter_.askAndSave(pages_, format); };
    };
    addWay(u"clubPdf"_s, tr("PDF"), icons::Meaning::Export, saving(typeset::FileForm::Pdf));
    addWay(u"clubXlsx"_s, tr("XLSX"), icons::Meaning::CrossTable, saving(typeset::FileForm::Xlsx));
    addWay(u"clubCsv"_s, tr("CSV"), icons::Meaning::CrossTable, saving(typeset::FileForm::Csv));
    addWay(u"clubHtml"_s, tr("HTML"), icons::Meaning::Columns, saving(typeset::FileForm::Html));
    addWay(u"clubPrint"_s, tr("Print"), icons::Meaning::Print,
           [this] { exporter_.print(pages_, preview_->page()); });
    auto* const top = makeRow(nullptr);
    top->addWidget(kinds_);
    top->addWidget(days_);
    top->addStretch();
    top->addWidget(ways_);
    auto* const back = makeButton(u"clubPapersBack"_s, tr("Back"), ButtonKind::Normal, this);
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    auto* const bottom = makeRow(nullptr);
    bottom->addWidget(preview_->bar());
    bottom->addStretch();
    bottom->addWidget(back);
    auto* const column = makeColumn(this, distance::medium, allAround(distance::large));
    column->addLayout(top);
    column->addWidget(notice_);
    column->addWidget(preview_, 1);
    column->addLayout(bottom);
}

void ClubPapersDialog::render()
{
    pages_.reset();
    ways_->setEnabled(false);
    auto choice = papers_.choices[static_cast<std::size_t>(kinds_->currentIndex())];
    const bool isOfDays = is(choice.kind, documents::ClubTrait::OfDays);
    days_->setVisible(isOfDays);
    if (isOfDays) {
        const auto days = days_->days();
        if (!days) {
            return refuseDays();
        }
        choice.days = *days;
    }
    notice_->hide();
    rendering_.start(
        [papers = papers_, choice, wishes = core::wishesOf(session_.directory()),
         now = session_.now().toLocalTime(),
         order = PrintOrder{{}, habits_.paper(), habits_.locale()}] {
            return Pages(std::make_shared<const RenderedDocument>(
                renderClub(papers, choice, wishes, now, order)));
        },
        [this](const Pages& pages) {
            pages_ = pages;
            refresh();
        });
}

void ClubPapersDialog::refresh()
{
    if (pages_->isEmpty()) {
        notice_->showError(textOf(pages_->refused));
        notice_->show();
        return;
    }
    ways_->setEnabled(true);
    preview_->turnTo(0);
    preview_->show(pages_);
}

void ClubPapersDialog::refuseDays()
{
    rendering_.cancel();
    notice_->showError(tr("There is no such time: give two days, the first one first."));
    notice_->show();
}

void ClubPapersDialog::save(typeset::FileForm format, const QString& path)
{
    rendering_.finish();
    exporter_.save(pages_, format, path);
}

} // namespace desk
