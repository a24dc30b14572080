#include "app/desk/evening/rounds/draw_bar.h"

#include "app/desk/evening/rounds/round_dialogs.h"
#include "app/desk/frame/discipline.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "core/cards/knock_out.h"
#include "core/model/registration.h"
#include "core/use_cases/judging.h"
#include "core/use_cases/knock_out_checks.h"

#include <QActionGroup>
#include <QMenu>
#include <QPushButton>
#include <QRandomGenerator>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using icons::Meaning;
using seating::Mode;

constexpr int mostRounds = 50;
/// Short enough to read out and type.
constexpr int largestSeed = 999'999;

void nameButton(QPushButton& button, const QString& text)
{
    button.setText(text);
    button.setAccessibleName(text);
}

} // namespace

DrawBar::DrawBar(Session& session, DraftNotes& notes, QWidget* parent)
    : QWidget(parent),
      session_(session),
      notes_(notes),
      draw_(makeButton(u"drawButton"_s, tr("Draw"), Meaning::Draw, ButtonKind::Normal, this)),
      standings_(makeButton(u"standingsButton"_s, tr("By standings"), Meaning::Standings,
                            ButtonKind::Normal, this)),
      more_(makeButton(u"moreWaysButton"_s, tr("More"), ButtonKind::Normal, this))
{
    auto* const row = makeRow(this);
    for (auto* button : {draw_, standings_, more_}) {
        row->addWidget(button);
    }
    connect(draw_, &QPushButton::clicked, this, &DrawBar::drawAsBefore);
    connect(standings_, &QPushButton::clicked, this, [this] { draw({.mode = Mode::Swiss}); });
    connect(&search_.watcher(), &QFutureWatcherBase::progressTextChanged, this,
            &DrawBar::progressed);
    buildMenu();
}

void DrawBar::buildMenu()
{
    auto* const menu = new QMenu(more_);
    menu->setObjectName(u"moreWaysMenu"_s);
    const auto add = [&](const QString& name, const QString& text, auto slot) {
        auto* const action = menu->addAction(text, this, slot);
        action->setObjectName(name);
        return action;
    };
    planAll_ = add(u"planAllAction"_s, tr("Plan for all rounds…"), &DrawBar::planAll);
    final_ = add(u"finalAction"_s, tr("Final tables…"), &DrawBar::drawFinal);
    add(u"byHandAction"_s, tr("By hand, by start number"), &DrawBar::seatByNumber);
    menu->addSeparator();
    add(u"seedAction"_s, tr("Draw with a seed…"), &DrawBar::drawWithSeed);
    longer_ = add(u"longerAction"_s, tr("Search for 10 seconds"), &DrawBar::searchLonger);
    menu->addSeparator();
    fourAndBye_ = add(u"fourAndByeAction"_s, tr("Five people: four and a bye"),
                      [this] { notes_.setFivePlayers(seating::FivePlayers::FourAndBye); });
    threeAndTwo_ = add(u"threeAndTwoAction"_s, tr("Five people: three and two"),
                       [this] { notes_.setFivePlayers(seating::FivePlayers::ThreeAndTwo); });
    auto* const five = new QActionGroup(this);
    five->addAction(fourAndBye_);
    five->addAction(threeAndTwo_);
    for (auto* action : {fourAndBye_, threeAndTwo_}) {
        action->setCheckable(true);
    }
    connect(menu, &QMenu::aboutToShow, this, &DrawBar::refreshMenu);
    refreshMenu();
    more_->setMenu(menu);
}

void DrawBar::refreshMenu()
{
    const auto& settings = session_.tournament().settings;
    const bool choosesFive = allowsTableOf(settings.rules.ruleSet, 2) && !isKnockOut(settings);
    fourAndBye_->setVisible(choosesFive);
    threeAndTwo_->setVisible(choosesFive);
    planAll_->setVisible(offers(Mode::Plan));
    final_->setVisible(offers(Mode::Final));
    const bool three = notes_.fivePlayers() == seating::FivePlayers::ThreeAndTwo;
    (three ? threeAndTwo_ : fourAndBye_)->setChecked(true);
    const auto how = notes_.of(first_).how;
    longer_->setEnabled(!how || how->mode != Mode::Final);
}

