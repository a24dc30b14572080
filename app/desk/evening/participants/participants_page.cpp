#include "app/desk/evening/participants/participants_page.h"

#include "app/desk/evening/participants/add_field.h"
#include "app/desk/evening/participants/attendance_choice.h"
#include "app/desk/evening/participants/last_arrivals.h"
#include "app/desk/evening/participants/list_dialog.h"
#include "app/desk/evening/participants/newcomers.h"
#include "app/desk/evening/participants/participant_texts.h"
#include "app/desk/evening/participants/people_dialogs.h"
#include "app/desk/evening/participants/totals_panel.h"
#include "app/desk/evening/reports/correction_offer.h"
#include "app/desk/evening/rounds/seat_offer.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/file_dialogs.h"
#include "app/desk/widgets/key_hint.h"
#include "app/desk/widgets/key_list.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/scroll_area.h"
#include "app/desk/widgets/search_field.h"
#include "app/desk/widgets/spelling_question.h"
#include "core/evening/missing.h"
#include "core/file/list_file.h"
#include "core/file/people_list.h"
#include "core/model/registration.h"
#include "core/money/start_fee.h"
#include "core/people/distinct_names.h"
#include "core/texts/list_file_texts.h"
#include "core/texts/numbers.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

#include <algorithm>
#include <numeric>

