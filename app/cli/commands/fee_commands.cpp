#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/layout.h"
#include "app/cli/output/json_text.h"
#include "core/file/csv.h"
#include "core/limits.h"
#include "core/start_fee.h"
#include "core/texts/numbers.h"

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray feesText(const core::Tournament& tournament)
{
    std::vector<QStringList> rows;
    const auto row = [](const QString& number, const QString& name, const QString& feeClass,
                        std::initializer_list<std::int64_t> amounts) {
        QStringList cells = {number, name, feeClass};
        for (const auto cents : amounts) {
            cells << texts::centsText(cents);
        }
        return cells;
    };
    for (const auto& person : tournament.participants) {
        const auto* const own = findFeeClass(tournament.settings, person.feeClass);
        const auto account = feeAccountOf(tournament.settings, person);
        rows.push_back(row(QString::number(plain(person.number)), person.name,
                           own != nullptr ? own->name : u"–"_s,
                           {account.due.value_or(0), account.paid, account.open}));
    }
    const auto totals = feeTotals(tournament);
    rows.push_back(row({}, Console::tr("Sum"), {}, {totals.due, totals.paid(), totals.open}));
    return textOf(tableLines({{Console::tr("No."), Alignment::Right},
                              {Console::tr("Name")},
                              {Console::tr("Class")},
                              {Console::tr("Due (€)"), Alignment::Right},
                              {Console::tr("Paid (€)"), Alignment::Right},
                              {Console::tr("Open (€)"), Alignment::Right}},
                             rows));
}

Json paymentJson(const core::FeePayment& payment)
{
    return {{"cents", payment.cents},
            {"time", payment.time ? Json(utf8(payment.time->toString(Qt::ISODate))) : Json()},
            {"note", utf8(payment.note)},
            {"by", utf8(payment.by)}};
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
                    {"payments", listJson(person.payments, paymentJson)}};
    };
    const auto totals = feeTotals(tournament);
    return jsonText({{"fees", listJson(tournament.participants, personJson)},
                     {"dueCents", totals.due},
                     {"receivedCents", totals.received},
                     {"refundedCents", totals.refunded},
                     {"paidCents", totals.paid()},
                     {"openCents", totals.open}});
}

QByteArray feesCsv(const core::Tournament& tournament)
{
    std::vector<QStringList> rows = {{u"number"_s, u"name"_s, u"club"_s, u"feeClass"_s,
                                      u"dueCents"_s, u"paidCents"_s, u"openCents"_s}};
    for (const auto& person : tournament.participants) {
        const auto account = feeAccountOf(tournament.settings, person);
        rows.push_back({QString::number(plain(person.number)), person.name, person.club,
                        person.feeClass, QString::number(account.due.value_or(0)),
                        QString::number(account.paid), QString::number(account.open)});
    }
    return core::writeCsv(rows);
}

ExitCode fees(Call& call, const core::Tournament& tournament)
{
    const QString format = call.arguments().text("format");
    return call.deliver(format == u"json"  ? feesJson(tournament)
                        : format == u"csv" ? feesCsv(tournament)
                                           : feesText(tournament));
}

ExitCode pay(Call& call)
{
    core::FeePayment payment;
    payment.cents = call.arguments().number("cents");
    payment.note = call.arguments().text("note");
    payment.by = call.arguments().text("by");
    return call.finish(
        call.service().takePayment(call.tournamentId(), call.participant(), payment));
}

} // namespace

std::vector<Command> feeCommands()
{
    return {
        {
            .name = u"fees"_s,
            .summary = Console::tr("Print the start fees: due, paid and open"),
            .details = Console::tr("Whoever is in a class owes its amount, everybody else the "
                                   "start fee of the tournament; who is not here owes nothing "
                                   "yet. JSON has each payment."),
            .options = {tournamentOption(), formatOption({u"text"_s, u"json"_s, u"csv"_s}),
                        outputOption()},
            .examples = {u"fees --tournament 3"_s, u"fees --tournament 3 --format csv"_s},
            .run = onTournament(fees),
        },
        {
            .name = u"pay"_s,
            .summary = Console::tr("Take a payment for the start fee, or give money back"),
            .details = Console::tr("A part of the fee is taken as well. Nobody gets back more than "
                                   "was paid."),
            .options = {tournamentOption(), participantOption(),
                        numberOption("cents", "CENTS",
                                     Console::tr("the amount, in cents; negative: a refund"))
                            .needed()
                            .between(-core::largestPaidCents, core::largestPaidCents),
                        textOption("note", "TEXT", Console::tr("a remark")),
                        textOption("by", "NAME",
                                   Console::tr("who took it; this desk if it is left out"))},
            .examples = {u"pay --tournament 3 --participant 7 --cents 500"_s,
                         u"pay --tournament 3 --participant 7 --cents -500 --note ill"_s},
            .run = pay,
        },
    };
}

} // namespace cli
