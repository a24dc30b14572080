#include "core/evening/missing.h"
#include "reports/documents/catalogue.h"

#include "core/money/prizes.h"
#include "core/people/people_names.h"
#include "core/people/same_text.h"
#include "core/ranking/groups.h"
#include "core/ranking/ties.h"
#include "core/texts/numbers.h"
#include "core/texts/prize_texts.h"
#include "reports/documents/columns.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"
#include "reports/documents/standings_table.h"
#include "reports/documents/ties.h"

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using typeset::ColumnKind;
using typeset::Purpose;

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

/// A place of a prize as announced.
struct AnnouncedPlace
{
    QString title;
    QString purpose;
    QString worth;
};

std::vector<AnnouncedPlace> announcedPlaces(const core::Tournament& tournament)
{
    const auto& settings = tournament.settings;
    std::vector<AnnouncedPlace> places;
    const auto& byRank = settings.prizeCents;
    for (std::size_t place = 0; place < byRank.size(); ++place) {
        if (byRank[place] > 0) {
            places.push_back({texts::placeText(static_cast<int>(place) + 1, false),
                              {},
                              texts::moneyText(byRank[place])});
        }
    }
    for (std::size_t index = 0; index < settings.prizes.size(); ++index) {
        const auto& prize = settings.prizes[index];
        if (const auto* const choice = std::get_if<core::FreeChoice>(&prize.places)) {
            places.push_back(
                {prize.name, texts::purposeText(prize), texts::freeChoiceText(*choice)});
            continue;
        }
        const auto given = core::doorPlacesGiven(tournament, prize);
        for (std::size_t place = 0; place < placesOf(prize); ++place) {
            core::Award award;
            award.prize = index;
            award.place = place;
            places.push_back({texts::awardTitle(settings, award), texts::purposeText(prize),
                              place < given ? Texts::tr("%1 (given already)", "a prize")
                                                  .arg(texts::placeWorthText(prize, place))
                                            : texts::placeWorthText(prize, place)});
        }
    }
    return places;
}

/// All prizes, if there are others than those for places.
typeset::TableDocument announcement(const core::Tournament& tournament)
{
    const auto& settings = tournament.settings;
    Columns<AnnouncedPlace> columns;
    columns.add(strong(column(u"prize"_s, Texts::tr("Prize"), ColumnKind::Text)),
                &AnnouncedPlace::title);
    columns.add(column(u"for"_s, Texts::tr("For", "a prize"), ColumnKind::Text),
                &AnnouncedPlace::purpose);
    columns.add(strong(column(u"worth"_s, Texts::tr("Worth", "a prize"), ColumnKind::Text)),
                &AnnouncedPlace::worth);
    auto document = forTheWall(Kind::PrizeList);
    document.columns = columns.all();
    document.blocks.emplace_back().rows = columns.rows(announcedPlaces(tournament));
    document.notes << Texts::tr(
        "People who share a place share the prizes of the places it covers.");
    if (settings.onePrizeEach) {
        document.notes << Texts::tr("Everybody wins one prize at most; the next one gets what "
                                    "would be a second.");
    }
    if (settings.absentWinners == core::AbsentWinners::PassOn) {
        document.notes << Texts::tr(
            "Anyone who has gone home wins nothing; the next person gets it.");
    }
    return document;
}

struct WonPrize
{
    const core::Award& award;
    QString passedOn;
};

/// The first three places, if no prize is for places.
std::vector<core::Award> podium(const core::Settings& settings, const core::Standings& standings)
{
    constexpr std::int32_t places = 3;
    const bool isForPlaces =
        !settings.prizeCents.empty() ||
        std::any_of(settings.prizes.begin(), settings.prizes.end(),
                    [](const core::Prize& prize) { return prize.what == core::PrizeFor::Rank; });
    std::vector<core::Award> awards;
    for (const auto& [rank, tally] : standings.lines()) {
        if (isForPlaces || !rank || *rank > places) {
            continue;
        }
        core::Award award;
        award.place = static_cast<std::size_t>(*rank - 1);
        award.winners = {tally.number};
        for (auto& other : awards) {
            if (other.place == award.place) {
                award.sharers = ++other.sharers;
            }
        }
        awards.push_back(std::move(award));
    }
    return awards;
}