bool DrawBar::offers(seating::Mode mode) const
{
    const auto& tournament = session_.tournament();
    return disciplineOf(tournament.settings)
        .offersSeating(mode, tournament, first_, notes_.fivePlayers());
}

void DrawBar::show(core::RoundNumber first, const QString& reason)
{
    first_ = first;
    standings_->setVisible(offersStandings());
    const bool isDrawn = core::findRound(session_.tournament(), first) != nullptr;
    const auto how = notes_.of(first_).how;
    const bool isByStandings = isDrawn && how && how->isByStandings();
    nameButton(*draw_, !isDrawn        ? tr("Draw round %1").arg(core::plain(first))
                       : isByStandings ? tr("Draw at random")
                                       : tr("Draw again"));
    nameButton(*standings_, isByStandings && how->mode == Mode::Swiss ? tr("By standings again")
                                                                      : tr("By standings"));
    updateGeometry();
    for (auto* button : {draw_, standings_, more_}) {
        button->setEnabled(reason.isEmpty());
        button->setToolTip(reason);
    }
}

void DrawBar::focusDraw()
{
    draw_->setFocus();
}

void DrawBar::drawAsBefore()
{
    const auto how = notes_.of(first_).how;
    const bool isPlanned = how && how->mode == Mode::Plan && drafts() > 0;
    draw(isPlanned ? core::SeatingOrder{.rounds = drafts(), .mode = Mode::Plan}
                   : core::SeatingOrder{.mode = Mode::Draw});
}

void DrawBar::planAll()
{
    const auto& tournament = session_.tournament();
    const int left = tournament.settings.plannedRounds.value_or(0) -
                     core::roundsHeld(core::beforeRound(tournament, first_));
    const int proposed = std::max({1, left, drafts()});
    const auto answer = askNumber(
        window(),
        {tr("Plan for all rounds"),
         tr("All rounds from round %1 on are drawn ahead with the fewest repeated meetings.")
             .arg(core::plain(first_)),
         tr("Draw"), tr("Rounds"), mostRounds, std::min(proposed, mostRounds)});
    if (answer) {
        draw({.rounds = answer->number, .mode = Mode::Plan});
    }
}

void DrawBar::drawFinal()
{
    const auto count = core::headcount(session_.tournament(), first_, notes_.fivePlayers());
    const int tables = count.sizes ? static_cast<int>(count.sizes->tables.size()) : 1;
    const auto answer =
        askNumber(window(), {tr("Final tables"),
                             tr("The best of the standings sit at the first tables, the others "
                                "are drawn."),
                             tr("Draw"), tr("Final tables"), tables, 1});
    if (answer) {
        draw({.mode = Mode::Final, .topTables = answer->number});
    }
}

void DrawBar::drawWithSeed()
{
    const auto how = notes_.of(first_).how;
    const int suggested = how && how->seed <= largestSeed ? static_cast<int>(how->seed) : 1;
    const auto answer = askNumber(
        window(), {tr("Draw with a seed"),
                   tr("The seed determines the lot: anyone who has it can check the draw."),
                   tr("Draw"), tr("Seed"), largestSeed, suggested});
    if (answer) {
        draw({.mode = Mode::Draw}, static_cast<quint64>(answer->number));
    }
}

