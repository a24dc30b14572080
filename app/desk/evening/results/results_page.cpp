#include "app/desk/evening/results/results_page.h"

#include "app/desk/evening/results/attention_tone.h"
#include "app/desk/evening/results/phone_notice.h"
#include "app/desk/evening/results/recent_pane.h"
#include "app/desk/evening/results/results_discipline.h"
#include "app/desk/evening/results/table_dialogs.h"
#include "app/desk/evening/results/tables_pane.h"

#include "app/desk/evening/reports/correction_offer.h"
#include "app/desk/evening/reports/print_offer.h"
#include "app/desk/frame/discipline.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/key_list.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/plain_texts.h"
#include "app/desk/widgets/segments.h"
#include "core/cards/knock_out.h"
#include "core/codes/slip_id.h"
#include "core/people/start_numbers.h"
#include "core/ranking/open_tables.h"
#include "core/texts/knock_out_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "reports/documents/people.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

std::pair<icons::Meaning, theme::Role> iconOf(core::RoundState state)
{
    using icons::Meaning;
    using theme::Role;
    return state == core::RoundState::Closed      ? std::pair(Meaning::Complete, Role::Done)
           : state == core::RoundState::Cancelled ? std::pair(Meaning::Cancelled, Role::Muted)
                                                  : std::pair(Meaning::Running, Role::Accent);
}

const QString skipsClaimsKey = u"results/enterSkipsClaims"_s;
const QString currentKey = u"results/current"_s;

void enable(QAction& action, bool enabled, const QString& tip)
{
    action.setEnabled(enabled);
    action.setStatusTip(tip);
    action.setToolTip(tip); // Shown by the menu.
}

/// Only these tables of the round.
core::Round within(core::Round round, const std::optional<core::TableRange>& tables)
{
    if (tables) {
        std::erase_if(round.tables,
                      [&](const core::Table& table) { return !tables->contains(table.number); });
    }
    return round;
}

} // namespace

bool ResultsPage::succeeded(const core::Result<core::Done>& result)
{
    if (!result) {
        slip_->tell(textOf(result.refused()));
    }
    return result.ok();
}

ResultsPage::ResultsPage(Session& session, QWidget* parent)
    : Page(session, parent), waiting_(session)
{
    setObjectName(u"resultsPage"_s);
    buildPanes();
    buildCommands();
    connectPanes();
    constexpr int halfMinute = 30'000;
    connect(&minutes_, &QTimer::timeout, this, &ResultsPage::refreshTables);
    minutes_.start(halfMinute);
    constexpr int soon = 1000;
    looksForEntries_.setInterval(soon);
    connect(&looksForEntries_, &QTimer::timeout, this, &ResultsPage::readWaiting);
    ResultsPage::tournamentOpened();
}

void ResultsPage::buildPanes()
{
    head_ = new PageHead(tr("Results"), this);
    segments_ = new Segments(this);
    segments_->setObjectName(u"roundSegments"_s);
    segments_->setAccessibleName(tr("Round"));
    head_->add(segments_);
    list_ = new QComboBox(this);
    list_->setObjectName(u"roundList"_s);
    setSpokenName(*list_, tr("Round"));
    head_->add(list_);
    offer_ = new PrintOffer(session_, this);
    tone_ = new AttentionTone(session_, this);
    tables_ = new TablesPane(session_, this);
    recent_ = new RecentPane(session_, this);
    slip_ = new SlipPane(session_, this);

    constexpr int top = 20;
    auto* const column =
        makeColumn(this, distance::large, {distance::page, top, distance::page, distance::large});
    column->addWidget(head_);
    auto* const row = makeRow(nullptr, distance::page);
    row_ = row;
    column->addLayout(row, 1);
    row->addWidget(tables_);
    right_ = makeColumn(nullptr, distance::medium);
    row->addLayout(right_, 1);
    right_->addWidget(recent_, 1);
    slip_->setWaiting(waiting_);
    phoned_ = new PhoneNotice(session_, waiting_, this);
    slip_->addNotice(*phoned_);
    corrected_ = addNotice(u"correctionOffer"_s);
    slip_->addNotice(*offer_);
    overtaken_ = addNotice(u"overtakenRounds"_s);
    right_->addWidget(slip_);
}

Notice* ResultsPage::addNotice(const QString& name)
{
    auto* const notice = new Notice(this);
    notice->setObjectName(name);
    notice->hide();
    slip_->addNotice(*notice);
    return notice;
}

void ResultsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    looksForEntries_.start();
}

void ResultsPage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    looksForEntries_.stop();
    session_.setTyping(std::nullopt);
}

void ResultsPage::readWaiting()
{
    if (waiting_.read()) {
        slip_->showWaiting();
        refreshTables();
        refreshWaiting();
    }
}

void ResultsPage::refreshWaiting()
{
    phoned_->showTable(pass_ ? std::nullopt : slip_->key());
}