namespace desk {
namespace {

const QString typedKey = QStringLiteral("participants/typed");

std::vector<core::Penalty> penaltiesIn(std::vector<core::Penalty> penalties,
                                       core::RoundNumber round)
{
    std::erase_if(penalties, [round](const auto& penalty) { return penalty.round != round; });
    return penalties;
}

QString enrolledText(const core::Player& player, core::StartNumber number)
{
    return ParticipantsPage::tr("%1 is enrolled already: No. %2")
        .arg(player.name)
        .arg(core::plain(number));
}

/// Asks for the first round in which somebody (or several) no longer plays. `first` is the earliest
/// possible round, and the default; `fees` says what becomes of their money.
std::optional<core::RoundNumber> askWithdrawal(QWidget* parent, const QString& who,
                                               const QString& fees, core::RoundNumber first)
{
    QStringList text = {ParticipantsPage::tr("From which round on? What was played so far counts; "
                                             "anyone seated already stays seated."),
                        fees};
    text.removeAll(QString());
    Question inquiry(parent, ParticipantsPage::tr("Withdraw %1?").arg(who), text.join(u'\n'),
                     ParticipantsPage::tr("Withdraw"));
    inquiry.setObjectName(QStringLiteral("withdrawDialog"));
    auto* round = new QSpinBox(&inquiry);
    round->setObjectName(QStringLiteral("withdrawRound"));
    round->setAccessibleName(ParticipantsPage::tr("Round"));
    round->setButtonSymbols(QAbstractSpinBox::NoButtons);
    round->setRange(core::plain(first), core::roundsRange.largest);
    round->setValue(core::plain(first));
    round->setPrefix(ParticipantsPage::tr("Round "));
    inquiry.body().addWidget(round, 0, Qt::AlignLeft);
    round->setFocus();
    round->selectAll();
    return inquiry.exec() == QDialog::Accepted ? std::optional(core::RoundNumber{round->value()})
                                               : std::nullopt;
}

/// Whether people register for the tournament in advance.
bool isRegisteredFor(const core::Tournament& tournament)
{
    const auto& people = tournament.participants;
    return tournament.settings.capacity || tournament.settings.deadline ||
           !std::all_of(people.begin(), people.end(), core::isHere);
}

/// Asks which of one person's two entries to keep.
std::optional<bool> askKeepFirst(QWidget* parent, const QString& first, const QString& second)
{
    Question inquiry(
        parent, ParticipantsPage::tr("Merge two entries of one person?"),
        ParticipantsPage::tr("Seats, byes, penalties, wishes and what was paid go to the "
                             "entry that is kept; the other one goes. Which is kept?"),
        ParticipantsPage::tr("Merge"));
    inquiry.setObjectName(QStringLiteral("mergeDialog"));
    const auto add = [&inquiry](const QString& objectName, const QString& text) {
        auto* const button = new QRadioButton(text, &inquiry);
        button->setObjectName(objectName);
        button->setAccessibleName(text);
        inquiry.body().addWidget(button);
        return button;
    };
    auto* const keepFirst = add(QStringLiteral("keepFirst"), first);
    add(QStringLiteral("keepSecond"), second);
    keepFirst->setChecked(true);
    keepFirst->setFocus();
    return inquiry.exec() == QDialog::Accepted ? std::optional(keepFirst->isChecked())
                                               : std::nullopt;
}

} // namespace

ParticipantsPage::ParticipantsPage(Session& session, QWidget* parent)
    : Page(session, parent),
      newcomers_(new Newcomers(session, this)),
      head_(new PageHead(tr("Participants"), this)),
      add_(new AddField(
          [this](const QString& typed) {
              if (!lastDates_) {
                  lastDates_ = lastDatesOf(session_);
              }
              return suggestionsFor(typed, session_.directory(), *lastDates_,
                                    session_.tournament());
          },
          this)),
      last_(new LastArrivals(this)),
      attendance_(new AttendanceChoice(this)),
      search_(
          new SearchField(QStringLiteral("participantSearch"), tr("Search participants"), this)),
      table_(new ParticipantsTable(this)),
      notice_(new Notice(this)),
      totals_(new TotalsPanel(this))
{
    setObjectName(QStringLiteral("participantsPage"));
    notice_->setObjectName(QStringLiteral("participantsNotice"));
    notice_->hide();
    buildActions();
    buildHead();
    auto* const left = makeColumn(nullptr);
    search_->hide();
    left->addWidget(add_);
    left->addWidget(last_);
    left->addWidget(attendance_);
    left->addWidget(search_);
    left->addWidget(table_, 1);
    left->addWidget(notice_);
    constexpr int columnGap = 32;
    auto* const columns = makeRow(nullptr, columnGap);
    columns->addLayout(left, 1);
    columns->addWidget(buildSide());
    constexpr int top = 20;
    auto* const page =
        makeColumn(this, distance::large, {distance::page, top, distance::page, distance::large});
    page->addWidget(head_);
    page->addLayout(columns, 1);
    connectParts();
    add_->setText(session_.uiState().value(typedKey).toString());
}

ParticipantsPage::~ParticipantsPage()
{
    session_.uiState().setValue(typedKey, add_->text());
}

void ParticipantsPage::buildActions()
{
    using icons::Meaning;
    const auto add = [this](Meaning icon, const QString& text, const QList<QKeySequence>& keys,
                            const auto& act) {
        auto* const action = new QAction(icons::icon(icon, palette()), text, this);
        action->setShortcuts(keys);
        action->setShortcutVisibleInContextMenu(true);
        connect(action, &QAction::triggered, this, [this, act] {
            notice_->hide();
            act();
        });
        table_->addCommand(action);
        return action;
    };
    using Act = void (ParticipantsPage::*)(const Numbers&);
    const auto addForSelected = [&](Meaning icon, const QString& text,
                                    const QList<QKeySequence>& keys, Act act) {
        return add(icon, text, keys, [this, act] {
            if (const Numbers numbers = table_->selected(); !numbers.empty()) {
                (this->*act)(numbers);
            } else {
                say(tr("Choose somebody in the table first."));
            }
        });
    };
    present_ = addForSelected(Meaning::Present, tr("Present / absent"), {Qt::Key_A},
                              &ParticipantsPage::togglePresence);
    hereAndPaid_ =
        addForSelected(Meaning::Present, tr("Here and paid"),
                       {Qt::Key_Plus, Qt::SHIFT | Qt::Key_Plus}, &ParticipantsPage::checkInPaid);
    paid_ = addForSelected(Meaning::Paid, tr("Start fee paid / open"), {Qt::Key_B},
                           &ParticipantsPage::togglePaid);
    payments_ = addForSelected(Meaning::Paid, tr("Payments…"), {Qt::Key_G},
                               &ParticipantsPage::showPaymentsOf);
    feeClass_ = addForSelected(Meaning::Person, tr("Fee class…"), {Qt::Key_K},
                               &ParticipantsPage::chooseFeeClass);
    expect_ = addForSelected(Meaning::Open, tr("Expected"), {Qt::Key_E}, &ParticipantsPage::expect);
    wait_ = addForSelected(Meaning::Late, tr("On the waiting list"), {Qt::Key_W},
                           &ParticipantsPage::putOnWaitingList);
    withdraw_ =
        addForSelected(Meaning::Left, tr("Withdraw…"), {Qt::Key_Z}, &ParticipantsPage::withdraw);
    edit_ = addForSelected(Meaning::Edit, tr("Edit…"), {Qt::Key_F2, Qt::Key_Return, Qt::Key_Enter},
                           &ParticipantsPage::edit);
    merge_ = addForSelected(Meaning::Person, tr("Merge two entries of one person…"), {Qt::Key_M},
                            &ParticipantsPage::merge);
    remove_ = addForSelected(Meaning::Remove, tr("Remove…"), {Qt::Key_Delete},
                             &ParticipantsPage::removePeople);
    table_->setMenu({present_, hereAndPaid_, paid_, payments_, feeClass_, expect_, wait_, withdraw_,
                     edit_, merge_, remove_});
    paste_ = add(Meaning::Paste, tr("Paste"), QKeySequence::keyBindings(QKeySequence::Paste),
                 [this] { pasteList(); });
    paste_->setStatusTip(tr("Names from the clipboard, a column of a spreadsheet for example"));
    add(Meaning::Search, tr("Search"), {Qt::Key_Escape}, [this] { endSearch(); });
}

void ParticipantsPage::buildHead()
{
    const auto add = [this](const QString& objectName, const QString& text, icons::Meaning icon) {
        auto* const button = makeButton(objectName, text, icon, ButtonKind::Normal, this);
        head_->add(button);
        return button;
    };
    connect(add(QStringLiteral("regularsButton"), tr("Regulars…"), icons::Meaning::Participants),
            &QPushButton::clicked, this, [this] {
                showRegulars(session_, this);
                add_->setFocus();
            });
    bound(add(QStringLiteral("pasteButton"), tr("Paste"), icons::Meaning::Paste), paste_);
    connect(add(QStringLiteral("importButton"), tr("Read a list…"), icons::Meaning::Import),
            &QPushButton::clicked, this, &ParticipantsPage::chooseFile);
    spellings_ = add(QStringLiteral("spellingsButton"), tr("Spellings…"), icons::Meaning::Edit);
    spellings_->setToolTip(tr("Make one spelling of a club or group typed in several ways."));
    connect(spellings_, &QPushButton::clicked, this, &ParticipantsPage::unifySpellings);
}

QWidget* ParticipantsPage::buildSide()
{
    constexpr int sideWidth = 208;
    auto* const side = new QWidget;
    auto* const scroll = makeScrollArea(QStringLiteral("participantsSide"), side, this);
    scroll->setFixedWidth(sideWidth);
    setSide(*scroll);
    auto* const column = makeColumn(side, distance::tight);
    column->addWidget(totals_);
    column->addSpacing(8);
    column->addWidget(makeLabel(tr("Keys"), 13, QFont::DemiBold, theme::Role::Text, side));
    column->addSpacing(4);
    auto* const keys = new KeyList(session_.uiState(), side);
    keys->add(Qt::Key_Enter, tr("here, the field stays"));
    keys->add(Qt::Key_Plus, tr("here and paid"));
    keys->add(present_->shortcut(), tr("present yes / no"));
    keys->add(paid_->shortcut(), tr("paid yes / no"));
    keys->add(withdraw_->shortcut(), tr("withdraw…"));
    keys->add(edit_->shortcut(), tr("edit…"));
    keys->add(merge_->shortcut(), tr("merge two entries…"));
    keys->add(remove_->shortcut(), tr("remove…"));
    keys->add(paste_->shortcut(), tr("paste a list"));
    keys->add(Qt::CTRL | Qt::Key_F, tr("search"));
    column->addWidget(keys);
    column->addStretch(1);
    return scroll;
}

void ParticipantsPage::connectParts()
{
    connect(&session_, &Session::clubChanged, this, [this] {
        lastDates_.reset();
        followSession();
    });
    connect(add_, &AddField::chosen, this, &ParticipantsPage::add);
    connect(add_, &AddField::listWanted, table_, qOverload<>(&QWidget::setFocus));
    connect(add_, &AddField::newPlayerRequested, this, &ParticipantsPage::addNew);
    connect(add_, &AddField::undecided, this,
            [this] { say(tr("Several people: keep typing, or choose with the arrow keys.")); });
    connect(last_, &LastArrivals::takeBackRequested, this,
            [this](const auto& arrival) { takeBack(arrival.number, arrival.before); });
    connect(add_, &AddField::listPasted, this,
            [this](const QString& text) { addList(tr("Clipboard"), text); });
    connect(add_, &QLineEdit::textEdited, this, [this] {
        namesake_.reset();
        notice_->hide();
    });
    connect(attendance_, &AttendanceChoice::chosen, this,
            [this] { table_->setStatus(attendance_->status()); });
    connect(search_, &QLineEdit::textChanged, table_, &ParticipantsTable::setSearch);
    connect(search_, &SearchField::ended, this, [this] {
        endSearch();
        add_->setFocus();
    });
    connect(search_, &SearchField::listWanted, table_, qOverload<>(&QWidget::setFocus));
    const auto sayIfMissing = [this](core::StartNumber number) {
        if (!table_->shows(number)) {
            say(tr("No. %1 is not in the list.").arg(core::plain(number)));
        }
    };
    connect(table_, &ParticipantsTable::scanned, this, sayIfMissing);
    connect(add_, &AddField::scanned, this, [this, sayIfMissing](core::StartNumber number) {
        add_->selectAll(); // The next code takes its place.
        endSearch();
        checkIn(number);
        sayIfMissing(number);
    });
    connect(table_, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (table_->selectionModel()->selectedRows().size() == 1 && actionOf(index) != edit_) {
            actionOf(index)->trigger();
        }
    });
    connect(table_, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (actionOf(index) == edit_) {
            edit_->trigger();
        }
    });
}

