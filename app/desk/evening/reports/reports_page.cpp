#include "app/desk/evening/reports/reports_page.h"

#include "app/desk/evening/reports/choice_bar.h"
#include "app/desk/evening/reports/document_list.h"
#include "app/desk/evening/reports/paper_preview.h"
#include "app/desk/evening/results/waiting_entries.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/elided_label.h"
#include "app/desk/widgets/file_chooser.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "core/texts/missing_texts.h"
#include "reports/documents/papers_now.h"
#include "reports/documents/unwritten_names.h"

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStyle>

#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

const QString kindKey = u"reports/document"_s;

/// Settings for writing the paper kit automatically.
class KitLine : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(KitLine)

public:
    KitLine(PrintHabits habits, QWidget* parent)
        : QWidget(parent),
          habits_(habits),
          writes_(new QCheckBox(tr("Write it automatically whenever a round is published"), this)),
          folder_(makeElidedLabel(13, QFont::Normal, theme::Role::Muted, this))
    {
        setObjectName(u"kitLine"_s);
        writes_->setObjectName(u"kitTick"_s);
        writes_->setAccessibleName(writes_->text());
        writes_->setToolTip(tr("Into a folder, on a stick for example: the evening can go on by "
                               "hand if this computer fails."));
        folder_->setObjectName(u"kitFolder"_s);
        auto* const choose = makeButton(u"kitFolderButton"_s, tr("Folder…"), icons::Meaning::Folder,
                                        ButtonKind::Quiet, this);
        auto* const row = makeRow(this, style()->pixelMetric(QStyle::PM_LayoutHorizontalSpacing));
        row->addWidget(writes_);
        row->addWidget(folder_, 1);
        row->addWidget(choose);
        connect(writes_, &QCheckBox::clicked, this, &KitLine::setWriting);
        connect(choose, &QPushButton::clicked, this, &KitLine::chooseFolder);
        refresh();
    }

private:
    void chooseFolder()
    {
        const auto folder = desk::chooseFolder(
            this, tr("Folder for the paper kit, on a stick for example"), habits_.kitFolder());
        if (!folder.isEmpty()) {
            habits_.writeKitInto(folder);
        }
        refresh();
    }

    void setWriting(bool writes)
    {
        habits_.setWritesKit(writes && !habits_.kitFolder().isEmpty());
        if (writes && habits_.kitFolder().isEmpty()) {
            chooseFolder();
        }
        refresh();
    }

    void refresh()
    {
        writes_->setChecked(habits_.writesKit());
        const auto folder = QDir::toNativeSeparators(habits_.kitFolder());
        folder_->setText(folder.isEmpty() ? tr("no folder chosen yet") : folder);
    }

    PrintHabits habits_;
    QCheckBox* writes_;
    ElidedLabel* folder_;
};

/// What is done once that document is printed or saved.
std::optional<core::EveningStep> stepOf(documents::Kind kind)
{
    switch (kind) {
    case documents::Kind::Standings:
        return core::EveningStep::HangUpStandings;
    case documents::Kind::Winners:
        return core::EveningStep::PrintPrizes;
    case documents::Kind::PrizeReceipts:
        return core::EveningStep::PrintReceipts;
    case documents::Kind::PrizeReading:
        return core::EveningStep::GivePrizes;
    case documents::Kind::LicenceFee:
        return core::EveningStep::ReportFee;
    default:
        return std::nullopt;
    }
}

} // namespace

ReportsPage::ReportsPage(Session& session, QWidget* parent)
    : Page(session, parent),
      habits_(session.uiState()),
      exporter_(session, this),
      head_(new PageHead(tr("Reports"), this)),
      list_(new DocumentList(this)),
      bar_(new ChoiceBar(habits_, this)),
      kit_(new KitLine(habits_, this)),
      notice_(new Notice(this)),
      nothing_(new Notice(this)),
      missing_(new Notice(this)),
      unwritten_(new Notice(this)),
      preview_(new PaperPreview(session.uiState(), this))
{
    setObjectName(u"reportsPage"_s);
    notice_->setObjectName(u"reportNotice"_s);
    notice_->hide();
    nothing_->setObjectName(u"nothingNotice"_s);
    nothing_->hide();
    missing_->setObjectName(u"missingNotice"_s);
    missing_->hide();
    unwritten_->setObjectName(u"unwrittenNotice"_s);
    unwritten_->hide();
    buildActions();
    buildLayout();
    connectParts();
    ReportsPage::tournamentOpened();
    invalidate();
}

