#include "app/desk/evening/setup/example.h"

#include "core/cards/card_tallies.h"
#include "core/cards/matches.h"
#include "core/ranking/discipline.h"
#include "core/ranking/standings.h"
#include "core/texts/account_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "reports/documents/words.h"
#include "scoring/explain.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace desk {
namespace {

using scoring::CardHand;
using scoring::Hand;
using scoring::MatchPoints;
using scoring::Rules;
using texts::seatLetter;

using Seats = std::vector<std::size_t>;

constexpr int drawnTables = 2;
constexpr std::size_t playersOfMatch = 3;

/// The largest table with different place values; the largest of all if none.
int tableShowing(const Rules& before, const Rules& after)
{
    const auto set = after.ruleSet;
    for (int size = scoring::largestTable; size >= scoring::smallestTable(set); --size) {
        if (scoring::placeValues(before.options.scale, set, size) !=
            scoring::placeValues(after.options.scale, set, size)) {
            return size;
        }
    }
    return scoring::largestTable;
}

QString numberText(std::int64_t number)
{
    return texts::matchPointsText(MatchPoints::fromPoints(number));
}

QString seatsText(const Seats& seats)
{
    QStringList letters;
    for (const auto seat : seats) {
        letters << seatLetter(seat);
    }
    return texts::locale().createSeparatedList(letters);
}

core::Tally tallyOf(int number, std::int64_t games, std::int64_t points)
{
    core::Tally tally;
    tally.number = core::StartNumber{number};
    tally.games = games;
    tally.gmp = MatchPoints::fromPoints(points);
    return tally;
}

scoring::Deal dealOf(const std::vector<CardHand>& hands)
{
    scoring::Deal deal;
    deal.hands = scoring::CardHands(hands.size());
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        deal.hands[seat] = hands[seat];
    }
    return deal;
}

/// A match of one deal at the first table of one round, with start numbers from 1 by seat. A second
/// table keeps this one from being the last of a knock-out.
core::Tournament tournamentOf(core::Settings settings, const std::vector<CardHand>& hands)
{
    core::Tournament tournament;
    settings.cards.match = scoring::QuickMatch{1};
    tournament.settings = std::move(settings);
    auto& round = tournament.rounds.emplace_back();
    round.head.state = core::RoundState::Published;
    for (int table = 1; table <= drawnTables; ++table) {
        round.tables.push_back({core::TableNumber{table}, {}, {}});
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            auto& participant = tournament.participants.emplace_back();
            participant.number =
                core::StartNumber{static_cast<std::int32_t>(tournament.participants.size())};
            round.tables.back().head.seats.push_back(participant.number);
        }
    }
    round.tables.front().games.push_back({core::GameNumber{1}, core::PlayedDeal{dealOf(hands)}});
    return tournament;
}

std::size_t seatOf(core::StartNumber number)
{
    return static_cast<std::size_t>(plain(number)) - 1;
}

core::MatchState matchIn(const core::Tournament& tournament)
{
    const auto& round = tournament.rounds.front();
    return core::matchOf(tournament.settings, round, round.tables.front());
}

Seats winningSeats(const core::MatchState& match)
{
    Seats seats;
    for (const auto number : match.winners) {
        seats.push_back(seatOf(number));
    }
    std::sort(seats.begin(), seats.end());
    return seats;
}

/// The points for a seat from the table of tournamentOf().
MatchPoints broughtTo(const core::Standings& standings, std::size_t seat)
{
    const auto& lines = standings.lines();
    return std::find_if(lines.begin(), lines.end(),
                        [seat](const auto& line) { return seatOf(line.tally.number) == seat; })
        ->tally.gmp;
}

scoring::PerSeat<scoring::Chips> chipsOf(const scoring::Deal& deal, const core::CardRules& cards)
{
    scoring::PerSeat<scoring::Chips> held(deal.hands.size());
    for (std::size_t seat = 0; cards.stack && seat < held.size(); ++seat) {
        held[seat] = scoring::Chips::fromChips(*cards.stack);
    }
    return scoring::chipsOf(deal, *cards.pcr, held);
}

/// An example under one version of the settings.
struct Sheet
{
    QString situation;
    QStringList columns;
    std::vector<Example::Row> rows;
    QStringList explanations; ///< One per row, or one for all.
    std::size_t usual = 0;    ///< The row explained if nothing differs.
};

