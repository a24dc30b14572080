#include "app/desk/club/cash/cash_page.h"

#include "app/desk/club/cash/cash_summary.h"
#include "app/desk/club/cash/count_dialog.h"
#include "app/desk/club/cash/evening_cash.h"
#include "app/desk/club/cash/movements_model.h"
#include "app/desk/club/cash/other_movements.h"
#include "app/desk/evening/participants/paid_way_choice.h"
#include "app/desk/evening/participants/people_dialogs.h"
#include "app/desk/evening/reports/club_papers.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/scroll_area.h"
#include "app/desk/widgets/typed_values.h"
#include "core/club/club_keys.h"
#include "core/model/bookings.h"
#include "core/money/start_fee.h"
#include "core/people/distinct_names.h"
#include "core/people/people_names.h"
#include "core/people/same_text.h"
#include "core/texts/cash_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/prize_texts.h"
#include "core/use_cases/paying.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace desk {

using namespace Qt::StringLiterals;
using icons::Meaning;

namespace {

constexpr int cashSideWidth = 300;
/// A start number; below 0 of somebody removed, 0 of prizes to be settled.
constexpr int numberOfUnpaid = Qt::UserRole;

/// "gets 7.50 €", "7.50 € back", "– → a ham".
QString amountText(const core::PrizeChange& change)
{
    const auto cents = change.cents();
    return cents > 0   ? CashPage::tr("gets %1").arg(texts::moneyText(cents))
           : cents < 0 ? CashPage::tr("%1 back").arg(texts::moneyText(-cents))
                       : texts::worthText(change);
}

} // namespace

CashPage::CashPage(Session& session, QWidget* parent)
    : Page(session, parent),
      head_(new PageHead(tr("Cash"), this)),
      kind_(new QComboBox(this)),
      amount_(makeField(u"cashAmount"_s, tr("Amount in euros"), this)),
      text_(makeField(u"cashText"_s, tr("What for"), this)),
      way_(new PaidWayChoice(session.tournament(), this)),
      notice_(new Notice(this)),
      model_(new MovementsModel(this)),
      table_(new QTableView(this)),
      cancel_(new QAction(tr("Cancel this movement…"), this)),
      summary_(new CashSummary),
      unpaid_(new QListWidget)
{
    setObjectName(u"cashPage"_s);
    buildHead();
    buildTable();
    auto* const left = makeColumn(nullptr, distance::medium);
    left->addLayout(buildLine());
    left->addWidget(notice_);
    left->addWidget(table_, 1);
    auto* const foot = makeRow(nullptr);
    foot->addWidget(makeButton(*cancel_, Meaning::Cancel, ButtonKind::Quiet, this));
    auto* const others = makeButton(u"cashOthersButton"_s, tr("Without a tournament…"),
                                    Meaning::Cash, ButtonKind::Quiet, this);
    others->setToolTip(tr("Movements of the club that belong to no tournament"));
    connect(others, &QPushButton::clicked, this, &CashPage::showOthers);
    foot->addWidget(others);
    foot->addStretch();
    settle_ = makeButton(u"settleBoxButton"_s, tr("Settle a box…"), Meaning::Cash,
                         ButtonKind::Quiet, this);
    settle_->setToolTip(tr("What a helper or another desk took goes into this desk's box"));
    connect(settle_, &QPushButton::clicked, this, &CashPage::settleBox);
    foot->addWidget(settle_);
    auto* const box =
        makeButton(u"cashBoxButton"_s, tr("Cash box…"), Meaning::Cash, ButtonKind::Quiet, this);
    box->setToolTip(tr("For clubs with several boxes: which one this desk uses"));
    connect(box, &QPushButton::clicked, this, &CashPage::chooseBox);
    foot->addWidget(box);
    left->addLayout(foot);
    auto* const row = makeRow(nullptr, distance::page);
    row->addLayout(left, 1);
    auto* const side = buildSide();
    row->addWidget(side);
    constexpr int top = 20;
    auto* const column =
        makeColumn(this, distance::large, {distance::page, top, distance::page, distance::large});
    column->addWidget(head_);
    column->addLayout(row, 1);
    setSide(*side);
    connect(&session_, &Session::clubChanged, this, &CashPage::invalidate);
}