void ReportsPage::buildActions()
{
    using icons::Meaning;
    const auto add = [this](const QString& name, const QString& text, Meaning icon, ButtonKind kind,
                            const std::function<void()>& perform) {
        auto* const action = new QAction(text, this);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, perform);
        head_->add(makeButton(*action, icon, kind, head_));
        return action;
    };
    const auto save = [this](typeset::FileForm format) {
        return [this, format] { askAndSave(format); };
    };
    copy_ = add(u"shortReportAction"_s, tr("Copy short report"), Meaning::Copy, ButtonKind::Quiet,
                [this] { whenReady([this] { exporter_.copyShortReport(*pages_); }); });
    mail_ = add(u"mailAction"_s, tr("E-mail"), Meaning::Mail, ButtonKind::Normal,
                [this] { whenSure([this] { exporter_.mail(pages_); }); });
    pdf_ = add(u"pdfAction"_s, tr("PDF"), Meaning::Export, ButtonKind::Normal,
               save(typeset::FileForm::Pdf));
    xlsx_ = add(u"xlsxAction"_s, tr("XLSX"), Meaning::CrossTable, ButtonKind::Normal,
                save(typeset::FileForm::Xlsx));
    csv_ = add(u"csvAction"_s, tr("CSV"), Meaning::CrossTable, ButtonKind::Normal,
               save(typeset::FileForm::Csv));
    html_ = add(u"htmlAction"_s, tr("HTML"), Meaning::Columns, ButtonKind::Normal,
                save(typeset::FileForm::Html));
    print_ = add(u"printAction"_s, tr("Print"), Meaning::Print, ButtonKind::Primary,
                 [this] { print(); });
    for (const auto& [key, pages] : {std::pair{Qt::Key_PageDown, 1}, {Qt::Key_PageUp, -1}}) {
        auto* const shortcut = new QShortcut(QKeySequence(key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, preview_,
                [this, count = pages] { preview_->turnBy(count); });
    }
}

void ReportsPage::buildLayout()
{
    constexpr int listWidth = 264;
    constexpr int top = 20;
    list_->setFixedWidth(listWidth);
    auto* const right = makeColumn(nullptr);
    right->addWidget(bar_);
    right->addWidget(preview_->bar(), 0, Qt::AlignRight);
    right->addWidget(kit_);
    right->addWidget(notice_);
    right->addWidget(nothing_);
    right->addWidget(missing_);
    right->addWidget(unwritten_);
    right->addWidget(preview_, 1);
    right->addStretch();
    auto* const columns = makeRow(nullptr, distance::page);
    columns->addWidget(list_);
    columns->addLayout(right, 1);
    auto* const page =
        makeColumn(this, distance::large, {distance::page, top, distance::page, distance::large});
    page->addWidget(head_);
    page->addLayout(columns, 1);
}

void ReportsPage::connectParts()
{
    connect(list_, &DocumentList::chosen, this, [this](documents::Kind kind) {
        auto choice = remembered();
        choice.kind = kind;
        show(choice);
    });
    connect(bar_, &ChoiceBar::changed, this, [this] {
        waiting_ = {};
        remember();
        render();
    });
    connect(&session_, &Session::clubChanged, this, &ReportsPage::followSession);
    connect(&exporter_, &DocumentExporter::told, this, [this](const QString& what) {
        tell(what, {}, false);
        if (const auto step = stepOf(bar_->choice().kind)) {
            session_.tellDone(*step);
        }
    });
    connect(&exporter_, &DocumentExporter::failed, this,
            [this](const QString& what, const QString& why) { tell(what, why, true); });
}

void ReportsPage::enter()
{
    list_->setFocus();
}

void ReportsPage::roomChanged()
{
    preview_->setLow(room().isLow);
}

