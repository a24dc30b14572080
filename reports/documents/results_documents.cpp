#include "reports/documents/catalogue.h"

#include "core/cards/deal_order.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"
#include "reports/documents/words.h"

namespace documents {

using namespace Qt::Literals::StringLiterals;
using scoring::MatchPoints;
using typeset::Block;
using typeset::Cell;
using typeset::ColumnKind;
using typeset::ColumnUse;
using typeset::Purpose;

namespace {

struct TableGame
{
    const core::GameOutcome* outcome; ///< nullptr: not entered.
    scoring::PerSeat<Held> held;
};

struct SeatLine
{
    const core::Table* table;
    const std::vector<TableGame>* games; ///< Every game of the round, in order.
    std::size_t seat;

    [[nodiscard]] core::StartNumber number() const { return table->head.seats[seat]; }
    [[nodiscard]] Held held(std::size_t game) const
    {
        return (*games)[game].held[seat].value_or(Held());
    }
    /// Of the hands credited to who sits here: not of a seat that somebody took over. Empty before
    /// the first result, as a zero would count as one.
    [[nodiscard]] std::optional<MatchPoints> sum() const
    {
        std::optional<MatchPoints> sum;
        for (const auto& [outcome, hands] : *games) {
            const auto* const played =
                outcome != nullptr ? std::get_if<core::PlayedGame>(outcome) : nullptr;
            for (std::size_t hand = 0; played != nullptr && hand < table->head.seats.size();
                 ++hand) {
                const auto points = hands[hand].value_or(Held()).points;
                if (points && creditedParticipant(table->head, *played, hand) == number()) {
                    sum = sum.value_or(MatchPoints()) + *points;
                }
            }
        }
        return sum;
    }
};

/// Stones and claims share a cell on the page; CSV has a column for each.
void addGame(Columns<SeatLine>& columns, std::size_t game)
{
    const QString suffix = u"_%1"_s.arg(game + 1);
    columns.add(csvColumn(u"stones"_s + suffix),
                [game](const SeatLine& line) { return line.held(game).first; });
    columns.add(csvColumn(u"claims"_s + suffix),
                [game](const SeatLine& line) { return line.held(game).second; });
    const auto head = Texts::tr("Game %1").arg(game + 1).replace(u' ', QChar::Nbsp);
    columns.add(
        with(Purpose::Game, column(u"game"_s + suffix, head, ColumnKind::Word, ColumnUse::Page)),
        [game](const SeatLine& line) {
            const bool isEntered = (*line.games)[game].outcome != nullptr;
            const auto text = line.held(game).text;
            return isEntered && text.isEmpty() ? u"–"_s : text;
        });
    columns.add(with(Purpose::Game, column(u"points"_s + suffix, Texts::tr("Pts", "points, short"),
                                           ColumnKind::Points)),
                [game](const SeatLine& line) { return line.held(game).points; });
    columns.add(csvColumn(u"ending"_s + suffix),
                [game](const SeatLine& line) { return endingWord((*line.games)[game].outcome); });
}

Columns<SeatLine> gameColumns(const core::Round& round, const People& people)
{
    Columns<SeatLine> columns;
    columns.add(csvColumn(u"round"_s), [&](const SeatLine& /*line*/) { return round.number; });
    columns.add(csvColumn(u"table"_s), [](const SeatLine& line) { return line.table->number; });
    columns.add(seatColumn(), [](const SeatLine& line) { return texts::seatLetter(line.seat); });
    columns.addPerson(people, &SeatLine::number);
    for (std::int32_t game = 0; game < listedGames(round); ++game) {
        addGame(columns, static_cast<std::size_t>(game));
    }
    columns.add(strong(column(u"points"_s, Texts::tr("Sum"), ColumnKind::Points)), &SeatLine::sum);
    return columns;
}

Block blockFor(const core::Settings& settings, const core::Round& round, const core::Table& table,
               const Columns<SeatLine>& columns, const People& people)
{
    std::vector<TableGame> games;
    QStringList notes;
    for (std::int32_t number = 1; number <= listedGames(round); ++number) {
        const auto* const game = findGame(table, core::GameNumber{number});
        const auto* const outcome = game != nullptr ? &game->outcome : nullptr;
        games.push_back({outcome, heldIn(outcome, table.head, settings.rules)});
        if (const auto unusual = unusualText(people, table.head, outcome); !unusual.isEmpty()) {
            notes << Texts::tr("Game %1: %2").arg(number).arg(unusual);
        }
    }
    auto block = tableBlock(table);
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        block.rows.push_back(columns.row({&table, &games, seat}));
    }
    if (!notes.isEmpty()) {
        block.notes << notes.join(u" · "_s);
    }
    return block;
}

/// A deal of a table, or the totals of its match.
struct DealLine
{
    const core::Table* table = nullptr;
    Cell deal = {};
    QString ending = {};
    bool isTieBreak = false;
    scoring::PerSeat<Held> seats = {}; ///< As shown on the page.

