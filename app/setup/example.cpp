#include "example.h"

#include "app/texts/explanation_texts.h"
#include "app/texts/numbers.h"
#include "app/texts/seat_letters.h"
#include "core/standings.h"
#include "scoring/explain.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace desk {
namespace {

using scoring::Hand;
using scoring::MatchPoints;
using scoring::Rules;
using scoring::RuleSet;

class ExampleTexts
{
    Q_DECLARE_TR_FUNCTIONS(ExampleTexts)
};

/// A game that shows an option, and the seat whose score is put into words.
struct Case
{
    QString situation;
    scoring::GameResult game;
    std::size_t seat = 0;
};

scoring::GameResult gameOf(std::initializer_list<Hand> hands, scoring::Ending ending, RuleSet rules)
{
    scoring::GameResult game;
    game.ending = ending;
    game.hands = scoring::Hands(hands.size());
    std::size_t seat = 0;
    for (const auto& hand : hands) {
        const bool claims = rules == RuleSet::RummyPurePlus;
        game.hands[seat++] = Hand{hand.stones, claims ? hand.claims : 0};
    }
    return game;
}

Case scaleCase(RuleSet rules, int size)
{
    const auto ending = scoring::Ending::Romme;
    switch (size) {
    case 2:
        return {ExampleTexts::tr("A table of two"), gameOf({{0, 1}, {7, 0}}, ending, rules), 0};
    case 3:
        return {ExampleTexts::tr("A table of three"),
                gameOf({{0, 1}, {4, 0}, {9, 2}}, ending, rules), 0};
    default:
        return {ExampleTexts::tr("A table of four"),
                gameOf({{0, 1}, {4, 0}, {6, 2}, {9, 0}}, ending, rules), 0};
    }
}

Case caseOf(Option option, const Rules& rules, int tableSize)
{
    using scoring::Ending;
    switch (option) {
    case Option::Ties:
        return {ExampleTexts::tr("A table of four, B and C with equal stones"),
                gameOf({{0, 1}, {5, 0}, {5, 2}, {9, 0}}, Ending::Romme, rules.ruleSet), 1};
    case Option::Early:
        return {ExampleTexts::tr("The director ends the game, nobody is out"),
                gameOf({{3, 1}, {5, 0}, {8, 2}, {9, 0}}, Ending::Early, rules.ruleSet), 0};
    case Option::FirstRound:
        // Where such a game is not played, it is entered as an ordinary one.
        return {ExampleTexts::tr("B goes out in the first circuit"),
                gameOf({{12, 1}, {0, 2}, {14, 0}, {15, 0}},
                       rules.options.firstRoundRomme ? Ending::FirstRoundRomme : Ending::Romme,
                       rules.ruleSet),
                0};
    default:
        return scaleCase(rules.ruleSet, tableSize);
    }
}

QString explained(const Rules& rules, const Case& shown)
{
    const auto explanation = scoring::explainHand(rules, shown.game, shown.seat);
    return ExampleTexts::tr("%1: %2").arg(texts::seatLetter(shown.seat), texts::text(*explanation));
}

Example gameExample(Option option, const Rules& before, const Rules& after, int tableSize)
{
    // Rules that do not know the other set's tables or claims are compared within one set.
    Rules former = before;
    former.ruleSet = after.ruleSet;
    Case shown = caseOf(option, after, tableSize);
    const Case old = caseOf(option, former, tableSize);
    const auto score = scoring::scoreGame(after, shown.game);
    const auto oldScore = scoring::scoreGame(former, old.game);
    const bool plus = after.ruleSet == RuleSet::RummyPurePlus;

    Example example;
    example.situation = shown.situation;
    example.columns = {ExampleTexts::tr("Seat"), ExampleTexts::tr("Stones")};
    if (plus) {
        example.columns << ExampleTexts::tr("Claims") << ExampleTexts::tr("GMP");
    }
    example.columns << ExampleTexts::tr("Points");
    bool found = false;
    for (std::size_t seat = 0; seat < score.size(); ++seat) {
        const auto& now = *score[seat];
        const auto& then = *oldScore[seat];
        Example::Row row;
        row.cells = {{texts::seatLetter(seat)}, {QString::number(shown.game.hands[seat]->stones)}};
        if (plus) {
            row.cells.push_back({QString::number(shown.game.hands[seat]->claims)});
            row.cells.push_back({now.gmp, now.gmp != then.gmp});
        }
        row.cells.push_back({now.total(), now.total() != then.total()});
        if (row.changed() && !found) {
            found = true;
            shown.seat = seat;
        }
        example.rows.push_back(std::move(row));
    }
    example.explanation = explained(after, shown);
    if (found) {
        example.before = explained(former, {old.situation, old.game, shown.seat});
    }
    return example;
}

QString byeText(const Rules& rules, std::int32_t games)
{
    const auto points = texts::matchPointsText(scoring::byePoints(rules, games));
    if (rules.ruleSet == RuleSet::Romme500) {
        return ExampleTexts::tr("Whoever has a bye gets %1 points for the round.").arg(points);
    }
    if (!std::holds_alternative<scoring::AverageGame>(rules.options.byeMatchPoints)) {
        return ExampleTexts::tr("Whoever has a bye gets %1 match points for the round.")
            .arg(points);
    }
    return ExampleTexts::tr("Whoever has a bye gets the average of a table of four: %1 for a game, "
                            "%2 for the round.")
        .arg(texts::matchPointsText(scoring::byePoints(rules, 1)), points);
}

Example byeExample(const Rules& before, const Rules& after, std::int32_t games)
{
    Example example;
    example.situation =
        after.ruleSet == RuleSet::Romme500
            ? ExampleTexts::tr("Somebody is not seated in a round")
            : ExampleTexts::tr("A round of %n game(s), somebody is not seated", nullptr, games);
    example.explanation = byeText(after, games);
    if (before.options.byeMatchPoints != after.options.byeMatchPoints) {
        example.before = byeText(before, games);
    }
    return example;
}

core::Tally tallyOf(int number, std::int64_t games, std::int64_t points)
{
    core::Tally tally;
    tally.number = core::StartNumber{number};
    tally.games = games;
    tally.gmp = MatchPoints::fromPoints(points);
    return tally;
}

/// Two who can be told apart by everything but the total.
std::array<core::Tally, 2> equals(RuleSet ruleSet)
{
    const bool cards = ruleSet == RuleSet::Romme500;
    auto one = tallyOf(1, 12, cards ? 640 : 28);
    auto other = tallyOf(2, 12, cards ? 660 : 26);
    one.wins = 4;
    one.rommes = 2;
    other.wins = 3;
    other.rommes = 3;
    if (cards) {
        other.penalties = MatchPoints::fromPoints(-20);
        return {one, other};
    }
    one.cmp = MatchPoints::fromPoints(2);
    one.claims = 2;
    one.stones = 52;
    other.cmp = MatchPoints::fromPoints(4);
    other.claims = 4;
    other.stones = 47;
    return {one, other};
}

/// Who played less and better.
std::array<core::Tally, 2> uneven(RuleSet ruleSet)
{
    auto two = equals(ruleSet);
    const bool cards = ruleSet == RuleSet::Romme500;
    two[1].games = 8;
    two[1].gmp = MatchPoints::fromPoints(cards ? 480 : 20);
    two[1].penalties = MatchPoints();
    return two;
}

std::array<int, 2> ranksOf(const scoring::RuleOptions& options,
                           const std::array<core::Tally, 2>& tallies)
{
    const auto order = core::compareTallies(options, tallies[0], tallies[1]);
    return {std::is_gt(order) ? 2 : 1, std::is_lt(order) ? 2 : 1};
}

QString tieBreakText(scoring::TieBreak tieBreak, bool cards)
{
    switch (tieBreak) {
    case scoring::TieBreak::Wins:
        return cards ? ExampleTexts::tr("Matches") : ExampleTexts::tr("Wins");
    case scoring::TieBreak::Rommes:
        return cards ? ExampleTexts::tr("Out") : ExampleTexts::tr("Rommés");
    case scoring::TieBreak::Claims:
        return ExampleTexts::tr("Claims");
    case scoring::TieBreak::Stones:
        return ExampleTexts::tr("Stones");
    case scoring::TieBreak::Gmp:
        return cards ? ExampleTexts::tr("Tables") : ExampleTexts::tr("GMP");
    }
    return {};
}

QString valueOf(scoring::TieBreak tieBreak, const core::Tally& tally)
{
    switch (tieBreak) {
    case scoring::TieBreak::Wins:
        return QString::number(tally.wins);
    case scoring::TieBreak::Rommes:
        return QString::number(tally.rommes);
    case scoring::TieBreak::Claims:
        return QString::number(tally.claims);
    case scoring::TieBreak::Stones:
        return QString::number(tally.stones);
    case scoring::TieBreak::Gmp:
        return texts::matchPointsText(tally.gmp);
    }
    return {};
}

QString rankText(const std::array<int, 2>& ranks)
{
    if (ranks[0] == ranks[1]) {
        return ExampleTexts::tr("Both share rank 1.");
    }
    return ranks[0] == 1 ? ExampleTexts::tr("Anna stands before Bert.")
                         : ExampleTexts::tr("Bert stands before Anna.");
}

Example rankExample(Option option, const Rules& before, const Rules& after)
{
    const bool byMean = option == Option::RankBy;
    const bool cards = after.ruleSet == RuleSet::Romme500;
    const auto tallies = byMean ? uneven(after.ruleSet) : equals(after.ruleSet);
    // Each option by itself: the mean would decide before any tie-break.
    auto now = after.options;
    auto then = before.options;
    if (byMean) {
        now.tieBreaks.clear();
        then.tieBreaks.clear();
    } else {
        now.rankBy = then.rankBy = scoring::RankBy::Tmp;
    }
    const auto ranks = ranksOf(now, tallies);
    const auto oldRanks = ranksOf(then, tallies);

    Example example;
    example.situation = byMean ? ExampleTexts::tr("Bert came late and played less")
                               : ExampleTexts::tr("Anna and Bert have the same total");
    example.columns = {ExampleTexts::tr("Name"),
                       cards ? ExampleTexts::tr("Points") : ExampleTexts::tr("TMP")};
    if (byMean) {
        example.columns << (cards ? ExampleTexts::tr("Deals") : ExampleTexts::tr("Games"))
                        << (cards ? ExampleTexts::tr("per deal") : ExampleTexts::tr("per game"));
    }
    for (std::size_t place = 0; !byMean && place < std::min<std::size_t>(2, now.tieBreaks.size());
         ++place) {
        example.columns << tieBreakText(now.tieBreaks[place], cards);
    }
    example.columns << ExampleTexts::tr("Rank");
    const std::array<QString, 2> names = {QStringLiteral("Anna"), QStringLiteral("Bert")};
    for (std::size_t person = 0; person < tallies.size(); ++person) {
        const auto& tally = tallies.at(person);
        Example::Row row;
        row.cells = {{names.at(person)}, {tally.tmp()}};
        if (byMean) {
            row.cells.push_back({QString::number(tally.games)});
            row.cells.push_back({texts::meanText(tally.gmp + tally.cmp, tally.games)});
        }
        for (std::size_t place = 0;
             !byMean && place < std::min<std::size_t>(2, now.tieBreaks.size()); ++place) {
            row.cells.push_back({valueOf(now.tieBreaks[place], tally)});
        }
        row.cells.push_back(
            {QString::number(ranks.at(person)), ranks.at(person) != oldRanks.at(person)});
        example.rows.push_back(std::move(row));
    }
    example.explanation = rankText(ranks);
    if (ranks != oldRanks) {
        example.before = rankText(oldRanks);
    }
    return example;
}

} // namespace

bool Example::Row::changed() const
{
    return std::any_of(cells.begin(), cells.end(), [](const Cell& cell) { return cell.changed; });
}

bool belongsTo(Option option, RuleSet ruleSet)
{
    switch (option) {
    case Option::Scale:
    case Option::Ties:
    case Option::Bye:
    case Option::RankBy:
    case Option::TieBreaks:
        return true;
    case Option::Early:
    case Option::FirstRound:
    case Option::FeeBasis:
        return ruleSet != RuleSet::Romme500;
    default:
        return ruleSet == RuleSet::Romme500;
    }
}

Example exampleOf(Option option, const Rules& before, const Rules& after, std::int32_t games,
                  int tableSize)
{
    switch (option) {
    case Option::Scale:
    case Option::Ties:
    case Option::Early:
    case Option::FirstRound:
        return gameExample(option, before, after, tableSize);
    case Option::Bye:
        return byeExample(before, after, games);
    case Option::RankBy:
    case Option::TieBreaks:
        return rankExample(option, before, after);
    default:
        return {};
    }
}

} // namespace desk
