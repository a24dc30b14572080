#include "app/desk/evening/rounds/rounds_page.h"

#include "app/desk/evening/participants/leaving.h"
#include "app/desk/evening/reports/print_offer.h"
#include "app/desk/evening/results/table_dialogs.h"
#include "app/desk/evening/rounds/draw_bar.h"
#include "app/desk/evening/rounds/open_tables_list.h"
#include "app/desk/evening/rounds/round_actions.h"
#include "app/desk/evening/rounds/round_side.h"
#include "app/desk/evening/rounds/round_words.h"
#include "app/desk/evening/rounds/seat_offer.h"
#include "app/desk/evening/standings/tie_dialog.h"
#include "app/desk/frame/discipline.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/scroll_area.h"
#include "app/desk/widgets/segments.h"
#include "core/cards/knock_out.h"
#include "core/evening/missing.h"
#include "core/money/start_fee.h"
#include "core/ranking/open_tables.h"
#include "core/ranking/ties.h"
#include "core/texts/knock_out_texts.h"
#include "core/texts/seating_texts.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace desk {

using namespace Qt::StringLiterals;
using icons::Meaning;
using theme::Role;

RoundsPage::RoundsPage(Session& session, QWidget* parent)
    : Page(session, parent),
      notes_(session),
      actions_(new RoundActions(session, notes_, this)),
      head_(buildHead()),
      segments_(new Segments(this)),
      segmentScroll_(makeScrollArea(u"segmentScroll"_s, segments_, this)),
      notice_(new Notice(this)),
      offer_(new PrintOffer(session, this)),
      middle_(new QStackedWidget(this)),
      cards_(new RoundCards(
          [this](const SeatSpot& from, const SeatSpot& to) { return preview(from, to); })),
      scroll_(makeScrollArea(u"cardsScroll"_s, cards_, this)),
      empty_(buildEmpty()),
      search_(buildSearch()),
      side_(new RoundSide(*actions_, session, this)),
      sideScroll_(makeScrollArea(u"sideScroll"_s, side_, this))
{
    setObjectName(u"roundsPage"_s);
    layOut();
    connectParts();
    RoundsPage::tournamentOpened();
    RoundsPage::refresh();
}

PageHead* RoundsPage::buildHead()
{
    auto* const head = new PageHead(tr("Rounds"), this);
    bar_ = new DrawBar(session_, notes_, this);
    head->add(bar_);
    publish_ = makeActionButton(actions_->action(RoundTask::Publish), ButtonKind::Primary, this);
    head->add(publish_);
    head->add(makeActionButton(actions_->action(RoundTask::Close), ButtonKind::Primary, this));
    return head;
}

QWidget* RoundsPage::buildEmpty()
{
    auto* const empty = new QWidget(this);
    empty->setObjectName(u"emptyRound"_s);
    emptyTitle_ = makeLabel({}, 15, QFont::DemiBold, Role::Text, empty);
    emptyTitle_->setObjectName(u"emptyRoundTitle"_s);
    emptyHint_ = makeLabel({}, 13, QFont::Normal, Role::Muted, empty);
    auto* const column = makeColumn(empty, distance::small, {0, distance::small, 0, 0});
    for (auto* label : {emptyTitle_, emptyHint_}) {
        label->setWordWrap(true);
        label->setMaximumWidth(560);
        column->addWidget(label);
    }
    column->addStretch();
    return empty;
}

