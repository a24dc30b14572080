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
using typeset::Purpose;

namespace {

using Use = std::optional<ColumnUse>;
using core::Settings;

class StandingsColumnTexts
{
    Q_DECLARE_TR_FUNCTIONS(StandingsColumnTexts)

public:
    static constexpr StandingsColumns catalogue();
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
StandingsValue penaltiesValue(const StandingsLine& line)
{
    const auto points = line.tally.penalties;
    return points > scoring::MatchPoints() ? StandingsValue(BonusValue{points}) : points;
}
StandingsValue chipsValue(const StandingsLine& line)
{
    return line.chips ? StandingsValue(*line.chips) : StandingsValue();
}

constexpr StandingsColumns StandingsColumnTexts::catalogue()
{
    using enum StandingsColumn;
    using core::Tally;
    using Group = ColumnGroup;
    using Kind = ColumnKind;
    using Needs = StandingsTrait;
    constexpr auto inPlus = has<Needs::Claims>;
    return {{
        {.column = Rank,
         .group = Group::Person,
         .rummy = {"rank", QT_TR_NOOP("Rank")},
         .value = rankValue},
        {.column = Overall,
         .group = Group::Overall,
         .rummy = {"overall", QT_TR_NOOP("Overall"), QT_TR_NOOP("Place overall")},
         .value = cellValue<&StandingsLine::overall>,
         .onPaper = onlyIf<&StandingsTable::isOfGroup>,
         .isOnPage = never},
        {.column = Change,
         .group = Group::PageOnly,
         .needs = Needs::Sum,
         .rummy = {.name = QT_TR_NOOP("Places gained or lost")}},
        {.column = Number,
         .group = Group::Person,
         .rummy = {"number", QT_TR_NOOP("No."), QT_TR_NOOP("Start number")},
         .value = numberValue,
         .isUsual = always},
        {.column = Name,
         .group = Group::Person,
         .kind = Kind::Name,
         .rummy = {"name", QT_TR_NOOP("Name")},
         .value = textValue<&StandingsLine::name>},
        {.column = Club,
         .group = Group::Person,
         .kind = Kind::Text,
         .purpose = Purpose::Aside,
         .rummy = {"club", QT_TR_NOOP("Club")},
         .value = textValue<&StandingsLine::club>,
         .isUsual = never,
         .onPaper = printedIf<withClubs>},
        {.column = Reached,
         .group = Group::Reached,
         .kind = Kind::Text,
         .needs = Needs::KnockOut,
         .rummy = {"last_round", QT_TR_NOOP("Came to")},
         .value = cellValue<&StandingsLine::reached>,
         .onPaper = onlyIf<&StandingsTable::hasStarted>},
        {.column = Tmp,
         .group = Group::Total,
         .kind = Kind::Points,
         .needs = Needs::Sum,
         .rummy = {"tmp", QT_TR_NOOP("TMP"), QT_TR_NOOP("Total match points (TMP)")},
         .romme500 = {"points", QT_TR_NOOP("Points")},
         .value = totalValue,
         .onPaper = totalOnPaper},
        {.column = Mean,
         .group = Group::Mean,
         .kind = Kind::Points,
         .rummy = {"mean", QT_TR_NOOP("Mean"), QT_TR_NOOP("Mean of a game")},
         .romme500 = {"mean", QT_TR_NOOP("Mean"), QT_TR_NOOP("Mean of a deal")},
         .value = meanValue,
         .isUsual = byMean,
         .onPaper = meanOnPaper,
         .isOnPage = has<Needs::Sum>},
        {.column = Gmp,
         .group = Group::Points,
         .kind = Kind::Points,
         .purpose = Purpose::Share,
         .needs = Needs::Stones,
         .rummy = {"gmp", QT_TR_NOOP("GMP"), QT_TR_NOOP("Game match points (GMP)")},
         .value = tallied<&Tally::gmp>,
         .isUsual = always,
         .onPaper = printedIf<differsFromTotal>},
        {.column = Cmp,
         .group = Group::Points,
         .kind = Kind::Points,
         .purpose = Purpose::Share,
         .needs = Needs::Stones,
         .rummy = {"cmp", QT_TR_NOOP("CMP"), QT_TR_NOOP("Claim match points (CMP)")},
         .value = tallied<&Tally::cmp>,
         .isUsual = always,
         .onPaper = printedIf<where<inPlus>>,
         .isOnPage = inPlus},
        {.column = Round, .group = Group::PageOnly},
        {.column = Games,
         .group = Group::Games,
         .purpose = Purpose::Aside,
         .rummy = {"games", QT_TR_NOOP("Games"), QT_TR_NOOP("Games played")},
         .romme500 = {"deals", QT_TR_NOOP("Deals"), QT_TR_NOOP("Deals played")},
         .value = tallied<&Tally::games>,
         .isUsual = always},
        {.column = Wins,
         .group = Group::Counts,
         .purpose = Purpose::Figure,
         .rummy = {"wins", QT_TR_NOOP("Wins"), QT_TR_NOOP("Games won")},
         .romme500 = {"wins", QT_TR_NOOP("Matches won"),
                      QT_TR_NOOP("Matches won: first at the table, alone or tied")},
         .value = tallied<&Tally::wins>,
         .isUsual = has<Needs::Matches>,
         .onPaper = printedIf<tellsWins>},
        {.column = Rommes,
         .group = Group::Counts,
         .purpose = Purpose::Figure,
         .rummy = {"rommes", QT_TR_NOOP("Rommés")},
         .romme500 = {"gone_out", QT_TR_NOOP("Gone out"), QT_TR_NOOP("Deals gone out in")},
         .value = tallied<&Tally::rommes>,
         .isUsual = never,
         .onPaper = printedIf<decides<TieBreak::Rommes>>},
        {.column = Claims,
         .group = Group::Counts,
         .purpose = Purpose::Figure,
         .needs = Needs::Stones,
         .rummy = {"claims", QT_TR_NOOP("Claims")},
         .value = tallied<&Tally::claims>,
         .isUsual = never,
         .onPaper = printedIf<decides<TieBreak::Claims>>,
         .isOnPage = inPlus},
        {.column = Stones,
         .group = Group::Counts,
         .purpose = Purpose::Figure,
         .needs = Needs::Stones,
         .rummy = {"stones", QT_TR_NOOP("Stones"), QT_TR_NOOP("Stones remaining")},
         .value = tallied<&Tally::stones>,
         .isUsual = never,
         .onPaper = printedIf<decides<TieBreak::Stones>>},
        {.column = Byes,
         .group = Group::Byes,
         .purpose = Purpose::Figure,
         .rummy = {"byes", QT_TR_NOOP("Byes")},
         .value = tallied<&Tally::byes>,
         .isUsual = never,
         .onPaper = printedIf<withAny<&Tally::byes>>},
        {.column = ByePoints,
         .group = Group::ByePoints,
         .kind = Kind::Points,
         .rummy = {"byePoints"},
         .value = tallied<&Tally::byePoints>,
         .isOnPage = never},
        {.column = Penalties,
         .group = Group::Penalties,
         .kind = Kind::Points,
         .purpose = Purpose::Figure,
         .rummy = {"penalties", QT_TR_NOOP("Deduction/bonus"),
                   QT_TR_NOOP("Deductions and bonuses")},
         .value = penaltiesValue,
         .isUsual = never,
         .onPaper = printedIf<withAny<&Tally::penalties>>},
        {.column = Chips,
         .group = Group::Gains,
         .kind = Kind::Points,
         .needs = Needs::Chips,
         .rummy = {"chips", QT_TR_NOOP("Chips"), QT_TR_NOOP("Chips won or paid")},
         .value = chipsValue,
         .isUsual = always,
         .onPaper = onlyIf<&StandingsTable::haveChips>},
        {.column = Prize,
         .group = Group::Gains,
         .kind = Kind::Money,
         .rummy = {"prize", QT_TR_NOOP("Prize")},
         .value = cellValue<&StandingsLine::prize>,
         .isUsual = always,
         .onPaper = prizeOnPaper,
         .isOnPage = withPrizes},
    }};
}

constexpr auto catalogued = StandingsColumnTexts::catalogue();

constexpr bool isInOrder()
{
    for (std::size_t index = 0; index < catalogued.size(); ++index) {
        if (static_cast<std::size_t>(catalogued[index].column) != index) {
            return false;
        }
    }
    return true;
}
static_assert(isInOrder(), "a column is missing, there twice or out of order");

QString translated(const char* text)
{
    return text != nullptr ? StandingsColumnTexts::tr(text) : QString();
}

} // namespace

const StandingsColumns& standingsColumns()
{
    return catalogued;
}

const StandingsColumnInfo& infoOf(StandingsColumn column)
{
    return catalogued[static_cast<std::size_t>(column)];
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
        QString operator()(const BonusValue& bonus) const
        {
            return u'+' + texts::matchPointsText(bonus.points);
        }
    } const text;
    return std::visit(text, value);
}

} // namespace documents
