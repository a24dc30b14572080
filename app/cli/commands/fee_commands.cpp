#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/lists.h"
#include "core/model/bookings.h"
#include "core/model/limits.h"
#include "core/money/start_fee.h"
#include "core/people/distinct_names.h"
#include "core/texts/cash_texts.h"

#include <algorithm>
#include <iterator>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

documents::Columns<core::Participant> feeColumns(const core::Tournament& tournament)
{
    using core::Participant;
    using documents::centsCell;
    using documents::column;
    using typeset::ColumnKind;
    const auto& settings = tournament.settings;
    documents::Columns<Participant> columns;
    columns.add(documents::numberColumn(), &Participant::number);
    columns.add(documents::nameColumn(),
                [names = core::DistinctNames(tournament)](const Participant& person) {
                    return typeset::Cell{names.besideNumber(person.number), person.name};
                });
    columns.add(documents::csvColumn(u"club"_s), &Participant::club);
    columns.add(column(u"feeClass"_s, Console::tr("Class"), ColumnKind::Text),
                [&settings](const Participant& person) {
                    const auto* const own = findFeeClass(settings, person.feeClass);
                    return typeset::Cell{own != nullptr ? own->name : u"–"_s,
                                         person.feeClass.isEmpty() ? u" "_s : person.feeClass};
                });
    columns.add(column(u"dueCents"_s, Console::tr("Due (€)"), ColumnKind::Number),
                [&settings](const Participant& person) {
                    return centsCell(feeAccountOf(settings, person).due.value_or(0));
                });
    columns.add(column(u"paidCents"_s, Console::tr("Paid (€)"), ColumnKind::Number),
                [&settings](const Participant& person) {
                    return centsCell(feeAccountOf(settings, person).paid);
                });
    columns.add(column(u"openCents"_s, Console::tr("Open (€)"), ColumnKind::Number),
                [&settings](const Participant& person) {
                    return centsCell(feeAccountOf(settings, person).open);
                });
    columns.add(column(u"owedBackCents"_s, Console::tr("Owed back (€)"), ColumnKind::Number),
                [&settings](const Participant& person) {
                    return centsCell(feeAccountOf(settings, person).owedBack);
                });
    return columns;
}

typeset::Row feeSums(const core::Tournament& tournament)
{
    using documents::centsCell;
    const auto totals = feeTotals(tournament);
    typeset::Row row;
    row.cells = {typeset::Cell(),        documents::textCell(Console::tr("Sum")),
                 typeset::Cell(),        typeset::Cell(),
                 centsCell(totals.due),  centsCell(totals.paid()),
                 centsCell(totals.open), centsCell(totals.owedBack)};
    return row;
}

/// Somebody who paid and was removed.
typeset::Row formerRow(const core::FormerPayer& former)
{
    using documents::centsCell;
    typeset::Row row;
    row.cells = {typeset::Cell{QString::number(plain(former.payer.number)), {}},
                 documents::textCell(former.payer.name),
                 typeset::Cell(),
                 typeset::Cell{Console::tr("removed"), u" "_s},
                 centsCell(0),
                 centsCell(former.owedBack),
                 centsCell(0),
                 centsCell(former.owedBack)};
    return row;
}

Json paymentJson(const core::FeePayment& payment)
{
    return {{"cents", payment.cents},
            {"time", payment.time ? Json(utf8(payment.time->toString(Qt::ISODate))) : Json()},
            {"note", utf8(payment.note)},
            {"by", utf8(payment.by)},
            {"way", utf8(wayWord(payment.way))},
            {"box", utf8(payment.box)}};
}

QByteArray feesJson(const core::Tournament& tournament)
{
    const auto personJson = [&tournament](const core::Participant& person) {
        const auto account = feeAccountOf(tournament.settings, person);
        return Json{{"number", plain(person.number)},
                    {"name", utf8(person.name)},
                    {"feeClass", person.feeClass.isEmpty() ? Json() : Json(utf8(person.feeClass))},
                    {"dueCents", account.due.value_or(0)},
                    {"paidCents", account.paid},
                    {"openCents", account.open},
                    {"owedBackCents", account.owedBack},
                    {"payments", listJson(person.payments, paymentJson)}};
    };
    const auto formerJson = [&tournament](const core::FormerPayer& former) {
        std::vector<core::FeePayment> payments;
        std::copy_if(tournament.formerPayments.begin(), tournament.formerPayments.end(),
                     std::back_inserter(payments), [&former](const core::FeePayment& payment) {
                         return payment.payer.participant == former.payer.participant;
                     });
        return Json{{"number", plain(former.payer.number)},
                    {"name", utf8(former.payer.name)},
                    {"owedBackCents", former.owedBack},
                    {"payments", listJson(payments, paymentJson)}};
    };
    const auto totals = feeTotals(tournament);
    return jsonText({{"fees", listJson(tournament.participants, personJson)},
                     {"former", listJson(formerPayers(tournament), formerJson)},
                     {"dueCents", totals.due},
                     {"receivedCents", totals.received},
                     {"refundedCents", totals.refunded},
                     {"paidCents", totals.paid()},
                     {"openCents", totals.open},
                     {"owedBackCents", totals.owedBack}});
}

