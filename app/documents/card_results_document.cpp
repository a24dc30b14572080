#include "card_results_document.h"

#include "app/texts/seat_letters.h"
#include "card_words.h"
#include "columns.h"
#include "core/cards/deal_order.h"
#include "frame.h"
#include "game_words.h"

#include <QCoreApplication>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using reports::Block;
using reports::Cell;
using reports::ColumnKind;
using scoring::MatchPoints;

namespace {

class CardResults
{
    Q_DECLARE_TR_FUNCTIONS(CardResults)
};

/// A deal of a table, or the totals of its match.
struct DealLine
{
    const core::Table* table = nullptr;
    const core::Game* game = nullptr;         ///< nullptr: the totals.
    const core::MatchState* totals = nullptr; ///< nullptr: a deal.

    [[nodiscard]] const core::PlayedDeal* played() const
    {
        return game != nullptr ? std::get_if<core::PlayedDeal>(&game->outcome) : nullptr;
    }
    [[nodiscard]] bool isTieBreak() const { return played() != nullptr && played()->isTieBreak(); }

    /// What the participant of a seat had in the deal; nullptr: nothing.
    [[nodiscard]] const scoring::CardHand* hand(std::size_t seat) const
    {
        if (played() == nullptr || seat >= table->head.seats.size()) {
            return nullptr;
        }
        const auto& players = playersOf(table->head, *played());
        for (std::size_t place = 0; place < players.size(); ++place) {
            const auto& held = played()->deal.hands[place];
            if (players[place] == table->head.seats[seat] && held) {
                return &*held;
            }
        }
        return nullptr;
    }
};

QString pointsText(std::int64_t points)
{
    return pointsCell(MatchPoints::fromPoints(points)).text;
}

Cell scoreCell(const DealLine& line, std::size_t seat)
{
    if (line.totals != nullptr) {
        return seat < line.table->head.seats.size()
                   ? countCell(line.totals->score.seats[seat].score)
                   : Cell();
    }
    const auto* const hand = line.hand(seat);
    return hand != nullptr ? countCell(hand->score()) : Cell();
}

/// "85 − 20 = 65", the total alone, or a dash for who did not play.
Cell shownCell(const DealLine& line, std::size_t seat)
{
    if (line.totals != nullptr) {
        return seat < line.table->head.seats.size()
                   ? textCell(pointsText(line.totals->score.seats[seat].score))
                   : Cell();
    }
    const auto* const hand = line.hand(seat);
    if (hand == nullptr) {
        return seat < line.table->head.seats.size() ? textCell(u"–"_s) : Cell();
    }
    return textCell(cardHandText(*hand) + u" = "_s + pointsText(hand->score()));
}

Cell dealCell(const DealLine& line)
{
    if (line.game == nullptr) {
        return {CardResults::tr("Total"), u"total"_s};
    }
    const auto number = plain(line.game->number);
    return {line.isTieBreak() ? CardResults::tr("Tie-breaker, deal %1").arg(number)
                              : CardResults::tr("Deal %1").arg(number),
            QString::number(number)};
}

/// A row a deal: for the eye in one cell a seat, for spreadsheets in four.
class DealColumns : public Columns<DealLine>
{
public:
    explicit DealColumns(const core::Round& round) : round_(round)
    {
        add(csvColumn(u"round"_s),
            [this](const DealLine&) { return countCell(plain(round_.number)); });
        add(csvColumn(u"table"_s),
            [](const DealLine& line) { return countCell(plain(line.table->number)); });
        add(column(u"deal"_s, CardResults::tr("Deal"), ColumnKind::Text), dealCell);
        add(csvColumn(u"tie_breaker"_s),
            [](const DealLine& line) { return line.isTieBreak() ? textCell(u"yes"_s) : Cell(); });
        add(csvColumn(u"ending"_s), [](const DealLine& line) {
            return line.game != nullptr ? textCell(endingWord(&line.game->outcome)) : Cell();
        });
        for (std::size_t seat = 0; seat < std::size_t{scoring::largestTable}; ++seat) {
            addSeat(seat);
        }
    }

private:
    void addSeat(std::size_t seat)
    {
        const QString letter = texts::seatLetter(seat);
        const QString suffix = u'_' + letter.toLower();
        add(csvColumn(u"number"_s + suffix), [seat](const DealLine& line) {
            const auto& seats = line.table->head.seats;
            return seat < seats.size() ? numberCell(seats[seat]) : Cell();
        });
        add(csvColumn(u"melded"_s + suffix), [seat](const DealLine& line) {
            const auto* const hand = line.hand(seat);
            return hand != nullptr ? countCell(hand->melded) : Cell();
        });
        add(csvColumn(u"hand"_s + suffix), [seat](const DealLine& line) {
            const auto* const hand = line.hand(seat);
            return hand != nullptr ? countCell(hand->hand) : Cell();
        });
        add(csvColumn(u"score"_s + suffix),
            [seat](const DealLine& line) { return scoreCell(line, seat); });
        add(pageColumn(u"seat"_s + suffix, letter, ColumnKind::Number),
            [seat](const DealLine& line) { return shownCell(line, seat); });
    }