void DrawBar::searchLonger()
{
    constexpr std::chrono::milliseconds longer{10'000};
    const auto how = notes_.of(first_).how;
    const auto mode = how ? how->mode : Mode::Draw;
    draw(
        {.rounds = mode == Mode::Swiss ? 1 : std::max(1, drafts()), .mode = mode, .limit = longer});
}

void DrawBar::drawWithTiesDecided()
{
    if (const auto how = notes_.of(first_).how; how && how->isByStandings()) {
        draw({.mode = how->mode, .topTables = how->topTables}, how->seed);
    }
}

int DrawBar::drafts() const
{
    const auto& rounds = session_.tournament().rounds;
    return static_cast<int>(std::count_if(rounds.begin(), rounds.end(), [this](const auto& round) {
        return round.number >= first_ && round.head.state == core::RoundState::Draft;
    }));
}

std::vector<core::EarlierMeeting> DrawBar::earlierMeetings()
{
    const auto id = session_.current();
    auto read = session_.runClub([id](core::ClubService& service) {
        return core::Result(id ? service.earlierMeetings(*id)
                               : std::vector<core::EarlierMeeting>());
    });
    return read ? std::move(*read) : std::vector<core::EarlierMeeting>();
}

core::SeatingOrder DrawBar::completed(core::RoundNumber first, core::SeatingOrder order) const
{
    const auto& tournament = session_.tournament();
    if (allowsTableOf(tournament.settings.rules.ruleSet, 2)) {
        order.fivePlayers = notes_.fivePlayers();
    }
    const core::RoundNumber end{core::plain(first) + order.rounds};
    for (const auto& round : tournament.rounds) {
        if (round.number >= first && round.number < end &&
            round.head.state == core::RoundState::Draft) {
            const auto places = core::lockedPlaces(round, notes_.of(round.number).locks);
            order.locked.insert(order.locked.end(), places.begin(), places.end());
        }
    }
    return order;
}

QString DrawBar::reasonAgainst(core::RoundNumber first) const
{
    const auto base = core::beforeRound(session_.tournament(), first);
    core::Refused refused{core::knockOutRefusals(base, 1), {}};
    if (refused.refusals.empty()) {
        for (const auto& refusal :
             seating::check(core::seatingRequest(base, completed(first, {.mode = Mode::Draw})))) {
            refused.refusals.push_back(core::refusalOf(refusal, first));
        }
    }
    return textOf(refused);
}

bool DrawBar::confirmLaterDrafts()
{
    const int lost = drafts() - 1;
    return lost <= 0 || confirm(window(), tr("Draw only this round?"),
                                tr("%n later draft(s) are taken back.", nullptr, lost), tr("Draw"));
}

bool DrawBar::confirmAbsences()
{
    const auto& tournament = session_.tournament();
    const auto count = core::registrationCount(tournament);
    const auto absent = Absent{session_.current(), count.expected, count.waiting};
    if (count.expected + count.waiting == 0 || drawnWithout_ == absent) {
        return true;
    }
    const QString title = count.expected > 0
                              ? tr("%n people are expected and not here.", nullptr, count.expected)
                              : tr("%n people are on the waiting list.", nullptr, count.waiting);
    constexpr int toCheckIn = QDialog::Accepted + 1;
    Question question(window(), title, tr("They will not be seated."), tr("Draw without them"));
    question.setObjectName(u"absencesDialog"_s);
    question.addChoice(u"toCheckInButton"_s, tr("To the check-in"), toCheckIn);
    const int answer = question.exec();
    if (answer == toCheckIn) {
        Q_EMIT checkInRequested();
    } else if (answer == QDialog::Accepted) {
        drawnWithout_ = absent;
    }
    return answer == QDialog::Accepted;
}

void DrawBar::draw(core::SeatingOrder order, std::optional<quint64> seed)
{
    if (order.mode == Mode::Draw) {
        order.rounds = std::max(order.rounds, drafts());
    }
    const bool isSingle = order.mode == Mode::Swiss || order.mode == Mode::Final;
    if (isSearching() || !confirmAbsences() || (isSingle && !confirmLaterDrafts())) {
        return;
    }
    order.earlier = earlierMeetings();
    order.seed = seed.value_or(QRandomGenerator::global()->bounded(1U, largestSeed + 1U));
    const DrawnHow how{.mode = order.mode, .seed = order.seed, .topTables = order.topTables};
    auto search = [tournament = core::beforeRound(session_.tournament(), first_),
                   order = completed(first_, order)](QPromise<Outcome>& promise,
                                                     const std::stop_token& stop) {
        int count = 0;
        const auto report = [&](const seating::Progress& progress) {
            promise.setProgressValueAndText(
                ++count, tr("Repeated meetings so far: %1; no plan has fewer than %2")
                             .arg(progress.c2)
                             .arg(progress.c2Bound));
        };
        promise.addResult(core::proposeSeating(tournament, order, {report, stop}));
    };
    search_.start(std::move(search), [this, first = first_, how](const Outcome& outcome) {
        Q_EMIT searchingChanged();
        if (outcome) {
            store(first, *outcome, how);
        } else {
            Q_EMIT refused(textOf(outcome.refused()));
        }
    });
    Q_EMIT searchingChanged();
}

void DrawBar::cancel()
{
    if (isSearching()) {
        search_.cancel();
        Q_EMIT searchingChanged();
    }
}

/// Everyone in order of start numbers, to be moved by hand.
void DrawBar::seatByNumber()
{
    const auto plan = core::seatedByNumber(session_.tournament(), first_, notes_.fivePlayers());
    if (!plan) {
        Q_EMIT refused(reasonAgainst(first_));
    } else if (confirmAbsences() && confirmLaterDrafts()) {
        store(first_, {{{*plan}, {}}, {}, {}}, std::nullopt);
    }
}

void DrawBar::store(core::RoundNumber first, const core::SeatingProposal& proposal,
                    std::optional<DrawnHow> how)
{
    const auto& plans = proposal.plans;
    const auto other = proposal.other ? std::optional(otherOf(proposal)) : std::nullopt;
    if (how && other && !other->isEven) {
        how->priceOfEvenThrees = proposal.quality.priceOfEvenThrees;
    }
    for (const auto& plan : plans) {
        if (how) {
            how->other = &plan == &plans.front() ? other : std::nullopt;
        }
        if (const auto& outlook = proposal.quality.outlook;
            outlook && how && &plan == &plans.back()) {
            how->outlook = {*outlook, companyIn(plan)};
        }
        if (how) {
            how->parted = {proposal.parted, companyIn(plan)};
            how->standings =
                how->isByStandings() ? standingsOf(session_.tournament(), plan) : QString();
            how->familiar.reset();
            if (proposal.quality.familiar) {
                how->familiar = {*proposal.quality.familiar, companyIn(plan)};
            }
        }
        const bool isDrawn = core::findRound(session_.tournament(), plan.round) != nullptr;
        // Without a draft the locks belong to an earlier, withdrawn one.
        notes_.set(plan.round, {isDrawn ? notes_.of(plan.round).locks : core::SeatLocks(), how});
    }
    store(first, plans);
}

DrawnOther DrawBar::otherOf(const core::SeatingProposal& proposal) const
{
    return {*proposal.quality.priceOfEvenThrees,
            session_.tournament().settings.threes == seating::Threes::Fair, proposal.other->plans,
            proposal.other->quality.outlook, companyOf(proposal.plans)};
}

void DrawBar::takeOther()
{
    auto how = notes_.of(first_).how;
    if (!how || !how->other) {
        return;
    }
    const auto& tournament = session_.tournament();
    const auto plans = how->other->plans;
    DrawnOther drawn{how->other->price, !how->other->isEven, {}, {}, companyOf(plans)};
    for (const auto& plan : plans) {
        if (const auto* const round = core::findRound(tournament, plan.round)) {
            drawn.plans.push_back(core::planOf(*round));
        }
    }
    const auto last = plans.back().round;
    if (const auto lastHow = notes_.of(last).how; lastHow && lastHow->outlook) {
        drawn.outlook = lastHow->outlook->outlook;
    }
    const auto outlook = how->other->outlook;
    how->priceOfEvenThrees = drawn.isEven ? std::nullopt : std::optional(drawn.price);
    how->familiar.reset();
    how->parted = {};
    for (const auto& plan : plans) {
        how->other = plan.round == first_ ? std::optional(drawn) : std::nullopt;
        how->outlook = outlook && plan.round == last
                           ? std::optional(DrawnOutlook{*outlook, companyIn(plan)})
                           : std::nullopt;
        notes_.set(plan.round, {notes_.of(plan.round).locks, how});
    }
    store(first_, plans);
}

void DrawBar::store(core::RoundNumber first, const std::vector<core::RoundPlan>& plans)
{
    const auto planned = session_.tournament().settings.plannedRounds;
    const auto done = session_.run(core::replaceDrafts, first, plans);
    if (done) {
        Q_EMIT drawn(first);
        const auto now = session_.tournament().settings.plannedRounds;
        if (planned && now && *planned < *now) {
            Q_EMIT planRaised(*planned, *now);
        }
    } else if (const auto text = textOf(done.refused()); !text.isEmpty()) {
        Q_EMIT refused(text);
    }
}

} // namespace desk