void ResultsPage::refreshOvertaken()
{
    const auto overtaken = core::overtakenRounds(session_.tournament());
    overtaken_->setVisible(!overtaken.empty());
    if (overtaken.empty()) {
        return;
    }
    QStringList texts;
    for (const auto& round : overtaken) {
        texts << texts::overtakenText(session_.tournament(), round);
    }
    overtaken_->show(Notice::Kind::Warning, icons::Meaning::Warning, texts.join(u'\n'));
    auto* const look = makeButton(u"overtakenButton"_s, tr("Rounds"), ButtonKind::Normal, this);
    look->setFocusPolicy(Qt::TabFocus);
    connect(look, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(PageId::Rounds); });
    overtaken_->add(look);
}

void ResultsPage::roomChanged()
{
    tables_->setTight(room().isTight);
    row_->setSpacing(room().isTight ? distance::small : distance::page);
    right_->setSpacing(room().isShort ? 0 : distance::medium);
    slip_->setLow(room().isShort);
}

QAction* ResultsPage::addCommand(const QString& name, const QString& text, const QKeySequence& key,
                                 const std::function<void()>& run)
{
    auto* const command = new QAction(text, this);
    command->setObjectName(name);
    command->setShortcut(key);
    command->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(command, &QAction::triggered, this, run);
    addAction(command);
    return command;
}

void ResultsPage::buildCommands()
{
    secondPass_ = addCommand(u"secondPass"_s, tr("Second pass"), {},
                             [this] { setSecondPass(secondPass_->isChecked()); });
    secondPass_->setCheckable(true);
    close_ = addCommand(u"closeRound"_s, tr("Close the round"), {}, [this] { closeRound(); });
    head_->add(makeButton(*secondPass_, icons::Meaning::SecondPass, ButtonKind::Normal, this));
    closeButton_ = makeButton(*close_, icons::Meaning::Close, ButtonKind::Primary, this);
    head_->add(closeButton_);
    drawNext_ =
        makeButton(u"drawNextButton"_s, {}, icons::Meaning::Draw, ButtonKind::Primary, this);
    connect(drawNext_, &QPushButton::clicked, this,
            [this] { Q_EMIT pageRequested(PageId::Rounds); });
    lastRound_ =
        addCommand(u"lastRound"_s, tr("That was the &last round…"), {}, [this] { endEvening(); });
    head_->add(makeButton(*lastRound_, icons::Meaning::Standings, ButtonKind::Normal, this));
    head_->add(drawNext_);

    putAside_ = addCommand(u"putAside"_s, tr("Put aside"), Qt::Key_F2,
                           [this] { toggleMark(core::TableMark::Unclear); });
    disputed_ = addCommand(u"disputed"_s, tr("Disputed"), Qt::Key_F3,
                           [this] { toggleMark(core::TableMark::Disputed); });
    putAside_->setCheckable(true);
    disputed_->setCheckable(true);
    auto* const more =
        makeButton(u"moreButton"_s, tr("More"), icons::Meaning::Menu, ButtonKind::Quiet, this);
    more->setToolTip(tr("%1 (%2)").arg(more->text(), u"F4"_s));
    more_ = new QMenu(more);
    more_->setObjectName(u"moreMenu"_s);
    more_->setToolTipsVisible(true);
    more->setMenu(more_);
    clear_ = addCommand(u"clearGame"_s, {}, {}, [this] { slip_->clearGame(); });
    swap_ =
        addCommand(u"swapTables"_s, tr("Swap two tables' results…"), {}, [this] { swapTables(); });
    slipLost_ = addCommand(u"slipLost"_s, tr("Slip lost…"), {}, [this] { replaceLostSlip(); });
    skipsClaims_ = addCommand(u"enterSkipsClaims"_s, tr("Enter skips claims; + opens them"), {},
                              [this] { setSkipsClaims(skipsClaims_->isChecked()); });
    skipsClaims_->setCheckable(true);
    skipsClaims_->setChecked(session_.uiState().value(skipsClaimsKey, true).toBool());
    slip_->setSkipsClaims(skipsClaims_->isChecked());
    allKeys_ = addCommand(u"allKeys"_s, tr("All keys"), {}, [this] {
        desk::setShowsAllKeys(session_.uiState(), allKeys_->isChecked());
        slip_->setShowsAllKeys(allKeys_->isChecked());
    });
    allKeys_->setCheckable(true);
    allKeys_->setChecked(showsAllKeys(session_.uiState()));
    slip_->setShowsAllKeys(allKeys_->isChecked());
    connect(more_, &QMenu::aboutToShow, this, &ResultsPage::refreshMenu);
    for (auto* const button :
         {makeButton(*putAside_, icons::Meaning::PutAside, ButtonKind::Quiet, this),
          makeButton(*disputed_, icons::Meaning::Disputed, ButtonKind::Quiet, this), more}) {
        button->setFocusPolicy(Qt::TabFocus);
        slip_->commands().addWidget(button);
    }
    auto* const lot = addCommand(u"lot"_s, tr("Draw the lot…"), {}, [this] {
        if (isLotDue()) {
            askLot(window(), session_, *slip_->key());
        }
    });
    lotButton_ = makeButton(*lot, icons::Meaning::Draw, ButtonKind::Primary, this);
    slip_->matchCommands().addWidget(lotButton_);

    addCommand(u"more"_s, tr("More"), Qt::Key_F4, [more] { more->showMenu(); });
    addCommand(u"substitute"_s, {}, Qt::Key_F5, [this] { slip_->chooseSubstitute(); });
    for (const auto key : {Qt::Key_F6, Qt::Key_F7}) {
        const QString name = QKeySequence(key).toString();
        addCommand(u"ending"_s + name, {}, key, [this, name] { slip_->toggleEnding(name); });
    }
    addCommand(u"correctLast"_s, {}, Qt::Key_F8, [this] {
        if (const auto key = recent_->toCorrect(slip_->gameKey())) {
            correct(*key);
        }
    });
    addCommand(u"notPlayed"_s, {}, Qt::Key_F9, [this] { slip_->closeNotPlayed(); });
    addCommand(u"nextTable"_s, {}, Qt::Key_PageDown, [this] { goToNextTable(false); });
    addCommand(u"previousTable"_s, {}, Qt::Key_PageUp, [this] { goToNextTable(true); });
}

