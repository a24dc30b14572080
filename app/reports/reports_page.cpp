#include "reports_page.h"

#include "choice_bar.h"
#include "document_list.h"
#include "kit_line.h"
#include "paper_preview.h"

#include "app/desk.h"
#include "app/widgets/ask.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

const QString kindKey = u"reports/document"_s;

} // namespace

ReportsPage::ReportsPage(Desk& desk, QWidget* parent)
    : Page(parent), desk_(desk), handing_(desk, this)
{
    setObjectName(u"reportsPage"_s);
    makeWidgets();
    makeButtons();
    layOut();
    connectParts();
    makeKeys();
    opened();
}

void ReportsPage::makeWidgets()
{
    const PrintHabits habits(desk_.memory());
    head_ = new PageHead(tr("Reports"), this);
    list_ = new DocumentList(this);
    bar_ = new ChoiceBar(habits, this);
    kit_ = new KitLine(habits, this);
    notice_ = new Notice(this);
    notice_->setObjectName(u"reportNotice"_s);
    notice_->hide();
    nothing_ = new Notice(this);
    nothing_->setObjectName(u"nothingNotice"_s);
    nothing_->hide();
    preview_ = new PaperPreview(desk_.memory(), this);
}

void ReportsPage::makeButtons()
{
    using icons::Meaning;
    copy_ = makeButton(u"shortReportButton"_s, tr("Copy short report"), Meaning::Copy,
                       ButtonKind::Quiet, this);
    mail_ = makeButton(u"mailButton"_s, tr("E-mail"), Meaning::Mail, ButtonKind::Normal, this);
    pdf_ = makeButton(u"pdfButton"_s, tr("PDF"), Meaning::Export, ButtonKind::Normal, this);
    csv_ = makeButton(u"csvButton"_s, tr("CSV"), Meaning::CrossTable, ButtonKind::Normal, this);
    html_ = makeButton(u"htmlButton"_s, tr("HTML"), Meaning::Columns, ButtonKind::Normal, this);
    print_ = makeButton(u"printButton"_s, tr("Print"), Meaning::Print, ButtonKind::Primary, this);
    for (auto* button : {copy_, mail_, pdf_, csv_, html_, print_}) {
        head_->add(button);
    }
    connect(copy_, &QPushButton::clicked, this,
            [this] { whenReady([this] { handing_.copyShortReport(*proof_); }); });
    connect(mail_, &QPushButton::clicked, this,
            [this] { whenReady([this] { handing_.mail(proof_); }); });
    connect(pdf_, &QPushButton::clicked, this, [this] { askAndSave(FileFormat::Pdf); });
    connect(csv_, &QPushButton::clicked, this, [this] { askAndSave(FileFormat::Csv); });
    connect(html_, &QPushButton::clicked, this, [this] { askAndSave(FileFormat::Html); });
    connect(print_, &QPushButton::clicked, this, &ReportsPage::print);
}

void ReportsPage::layOut()
{
    constexpr int listWidth = 264;
    constexpr int margin = 24;
    constexpr int top = 20;
    constexpr int gap = 16;
    list_->setFixedWidth(listWidth);
    auto* const right = new QVBoxLayout;
    right->setSpacing(gap / 2);
    right->addWidget(bar_);
    right->addWidget(preview_->bar(), 0, Qt::AlignRight);
    right->addWidget(kit_);
    right->addWidget(notice_);
    right->addWidget(nothing_);
    right->addWidget(preview_, 1);
    right->addStretch();
    auto* const columns = new QHBoxLayout;
    columns->setSpacing(margin);
    columns->addWidget(list_);
    columns->addLayout(right, 1);
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins(margin, top, margin, gap);
    page->setSpacing(gap);
    page->addWidget(head_);
    page->addLayout(columns, 1);
}

void ReportsPage::connectParts()
{
    connect(&desk_, &Desk::opened, this, &ReportsPage::opened);
    connect(&desk_, &Desk::changed, this, &ReportsPage::outdate);
    connect(list_, &DocumentList::chosen, this, [this](documents::Kind kind) {
        auto choice = remembered();
        choice.kind = kind;
        show(choice);
    });
    connect(bar_, &ChoiceBar::changed, this, [this] {
        waiting_ = {};
        remember();
        order();
    });
    connect(&press_, &Press::finished, this, &ReportsPage::proofCame);
    connect(&handing_, &HandingOut::told, this,
            [this](const QString& what) { tell(what, {}, false); });
    connect(&handing_, &HandingOut::failed, this,
            [this](const QString& what, const QString& why) { tell(what, why, true); });
}

void ReportsPage::makeKeys()
{
    const auto on = [this](Qt::Key key, int pages) {
        auto* const shortcut = new QShortcut(QKeySequence(key), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, pages] { preview_->turnBy(pages); });
    };
    on(Qt::Key_PageDown, 1);
    on(Qt::Key_PageUp, -1);
}

void ReportsPage::enter()
{
    list_->setFocus();
}

void ReportsPage::search()
{
    auto* const person = bar_->findChild<QLineEdit*>(u"participantField"_s);
    if (person->isVisible()) {
        person->setFocus();
        person->selectAll();
    } else {
        list_->setFocus();
    }
}

void ReportsPage::opened()
{
    press_.cancel();
    waiting_ = {};
    proof_.reset();
    notice_->hide();
    setEnabled(desk_.current().has_value());
    list_->show(documents::kindsFor(desk_.tournament()));
    if (const auto kind = documents::kindOf(desk_.memory().value(kindKey).toString())) {
        list_->setCurrent(*kind);
    }
    bar_->show(desk_.tournament(), remembered());
    outdate();
}

