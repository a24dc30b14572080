#include "reports/documents/catalogue.h"

#include "reports/documents/frame.h"
#include "reports/documents/point_scale.h"
#include "reports/documents/public_people.h"

namespace documents {

namespace {

/// The published rounds from `first` on.
std::vector<core::RoundNumber> roundsFrom(const core::Tournament& tournament,
                                          core::RoundNumber first)
{
    std::vector<core::RoundNumber> rounds;
    for (const auto& round : tournament.rounds) {
        if (counts(round.head.state) && round.number >= first) {
            rounds.push_back(round.number);
        }
    }
    return rounds;
}

Documents partsOfKit(const Source& source, const Choice& choice)
{
    const WallSource named(source);
    const auto& wall = named.source();
    const auto first = roundOf(source.tournament, choice);
    if (!first) {
        return {seatingByTable(wall, choice),
                standingsDocument(wall, {}),
                openTables(wall, choice),
                {frameOf(source), pointScale(source.tournament.settings)},
                blankSlips(source, choice)};
    }
    Documents kit;
    Documents slips;
    for (const auto round : roundsFrom(source.tournament, *first)) {
        kit.push_back(seatingByTable(wall, {Kind::SeatingByTable, round}));
        kit.push_back(seatingByName(wall, {Kind::SeatingByName, round}));
        slips.push_back(scoreSlips(source, {Kind::ScoreSlips, round}));
    }
    kit.push_back(standingsDocument(wall, {}));
    kit.push_back(openTables(wall, choice));
    kit.push_back({frameOf(source), pointScale(source.tournament.settings)});
    kit.insert(kit.end(), slips.begin(), slips.end());
    kit.push_back(blankSlips(source, choice));
    return kit;
}

} // namespace

core::Result<Documents> paperKit(const Source& source, const Choice& choice)
{
    auto kit = partsOfKit(source, choice);
    for (auto& document : kit) {
        document.frame.countedThrough = true;
    }
    return kit;
}

} // namespace documents
