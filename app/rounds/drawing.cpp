#include "drawing.h"

#include "app/desk.h"
#include "app/widgets/ask.h"
#include "core/use_cases/knock_out_checks.h"

#include <QRandomGenerator>
#include <QWidget>

#include <algorithm>

namespace desk {
namespace {

/// Of a length that can be read out and typed.
constexpr quint32 seedLimit = 1'000'000;

} // namespace

Drawing::Drawing(Desk& desk, DraftNotes& notes, QWidget* parent)
    : QObject(parent), desk_(desk), notes_(notes), parent_(parent)
{
    connect(&search_, &SeatingSearch::runningChanged, this, &Drawing::runningChanged);
    connect(&search_, &SeatingSearch::progressed, this, &Drawing::progressed);
    connect(&search_, &SeatingSearch::finished, this, &Drawing::store);
}

int Drawing::draftsFrom(core::RoundNumber first) const
{
    const auto& rounds = desk_.tournament().rounds;
    return static_cast<int>(std::count_if(rounds.begin(), rounds.end(), [first](const auto& round) {
        return round.number >= first && round.head.state == core::RoundState::Draft;
    }));
}

core::SeatingOrder Drawing::orderOf(core::RoundNumber first, const DrawWish& wish) const
{
    core::SeatingOrder order;
    order.rounds = wish.rounds;
    order.mode = wish.mode;
    order.topTables = wish.topTables;
    order.fivePlayers = notes_.fivePlayers();
    order.evennessFirst = notes_.evennessFirst();
    order.seed = wish.seed.value_or(1);
    order.limit = wish.limit;
    if (!allowsTableOf(desk_.tournament().settings.rules.ruleSet, 2)) {
        order.fivePlayers = seating::FivePlayers::FourAndBye;
    }
    for (const auto& round : desk_.tournament().rounds) {
        const bool drawnAgain = round.number >= first &&
                                core::plain(round.number) < core::plain(first) + wish.rounds &&
                                round.head.state == core::RoundState::Draft;
        if (drawnAgain) {
            const auto places = core::lockedPlaces(round, notes_.locks(round.number));
            order.locked.insert(order.locked.end(), places.begin(), places.end());
        }
    }
    return order;
}

QString Drawing::reasonAgainst(core::RoundNumber first) const
{
    const auto base = core::beforeRound(desk_.tournament(), first);
    if (auto undecided = core::knockOutRefusals(base, 1); !undecided.empty()) {
        return textOf(core::Refused{std::move(undecided), {}});
    }
    const auto refusals = seating::check(core::seatingRequest(base, orderOf(first, {})));
    core::Refused refused;
    for (const auto& refusal : refusals) {
        refused.refusals.push_back(core::refusalOf(refusal, first));
    }
    return textOf(refused);
}

bool Drawing::mayReplace(core::RoundNumber first, int rounds)
{
    const int lost = draftsFrom(first) - rounds;
    return lost <= 0 || confirm(parent_, tr("Draw this round alone?"),
                                tr("%n later draft(s) are taken back.", nullptr, lost), tr("Draw"));
}

void Drawing::draw(core::RoundNumber first, DrawWish wish)
{
    const bool single = wish.mode == seating::Mode::Swiss || wish.mode == seating::Mode::Final;
    if (wish.mode == seating::Mode::Draw) {
        wish.rounds = std::max(wish.rounds, draftsFrom(first));
    }
    if (search_.isRunning() || (single && !mayReplace(first, 1))) {
        return;
    }
    if (!wish.seed) {
        wish.seed = QRandomGenerator::global()->bounded(1U, seedLimit);
    }
    first_ = first;
    how_ = {wish.mode, *wish.seed};
    search_.start(core::beforeRound(desk_.tournament(), first), orderOf(first, wish));
}

void Drawing::store(const SeatingSearch::Outcome& outcome)
{
    if (!outcome) {
        Q_EMIT refused(textOf(outcome.refused()));
        return;
    }
    put(outcome->plans, how_);
}

void Drawing::seatByNumber(core::RoundNumber first)
{
    const auto plan = core::seatedByNumber(desk_.tournament(), first, notes_.fivePlayers());
    if (!plan) {
        Q_EMIT refused(reasonAgainst(first));
        return;
    }
    if (!mayReplace(first, 1)) {
        return;
    }
    first_ = first;
    put({*plan}, std::nullopt);
}

void Drawing::put(const std::vector<core::RoundPlan>& plans, const std::optional<DrawnHow>& how)
{
    if (!desk_.current()) {
        return;
    }
    for (const auto& plan : plans) {
        notes_.setDrawnHow(plan.round, how);
        if (core::findRound(desk_.tournament(), plan.round) == nullptr) {
            notes_.setLocks(plan.round, {}); // of an earlier draft that was withdrawn
        }
    }
    const auto done = desk_.run([&](core::Director& director, core::TournamentId id) {
        return director.replaceDrafts(id, first_, plans);
    });
    if (done) {
        Q_EMIT drawn(first_);
    } else if (const auto text = textOf(done.refused()); !text.isEmpty()) {
        Q_EMIT refused(text);
    }
}

} // namespace desk