ExitCode fees(Call& call, const core::Tournament& tournament)
{
    auto list = feeColumns(tournament).list(tournament.participants);
    for (const auto& former : formerPayers(tournament)) {
        list.blocks.front().rows.push_back(formerRow(former));
    }
    if (!wantsCsv(call)) {
        list.blocks.front().rows.push_back(feeSums(tournament));
    }
    return deliverList(call, {{{}, list}}, [&] { return feesJson(tournament); });
}

ExitCode pay(Call& call, const core::Tournament& tournament)
{
    if (!call.arguments().has("former") &&
        call.misusedAny({"name"}, Console::tr("This needs --former."))) {
        return ExitCode::Usage;
    }
    core::FeePayment payment;
    payment.cents = call.arguments().number("cents");
    const auto* const person = findParticipant(tournament, call.participant());
    if (person != nullptr && !call.arguments().has("former") &&
        !mayTake(call, tournament.settings, *person, payment.cents, "cents")) {
        return ExitCode::Refused;
    }
    payment.note = call.arguments().text("note");
    payment.by = call.arguments().text("by");
    payment.way = wayOf(call.arguments());
    payment.box = call.arguments().text("box");
    return call.finish(call.arguments().has("former")
                           ? call.run(core::refundFormer,
                                      {{}, call.participant(), call.arguments().text("name")},
                                      payment)
                           : call.run(core::takePayment, call.participant(), payment));
}

} // namespace

bool mayTake(Call& call, const core::Settings& settings, const core::Participant& person,
             std::int64_t cents, QAnyStringView option)
{
    const auto doubt = paymentDoubt(settings, person, cents);
    if (!doubt) {
        return true;
    }
    call.console().warning(u"--"_s + option.toString(), texts::text(*doubt));
    if (call.arguments().has("confirm-warnings")) {
        return true;
    }
    call.refuse(core::Refused()); // Says how to confirm.
    return false;
}

std::vector<Command> feeCommands()
{
    return {
        {
            .name = u"fees"_s,
            .summary = Console::tr("Print the start fees: due, paid and open"),
            .details = Console::tr("Whoever is in a class owes its amount, everybody else the "
                                   "start fee of the tournament; who is not here owes nothing "
                                   "yet. What was paid beyond the fee is owed back. JSON has each "
                                   "payment."),
            .options = {tournamentOption(), formatOption({u"text"_s, u"json"_s, u"csv"_s}),
                        outputOption()},
            .examples = {u"fees --tournament 3"_s, u"fees --tournament 3 --format csv"_s},
            .run = onTournament(fees),
        },
        {
            .name = u"pay"_s,
            .summary = Console::tr("Take a payment for the start fee, or give money back"),
            .details =
                Console::tr("A part of the fee is taken as well; more than the fee only with "
                            "--confirm-warnings. Nobody gets back more than was paid."),
            .options = {tournamentOption(), participantOption(),
                        numberOption("cents", "CENTS",
                                     Console::tr("the amount, in cents; negative: a refund"))
                            .needed()
                            .between(-core::largestPaidCents, core::largestPaidCents),
                        flag("former", Console::tr("pays back somebody who was removed under "
                                                   "that number")),
                        textOption("name", "TEXT",
                                   Console::tr("with --former: the name, if several were removed "
                                               "under that number")),
                        wayOption(), boxOption(),
                        textOption("note", "TEXT", Console::tr("a remark")),
                        textOption("by", "NAME",
                                   Console::tr("who took it; this desk if it is left out")),
                        confirmWarningsOption()},
            .examples = {u"pay --tournament 3 --participant 7 --cents 500"_s,
                         u"pay --tournament 3 --participant 7 --cents -500 --note ill"_s},
            .run = onTournament(pay),
        },
    };
}

} // namespace cli