void CashPage::buildHead()
{
    auto* const print = makeButton(u"cashPrintButton"_s, tr("Print the report"), Meaning::Print,
                                   ButtonKind::Normal, this);
    connect(print, &QPushButton::clicked, this, &CashPage::print);
    auto* const book = makeButton(u"cashBookPaperButton"_s, tr("Cash book…"), Meaning::CrossTable,
                                  ButtonKind::Normal, this);
    book->setToolTip(tr("All money of the club over a time"));
    connect(book, &QPushButton::clicked, this, &CashPage::showBook);
    auto* const count = makeButton(u"cashCountButton"_s, tr("Count the cash…"), Meaning::Cash,
                                   ButtonKind::Primary, this);
    connect(count, &QPushButton::clicked, this, &CashPage::count);
    head_->add(book);
    head_->add(print);
    head_->add(count);
}

/// Kind, amount, what for; Enter in any of them books.
QLayout* CashPage::buildLine()
{
    constexpr int amountWidth = 96;
    kind_->setObjectName(u"cashKind"_s);
    setSpokenName(*kind_, tr("Kind of movement"));
    for (const auto& entry : core::enumKeys<core::CashKind>) {
        kind_->addItem(texts::text(entry.key), static_cast<int>(entry.key));
    }
    kind_->setCurrentIndex(kind_->findData(static_cast<int>(core::CashKind::Expense)));
    amount_->setFixedWidth(amountWidth);
    amount_->setPlaceholderText(tr("€"));
    text_->setPlaceholderText(tr("What for"));
    way_->setObjectName(u"cashWay"_s);
    auto* const button =
        makeButton(u"cashBookButton"_s, tr("Book"), Meaning::Add, ButtonKind::Normal, this);
    for (auto* const field : {amount_, text_}) {
        connect(field, &QLineEdit::returnPressed, this, &CashPage::book);
        connect(field, &QLineEdit::textEdited, this, &CashPage::clearRefusal);
    }
    connect(button, &QPushButton::clicked, this, &CashPage::book);
    auto* const line = makeRow(nullptr);
    line->addWidget(kind_);
    line->addWidget(amount_);
    line->addWidget(text_, 1);
    line->addWidget(way_);
    line->addWidget(button);
    notice_->setObjectName(u"cashNotice"_s);
    notice_->hide();
    return line;
}

void CashPage::buildTable()
{
    dressTable(*table_, u"cashTable"_s, tr("Movements of cash"));
    table_->setModel(model_);
    table_->setTabKeyNavigation(false);
    auto& header = *table_->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(static_cast<int>(MovementColumn::Text), QHeaderView::Stretch);
    cancel_->setObjectName(u"cashCancelAction"_s);
    cancel_->setShortcut(Qt::Key_Delete);
    cancel_->setShortcutContext(Qt::WidgetShortcut);
    table_->addAction(cancel_);
    connect(cancel_, &QAction::triggered, this, &CashPage::cancelSelected);
    const auto follow = [this] { cancel_->setEnabled(table_->selectionModel()->hasSelection()); };
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, follow);
    connect(model_, &QAbstractItemModel::modelReset, this, follow);
    follow();
}

QWidget* CashPage::buildSide()
{
    auto* const inside = new QWidget;
    auto* const column = makeColumn(inside, distance::medium);
    unpaidTitle_ = makeLabel(tr("Still to settle"), 13, QFont::DemiBold, theme::Role::Text, inside);
    unpaid_->setObjectName(u"cashUnpaid"_s);
    unpaid_->setAccessibleName(tr("Still to settle"));
    constexpr int rowHeight = 28;
    unpaid_->setItemDelegate(new ListDelegate(unpaid_, rowHeight));
    unpaid_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    unpaid_->setToolTip(tr("Enter takes the payment, or gives money back"));
    connect(unpaid_, &QListWidget::itemActivated, this, &CashPage::openUnpaid);
    column->addWidget(summary_);
    column->addWidget(unpaidTitle_);
    column->addWidget(unpaid_, 1);
    column->addStretch(); // In place of the list, when it is hidden.
    auto* const side = makeScrollArea(u"cashSide"_s, inside, this);
    side->setFixedWidth(cashSideWidth);
    return side;
}

void CashPage::enter()
{
    amount_->setFocus(Qt::OtherFocusReason);
    amount_->selectAll();
}