/// The content in place of tables during a search.
QWidget* RoundsPage::buildSearch()
{
    auto* const panel = new QWidget(this);
    panel->setObjectName(u"searchPanel"_s);
    searchTitle_ = makeLabel({}, 15, QFont::DemiBold, Role::Text, panel);
    searchProgress_ = makeLabel({}, 13, QFont::Normal, Role::Muted, panel);
    auto* const bar = new QProgressBar(panel);
    bar->setObjectName(u"searchBar"_s);
    bar->setAccessibleName(tr("Looking for tables"));
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    auto* const cancel = makeButton(u"cancelSearchButton"_s, tr("Cancel"), Meaning::Cancel,
                                    ButtonKind::Normal, panel);
    connect(cancel, &QPushButton::clicked, bar_, &DrawBar::cancel);
    cancelSearch_ = cancel;
    auto* const column = makeColumn(panel, distance::medium, {0, distance::page, 0, 0});
    column->addWidget(searchTitle_);
    column->addWidget(bar);
    column->addWidget(searchProgress_);
    column->addWidget(cancel, 0, Qt::AlignLeft);
    column->addStretch();
    return panel;
}

void RoundsPage::layOut()
{
    constexpr int columnGap = 28;
    constexpr int top = 20;
    segments_->setObjectName(u"roundSegments"_s);
    segments_->setAccessibleName(tr("Round"));
    segments_->setAccessibleName(tr("Rounds"));
    segmentScroll_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    segmentScroll_->setFixedHeight(34);
    notice_->setObjectName(u"roundNotice"_s);
    notice_->hide();
    middle_->addWidget(scroll_);
    middle_->addWidget(empty_);
    middle_->addWidget(search_);
    sideScroll_->setFixedWidth(276);
    auto* const columns = makeRow(nullptr, columnGap);
    columns->addWidget(middle_, 1);
    columns->addWidget(sideScroll_);
    auto* const page =
        makeColumn(this, distance::large, {distance::page, top, distance::page, distance::large});
    page->addWidget(head_);
    page->addWidget(segmentScroll_);
    page->addWidget(notice_);
    page->addWidget(offer_);
    page->addLayout(columns, 1);
}

void RoundsPage::connectParts()
{
    connect(segments_, &Segments::chosen, this,
            [this](int round) { showRound(core::RoundNumber{round}); });

    connect(actions_, &RoundActions::reported, this, &RoundsPage::showMessage);
    connect(actions_, &RoundActions::closed, this, &RoundsPage::enter);
    connect(actions_, &RoundActions::published, this,
            [this](core::RoundNumber round) { offerPrinting(offers::published(round)); });
    connect(actions_, &RoundActions::tablesChanged, this, [this] {
        followSlips();
        if (offer_->isVisible()) {
            offer_->setFocus();
        }
    });
    connect(&actions_->action(RoundTask::Reprint), &QAction::triggered, this,
            [this] { offerPrinting(offers::again(shown_, cards_->currentTable())); });
    connect(&actions_->action(RoundTask::SlipLost), &QAction::triggered, this,
            &RoundsPage::replaceLostSlip);
    auto& openTables = side_->openTables();
    connect(&openTables, &OpenTablesList::callRequested, this, &RoundsPage::callRequested);
    auto* const call = new QAction(tr("Call the table"), this);
    call->setObjectName(u"callTableAction"_s);
    call->setShortcut(Qt::Key_C);
    call->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    cards_->addAction(call);
    connect(call, &QAction::triggered, &openTables,
            [this] { side_->openTables().call(cards_->currentTable()); });
    connect(offer_, &PrintOffer::dismissed, cards_, &RoundCards::focusCurrent);
    connect(offer_, &PrintOffer::settled, this, &RoundsPage::noteDealt);

    connect(bar_, &DrawBar::refused, this,
            [this](const QString& text) { showMessage(text, true); });
    connect(bar_, &DrawBar::checkInRequested, this,
            [this] { Q_EMIT pageRequested(PageId::CheckIn); });
    connect(side_, &RoundSide::otherPlanChosen, bar_, &DrawBar::takeOther);
    connect(bar_, &DrawBar::drawn, this, &RoundsPage::showRound);
    // After the page has found that Draw lost the focus during the search.
    connect(bar_, &DrawBar::drawn, this, &RoundsPage::leadOn, Qt::QueuedConnection);
    connect(bar_, &DrawBar::planRaised, this, [this](int planned, int now) {
        showMessage(
            tr("%n round(s) were planned. The plan is raised to %1.", nullptr, planned).arg(now),
            false);
    });
    connect(bar_, &DrawBar::searchingChanged, this, &RoundsPage::refreshSearch);
    connect(bar_, &DrawBar::progressed, searchProgress_, &QLabel::setText);
    searchDelay_.setSingleShot(true);
    searchDelay_.setInterval(200); // milliseconds; most searches are over by then
    connect(&searchDelay_, &QTimer::timeout, this, [this] {
        searchTitle_->setText(tr("Round %1 is being drawn").arg(core::plain(shown_)));
        searchProgress_->setText(tr("Looking for tables at which nobody meets again"));
        cancelSearch_->setFocus();
        middle_->setCurrentWidget(search_);
    });

    connect(cards_, &RoundCards::planRequested, actions_, &RoundActions::reseat);
    connect(cards_, &RoundCards::lockRequested, this, &RoundsPage::toggleLock);
    connect(cards_, &RoundCards::leavingRequested, this, &RoundsPage::askWhenLeaving);
    connect(cards_, &RoundCards::scrollRequested, this, [this](const QRect& rect) {
        scroll_->ensureVisible(rect.center().x(), rect.center().y(), 0, rect.height());
    });
}