    [[nodiscard]] QString tieBreakWord() const { return isTieBreak ? u"yes"_s : QString(); }
    [[nodiscard]] Held held(std::size_t seat) const { return seats[seat].value_or(Held()); }
};

QString pointsText(MatchPoints points)
{
    return pointsCell(points).text;
}

/// "85 − 20 = 65", or a dash for anyone who did not play.
DealLine dealLine(const core::Table& table, const core::Game& game, const scoring::Rules& rules)
{
    const auto* const played = std::get_if<core::PlayedDeal>(&game.outcome);
    const bool isTieBreak = played != nullptr && played->isTieBreak();
    const auto number = plain(game.number);
    DealLine line{
        &table,
        {(isTieBreak ? Texts::tr("Tie-breaker, deal %1") : Texts::tr("Deal %1")).arg(number),
         QString::number(number)},
        endingWord(&game.outcome),
        isTieBreak,
        heldIn(&game.outcome, table.head, rules)};
    for (std::size_t seat = 0; seat < line.seats.size(); ++seat) {
        auto held = line.held(seat);
        held.text = held.points ? held.text + u" = "_s + pointsText(*held.points) : u"–"_s;
        line.seats[seat] = held;
    }
    return line;
}

DealLine totalLine(const core::Table& table, const core::MatchState& match)
{
    DealLine line{&table, {Texts::tr("Total"), u"total"_s}};
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        const auto points = MatchPoints::fromPoints(match.score.seats[seat].score);
        line.seats[seat] = {pointsText(points), {}, {}, points};
    }
    return line;
}

/// One row per deal; a seat is one cell on the page, four in CSV.
Columns<DealLine> dealColumns(const core::Round& round, const People& /*people*/)
{
    Columns<DealLine> columns;
    columns.add(csvColumn(u"round"_s), [&](const DealLine& /*line*/) { return round.number; });
    columns.add(csvColumn(u"table"_s), [](const DealLine& line) { return line.table->number; });
    columns.add(essential(column(u"deal"_s, Texts::tr("Deal"), ColumnKind::Text)), &DealLine::deal);
    columns.add(csvColumn(u"tie_breaker"_s), &DealLine::tieBreakWord);
    columns.add(csvColumn(u"ending"_s), &DealLine::ending);
    for (std::size_t seat = 0; seat < std::size_t{scoring::largestTable}; ++seat) {
        const QString letter = texts::seatLetter(seat);
        const QString suffix = u'_' + letter.toLower();
        columns.add(csvColumn(u"number"_s + suffix), [seat](const DealLine& line) {
            const auto& seats = line.table->head.seats;
            return seat < seats.size() ? std::optional(seats[seat]) : std::nullopt;
        });
        columns.add(csvColumn(u"melded"_s + suffix),
                    [seat](const DealLine& line) { return line.held(seat).first; });
        columns.add(csvColumn(u"hand"_s + suffix),
                    [seat](const DealLine& line) { return line.held(seat).second; });
        columns.add(csvColumn(u"score"_s + suffix),
                    [seat](const DealLine& line) { return line.held(seat).points; });
        columns.add(column(u"seat"_s + suffix, letter, ColumnKind::Number, ColumnUse::Page),
                    [seat](const DealLine& line) { return line.held(seat).text; });
    }
    return columns;
}

