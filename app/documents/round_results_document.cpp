#include "round_results_document.h"

#include "app/texts/seat_letters.h"
#include "columns.h"
#include "frame.h"
#include "game_words.h"

#include <QCoreApplication>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using reports::Block;
using reports::Cell;
using reports::ColumnKind;

namespace {

class RoundResultsDocument
{
    Q_DECLARE_TR_FUNCTIONS(RoundResultsDocument)
};

/// A game of a table as it was scored.
struct ScoredGame
{
    const core::GameOutcome* outcome = nullptr; ///< nullptr: not entered.
    const core::PlayedGame* played = nullptr;   ///< nullptr: there is no result.
    scoring::GameScore score;

    [[nodiscard]] const std::optional<scoring::Hand>& hand(std::size_t seat) const
    {
        return played->result.hands[seat];
    }
};

struct SeatLine
{
    const core::Table* table;
    const std::vector<ScoredGame>* games; ///< Every game of the round, in order.
    std::size_t seat;

    [[nodiscard]] core::StartNumber number() const { return table->head.seats[seat]; }
};

std::vector<ScoredGame> scoredGames(const scoring::Rules& rules, const core::Round& round,
                                    const core::Table& table)
{
    std::vector<ScoredGame> games;
    for (std::int32_t number = 1; number <= round.head.games; ++number) {
        auto& scored = games.emplace_back();
        const auto* const game = findGame(table, core::GameNumber{number});
        scored.outcome = game != nullptr ? &game->outcome : nullptr;
        scored.played = std::get_if<core::PlayedGame>(scored.outcome);
        if (scored.played != nullptr) {
            scored.score = scoreGame(rules, scored.played->result);
        }
    }
    return games;
}

/// Stones and claims for the eye in one cell; for spreadsheets each in its own.
class ResultColumns : public Columns<SeatLine>
{
public:
    ResultColumns(const core::Round& round, const People& people) : round_(round), people_(people)
    {
        add(csvColumn(u"round"_s),
            [this](const SeatLine&) { return countCell(plain(round_.number)); });
        add(csvColumn(u"table"_s),
            [](const SeatLine& line) { return countCell(plain(line.table->number)); });
        auto seat = seatColumn();
        seat.leading = true;
        add(seat, [](const SeatLine& line) { return textCell(texts::seatLetter(line.seat)); });
        add(numberColumn(), [](const SeatLine& line) { return numberCell(line.number()); });
        add(nameColumn(),
            [this](const SeatLine& line) { return nameCell(people_, line.number()); });
        for (std::int32_t game = 1; game <= round.head.games; ++game) {
            addGame(game);
        }
        auto sum = column(u"points"_s, RoundResultsDocument::tr("Sum"), ColumnKind::Points);
        sum.strong = true;
        add(sum, sumCell);
    }

private:
    void addGame(std::int32_t number)
    {
        const auto index = static_cast<std::size_t>(number - 1);
        const QString suffix = u"_%1"_s.arg(number);
        add(csvColumn(u"stones"_s + suffix), [index](const SeatLine& line) {
            const auto* const hand = handOf(line, index);
            return hand != nullptr ? countCell(hand->stones) : Cell();
        });
        add(csvColumn(u"claims"_s + suffix), [index](const SeatLine& line) {
            const auto* const hand = handOf(line, index);
            return hand != nullptr ? countCell(hand->claims) : Cell();
        });
        add(pageColumn(u"game"_s + suffix,
                       RoundResultsDocument::tr("Game %1").arg(number).replace(u' ', QChar::Nbsp),
                       ColumnKind::Word),
            [index](const SeatLine& line) { return shownHand(line, index); });
        add(column(u"points"_s + suffix, RoundResultsDocument::tr("Pts", "points, short"),
                   ColumnKind::Points),
            [index](const SeatLine& line) { return pointsOf(line, index); });
        add(csvColumn(u"ending"_s + suffix), [index](const SeatLine& line) {
            return textCell(endingWord((*line.games)[index].outcome));
        });
    }

    static const scoring::Hand* handOf(const SeatLine& line, std::size_t index)
    {
        const auto& game = (*line.games)[index];
        const bool held = game.played != nullptr && game.hand(line.seat);
        return held ? &*game.hand(line.seat) : nullptr;
    }

    static Cell shownHand(const SeatLine& line, std::size_t index)
    {
        const auto& game = (*line.games)[index];
        if (game.outcome == nullptr) {
            return {};
        }
        return textCell(game.played != nullptr ? handText(game.hand(line.seat)) : u"–"_s);
    }

    static Cell pointsOf(const SeatLine& line, std::size_t index)
    {
        const auto& game = (*line.games)[index];
        const bool held = game.played != nullptr && game.score[line.seat];
        return held ? pointsCell(game.score[line.seat]->total()) : Cell();
    }

    /// Nothing where nothing is known yet: a nought would be a result.
    static Cell sumCell(const SeatLine& line)
    {
        std::optional<scoring::MatchPoints> sum;
        for (const auto& game : *line.games) {
            if (game.played != nullptr && game.score[line.seat]) {
                sum = sum.value_or(scoring::MatchPoints()) + game.score[line.seat]->total();
            }
        }
        return sum ? pointsCell(*sum) : Cell();
    }

    const core::Round& round_;
    const People& people_;
};

/// "Game 2: ended early; 7 Fuchs, Stefan did not play".
QString gameNote(const People& people, const core::Table& table, const ScoredGame& game,
                 std::size_t index)
{
    QStringList parts = {endingText(game.outcome)};
    if (game.outcome != nullptr) {
        parts << exceptionTexts(people, table.head, *game.outcome);
    }
    return RoundResultsDocument::tr("Game %1: %2").arg(index + 1).arg(parts.join(u"; "_s));
}

Block blockFor(const core::Table& table, const std::vector<ScoredGame>& games,
               const ResultColumns& columns, const People& people)
{
    Block block;
    block.title = RoundResultsDocument::tr("Table %1").arg(plain(table.number));
    block.together = true;
    if (table.head.mark) {
        block.lines << markText(table.head);
    }
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        block.rows.push_back(columns.row({&table, &games, seat}));
    }
    QStringList notes;
    for (std::size_t index = 0; index < games.size(); ++index) {
        notes << gameNote(people, table, games[index], index);
    }
    block.notes << notes.join(u" · "_s);
    return block;
}

} // namespace

reports::Document roundResultsDocument(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const auto* const round = roundToTell(source, choice);
    const People people(tournament);
    reports::TableDocument document;
    document.title = titleOf(Kind::RoundResults);
    document.nothing = noRoundText();
    if (round != nullptr) {
        document.title = RoundResultsDocument::tr("Results of round %1").arg(plain(round->number));
        document.lead = roundLead(*round);
        const ResultColumns columns(*round, people);
        document.columns = columns.all();
        for (const auto* table : tablesToTell(*round, choice)) {
            const auto games = scoredGames(tournament.settings.rules, *round, *table);
            document.blocks.push_back(blockFor(*table, games, columns, people));
        }
        document.notes << RoundResultsDocument::tr(
            "Each game: stones remaining, + claims, points.");
    }
    return {frameOf(source, RulesLine::With), document};
}

} // namespace documents