/// Marks differences in the sheet after the change: totals and points of the same column.
Example compared(const Sheet& before, const Sheet& after)
{
    Example example = {after.situation, after.columns, after.rows, {}, {}};
    std::optional<std::size_t> changed;
    for (std::size_t row = 0; row < example.rows.size(); ++row) {
        auto& cells = example.rows[row];
        for (std::size_t column = 0; column < cells.size(); ++column) {
            auto& [value, isChanged] = cells[column];
            const auto there = before.columns.indexOf(after.columns[qsizetype(column)]);
            const auto then =
                there < 0 ? Example::Value() : before.rows[row][std::size_t(there)].value;
            isChanged = value != then &&
                        (column + 1 == cells.size() || std::holds_alternative<MatchPoints>(value));
        }
        if (!changed && Example::isChanged(cells)) {
            changed = row;
        }
    }
    const bool isByRow = after.explanations.size() > 1;
    const auto shown = qsizetype(isByRow ? changed.value_or(after.usual) : 0);
    example.explanation = after.explanations[shown];
    const QString& former = before.explanations[shown];
    if (isByRow ? changed.has_value() : former != example.explanation) {
        example.before = former;
    }
    return example;
}

/// Makes examples of one version of the settings.
class Examples
{
    Q_DECLARE_TR_FUNCTIONS(Examples)

public:
    Examples(const core::Settings& settings, int tableSize)
        : settings_(settings),
          ofCards_(core::Discipline::of(settings).hasMatches()),
          tableSize_(tableSize)
    {}

    [[nodiscard]] Sheet of(Option option) const
    {
        switch (option) {
        case Option::Bye:
            return bye();
        case Option::RankBy:
        case Option::TieBreaks:
            return ranking(option == Option::RankBy);
        case Option::Scale:
        case Option::Ties:
        case Option::TableScoring:
            return ofCards_ ? table(option) : game(option);
        case Option::Match:
            return ofCards_ ? match() : game(option);
        case Option::Chips:
            return ofCards_ ? chips() : game(option);
        default:
            return ofCards_ ? event() : game(option);
        }
    }

private:
    /// A game that shows an option, and the seat whose score is explained.
    struct Case
    {
        QString situation;
        scoring::GameResult game;
        std::size_t seat = 0;
    };

    [[nodiscard]] Sheet bye() const
    {
        return {ofCards_ ? tr("Somebody is not seated in a round")
                         : tr("A round of %n game(s), somebody is not seated", nullptr,
                              settings_.gamesPerRound),
                {},
                {},
                {byeText()}};
    }

    [[nodiscard]] QString byeText() const
    {
        const auto& rules = settings_.rules;
        const auto textFor = [&rules](std::int32_t games) {
            return texts::matchPointsText(scoring::byePoints(rules, games));
        };
        if (ofCards_) {
            return tr("A bye is worth %1 points for the round.").arg(textFor(1));
        }
        const QString points = textFor(settings_.gamesPerRound);
        return std::holds_alternative<scoring::AverageGame>(rules.options.byeMatchPoints)
                   ? tr("Whoever has a bye gets the average of a table of four: %1 for a game, "
                        "%2 for the round.")
                         .arg(textFor(1), points)
                   : tr("Whoever has a bye gets %1 match points for the round.").arg(points);
    }

    [[nodiscard]] Sheet ranking(bool byMean) const
    {
        const auto people = tallies(byMean);
        // Each option separately: the mean would decide before any tie-break.
        auto options = settings_.rules.options;
        constexpr std::size_t mostTieBreaks = 2;
        auto tieBreaks = options.tieBreaks;
        tieBreaks.resize(byMean ? 0 : std::min(tieBreaks.size(), mostTieBreaks));
        if (byMean) {
            options.tieBreaks.clear();
        } else {
            options.rankBy = scoring::RankBy::Tmp;
        }
        const auto order = core::compareTallies(options, people[0], people[1]);
        const std::array ranks = {std::is_gt(order) ? 2 : 1, std::is_lt(order) ? 2 : 1};

        Sheet sheet;
        sheet.situation =
            byMean ? tr("Bert came late and played less") : tr("Anna and Bert have the same total");
        sheet.columns = {tr("Name"), ofCards_ ? tr("Points") : tr("TMP")};
        if (byMean) {
            sheet.columns << (ofCards_ ? tr("Deals") : tr("Games"))
                          << (ofCards_ ? tr("per deal") : tr("per game"));
        }
        for (const auto tieBreak : tieBreaks) {
            sheet.columns << texts::tieBreakHead(tieBreak, ofCards_);
        }
        sheet.columns << tr("Rank");
        for (std::size_t person = 0; person < people.size(); ++person) {
            const auto& tally = people.at(person);
            Example::Row row = {{person == 0 ? QStringLiteral("Anna") : QStringLiteral("Bert")},
                                {tally.tmp()}};
            if (byMean) {
                row.push_back({QString::number(tally.games)});
                row.push_back({texts::meanText(tally.gmp + tally.cmp, tally.games)});
            }
            for (const auto tieBreak : tieBreaks) {
                row.push_back({texts::tieBreakValue(tieBreak, tally)});
            }
            row.push_back({QString::number(ranks.at(person))});
            sheet.rows.push_back(std::move(row));
        }
        sheet.explanations << rankText(ranks);
        return sheet;
    }

