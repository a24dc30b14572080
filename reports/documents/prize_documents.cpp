#include "reports/documents/catalogue.h"

#include "core/people_names.h"
#include "core/prizes.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"
#include "reports/documents/standings_table.h"

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using typeset::ColumnKind;

namespace {

struct Prize
{
    int place = 0;
    std::int64_t cents = 0;
};

typeset::TableDocument forTheWall(Kind kind)
{
    typeset::TableDocument document;
    document.title = titleOf(kind);
    document.use = typeset::Use::OnTheWall;
    document.large = true;
    return document;
}

} // namespace

typeset::Document prizeList(const Source& source, const Choice& /*choice*/)
{
    const auto& settings = source.tournament.settings;
    std::vector<Prize> prizes;
    std::int64_t sum = 0;
    for (std::size_t index = 0; index < settings.prizeCents.size(); ++index) {
        if (const auto cents = settings.prizeCents[index]; cents > 0) {
            prizes.push_back({static_cast<int>(index) + 1, cents});
            sum += cents;
        }
    }
    Columns<Prize> columns;
    columns.add(column(u"place"_s, Texts::tr("Place"), ColumnKind::Number), &Prize::place);
    columns.add(
        strong(column(u"prize"_s, Texts::tr("Prize"), ColumnKind::Number)),
        [](const Prize& prize) { return moneyCell(texts::moneyText(prize.cents), prize.cents); });
    auto document = forTheWall(Kind::PrizeList);
    document.nothing = Texts::tr("There are no prizes.");
    document.columns = columns.all();
    if (!prizes.empty()) {
        document.blocks.emplace_back().rows = columns.rows(prizes);
        document.notes << Texts::tr("%1 in all. Whoever shares a place shares the prizes of the "
                                    "places that it takes.")
                              .arg(texts::moneyText(sum));
    }
    return {frameOf(source), document};
}

typeset::Document winners(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const Ranks ranks(core::Standings(tournament, choice.round));
    const StandingsTable table(tournament, ranks, choice.round);
    constexpr int placesWithoutPrizes = 3;
    const auto& prizes = tournament.settings.prizeCents;
    const int places = table.havePrizes ? static_cast<int>(prizes.size()) : placesWithoutPrizes;
    std::vector<StandingsLine> best;
    std::copy_if(table.lines.begin(), table.lines.end(), std::back_inserter(best),
                 [places](const StandingsLine& line) { return line.rank && *line.rank <= places; });
    Columns<StandingsLine> columns;
    columns.add(rankColumn(), [&ranks](const StandingsLine& line) {
        return ranks.cell(ranks.of(line.tally.number));
    });
    columns.add(numberColumn(), [](const StandingsLine& line) { return line.tally.number; });
    columns.add(strong(nameColumn()), [&tournament](const StandingsLine& line) {
        return core::spokenName(*findParticipant(tournament, line.tally.number));
    });
    if (std::any_of(best.begin(), best.end(),
                    [](const StandingsLine& line) { return !line.club.isEmpty(); })) {
        columns.add(column(u"club"_s, Texts::tr("Club"), ColumnKind::Text), &StandingsLine::club);
    }
    if (disciplineOf(tournament.settings).has(StandingsTrait::Sum, tournament.settings)) {
        columns.add(column(u"points"_s, Texts::tr("Points"), ColumnKind::Points),
                    [](const StandingsLine& line) { return line.tally.tmp(); });
    }
    if (table.arePrizesWon) {
        columns.add(strong(column(u"prize"_s, Texts::tr("Prize"), ColumnKind::Number)),
                    &StandingsLine::prize);
    }
    auto document = forTheWall(Kind::Winners);
    document.nothing =
        roundOf(tournament, choice) ? Texts::tr("Nobody has a rank yet.") : noRoundText();
    document.lead = provisionalLead(tournament, choice.round);
    document.state = provisionalState(tournament, choice.round);
    document.columns = columns.all();
    if (!best.empty()) {
        document.blocks.emplace_back().rows = columns.rows(best);
    }
    document.notes << sharedRanksNote(ranks) << table.tieNotes << table.prizeNotes;
    return {frameOf(source), document};
}

} // namespace documents
