#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/layout.h"
#include "app/cli/output/json_text.h"
#include "core/cards/chip_balances.h"
#include "core/cards/knock_out.h"
#include "core/cards/knock_out_tree.h"
#include "core/cards/match_keys.h"
#include "core/file/csv.h"
#include "core/file/enum_keys.h"
#include "core/people_names.h"
#include "core/texts/rule_texts.h"
#include "reports/documents/discipline.h"
#include "reports/documents/words.h"

#include <QRandomGenerator>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

ExitCode lot(Call& call, const core::Tournament& tournament)
{
    const auto drawn =
        call.arguments().has("drawn")
            ? call.arguments().startNumbers("drawn").value_or(std::vector<core::StartNumber>())
            : core::drawLot(tournament, call.table(), QRandomGenerator::system()->generate64());
    if (!drawn) {
        return call.refuse(drawn.refused());
    }
    const auto done = call.service().recordLot(call.tournamentId(), call.table(), *drawn);
    return call.finish(done, [&](core::Done) {
        QStringList numbers;
        for (const auto number : *drawn) {
            numbers << QString::number(plain(number));
        }
        return numbers.join(u',');
    });
}

/// A malformed list is refused before the tournament is opened.
ExitCode checkedLot(Call& call)
{
    const Arguments& arguments = call.arguments();
    return arguments.has("drawn") && !arguments.startNumbers("drawn")
               ? call.misused("--drawn", Console::tr("Give start numbers, separated by commas."))
               : onTournament(lot)(call);
}

ExitCode withdraw(Call& call)
{
    auto& service = call.service();
    return call.finish(
        call.arguments().has("back")
            ? service.rejoinMatch(call.tournamentId(), call.round(), call.participant())
            : service.leaveMatch(call.tournamentId(), call.round(), call.participant()));
}

QByteArray chipsText(const core::Tournament& tournament)
{
    auto balances = core::chipBalances(tournament);
    std::stable_sort(balances.begin(), balances.end(),
                     [](const auto& left, const auto& right) { return left.chips > right.chips; });
    std::vector<QStringList> rows;
    rows.reserve(balances.size());
    for (const auto& [number, chips] : balances) {
        rows.push_back({QString::number(plain(number)), findParticipant(tournament, number)->name,
                        QString::fromStdString(fractionText(chips))});
    }
    return textOf(peopleLines(Console::tr("Chips"), rows));
}

/// By start number.
QByteArray chipsJson(const core::Tournament& tournament)
{
    const auto lineJson = [](const auto& balance) {
        return Json{{"number", plain(balance.number)}, {"chips", fractionText(balance.chips)}};
    };
    return jsonText({{"chips", listJson(core::chipBalances(tournament), lineJson)}});
}

QByteArray chipsCsv(const core::Tournament& tournament)
{
    std::vector<QStringList> rows = {{u"number"_s, u"name"_s, u"club"_s, u"chips"_s}};
    for (const auto& [number, chips] : core::chipBalances(tournament)) {
        const auto& participant = *findParticipant(tournament, number);
        rows.push_back({QString::number(plain(number)), participant.name, participant.club,
                        QString::fromStdString(fractionText(chips))});
    }
    return core::writeCsv(rows);
}

ExitCode chips(Call& call, const core::Tournament& tournament)
{
    using documents::StandingsTrait;
    const auto& discipline = documents::disciplineOf(tournament.settings);
    if (!discipline.playsForChips(tournament.settings)) {
        const bool isCards = discipline.has(StandingsTrait::Matches, tournament.settings);
        return call.refuse(isCards ? core::MatchFault::NoChips : core::MatchFault::NotCards);
    }
    const QString format = call.arguments().text("format");
    return call.deliver(format == u"json"  ? chipsJson(tournament)
                        : format == u"csv" ? chipsCsv(tournament)
                                           : chipsText(tournament));
}

QStringList linesOf(const core::Tournament& tournament, const core::TreeTable& table)
{
    const QString status = texts::text(table.match.status);
    std::vector<QStringList> rows;
    rows.reserve(table.seats.size());
    for (const auto& seat : table.seats) {
        rows.push_back({core::numberedName(tournament, seat.number), QString::number(seat.total),
                        documents::fateCell(seat.fate).text});
    }
    return tableLines(
        {{Console::tr("Table %1").arg(plain(table.number))},
         {Console::tr("Points"), Alignment::Right},
         {table.match.over ? status + u", "_s + texts::text(*table.match.over) : status}},
        rows);
}

