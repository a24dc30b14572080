#include "app/cli/layout.h"
#include "app/documents/card_words.h"
#include "app/texts/match_texts.h"
#include "core/cards/knock_out_tree.h"
#include "core/file/words.h"
#include "json_text.h"
#include "match_output.h"

#include <QCoreApplication>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class TreeTexts
{
    Q_DECLARE_TR_FUNCTIONS(TreeTexts)
};

QString person(const core::Tournament& tournament, core::StartNumber number)
{
    return u"%1 %2"_s.arg(plain(number)).arg(findParticipant(tournament, number)->name);
}

QStringList tableLines(const core::Tournament& tournament, const core::TreeTable& table)
{
    TextTable text;
    const QString status = texts::text(table.match.status);
    text.addColumn(TreeTexts::tr("Table %1").arg(plain(table.number)), Alignment::Left);
    text.addColumn(TreeTexts::tr("Points"), Alignment::Right);
    text.addColumn(table.match.over ? status + u", "_s + texts::text(*table.match.over) : status,
                   Alignment::Left);
    for (const auto& seat : table.seats) {
        text.addRow({person(tournament, seat.number), QString::number(seat.total),
                     documents::fateCell(seat.fate).text});
    }
    return text.lines();
}

QStringList roundLines(const core::Tournament& tournament, const core::TreeRound& round)
{
    QStringList lines = {TreeTexts::tr("Round %1").arg(plain(round.number))};
    for (const auto& table : round.tables) {
        lines << QString() << tableLines(tournament, table);
    }
    QStringList byes;
    for (const auto number : round.byes) {
        byes << person(tournament, number);
    }
    if (!byes.isEmpty()) {
        lines << QString() << TreeTexts::tr("Bye: %1").arg(byes.join(u"; "_s));
    }
    return lines << QString();
}

Json numbersJson(const std::vector<core::StartNumber>& numbers)
{
    Json list = Json::array();
    for (const auto number : numbers) {
        list.push_back(plain(number));
    }
    return list;
}

Json tableJson(const core::Tournament& tournament, const core::TreeTable& table)
{
    Json seats = Json::array();
    for (const auto& seat : table.seats) {
        seats.push_back({{"number", plain(seat.number)},
                         {"name", utf8(findParticipant(tournament, seat.number)->name)},
                         {"total", seat.total},
                         {"goesOn", seat.isThrough()},
                         {"withdrawn", seat.fate == core::Fate::Left}});
    }
    return {{"table", plain(table.number)},
            {"status", utf8(core::wordOf(table.match.status))},
            {"winners", numbersJson(table.match.winners)},
            {"lot", numbersJson(table.lot)},
            {"seats", seats}};
}

} // namespace

QByteArray treeText(const core::Tournament& tournament)
{
    const auto tree = core::knockOutTree(tournament);
    QStringList lines;
    for (const auto& round : tree.rounds) {
        lines << roundLines(tournament, round);
    }
    lines << documents::winnerText(documents::People(tournament), tree.winner);
    return lines.join(u'\n').toUtf8() + '\n';
}

QByteArray treeJson(const core::Tournament& tournament)
{
    const auto tree = core::knockOutTree(tournament);
    Json rounds = Json::array();
    for (const auto& round : tree.rounds) {
        Json tables = Json::array();
        for (const auto& table : round.tables) {
            tables.push_back(tableJson(tournament, table));
        }
        rounds.push_back({{"round", plain(round.number)},
                          {"tables", tables},
                          {"byes", numbersJson(round.byes)}});
    }
    return jsonText(
        {{"rounds", rounds}, {"winner", tree.winner ? Json(plain(*tree.winner)) : Json(nullptr)}});
}

} // namespace cli
