#include "app/desk/reports/club_paper_dialog.h"

#include "app/desk/reports/paper_preview.h"
#include "app/desk/reports/print_habits.h"
#include "app/desk/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"

#include <QPushButton>

#include <functional>

namespace desk {

using namespace Qt::StringLiterals;

ClubPaperDialog::ClubPaperDialog(Session& session, const documents::ClubChoice& choice,
                                 QWidget* parent)
    : QDialog(parent),
      exporter_(session, this),
      notice_(new Notice(this)),
      preview_(new PaperPreview(session.uiState(), this))
{
    setObjectName(u"clubPaperDialog"_s);
    setWindowTitle(documents::titleOf(choice.kind));
    setAccessibleName(windowTitle());
    constexpr QSize usual(820, 680);
    resize(usual);
    notice_->setObjectName(u"clubPaperNotice"_s);
    notice_->hide();
    auto* const top = makeRow(nullptr);
    top->addWidget(makeLabel(windowTitle(), 18, QFont::DemiBold, theme::Role::Text, this));
    top->addStretch();
    top->addWidget(preview_->bar());
    auto* const bottom = makeRow(nullptr);
    buildButtons(*bottom, is(choice.kind, documents::ClubTrait::IsTable));
    auto* const column = makeColumn(this, distance::medium, allAround(distance::large));
    column->addLayout(top);
    column->addWidget(notice_);
    column->addWidget(preview_, 1);
    column->addLayout(bottom);

    using Kind = Notice::Kind;
    const auto tell = [this](Kind kind, icons::Meaning icon, const QString& what,
                             const QString& why) {
        notice_->show(kind, icon, what, why);
        notice_->setVisible(true);
    };
    connect(&exporter_, &DocumentExporter::told, this,
            [tell](const QString& what) { tell(Kind::Tint, icons::Meaning::Complete, what, {}); });
    connect(&exporter_, &DocumentExporter::failed, this,
            [tell](const QString& what, const QString& why) {
                tell(Kind::Error, icons::Meaning::Refused, what, why);
            });
    const PrintHabits habits(session.uiState());
    rendering_.start(rendering(session, choice, {{}, habits.paper(), habits.locale()}),
                     [this](const Pages& pages) { take(pages); });
}

void ClubPaperDialog::buildButtons(QBoxLayout& row, bool isTable)
{
    using icons::Meaning;
    const auto add = [&](const QString& name, const QString& text, Meaning icon, ButtonKind kind,
                         const std::function<void()>& act) {
        auto* const button = makeButton(name, text, icon, kind, this);
        button->setEnabled(false); // Until the pages are there.
        connect(button, &QPushButton::clicked, this, act);
        row.addWidget(button);
        return button;
    };
    const auto addForm = [&](const QString& name, const QString& text, typeset::FileForm form) {
        add(name, text, form == typeset::FileForm::Pdf ? Meaning::Export : Meaning::CrossTable,
            ButtonKind::Normal, [this, form] { exporter_.askAndSave(pages_, form); });
    };
    addForm(u"clubPdf"_s, tr("PDF"), typeset::FileForm::Pdf);
    if (isTable) {
        addForm(u"clubXlsx"_s, tr("XLSX"), typeset::FileForm::Xlsx);
        addForm(u"clubCsv"_s, tr("CSV"), typeset::FileForm::Csv);
        addForm(u"clubHtml"_s, tr("HTML"), typeset::FileForm::Html);
    }
    row.addStretch();
    auto* const back = makeButton(u"clubPaperBack"_s, tr("Back"), ButtonKind::Normal, this);
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    row.addWidget(back);
    add(u"clubPrint"_s, tr("Print"), Meaning::Print, ButtonKind::Primary, [this] {
        exporter_.print(pages_, preview_->page());
    })->setDefault(true);
}

void ClubPaperDialog::take(const Pages& pages)
{
    pages_ = pages;
    preview_->show(pages);
    if (pages->isEmpty()) {
        notice_->showError(textOf(pages->refused));
        notice_->setVisible(true);
        return;
    }
    for (auto* const button : findChildren<QPushButton*>()) {
        if (button->objectName().startsWith(u"club"_s)) {
            button->setEnabled(true);
        }
    }
}

void ClubPaperDialog::save(typeset::FileForm format, const QString& path)
{
    rendering_.finish();
    exporter_.save(pages_, format, path);
}

} // namespace desk
