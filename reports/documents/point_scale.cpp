#include "reports/documents/point_scale.h"

#include "core/texts/rule_texts.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"
#include "reports/documents/words.h"

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The place values of a game with that many hands.
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

} // namespace

typeset::TableDocument pointScale(const core::Settings& settings)
{
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
    return document;
}

} // namespace documents
