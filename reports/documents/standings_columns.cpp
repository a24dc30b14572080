#include "reports/documents/standings_columns.h"

#include "core/texts/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace documents {

using scoring::TieBreak;
using typeset::Cell;
using typeset::ColumnKind;
using typeset::ColumnUse;

namespace {

using Use = std::optional<ColumnUse>;
using core::Settings;

class StandingsColumnTexts
{
    Q_DECLARE_TR_FUNCTIONS(StandingsColumnTexts)

public:
    static std::vector<StandingsColumnInfo> catalogue();
};

// Under which settings.

bool always(const Settings& /*settings*/)
{
    return true;
}
bool never(const Settings& /*settings*/)
{
    return false;
}
template <StandingsTrait trait>
bool has(const Settings& settings)
{
    return disciplineOf(settings).has(trait, settings);
}
bool byMean(const Settings& settings)
{
    return settings.rules.options.rankBy == scoring::RankBy::Mean;
}
bool withPrizes(const Settings& settings)
{
    return !settings.prizeCents.empty();
}

// In which tables.

template <bool (*isGiven)(const Settings&)>
bool where(const StandingsTable& table)
{
    return isGiven(table.settings);
}
bool withClubs(const StandingsTable& table)
{
    return table.any([](const StandingsLine& line) { return !line.club.isEmpty(); });
}
template <auto value>
bool withAny(const StandingsTable& table)
{
    return table.any([](const StandingsLine& line) {
        return line.tally.*value != std::decay_t<decltype(line.tally.*value)>{};
    });
}
template <TieBreak tieBreak>
bool decides(const StandingsTable& table)
{
    const auto& order = table.settings.rules.options.tieBreaks;
    return std::find(order.begin(), order.end(), tieBreak) != order.end();
}
bool differsFromTotal(const StandingsTable& table)
{
    return where<has<StandingsTrait::Claims>>(table) ||
           table.any([](const StandingsLine& line) { return line.tally.tmp() != line.tally.gmp; });
}
bool tellsWins(const StandingsTable& table)
{
    // In a knock-out, how far somebody came says it.
    return where<has<StandingsTrait::Matches>>(table) ? where<has<StandingsTrait::Sum>>(table)
                                                      : decides<TieBreak::Wins>(table);
}

// Who reads it on paper.

/// CSV always has it.
template <bool (*isShown)(const StandingsTable&)>
Use printedIf(const StandingsTable& table)
{
    return isShown(table) ? ColumnUse::Everywhere : ColumnUse::Csv;
}
template <bool StandingsTable::*isShown>
Use onlyIf(const StandingsTable& table)
{
    return table.*isShown ? Use(ColumnUse::Everywhere) : std::nullopt;
}
/// Under rummy CSV has the total further left.
Use totalOnPaper(const StandingsTable& table)
{
    return where<has<StandingsTrait::Stones>>(table) ? ColumnUse::Page : ColumnUse::Everywhere;
}
Use meanOnPaper(const StandingsTable& table)
{
    return where<byMean>(table) && where<has<StandingsTrait::Sum>>(table) ? Use(ColumnUse::Page)
                                                                          : std::nullopt;
}
Use prizeOnPaper(const StandingsTable& table)
{
    if (!table.havePrizes) {
        return std::nullopt;
    }
    return table.arePrizesWon ? ColumnUse::Everywhere : ColumnUse::Csv;
}

// What it says.

template <auto value>
StandingsValue tallied(const StandingsLine& line)
{
    return line.tally.*value;
}
template <Cell StandingsLine::*value>
StandingsValue cellValue(const StandingsLine& line)
{
    return (line.*value).text.isEmpty() ? StandingsValue() : line.*value;
}
StandingsValue rankValue(const StandingsLine& line)
{
    return line.rank ? StandingsValue(RankValue{*line.rank, line.isShared}) : StandingsValue();
}
StandingsValue numberValue(const StandingsLine& line)
{
    return std::int64_t{plain(line.tally.number)};
}
template <QString StandingsLine::*value>
StandingsValue textValue(const StandingsLine& line)
{
    return Cell{line.*value, {}};
}
StandingsValue totalValue(const StandingsLine& line)
{
    return line.tally.tmp();
}
StandingsValue meanValue(const StandingsLine& line)
{
    const auto& tally = line.tally;
    return tally.games > 0
               ? StandingsValue(MeanValue{tally.gmp + tally.cmp + tally.penalties, tally.games})
               : StandingsValue();
}
StandingsValue chipsValue(const StandingsLine& line)
{
    return line.chips ? StandingsValue(*line.chips) : StandingsValue();
}

using Settled = bool (*)(const Settings&);
using Tabled = bool (*)(const StandingsTable&);

/// An entry of the catalogue; what is left out is as StandingsColumnInfo has it.
StandingsColumnInfo entry(StandingsColumn column, ColumnGroup group, ColumnKind kind,
                          StandingsTrait needs, const ColumnWords& rummy,
                          const ColumnWords& romme500 = {},
                          StandingsValue (*value)(const StandingsLine&) = nullptr,
                          Settled isUsual = nullptr,
                          Use (*onPaper)(const StandingsTable&) = nullptr,
                          Tabled isInTerminal = nullptr, Settled isOnPage = nullptr)
{
    return {column, group,   kind,    needs,        rummy,   romme500,
            value,  isUsual, onPaper, isInTerminal, isOnPage};
}

std::vector<StandingsColumnInfo> StandingsColumnTexts::catalogue()
{
    using enum StandingsColumn;
    using core::Tally;
    using Group = ColumnGroup;
    using Kind = ColumnKind;
    using Needs = StandingsTrait;
    constexpr auto inPlus = has<Needs::Claims>;
    return {
        entry(Rank, Group::Person, Kind::Number, Needs::Any, {"rank", QT_TR_NOOP("Rank")}, {},
              rankValue),
        entry(Change, Group::PageOnly, Kind::Number, Needs::Sum,
              {nullptr, nullptr, QT_TR_NOOP("Places gained or lost")}),
        entry(Number, Group::Person, Kind::Number, Needs::Any,
              {"number", QT_TR_NOOP("No."), QT_TR_NOOP("Start number")}, {}, numberValue, always),
        entry(Name, Group::Person, Kind::Name, Needs::Any, {"name", QT_TR_NOOP("Name")}, {},
              textValue<&StandingsLine::name>),
        entry(Club, Group::Person, Kind::Text, Needs::Any, {"club", QT_TR_NOOP("Club")}, {},
              textValue<&StandingsLine::club>, never, printedIf<withClubs>, withClubs),
        entry(Reached, Group::Reached, Kind::Text, Needs::KnockOut,
              {"last_round", QT_TR_NOOP("Came to")}, {}, cellValue<&StandingsLine::reached>,
              nullptr, onlyIf<&StandingsTable::hasStarted>),
        entry(Tmp, Group::Total, Kind::Points, Needs::Sum,
              {"tmp", QT_TR_NOOP("TMP"), QT_TR_NOOP("Total match points (TMP)")},
              {"points", QT_TR_NOOP("Points")}, totalValue, nullptr, totalOnPaper,
              where<has<Needs::Sum>>),
        entry(Mean, Group::Mean, Kind::Points, Needs::Any,
              {"mean", QT_TR_NOOP("Mean"), QT_TR_NOOP("Mean of a game")},
              {"mean", QT_TR_NOOP("Mean"), QT_TR_NOOP("Mean of a deal")}, meanValue, byMean,
              meanOnPaper, where<byMean>, has<Needs::Sum>),
        entry(Gmp, Group::Points, Kind::Points, Needs::Stones,
              {"gmp", QT_TR_NOOP("GMP"), QT_TR_NOOP("Game match points (GMP)")}, {},
              tallied<&Tally::gmp>, always, printedIf<differsFromTotal>, where<inPlus>),
        entry(Cmp, Group::Points, Kind::Points, Needs::Stones,
              {"cmp", QT_TR_NOOP("CMP"), QT_TR_NOOP("Claim match points (CMP)")}, {},
              tallied<&Tally::cmp>, always, printedIf<where<inPlus>>, where<inPlus>, inPlus),
        entry(Round, Group::PageOnly, Kind::Number, Needs::Any, {}),
        entry(Games, Group::Games, Kind::Number, Needs::Any,
              {"games", QT_TR_NOOP("Games"), QT_TR_NOOP("Games played")},
              {"deals", QT_TR_NOOP("Deals"), QT_TR_NOOP("Deals played")}, tallied<&Tally::games>,
              always),
        entry(Wins, Group::Counts, Kind::Number, Needs::Any,
              {"wins", QT_TR_NOOP("Wins"), QT_TR_NOOP("Games won")},
              {"wins", QT_TR_NOOP("Matches won"),
               QT_TR_NOOP("Matches won: first at the table, alone or tied"), QT_TR_NOOP("Wins")},
              tallied<&Tally::wins>, has<Needs::Matches>, printedIf<tellsWins>),
        entry(Rommes, Group::Counts, Kind::Number, Needs::Any, {"rommes", QT_TR_NOOP("Rommés")},
              {"gone_out", QT_TR_NOOP("Gone out"), QT_TR_NOOP("Deals gone out in")},
              tallied<&Tally::rommes>, never, printedIf<decides<TieBreak::Rommes>>),
        entry(Claims, Group::Counts, Kind::Number, Needs::Stones, {"claims", QT_TR_NOOP("Claims")},
              {}, tallied<&Tally::claims>, never, printedIf<decides<TieBreak::Claims>>,
              where<inPlus>, inPlus),
        entry(Stones, Group::Counts, Kind::Number, Needs::Stones,
              {"stones", QT_TR_NOOP("Stones"), QT_TR_NOOP("Stones remaining")}, {},
              tallied<&Tally::stones>, never, printedIf<decides<TieBreak::Stones>>,
              where<has<Needs::Stones>>),
        entry(Byes, Group::Byes, Kind::Number, Needs::Any, {"byes", QT_TR_NOOP("Byes")}, {},
              tallied<&Tally::byes>, never, printedIf<withAny<&Tally::byes>>,
              withAny<&Tally::byes>),
        entry(ByePoints, Group::ByePoints, Kind::Points, Needs::Any, {"byePoints"}, {},
              tallied<&Tally::byePoints>, nullptr, nullptr, nullptr, never),
        entry(Penalties, Group::Penalties, Kind::Points, Needs::Any,
              {"penalties", QT_TR_NOOP("Penalties")}, {}, tallied<&Tally::penalties>, never,
              printedIf<withAny<&Tally::penalties>>, withAny<&Tally::penalties>),
        entry(Chips, Group::Gains, Kind::Points, Needs::Chips,
              {"chips", QT_TR_NOOP("Chips"), QT_TR_NOOP("Chips won or paid")}, {}, chipsValue,
              always, onlyIf<&StandingsTable::haveChips>),
        entry(Prize, Group::Gains, Kind::Points, Needs::Any, {"prize", QT_TR_NOOP("Prize")}, {},
              cellValue<&StandingsLine::prize>, always, prizeOnPaper, nullptr, withPrizes),
    };
}

QString translated(const char* text)
{
    return text != nullptr ? StandingsColumnTexts::tr(text) : QString();
}

} // namespace