Status CashPage::status() const
{
    const auto difference = report_.difference();
    return {Meaning::Cash, difference.value_or(0) == 0 ? theme::Role::Accent : theme::Role::Warn,
            tr("Expected in the box: %1").arg(texts::moneyText(report_.totals.expected())),
            !difference ? tr("Not counted yet")
            : *difference == 0
                ? tr("Counted: it agrees")
                : tr("Counted: difference %1 €").arg(texts::signedCentsText(*difference))};
}

void CashPage::tournamentOpened()
{
    amount_->clear();
    text_->clear();
    way_->offer(session_.tournament());
    clearRefusal();
}

void CashPage::refresh()
{
    revealed_.reset();
    cash_ = openCash(session_);
    report_ = core::cashReport(session_.tournament(), cash_);
    model_->setMovements(cash_.movements);
    showUsedColumns(*table_, *model_);
    summary_->setReport(report_);
    prizes_ = prizesToSettle(session_, cash_);
    settle_->setVisible(!boxesToSettle().empty());
    refreshUnpaid();
    QStringList facts = {tr("%n movement(s)", nullptr, static_cast<int>(cash_.movements.size())),
                         tr("balance %1").arg(texts::moneyText(report_.totals.balance()))};
    if (const auto counted = countedInstead(session_)) {
        facts << tr("a copy: the cash book has %1, no. %2")
                     .arg(counted->name)
                     .arg(core::plain(counted->id));
    }
    head_->setFacts(facts.join(u" · "_s));
    Q_EMIT statusChanged();
}

void CashPage::refreshUnpaid()
{
    const auto& tournament = session_.tournament();
    const auto selected = unpaid_->currentRow();
    unpaid_->clear();
    const auto add = [this](const QString& amount, const QString& who, int number) {
        auto* const item = new QListWidgetItem(who, unpaid_);
        item->setData(EndRole, amount);
        item->setData(Qt::AccessibleTextRole, u"%1, %2"_s.arg(who, amount));
        item->setData(numberOfUnpaid, number);
    };
    for (const auto& change : prizes_) {
        add(amountText(change), texts::winnersText(tournament, change.any()), 0);
    }
    const core::DistinctNames names(tournament);
    for (const auto& person : tournament.participants) {
        const auto account = feeAccountOf(tournament.settings, person);
        const auto who = core::numberedName(person.number, names.besideNumber(person.number));
        if (account.open > 0) {
            add(texts::moneyText(account.open), who, plain(person.number));
        } else if (account.owedBack > 0) {
            add(tr("%1 back").arg(texts::moneyText(account.owedBack)), who, plain(person.number));
        }
    }
    former_ = formerPayers(tournament);
    std::erase_if(former_, [](const core::FormerPayer& one) { return one.owedBack == 0; });
    for (std::size_t index = 0; index < former_.size(); ++index) {
        const auto& [payer, owedBack] = former_[index];
        add(tr("%1 back").arg(texts::moneyText(owedBack)),
            core::numberedName(payer.number, payer.name), -static_cast<int>(index) - 1);
    }
    unpaid_->setCurrentRow(std::clamp(selected, 0, std::max(unpaid_->count() - 1, 0)));
    unpaid_->setVisible(unpaid_->count() > 0);
    unpaidTitle_->setVisible(unpaid_->count() > 0);
}

void CashPage::showPrizesToSettle()
{
    showLine(0);
}

void CashPage::showLine(int number)
{
    for (int row = unpaid_->count() - 1; row >= 0; --row) {
        if (unpaid_->item(row)->data(numberOfUnpaid).toInt() == number) {
            unpaid_->setCurrentRow(row);
        }
    }
    showSide(true);
    unpaid_->setFocus(Qt::ShortcutFocusReason);
}

void CashPage::prepare(core::CashKind kind, std::int64_t cents)
{
    clearRefusal();
    kind_->setCurrentIndex(kind_->findData(static_cast<int>(kind)));
    amount_->setText(texts::centsText(cents));
    text_->clear();
    enter();
}

