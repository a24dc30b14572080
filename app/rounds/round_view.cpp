#include "round_view.h"

#include "app/documents/card_words.h"
#include "app/texts/match_texts.h"
#include "core/cards/knock_out.h"
#include "core/use_cases/judging.h"

#include <algorithm>
#include <set>

namespace desk {
namespace {

constexpr std::size_t fullTable = 4;

template <typename T>
bool contains(const std::vector<T>& list, T item)
{
    return std::find(list.begin(), list.end(), item) != list.end();
}

/// Those whose wishes are not kept.
std::set<core::StartNumber> unhappy(const std::vector<core::BrokenWish>& broken)
{
    std::set<core::StartNumber> people;
    for (const auto& wish : broken) {
        if (const auto* together = std::get_if<core::TogetherAtTable>(&wish)) {
            people.insert({together->one, together->other});
        } else {
            people.insert(std::get<core::FixedTableMissed>(wish).person);
        }
    }
    return people;
}

class Viewer
{
public:
    Viewer(const core::Tournament& tournament, const core::Round& round,
           const core::SeatLocks& locks)
        : tournament_(tournament),
          locks_(locks),
          met_(core::metBefore(tournament, round)),
          unhappy_(unhappy(core::brokenWishes(tournament, round)))
    {}

    [[nodiscard]] SeatView seat(core::StartNumber number) const
    {
        SeatView view;
        view.person = number;
        if (const auto* participant = core::findParticipant(tournament_, number)) {
            view.name = participant->name;
            view.club = participant->club;
            view.fixedTable = participant->fixedTable.has_value();
        }
        if (const auto met = met_.find(number); met != met_.end()) {
            for (const auto other : met->second) {
                const auto* participant = core::findParticipant(tournament_, other);
                view.met << (participant != nullptr ? participant->name : QString());
            }
        }
        view.broken = unhappy_.contains(number);
        view.locked = contains(locks_.people, number);
        return view;
    }

private:
    const core::Tournament& tournament_;
    const core::SeatLocks& locks_;
    std::map<core::StartNumber, std::vector<core::StartNumber>> met_;
    std::set<core::StartNumber> unhappy_;
};

/// Adds how the match stands, and what it says of the seats.
void addMatch(const core::Settings& settings, const core::Round& round, const core::Table& table,
              CardView& card)
{
    if (!playsCards(settings) || round.head.state == core::RoundState::Draft) {
        return;
    }
    const auto match = core::matchOf(settings, round, table);
    const bool goOn = isKnockOut(settings) && !isLastOfKnockOut(round);
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        auto& view = card.seats[seat];
        const auto number = table.head.seats[seat];
        if (match.score.seats[seat].deals > 0) {
            view.total = match.score.seats[seat].score;
        }
        view.through = match.isDecided() && contains(match.winners, number);
        view.fate = contains(table.head.withdrawn, number)
                        ? documents::fateCell(core::Fate::Left).text
                    : !view.through ? QString()
                    : goOn          ? documents::fateCell(core::Fate::GoesOn).text
                                    : texts::text(match.status);
    }
    card.match = match;
}

} // namespace

RoundView viewOf(const core::Tournament& tournament, const core::Round& round,
                 const core::SeatLocks& locks)
{
    const Viewer viewer(tournament, round, locks);
    RoundView view{round.number, round.head.state, round.head.games, {}};
    for (const auto& table : round.tables) {
        CardView& card = view.cards.emplace_back();
        card.table = table.number;
        card.locked = contains(locks.tables, table.number);
        card.gamesEntered = static_cast<int>(table.games.size());
        card.mark = table.head.mark;
        for (const auto person : table.head.seats) {
            card.seats.push_back(viewer.seat(person));
        }
        addMatch(tournament.settings, round, table, card);
        if (view.isDraft() && card.seats.size() < fullTable) {
            card.seats.emplace_back();
        }
    }
    if (!round.head.byes.empty()) {
        CardView& card = view.cards.emplace_back();
        for (const auto person : round.head.byes) {
            card.seats.push_back(viewer.seat(person));
        }
    }
    return view;
}

} // namespace desk