const std::vector<StandingsColumnInfo>& standingsColumns()
{
    static const auto columns = StandingsColumnTexts::catalogue();
    return columns;
}

const StandingsColumnInfo& infoOf(StandingsColumn column)
{
    return standingsColumns()[static_cast<std::size_t>(column)];
}

std::vector<const StandingsColumnInfo*> columnsOf(const std::vector<ColumnGroup>& groups)
{
    std::vector<const StandingsColumnInfo*> columns;
    for (const auto group : groups) {
        for (const auto& info : standingsColumns()) {
            if (info.group == group) {
                columns.push_back(&info);
            }
        }
    }
    return columns;
}

bool isOffered(const StandingsColumnInfo& info, const Settings& settings)
{
    return disciplineOf(settings).has(info.needs, settings) &&
           (info.isOnPage == nullptr || info.isOnPage(settings));
}

const ColumnWords& wordsOf(const StandingsColumnInfo& info, const Settings& settings)
{
    const bool isOwn = info.romme500.head != nullptr && has<StandingsTrait::Matches>(settings);
    return isOwn ? info.romme500 : info.rummy;
}

QString headOf(const StandingsColumnInfo& info, const Settings& settings)
{
    return info.column == StandingsColumn::Tmp ? disciplineOf(settings).sumColumn(settings).head
                                               : translated(wordsOf(info, settings).head);
}

QString terminalHeadOf(const StandingsColumnInfo& info, const Settings& settings)
{
    const auto& words = wordsOf(info, settings);
    return translated(words.terminalHead != nullptr ? words.terminalHead : words.head);
}

QString nameOf(const StandingsColumnInfo& info, const Settings& settings)
{
    const auto& words = wordsOf(info, settings);
    return words.name != nullptr ? translated(words.name) : headOf(info, settings);
}

QString textOf(const StandingsValue& value)
{
    struct
    {
        QString operator()(std::monostate /*nothing*/) const { return {}; }
        QString operator()(const Cell& cell) const { return cell.text; }
        QString operator()(std::int64_t count) const { return QString::number(count); }
        QString operator()(scoring::MatchPoints points) const
        {
            return texts::matchPointsText(points);
        }
        QString operator()(const RankValue& rank) const { return QString::number(rank.rank); }
        QString operator()(const MeanValue& mean) const
        {
            return texts::meanText(mean.sum, mean.games);
        }
    } const text;
    return std::visit(text, value);
}

} // namespace documents