void RoundsPage::enter()
{
    const auto& rounds = session_.tournament().rounds;
    const bool isOver = !rounds.empty() && rounds.back().head.state != core::RoundState::Draft &&
                        rounds.back().head.state != core::RoundState::Published;
    if (isOver && (shown_ == rounds.back().number || running_ == rounds.back().number)) {
        showRound(roundToCome());
    }
    running_.reset();
    if (!rounds.empty() && !isOver) {
        running_ = rounds.back().number;
    }
    focusRound();
}

void RoundsPage::refocus()
{
    offer_->waiting() ? offer_->setFocus() : focusRound();
}

void RoundsPage::focusRound()
{
    const auto planned = session_.tournament().settings.plannedRounds;
    if (shownRound() != nullptr) {
        cards_->focusCurrent();
    } else if (planned && core::plain(shown_) > *planned) {
        segments_->button(core::plain(shown_))->setFocus(); // One round more is a decision.
    } else {
        bar_->focusDraw();
    }
}

void RoundsPage::leadOn()
{
    // On a seat, one more Enter would pick somebody up.
    publish_->isEnabled() ? publish_->setFocus() : cards_->focusCurrent();
}

void RoundsPage::seatLatecomer(core::StartNumber person)
{
    if (const auto round = roundWithoutSeat(session_.tournament(), person)) {
        showRound(*round);
        actions_->seat(person);
    }
}

const core::Round* RoundsPage::shownRound() const
{
    return core::findRound(session_.tournament(), shown_);
}

core::RoundNumber RoundsPage::roundToCome() const
{
    const auto& tournament = session_.tournament();
    const bool isWon =
        isKnockOut(tournament.settings) && core::knockOutOf(tournament).winner.has_value();
    return isWon ? tournament.rounds.back().number : core::nextRound(tournament);
}

core::RoundNumber RoundsPage::roundInNeed() const
{
    const auto& rounds = session_.tournament().rounds;
    const auto needs = std::find_if(rounds.begin(), rounds.end(), [](const core::Round& round) {
        return round.head.state == core::RoundState::Draft;
    });
    const bool running = !rounds.empty() && rounds.back().head.state == core::RoundState::Published;
    const bool isOver = core::areFinal(session_.tournament());
    return needs != rounds.end() ? needs->number
           : running || isOver   ? rounds.back().number
                                 : roundToCome();
}

