#include "open_tables_document.h"

#include "app/texts/seat_letters.h"
#include "card_words.h"
#include "columns.h"
#include "core/file/words.h"
#include "frame.h"
#include "game_words.h"

#include <QCoreApplication>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using reports::Block;

namespace {

class OpenTablesDocument
{
    Q_DECLARE_TR_FUNCTIONS(OpenTablesDocument)
};

struct OpenSeat
{
    const core::Table* table;
    std::size_t seat;

    [[nodiscard]] core::StartNumber number() const { return table->head.seats[seat]; }
};

/// "2, 4".
QString missingGames(const core::Round& round, const core::Table& table)
{
    QStringList games;
    for (std::int32_t number = 1; number <= round.head.games; ++number) {
        if (findGame(table, core::GameNumber{number}) == nullptr) {
            games << QString::number(number);
        }
    }
    return games.join(u", "_s);
}

/// How the match stands, for CSV as the tournament file says it.
QString statusWord(const core::Settings& settings, const core::Round& round,
                   const core::Table& table)
{
    return core::wordOf(matchOf(settings, round, table).status);
}

Columns<OpenSeat> columnsFor(const core::Settings& settings, const core::Round& round,
                             const People& people)
{
    Columns<OpenSeat> columns;
    columns.add(csvColumn(u"round"_s),
                [&round](const OpenSeat&) { return countCell(plain(round.number)); });
    columns.add(csvColumn(u"table"_s),
                [](const OpenSeat& line) { return countCell(plain(line.table->number)); });
    columns.add(seatColumn(),
                [](const OpenSeat& line) { return textCell(texts::seatLetter(line.seat)); });
    columns.add(numberColumn(), [](const OpenSeat& line) { return numberCell(line.number()); });
    columns.add(nameColumn(),
                [&people](const OpenSeat& line) { return nameCell(people, line.number()); });
    if (playsCards(settings)) {
        columns.add(csvColumn(u"status"_s), [&settings, &round](const OpenSeat& line) {
            return textCell(statusWord(settings, round, *line.table));
        });
    } else {
        columns.add(csvColumn(u"missing_games"_s), [&round](const OpenSeat& line) {
            return textCell(missingGames(round, *line.table));
        });
    }
    columns.add(csvColumn(u"mark"_s),
                [](const OpenSeat& line) { return textCell(markText(line.table->head)); });
    return columns;
}

/// "Missing: games 2, 4", or of a match what it waits for.
QString missingText(const core::Settings& settings, const core::Round& round,
                    const core::Table& table, const People& people)
{
    if (playsCards(settings)) {
        return OpenTablesDocument::tr("Match: %1")
            .arg(matchText(people, settings, round, matchOf(settings, round, table)));
    }
    const auto entered = static_cast<int>(table.games.size());
    const int missing = std::max(round.head.games - entered, 0);
    return OpenTablesDocument::tr("Missing: game(s) %1", nullptr, missing)
        .arg(missingGames(round, table));
}

Block blockFor(const core::Settings& settings, const core::Round& round, const core::Table& table,
               const Columns<OpenSeat>& columns, const People& people)
{
    Block block;
    block.title = OpenTablesDocument::tr("Table %1").arg(plain(table.number));
    block.together = true;
    block.lines << missingText(settings, round, table, people);
    if (table.head.mark) {
        block.lines << asLine(markText(table.head));
    }
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        block.rows.push_back(columns.row({&table, seat}));
    }
    return block;
}

void addTables(reports::TableDocument& document, const core::Settings& settings,
               const core::Round& round, const People& people)
{
    const auto columns = columnsFor(settings, round, people);
    document.columns = columns.all();
    document.nothing = OpenTablesDocument::tr("No table is open: all results are in.");
    for (const auto& table : round.tables) {
        if (!isComplete(settings, round, table)) {
            document.blocks.push_back(blockFor(settings, round, table, columns, people));
        }
    }
    const auto open = static_cast<int>(document.blocks.size());
    if (open > 0) {
        document.lead << OpenTablesDocument::tr("%n of %1 table(s) open.", nullptr, open)
                             .arg(round.tables.size());
    }
}

} // namespace

reports::Document openTablesDocument(const Source& source, const Choice& choice)
{
    const auto* const round = roundToTell(source, choice);
    const People people(source.tournament);
    reports::TableDocument document;
    document.title = titleOf(Kind::OpenTables, roundOf(source.tournament, choice));
    document.nothing = noRoundText();
    document.newspaperColumns = 2;
    if (round != nullptr) {
        document.lead = roundLead(*round);
        addTables(document, source.tournament.settings, *round, people);
    }
    return {frameOf(source), document};
}

} // namespace documents
