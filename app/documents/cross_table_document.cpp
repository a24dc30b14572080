#include "cross_table_document.h"

#include "card_words.h"
#include "columns.h"
#include "core/cards/knock_out.h"
#include "core/course.h"
#include "frame.h"
#include "ranks.h"

#include <QCoreApplication>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::Standing;
using reports::Cell;
using reports::ColumnKind;

namespace {

class CrossTableDocument
{
    Q_DECLARE_TR_FUNCTIONS(CrossTableDocument)
};

/// Tables of one round by start number.
QHash<std::int32_t, core::TableNumber> tablesIn(const core::Round& round)
{
    QHash<std::int32_t, core::TableNumber> tables;
    for (const auto& table : round.tables) {
        for (const auto number : table.head.seats) {
            tables.insert(plain(number), table.number);
        }
    }
    return tables;
}

/// What the matches of one round came to, by start number.
QHash<std::int32_t, std::int64_t> totalsIn(const core::Settings& settings, const core::Round& round)
{
    QHash<std::int32_t, std::int64_t> totals;
    for (const auto& table : round.tables) {
        const auto match = matchOf(settings, round, table);
        for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
            totals.insert(plain(table.head.seats[seat]), match.score.seats[seat].score);
        }
    }
    return totals;
}

class CrossColumns : public Columns<Standing>
{
public:
    CrossColumns(const core::Tournament& tournament, const Ranks& ranks, const People& people,
                 std::optional<core::RoundNumber> after)
        : ranks_(ranks), people_(people), course_(core::courseOf(tournament, after))
    {
        add(rankColumn(), [this](const Standing& line) { return ranks_.cell(line); });
        add(numberColumn(), [](const Standing& line) { return numberCell(line.tally.number); });
        add(nameColumn(),
            [this](const Standing& line) { return nameCell(people_, line.tally.number); });
        for (std::size_t index = 0; index < course_.rounds.size(); ++index) {
            const auto& round = *findRound(tournament, course_.rounds[index]);
            tables_.push_back(tablesIn(round));
            if (isKnockOut(tournament.settings)) {
                totals_.push_back(totalsIn(tournament.settings, round));
            }
            addRound(index);
        }
        addOther();
        addSum(tournament.settings);
    }

    [[nodiscard]] bool hasRounds() const { return !course_.rounds.empty(); }

private:
    void addRound(std::size_t index)
    {
        const auto round = plain(course_.rounds[index]);
        add(column(u"table_%1"_s.arg(round), CrossTableDocument::tr("T.", "table, short"),
                   ColumnKind::Word),
            [this, index](const Standing& line) { return tableCell(line, index); });
        add(column(u"points_%1"_s.arg(round),
                   CrossTableDocument::tr("R%1", "round, short").arg(round), ColumnKind::Points),
            [this, index](const Standing& line) { return roundPoints(line, index); });
    }

    /// In a knock-out there is none: points count at their table alone.
    void addSum(const core::Settings& settings)
    {
        if (isKnockOut(settings)) {
            return;
        }
        auto sum = playsCards(settings)
                       ? column(u"points"_s, pointsHead(settings), ColumnKind::Points)
                       : column(u"tmp"_s, CrossTableDocument::tr("TMP"), ColumnKind::Points);
        sum.strong = true;
        add(sum, [](const Standing& line) { return pointsCell(line.tally.tmp()); });
    }

    /// Penalties of rounds that don't count; a column only if there are any.
    void addOther()
    {
        const auto& lines = ranks_.lines();
        if (std::any_of(lines.begin(), lines.end(), [this](const Standing& line) {
                return otherPoints(line) != scoring::MatchPoints();
            })) {
            add(column(u"other"_s, CrossTableDocument::tr("Other"), ColumnKind::Points),
                [this](const Standing& line) { return pointsCell(otherPoints(line)); });
        }
    }

    [[nodiscard]] const core::CourseStop& stop(const Standing& line, std::size_t index) const
    {
        return (*course_.of(line.tally.number))[index];
    }

    [[nodiscard]] Cell tableCell(const Standing& line, std::size_t index) const
    {
        const auto found = tables_[index].constFind(plain(line.tally.number));
        if (found != tables_[index].constEnd()) {
            return countCell(plain(*found));
        }
        return stop(line, index).byes > 0 ? Cell{CrossTableDocument::tr("bye"), u"bye"_s} : Cell();
    }

    [[nodiscard]] Cell roundPoints(const Standing& line, std::size_t index) const
    {
        if (!totals_.empty()) {
            const auto total = totals_[index].constFind(plain(line.tally.number));
            return total != totals_[index].constEnd()
                       ? pointsCell(scoring::MatchPoints::fromPoints(*total))
                       : Cell();
        }
        const auto& points = stop(line, index);
        const bool nothing =
            points.games == 0 && points.byes == 0 && points.points == scoring::MatchPoints();
        return nothing ? Cell() : pointsCell(points.points);
    }

    [[nodiscard]] scoring::MatchPoints otherPoints(const Standing& line) const
    {
        auto left = line.tally.tmp();
        for (const auto& points : *course_.of(line.tally.number)) {
            left -= points.points;
        }
        return left;
    }

    const Ranks& ranks_;
    const People& people_;
    core::Course course_;
    std::vector<QHash<std::int32_t, core::TableNumber>> tables_; ///< By place in the course.
    std::vector<QHash<std::int32_t, std::int64_t>> totals_; ///< The same; of a knock-out alone.
};

} // namespace

reports::Document crossTableDocument(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const Ranks ranks(core::Standings(tournament, choice.round));
    const People people(tournament);
    const CrossColumns columns(tournament, ranks, people, choice.round);
    reports::TableDocument document;
    document.title = titleOf(Kind::CrossTable);
    document.nothing = noRoundText();
    document.columns = columns.all();
    if (columns.hasRounds()) {
        document.title = CrossTableDocument::tr("Cross table after round %1")
                             .arg(plain(*roundOf(tournament, choice)));
        document.lead = provisionalLead(tournament, choice.round);
        reports::Block block;
        for (const auto& line : ranks.lines()) {
            block.rows.push_back(columns.row(line));
        }
        document.blocks = {block};
        document.notes = sharedRanksNote(ranks);
        document.notes << CrossTableDocument::tr(
            "T.: the table of the round; R1: the points of round 1.");
    }
    return {frameOf(source, RulesLine::With), document};
}

} // namespace documents