void RoundsPage::tournamentOpened()
{
    bar_->cancel();
    offer_->dismiss();
    dealt_.clear();
    reseated_.clear();
    cards_->putBack();
    shown_ = notes_.shown().value_or(roundInNeed());
    running_.reset();
    message_.clear();
}

void RoundsPage::reveal(const core::Change& change)
{
    if (!shows(change)) {
        showRound(*change.label.round);
    }
}

void RoundsPage::showRound(core::RoundNumber round)
{
    message_.clear();
    if (shown_ != round) {
        offer_->dismiss();
        reseated_.clear();
    }
    shown_ = round;
    notes_.setShown(round);
    invalidate();
}

void RoundsPage::showMessage(const QString& text, bool isError)
{
    message_ = text;
    messageIsError_ = isError;
    if (!text.isEmpty()) { // Else the change is followed by a refresh.
        invalidate();
    }
}

void RoundsPage::refresh()
{
    byHand_.reset();
    setEnabled(session_.current().has_value());
    if (shownRound() == nullptr) {
        shown_ = roundToCome();
    }
    drawReason_ = bar_->reasonAgainst(shown_);
    const auto* round = shownRound();
    if (round == nullptr || round->head.state != offeredIn_) {
        offer_->dismiss();
    }
    followSlips();
    actions_->show(shown_);
    refreshSegments();
    showFacts(round);
    bar_->setVisible(round == nullptr || round->head.state == core::RoundState::Draft);
    bar_->show(shown_, drawReason_);
    refreshNotice(round);
    refreshTables(round);
    Q_EMIT statusChanged();
}

void RoundsPage::refreshSegments()
{
    constexpr std::size_t mostWords = 6; // with more rounds only the current one has words
    const auto& rounds = session_.tournament().rounds;
    const bool hadFocus = segments_->isAncestorOf(QApplication::focusWidget());
    segments_->clear();
    for (const auto& round : rounds) {
        const int number = core::plain(round.number);
        const auto state = words::stateOf(round.head.state);
        const bool isShort = rounds.size() > mostWords && round.number != shown_;
        const bool isOver = round.head.state == core::RoundState::Closed;
        const QString text = isShort  ? QString::number(number)
                             : isOver ? tr("Round %1").arg(number)
                                      : tr("Round %1 %2").arg(number).arg(state.text);
        segments_->add(number, text, icons::icon(state.icon, palette(), state.role));
    }
    const int next = core::plain(roundToCome());
    if (!core::findRound(session_.tournament(), core::RoundNumber{next})) {
        segments_->add(next, tr("Round %1: next").arg(next),
                       icons::icon(Meaning::Add, palette(), Role::Muted));
    }
    segments_->setCurrent(core::plain(shown_));
    if (auto* const button = segments_->button(core::plain(shown_))) {
        segments_->layout()->activate();
        segmentScroll_->ensureWidgetVisible(button);
        if (hadFocus) {
            button->setFocus();
        }
    }
}

QString RoundsPage::factsOf(const core::Round* round) const
{
    if (round == nullptr || round->head.state == core::RoundState::Draft) {
        return words::headcount(
            session_.tournament(), shown_,
            core::headcount(session_.tournament(), shown_, notes_.fivePlayers()));
    }
    const int tables = static_cast<int>(round->tables.size());
    QString facts = tr("%n table(s)", nullptr, tables);
    if (!round->head.byes.empty()) {
        facts += u", "_s + tr("%n bye(s)", nullptr, static_cast<int>(round->head.byes.size()));
    }
    const auto& settings = session_.tournament().settings;
    facts += u", "_s + disciplineOf(settings).roundLength(settings, round->head.games);
    if (!round->head.reason.isEmpty()) {
        facts += u" (%1)"_s.arg(round->head.reason);
    }
    return facts;
}