/// Whether there are prizes beyond those for places shared by rank.
bool hasMoreThanPlaces(const core::Settings& settings)
{
    return !settings.prizes.empty() || settings.absentWinners == core::AbsentWinners::PassOn;
}

/// How many places of the standings, or of a group, have a prize.
int placesWithPrizes(const core::Settings& settings, const QString& group)
{
    if (group.isEmpty()) {
        return static_cast<int>(settings.prizeCents.size());
    }
    std::size_t most = 0;
    for (const auto& prize : settings.prizes) {
        if (prize.what == core::PrizeFor::Group && core::isSame(prize.tag, group)) {
            most = std::max(most, placesOf(prize));
        }
    }
    return static_cast<int>(most);
}

/// How a tie for the place of a prize was decided; empty for other prizes.
QString tieText(const core::Tournament& tournament, const std::vector<core::Tie>& ties,
                const core::Award& award)
{
    const bool isForPlace =
        !award.prize || tournament.settings.prizes[*award.prize].what == core::PrizeFor::Rank;
    const auto tie = std::find_if(ties.begin(), ties.end(), [&award](const core::Tie& one) {
        return one.decision && std::find(one.numbers.begin(), one.numbers.end(),
                                         award.winners.front()) != one.numbers.end();
    });
    return isForPlace && tie != ties.end() ? decisionText(*tie->decision) : QString();
}

/// The name, and whether the person has left already.
QString marked(const core::Tournament& tournament, core::StartNumber number, const QString& name)
{
    const bool isOver = core::arePrizesDecided(tournament);
    return isOver && core::hasGoneHome(tournament, *findParticipant(tournament, number))
               ? Texts::tr("%1 (has gone home)").arg(name)
               : name;
}

/// Money, unless goods are among the prizes.
void addWorth(Columns<WonPrize>& columns, const std::vector<WonPrize>& lines)
{
    const bool haveGoods = std::any_of(lines.begin(), lines.end(),
                                       [](const WonPrize& line) { return line.award.isInKind(); });
    columns.add(strong(column(u"worth"_s, Texts::tr("Worth", "a prize"),
                              haveGoods ? ColumnKind::Text : ColumnKind::Money)),
                [haveGoods](const WonPrize& line) {
                    const auto& award = line.award;
                    if (award.sumCents == 0 && !award.isInKind()) {
                        return typeset::Cell();
                    }
                    const QString text = texts::awardWorth(award);
                    return haveGoods ? typeset::Cell{text, {}} : moneyCell(text, award.cents());
                });
}

/// Adds from whom a prize was passed on.
enum class PassedOnTold : std::uint8_t { BesideIt, BelowAll };