    /// Two players who differ in everything but the total; `uneven`: one played fewer games, but
    /// better.
    [[nodiscard]] std::array<core::Tally, 2> tallies(bool uneven) const
    {
        auto one = tallyOf(1, 12, ofCards_ ? 640 : 28);
        auto other =
            uneven ? tallyOf(2, 8, ofCards_ ? 480 : 20) : tallyOf(2, 12, ofCards_ ? 660 : 26);
        one.wins = 4;
        one.rommes = 2;
        other.wins = 3;
        other.rommes = 3;
        if (!ofCards_) {
            one.cmp = MatchPoints::fromPoints(2);
            one.claims = 2;
            one.stones = 52;
            other.cmp = MatchPoints::fromPoints(4);
            other.claims = 4;
            other.stones = 47;
        } else if (!uneven) {
            other.penalties = MatchPoints::fromPoints(-20);
        }
        return {one, other};
    }

    static QString rankText(const std::array<int, 2>& ranks)
    {
        if (ranks[0] == ranks[1]) {
            return tr("Both share rank 1.");
        }
        return ranks[0] == 1 ? tr("Anna stands before Bert.") : tr("Bert stands before Anna.");
    }

    // Of rummy:
    [[nodiscard]] Sheet game(Option option) const
    {
        const auto& rules = settings_.rules;
        const auto [situation, game, usual] = caseOf(option);
        const auto score = scoring::scoreGame(rules, game);
        const bool isPlus = rules.ruleSet == scoring::RuleSet::RummyPurePlus;
        Sheet sheet{situation, {tr("Seat"), tr("Stones")}, {}, {}, usual};
        if (isPlus) {
            sheet.columns << tr("Claims") << tr("GMP");
        }
        sheet.columns << tr("Points");
        for (std::size_t seat = 0; seat < score.size(); ++seat) {
            const auto& hand = *game.hands[seat];
            auto& row = sheet.rows.emplace_back();
            row = {{seatLetter(seat)}, {QString::number(hand.stones)}};
            if (isPlus) {
                row.push_back({QString::number(hand.claims)});
                row.push_back({score[seat]->gmp});
            }
            row.push_back({score[seat]->total()});
            sheet.explanations << tr("%1: %2").arg(
                seatLetter(seat), texts::text(*scoring::explainHand(rules, game, seat)));
        }
        return sheet;
    }

    [[nodiscard]] Case caseOf(Option option) const
    {
        const auto& rules = settings_.rules;
        using scoring::Ending;
        const auto gameOf = [&rules](const std::vector<Hand>& hands,
                                     Ending ending = Ending::Romme) {
            scoring::GameResult game;
            game.ending = ending;
            game.hands = scoring::Hands(hands.size());
            for (std::size_t seat = 0; seat < hands.size(); ++seat) {
                const bool hasClaims = rules.ruleSet == scoring::RuleSet::RummyPurePlus;
                game.hands[seat] = Hand{hands[seat].stones, hasClaims ? hands[seat].claims : 0};
            }
            return game;
        };
        switch (option) {
        case Option::Ties:
            return {tr("A table of four, B and C with equal stones"),
                    gameOf({{0, 1}, {5, 0}, {5, 2}, {9, 0}}), 1};
        case Option::Early:
            return {tr("The director ends the game, nobody is out"),
                    gameOf({{3, 1}, {5, 0}, {8, 2}, {9, 0}}, Ending::Early)};
        case Option::FirstRound:
            // If such a game is not allowed, it is entered as an ordinary one.
            return {tr("B goes out in the first circuit"),
                    gameOf({{12, 1}, {0, 2}, {14, 0}, {15, 0}}, rules.options.firstRoundRomme
                                                                    ? Ending::FirstRoundRomme
                                                                    : Ending::Romme)};
        default:
            break;
        }
        switch (tableSize_) {
        case 2:
            return {tr("A table of two"), gameOf({{0, 1}, {7, 0}})};
        case 3:
            return {tr("A table of three"), gameOf({{0, 1}, {4, 0}, {9, 2}})};
        default:
            return {tr("A table of four"), gameOf({{0, 1}, {4, 0}, {6, 2}, {9, 0}})};
        }
    }