/// Of a round being played, who leaves after it; else who is not drawn any more.
void RoundsPage::showFacts(const core::Round* round)
{
    const bool isPlayed = round != nullptr && core::counts(round->head.state);
    const auto departures = words::departuresBefore(
        session_.tournament(), core::RoundNumber{core::plain(shown_) + (isPlayed ? 1 : 0)});
    QStringList facts = {factsOf(round), departures.text};
    facts.removeAll(QString());
    head_->setFacts(facts.join(u" · "_s), departures.names);
}

/// Why a draft should be redrawn or repaired; empty if it fits.
QString RoundsPage::outdatedText(const core::Round& round, const std::optional<DrawnHow>& how) const
{
    const auto& tournament = session_.tournament();
    const auto out = core::outOfDate(tournament, round);
    QStringList texts;
    if (!out.gone.empty()) {
        texts << tr("In the draft but missing: %1").arg(words::people(tournament, out.gone));
    }
    if (!out.left.empty()) {
        texts << tr("Present but not drawn: %1").arg(words::people(tournament, out.left));
    }
    if (how && how->isOfOtherStandings(tournament, round)) {
        texts << tr("The standings have changed since it was drawn.");
    }
    if (!texts.isEmpty() && !drawReason_.isEmpty()) {
        texts << drawReason_;
    }
    return texts.join(u'\n');
}

std::optional<core::OvertakenRound> RoundsPage::overtakenRound() const
{
    const auto all = core::overtakenRounds(session_.tournament(), shown_);
    return !all.empty() && all.back().round == shown_ ? std::optional(all.back()) : std::nullopt;
}

int RoundsPage::openTablesBefore(core::RoundNumber round) const
{
    return core::openTables(session_.tournament(), core::RoundNumber{core::plain(round) - 1});
}

void RoundsPage::showParted(const std::vector<core::PartedTie>& parted)
{
    const auto& tournament = session_.tournament();
    const auto people = [&tournament](const std::vector<core::StartNumber>& numbers) {
        return words::people(tournament, numbers);
    };
    QStringList lines;
    std::optional<core::StartNumber> open;
    for (const auto& tie : parted) {
        lines << texts::text(tie, people);
        if (!open && core::tieOf(session_.standings(), tie.level.front())) {
            open = tie.level.front();
        }
    }
    notice_->show(Notice::Kind::Warning, Meaning::Warning, tr("Decided by the seed"),
                  lines.join(u'\n'));
    if (open) {
        auto* const button =
            makeButton(u"decideTieButton"_s, tr("Decide…"), ButtonKind::Normal, notice_);
        connect(button, &QPushButton::clicked, this, [this, person = *open] { decideTie(person); });
        notice_->add(button);
    }
}

void RoundsPage::decideTie(core::StartNumber person)
{
    TieDialog dialog(session_, person, window());
    connect(&dialog, &TieDialog::slipRequested, this, [this](core::StartNumber number) {
        Q_EMIT documentRequested({documents::Kind::PlayOffSlip, std::nullopt, number});
    });
    if (dialog.exec() == QDialog::Accepted) {
        bar_->drawWithTiesDecided();
    }
}