void ResultsPage::connectPanes()
{
    connect(tables_, &TablesPane::entered, this, &ResultsPage::enterTable);
    connect(tables_, &TablesPane::slipEntered, this, &ResultsPage::enterSlip);
    connect(tables_, &TablesPane::ignored, tone_, &AttentionTone::sound);
    connect(tables_, &TablesPane::typed, this, [this](core::TableNumber number) {
        if (round() != nullptr && core::findTable(*round(), number) != nullptr) {
            showTable({*round_, number});
        }
    });
    connect(tables_, &TablesPane::chosen, this, [this](core::TableNumber number) {
        showTable({*round_, number});
        slip_->beginNext();
    });
    connect(phoned_, &PhoneNotice::gameWanted, slip_, &SlipPane::beginReported);
    connect(phoned_, &PhoneNotice::leftOut, this, &ResultsPage::readWaiting);
    connect(recent_, &RecentPane::chosen, this, &ResultsPage::correct);
    connect(slip_, &SlipPane::finished, this, &ResultsPage::finishSlip);
    connect(slip_, &SlipPane::corrected, this, &ResultsPage::offerCorrection);
    connect(slip_, &SlipPane::left, this, &ResultsPage::leaveSlip);
    connect(slip_, &SlipPane::attentionWanted, tone_, &AttentionTone::sound);
    connect(slip_, &SlipPane::fieldEntered, this, &ResultsPage::keepPlace);
    connect(slip_, &SlipPane::slipChanged, this, &ResultsPage::updateSlip);
    const auto choose = [this](int number) {
        chooseRound(core::RoundNumber{number});
        goToField();
    };
    connect(segments_, &Segments::chosen, this, choose);
    connect(list_, &QComboBox::activated, this,
            [this, choose](int index) { choose(list_->itemData(index).toInt()); });
    connect(&session_, &Session::desksChanged, this, [this] {
        if (isVisible()) {
            refreshTables();
        }
    });
    connect(offer_, &PrintOffer::dismissed, this, &ResultsPage::goToField);
}

void ResultsPage::enter()
{
    const bool begins = std::exchange(resumes_, false);
    if (begins && resume()) {
        return;
    }
    if (round() == nullptr) {
        setFocus();
    } else if (slip_->slip() != nullptr) {
        slip_->takeFocus();
    } else if (begins || !slip_->key()) {
        goToField();
    } else {
        tables_->takeFocus();
    }
}

void ResultsPage::keyPressEvent(QKeyEvent* event)
{
    const bool isUsed = event->key() == Qt::Key_Escape &&
                        (tables_->allowTyping() || slip_->cancel() || dismissCorrection());
    if (!isUsed) {
        Page::keyPressEvent(event);
    }
}

bool ResultsPage::shows(const core::Change& change) const
{
    const auto& label = change.label;
    if (!label.round || !label.table) {
        return !label.round || round_ == label.round;
    }
    return slip_->key() == core::TableKey{*label.round, *label.table};
}

void ResultsPage::reveal(const core::Change& change)
{
    const auto& label = change.label;
    if (!label.round || core::findRound(session_.tournament(), *label.round) == nullptr) {
        return;
    }
    if (!label.table) {
        showTableOf(change, *label.round);
        return;
    }
    returnTo_.reset();
    const core::TableKey table{*label.round, *label.table};
    const auto* const found = core::findTable(session_.tournament(), table.round, table.table);
    // One with a result would be corrected without having been asked for.
    const bool isOpen =
        label.game && found != nullptr && core::findGame(*found, *label.game) == nullptr;
    goTo({table, isOpen && !pass_ ? label.game : std::nullopt, {}});
}