void CashPage::book()
{
    clearRefusal();
    const auto evening = openEvening(session_);
    const auto cents = typedCents(amount_->text());
    if (!evening || !cents || *cents == 0) {
        return refuse(*amount_, tr("How much? Give an amount like 5 or 7.50."));
    }
    core::CashMovement movement;
    movement.evening = *evening;
    movement.kind = static_cast<core::CashKind>(kind_->currentData().toInt());
    movement.cents = *cents;
    movement.text = text_->text().simplified();
    movement.way = way_->way();
    const auto counted = countedInstead(session_);
    if (counted &&
        !confirm(this, tr("Book at this copy?"), texts::countedInsteadText(*counted), tr("Book"))) {
        return;
    }
    const auto booked = session_.runClub(core::bookCash, movement);
    if (!booked) {
        const bool lacksText = movement.text.isEmpty() && needsText(movement.kind);
        return refuse(lacksText ? *text_ : *amount_, tr("Not booked"), textOf(booked.refused()));
    }
    amount_->clear();
    text_->clear();
    way_->setCurrentIndex(0);
    invalidate();
    table_->scrollToBottom();
    amount_->setFocus();
}

void CashPage::cancelSelected()
{
    const auto selected = table_->selectionModel()->selectedRows();
    if (selected.isEmpty()) {
        return;
    }
    if (const auto refused =
            cancelMovement(session_, model_->row(selected.front()).movement, this)) {
        notice_->showError(tr("Not cancelled"), *refused);
        notice_->show();
    }
    invalidate();
}

void CashPage::count()
{
    const auto evening = openEvening(session_);
    const auto box = evening ? boxToCount() : std::nullopt;
    if (!box) {
        return;
    }
    const auto& boxes = report_.boxes;
    const auto found = std::find_if(boxes.begin(), boxes.end(),
                                    [&box](const auto& one) { return one.box == *box; });
    const auto expected = found != boxes.end() ? found->expected() : 0;
    if (askCount(session_, {*evening, expected, cash_.count, *box}, this)) {
        session_.tellDone(core::EveningStep::CountCash);
    }
    invalidate();
}

void CashPage::showOthers()
{
    showOtherMovements(session_, window());
    invalidate();
}

/// This year by default.
void CashPage::showBook()
{
    const auto records = session_.askClub(
        [](core::ClubService& club) { return core::Result(club.read().clubRecords()); });
    if (!records) {
        return;
    }
    const auto days = core::spanOfYear(session_.now().toLocalTime().date().year());
    ClubPapersDialog(session_,
                     {*records,
                      session_.evenings(),
                      {},
                      {{.kind = documents::ClubKind::CashBook, .days = days}}},
                     window())
        .exec();
}

void CashPage::openUnpaid()
{
    const auto* const item = unpaid_->currentItem();
    if (item == nullptr) {
        return;
    }
    const int number = item->data(numberOfUnpaid).toInt();
    if (number == 0) {
        settlePrizes();
        return;
    }
    const auto& tournament = session_.tournament();
    const auto* const person = findParticipant(tournament, core::StartNumber{number});
    if (person == nullptr) {
        payBack(former_.at(static_cast<std::size_t>(-number - 1)));
    } else if (const auto owed = feeAccountOf(tournament.settings, *person).owedBack; owed > 0) {
        payBack({payerOf(*person), owed});
    } else {
        showPayments(session_, person->number, this);
    }
}

void CashPage::settlePrizes()
{
    const auto& tournament = session_.tournament();
    QStringList lines;
    for (const auto& change : prizes_) {
        lines << u"%1: %2 (%3)"_s.arg(texts::winnersText(tournament, change.any()),
                                      amountText(change), texts::worthText(change));
    }
    if (confirm(this, tr("Do all have their prizes as they are now?"), lines.join(u'\n'),
                tr("All have them"))) {
        desk::settlePrizes(session_);
        invalidate();
    }
}

void CashPage::payBack(const core::FormerPayer& owed)
{
    const auto& [payer, cents] = owed;
    if (!confirm(this, tr("Give %1 back?").arg(texts::moneyText(cents)),
                 core::numberedName(payer.number, payer.name), tr("Given back"))) {
        return;
    }
    core::FeePayment refund;
    refund.cents = -cents;
    const auto* const person = findParticipant(session_.tournament(), payer.number);
    const auto paid = person != nullptr && isPayer(payer, *person)
                          ? session_.run(core::takePayment, payer.number, refund)
                          : session_.run(core::refundFormer, payer, refund);
    if (!paid) {
        notice_->showError(tr("Not done"), textOf(paid.refused()));
        notice_->show();
    }
    invalidate();
}