void ReportsPage::refresh()
{
    list_->show(documents::kindsFor(desk_.tournament()));
    bar_->refresh(desk_.tournament());
    refreshHead();
    order();
}

void ReportsPage::refreshHead()
{
    const auto printer = PrintHabits(desk_.memory()).printer();
    const auto documents = tr("%n document(s)", nullptr, list_->count());
    head_->setFacts(printer.isEmpty() ? documents : documents + u" · "_s + printer);
}

void ReportsPage::show(const documents::Choice& choice)
{
    list_->setCurrent(choice.kind);
    const bool isThere = list_->current() == choice.kind;
    bar_->show(desk_.tournament(), isThere ? choice : documents::Choice{list_->current()});
    notice_->hide();
    remember();
    waiting_ = {};
    preview_->turnTo(0);
    outdate();
}

QString ReportsPage::choiceKey() const
{
    const auto newest = documents::roundOf(desk_.tournament(), {});
    return u"reports/choice-%1-%2"_s.arg(desk_.current() ? core::plain(*desk_.current()) : 0)
        .arg(newest ? core::plain(*newest) : 0);
}

documents::Choice ReportsPage::remembered() const
{
    documents::Choice choice;
    choice.kind = list_->current();
    const auto stored = desk_.memory().value(choiceKey()).toStringList();
    constexpr qsizetype parts = 3;
    if (stored.size() != parts) {
        return choice;
    }
    if (const core::RoundNumber round{stored[0].toInt()};
        core::findRound(desk_.tournament(), round) != nullptr) {
        choice.round = round;
    }
    if (const core::StartNumber person{stored[1].toInt()};
        core::findParticipant(desk_.tournament(), person) != nullptr) {
        choice.participant = person;
    }
    choice.tables = tablesIn(stored[2]).value_or(std::vector<core::TableNumber>());
    return choice;
}

void ReportsPage::remember()
{
    const auto choice = bar_->choice();
    desk_.memory().setValue(kindKey, documents::idOf(choice.kind));
    const auto number = [](auto id) { return QString::number(id ? core::plain(*id) : 0); };
    desk_.memory().setValue(
        choiceKey(),
        QStringList{number(choice.round), number(choice.participant), textOf(choice.tables)});
}

bool ReportsPage::lacksRound() const
{
    return documents::traitsOf(list_->current()).ofRound &&
           !documents::roundOf(desk_.tournament(), {});
}

QString ReportsPage::reason() const
{
    if (lacksRound()) {
        return tr("It tells of a round: it is there once the first is published.");
    }
    if (const auto complaint = bar_->complaint(); !complaint.isEmpty()) {
        return complaint;
    }
    if (proof_ && proof_->isEmpty()) {
        const auto refused = textOf(proof_->refused);
        return refused.isEmpty() ? tr("This document is not there.") : refused;
    }
    return {};
}

void ReportsPage::order()
{
    proof_.reset();
    if (desk_.current() && reason().isEmpty()) {
        const PrintHabits habits(desk_.memory());
        press_.start(pressJob(desk_, {{bar_->choice()}, bar_->paper(), habits.locale()}));
    } else {
        press_.cancel();
    }
    refreshParts();
}

void ReportsPage::proofCame(const std::shared_ptr<const Proof>& proof)
{
    proof_ = proof;
    refreshParts();
    if (const auto action = std::exchange(waiting_, {}); action && !proof->isEmpty()) {
        action();
    }
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
    if (proof_ && !proof_->isEmpty()) {
        preview_->show(proof_);
    }
    refreshActions();
    Q_EMIT statusChanged();
}

void ReportsPage::refreshActions()
{
    const auto why = reason();
    const auto enable = [](QPushButton* button, const QString& against) {
        button->setEnabled(against.isEmpty());
        button->setToolTip(against);
    };
    for (auto* button : {mail_, pdf_, print_}) {
        enable(button, why);
    }
    const bool isTable = documents::traitsOf(list_->current()).isTable;
    const bool isOne = !proof_ || proof_->table() != nullptr;
    const auto noTable = !why.isEmpty() ? why
                         : !isTable     ? tr("This document is no table.")
                         : !isOne       ? tr("These are several tables: choose one of them.")
                                        : QString();
    enable(csv_, noTable);
    enable(html_, noTable);
    enable(copy_, documents::roundOf(desk_.tournament(), {})
                      ? why
                      : tr("There is no short report before the first round."));
}

Status ReportsPage::status() const
{
    const auto why = desk_.current() ? reason() : QString();
    return why.isEmpty() ? Status()
                         : Status{icons::Meaning::Information, theme::Role::Accent,
                                  documents::titleOf(list_->current()), why};
}

void ReportsPage::tell(const QString& what, const QString& why, bool isFailure)
{
    if (isFailure) {
        notice_->show(Notice::Kind::Warning, icons::Meaning::Warning, what, why);
    } else {
        notice_->show(Notice::Kind::Tint, icons::Meaning::Complete, what, why);
    }
    notice_->show();
    refreshHead();
}

void ReportsPage::whenReady(const std::function<void()>& action)
{
    if (proof_ && !proof_->isEmpty()) {
        action();
    } else if (press_.isRunning()) {
        waiting_ = action;
    }
}

void ReportsPage::print()
{
    whenReady([this] { handing_.print(proof_, preview_->page()); });
}

void ReportsPage::askAndSave(FileFormat format)
{
    whenReady([this, format] { handing_.askAndSave(proof_, format); });
}

void ReportsPage::save(FileFormat format, const QString& path)
{
    whenReady([this, format, path] { handing_.save(proof_, format, path); });
}

} // namespace desk
