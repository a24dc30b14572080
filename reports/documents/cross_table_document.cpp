#include "reports/documents/catalogue.h"

#include "core/cards/knock_out.h"
#include "core/cards/matches.h"
#include "core/ranking/course.h"
#include "reports/documents/columns.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"
#include "reports/documents/standings_table.h"
#include "reports/documents/ties.h"

#include <algorithm>
#include <iterator>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::Standing;
using scoring::MatchPoints;
using typeset::ColumnKind;

namespace {

/// A person's place and points in a round.
struct Stop
{
    std::optional<core::TableNumber> table; ///< Nothing: no table.
    bool hasBye = false;
    std::optional<MatchPoints> points;
    QStringList opponents = {}; ///< Their start numbers.

    [[nodiscard]] typeset::Cell tableCell() const { return documents::tableCell(table, hasBye); }
};

struct CrossLine
{
    const Standing& standing;
    std::vector<Stop> stops = {}; ///< By index in CrossRounds::rounds.
    /// Penalties of rounds that do not count.
    MatchPoints other = standing.tally.tmp();

    [[nodiscard]] core::StartNumber number() const { return standing.tally.number; }
};

/// By start number, for those at a table. In a knock-out points are match totals, which count only
/// at their table.
QHash<std::int32_t, Stop> seatedIn(const core::Settings& settings, const core::Round& round)
{
    QHash<std::int32_t, Stop> stops;
    for (const auto& table : round.tables) {
        const auto match =
            isKnockOut(settings) ? matchOf(settings, round, table) : core::MatchState();
        for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
            auto& stop = stops[plain(table.head.seats[seat])];
            stop.table = table.number;
            for (const auto other : table.head.seats) {
                if (other != table.head.seats[seat]) {
                    stop.opponents << QString::number(plain(other));
                }
            }
            if (isKnockOut(settings)) {
                stop.points = MatchPoints::fromPoints(match.score.seats[seat].score);
            }
        }
    }
    return stops;
}

/// The rounds of the table. Those that were cancelled are struck out, with the points of their
/// games.
class CrossRounds
{
public:
    CrossRounds(const core::Tournament& tournament, std::optional<core::RoundNumber> after)
        : course_(core::courseOf(tournament, after))
    {
        auto struck = tournament;
        struck.penalties.clear(); // They count all the same.
        std::erase_if(struck.rounds, [](const core::Round& round) {
            return round.head.state != core::RoundState::Cancelled;
        });
        for (auto& round : struck.rounds) {
            round.head.state = core::RoundState::Closed;
        }
        struck_ = core::courseOf(struck, after);
        std::merge(course_.rounds.begin(), course_.rounds.end(), struck_.rounds.begin(),
                   struck_.rounds.end(), std::back_inserter(rounds));
    }

    [[nodiscard]] bool isStruck(std::size_t index) const { return isIn(struck_, rounds[index]); }
    [[nodiscard]] bool anyCounts() const { return !course_.rounds.empty(); }
    [[nodiscard]] bool anyStruck() const { return !struck_.rounds.empty(); }
    [[nodiscard]] core::CourseStop stop(std::size_t index, core::StartNumber number) const
    {
        const auto& course = isStruck(index) ? struck_ : course_;
        const auto place = std::find(course.rounds.begin(), course.rounds.end(), rounds[index]) -
                           course.rounds.begin();
        return (*course.of(number))[static_cast<std::size_t>(place)];
    }

private:
    static bool isIn(const core::Course& course, core::RoundNumber round)
    {
        return std::binary_search(course.rounds.begin(), course.rounds.end(), round);
    }

    core::Course course_;
    core::Course struck_; ///< As if these rounds had counted.

public:
    std::vector<core::RoundNumber> rounds; ///< Ascending.
};