QAction* ParticipantsPage::actionOf(const QModelIndex& cell) const
{
    const int column = cell.column();
    return column == ParticipantsModel::Present ? present_
           : column == ParticipantsModel::Paid  ? paid_
                                                : edit_;
}

void ParticipantsPage::enter()
{
    lastDates_.reset();
    add_->setFocus();
    add_->selectAll();
}

void ParticipantsPage::search()
{
    search_->show();
    search_->setFocus();
    search_->selectAll();
}

void ParticipantsPage::endSearch()
{
    Page::endSearch();
    search_->hide();
    attendance_->chooseEverybody();
    table_->setStatus(std::nullopt);
}

void ParticipantsPage::refresh()
{
    const auto& tournament = session_.tournament();
    const auto round = roundToCome(tournament);
    notice_->recheck();
    const bool goesOn = core::isAnythingToPlay(core::whatIsMissing(tournament));
    table_->setContents(tournament, round, goesOn);
    attendance_->setCounts(core::registrationCount(tournament));
    table_->setStatus(attendance_->status());
    feeClass_->setVisible(!tournament.settings.feeClasses.empty());
    feeClass_->setEnabled(feeClass_->isVisible());
    for (auto* const action : {expect_, wait_}) {
        action->setVisible(isRegisteredFor(tournament));
        action->setEnabled(isRegisteredFor(tournament));
    }
    totals_->setContents(tournament, round, goesOn);
    spellings_->setVisible(!core::differentSpellings(tournament).empty());
    add_->refresh();
    last_->refresh(tournament);
    QStringList facts = {
        tr("%n enrolled", nullptr, static_cast<int>(tournament.participants.size()))};
    facts << startFeeText(tournament.settings);
    facts << tr("directory: %n player(s)", nullptr, static_cast<int>(session_.directory().size()));
    head_->setFacts(facts.join(QStringLiteral(" · ")));
}