void ReportsPage::search()
{
    if (auto* const person = bar_->findChild<QLineEdit*>(u"participantField"_s);
        person->isVisible()) {
        person->setFocus();
        person->selectAll();
    } else {
        list_->setFocus();
    }
}

void ReportsPage::tournamentOpened()
{
    rendering_.cancel();
    waiting_ = {};
    pages_.reset();
    notice_->hide();
    preview_->turnTo(0);
    bar_->forgetTyped();
    setEnabled(session_.current().has_value());
    showList();
    if (const auto kind = documents::kindOf(session_.uiState().value(kindKey).toString())) {
        list_->setCurrent(*kind);
    }
    bar_->show(session_.tournament(), remembered());
}

void ReportsPage::refresh()
{
    showList();
    bar_->refresh(session_.tournament());
    refreshHead();
    render();
}

void ReportsPage::showList()
{
    const auto& tournament = session_.tournament();
    list_->show(documents::papersNow(tournament), documents::kindsFor(tournament));
}

void ReportsPage::refreshHead()
{
    const auto printer = habits_.printer();
    const auto count = documents::kindsFor(session_.tournament()).size();
    const auto documents = tr("%n document(s)", nullptr, static_cast<int>(count));
    head_->setFacts(printer.isEmpty() ? documents : documents + u" · "_s + printer);
}

void ReportsPage::show(const documents::Choice& choice)
{
    list_->setCurrent(choice.kind);
    const bool isThere = list_->current() == choice.kind;
    bar_->show(session_.tournament(), isThere ? choice : documents::Choice{list_->current()});
    notice_->hide();
    remember();
    waiting_ = {};
    preview_->turnTo(0);
    invalidate();
}

QString ReportsPage::choiceKey() const
{
    const auto newest = documents::roundOf(session_.tournament(), {});
    return u"reports/choice-%1"_s.arg(newest ? core::plain(*newest) : 0);
}

documents::Choice ReportsPage::remembered() const
{
    documents::Choice choice{list_->current()};
    const auto& tournament = session_.tournament();
    const auto stored = session_.kept(choiceKey()).toStringList();
    constexpr qsizetype parts = 3;
    if (stored.size() != parts) {
        return choice;
    }
    const core::RoundNumber round{stored[0].toInt()};
    const core::StartNumber person{stored[1].toInt()};
    if (core::findRound(tournament, round) != nullptr) {
        choice.round = round;
    }
    if (core::findParticipant(tournament, person) != nullptr) {
        choice.participant = person;
    }
    choice.tables = tablesIn(stored[2]).value_or(choice.tables);
    return choice;
}

void ReportsPage::remember()
{
    const auto choice = bar_->choice();
    session_.uiState().setValue(kindKey, documents::idOf(choice.kind));
    const auto number = [](auto id) { return QString::number(id ? core::plain(*id) : 0); };
    session_.keep(choiceKey(), QStringList{number(choice.round), number(choice.participant),
                                           textOf(choice.tables)});
}

bool ReportsPage::lacksRound() const
{
    return is(list_->current(), documents::Trait::OfRound) &&
           !documents::roundOf(session_.tournament(), {});
}

QString ReportsPage::reason() const
{
    if (lacksRound()) {
        return tr("It is about a round: available once the first is published.");
    }
    if (auto complaint = bar_->complaint(); !complaint.isEmpty()) {
        return complaint;
    }
    if (pages_ && pages_->isEmpty()) {
        const auto refused = textOf(pages_->refused);
        return refused.isEmpty() ? tr("This document is not there.") : refused;
    }
    return {};
}

void ReportsPage::render()
{
    pages_.reset();
    if (session_.current() && reason().isEmpty()) {
        rendering_.start(rendering(session_, {{bar_->choice()}, bar_->paper(), habits_.locale()}),
                         [this](const Pages& pages) {
                             pages_ = pages;
                             refreshParts();
                             if (const auto action = std::exchange(waiting_, {});
                                 action && !pages->isEmpty()) {
                                 action();
                             }
                         });
    } else {
        rendering_.cancel();
    }
    refreshParts();
}