std::vector<CrossLine> crossLines(const core::Tournament& tournament, const Ranks& ranks,
                                  const CrossRounds& course)
{
    std::vector<CrossLine> lines;
    for (const auto& standing : ranks.lines()) {
        lines.push_back({standing});
    }
    for (std::size_t index = 0; index < course.rounds.size(); ++index) {
        const auto seated =
            seatedIn(tournament.settings, *findRound(tournament, course.rounds[index]));
        for (auto& line : lines) {
            const auto gain = course.stop(index, line.number());
            auto stop = seated.value(plain(line.number()));
            stop.hasBye = gain.byes > 0;
            const bool any = gain.games != 0 || gain.byes != 0 || gain.points != MatchPoints();
            if (any && !isKnockOut(tournament.settings)) {
                stop.points = gain.points;
            }
            line.other -= course.isStruck(index) ? MatchPoints() : gain.points;
            line.stops.push_back(stop);
        }
    }
    return lines;
}

Columns<CrossLine> crossColumns(const core::Settings& settings, const Ranks& ranks,
                                const People& people, const CrossRounds& course,
                                const std::vector<CrossLine>& lines, bool withOpponents)
{
    Columns<CrossLine> columns;
    columns.add(rankColumn(), [&](const CrossLine& line) { return ranks.cell(line.standing); });
    columns.addPerson(people, &CrossLine::number);
    for (std::size_t index = 0; index < course.rounds.size(); ++index) {
        const auto round = plain(course.rounds[index]);
        // Files have what adds up.
        const auto ofRound = [isStruck = course.isStruck(index)](typeset::Column column) {
            column.struck = isStruck;
            column.use = isStruck ? typeset::ColumnUse::Page : column.use;
            return column;
        };
        columns.add(ofRound(column(u"table_%1"_s.arg(round), Texts::tr("T.", "table, short"),
                                   ColumnKind::Word)),
                    [index](const CrossLine& line) { return line.stops[index].tableCell(); });
        columns.add(
            ofRound(column(u"points_%1"_s.arg(round), Texts::tr("R%1", "round, short").arg(round),
                           ColumnKind::Points)),
            [index](const CrossLine& line) { return line.stops[index].points; });
        if (withOpponents) {
            columns.add(
                ofRound(column(u"opponents_%1"_s.arg(round), Texts::tr("met"), ColumnKind::Word)),
                [index](const CrossLine& line) { return line.stops[index].opponents.join(u' '); });
        }
    }
    if (std::any_of(lines.begin(), lines.end(),
                    [](const CrossLine& line) { return line.other != MatchPoints(); })) {
        columns.add(column(u"other"_s, Texts::tr("Other"), ColumnKind::Points), &CrossLine::other);
    }
    if (!isKnockOut(settings)) {
        columns.add(strong(disciplineOf(settings).sumColumn(settings)),
                    [](const CrossLine& line) { return line.standing.tally.tmp(); });
    }
    return columns;
}

} // namespace

typeset::Document crossTable(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const Ranks ranks(core::Standings(tournament, choice.round));
    const People people(tournament);
    const CrossRounds course(tournament, choice.round);
    const auto lines = crossLines(tournament, ranks, course);
    const auto columns = crossColumns(tournament.settings, ranks, people, course, lines,
                                      choice.form == Form::Opponents);
    auto document = tableDocument(titleOf(Kind::CrossTable));
    document.columns = columns.all();
    if (course.anyCounts()) {
        document.title =
            Texts::tr("Cross table after round %1").arg(plain(*roundOf(tournament, choice)));
        showMissing(document, missingUpTo(source, choice.round), texts::CheckedTables::Named);
        document.blocks.emplace_back().rows = columns.rows(lines);
        document.notes = sharedRanksNote(ranks) + tieNotes(source.tournament, ranks.standings());
        document.notes << Texts::tr("T.: the table of the round; R1: the points of round 1.");
        if (course.anyStruck()) {
            document.notes << Texts::tr("Struck out: the round was cancelled and does not count.");
        }
        if (choice.form == Form::Opponents) {
            document.notes << Texts::tr("met: the numbers of those at the same table.");
        }
    }
    return {frameOf(source, RulesLine::With), document};
}

} // namespace documents