bool ParticipantsPage::succeeded(const core::Result<core::Done>& result)
{
    const QString text = result ? QString() : textOf(result.refused());
    if (!text.isEmpty()) { // else the window reports the database failure
        refuse(text);
    }
    return result.ok();
}

QString ParticipantsPage::feesLeft(const Numbers& numbers) const
{
    const auto& tournament = session_.tournament();
    std::int64_t paid = 0;
    std::int64_t open = 0;
    for (const auto number : numbers) {
        if (const auto* const person = core::findParticipant(tournament, number)) {
            paid += person->paidCents();
            open += core::feeAccountOf(tournament.settings, *person).open;
        }
    }
    QStringList fees;
    if (paid > 0) {
        fees << tr("%1 was paid and stays in the cash; G gives it back.")
                    .arg(texts::moneyText(paid));
    }
    if (open > 0) {
        fees << tr("%1 is still open.").arg(texts::moneyText(open));
    }
    return fees.join(u' ');
}

void ParticipantsPage::say(const QString& what, const QString& why)
{
    notice_->show(Notice::Kind::Tint, icons::Meaning::Information, what, why);
    notice_->setVisible(true);
}

void ParticipantsPage::refuse(const QString& what, const QString& why)
{
    notice_->showError(what, why);
    notice_->setVisible(true);
}

QString ParticipantsPage::namesOf(const Numbers& numbers) const
{
    return numbers.size() == 1 ? core::DistinctNames(session_.tournament()).of(numbers.front())
                               : tr("%n people", nullptr, static_cast<int>(numbers.size()));
}

void ParticipantsPage::add(const Suggestion& suggestion)
{
    const auto& player = suggestion.player;
    if (suggestion.kind == Suggestion::Kind::Known) {
        enrolOne(player, std::nullopt);
    } else if (suggestion.kind == Suggestion::Kind::New) {
        addNew(player, false);
    } else {
        endSearch();
        checkIn(suggestion.number);
    }
}

bool ParticipantsPage::shows(const core::Change& change) const
{
    const auto person = change.label.participant;
    return !person || table_->shows(*person) ||
           core::findParticipant(session_.tournament(), *person) == nullptr;
}

void ParticipantsPage::reveal(const core::Change& change)
{
    notice_->hide(); // It may be about what was just undone.
    if (!shows(change)) {
        endSearch();
    }
    Numbers numbers;
    for (const auto& step : change.steps) {
        if (const auto* const person = std::get_if<core::ParticipantExchange>(&step)) {
            numbers.push_back(person->key);
        }
    }
    if (change.label.participant) {
        numbers = {*change.label.participant};
    }
    std::erase_if(numbers, [this](auto number) { return !table_->shows(number); });
    if (!numbers.empty()) {
        table_->select(numbers);
    }
}

