#include "reports/documents/catalogue.h"

#include "reports/documents/columns.h"
#include "reports/documents/frame.h"

#include "core/texts/rule_texts.h"

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What the places of a game are worth with so many hands.
struct ScaleLine
{
    int hands = 0;
    scoring::PlaceValues values;
};

std::vector<ScaleLine> scaleLines(const core::Settings& settings)
{
    const auto& rules = settings.rules;
    std::vector<ScaleLine> lines;
    for (int hands = scoring::largestTable; hands > 1; --hands) {
        if (scoring::allowsTableOf(rules.ruleSet, hands)) {
            lines.push_back({hands, placeValues(rules.options.scale, rules.ruleSet, hands)});
        }
    }
    return lines;
}

/// What one needs to know to score by hand.
typeset::Document pointScale(const Source& source)
{
    const auto& settings = source.tournament.settings;
    auto document = tableDocument(Texts::tr("Points of a game"));
    Columns<ScaleLine> columns;
    columns.add(column(u"hands"_s, Texts::tr("Players at the table"), typeset::ColumnKind::Number),
                &ScaleLine::hands);
    for (int place = 1; place <= scoring::largestTable; ++place) {
        columns.add(column(u"place_%1"_s.arg(place), Texts::tr("Place %1").arg(place),
                           typeset::ColumnKind::Points),
                    [place](const ScaleLine& line) {
                        return place <= line.values.size() ? std::optional(line.values.at(place))
                                                           : std::nullopt;
                    });
    }
    document.columns = columns.all();
    document.nothing = givesCardPoints(settings)
                           ? Texts::tr("Points count as they are won in the deal.")
                           : QString();
    if (!givesCardPoints(settings)) {
        document.blocks.emplace_back().rows = columns.rows(scaleLines(settings));
    }
    document.notes = texts::optionsInForce(settings);
    return {frameOf(source), document};
}

/// The rounds from `first` on that are published.
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
    const auto first = roundOf(source.tournament, choice);
    if (!first) {
        return {seatingByTable(source, choice), standingsDocument(source, {}),
                openTables(source, choice), pointScale(source), blankSlips(source)};
    }
    Documents kit;
    Documents slips;
    for (const auto round : roundsFrom(source.tournament, *first)) {
        kit.push_back(seatingByTable(source, {Kind::SeatingByTable, round}));
        kit.push_back(seatingByName(source, {Kind::SeatingByName, round}));
        slips.push_back(scoreSlips(source, {Kind::ScoreSlips, round}));
    }
    kit.insert(kit.end(),
               {standingsDocument(source, {}), openTables(source, choice), pointScale(source)});
    kit.insert(kit.end(), slips.begin(), slips.end());
    kit.push_back(blankSlips(source));
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
