#include "reports/documents/catalogue.h"

#include "reports/documents/frame.h"
#include "reports/documents/point_scale.h"
#include "reports/documents/public_people.h"
#include "reports/documents/words.h"

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

/// The laptop is broken: what to do, on the page that is found first.
typeset::TableDocument otherLaptop()
{
    auto document = tableDocument(Texts::tr("If the laptop fails"));
    document.lead = {
        Texts::tr("1. Put the stick with the backups into another laptop and start the program "
                  "there; it needs no internet."),
        Texts::tr("2. Choose Restore a backup, then Browse…, and on the stick the file with the "
                  "highest number. Open the tournament."),
        Texts::tr("3. Compare the last results with the slips in hand and enter what is missing: "
                  "at most the last ten minutes.")};
    document.nothing =
        Texts::tr("Until then play continues with these sheets: seating, standings and score "
                  "slips follow.");
    return document;
}

Documents partsOfKit(const Source& source, const Choice& choice)
{
    const WallSource named(source);
    const auto& wall = named.source();
    const auto first = roundOf(source.tournament, choice);
    if (!first) {
        return {{frameOf(source), otherLaptop()},
                seatingByTable(wall, choice),
                standingsDocument(wall, {}),
                openTables(wall, choice),
                {frameOf(source), pointScale(source.tournament.settings)},
                blankSlips(source, choice)};
    }
    Documents kit = {{frameOf(source), otherLaptop()}};
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