    // Of Rommé 500:
    [[nodiscard]] Sheet event() const
    {
        const std::vector<CardHand> hands = {{110, 0}, {125, 15}, {70, 20}, {40, 60}};
        const auto match = matchIn(tournamentOf(settings_, hands));
        const auto winners = winningSeats(match);
        const auto event = settings_.cards.event;
        Sheet sheet;
        sheet.situation = tr("A and B have the same total at the end of a match");
        sheet.columns = {tr("Seat"), tr("Melded"), tr("Total")};
        if (event != core::CardEvent::Points) {
            sheet.columns << QString();
        }
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            auto& row = sheet.rows.emplace_back();
            row = {{seatLetter(seat)},
                   {numberText(hands[seat].melded)},
                   {numberText(match.score.seats.at(seat).score)}};
            if (event != core::CardEvent::Points) {
                const bool wins = std::find(winners.begin(), winners.end(), seat) != winners.end();
                row.push_back({fateText(event, wins)});
            }
        }
        sheet.explanations << eventText(event, winners);
        return sheet;
    }

    static QString eventText(core::CardEvent event, const Seats& winners)
    {
        const QString names = seatsText(winners);
        switch (event) {
        case core::CardEvent::Points:
            return tr("%1 are level, and it stays so: what counts is the points of all rounds.")
                .arg(names);
        case core::CardEvent::Ring:
            return tr("%1 are level: they have won together and share the prize equally.")
                .arg(names);
        case core::CardEvent::Single:
            return tr("%1 are level: they play tie-breaker deals until one is left.").arg(names);
        case core::CardEvent::Multi:
            break;
        }
        return tr("%1 go on. Of those who are level who has melded more comes first.", nullptr,
                  static_cast<int>(winners.size()))
            .arg(names);
    }

    /// The outcome for a seat, in one word.
    static QString fateText(core::CardEvent event, bool wins)
    {
        switch (event) {
        case core::CardEvent::Points:
            return {};
        case core::CardEvent::Ring:
            return wins ? tr("shares") : QString();
        case core::CardEvent::Single:
            return wins ? tr("plays on") : tr("is out");
        case core::CardEvent::Multi:
            break;
        }
        return wins ? tr("goes on") : tr("is out");
    }

    [[nodiscard]] Sheet match() const
    {
        // 500 is reached in the last of them.
        const std::array deals = {
            dealOf({{120, 0}, {110, 25}, {20, 50}}), dealOf({{95, 35}, {145, 0}, {105, 10}}),
            dealOf({{150, 0}, {120, 10}, {90, 50}}), dealOf({{110, 15}, {180, 0}, {100, 25}})};
        const std::array played = {&deals[0], &deals[1], &deals[2], &deals[3]};
        const auto score = scoring::scoreMatch(settings_.cards.match, played);
        Sheet sheet;
        sheet.situation = tr("A match of three players");
        sheet.columns = {tr("Seat")};
        for (std::size_t deal = 0; deal < score.deals; ++deal) {
            sheet.columns << tr("Deal %1").arg(deal + 1);
        }
        sheet.columns << tr("Total");
        for (std::size_t seat = 0; seat < playersOfMatch; ++seat) {
            auto& row = sheet.rows.emplace_back();
            row.push_back({seatLetter(seat)});
            for (std::size_t deal = 0; deal < score.deals; ++deal) {
                row.push_back({numberText(*scoring::scoreDeal(deals.at(deal))[seat])});
            }
            row.push_back({numberText(score.seats.at(seat).score)});
        }
        sheet.explanations << winText(settings_.cards.match, score);
        return sheet;
    }

    static QString winText(const scoring::MatchForm& form, const scoring::MatchScore& score)
    {
        std::size_t best = 0;
        for (std::size_t seat = 1; seat < playersOfMatch; ++seat) {
            best = score.seats.at(seat).score > score.seats.at(best).score ? seat : best;
        }
        const QString winner = seatLetter(best);
        const auto* goal = std::get_if<scoring::TargetMatch>(&form);
        if (goal == nullptr) {
            return tr("After %n deal(s) %1 has the highest total and wins.", nullptr,
                      static_cast<int>(score.deals))
                .arg(winner);
        }
        if (!score.end) {
            return tr("Nobody has %1 yet: the match goes on.").arg(goal->target);
        }
        Seats reached;
        for (std::size_t seat = 0; seat < playersOfMatch; ++seat) {
            if (score.seats.at(seat).score >= goal->target) {
                reached.push_back(seat);
            }
        }
        return reached.size() == 1
                   ? tr("%1 has reached %2 and wins.").arg(winner).arg(goal->target)
                   : tr("%1 have reached %2 in the same deal; %3 has more and wins.")
                         .arg(seatsText(reached))
                         .arg(goal->target)
                         .arg(winner);
    }

    [[nodiscard]] Sheet table(Option option) const
    {
        const bool ofTies = option == Option::Ties;
        std::vector<CardHand> hands = {{130, 0}, {95, 15}, {60, 20}, {20, 50}};
        if (ofTies) {
            hands = {{130, 0}, {80, 20}, {75, 15}, {20, 50}};
        } else if (option == Option::Scale) {
            hands.resize(static_cast<std::size_t>(tableSize_));
        }
        const auto tournament = tournamentOf(settings_, hands);
        const core::Standings standings(tournament);
        const auto match = matchIn(tournament);
        Sheet sheet;
        sheet.situation = ofTies ? tr("At the end of a match B and C are level")
                                 : tr("The end of a match of %n player(s)", nullptr,
                                      static_cast<int>(hands.size()));
        sheet.columns = {tr("Seat"), tr("Total"), tr("Brings")};
        sheet.usual = ofTies ? 1 : 0;
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            const auto brought = broughtTo(standings, seat);
            sheet.rows.push_back(
                {{seatLetter(seat)}, {numberText(match.score.seats.at(seat).score)}, {brought}});
            sheet.explanations << broughtText(match, seat, brought);
        }
        return sheet;
    }

    [[nodiscard]] QString broughtText(const core::MatchState& match, std::size_t seat,
                                      MatchPoints brought) const
    {
        if (!givesMatchPoints(settings_.cards)) {
            return tr("Everybody takes along what their deals have scored.");
        }
        const auto& places = *match.places.at(seat);
        return tr("%1, %2: match points %3")
            .arg(seatLetter(seat), texts::placeText(places.first, places.last > places.first),
                 texts::matchPointsText(brought));
    }

    [[nodiscard]] Sheet chips() const
    {
        const auto& cards = settings_.cards;
        const auto deal = dealOf({{120, 20}, {85, 15}, {60, 0}});
        const auto scores = scoring::scoreDeal(deal);
        Sheet sheet;
        sheet.situation = tr("A deal of three players");
        sheet.columns = {tr("Seat"), tr("Score")};
        for (std::size_t seat = 0; seat < scores.size(); ++seat) {
            sheet.rows.push_back({{seatLetter(seat)}, {numberText(*scores[seat])}});
        }
        if (!cards.pcr) {
            sheet.explanations << tr("No chips are paid.");
            return sheet;
        }
        sheet.columns << tr("Chips");
        const auto chips = chipsOf(deal, cards);
        QStringList sentences = {tr("A has the best deal.")};
        for (std::size_t seat = 0; seat < chips.size(); ++seat) {
            const auto held = *chips[seat];
            sheet.rows[seat].push_back({texts::matchPointsText(documents::asPoints(held))});
            if (seat > 0) {
                const auto lack = *scores[0] - *scores[seat];
                const auto paid = (scoring::Chips() - held).whole();
                const QString sentence =
                    paid < lack * *cards.pcr
                        ? tr("%1 lacks %2 points, but has no more than %3 chips.")
                        : tr("%1 lacks %2 points and pays %3 chips.");
                sentences << sentence.arg(seatLetter(seat)).arg(lack).arg(paid);
            }
        }
        sheet.explanations << sentences.join(u' ');
        return sheet;
    }

    const core::Settings& settings_;
    bool ofCards_;
    int tableSize_;
};

} // namespace

Example exampleOf(Option option, const core::Settings& before, const core::Settings& after,
                  int tableSize)
{
    // Options of Rommé 500 have no counterpart in other rules.
    const auto* discipline = &core::Discipline::of(after);
    const bool isOther = discipline->hasMatches() && discipline != &core::Discipline::of(before);
    auto former = isOther ? after : before;
    // Rules without the other set's tables or claims are compared within one set.
    former.rules.ruleSet = after.rules.ruleSet;
    former.gamesPerRound = after.gamesPerRound;
    const int size = tableSize == tableThatShows
                         ? tableShowing(before.rules, after.rules)
                         : std::max(tableSize, scoring::smallestTable(after.rules.ruleSet));
    return compared(Examples(former, size).of(option), Examples(after, size).of(option));
}

} // namespace desk