void RoundsPage::refreshNotice(const core::Round* round)
{
    const auto& tournament = session_.tournament();
    const bool isDraft = round != nullptr && round->head.state == core::RoundState::Draft;
    const auto how = notes_.of(shown_).how;
    const auto outdated = isDraft ? outdatedText(*round, how) : QString();
    const int open = isDraft && how && how->isByStandings() ? openTablesBefore(shown_) : 0;
    const auto parted = isDraft && how ? how->partedBySeed(*round) : std::vector<core::PartedTie>();
    const auto unpaid =
        isDraft ? core::unpaidIn(tournament, *round) : std::vector<core::StartNumber>();
    const auto overtaken = overtakenRound();
    const bool isLast =
        round == nullptr || (core::counts(round->head.state) && round == &tournament.rounds.back());
    const auto outcome = isLast ? disciplineOf(tournament.settings).outcome(tournament) : QString();
    notice_->setVisible(true);
    if (!message_.isEmpty() && messageIsError_) {
        notice_->showError(tr("Not done"), message_);
    } else if (overtaken) {
        notice_->show(Notice::Kind::Warning, Meaning::Warning,
                      texts::overtakenText(tournament, *overtaken));
        if (const auto mended = core::seatThoseThrough(tournament, shown_);
            mended && !mended->isEmpty()) {
            auto* const button = makeButton(u"seatThroughButton"_s, tr("Seat those through"),
                                            ButtonKind::Normal, notice_);
            connect(button, &QPushButton::clicked, this,
                    [this] { actions_->seatThoseThrough(shown_); });
            notice_->add(button);
        }
    } else if (!outdated.isEmpty()) {
        notice_->show(Notice::Kind::Warning, Meaning::Warning,
                      tr("This draft is out of date: draw again, or mend it."), outdated);
    } else if (!message_.isEmpty()) {
        notice_->show(Notice::Kind::Tint, Meaning::Information, message_);
    } else if (open > 0) {
        notice_->show(Notice::Kind::Warning, Meaning::Warning, tr("Drawn by provisional standings"),
                      tr("%n table(s) of earlier rounds are still open.", nullptr, open));
    } else if (!parted.empty()) {
        showParted(parted);
    } else if (!unpaid.empty()) {
        notice_->show(
            Notice::Kind::Tint, Meaning::Open,
            tr("%n have not paid the start fee yet: %1", nullptr, static_cast<int>(unpaid.size()))
                .arg(words::people(tournament, unpaid)));
    } else if (isLast && core::areFinal(tournament)) {
        const auto text = tr("That was the last round: the standings are final.");
        outcome.isEmpty() ? showOutcome(text) : showOutcome(outcome, text);
    } else if (isLast && canEndEvening(tournament)) {
        const auto& planned = tournament.settings.plannedRounds;
        const auto text = planned
                              ? tr("%n more round(s) are planned. Or does the evening end here?",
                                   nullptr, *planned - core::roundsHeld(tournament))
                              : tr("Another round can be drawn, or the evening ends here.");
        outcome.isEmpty() ? showOutcome(text) : showOutcome(outcome, text);
        auto* const button = makeButton(u"lastRoundButton"_s, tr("That was the &last round…"),
                                        ButtonKind::Normal, notice_);
        connect(button, &QPushButton::clicked, this, &RoundsPage::endEvening);
        notice_->add(button);
    } else if (!outcome.isEmpty()) {
        showOutcome(outcome);
    } else {
        notice_->setVisible(false);
    }
}

void RoundsPage::showOutcome(const QString& what, const QString& why)
{
    notice_->show(Notice::Kind::Tint, Meaning::Standings, what, why);
    auto* const button =
        makeButton(u"outcomeStandingsButton"_s, tr("Standings"), ButtonKind::Normal, notice_);
    connect(button, &QPushButton::clicked, this,
            [this] { Q_EMIT pageRequested(PageId::Standings); });
    notice_->add(button);
}

void RoundsPage::endEvening()
{
    const auto done = askToEndEvening(window(), session_);
    if (done && !*done) {
        showMessage(textOf(done->refused()), true);
    } else if (done) {
        showRound(roundInNeed());
    }
}

void RoundsPage::refreshTables(const core::Round* round)
{
    sideScroll_->setVisible(round != nullptr);
    if (round != nullptr) {
        cards_->show(viewOf(session_.tournament(), *round, notes_.of(round->number).locks));
        side_->show(session_.tournament(), *round, notes_.of(shown_).how);
    }
    emptyTitle_->setText(!drawReason_.isEmpty() ? drawReason_
                         : isAllPlayed()
                             ? tr("All rounds have been played.")
                             : tr("Round %1 is not drawn yet.").arg(core::plain(shown_)));
    emptyHint_->setText(bar_->offersStandings()
                            ? tr("“Draw” seats whoever is present by lot so that few people meet "
                                 "again; “By standings” puts neighbours in the standings "
                                 "together. A plan for all rounds and other ways are under "
                                 "“More”.")
                            : tr("“Draw” seats them by lot. Seating by hand is under “More”."));
    emptyHint_->setVisible(drawReason_.isEmpty());
    if (!bar_->isSearching()) {
        middle_->setCurrentWidget(round != nullptr ? static_cast<QWidget*>(scroll_) : empty_);
    }
}