void ReportsPage::refreshParts()
{
    const auto why = reason();
    kit_->setVisible(list_->current() == documents::Kind::PaperKit);
    nothing_->setVisible(!why.isEmpty());
    if (!why.isEmpty()) {
        nothing_->show(Notice::Kind::Plain, icons::Meaning::Information,
                       lacksRound() ? tr("No round has been published yet.")
                                    : documents::titleOf(list_->current()),
                       why);
    }
    preview_->setVisible(why.isEmpty());
    preview_->bar()->setVisible(why.isEmpty());
    if (pages_ && !pages_->isEmpty()) {
        preview_->show(pages_);
    }
    refreshMissing();
    refreshActions();
    Q_EMIT statusChanged();
}

void ReportsPage::refreshMissing()
{
    const auto texts = session_.current() && reason().isEmpty() ? missingTexts(documents::missingOn)
                                                                : QStringList();
    missing_->setVisible(!texts.isEmpty());
    if (!texts.isEmpty()) {
        missing_->show(Notice::Kind::Plain, icons::Meaning::Warning, tr("Provisional"),
                       texts.join(u"; "_s));
    }
    const auto unwritten =
        session_.current() && reason().isEmpty()
            ? documents::unwrittenNamesText(session_.tournament(), {bar_->choice()})
            : QString();
    unwritten_->setVisible(!unwritten.isEmpty());
    if (!unwritten.isEmpty()) {
        unwritten_->show(Notice::Kind::Plain, icons::Meaning::Warning,
                         tr("Signs are missing on paper"), unwritten);
    }
}

void ReportsPage::refreshActions()
{
    const auto why = reason();
    const auto enable = [](QAction* action, const QString& against) {
        action->setEnabled(against.isEmpty());
        action->setStatusTip(against);
    };
    for (auto* action : {mail_, pdf_, print_}) {
        enable(action, why);
    }
    const bool isTable = is(list_->current(), documents::Trait::IsTable);
    const bool isOne = !pages_ || pages_->table() != nullptr;
    const auto noTable = !why.isEmpty() ? why
                         : !isTable     ? tr("This document is no table.")
                         : !isOne       ? tr("These are several tables: choose one of them.")
                                        : QString();
    enable(csv_, noTable);
    enable(xlsx_, noTable);
    enable(html_, noTable);
    enable(copy_, documents::roundOf(session_.tournament(), {})
                      ? why
                      : tr("There is no short report before the first round."));
}

Status ReportsPage::status() const
{
    const auto why = session_.current() ? reason() : QString();
    return why.isEmpty() ? Status()
                         : Status{icons::Meaning::Information, theme::Role::Accent,
                                  documents::titleOf(list_->current()), why};
}

void ReportsPage::tell(const QString& what, const QString& why, bool isFailure)
{
    notice_->show(isFailure ? Notice::Kind::Warning : Notice::Kind::Tint,
                  isFailure ? icons::Meaning::Warning : icons::Meaning::Complete, what, why);
    notice_->show();
    refreshHead();
}

void ReportsPage::whenReady(const std::function<void()>& action)
{
    if (pages_ && !pages_->isEmpty()) {
        action();
    } else if (session_.current() && reason().isEmpty()) {
        waiting_ = action;
    }
}

void ReportsPage::whenSure(const std::function<void()>& action)
{
    whenReady([this, action] {
        const auto missing = missingTexts(documents::missingFor);
        if (missing.isEmpty() || confirm(this, documents::titleOf(list_->current()),
                                         tr("Provisional:") + u'\n' + missing.join(u'\n'),
                                         tr("Continue anyway"), Enter::GoesBack)) {
            action();
        }
    });
}

QStringList ReportsPage::missingTexts(MissingOf missingOf)
{
    documents::Source source{session_.tournament(), {}, {}};
    source.pending = waitingIn(session_);
    return texts::missingTexts(missingOf(source, bar_->choice()));
}

void ReportsPage::print()
{
    whenSure([this] { exporter_.print(pages_, preview_->page()); });
}

void ReportsPage::askAndSave(typeset::FileForm format)
{
    whenSure([this, format] { exporter_.askAndSave(pages_, format); });
}

void ReportsPage::save(typeset::FileForm format, const QString& path)
{
    whenReady([this, format, path] { exporter_.save(pages_, format, path); });
}

} // namespace desk
