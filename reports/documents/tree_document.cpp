#include "reports/documents/catalogue.h"

#include "core/cards/match_keys.h"
#include "core/model/enum_keys.h"
#include "core/texts/knock_out_texts.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"
#include "reports/documents/words.h"

namespace documents {

using namespace Qt::Literals::StringLiterals;
using typeset::Block;
using typeset::ColumnKind;

namespace {

/// A person at a table, or with a bye.
struct TreeLine
{
    core::RoundNumber round{1};
    core::StartNumber number{1};
    const core::TreeTable* table = nullptr; ///< nullptr: a bye.
    std::size_t seat = 0;

    [[nodiscard]] const core::TreeSeat& at() const { return table->seats[seat]; }
};

Columns<TreeLine> treeColumns(const People& people)
{
    /// Empty for byes.
    const auto atTable = [](auto tell) {
        return [tell](const TreeLine& line) {
            return line.table != nullptr ? std::optional(tell(line)) : std::nullopt;
        };
    };
    Columns<TreeLine> columns;
    columns.add(csvColumn(u"round"_s), [](const TreeLine& line) { return line.round; });
    columns.add(csvColumn(u"table"_s),
                atTable([](const TreeLine& line) { return line.table->number; }));
    columns.add(csvColumn(u"status"_s), atTable([](const TreeLine& line) -> QString {
                    return core::keyOf(line.table->match.status);
                }));
    columns.add(csvColumn(u"seat"_s),
                atTable([](const TreeLine& line) { return texts::seatLetter(line.seat); }));
    columns.add(numberColumn(), [](const TreeLine& line) { return line.number; });
    columns.add(nameColumn(), [&](const TreeLine& line) { return nameCell(people, line.number); });
    columns.add(essential(column(u"points"_s, Texts::tr("Points"), ColumnKind::Number)),
                atTable([](const TreeLine& line) {
                    return scoring::MatchPoints::fromPoints(line.at().total);
                }));
    columns.add(essential(column(u"fate"_s, QString(), ColumnKind::Text)),
                [](const TreeLine& line) {
                    return line.table != nullptr ? fateCell(line.at().fate)
                                                 : typeset::Cell{Texts::tr("bye"), u"bye"_s};
                });
    return columns;
}

Block treeBlock(const QString& title, const std::vector<TreeLine>& lines,
                const Columns<TreeLine>& columns)
{
    Block block;
    block.together = true;
    block.title = title;
    for (const auto& line : lines) {
        block.rows.push_back(columns.row(line));
        block.rows.back().strong = line.table == nullptr || line.at().isThrough();
    }
    return block;
}

Block matchBlock(const core::KnockOutTree& tree, core::RoundNumber round,
                 const core::TreeTable& table, const Columns<TreeLine>& columns,
                 const People& people)
{
    std::vector<TreeLine> lines;
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        lines.push_back({round, table.seats[seat].number, &table, seat});
    }
    Block block = treeBlock(treeTableTitle(round, table), lines, columns);
    if (const QString match = shortMatchText(table.match); !match.isEmpty()) {
        block.lines << asLine(match);
    }
    block.notes << overtakenNotes(people, tree, round, table) << tieText(table.tie)
                << lotText(people, table.lot);
    block.notes.removeAll(QString());
    return block;
}

} // namespace

typeset::Document treeDocument(const Source& source, const Choice& choice)
{
    const People people(source.tournament);
    const auto columns = treeColumns(people);
    auto document = tableDocument(titleOf(Kind::Tree));
    document.use = typeset::Use::OnTheWall;
    document.newspaperColumns = 2;
    document.columns = columns.all();
    const auto tree = core::knockOutTree(source.tournament, choice.round);
    for (const auto& round : tree.rounds) {
        for (const auto& table : round.tables) {
            document.blocks.push_back(matchBlock(tree, round.number, table, columns, people));
        }
        if (!round.byes.empty()) {
            std::vector<TreeLine> lines;
            for (const auto number : round.byes) {
                lines.push_back({round.number, number});
            }
            document.blocks.push_back(
                treeBlock(Texts::tr("Round %1, byes").arg(plain(round.number)), lines, columns));
        }
    }
    if (document.hasRows()) {
        document.lead = {winnerText(people, tree.winner)};
        for (const auto& round : tree.overtaken) {
            document.lead << texts::overtakenText(source.tournament, round);
        }
        showMissing(document, withoutOpenTables(missingUpTo(source, choice.round)),
                    source.checkedTables);
    }
    return {frameOf(source), document};
}

} // namespace documents
