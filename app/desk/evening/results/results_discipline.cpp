#include "app/desk/evening/results/results_discipline.h"

#include "core/cards/matches.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using core::GameNumber;

class RummyResults final : public ResultsDiscipline
{
    Q_DECLARE_TR_FUNCTIONS(RummyResults)

public:
    ResultWords words(const core::Settings& /*settings*/) const override
    {
        ResultWords words;
        words.firstField = tr("Stones");
        words.secondField = tr("Claims");
        words.total = tr("Round");
        words.between = u"+"_s;
        words.game = tr("Game %1");
        words.placeHere = tr("Table %1, game %2");
        words.placeElsewhere = tr("R%1, table %2, game %3", "R: round, short");
        words.seatIsOut = tr("Rommé %1");
        words.whatToType = tr(
            "Stones left at each seat, “-” for anyone who did not play. The zero makes the Rommé.");
        words.firstMissing = tr("How many stones has seat %1 left? “-” if nobody played there.");
        words.clear = tr("Clear the game");
        words.clearing =
            tr("The result of table %1, game %2 is taken out; the game is open again.");
        words.notPlayed = tr("Game not played");
        words.close = tr("Close the game");
        words.closing = tr("Table %1, game %2 is closed without a result.");
        return words;
    }
    std::vector<GameNumber> games(const TableInRound& at) const override
    {
        std::vector<GameNumber> games;
        for (std::int32_t game = 1; game <= enterableGames(at.round); ++game) {
            games.push_back(GameNumber{game});
        }
        return games;
    }
    std::size_t usualGames(const TableInRound& at) const override { return games(at).size(); }
    std::vector<EndingKey> endingKeys() const override
    {
        return {{u"F6"_s, tr("first-round Rommé"), SlipEnding::FirstRoundRomme},
                {u"F7"_s, tr("ended early"), SlipEnding::Early, true}};
    }
    QString roundLength(const core::Settings& /*settings*/, const core::Round& round) const override
    {
        return tr("%n game(s) a table", nullptr, round.head.games);
    }
    QString enteredGames(const TableInRound& at) const override
    {
        return tr("%1 of %n game(s) entered", nullptr, at.round.head.games)
            .arg(at.table.games.size());
    }
    QStringList gameFacts(const TableInRound& at, GameNumber number) const override
    {
        const auto game = core::plain(number);
        const auto seats = at.table.head.seats.size();
        return {
            tr("Game %1 of %2").arg(game).arg(at.round.head.games),
            tr("%n player(s)", nullptr, static_cast<int>(seats)),
            tr("seat %1 opens").arg(texts::seatLetter(static_cast<std::size_t>(game - 1) % seats))};
    }
};

class Romme500Results final : public ResultsDiscipline
{
    Q_DECLARE_TR_FUNCTIONS(Romme500Results)

public:
    ResultWords words(const core::Settings& settings) const override
    {
        ResultWords words;
        words.firstField = tr("Melded");
        words.secondField = tr("In hand", "short");
        words.total = tr("Match");
        words.between = u"−"_s;
        words.game = tr("Deal %1");
        words.placeHere = tr("Table %1, deal %2");
        words.placeElsewhere = tr("R%1, table %2, deal %3", "R: round, short");
        words.seatIsOut = tr("%1 out", "a seat has gone out");
        words.whatToType = tr("Melded and laid off, then left in hand, seat by seat; “-” for "
                              "anyone who did not play.");
        words.firstMissing = tr("What has seat %1 melded? “-” if nobody played there.");
        words.secondMissing = tr("What has seat %1 left in hand? 0 for who went out.");
        words.clear = tr("Clear the deal");
        words.clearing =
            tr("The result of table %1, deal %2 is taken out; the deal is open again.");
        words.notPlayed = tr("Deal not played");
        words.close = tr("Close the deal");
        words.closing = tr("Table %1, deal %2 is closed without a result.");
        if (std::holds_alternative<scoring::TargetMatch>(settings.cards.match)) {
            words.closing += u' ' + tr("The match ends with it: the highest total has won.");
        }
        return words;
    }
    std::vector<GameNumber> games(const TableInRound& at) const override
    {
        return core::listedDeals(at.settings, at.round, at.table);
    }
    std::size_t usualGames(const TableInRound& at) const override
    {
        constexpr std::size_t dealsToTarget = 6;
        const auto* const quick = std::get_if<scoring::QuickMatch>(&at.settings.cards.match);
        return quick != nullptr ? static_cast<std::size_t>(quick->deals) : dealsToTarget;
    }
    std::vector<EndingKey> endingKeys() const override
    {
        return {{u"F7"_s, tr("stock used up"), SlipEnding::StockUsedUp}};
    }
    QString roundLength(const core::Settings& settings, const core::Round& /*round*/) const override
    {
        return texts::matchText(settings.cards.match);
    }
    QString enteredGames(const TableInRound& at) const override
    {
        return tr("%n deal(s) entered", nullptr, static_cast<int>(at.table.games.size()));
    }
    QStringList gameFacts(const TableInRound& at, GameNumber number) const override
    {
        const auto game = core::plain(number);
        if (!slipForm(at, number).tieBreak.empty()) {
            return {tr("Tie-breaker, deal %1").arg(game)};
        }
        return {tr("Deal %1").arg(game), texts::matchText(at.settings.cards.match)};
    }
};

} // namespace

const ResultsDiscipline& rummyResults()
{
    static const RummyResults rummy;
    return rummy;
}

const ResultsDiscipline& romme500Results()
{
    static const Romme500Results romme500;
    return romme500;
}

} // namespace desk