void ParticipantsPage::showEnrolled(const core::Player& player, core::StartNumber number)
{
    endSearch();
    table_->select({number});
    notice_->show(
        Notice::Kind::Tint, icons::Meaning::Information, enrolledText(player, number),
        tr("Somebody else of that name? Type the club behind it: %1; club").arg(player.name));
    notice_->showWhile(
        [this, number] { return core::findParticipant(session_.tournament(), number) != nullptr; });
    add_->selectAll();
}

bool ParticipantsPage::isName(const core::Player& player)
{
    const auto& name = player.name;
    const bool isNumber = !name.isEmpty() && std::all_of(name.begin(), name.end(), [](QChar each) {
        return each.isDigit() || each.isSpace();
    });
    if (!isNumber) {
        return true;
    }
    const auto* const person =
        core::findParticipant(session_.tournament(), core::StartNumber{name.toInt()});
    if (person != nullptr) {
        showEnrolled({person->name, person->club, {}}, person->number);
        return false;
    }
    namesake_ = player;
    notice_->show(Notice::Kind::Warning, icons::Meaning::Warning, tr("“%1” is no name.").arg(name),
                  tr("Type a name, or add it all the same."));
    notice_->add(
        new KeyHint(QKeySequence(Qt::CTRL | Qt::Key_Enter), tr("add all the same"), notice_));
    notice_->setVisible(true);
    add_->selectAll();
    return false;
}

void ParticipantsPage::checkIn(core::StartNumber number)
{
    const auto& tournament = session_.tournament();
    const auto* const person = core::findParticipant(tournament, number);
    if (person == nullptr) {
        return;
    }
    const auto before = *person;
    core::DoorPerson arrival;
    arrival.uuid = before.uuid;
    arrival.cents = add_->isPaid() ? core::missingFeeOf(arrival, tournament) : 0;
    const bool comes = !core::isPresent(before, core::firstRoundToCome(tournament));
    const bool pays = arrival.cents > 0;
    if (!comes && !pays) {
        showEnrolled({before.name, before.club, {}}, number);
        return;
    }
    table_->select({number});
    last_->add({number, before});
    add_->setText(QString());
    const QString name = core::DistinctNames(tournament).of(number);
    const QString done = pays ? tr("Here and paid: %1").arg(name) : tr("Here: %1").arg(name);
    if (!succeeded(enterAtDoor(session_, {arrival}, *newcomers_))) {
        return;
    }
    say(done);
    if (comes) {
        offerSeat(number, done);
    }
}

void ParticipantsPage::offerSeat(core::StartNumber number, const QString& done)
{
    const auto round = roundWithoutSeat(session_.tournament(), number);
    if (!round) {
        return;
    }
    showSeatOffer(*notice_, *round, done, [this, number] {
        notice_->hide();
        Q_EMIT seatRequested(number);
    });
    notice_->showWhile(
        [this, number, round] { return roundWithoutSeat(session_.tournament(), number) == round; });
}

void ParticipantsPage::takeBack(core::StartNumber number,
                                const std::optional<core::Participant>& before)
{
    const auto* const now = core::findParticipant(session_.tournament(), number);
    last_->remove(number);
    if (now != nullptr && before) {
        auto wanted = *now;
        wanted.present = before->present;
        wanted.status = before->status;
        wanted.setPaidCents(before->paidCents()); // Given back, if it was ever taken.
        store({wanted}, tr("Taken back: %1").arg(namesOf({number})));
    } else if (now != nullptr) {
        const QString name = namesOf({number});
        const auto removed =
            session_.run(core::removeParticipants, {number}, core::MoneyOfRemoved::PaidBack);
        if (succeeded(removed)) {
            say(tr("Taken back: %1").arg(name));
        }
    }
    add_->setFocus();
}

void ParticipantsPage::tournamentOpened()
{
    last_->clear();
    namesake_.reset();
    notice_->hide();
    add_->setText({});
}

void ParticipantsPage::addNew(const core::Player& player, bool isDeliberate)
{
    const bool isConfirmed = isDeliberate && namesake_ == player;
    if (!isConfirmed && !isName(player)) {
        return;
    }
    const auto& people = session_.tournament().participants;
    const auto namesake = std::find_if(people.begin(), people.end(), [&player](const auto& person) {
        return core::spellingOf(person.name, person.club, person.surname) ==
               core::spellingOf(player.name, player.club);
    });
    if (namesake == people.end()) {
        enrolOne(player, std::nullopt);
    } else if (isConfirmed) {
        enrolOne(player, core::StartNumber{core::plain(people.back().number) + 1});
    } else {
        namesake_ = player;
        notice_->show(Notice::Kind::Warning, icons::Meaning::Warning,
                      enrolledText(player, namesake->number),
                      tr("A club tells two people of one name apart: %1; club").arg(player.name));
        notice_->add(new KeyHint(QKeySequence(Qt::CTRL | Qt::Key_Enter),
                                 tr("a second person of that name"), notice_));
        notice_->setVisible(true);
    }
}