/// The winners, in the order of `awards`.
void tell(typeset::TableDocument& document, const core::Tournament& tournament,
          const core::Standings& standings, const core::Prizes& prizes,
          const std::vector<core::Award>& awards, PassedOnTold told)
{
    const auto ties = core::tiesIn(standings);
    const auto& settings = tournament.settings;
    const People people(tournament);
    std::vector<WonPrize> lines;
    lines.reserve(awards.size());
    for (const auto& award : awards) {
        lines.push_back({award, texts::passedOnText(tournament, prizes, award)});
    }
    Columns<WonPrize> columns;
    columns.add(essential(column(u"prize"_s, Texts::tr("Prize"), ColumnKind::Text)),
                [&](const WonPrize& line) { return texts::awardTitle(settings, line.award); });
    columns.add(numberColumn(), [](const WonPrize& line) {
        return line.award.team.isEmpty() ? std::optional(line.award.winners.front()) : std::nullopt;
    });
    columns.add(strong(nameColumn()), [&](const WonPrize& line) {
        const auto name = texts::winnersText(tournament, line.award);
        return line.award.team.isEmpty() ? marked(tournament, line.award.winners.front(), name)
                                         : name;
    });
    const bool isTieDecided = std::any_of(lines.begin(), lines.end(), [&](const WonPrize& line) {
        return !tieText(tournament, ties, line.award).isEmpty();
    });
    columns.add(
        with(isTieDecided ? Purpose::Content : Purpose::Figure,
             column(u"decided"_s, Texts::tr("By", "what decided a prize"), ColumnKind::Text)),
        [&](const WonPrize& line) {
            QStringList parts = {texts::decidedText(tournament, line.award),
                                 tieText(tournament, ties, line.award)};
            parts.removeAll(QString());
            return parts.join(u", "_s);
        });
    addWorth(columns, lines);
    const bool anyPassedOn = std::any_of(
        lines.begin(), lines.end(), [](const WonPrize& line) { return !line.passedOn.isEmpty(); });
    const bool anyoneChooses = std::any_of(lines.begin(), lines.end(), [](const WonPrize& line) {
        return line.award.turn.has_value();
    });
    if (anyoneChooses && told == PassedOnTold::BesideIt) {
        columns.add(
            column(u"taken"_s, Texts::tr("Taken", "of a free choice"), ColumnKind::Text,
                   typeset::ColumnUse::Page),
            [](const WonPrize& line) { return line.award.turn ? lineToWriteOn() : QString(); });
    }
    if (anyPassedOn && told == PassedOnTold::BesideIt) {
        columns.add(column(u"remark"_s, Texts::tr("Remark"), ColumnKind::Text),
                    &WonPrize::passedOn);
    }
    document.columns = columns.all();
    if (!lines.empty()) {
        document.blocks.emplace_back().rows = columns.rows(lines);
    }
    for (const auto& line : lines) {
        const QString note =
            u"%1: %2."_s.arg(texts::awardTitle(settings, line.award), line.passedOn);
        if (told == PassedOnTold::BelowAll && !line.passedOn.isEmpty() &&
            !document.notes.contains(note)) {
            document.notes << note;
        }
    }
    document.notes << texts::prizeNotes(tournament, prizes);
}

} // namespace

typeset::Document prizeList(const Source& source, const Choice& /*choice*/)
{
    const auto& settings = source.tournament.settings;
    if (!settings.prizes.empty()) {
        return {frameOf(source), announcement(source.tournament)};
    }
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
        strong(column(u"prize"_s, Texts::tr("Prize"), ColumnKind::Money)),
        [](const Prize& prize) { return moneyCell(texts::moneyText(prize.cents), prize.cents); });
    auto document = forTheWall(Kind::PrizeList);
    document.nothing = Texts::tr("There are no prizes.");
    document.columns = columns.all();
    if (!prizes.empty()) {
        document.blocks.emplace_back().rows = columns.rows(prizes);
        document.notes
            << Texts::tr(
                   "%1 in all. People who share a place share the prizes of the places it covers.")
                   .arg(texts::moneyText(sum));
    }
    return {frameOf(source), document};
}