QUndoStack* ResultsPage::typing()
{
    return &slip_->typing();
}

const core::Round* ResultsPage::round() const
{
    const auto* const shown = round_ ? core::findRound(session_.tournament(), *round_) : nullptr;
    return shown != nullptr && shown->head.state != core::RoundState::Draft ? shown : nullptr;
}

void ResultsPage::tournamentOpened()
{
    pass_.reset();
    returnTo_.reset();
    corrected_->clear();
    corrected_->hide();
    waiting_.forget();
    slip_->setSecondPass(nullptr);
    notWanted_.reset();
    resumes_ = true;
    showRound(roundToWorkOn(session_.tournament()));
}

bool ResultsPage::hasOpenTables() const
{
    const auto* const shown = round();
    return shown != nullptr && !openTablesOf(session_.tournament().settings, *shown).empty();
}

documents::Choice ResultsPage::document() const
{
    return {hasOpenTables() ? documents::Kind::OpenTables : documents::Kind::RoundResults, round_};
}

Status ResultsPage::status() const
{
    const auto* const shown = round();
    if (shown == nullptr) {
        return {};
    }
    const auto number = core::plain(shown->number);
    if (pass_) {
        return {
            icons::Meaning::SecondPass, theme::Role::Accent,
            tr("Second pass of round %1: %n game(s) compared", nullptr, pass_->games()).arg(number),
            tr("%n difference(s)", nullptr, pass_->differences()), true};
    }
    const auto open = openTablesOf(session_.tournament().settings, *shown);
    if (open.empty()) {
        const bool closed = shown->head.state != core::RoundState::Published;
        return {icons::Meaning::Complete, theme::Role::Done,
                tr("Round %1: all tables are in").arg(number),
                closed ? QString() : tr("The round can be closed.")};
    }
    QStringList numbers;
    for (const auto table : open) {
        numbers << QString::number(core::plain(table));
    }
    const auto closing = core::closeRound(session_.tournament(), shown->number);
    //: %1 is a round, %2 of its %n tables are open, %3 lists them
    return {
        icons::Meaning::Running, theme::Role::Accent,
        tr("Round %1: %2 of %n table(s) open (%3)", nullptr, static_cast<int>(shown->tables.size()))
            .arg(number)
            .arg(open.size())
            .arg(numbers.join(u", "_s)),
        closing ? QString() : textOf(closing.refused())};
}

void ResultsPage::refresh()
{
    corrected_->recheck();
    waiting_.read();
    const auto lost = slip_->takeLost();
    if (!followRunningRound()) {
        // Another desk may have completed the suggested table.
        if (slip_->slip() == nullptr && !(nextTable_ && isOpen(*nextTable_))) {
            nextTable_ = nextNumber();
        }
        slip_->refresh();
        refreshRound();
    }
    if (lost) {
        replaceLost(*lost);
    }
}

bool ResultsPage::followRunningRound()
{
    const auto running = roundToWorkOn(session_.tournament());
    const auto* const shown = round();
    const bool isFree = slip_->slip() == nullptr && !pass_ && running != notWanted_;
    // A round just completed stays, to be closed and printed.
    const bool isOver = shown == nullptr || shown->head.state != core::RoundState::Published ||
                        (running && *running > *round_);
    if (shown != nullptr && (!isFree || !isOver || running == round_)) {
        return false;
    }
    const bool hasFocus = isAncestorOf(QApplication::focusWidget());
    showRound(running);
    if (hasFocus && round() != nullptr) {
        goToField();
    }
    return true;
}

void ResultsPage::chooseRound(core::RoundNumber number)
{
    const auto running = roundToWorkOn(session_.tournament());
    notWanted_ = running != number ? running : std::nullopt;
    showRound(number);
}

void ResultsPage::replaceLost(const SlipPane::LostSlip& lost)
{
    if (round_ != lost.key.round || !goTo({{lost.key.round, lost.key.table}, lost.key.game, {}})) {
        leaveSlip();
    }
    if (!lost.text.isEmpty()) {
        slip_->tell(lost.text, Notice::Kind::Warning);
    }
}

bool ResultsPage::isOpen(core::TableNumber number) const
{
    const auto at = tableAt(session_.tournament(), core::TableKey{*round_, number});
    return at && (pass_ || !core::isComplete(at->settings, at->round, at->table));
}

void ResultsPage::refreshRound()
{
    offerPrint();
    refreshFacts();
    refreshOvertaken();
    tables_->readJournal(round_);
    recent_->refresh(round_, pass_.has_value());
    refreshTables();
    refreshCommands();
}