    const core::Round& round_;
};

/// "A 4 Lang, Uwe · B 1 Berger, Anna".
QString seatsText(const People& people, const core::Table& table)
{
    QStringList seats;
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        seats << texts::seatLetter(seat) + u' ' + people.numbered(table.head.seats[seat]);
    }
    return seats.join(u" · "_s);
}

/// "Deal 2: stock used up; 7 Fuchs, Stefan did not play".
QString dealNote(const People& people, const core::Table& table, const core::Game& game)
{
    const QStringList parts =
        QStringList{endingText(&game.outcome)} + exceptionTexts(people, table.head, game.outcome);
    return CardResults::tr("Deal %1: %2").arg(plain(game.number)).arg(parts.join(u"; "_s));
}

QStringList matchLines(const People& people, const core::Settings& settings,
                       const core::Round& round, const core::Table& table,
                       const core::MatchState& match)
{
    QStringList lines = {seatsText(people, table),
                         asLine(matchText(people, settings, round, match)),
                         withdrawnText(people, table.head), lotText(people, table.head.lot),
                         asLine(markText(table.head))};
    lines.removeAll(QString());
    return lines;
}

Block blockFor(const core::Settings& settings, const core::Round& round, const core::Table& table,
               const DealColumns& columns, const People& people)
{
    const auto match = core::matchOf(settings, round, table);
    const auto order = core::dealOrder(table);
    Block block;
    block.title = CardResults::tr("Table %1").arg(plain(table.number));
    block.together = true;
    block.lines = matchLines(people, settings, round, table, match);
    QStringList notes;
    for (const auto* const deal : order.deals) {
        block.rows.push_back(columns.row({&table, deal}));
        notes << dealNote(people, table, *deal);
    }
    auto totals = columns.row({&table, nullptr, &match});
    totals.strong = true;
    block.rows.push_back(std::move(totals));
    for (const auto* const deal : order.tieBreaks) {
        block.rows.push_back(columns.row({&table, deal}));
        notes << dealNote(people, table, *deal);
    }
    if (!notes.isEmpty()) {
        block.notes << notes.join(u" · "_s);
    }
    return block;
}

} // namespace

reports::Document cardResultsDocument(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const auto* const round = roundToTell(source, choice);
    const People people(tournament);
    reports::TableDocument document;
    document.title = titleOf(Kind::RoundResults);
    document.nothing = noRoundText();
    if (round != nullptr) {
        document.title = CardResults::tr("Results of round %1").arg(plain(round->number));
        document.lead = roundLead(*round);
        const DealColumns columns(*round);
        document.columns = columns.all();
        for (const auto* table : tablesToTell(*round, choice)) {
            document.blocks.push_back(
                blockFor(tournament.settings, *round, *table, columns, people));
        }
        document.notes << CardResults::tr("Each deal: melded − left in hand = score. Tie-breaker "
                                          "deals add to no total.");
    }
    return {frameOf(source, RulesLine::With), document};
}

} // namespace documents
