#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/lists.h"
#include "core/cards/chip_balances.h"
#include "core/cards/knock_out.h"
#include "core/cards/knock_out_tree.h"
#include "core/cards/match_keys.h"
#include "core/model/enum_keys.h"
#include "reports/documents/catalogue.h"
#include "reports/documents/discipline.h"
#include "reports/documents/people.h"

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
    const auto done = call.run(core::recordLot, call.table(), *drawn);
    return call.finish(done, [&](const auto&) {
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
    return call.finish(call.run(call.arguments().has("back") ? core::rejoinMatch : core::leaveMatch,
                                call.round(), call.participant()));
}

/// By start number, or those who won most first.
typeset::TableDocument chipsList(const core::Tournament& tournament, bool isByChips)
{
    using core::ChipBalance;
    auto balances = core::chipBalances(tournament);
    if (isByChips) {
        std::stable_sort(balances.begin(), balances.end(), [](const auto& left, const auto& right) {
            return left.chips > right.chips;
        });
    }
    const documents::People people(tournament);
    documents::Columns<ChipBalance> columns;
    columns.addPerson(people, &ChipBalance::number);
    columns.add(documents::csvColumn(u"club"_s),
                [&people](const ChipBalance& balance) { return people.at(balance.number).club; });
    columns.add(documents::column(u"chips"_s, Console::tr("Chips"), typeset::ColumnKind::Points),
                [](const ChipBalance& balance) {
                    return QString::fromStdString(fractionText(balance.chips));
                });
    return columns.list(balances);
}

/// By start number.
QByteArray chipsJson(const core::Tournament& tournament)
{
    const auto lineJson = [](const auto& balance) {
        return Json{{"number", plain(balance.number)}, {"chips", fractionText(balance.chips)}};
    };
    return jsonText({{"chips", listJson(core::chipBalances(tournament), lineJson)}});
}

ExitCode chips(Call& call, const core::Tournament& tournament)
{
    using documents::StandingsTrait;
    const auto& discipline = documents::disciplineOf(tournament.settings);
    if (!discipline.playsForChips(tournament.settings)) {
        const bool isCards = discipline.has(StandingsTrait::Matches, tournament.settings);
        return call.refuse(isCards ? core::MatchFault::NoChips : core::MatchFault::NotCards);
    }
    return deliverList(call, {{{}, chipsList(tournament, !wantsCsv(call))}},
                       [&] { return chipsJson(tournament); });
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

Json overtakenJson(const core::OvertakenRound& round)
{
    return {{"round", plain(round.round)},
            {"out", numbersJson(round.out)},
            {"missing", numbersJson(round.missing)},
            {"undecided", numbersJson(round.undecided)}};
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
    Json json{{"rounds", listJson(tree.rounds, roundJson)},
              {"winner", tree.winner ? Json(plain(*tree.winner)) : Json(nullptr)}};
    if (!tree.overtaken.empty()) {
        json["overtaken"] = listJson(tree.overtaken, overtakenJson);
    }
    return jsonText(json);
}

QByteArray treeText(const Call& call, const core::Tournament& tournament)
{
    const documents::Source source{tournament, {}, call.environment().clock().toLocalTime()};
    return textOf({documents::treeDocument(source, {documents::Kind::Tree})});
}

ExitCode tree(Call& call, const core::Tournament& tournament)
{
    if (!isKnockOut(tournament.settings)) {
        return call.refuse(core::MatchFault::NotAKnockOut);
    }
    call.warnOfOvertakenRounds(tournament);
    return call.deliver(call.wantsJson() ? treeJson(tournament) : treeText(call, tournament));
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
