#include "core/cards/deal_order.h"
#include "core/cards/matches.h"
#include "core/faults/faults.h"
#include "core/people/start_numbers.h"
#include "core/ranking/discipline.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

std::vector<StartNumber> sorted(std::vector<StartNumber> numbers)
{
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

/// Whether each deal has as many hands as people, so that they can be added up by seat.
bool canBeCounted(const Table& table)
{
    const auto seats = table.head.seats.size();
    const auto fits = [&table](const Game& game) {
        const auto* deal = std::get_if<PlayedDeal>(&game.outcome);
        return std::holds_alternative<UnplayedGame>(game.outcome) ||
               (deal != nullptr && deal->deal.hands.size() == playersOf(table.head, *deal).size());
    };
    return seats >= 2 && seats <= static_cast<std::size_t>(scoring::largestTable) &&
           std::all_of(table.games.begin(), table.games.end(), fits);
}

/// Checks the match of one table.
class MatchChecker
{
public:
    MatchChecker(const Settings& settings, const Round& round, const Table& table, Pointer place)
        : settings_(settings),
          round_(round),
          table_(table),
          place_(std::move(place)),
          order_(dealOrder(table)),
          score_(scoring::scoreMatch(settings.cards.match, order_.results()))
    {}

    Refusals faults()
    {
        checkEnd();
        checkTieBreaks();
        checkWithdrawn();
        checkLot();
        return std::move(faults_);
    }

private:
    [[nodiscard]] Pointer placeOf(const Game& game) const
    {
        const auto index = static_cast<std::size_t>(&game - table_.games.data());
        return place_ / "games"_L1 / index;
    }

    /// The last game of the match; nullptr while it is running.
    [[nodiscard]] const Game* lastGame() const
    {
        return score_.end ? order_.deals[score_.deals - 1] : nullptr;
    }

    void checkEnd()
    {
        const Game* const last = lastGame();
        for (std::size_t index = score_.deals; last != nullptr && index < order_.deals.size();
             ++index) {
            const Game& late = *order_.deals[index];
            addFault(faults_,
                     {MatchFault::DealAfterEnd,
                      placeOf(late) / "number"_L1,
                      {QString::number(plain(late.number)), QString::number(plain(last->number))}});
        }
    }

    void checkTieBreaks()
    {
        const Game* const last = lastGame();
        std::vector<const Game*> due;
        for (const Game* const game : order_.tieBreaks) {
            if (settings_.cards.event == CardEvent::Single && last != nullptr &&
                last->number < game->number) {
                due.push_back(game);
            } else {
                refuseTieBreak(*game);
            }
        }
        checkPlayers(due);
    }

    void refuseTieBreak(const Game& game)
    {
        addFault(faults_, {MatchFault::TieBreakNotDue,
                           placeOf(game) / "tieBreaker"_L1,
                           {QString::number(plain(game.number))}});
    }

    void checkPlayers(const std::vector<const Game*>& tieBreaks)
    {
        TieBreakCourse course(table_.head, tieBreaks);
        course.begin(tiedAmong(course.present()));
        bool known = true;
        while (course.hasNext()) {
            const Game& game = course.next();
            const auto due = course.due();
            if (due.size() < 2 && known) {
                refuseTieBreak(game);
            } else if (known && sorted(due) != sorted(playedDeal(game).tieBreak)) {
                addFault(
                    faults_,
                    {MatchFault::TieBreakOthers, placeOf(game) / "players"_L1, {listText(due)}});
                known = false; // Later deals cannot be judged.
            }
            course.playNext();
        }
    }

    /// Those with the highest total among these.
    [[nodiscard]] std::vector<StartNumber> tiedAmong(const std::vector<StartNumber>& present) const
    {
        Table stayed = table_;
        stayed.games.clear();
        for (const Game* const game : order_.deals) {
            stayed.games.push_back(*game);
        }
        auto& gone = stayed.head.withdrawn;
        gone.erase(std::remove_if(gone.begin(), gone.end(),
                                  [&present](StartNumber it) { return isAmong(present, it); }),
                   gone.end());
        return matchOf(settings_, round_, stayed).winners;
    }

    void checkWithdrawn()
    {
        const auto& gone = table_.head.withdrawn;
        std::set<StartNumber> known;
        for (auto here = gone.begin(); here != gone.end() && !isFull(faults_); ++here) {
            const Pointer at =
                place_ / "withdrawn"_L1 / static_cast<std::size_t>(here - gone.begin());
            const QStringList number = {QString::number(plain(*here))};
            if (!isAmong(table_.head.seats, *here)) {
                addFault(faults_, {MatchFault::NotAtTable, at, number});
            } else if (!known.insert(*here).second) {
                addFault(faults_, {MatchFault::LeftTwice, at, number});
            }
        }
    }

    void checkLot()
    {
        const auto& lot = table_.head.lot;
        if (lot.empty()) {
            return;
        }
        Table undrawn = table_;
        undrawn.head.lot.clear();
        const MatchState state = matchOf(settings_, round_, undrawn);
        const Pointer place = place_ / "lot"_L1;
        if (state.status != MatchStatus::Lot) {
            addFault(faults_,
                     {MatchFault::LotNotDue, place, {QString::number(plain(table_.number))}});
            return;
        }
        checkDrawn(lot, state, place);
    }

    void checkDrawn(const std::vector<StartNumber>& lot, const MatchState& state,
                    const Pointer& place)
    {
        bool sound = true;
        std::set<StartNumber> drawn;
        for (auto here = lot.begin(); here != lot.end() && !isFull(faults_); ++here) {
            const Pointer at =
                lot.size() == 1 ? place : place / static_cast<std::size_t>(here - lot.begin());
            const QString number = QString::number(plain(*here));
            if (!isAmong(state.winners, *here)) {
                sound = false;
                addFault(faults_, {MatchFault::LotOthers, at, {number, listText(state.winners)}});
            } else if (!drawn.insert(*here).second) {
                sound = false;
                addFault(faults_, {MatchFault::LotTwice, at, {number}});
            }
        }
        if (sound && lot.size() < static_cast<std::size_t>(state.contested)) {
            addFault(faults_, {MatchFault::LotTooShort,
                               place,
                               {QString::number(lot.size()), QString::number(state.contested)}});
        }
    }

    const Settings& settings_;
    const Round& round_;
    const Table& table_;
    Pointer place_;
    DealOrder order_;
    scoring::MatchScore score_;
    Refusals faults_;
};

} // namespace

Refusals matchFaultsOf(const Settings& settings, const Round& round, const Table& table,
                       const Pointer& place)
{
    if (!Discipline::of(settings).hasMatches() || !canBeCounted(table)) {
        return {};
    }
    return MatchChecker(settings, round, table, place).faults();
}

} // namespace core