QByteArray treeText(const core::Tournament& tournament)
{
    const auto tree = core::knockOutTree(tournament);
    QStringList lines;
    for (const auto& round : tree.rounds) {
        lines << Console::tr("Round %1").arg(plain(round.number));
        for (const auto& table : round.tables) {
            lines << QString() << linesOf(tournament, table);
        }
        QStringList byes;
        for (const auto number : round.byes) {
            byes << core::numberedName(tournament, number);
        }
        if (!byes.isEmpty()) {
            lines << QString() << Console::tr("Bye: %1").arg(byes.join(u"; "_s));
        }
        lines << QString();
    }
    return textOf(lines << documents::winnerText(documents::People(tournament), tree.winner));
}

Json treeTableJson(const core::Tournament& tournament, const core::TreeTable& table)
{
    const auto seatJson = [&tournament](const auto& seat) {
        return Json{{"number", plain(seat.number)},
                    {"name", utf8(findParticipant(tournament, seat.number)->name)},
                    {"total", seat.total},
                    {"goesOn", seat.isThrough()},
                    {"withdrawn", seat.fate == core::Fate::Left}};
    };
    return {{"table", plain(table.number)},
            {"status", utf8(core::keyOf(table.match.status))},
            {"winners", numbersJson(table.match.winners)},
            {"lot", numbersJson(table.lot)},
            {"seats", listJson(table.seats, seatJson)}};
}

QByteArray treeJson(const core::Tournament& tournament)
{
    const auto tree = core::knockOutTree(tournament);
    const auto tableJson = [&tournament](const auto& table) {
        return treeTableJson(tournament, table);
    };
    const auto roundJson = [&tableJson](const core::TreeRound& round) {
        return Json{{"round", plain(round.number)},
                    {"tables", listJson(round.tables, tableJson)},
                    {"byes", numbersJson(round.byes)}};
    };
    return jsonText({{"rounds", listJson(tree.rounds, roundJson)},
                     {"winner", tree.winner ? Json(plain(*tree.winner)) : Json(nullptr)}});
}

ExitCode tree(Call& call, const core::Tournament& tournament)
{
    if (!isKnockOut(tournament.settings)) {
        return call.refuse(core::MatchFault::NotAKnockOut);
    }
    return call.deliver(call.wantsJson() ? treeJson(tournament) : treeText(tournament));
}

} // namespace

std::vector<Command> cardCommands()
{
    return {
        {
            .name = u"lot"_s,
            .summary = Console::tr("Rommé 500: draw the lot among those equal at a table"),
            .details = Console::tr(
                "In a knock-out, where the totals, the points melded and the last hands are equal "
                "and not all can go on. Prints who is drawn, in that order, and records it."),
            .options = {tournamentOption(), roundOption().needed(), tableOption().needed(),
                        textOption("drawn", "LIST",
                                   Console::tr("who was drawn at the table, the first drawn first; "
                                               "without it the lot is drawn here"))
                            .at({"/lot", "/lot/*"})},
            .examples = {u"lot --tournament 5 --round 2 --table 1"_s,
                         u"lot --tournament 5 --round 2 --table 1 --drawn 4"_s},
            .run = checkedLot,
        },
        {
            .name = u"withdraw"_s,
            .summary = Console::tr("Rommé 500: note that somebody left the match"),
            .details =
                Console::tr("Who left a match neither wins it nor goes on. If no more are left "
                            "than can win, they have won. Results that are entered stay."),
            .options = {tournamentOption(), roundOption().needed(), participantOption(),
                        flag("back", Console::tr("take it back: they play on"))},
            .examples = {u"withdraw --tournament 5 --round 1 --participant 7"_s,
                         u"withdraw --tournament 5 --round 1 --participant 7 --back"_s},
            .run = withdraw,
        },
        {
            .name = u"chips"_s,
            .summary = Console::tr("Rommé 500: print what everybody won or paid in chips"),
            .details =
                Console::tr("After each deal its winner receives chips from the others, for each "
                            "point as many as pcr says. The sum over everybody is zero."),
            .options = {tournamentOption(), formatOption({u"text"_s, u"json"_s, u"csv"_s}),
                        outputOption()},
            .examples = {u"chips --tournament 5"_s, u"chips --tournament 5 --format csv"_s},
            .run = onTournament(chips),
        },
        {
            .name = u"tree"_s,
            .summary = Console::tr("Rommé 500: print who went on in each round of a knock-out"),
            .options = {tournamentOption(), formatOption({u"text"_s, u"json"_s}), outputOption()},
            .examples = {u"tree --tournament 5"_s, u"tree --tournament 5 --format json"_s},
            .run = onTournament(tree),
        },
    };
}

} // namespace cli
