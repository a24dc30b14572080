#include "tree_document.h"

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
using reports::Cell;
using reports::ColumnKind;

namespace {

class TreeDocument
{
    Q_DECLARE_TR_FUNCTIONS(TreeDocument)
};

/// Somebody at a table, or with a bye.
struct TreeLine
{
    core::RoundNumber round{1};
    core::StartNumber number{1};
    const core::TreeTable* table = nullptr; ///< nullptr: a bye.
    std::size_t seat = 0;

    [[nodiscard]] const core::TreeSeat& at() const { return table->seats[seat]; }
};

/// What CSV says in the title's place and of the table as a whole.
void addTable(Columns<TreeLine>& columns)
{
    columns.add(csvColumn(u"round"_s),
                [](const TreeLine& line) { return countCell(plain(line.round)); });
    columns.add(csvColumn(u"table"_s), [](const TreeLine& line) {
        return line.table != nullptr ? countCell(plain(line.table->number)) : Cell();
    });
    columns.add(csvColumn(u"status"_s), [](const TreeLine& line) {
        return line.table != nullptr ? textCell(core::wordOf(line.table->match.status)) : Cell();
    });
    columns.add(csvColumn(u"seat"_s), [](const TreeLine& line) {
        return line.table != nullptr ? textCell(texts::seatLetter(line.seat)) : Cell();
    });
}

Columns<TreeLine> columnsFor(const People& people)
{
    Columns<TreeLine> columns;
    addTable(columns);
    columns.add(numberColumn(), [](const TreeLine& line) { return numberCell(line.number); });
    columns.add(nameColumn(),
                [&people](const TreeLine& line) { return nameCell(people, line.number); });
    columns.add(column(u"points"_s, TreeDocument::tr("Points"), ColumnKind::Number),
                [](const TreeLine& line) {
                    return line.table != nullptr
                               ? pointsCell(scoring::MatchPoints::fromPoints(line.at().total))
                               : Cell();
                });
    columns.add(column(u"fate"_s, QString(), ColumnKind::Text), [](const TreeLine& line) {
        return line.table != nullptr ? fateCell(line.at().fate)
                                     : Cell{TreeDocument::tr("bye"), u"bye"_s};
    });
    return columns;
}

reports::Row rowOf(const Columns<TreeLine>& columns, const TreeLine& line)
{
    auto row = columns.row(line);
    row.strong = line.table == nullptr || line.at().isThrough();
    return row;
}

Block blockFor(core::RoundNumber round, const core::TreeTable& table,
               const Columns<TreeLine>& columns, const People& people)
{
    Block block;
    block.together = true;
    block.title = treeTableTitle(round, table);
    if (const QString match = shortMatchText(table.match); !match.isEmpty()) {
        block.lines << asLine(match);
    }
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        block.rows.push_back(rowOf(columns, {round, table.seats[seat].number, &table, seat}));
    }
    block.notes << tieText(table.tie) << lotText(people, table.lot);
    block.notes.removeAll(QString());
    return block;
}

void addByes(std::vector<Block>& blocks, const core::TreeRound& round,
             const Columns<TreeLine>& columns)
{
    if (round.byes.empty()) {
        return;
    }
    Block block;
    block.together = true;
    block.title = TreeDocument::tr("Round %1, byes").arg(plain(round.number));
    for (const auto number : round.byes) {
        block.rows.push_back(rowOf(columns, {round.number, number}));
    }
    blocks.push_back(std::move(block));
}

} // namespace

reports::Document treeDocument(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const People people(tournament);
    const auto columns = columnsFor(people);
    reports::TableDocument document;
    document.title = titleOf(Kind::Tree);
    document.nothing = noRoundText();
    document.newspaperColumns = 2;
    document.columns = columns.all();
    const auto tree = core::knockOutTree(tournament, choice.round);
    for (const auto& round : tree.rounds) {
        for (const auto& table : round.tables) {
            document.blocks.push_back(blockFor(round.number, table, columns, people));
        }
        addByes(document.blocks, round, columns);
    }
    if (document.hasRows()) {
        document.lead = {winnerText(people, tree.winner)};
    }
    return {frameOf(source), document};
}

} // namespace documents