void ParticipantsPage::enrolOne(const core::Player& player, std::optional<core::StartNumber> number)
{
    namesake_.reset();
    notice_->hide();
    add_->setText(QString());
    auto person = enrolmentOf(player, number);
    person.paidIfHere = add_->isPaid();
    const auto added = enrol(session_, {person}, *newcomers_);
    if (succeeded(added) && !added->empty()) {
        table_->select(*added);
        last_->add({added->front(), {}});
        last_->refresh(session_.tournament());
        sayWhoWaits(*added, person.paidIfHere);
        offerSeat(added->front(), tr("Enrolled: %1").arg(namesOf(*added)));
    }
    if (!added) {
        add_->setText(player.club.isEmpty() ? player.name
                                            : player.name + QStringLiteral("; ") + player.club);
    }
    add_->refresh();
}

void ParticipantsPage::sayWhoWaits(const Numbers& added, bool wantedToPay, const QString& done)
{
    const auto& tournament = session_.tournament();
    const auto waiting = core::waitingAmong(tournament, added);
    if (waiting.empty()) {
        return;
    }
    // Places may be free, but not for them.
    const int free = core::registrationCount(tournament).free.value_or(0);
    QStringList why = {free == 0 ? tr("No place is free.")
                                 : tr("%n place(s) free: others waited before. They are given on "
                                      "the page Check-in.",
                                      nullptr, free)};
    if (wantedToPay) {
        why << tr("Nothing was paid.");
    }
    const QString who = waitingText(tournament, waiting);
    if (!done.isEmpty()) {
        why.prepend(who + u'.');
    }
    notice_->show(Notice::Kind::Warning, icons::Meaning::Late, done.isEmpty() ? who : done,
                  why.join(u' '));
    notice_->showWhile(
        [this, waiting] { return core::waitingAmong(session_.tournament(), waiting) == waiting; });
}

void ParticipantsPage::pasteList()
{
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        refuse(tr("The clipboard has no text."),
               tr("Copy a column of names in the spreadsheet first."));
        return;
    }
    addList(tr("Clipboard"), text);
}

void ParticipantsPage::chooseFile()
{
    const QString path =
        FileDialogs(session_.uiState())
            .openFile(this, FileDialogs::Purpose::People, tr("Import participants"),
                      tr("Lists (%1)").arg(QStringLiteral("*.csv *.txt *.tsv *.xlsx *.ods")) +
                          QStringLiteral(";;") + tr("All files (%1)").arg(QStringLiteral("*")));
    if (!path.isEmpty()) {
        importFile(path);
    }
}

void ParticipantsPage::importFile(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    // Opening a pipe would wait for somebody to write into it.
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) {
        refuse(tr("“%1” cannot be read.").arg(name), tr("It is not a file."));
        return;
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        refuse(tr("“%1” cannot be read.").arg(name), file.errorString());
        return;
    }
    const QByteArray bytes = file.read(core::largestListFile + 1);
    const ListSource source{name,
                            [&](const QString& sheet) { return readList(name, bytes, sheet); }};
    if (auto list = source.read({})) {
        addList(source, *std::move(list));
    }
}

std::optional<ReadList> ParticipantsPage::readList(const QString& name, const QByteArray& bytes,
                                                   const QString& sheet)
{
    const auto read = core::readListFile(bytes, sheet);
    if (const auto* const failure = std::get_if<core::ListFileFailure>(&read)) {
        refuse(tr("“%1” is not read.").arg(name), texts::text(*failure));
        return std::nullopt;
    }
    const auto& file = std::get<core::ListFile>(read);
    const auto* const found = std::get_if<core::Sheet>(&file);
    auto table = core::readListTable(file);
    if (!table) {
        refuse(tr("“%1” is not read.").arg(name), textOf(table.refused()));
        return std::nullopt;
    }
    return found != nullptr ? ReadList{*std::move(table), found->name, found->others}
                            : ReadList{*std::move(table)};
}

void ParticipantsPage::addList(const QString& source, const QString& text)
{
    if (auto list = readList(source, text.toUtf8(), {})) {
        addList(ListSource{source}, *std::move(list));
    }
}