/// "A 4 Lang, Uwe · B 1 Berger, Anna".
QString seatsText(const People& people, const core::Table& table)
{
    QStringList seats;
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        seats << texts::seatLetter(seat) + u' ' + people.numbered(table.head.seats[seat]);
    }
    return seats.join(u" · "_s);
}

QStringList matchLines(const People& people, const core::Settings& settings,
                       const core::Round& round, const core::Table& table,
                       const core::MatchState& match)
{
    QStringList lines = {seatsText(people, table),
                         asLine(matchText(people, settings, round, match)),
                         withdrawnText(people, table.head), lotText(people, table.head.lot)};
    lines.removeAll(QString());
    return lines;
}

Block blockFor(const core::Settings& settings, const core::Round& round, const core::Table& table,
               const Columns<DealLine>& columns, const People& people)
{
    const auto match = core::matchOf(settings, round, table);
    const auto order = core::dealOrder(table);
    auto block = tableBlock(table);
    block.lines = matchLines(people, settings, round, table, match);
    QStringList notes;
    const auto addDeals = [&](const auto& deals) {
        for (const auto* const deal : deals) {
            block.rows.push_back(columns.row(dealLine(table, *deal, settings.rules)));
            const auto unusual = unusualText(people, table.head, &deal->outcome);
            if (!unusual.isEmpty()) {
                notes << Texts::tr("Deal %1: %2").arg(plain(deal->number)).arg(unusual);
            }
        }
    };
    addDeals(order.deals);
    block.rows.push_back(columns.row(totalLine(table, match)));
    block.rows.back().strong = true;
    addDeals(order.tieBreaks);
    if (!notes.isEmpty()) {
        block.notes << notes.join(u" · "_s);
    }
    return block;
}

/// A block with `columns` for each chosen table.
template <typename Line>
typeset::Document resultsDocument(const Source& source, const Choice& choice,
                                  Columns<Line> (*columnsFor)(const core::Round&, const People&),
                                  const QString& legend)
{
    const auto* const round = chosenRound(source, choice);
    const People people(source.tournament);
    auto document = roundDocument(Kind::RoundResults, round);
    if (round != nullptr) {
        document.title = Texts::tr("Results of round %1").arg(plain(round->number));
        showMissing(document, missingIn(source, *round), source.checkedTables);
        const auto columns = columnsFor(*round, people);
        document.columns = columns.all();
        for (const auto* table : chosenTables(*round, choice)) {
            document.blocks.push_back(
                blockFor(source.tournament.settings, *round, *table, columns, people));
        }
        document.notes << legend;
    }
    return {frameOf(source, RulesLine::With), document};
}

} // namespace

typeset::Document stoneResults(const Source& source, const Choice& choice)
{
    const bool haveClaims =
        source.tournament.settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus;
    return resultsDocument(
        source, choice, gameColumns,
        haveClaims ? Texts::tr("Each game: stones remaining, + claims, points. Where nothing is "
                               "noted, the game ended with a Rommé.")
                   : Texts::tr("Each game: stones remaining, points. Where nothing is noted, the "
                               "game ended with a Rommé."));
}

typeset::Document cardResults(const Source& source, const Choice& choice)
{
    return resultsDocument(
        source, choice, dealColumns,
        Texts::tr("Each deal: melded − left in hand = score. Tie-breaker "
                  "deals add to no total. Where nothing is noted, somebody went out."));
}

} // namespace documents
