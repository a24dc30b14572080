#include "reports/documents/catalogue.h"

#include "reports/documents/frame.h"
#include "reports/documents/words.h"

#include "core/people/start_numbers.h"
#include "core/texts/numbers.h"

#include <algorithm>

namespace documents {

namespace {

/// People with a bye who share a box, which must fit a page.
constexpr std::size_t byesOfBox = 6;

/// The name; where a correction has overtaken the draw, also who is out or has no seat yet.
QString seatName(const core::KnockOutTree& tree, core::RoundNumber round,
                 const core::TreeSeat& seat, const People& people)
{
    auto name = people.numbered(seat.number);
    for (const auto& overtaken : tree.overtaken) {
        if (overtaken.round == round && core::isAmong(overtaken.out, seat.number)) {
            return Texts::tr("%1 (out)", "a person").arg(name);
        }
        if (overtaken.round > round && core::isAmong(overtaken.missing, seat.number)) {
            return Texts::tr("%1 (not in round %2)", "a person")
                .arg(name)
                .arg(plain(overtaken.round));
        }
    }
    return name;
}

typeset::BracketBox boxOf(const core::KnockOutTree& tree, core::RoundNumber round,
                          const core::TreeTable& table, const People& people)
{
    typeset::BracketBox box;
    box.title =
        table.isLast ? Texts::tr("Final table") : Texts::tr("Table %1").arg(plain(table.number));
    for (const auto& seat : table.seats) {
        box.seats.push_back({seatName(tree, round, seat, people),
                             texts::matchPointsText(scoring::MatchPoints::fromPoints(seat.total)),
                             seat.isThrough()});
    }
    return box;
}

std::vector<core::StartNumber> goingOn(const core::TreeTable& table)
{
    std::vector<core::StartNumber> numbers;
    for (const auto& seat : table.seats) {
        if (seat.isThrough()) {
            numbers.push_back(seat.number);
        }
    }
    return numbers;
}

/// The boxes of their round.
std::vector<std::size_t> boxesWith(const std::vector<core::StartNumber>& numbers,
                                   const core::TreeRound& round)
{
    const auto isOneOfThem = [&](core::StartNumber number) {
        return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
    };
    std::vector<std::size_t> boxes;
    for (std::size_t table = 0; table < round.tables.size(); ++table) {
        const auto& seats = round.tables[table].seats;
        if (std::any_of(seats.begin(), seats.end(),
                        [&](const auto& seat) { return isOneOfThem(seat.number); })) {
            boxes.push_back(table);
        }
    }
    for (std::size_t bye = 0; bye < round.byes.size(); ++bye) {
        const auto box = round.tables.size() + bye / byesOfBox;
        if (isOneOfThem(round.byes[bye]) && (boxes.empty() || boxes.back() != box)) {
            boxes.push_back(box);
        }
    }
    return boxes;
}

typeset::BracketRound roundOf(const core::KnockOutTree& tree, const core::TreeRound& round,
                              const core::TreeRound* next, const People& people)
{
    typeset::BracketRound drawn;
    drawn.title = Texts::tr("Round %1").arg(plain(round.number));
    for (const auto& table : round.tables) {
        auto box = boxOf(tree, round.number, table, people);
        if (next != nullptr) {
            box.leadsTo = boxesWith(goingOn(table), *next);
        }
        drawn.boxes.push_back(std::move(box));
    }
    for (std::size_t first = 0; first < round.byes.size(); first += byesOfBox) {
        const auto end = std::min(first + byesOfBox, round.byes.size());
        const std::vector<core::StartNumber> numbers(
            round.byes.begin() + static_cast<std::ptrdiff_t>(first),
            round.byes.begin() + static_cast<std::ptrdiff_t>(end));
        typeset::BracketBox box{Texts::tr("Byes"), {}, {}};
        for (const auto number : numbers) {
            box.seats.push_back({people.numbered(number), QString(), true});
        }
        if (next != nullptr) {
            box.leadsTo = boxesWith(numbers, *next);
        }
        drawn.boxes.push_back(std::move(box));
    }
    return drawn;
}

} // namespace

typeset::Document bracketDocument(const Source& source, const Choice& choice)
{
    const People people(source.tournament);
    const auto tree = core::knockOutTree(source.tournament, choice.round);
    typeset::Bracket bracket;
    bracket.title = titleOf(Kind::Bracket);
    bracket.winner =
        (QStringList{winnerText(people, tree.winner)} << texts::publicMissingTexts(
             withoutOpenTables(missingUpTo(source, choice.round)), source.checkedTables))
            .join(u' ');
    bracket.nothing = noRoundText();
    for (std::size_t index = 0; index < tree.rounds.size(); ++index) {
        const auto* const next = index + 1 < tree.rounds.size() ? &tree.rounds[index + 1] : nullptr;
        bracket.rounds.push_back(roundOf(tree, tree.rounds[index], next, people));
    }
    return {frameOf(source), bracket};
}

} // namespace documents