void ResultsPage::showRound(std::optional<core::RoundNumber> number)
{
    if (round_ != number) {
        offer_->dismiss();
    }
    round_ = number;
    open_.reset();
    slip_->goTo(std::nullopt);
    nextTable_ = nextNumber();
    tables_->setCurrent(std::nullopt);
    refreshRound();
}

void ResultsPage::refreshRounds()
{
    std::vector<std::pair<core::RoundNumber, core::RoundState>> rounds;
    for (const auto& round : session_.tournament().rounds) {
        if (round.head.state != core::RoundState::Draft) {
            rounds.emplace_back(round.number, round.head.state);
        }
    }
    constexpr std::size_t fewRounds = 8;
    const bool few = rounds.size() <= fewRounds;
    if (rounds != rounds_) {
        rounds_ = std::move(rounds);
        segments_->clear();
        list_->clear();
        for (const auto& [number, state] : rounds_) {
            const int plain = core::plain(number);
            const auto [icon, role] = iconOf(state);
            if (few) {
                segments_->add(plain, QString::number(plain), icons::icon(icon, palette(), role));
            }
            list_->addItem(tr("Round %1").arg(plain), plain);
        }
    }
    segments_->setVisible(few);
    list_->setVisible(!few);
    if (round_) {
        segments_->setCurrent(core::plain(*round_));
        list_->setCurrentIndex(list_->findData(core::plain(*round_)));
    }
}

void ResultsPage::refreshFacts()
{
    const auto& tournament = session_.tournament();
    refreshRounds();
    const auto* const shown = round();
    QStringList facts;
    if (shown != nullptr) {
        const int number = core::plain(shown->number);
        const auto planned = tournament.settings.plannedRounds;
        facts
            << (planned ? tr("Round %1 of %2").arg(number).arg(*planned)
                        : tr("Round %1").arg(number))
            << disciplineOf(tournament.settings).results().roundLength(tournament.settings, *shown);
        if (shown->head.state == core::RoundState::Closed) {
            facts << tr("closed", "a round");
        } else if (shown->head.state == core::RoundState::Cancelled) {
            facts << tr("cancelled", "a round");
        }
    }
    facts << texts::ruleSetName(tournament.settings.rules.ruleSet);
    head_->setFacts(facts.join(u" · "_s));
}

void ResultsPage::refreshTables()
{
    tables_->showTables(round(), pass_ ? &*pass_ : nullptr, waiting_);
    tables_->suggest(slip_->slip() != nullptr ? std::optional(slip_->key()->table) : nextTable_);
    Q_EMIT statusChanged();
}

void ResultsPage::refreshMarkCommand(QAction& command, core::TableMark mark)
{
    const auto at = slip_->table();
    const bool isMarked = at && at->table.head.mark == mark;
    command.setChecked(isMarked);
    enable(command, at.has_value(),
           at ? tr("%1 (%2)").arg(isMarked ? tr("Take the mark off") : command.text(),
                                  command.shortcut().toString())
              : tr("Choose a table first."));
}

void ResultsPage::refreshCommands()
{
    const auto& tournament = session_.tournament();
    const auto* const shown = round();
    refreshMarkCommand(*putAside_, core::TableMark::Unclear);
    refreshMarkCommand(*disputed_, core::TableMark::Disputed);

    const auto closing = shown != nullptr ? core::closeRound(tournament, shown->number)
                                          : core::Result<core::Change>(core::Refusals());
    const bool closed = closing && closing->isEmpty();
    enable(*close_, closing && !closed,
           closed    ? tr("The round is closed already.")
           : closing ? QString()
                     : textOf(closing.refused()));
    const auto next = closed ? roundToDraw(tournament) : std::nullopt;
    close_->setVisible(!next);
    drawNext_->setVisible(next.has_value());
    lastRound_->setVisible(next && canEndEvening(tournament));
    if (next) {
        const QString draw = tr("Draw round %1").arg(core::plain(*next));
        drawNext_->setText(draw);
        drawNext_->setAccessibleName(draw);
    }
    const bool any = shown != nullptr && hasGames(*shown);
    enable(*secondPass_, any,
           any ? tr("All slips are typed once more, blind; only differences are shown.")
               : tr("Nothing has been entered in this round yet."));
    secondPass_->setChecked(pass_.has_value());

    const auto key = slip_->gameKey();
    const auto words = disciplineOf(tournament.settings).results().words(tournament.settings);
    clear_->setText(tr("%1…", "a command that asks something first").arg(words.clear));
    const auto clearing =
        key ? core::clearGame(tournament, *key, {}) : core::Result<core::Change>(core::Refusals());
    enable(*clear_, clearing && !pass_,
           !key       ? tr("Choose a game first: click its row.")
           : clearing ? QString()
                      : textOf(clearing.refused()));
    const bool swappable = shown != nullptr && shown->tables.size() > 1 && slip_->table();
    enable(*swap_, swappable, swappable ? QString() : tr("Choose a table first."));
    const bool isOpenTable = slip_->table() && isOpen(slip_->key()->table);
    enable(*slipLost_, isOpenTable,
           isOpenTable ? QString() : tr("Choose a table that is still open first."));
    lotButton_->setVisible(isLotDue());
    refreshWaiting();
}

