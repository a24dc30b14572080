#include "reports/documents/catalogue.h"

#include "core/evening/missing.h"
#include "core/money/prizes.h"
#include "core/ranking/groups.h"
#include "core/texts/numbers.h"
#include "core/texts/prize_texts.h"
#include "reports/documents/columns.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"
#include "reports/documents/people.h"
#include "reports/documents/standings_table.h"

#include <algorithm>
#include <map>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::TeamStanding;
using typeset::Cell;
using typeset::ColumnKind;

namespace {

/// "4 Lang, Uwe 31½ · 7 Fuchs, Stefan 28": the results that count.
QString countedText(const People& people, const core::Standings& standings,
                    const TeamStanding& team)
{
    QStringList texts;
    for (const auto& line : standings.lines()) {
        const auto number = line.tally.number;
        if (std::find(team.counted.begin(), team.counted.end(), number) != team.counted.end()) {
            texts << people.numbered(number) + QChar::Nbsp +
                         texts::matchPointsText(line.tally.tmp());
        }
    }
    return texts.join(u" · "_s);
}

/// By team, once they are won.
std::map<QString, Cell> prizeCells(const core::Tournament& tournament,
                                   const core::Standings& standings, const core::Prize& prize,
                                   std::optional<core::RoundNumber> after)
{
    std::map<QString, Cell> cells;
    if (!core::arePrizesDecided(tournament, after)) {
        return cells;
    }
    for (const auto& award : core::prizesOf(tournament, standings).awards) {
        if (award.prize && tournament.settings.prizes[*award.prize].name == prize.name) {
            cells.emplace(award.team, awardCell(award));
        }
    }
    return cells;
}

bool isShared(const std::vector<TeamStanding>& teams, const TeamStanding& team)
{
    return team.rank &&
           std::count_if(teams.begin(), teams.end(), [&team](const TeamStanding& other) {
               return other.rank == team.rank;
           }) > 1;
}

/// What the columns read; outlives them.
struct TeamTable
{
    TeamTable(const core::Tournament& tournament, std::optional<core::RoundNumber> after,
              const core::Prize& prize)
        : people(tournament),
          standings(tournament, after),
          teams(core::teamStandings(tournament, standings, prize)),
          prizes(prizeCells(tournament, standings, prize, after))
    {}

    [[nodiscard]] Columns<TeamStanding> columns(const core::Settings& settings) const
    {
        Columns<TeamStanding> columns;
        columns.add(rankColumn(), [this](const TeamStanding& team) {
            return team.rank ? Cell{texts::rankText(*team.rank, isShared(teams, team)),
                                    QString::number(*team.rank)}
                             : Cell();
        });
        columns.add(strong(column(u"team"_s, Texts::tr("Team"), ColumnKind::Name)),
                    &TeamStanding::team);
        columns.add(strong(disciplineOf(settings).sumColumn(settings)), &TeamStanding::points);
        columns.add(
            column(u"counted"_s, Texts::tr("Results that count"), ColumnKind::Text),
            [this](const TeamStanding& team) { return countedText(people, standings, team); });
        if (!prizes.empty()) {
            columns.add(strong(column(u"prize"_s, Texts::tr("Prize"), ColumnKind::Text)),
                        [this](const TeamStanding& team) {
                            const auto found = prizes.find(team.team);
                            return found != prizes.end() ? found->second : Cell();
                        });
        }
        return columns;
    }

    People people;
    core::Standings standings;
    std::vector<TeamStanding> teams;
    std::map<QString, Cell> prizes;
};

std::vector<TeamStanding> bestOf(std::vector<TeamStanding> teams, std::size_t places)
{
    std::erase_if(teams, [places](const TeamStanding& team) {
        return !team.rank || static_cast<std::size_t>(*team.rank) > places;
    });
    return teams;
}

/// Why a team has no rank.
QStringList smallTeamsNote(const std::vector<TeamStanding>& teams, const core::Prize& prize)
{
    const bool isAnySmall = std::any_of(teams.begin(), teams.end(),
                                        [](const TeamStanding& team) { return !team.rank; });
    return isAnySmall ? QStringList{Texts::tr("Without a rank: fewer than %n result(s).", nullptr,
                                              prize.best)}
                      : QStringList();
}

} // namespace

typeset::TableDocument teamStandingsList(const core::Tournament& tournament,
                                         std::optional<core::RoundNumber> after,
                                         const core::Prize& prize)
{
    const TeamTable table(tournament, after, prize);
    return table.columns(tournament.settings).list(table.teams);
}

typeset::Document teamStandingsDocument(const Source& source, const Choice& choice,
                                        const core::Prize& prize)
{
    const auto& tournament = source.tournament;
    const auto round = roundOf(tournament, choice);
    const TeamTable table(tournament, choice.round, prize);
    const auto columns = table.columns(tournament.settings);
    typeset::TableDocument document;
    const bool isOfWinners = choice.kind == Kind::Winners;
    document.title = titleOf(choice.kind);
    document.use = typeset::Use::OnTheWall;
    document.nothing = round ? Texts::tr("Nobody has a rank yet.") : noRoundText();
    document.columns = columns.all();
    if (round) {
        const bool isEnd = isOfWinners && !core::goesOnAfter(tournament, choice.round);
        document.title = u"%1: %2"_s.arg(
            prize.name, isEnd ? document.title : standingsTitle(source, choice.round, *round));
        showMissing(document,
                    isOfWinners ? missingFor(source, {choice.kind, choice.round})
                                : missingUpTo(source, choice.round),
                    source.checkedTables);
    }
    const auto shown = isOfWinners ? bestOf(table.teams, placesOf(prize)) : table.teams;
    if (round && !shown.empty()) {
        document.blocks.emplace_back().rows = columns.rows(shown);
        document.notes << texts::purposeText(prize) + u'.';
        const bool isAnyShared =
            std::any_of(shown.begin(), shown.end(),
                        [&](const TeamStanding& team) { return isShared(table.teams, team); });
        document.notes << sharedRanksNote(isAnyShared) << smallTeamsNote(shown, prize);
    }
    return {frameOf(source, RulesLine::With), document};
}

} // namespace documents