namespace {

/// A box that is named, or chosen among those of the evening.
class BoxQuestion : public Question
{
public:
    BoxQuestion(QWidget* parent, const QString& title, const QString& text, const QString& verb,
                const core::CashReport& report)
        : Question(parent, title, text, verb), choice_(new QComboBox(this))
    {
        choice_->setObjectName(u"cashBoxChoice"_s);
        setSpokenName(*choice_, title);
        choice_->addItem(texts::boxText({}), QString());
        for (const auto& box : report.boxes) {
            if (!box.box.isEmpty()) {
                choice_->addItem(box.box, box.box);
            }
        }
        body().addWidget(choice_);
        choice_->setFocus();
    }

    [[nodiscard]] QComboBox& choice() { return *choice_; }

    [[nodiscard]] QString box() const
    {
        auto typed = choice_->currentText().simplified();
        for (int index = 0; index < choice_->count(); ++index) {
            if (core::isSame(choice_->itemText(index), typed)) {
                return choice_->itemData(index).toString();
            }
        }
        return typed;
    }

private:
    QComboBox* choice_;
};

} // namespace

void CashPage::chooseBox()
{
    BoxQuestion question(this, tr("The cash box of this desk"),
                         tr("Give each box a name of its own, such as “Door 2”. What this desk "
                            "takes goes into it."),
                         tr("Apply"), report_);
    question.choice().setEditable(true);
    question.choice().setCurrentText(texts::boxText(session_.box()));
    if (question.exec() == QDialog::Accepted) {
        session_.setBox(question.box());
        refresh();
    }
}

std::vector<core::BoxTotals> CashPage::boxesToSettle() const
{
    std::vector<core::BoxTotals> boxes;
    std::copy_if(report_.boxes.begin(), report_.boxes.end(), std::back_inserter(boxes),
                 [this](const core::BoxTotals& box) {
                     return box.expected() > 0 && !core::isSame(box.box, session_.box());
                 });
    return boxes;
}

void CashPage::settleBox()
{
    const auto boxes = boxesToSettle();
    const auto evening = openEvening(session_);
    if (boxes.empty() || !evening) {
        return;
    }
    Question question(this, tr("Which box is settled?"),
                      tr("Its whole contents go into this desk's box."), tr("Settle"));
    auto* const choice = new QComboBox(&question);
    choice->setObjectName(u"settledBox"_s);
    setSpokenName(*choice, question.windowTitle());
    for (const auto& box : boxes) {
        choice->addItem(tr("%1: %2", "a box, money")
                            .arg(texts::boxText(box.box), texts::moneyText(box.expected())));
    }
    question.body().addWidget(choice);
    choice->setFocus();
    if (question.exec() != QDialog::Accepted) {
        return;
    }
    const auto& settled = boxes[static_cast<std::size_t>(choice->currentIndex())];
    core::CashMovement movement;
    movement.evening = *evening;
    movement.kind = core::CashKind::TransferOut;
    movement.cents = settled.expected();
    movement.box = settled.box;
    movement.text = tr("%1 settled", "a box").arg(texts::boxText(settled.box));
    const auto booked = session_.runClub(core::handOverCash, movement, session_.box());
    if (!booked) {
        notice_->showError(tr("Not settled"), textOf(booked.refused()));
        notice_->show();
    }
    invalidate();
}

std::optional<QString> CashPage::boxToCount()
{
    if (report_.boxes.size() < 2) {
        return report_.boxes.empty() ? session_.box() : report_.boxes.front().box;
    }
    BoxQuestion question(this, tr("Which box is counted?"), {}, tr("Count"), report_);
    for (int index = 0; index < question.choice().count(); ++index) {
        if (core::isSame(question.choice().itemData(index).toString(), session_.box())) {
            question.choice().setCurrentIndex(index);
        }
    }
    return question.exec() == QDialog::Accepted ? std::optional(question.box()) : std::nullopt;
}

void CashPage::refuse(QLineEdit& field, const QString& what, const QString& why)
{
    setFieldState(field, FieldState::Refused);
    notice_->showError(what, why);
    notice_->show();
    field.setFocus();
}

void CashPage::clearRefusal()
{
    for (auto* const field : {amount_, text_}) {
        setFieldState(*field, FieldState::Normal);
    }
    notice_->clear();
    notice_->hide();
}

} // namespace desk