void ResultsPage::refreshMenu()
{
    more_->clear();
    more_->addActions({clear_, swap_, slipLost_});
    const auto at = slip_->table();
    more_->addSeparator();
    if (session_.tournament().settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus) {
        more_->addAction(skipsClaims_);
    }
    more_->addAction(allKeys_);
    if (!at || !at->match()) {
        return;
    }
    more_->addSeparator();
    const documents::People people(session_.tournament());
    const auto& head = at->table.head;
    for (std::size_t seat = 0; seat < head.seats.size(); ++seat) {
        const auto number = head.seats[seat];
        const bool back = core::isAmong(head.withdrawn, number);
        const QString text = back ? tr("%1 is back in the match") : tr("%1 leaves the match");
        auto* const action = more_->addAction(text.arg(withoutShortcut(people.name(number))));
        action->setObjectName(u"leaves%1"_s.arg(texts::seatLetter(seat)));
        action->setToolTip(
            back ? QString()
                 : tr("Results stay; anyone who has left can neither win the match nor advance."));
        connect(action, &QAction::triggered, this, [this, number, back, key = *slip_->key()] {
            succeeded(session_.run(back ? core::rejoinMatch : core::leaveMatch, key.round, number));
        });
    }
}

std::optional<core::TableNumber> ResultsPage::nextNumber(bool backwards) const
{
    const auto* const shown = round();
    if (shown == nullptr) {
        return std::nullopt;
    }
    const auto& key = slip_->key();
    const auto at = key && key->round == *round_ ? std::optional(key->table) : std::nullopt;
    const auto& settings = session_.tournament().settings;
    return pass_ ? pass_->nextTable(settings, *shown, at)
                 : nextOpenTable(settings, within(*shown, session_.desk().tables), at, backwards);
}

void ResultsPage::goToField()
{
    slip_->pause();
    nextTable_ = nextNumber();
    tables_->focusField(nextTable_);
    if (nextTable_) {
        showTable({*round_, *nextTable_});
    } else if (!slip_->key() && round() != nullptr && !round()->tables.empty()) {
        showTable({*round_, round()->tables.front().number});
    }
    keepPlace();
    refreshCommands();
}

void ResultsPage::showTable(const core::TableKey& key)
{
    if (round_ != key.round) {
        showRound(key.round);
    }
    if (slip_->key() != key) {
        slip_->goTo(key);
    }
    tables_->setCurrent(key.table);
    keepPlace();
    refreshCommands();
}

void ResultsPage::showTableOf(const core::Change& change, core::RoundNumber number)
{
    auto table = slip_->key();
    for (const auto& step : change.steps) {
        if (const auto* const moved = std::get_if<core::TableExchange>(&step)) {
            table = moved->key;
            break;
        }
        if (const auto* const game = std::get_if<core::GameExchange>(&step)) {
            table = core::TableKey{game->key.round, game->key.table};
            break;
        }
    }
    chooseRound(number);
    const auto* const shown = round();
    if (shown == nullptr || shown->tables.empty()) {
        return;
    }
    const bool isThere =
        table && table->round == number && core::findTable(*shown, table->table) != nullptr;
    showTable(isThere ? *table : core::TableKey{number, shown->tables.back().number});
}

void ResultsPage::goToNextTable(bool backwards)
{
    returnTo_.reset();
    if (const auto number = nextNumber(backwards)) {
        showTable({*round_, *number});
        slip_->beginNext();
    }
}

void ResultsPage::correct(const core::GameKey& key)
{
    if (pass_ || core::findTable(session_.tournament(), key.round, key.table) == nullptr) {
        return;
    }
    if (!slip_->isCorrection()) {
        returnTo_ = place();
    }
    showTable({key.round, key.table});
    slip_->begin(key.game, true);
}

void ResultsPage::finishSlip()
{
    if (goBack()) {
        return;
    }
    goToField();
    if (pass_ && !nextNumber()) {
        slip_->tell(tr("The second pass is done: %n difference(s).", nullptr, pass_->differences()),
                    Notice::Kind::Plain);
    }
}

void ResultsPage::leaveSlip()
{
    if (goBack()) {
        return;
    }
    const auto key = slip_->key();
    if (!followRunningRound() && key && isOpen(key->table)) {
        goTo({*key, std::nullopt, {}});
    } else if (round() != nullptr) {
        goToField();
    }
}

bool ResultsPage::goBack()
{
    const auto back = std::exchange(returnTo_, std::nullopt);
    return back && goTo(*back);
}

