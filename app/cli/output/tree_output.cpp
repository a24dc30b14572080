#include "app/cli/layout.h"
#include "app/texts/match_texts.h"
#include "core/cards/knock_out.h"
#include "core/file/words.h"
#include "core/start_numbers.h"
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

/// What becomes of a seat: "goes on", "left".
QString fateOf(const core::Table& table, const core::MatchState& match, core::StartNumber number)
{
    if (isAmong(table.head.withdrawn, number)) {
        return TreeTexts::tr("left the match");
    }
    if (!isAmong(match.winners, number)) {
        return {};
    }
    return match.isDecided() ? TreeTexts::tr("goes on") : TreeTexts::tr("equal");
}

QStringList tableLines(const core::Tournament& tournament, const core::TableMatch& match)
{
    TextTable table;
    table.addColumn(TreeTexts::tr("Table %1").arg(plain(match.table->number)), Alignment::Left);
    table.addColumn(TreeTexts::tr("Points"), Alignment::Right);
    table.addColumn(match.state.over
                        ? texts::text(match.state.status) + u", "_s + texts::text(*match.state.over)
                        : texts::text(match.state.status),
                    Alignment::Left);
    const auto& seats = match.table->head.seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        table.addRow({person(tournament, seats[seat]),
                      QString::number(match.state.score.seats[seat].score),
                      fateOf(*match.table, match.state, seats[seat])});
    }
    return table.lines();
}

QStringList roundLines(const core::Tournament& tournament, const core::Round& round,
                       const std::vector<core::TableMatch>& matches)
{
    QStringList lines = {TreeTexts::tr("Round %1").arg(plain(round.number))};
    for (const auto& match : matches) {
        if (match.round == round.number) {
            lines << QString() << tableLines(tournament, match);
        }
    }
    QStringList byes;
    for (const auto number : round.head.byes) {
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

Json tableJson(const core::Tournament& tournament, const core::TableMatch& match)
{
    Json seats = Json::array();
    const auto& numbers = match.table->head.seats;
    for (std::size_t seat = 0; seat < numbers.size(); ++seat) {
        const auto number = numbers[seat];
        seats.push_back(
            {{"number", plain(number)},
             {"name", utf8(findParticipant(tournament, number)->name)},
             {"total", match.state.score.seats[seat].score},
             {"goesOn", match.state.isDecided() && isAmong(match.state.winners, number)},
             {"withdrawn", isAmong(match.table->head.withdrawn, number)}});
    }
    return {{"table", plain(match.table->number)},
            {"status", utf8(core::wordOf(match.state.status))},
            {"winners", numbersJson(match.state.winners)},
            {"lot", numbersJson(match.table->head.lot)},
            {"seats", seats}};
}

} // namespace

QByteArray treeText(const core::Tournament& tournament)
{
    const auto matches = core::matchesOf(tournament);
    QStringList lines;
    for (const auto& round : tournament.rounds) {
        if (counts(round.head.state)) {
            lines << roundLines(tournament, round, matches);
        }
    }
    const auto winner = core::knockOutOf(tournament).winner;
    lines << (winner ? TreeTexts::tr("Winner: %1").arg(person(tournament, *winner))
                     : TreeTexts::tr("There is no winner yet."));
    return lines.join(u'\n').toUtf8() + '\n';
}

QByteArray treeJson(const core::Tournament& tournament)
{
    const auto matches = core::matchesOf(tournament);
    Json rounds = Json::array();
    for (const auto& round : tournament.rounds) {
        if (!counts(round.head.state)) {
            continue;
        }
        Json tables = Json::array();
        for (const auto& match : matches) {
            if (match.round == round.number) {
                tables.push_back(tableJson(tournament, match));
            }
        }
        rounds.push_back({{"round", plain(round.number)},
                          {"tables", tables},
                          {"byes", numbersJson(round.head.byes)}});
    }
    const auto winner = core::knockOutOf(tournament).winner;
    return jsonText(
        {{"rounds", rounds}, {"winner", winner ? Json(plain(*winner)) : Json(nullptr)}});
}

} // namespace cli