bool RoundsPage::isAllPlayed() const
{
    const auto& tournament = session_.tournament();
    return !tournament.rounds.empty() && !core::isAnythingToPlay(core::whatIsMissing(tournament));
}

void RoundsPage::refreshSearch()
{
    const bool isSearching = bar_->isSearching();
    bar_->setEnabled(!isSearching);
    segments_->setEnabled(!isSearching);
    if (isSearching) {
        actions_->action(RoundTask::Publish).setEnabled(false);
        searchDelay_.start();
    } else {
        searchDelay_.stop();
        invalidate();
    }
}

Status RoundsPage::status() const
{
    const int number = core::plain(shown_);
    const auto* round = shownRound();
    if (!session_.current()) {
        return {};
    }
    if (round == nullptr) {
        return isAllPlayed()
                   ? Status{Meaning::Complete, Role::Done, tr("All rounds are played"), {}}
                   : Status{Meaning::Planned, Role::Note,
                            tr("Round %1 is not drawn yet").arg(number), drawReason_};
    }
    const auto state = words::stateOf(round->head.state);
    Status status{state.icon, state.role, tr("Round %1 is %2").arg(number).arg(state.text), {}};
    if (round->head.state == core::RoundState::Draft) {
        status.what = tr("Round %1 is a draft").arg(number);
        status.why = actions_->action(RoundTask::Publish).statusTip();
        const int open = openTablesBefore(shown_);
        if (status.why.isEmpty() && open > 0) {
            status.why = tr("%n table(s) of earlier rounds are still open; it may be published "
                            "all the same.",
                            nullptr, open);
        }
    } else if (round->head.state == core::RoundState::Published) {
        status.what =
            tr("Round %1: %2 of %n table(s) open", nullptr, static_cast<int>(round->tables.size()))
                .arg(number)
                .arg(openTablesOf(session_.tournament().settings, *round).size());
        status.why = actions_->action(RoundTask::Close).statusTip();
    }
    return status;
}

documents::Choice RoundsPage::document() const
{
    const auto* round = shownRound();
    documents::Choice choice{documents::Kind::SeatingByTable};
    if (round != nullptr && core::counts(round->head.state)) {
        choice.round = shown_;
    }
    return choice;
}

RoundCards::Preview RoundsPage::preview(const SeatSpot& from, const SeatSpot& to) const
{
    const auto* round = shownRound();
    const auto person = *cards_->seatAt(from).person;
    const auto& target = cards_->seatAt(to);
    const auto table = cards_->view().cards[to.card].table.value_or(core::TableNumber{0});
    const QString what = target.person ? tr("Swap with %1").arg(target.name)
                                       : tr("To the free seat of table %1").arg(core::plain(table));
    if (round == nullptr) {
        return {{}, what, words::text(seating::ManualRefusal::UnknownPlayer)};
    }
    if (!byHand_) {
        const auto& tournament = session_.tournament();
        const auto sheet = core::judge(tournament, *round);
        byHand_ = ByHand{core::RoundByHand(tournament, *round, notes_.of(shown_).locks),
                         sheet ? *sheet : seating::QualitySheet()};
    }
    const auto answer = target.person ? byHand_->round.swapped(person, *target.person)
                                      : byHand_->round.moved(person, table);
    if (const auto* refusal = std::get_if<seating::ManualRefusal>(&answer)) {
        return {{}, what, words::text(*refusal)};
    }
    const auto& choice = std::get<core::SeatingChoice>(answer);
    return {choice.plan, what, words::cost(choice.cost, byHand_->quality)};
}