std::optional<ResultsPage::Place> ResultsPage::place() const
{
    const auto key = slip_->key();
    if (!key) {
        return std::nullopt;
    }
    const auto game = slip_->gameKey();
    return Place{*key, game ? std::optional(game->game) : std::nullopt, slip_->fieldPlace()};
}

bool ResultsPage::goTo(const Place& place)
{
    const auto at = tableAt(session_.tournament(), place.table);
    if (!at || at->round.head.state == core::RoundState::Draft) {
        return false;
    }
    if (!place.game) {
        showTable(place.table);
        slip_->pause();
        nextTable_ = place.table.table;
        tables_->focusField(nextTable_);
        keepPlace();
        refreshCommands();
        return true;
    }
    const auto games = at->discipline().games(*at);
    if (std::find(games.begin(), games.end(), *place.game) == games.end()) {
        return false;
    }
    showTable(place.table);
    slip_->begin(*place.game);
    if (place.field) {
        slip_->focusField(*place.field);
    }
    return true;
}

void ResultsPage::keepPlace()
{
    const auto at = place();
    if (pass_ || !at) {
        return;
    }
    QStringList parts = {QString::number(core::plain(at->table.round)),
                         QString::number(core::plain(at->table.table))};
    if (at->game) {
        const auto field = at->field.value_or(FieldPlace());
        parts << QString::number(core::plain(*at->game)) << QString::number(field.seat)
              << QString::number(static_cast<int>(field.second))
              << QString::number(static_cast<int>(slip_->isCorrection()));
    }
    session_.keep(currentKey, parts.join(u'/'));
}

void ResultsPage::updateSlip()
{
    session_.setTyping(slip_->slip() != nullptr ? slip_->key() : std::nullopt);
    refreshTables();
    refreshCommands();
}

bool ResultsPage::resume()
{
    const QStringList kept = session_.kept(currentKey).toString().split(u'/');
    const auto number = [&kept](qsizetype index) { return kept.value(index).toInt(); };
    const core::TableKey table{core::RoundNumber{number(0)}, core::TableNumber{number(1)}};
    constexpr qsizetype tableOnly = 2;
    if (kept.size() <= tableOnly) {
        return table.round == round_ && isOpen(table.table) &&
               goTo({table, std::nullopt, std::nullopt});
    }
    const core::GameNumber game{number(2)};
    const bool wasCorrection = number(5) != 0;
    const bool isStored =
        core::findGame(session_.tournament(), {table.round, table.table, game}) != nullptr;
    if (isStored && !wasCorrection) {
        showTable(table);
        return isOpen(table.table) && slip_->beginNext();
    }
    return goTo({table, game, FieldPlace{static_cast<std::size_t>(number(3)), number(4) != 0}});
}

void ResultsPage::offerPrint()
{
    const auto* const shown = round();
    const bool open = hasOpenTables();
    const bool runs = shown != nullptr && shown->head.state == core::RoundState::Published;
    if (!open && runs && open_ == shown->number && !pass_) {
        dismissCorrection();
        offer_->offer(offers::complete(shown->number));
    } else if ((open && !isSlipOffered()) || shown == nullptr || !core::counts(shown->head.state)) {
        offer_->dismiss();
    }
    open_ = open ? round_ : std::nullopt;
}

/// In place of a lost one, as long as its table is open.
bool ResultsPage::isSlipOffered() const
{
    const auto waiting = offer_->waiting();
    if (!waiting) {
        return false;
    }
    const auto& slip = waiting->items.front().choice;
    return slip.form == documents::Form::Filled && slip.round == round_ &&
           isOpen(slip.tables.front());
}

bool ResultsPage::dismissCorrection()
{
    const bool isOffered = corrected_->isVisible();
    corrected_->hide();
    return isOffered;
}

void ResultsPage::offerCorrection(core::RoundNumber round)
{
    showCorrectionOffer(
        *corrected_, session_, round,
        [this, round] {
            corrected_->hide();
            Q_EMIT documentRequested({documents::Kind::Correction, round});
        },
        [this] {
            dismissCorrection();
            goToField();
        });
}

void ResultsPage::swapTables()
{
    auto key = *slip_->key();
    // In the table field the next table is shown, not the one just typed.
    const auto latest = slip_->slip() == nullptr ? recent_->toCorrect({}) : std::nullopt;
    if (latest && latest->round == key.round) {
        key.table = latest->table;
    }
    const auto swapped = askSwap(window(), session_, key);
    if (!swapped) {
        return;
    }
    if (core::findRound(session_.tournament(), key.round)->head.state == core::RoundState::Closed) {
        offerCorrection(key.round);
    } else {
        slip_->tell(tr("The results of tables %1 and %2 have been swapped.")
                        .arg(core::plain(swapped->first))
                        .arg(core::plain(swapped->second)),
                    Notice::Kind::Plain);
    }
}