void ParticipantsPage::addList(const ListSource& source, ReadList list)
{
    if (core::peopleIn(list.table).people.empty() && list.others.isEmpty()) {
        refuse(tr("%1 lists nobody.").arg(source.name));
        return;
    }
    notice_->hide();
    const auto answer = askWhomToAdd(this, source, std::move(list), session_.tournament(),
                                     session_.directory(), session_.now().toLocalTime().date());
    if (!answer) {
        return;
    }
    const auto added = enrolList(session_, answer->people, answer->ticks, *newcomers_);
    if (succeeded(added)) {
        table_->select(*added);
        const QString done = listText(static_cast<int>(added->size()), answer->ticks);
        say(done);
        sayWhoWaits(*added, false, done);
    }
}

QString ParticipantsPage::listText(int added, const core::ListTicks& ticks)
{
    QStringList texts = {tr("%n person(s) added", nullptr, added)};
    if (!ticks.changed.empty()) {
        texts << tr("%n changed", "people", static_cast<int>(ticks.changed.size()));
    }
    if (!ticks.dropped.empty()) {
        texts << tr("%n removed", "people", static_cast<int>(ticks.dropped.size()));
    }
    return texts.join(QStringLiteral(" · "));
}

void ParticipantsPage::store(const std::vector<core::Participant>& wanted, const QString& done,
                             const QString& why)
{
    const auto edits = core::editsOf(session_.tournament(), wanted);
    const auto stored = session_.run(core::editParticipants, edits);
    if (succeeded(stored) && !done.isEmpty()) {
        say(done, why);
    }
}

void ParticipantsPage::togglePresence(const Numbers& numbers)
{
    const auto& tournament = session_.tournament();
    store(presenceToggled(tournament, numbers, roundToCome(tournament)), {});
}

void ParticipantsPage::checkInPaid(const Numbers& numbers)
{
    const auto& tournament = session_.tournament();
    const auto round = roundToCome(tournament);
    const auto wanted = hereAndPaid(tournament, numbers, round);
    const auto name = namesOf(numbers);
    const bool isDone = std::all_of(wanted.begin(), wanted.end(), [&](const auto& person) {
        return *core::findParticipant(tournament, person.number) == person;
    });
    if (isDone) {
        say(tr("Already here and paid: %1").arg(name));
        return;
    }
    const auto done = core::hasStartFee(tournament.settings)
                          ? tr("Here and paid: %1").arg(name)
                          : tr("Here: %1 (no start fee is set)").arg(name);
    store(wanted, done);
    if (numbers.size() == 1) {
        offerSeat(numbers.front(), done);
    }
}

void ParticipantsPage::togglePaid(const Numbers& numbers)
{
    if (!core::hasStartFee(session_.tournament().settings)) {
        say(tr("There is no start fee. It is set on the page Setup."));
        return;
    }
    store(paidToggled(session_.tournament(), numbers), {});
}

void ParticipantsPage::showPaymentsOf(const Numbers& numbers)
{
    showPayments(session_, numbers.front(), this);
    table_->setFocus();
}

void ParticipantsPage::chooseFeeClass(const Numbers& numbers)
{
    const auto& settings = session_.tournament().settings;
    const auto chosen = askFeeClass(settings, namesOf(numbers), this);
    if (!chosen) {
        return;
    }
    std::vector<core::Participant> wanted;
    for (const auto number : numbers) {
        if (const auto* const person = core::findParticipant(session_.tournament(), number)) {
            wanted.push_back(*person);
            wanted.back().feeClass = *chosen;
        }
    }
    const auto* const feeClass = core::findFeeClass(settings, *chosen);
    store(wanted,
          tr("%1: %2", "people, their fee class")
              .arg(namesOf(numbers), feeClass != nullptr ? feeClass->name : tr("no class")));
}

void ParticipantsPage::expect(const Numbers& numbers)
{
    changeStatus(numbers, core::Attendance::Expected, tr("Expected: %1").arg(namesOf(numbers)));
}

void ParticipantsPage::putOnWaitingList(const Numbers& numbers)
{
    changeStatus(numbers, core::Attendance::Waiting,
                 tr("On the waiting list: %1").arg(namesOf(numbers)));
}

void ParticipantsPage::changeStatus(const Numbers& numbers, core::Attendance status,
                                    const QString& done)
{
    const auto stored = session_.run(core::changeStatus, numbers, status);
    const auto refused = stored ? 0 : static_cast<int>(stored.refused().refusals.size());
    if (refused > 1) {
        refuse(tr("That is not possible for %n people.", nullptr, refused),
               textOf({{stored.refused().refusals.front()}, {}}));
    } else if (succeeded(stored)) {
        say(done);
    }
}