void RoundsPage::toggleLock(const SeatSpot& spot, bool ofTable)
{
    auto note = notes_.of(shown_);
    const auto toggle = [](auto& ids, const auto& id) {
        if (id && std::erase(ids, *id) == 0) {
            ids.push_back(*id);
        }
    };
    if (ofTable) {
        toggle(note.locks.tables, cards_->view().cards[spot.card].table);
    } else {
        toggle(note.locks.people, cards_->seatAt(spot).person);
    }
    notes_.set(shown_, note);
    invalidate();
}

void RoundsPage::askWhenLeaving(core::StartNumber person)
{
    const auto told = askLeaving(session_, person, this);
    if (told && !told->what.isEmpty()) { // The window reports database failures.
        showMessage(told->what, !told->isDone);
    }
}

void RoundsPage::setCalled(const std::vector<core::TableKey>& called)
{
    side_->openTables().setCalled(called);
}

void RoundsPage::tellNobodySeesCalls()
{
    showMessage(tr("Nobody would see the call: show the display (page Clock) or serve the pages "
                   "(page Hall) first."),
                true);
}

void RoundsPage::replaceLostSlip()
{
    const core::TableKey table{shown_, cards_->currentTable()};
    const auto done = session_.run(core::loseSlip, table, slipLostNote());
    if (!done) {
        showMessage(textOf(done.refused()), true);
        return;
    }
    offerPrinting(offers::lostSlip(table));
}

void RoundsPage::offerPrinting(const Offer& offer)
{
    makeOffer(offer);
    offer_->setFocus();
}

void RoundsPage::makeOffer(const Offer& offer)
{
    const auto* const round = shownRound();
    offeredIn_ = round != nullptr ? std::optional(round->head.state) : std::nullopt;
    offer_->offer(offer);
}

RoundsPage::Editions RoundsPage::editionsOf(const core::Round& round)
{
    Editions editions;
    for (const auto& table : round.tables) {
        editions.emplace(table.number, table.head.slip);
    }
    return editions;
}

std::vector<core::TableNumber> RoundsPage::tablesWithoutSlip(const core::Round& round) const
{
    std::vector<core::TableNumber> tables;
    const auto& dealt = dealt_.at(round.number);
    for (const auto& table : round.tables) {
        const auto known = dealt.find(table.number);
        const bool isOutOfDate = known == dealt.end() || known->second != table.head.slip;
        // A complete table needs none.
        if (isOutOfDate && !core::isComplete(session_.tournament().settings, round, table)) {
            tables.push_back(table.number);
        }
    }
    return tables;
}

void RoundsPage::followSlips()
{
    const auto* const round = shownRound();
    if (round == nullptr || !core::counts(round->head.state)) {
        dealt_.erase(shown_);
        reseated_.clear();
        return;
    }
    const auto waiting = offer_->waiting();
    if (waiting && waiting->isOfPublished()) {
        dealt_[shown_] = editionsOf(*round); // All are printed as they are then.
    }
    dealt_.try_emplace(shown_, editionsOf(*round));
    const auto reseated = tablesWithoutSlip(*round);
    if (reseated == std::exchange(reseated_, reseated)) {
        return;
    }
    if (!reseated.empty()) {
        makeOffer(offers::repaired(shown_, reseated));
    } else if (waiting && waiting->isOfRepaired()) {
        offer_->dismiss();
    }
}

void RoundsPage::noteDealt(const Offer& offer)
{
    const auto* const round = shownRound();
    if (round != nullptr && (offer.isOfPublished() || offer.isOfRepaired())) {
        dealt_[shown_] = editionsOf(*round);
        reseated_.clear();
    }
}

} // namespace desk