void ResultsPage::enterTable(std::optional<core::TableNumber> number)
{
    const auto* const shown = round();
    if (shown == nullptr) {
        return;
    }
    returnTo_.reset();
    slip_->tell({});
    if (!number && close_->isEnabled()) {
        closeButton_->setFocus(Qt::OtherFocusReason); // Nothing is left to type.
    } else if (!number && drawNext_->isVisible()) {
        drawNext_->setFocus(Qt::OtherFocusReason);
    } else if (!number) {
        refuse(tr("Which table? Give its number, or the id on its slip."));
    } else if (core::findTable(*shown, *number) == nullptr) {
        refuse(tr("Round %1 has no table %2. Look at the slip again.")
                   .arg(core::plain(*round_))
                   .arg(core::plain(*number)));
    } else {
        waiting_.read();
        openTable(*number);
    }
}

void ResultsPage::refuse(const QString& sentence)
{
    tables_->refuse(sentence);
    tone_->sound();
}

void ResultsPage::openTable(core::TableNumber number)
{
    showTable({*round_, number});
    if (isLotDue()) {
        lotButton_->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!slip_->beginNext()) {
        refuse(tr("Table %1 has been compared already.").arg(core::plain(number)));
        return;
    }
    slip_->goToStart();
    if (const QString desk = session_.deskTyping({*round_, number}); !desk.isEmpty()) {
        slip_->tell(tr("%1 is typing this table, too.").arg(desk), Notice::Kind::Warning);
    } else if (!isOpen(number) && slip_->isCorrection()) {
        slip_->tell(
            tr("Table %1 is complete: what is typed now corrects it.").arg(core::plain(number)),
            Notice::Kind::Warning);
    }
}

void ResultsPage::enterSlip(const QString& id)
{
    const auto slip = core::slipInForce(session_.tournament(), id);
    if (!slip) {
        refuse(textOf(slip.refused()));
        return;
    }
    if (round_ != slip->round) {
        chooseRound(slip->round);
    }
    enterTable(slip->table);
}

void ResultsPage::toggleMark(core::TableMark mark)
{
    const auto at = slip_->table();
    if (!at) {
        return;
    }
    const bool takesOff = at->table.head.mark == mark;
    const bool aside = mark == core::TableMark::Unclear;
    const auto note =
        takesOff ? QString()
                 : askReason(window(), aside ? tr("Put the table aside") : tr("Mark as disputed"),
                             tr("What is typed stays. A note helps later: what is unclear?"),
                             aside ? tr("Put aside") : tr("Disputed"), true);
    if (!note) {
        refreshCommands();
        return;
    }
    const auto key = *slip_->key();
    const auto wanted = takesOff ? std::nullopt : std::optional(mark);
    const bool done = succeeded(session_.run(core::markTable, key, wanted, *note));
    refreshCommands();
    if (done && !takesOff) {
        returnTo_.reset();
        goToField();
    }
}

void ResultsPage::replaceLostSlip()
{
    const auto key = slip_->key();
    if (key && succeeded(session_.run(core::loseSlip, *key, slipLostNote()))) {
        returnTo_.reset();
        goToField(); // Offers are shown between two slips.
        offer_->offer(offers::lostSlip(*key));
        offer_->setFocus();
    }
}

void ResultsPage::closeRound()
{
    if (confirmClosing(window(), session_, *round()) &&
        succeeded(session_.run(core::closeRound, *round_))) {
        refreshCommands();
        drawNext_->isHidden() ? goToField() : drawNext_->setFocus();
    }
}

void ResultsPage::endEvening()
{
    const auto done = askToEndEvening(window(), session_);
    if (done && succeeded(*done)) {
        refreshCommands();
        goToField();
    }
}

void ResultsPage::setSkipsClaims(bool skips)
{
    session_.uiState().setValue(skipsClaimsKey, skips);
    slip_->setSkipsClaims(skips);
}

void ResultsPage::setSecondPass(bool begins)
{
    pass_ = begins ? std::optional(begunPass()) : std::nullopt;
    returnTo_.reset();
    slip_->setSecondPass(begins ? &*pass_ : nullptr);
    slip_->goTo(std::nullopt);
    tables_->setCurrent(std::nullopt);
    refreshRound();
    goToField();
}

core::SecondPass ResultsPage::begunPass() const
{
    if (!round_ || session_.isCutOff() || session_.isVanished()) {
        return {};
    }
    return session_.read([this](const auto& service, auto id) {
        auto& source = service.read();
        return core::SecondPass(session_.tournament(), source.pendingEntries(id),
                                source.gameRevisions(id, *round_));
    });
}

bool ResultsPage::isLotDue() const
{
    const auto at = slip_->table();
    const auto match = at ? at->match() : std::nullopt;
    return match && match->status == core::MatchStatus::Lot;
}

} // namespace desk
