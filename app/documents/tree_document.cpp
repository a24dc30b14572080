#include "tree_document.h"

#include "app/texts/seat_letters.h"
#include "card_words.h"
#include "columns.h"
#include "core/cards/knock_out.h"
#include "core/file/words.h"
#include "core/start_numbers.h"
#include "frame.h"

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
    const core::TableMatch* match = nullptr; ///< nullptr: a bye.
    std::size_t seat = 0;
    bool isLast = false; ///< At the last table of the knock-out.
};

/// What becomes of somebody; CSV has a word that stays as it is.
Cell fateCell(const TreeLine& line)
{
    if (line.match == nullptr) {
        return {TreeDocument::tr("bye"), u"bye"_s};
    }
    const auto& state = line.match->state;
    if (isAmong(line.match->table->head.withdrawn, line.number)) {
        return {TreeDocument::tr("left the match"), u"left"_s};
    }
    if (!isAmong(state.winners, line.number)) {
        return state.isDecided() ? Cell{TreeDocument::tr("out"), u"out"_s} : Cell();
    }
    if (!state.isDecided()) {
        return {TreeDocument::tr("equal"), u"equal"_s};
    }
    return line.isLast ? Cell{TreeDocument::tr("winner"), u"winner"_s}
                       : Cell{TreeDocument::tr("goes on"), u"goes-on"_s};
}

bool goesOn(const TreeLine& line)
{
    return line.match == nullptr ||
           (line.match->state.isDecided() && isAmong(line.match->state.winners, line.number));
}

/// What CSV says in the title's place and of the table as a whole.
void addTable(Columns<TreeLine>& columns)
{
    columns.add(csvColumn(u"round"_s),
                [](const TreeLine& line) { return countCell(plain(line.round)); });
    columns.add(csvColumn(u"table"_s), [](const TreeLine& line) {
        return line.match != nullptr ? countCell(plain(line.match->table->number)) : Cell();
    });
    columns.add(csvColumn(u"status"_s), [](const TreeLine& line) {
        return line.match != nullptr ? textCell(core::wordOf(line.match->state.status)) : Cell();
    });
    columns.add(csvColumn(u"seat"_s), [](const TreeLine& line) {
        return line.match != nullptr ? textCell(texts::seatLetter(line.seat)) : Cell();
    });
}

Columns<TreeLine> columnsFor(const People& people)
{
    Columns<TreeLine> columns;
    addTable(columns);
    columns.add(numberColumn(), [](const TreeLine& line) { return numberCell(line.number); });
    columns.add(nameColumn(),
                [&people](const TreeLine& line) { return nameCell(people, line.number); });
    columns.add(column(u"points"_s, TreeDocument::tr("Points"), ColumnKind::Points),
                [](const TreeLine& line) {
                    return line.match != nullptr
                               ? pointsCell(scoring::MatchPoints::fromPoints(
                                     line.match->state.score.seats[line.seat].score))
                               : Cell();
                });
    columns.add(column(u"fate"_s, QString(), ColumnKind::Text), fateCell);
    return columns;
}

reports::Row rowOf(const Columns<TreeLine>& columns, const TreeLine& line)
{
    auto row = columns.row(line);
    row.strong = goesOn(line);
    return row;
}

Block blockFor(const core::Round& round, const core::TableMatch& match,
               const Columns<TreeLine>& columns, const People& people)
{
    const bool isLast = isLastOfKnockOut(round);
    const auto& table = match.table->head;
    Block block;
    block.together = true;
    block.title = (isLast ? TreeDocument::tr("Round %1, final table")
                          : TreeDocument::tr("Round %1, table %2"))
                      .arg(plain(round.number));
    if (!isLast) {
        block.title = block.title.arg(plain(match.table->number));
    }
    block.lines << shortMatchText(match.state);
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        block.rows.push_back(
            rowOf(columns, {round.number, table.seats[seat], &match, seat, isLast}));
    }
    if (const QString lot = lotText(people, table); !lot.isEmpty()) {
        block.notes << lot;
    }
    return block;
}

void addByes(std::vector<Block>& blocks, const core::Round& round, const Columns<TreeLine>& columns)
{
    if (round.head.byes.empty()) {
        return;
    }
    Block block;
    block.together = true;
    block.title = TreeDocument::tr("Round %1, byes").arg(plain(round.number));
    for (const auto number : round.head.byes) {
        block.rows.push_back(rowOf(columns, {round.number, number}));
    }
    blocks.push_back(std::move(block));
}

QString winnerText(const core::Tournament& tournament, const People& people,
                   std::optional<core::RoundNumber> after)
{
    const auto winner = core::knockOutOf(tournament, after).winner;
    return winner ? TreeDocument::tr("Winner: %1").arg(people.numbered(*winner))
                  : TreeDocument::tr("There is no winner yet.");
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
    const auto matches = core::matchesOf(tournament, choice.round);
    for (const auto& match : matches) {
        const auto& round = *findRound(tournament, match.round);
        document.blocks.push_back(blockFor(round, match, columns, people));
        if (match.table == &round.tables.back()) {
            addByes(document.blocks, round, columns);
        }
    }
    if (document.hasRows()) {
        document.lead = {winnerText(tournament, people, choice.round)};
    }
    return {frameOf(source), document};
}

} // namespace documents