typeset::Document winners(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    if (!choice.teams.isEmpty()) {
        return teamStandingsDocument(source, choice,
                                     *core::findTeamPrize(tournament.settings, choice.teams));
    }
    const Ranks ranks(core::Standings(tournament, choice.round));
    const auto missing = missingFor(source, {Kind::Winners, choice.round});
    if (choice.group.isEmpty() && hasMoreThanPlaces(tournament.settings) &&
        core::arePrizesDecided(tournament, choice.round)) {
        auto document = forTheWall(Kind::Winners);
        document.nothing = Texts::tr("Nobody has won a prize.");
        showMissing(document, missing, source.checkedTables);
        const auto prizes = core::prizesOf(tournament, ranks.standings());
        auto awards = podium(tournament.settings, ranks.standings());
        awards.insert(awards.end(), prizes.awards.begin(), prizes.awards.end());
        tell(document, tournament, ranks.standings(), prizes, awards, PassedOnTold::BelowAll);
        return {frameOf(source), document};
    }
    const StandingsTable table(tournament, ranks, choice.round, choice.group);
    constexpr int placesWithoutPrizes = 3;
    const int places = table.havePrizes ? placesWithPrizes(tournament.settings, choice.group)
                                        : placesWithoutPrizes;
    std::vector<StandingsLine> best;
    std::copy_if(table.lines.begin(), table.lines.end(), std::back_inserter(best),
                 [places](const StandingsLine& line) {
                     return line.rank && (*line.rank <= places || !line.prize.text.isEmpty());
                 });
    Columns<StandingsLine> columns;
    columns.add(rankColumn(), [](const StandingsLine& line) {
        return typeset::Cell{texts::rankText(*line.rank, line.isShared),
                             QString::number(*line.rank)};
    });
    if (table.isOfGroup) {
        columns.add(
            with(Purpose::Figure, column(u"overall"_s, Texts::tr("Overall"), ColumnKind::Number)),
            &StandingsLine::overall);
    }
    columns.add(numberColumn(), [](const StandingsLine& line) { return line.tally.number; });
    columns.add(strong(nameColumn()), [&tournament](const StandingsLine& line) {
        const auto number = line.tally.number;
        return marked(tournament, number, core::spokenName(*findParticipant(tournament, number)));
    });
    if (std::any_of(best.begin(), best.end(),
                    [](const StandingsLine& line) { return !line.club.isEmpty(); })) {
        columns.add(with(Purpose::Aside, column(u"club"_s, Texts::tr("Club"), ColumnKind::Text)),
                    &StandingsLine::club);
    }
    if (disciplineOf(tournament.settings).has(StandingsTrait::Sum, tournament.settings)) {
        columns.add(essential(column(u"points"_s, Texts::tr("Points"), ColumnKind::Points)),
                    [](const StandingsLine& line) { return line.tally.tmp(); });
    }
    if (table.arePrizesWon) {
        columns.add(strong(column(u"prize"_s, Texts::tr("Prize"), ColumnKind::Money)),
                    &StandingsLine::prize);
    }
    auto document = forTheWall(Kind::Winners);
    document.nothing =
        roundOf(tournament, choice) ? Texts::tr("Nobody has a rank yet.") : noRoundText();
    if (core::goesOnAfter(tournament, choice.round)) {
        document.title = Texts::tr("The best after round %1").arg(plain(*choice.round));
    }
    if (!choice.group.isEmpty()) {
        document.title = u"%1: %2"_s.arg(choice.group, document.title);
    }
    showMissing(document, missing, source.checkedTables);
    document.columns = columns.all();
    if (!best.empty()) {
        document.blocks.emplace_back().rows = columns.rows(best);
    }
    document.notes << sharedRanksNote(best) << table.tieNotes << table.prizeNotes;
    return {frameOf(source), document};
}

typeset::Document prizeReading(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    typeset::TableDocument document;
    document.title = titleOf(Kind::PrizeReading);
    document.use = typeset::Use::ReadAloud;
    document.nothing =
        roundOf(tournament, choice) ? Texts::tr("Nobody has won a prize.") : noRoundText();
    showMissing(document, missingFor(source, {Kind::PrizeReading}), texts::CheckedTables::Named);
    const core::Standings standings(tournament);
    const auto prizes = core::prizesOf(tournament, standings);
    tell(document, tournament, standings, prizes, core::inOrderOfGiving(prizes.awards),
         PassedOnTold::BesideIt);
    return {frameOf(source), document};
}

} // namespace documents