void ParticipantsPage::withdraw(const Numbers& numbers)
{
    const auto& tournament = session_.tournament();
    const bool areSeated =
        std::any_of(numbers.begin(), numbers.end(),
                    [&](core::StartNumber number) { return isSeated(tournament, number); });
    if (!areSeated &&
        core::removeParticipants(tournament, numbers, core::MoneyOfRemoved::OwedBack)) {
        removePeople(numbers);
        return;
    }
    const QString who = namesOf(numbers);
    const QString fees = feesLeft(numbers);
    const auto round = areSeated ? askWithdrawal(this, who, fees, roundToCome(tournament))
                                 : std::optional(core::RoundNumber{1});
    if (round) {
        store(withdrawnFrom(session_.tournament(), numbers, *round),
              core::plain(*round) > 1
                  ? tr("Withdrawn after round %1: %2").arg(core::plain(*round) - 1).arg(who)
                  : tr("Withdrawn: %1").arg(who),
              fees);
    }
}

void ParticipantsPage::unifySpellings()
{
    const auto spellings = core::differentSpellings(session_.tournament());
    if (confirmSpellings(spellings, this) && succeeded(session_.run(core::unifySpellings))) {
        say(tr("One spelling: %1").arg(spellings.front().kept));
    }
    add_->setFocus();
}

void ParticipantsPage::edit(const Numbers& numbers)
{
    const auto before = session_.tournament().penalties;
    if (const auto number = editParticipant(session_, numbers.front(), this)) {
        table_->select({*number});
        offerCorrection(before);
    }
    table_->setFocus();
}

void ParticipantsPage::offerCorrection(const std::vector<core::Penalty>& before)
{
    const auto& tournament = session_.tournament();
    const auto found = std::find_if(tournament.rounds.rbegin(), tournament.rounds.rend(),
                                    [&](const core::Round& round) {
                                        return round.head.state == core::RoundState::Closed &&
                                               penaltiesIn(before, round.number) !=
                                                   penaltiesIn(tournament.penalties, round.number);
                                    });
    if (found == tournament.rounds.rend()) {
        return;
    }
    showCorrectionOffer(
        *notice_, session_, found->number,
        [this, number = found->number] {
            notice_->hide();
            Q_EMIT documentRequested({documents::Kind::Correction, number});
        },
        [this] { notice_->hide(); });
}

void ParticipantsPage::removePeople(const Numbers& numbers)
{
    const QString who = namesOf(numbers);
    const auto& tournament = session_.tournament();
    const auto possible =
        core::removeParticipants(tournament, numbers, core::MoneyOfRemoved::OwedBack);
    if (!possible) {
        refuse(tr("Cannot be removed: %1").arg(who), textOf(possible.refused()));
        return;
    }
    std::vector<core::Participant> people;
    for (const auto number : numbers) {
        people.push_back(*core::findParticipant(tournament, number));
    }
    const auto money = askRemoval(people, session_.directory(), who, this);
    if (!money) {
        return;
    }
    newcomers_->keep(numbers);
    const auto removed = session_.run(core::removeParticipants, numbers, *money);
    if (succeeded(removed)) {
        say(tr("Removed: %1").arg(who), moneyText(people, *money));
    }
}

/// What becomes of what they had paid; empty if they had paid nothing.
QString ParticipantsPage::moneyText(const std::vector<core::Participant>& removed,
                                    const core::MoneyOfRemoved& money)
{
    const auto cents = std::accumulate(
        removed.begin(), removed.end(), std::int64_t{0},
        [](std::int64_t sum, const auto& person) { return sum + person.paidCents(); });
    if (cents == 0) {
        return {};
    }
    const auto text =
        money.fate == core::MoneyOfRemoved::PaidBack ? tr("%1 given back") : tr("%1 owed back");
    return text.arg(texts::moneyText(cents));
}

void ParticipantsPage::merge(const Numbers& numbers)
{
    if (numbers.size() != 2) {
        say(tr("Choose the two entries of one person, with Ctrl or Shift."));
        return;
    }
    const auto possible =
        core::mergeParticipants(session_.tournament(), numbers.front(), numbers.back(), true);
    if (!succeeded(possible)) {
        return;
    }
    const auto entry = [this](core::StartNumber number) {
        const auto& person = *core::findParticipant(session_.tournament(), number);
        QStringList parts = {tr("No. %1").arg(core::plain(number)), person.name, person.club};
        if (person.paidCents() > 0) {
            parts << tr("%1 paid").arg(texts::moneyText(person.paidCents()));
        }
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    };
    const auto keepFirst = askKeepFirst(this, entry(numbers.front()), entry(numbers.back()));
    if (!keepFirst) {
        return;
    }
    const auto keep = *keepFirst ? numbers.front() : numbers.back();
    const auto twin = *keepFirst ? numbers.back() : numbers.front();
    const auto merged = session_.run(core::mergeParticipants, keep, twin, true);
    if (succeeded(merged)) {
        table_->select({keep});
        say(tr("The two entries are one now: No. %1").arg(core::plain(keep)));
    }
}

} // namespace desk
