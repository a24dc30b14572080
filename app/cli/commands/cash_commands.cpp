#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/lists.h"
#include "core/club/cash_report.h"
#include "core/club/club_keys.h"
#include "core/model/limits.h"
#include "core/money/ways.h"
#include "core/texts/cash_texts.h"
#include "core/texts/numbers.h"

#include <map>
#include <utility>

namespace cli {

using namespace Qt::Literals::StringLiterals;
using core::CashKind;

namespace {

/// What start fees are called among the kinds of movements.
constexpr auto startFeeWord = "start-fee";
constexpr auto cashWord = "cash";

QString wordOf(std::optional<CashKind> kind)
{
    return kind ? core::keyOf(*kind) : QString::fromLatin1(startFeeWord);
}

QString uuidText(const core::CashMovementId& id)
{
    return id.value.toString(QUuid::WithoutBraces);
}

QString dayText(std::optional<QDate> day)
{
    return day ? day->toString(Qt::ISODate) : QString();
}

Json feesJson(const core::FeeTotals& fees)
{
    return {{"dueCents", fees.due},
            {"receivedCents", fees.received},
            {"refundedCents", fees.refunded},
            {"openCents", fees.open},
            {"owedBackCents", fees.owedBack}};
}

Json classJson(const core::FeeClassTotals& one)
{
    Json json = {{"feeClass", one.feeClass.isEmpty() ? Json() : Json(utf8(one.feeClass))},
                 {"name", one.name.isEmpty() ? Json() : Json(utf8(one.name))},
                 {"cents", one.cents},
                 {"people", one.people}};
    json.update(feesJson(one.totals));
    if (one.areGone) {
        json["removed"] = true;
    }
    return json;
}

Json movementJson(const core::CashMovement& movement)
{
    return {{"id", utf8(uuidText(movement.id))},
            {"kind", utf8(wordOf(movement.kind))},
            {"cents", movement.cents},
            {"text", utf8(movement.text)},
            {"time", utf8(movement.time.toString(Qt::ISODate))},
            {"by", utf8(movement.by)},
            {"way", utf8(wayWord(movement.way))},
            {"box", utf8(movement.box)}};
}

Json wayJson(const core::WayTotals& totals)
{
    return {{"way", utf8(wayWord(totals.way))}, {"inCents", totals.in}, {"outCents", totals.out}};
}

Json boxJson(const core::BoxTotals& box)
{
    return {{"box", utf8(box.box)},
            {"floatCents", box.floats},
            {"feesCents", box.fees},
            {"otherCents", box.others},
            {"expectedCents", box.expected()},
            {"countedCents", numberOrNull(box.counted)},
            {"differenceCents", numberOrNull(box.difference())}};
}

/// The sum of each kind, income, spending, balance, and what the box must hold.
Json totalsJson(const core::CashTotals& totals)
{
    Json moved = Json::object();
    for (const auto& entry : core::enumKeys<CashKind>) {
        moved[entry.value] = totals.of(entry.key);
    }
    return {{"fees", feesJson(totals.fees)},    {"moved", moved},
            {"incomeCents", totals.income()},   {"spendingCents", totals.spending()},
            {"balanceCents", totals.balance()}, {"expectedCents", totals.expected()}};
}

QByteArray reportJson(const core::CashReport& report, const core::EveningCash& cash)
{
    auto json = totalsJson(report.totals);
    json["fees"]["classes"] = listJson(report.classes, classJson);
    json["prizesDueCents"] = report.prizesDue;
    json["licenceFeeDueCents"] = report.licenceFeeDue;
    json["countedCents"] = numberOrNull(report.counted);
    json["differenceCents"] = numberOrNull(report.difference());
    Json pieces;
    if (cash.count) {
        pieces = Json::object();
        for (const auto& [value, number] : cash.count->pieces) {
            pieces[std::to_string(value)] = number;
        }
    }
    json["pieces"] = pieces;
    json["ways"] = listJson(report.ways, wayJson);
    json["boxes"] = listJson(report.boxes, boxJson);
    json["movements"] = listJson(cash.movements, movementJson);
    return jsonText(json);
}

/// A movement, or all start fees together.
struct Moved
{
    const core::CashMovement* movement = nullptr; ///< nullptr: the start fees.
    std::int64_t in = 0;
    std::int64_t out = 0;
};

/// Cash by its kind: "Expense", "Start fees".
typeset::Cell kindCell(std::optional<CashKind> kind)
{
    return {kind ? texts::text(*kind) : Console::tr("Start fees"), wordOf(kind)};
}

documents::Columns<Moved> movedColumns()
{
    using documents::column;
    using documents::csvColumn;
    using typeset::ColumnKind;
    const auto told = [](const auto& tell) {
        return [tell](const Moved& moved) {
            return moved.movement != nullptr ? std::invoke(tell, *moved.movement) : QString();
        };
    };
    documents::Columns<Moved> columns;
    columns.add(column(u"id"_s, Console::tr("Movement"), ColumnKind::Text),
                told([](const core::CashMovement& one) { return uuidText(one.id); }));
    columns.add(csvColumn(u"time"_s),
                told([](const core::CashMovement& one) { return one.time.toString(Qt::ISODate); }));
    columns.add(column(u"kind"_s, Console::tr("Kind"), ColumnKind::Text), [](const Moved& moved) {
        return kindCell(moved.movement != nullptr ? std::optional(moved.movement->kind)
                                                  : std::nullopt);
    });
    columns.add(
        column(u"cents"_s, Console::tr("Euro"), ColumnKind::Number, typeset::ColumnUse::Page),
        [](const Moved& moved) { return documents::centsCell(moved.in - moved.out); });
    columns.add(column(u"text"_s, Console::tr("What for"), ColumnKind::Text),
                told(&core::CashMovement::text));
    columns.add(csvColumn(u"by"_s), told(&core::CashMovement::by));
    columns.add(csvColumn(u"inCents"_s), &Moved::in);
    columns.add(csvColumn(u"outCents"_s), &Moved::out);
    columns.add(csvColumn(u"way"_s),
                told([](const core::CashMovement& one) { return wayWord(one.way); }));
    columns.add(csvColumn(u"box"_s), told(&core::CashMovement::box));
    return columns;
}

/// With the start fees in files, which text has among the sums.
typeset::TableDocument movedList(const core::CashReport& report, const core::EveningCash& cash,
                                 bool hasStartFees)
{
    std::vector<Moved> lines;
    if (hasStartFees) {
        lines.push_back({nullptr, report.totals.fees.received, report.totals.fees.refunded});
    }
    for (const auto& movement : cash.movements) {
        const bool comes = signOf(movement.kind) > 0;
        lines.push_back({&movement, comes ? movement.cents : 0, comes ? 0 : movement.cents});
    }
    return movedColumns().list(lines);
}

/// One sum in words; a difference has its sign.
struct Sum
{
    QString word;
    QString euros;
};
using Sums = std::vector<Sum>;

Sum sumOf(const QString& word, std::int64_t cents)
{
    return {word, texts::centsText(cents)};
}

typeset::TableDocument sumList(const Sums& sums)
{
    documents::Columns<Sum> columns;
    columns.add(documents::column(u"sum"_s, Console::tr("Sum"), typeset::ColumnKind::Text),
                &Sum::word);
    columns.add(documents::column(u"euro"_s, Console::tr("Euro"), typeset::ColumnKind::Number),
                &Sum::euros);
    return columns.list(sums);
}

/// What came in and went out, and the balance.
void addMoved(Sums& sums, const core::CashTotals& totals)
{
    sums.push_back(sumOf(Console::tr("Start fees received"), totals.fees.received));
    sums.push_back(sumOf(Console::tr("Start fees given back"), totals.fees.refunded));
    for (const auto& entry : core::enumKeys<CashKind>) {
        sums.push_back(sumOf(texts::text(entry.key), totals.of(entry.key)));
    }
    sums.push_back(sumOf(Console::tr("Balance"), totals.balance()));
}

/// What is not in a box.
void addWays(Sums& sums, const std::vector<core::WayTotals>& ways)
{
    for (const auto& [way, in, out] : ways) {
        if (!way.isEmpty()) {
            sums.push_back(
                sumOf(Console::tr("Not in the box: %1").arg(texts::wayText(way)), in - out));
        }
    }
}

/// "Door 2: 50.00 float + 78.00 fees", and what was counted there.
void addBoxes(Sums& sums, const std::vector<core::BoxTotals>& boxes)
{
    for (const auto& box : boxes) {
        const auto name = texts::boxText(box.box);
        sums.push_back(sumOf(u"%1: %2"_s.arg(name, texts::contentsText(box)), box.expected()));
        if (box.counted) {
            sums.push_back(sumOf(Console::tr("%1: counted").arg(name), *box.counted));
            sums.push_back({Console::tr("%1: difference").arg(name),
                            texts::signedCentsText(*box.difference())});
        }
    }
}

QByteArray reportText(const core::CashReport& report, const core::EveningCash& cash)
{
    Sums sums = {sumOf(Console::tr("Start fees due"), report.totals.fees.due),
                 sumOf(Console::tr("Start fees open"), report.totals.fees.open),
                 sumOf(Console::tr("Start fees owed back"), report.totals.fees.owedBack),
                 sumOf(Console::tr("Prizes due"), report.prizesDue),
                 sumOf(Console::tr("Licence fee due"), report.licenceFeeDue)};
    addMoved(sums, report.totals);
    addWays(sums, report.ways);
    if (report.boxes.size() > 1) {
        addBoxes(sums, report.boxes);
    }
    sums.push_back(sumOf(Console::tr("Expected in the box"), report.totals.expected()));
    if (report.counted) {
        sums.push_back(sumOf(Console::tr("Counted"), *report.counted));
        sums.push_back({Console::tr("Difference"), texts::signedCentsText(*report.difference())});
    }
    std::vector<typeset::Document> tables = {{{}, sumList(sums)}};
    if (!cash.movements.empty()) {
        tables.push_back({{}, movedList(report, cash, false)});
    }
    return textOf(tables);
}

/// A line of the cash book, or the opening balance before the first.
struct BookRow
{
    core::CashBookLine line;
    bool isOpening = false;
};

std::vector<BookRow> bookRows(const core::CashBook& book, const core::DaySpan& span)
{
    std::vector<BookRow> rows;
    if (span.from) {
        auto& opening = rows.emplace_back();
        opening.line.day = span.from;
        opening.line.held = book.opening;
        opening.isOpening = true;
    }
    for (const auto& line : book.lines) {
        rows.push_back({line});
    }
    return rows;
}

Json bookLineJson(const core::CashBookLine& line)
{
    return {{"date", line.day ? Json(utf8(dayText(line.day))) : Json()},
            {"evening", utf8(line.evening)},
            {"kind", utf8(wordOf(line.kind))},
            {"text", utf8(line.text)},
            {"way", utf8(wayWord(line.way))},
            {"inCents", line.in},
            {"outCents", line.out},
            {"heldCents", line.held},
            {"box", utf8(line.box)},
            {"id", line.movement.value.isNull() ? Json() : Json(utf8(uuidText(line.movement)))}};
}

QByteArray bookJson(const core::CashBook& book)
{
    auto json = totalsJson(book.totals);
    json["openingCents"] = book.opening;
    json["expectedCents"] = book.closing();
    json["ways"] = listJson(book.ways, wayJson);
    json["lines"] = listJson(book.lines, bookLineJson);
    return jsonText(json);
}

QString itemOf(const BookRow& row)
{
    if (row.isOpening) {
        return Console::tr("Opening balance");
    }
    const auto kind = kindCell(row.line.kind).text;
    const auto item = row.line.text.isEmpty() ? kind : u"%1: %2"_s.arg(kind, row.line.text);
    return row.line.way.isEmpty() ? item : u"%1 (%2)"_s.arg(item, texts::wayText(row.line.way));
}

typeset::TableDocument bookList(const core::CashBook& book, const core::DaySpan& span)
{
    using documents::column;
    using documents::csvColumn;
    using typeset::ColumnKind;
    const auto cents = [](std::int64_t core::CashBookLine::*amount) {
        return [amount](const BookRow& row) { return documents::centsCell(row.line.*amount); };
    };
    documents::Columns<BookRow> columns;
    columns.add(column(u"date"_s, Console::tr("Date"), ColumnKind::Text),
                [](const BookRow& row) { return dayText(row.line.day); });
    columns.add(column(u"evening"_s, Console::tr("Evening"), ColumnKind::Text),
                [](const BookRow& row) { return row.line.evening; });
    columns.add(csvColumn(u"kind"_s), [](const BookRow& row) {
        return row.isOpening ? u"opening"_s : wordOf(row.line.kind);
    });
    columns.add(
        column(u"item"_s, Console::tr("What for"), ColumnKind::Text, typeset::ColumnUse::Page),
        itemOf);
    columns.add(csvColumn(u"text"_s), [](const BookRow& row) { return row.line.text; });
    columns.add(column(u"inCents"_s, Console::tr("In (€)"), ColumnKind::Number),
                cents(&core::CashBookLine::in));
    columns.add(column(u"outCents"_s, Console::tr("Out (€)"), ColumnKind::Number),
                cents(&core::CashBookLine::out));
    columns.add(column(u"heldCents"_s, Console::tr("Held (€)"), ColumnKind::Number),
                cents(&core::CashBookLine::held));
    columns.add(csvColumn(u"way"_s), [](const BookRow& row) { return wayWord(row.line.way); });
    columns.add(csvColumn(u"box"_s), [](const BookRow& row) { return row.line.box; });
    columns.add(column(u"id"_s, Console::tr("Movement"), ColumnKind::Text), [](const BookRow& row) {
        const auto& id = row.line.movement;
        return id.value.isNull() ? QString() : uuidText(id);
    });
    return columns.list(bookRows(book, span));
}

QByteArray bookText(const core::CashBook& book, const core::DaySpan& span)
{
    Sums sums;
    if (span.from) {
        sums.push_back(sumOf(Console::tr("Opening balance"), book.opening));
    }
    addMoved(sums, book.totals);
    addWays(sums, book.ways);
    sums.push_back(sumOf(Console::tr("Expected in the box"), book.closing()));
    return textOf({{{}, bookList(book, span)}, {{}, sumList(sums)}});
}

/// The tournament's name in the club's records; nothing where there is no such tournament.
std::optional<core::TournamentUuid> eveningOf(Call& call)
{
    const auto club = call.service().read().tournaments();
    const auto* const found = core::findSummary(club, call.tournamentId());
    return found != nullptr ? std::optional(found->uuid) : std::nullopt;
}

ExitCode noTournament(Call& call)
{
    return call.refuse(core::ClubFault::NoTournament, core::Pointer(u"/tournament"_s),
                       {idText(call.tournamentId())});
}

ExitCode reportOf(Call& call, const core::Tournament& tournament)
{
    const auto cash = call.club().cashOf(call.tournamentId());
    const auto report = core::cashReport(tournament, cash);
    return call.deliver(call.wantsJson() ? reportJson(report, cash)
                        : wantsCsv(call) ? csvOf(movedList(report, cash, true))
                                         : reportText(report, cash));
}

ExitCode bookOf(Call& call)
{
    const auto span = daysOf(call);
    if (!span) {
        return ExitCode::Usage;
    }
    const auto book = call.club().cashBook(*span);
    return call.deliver(call.wantsJson() ? bookJson(book)
                        : wantsCsv(call) ? csvOf(bookList(book, *span))
                                         : bookText(book, *span));
}

ExitCode cash(Call& call)
{
    if (!call.arguments().has("tournament")) {
        return bookOf(call);
    }
    if (call.misusedAny({"from", "until"}, Console::tr("Give either this or --tournament."))) {
        return ExitCode::Usage;
    }
    return onTournament(reportOf)(call);
}

ExitCode bookMovement(Call& call)
{
    core::CashMovement movement;
    if (call.arguments().has("tournament")) {
        const auto evening = eveningOf(call);
        if (!evening) {
            return noTournament(call);
        }
        movement.evening = *evening;
        if (const auto counted = call.club().countedInstead(call.tournamentId())) {
            call.warn(core::Pointer() / "evening"_L1, texts::countedInsteadText(*counted));
        }
    }
    movement.kind = *core::fromWord<CashKind>(call.arguments().text("kind"));
    movement.cents = call.arguments().number("cents");
    movement.text = call.arguments().text("text");
    movement.by = call.arguments().text("by");
    if (call.arguments().has("to") && movement.kind != CashKind::TransferOut) {
        return call.misused("--to", Console::tr("Cash goes into another box with --kind "
                                                "transfer-out."));
    }
    movement.way = wayOf(call.arguments());
    movement.box = call.arguments().text("box");
    const auto booked = call.arguments().has("to") ? call.club().run(core::handOverCash, movement,
                                                                     call.arguments().text("to"))
                                                   : call.club().run(core::bookCash, movement);
    return call.finish(booked, [](const auto& change) { return uuidText(core::bookedBy(change)); });
}

ExitCode cancelMovement(Call& call)
{
    const QUuid id(call.arguments().operands().constFirst());
    return call.finish(call.club().run(core::cancelCash, {id}, call.reason()));
}

/// "5000=2,100=7"; nothing if it is something else.
std::optional<std::map<std::int32_t, std::int32_t>> piecesIn(const QString& text)
{
    std::map<std::int32_t, std::int32_t> pieces;
    for (const auto& part : text.split(u',', Qt::SkipEmptyParts)) {
        bool isValue = false;
        bool isNumber = false;
        const int value = part.section(u'=', 0, 0).trimmed().toInt(&isValue);
        const int number = part.section(u'=', 1).trimmed().toInt(&isNumber);
        if (!isValue || !isNumber || !pieces.emplace(value, number).second) {
            return std::nullopt;
        }
    }
    return pieces;
}

ExitCode countCash(Call& call)
{
    const auto pieces = piecesIn(call.arguments().text("pieces"));
    if (!pieces) {
        return call.misused("--pieces", Console::tr("Give values in cents and how many of each, "
                                                    "such as 5000=2,100=7."));
    }
    const auto evening = eveningOf(call);
    if (!evening) {
        return noTournament(call);
    }
    const auto seen = call.club().cashOf(call.tournamentId()).count;
    core::CashCount count;
    count.pieces = *pieces;
    count.by = call.arguments().text("by");
    const auto box = call.arguments().text("box");
    return call.finish(call.club().run(core::countCash, {*evening, seen, count, box}),
                       [&count](const auto&) { return QString::number(centsOf(count)); });
}

Option anyTournament(const QString& help)
{
    auto option = tournamentOption();
    option.required = false;
    option.help = help;
    return option;
}

Option takerOption()
{
    return textOption("by", "NAME", Console::tr("who did it; this desk if it is left out"));
}

} // namespace

Option wayOption()
{
    return textOption("way", "TEXT",
                      Console::tr("cash (default), transfer, or a word of your own"));
}

QString wayWord(const QString& way)
{
    return core::isCash(way) ? QString::fromLatin1(cashWord) : way;
}

QString wayOf(const Arguments& arguments)
{
    return core::storedWay(arguments.text("way"));
}

Option boxOption()
{
    return textOption("box", "TEXT", Console::tr("the cash box, if there are several"));
}

std::optional<core::DaySpan> daysOf(Call& call)
{
    core::DaySpan span;
    for (const auto& [option, day] :
         {std::pair("from", &span.from), std::pair("until", &span.until)}) {
        if (!call.arguments().has(option)) {
            continue;
        }
        const auto date = QDate::fromString(call.arguments().text(option), Qt::ISODate);
        if (!date.isValid()) {
            call.misused(u"--"_s + QString::fromLatin1(option),
                         Console::tr("Give a date such as 2026-05-14."));
            return std::nullopt;
        }
        *day = date;
    }
    if (span.from && span.until && *span.until < *span.from) {
        call.misused(u"--until"_s, Console::tr("Give a day that is not before --from."));
        return std::nullopt;
    }
    return span;
}

std::vector<Command> cashCommands()
{
    return {
        {
            .name = u"cash"_s,
            .summary = Console::tr("Print the cash report of an evening, or the club's cash book"),
            .details = Console::tr(
                "Of an evening: start fees, what else came in and went out, what the box must hold "
                "and what was counted. Without --tournament: all movements of the club, an evening "
                "on its date, with start fees as one line each. With --from it begins with what "
                "the boxes held on that day."),
            .options = {anyTournament(Console::tr("the evening")),
                        textOption("from", "DATE", Console::tr("the first day of the cash book")),
                        textOption("until", "DATE", Console::tr("its last day")),
                        formatOption({u"text"_s, u"json"_s, u"csv"_s}), outputOption()},
            .examples = {u"cash --tournament 3"_s,
                         u"cash --from 2026-01-01 --until 2026-12-31 --format csv"_s},
            .run = cash,
        },
        {
            .name = u"cash book"_s,
            .summary = Console::tr("Book a movement of cash"),
            .details = Console::tr("The kind says whether money comes or goes. Receipts and "
                                   "expenses say what they are for. Start fees are taken with pay. "
                                   "Prints the id of the movement."),
            .options =
                {anyTournament(Console::tr("the evening; left out: of no evening")),
                 wordOption("kind", core::allWords<CashKind>(), Console::tr("what it is")).needed(),
                 numberOption("cents", "CENTS", Console::tr("the amount, in cents"))
                     .needed()
                     .between(-core::largestPaidCents, core::largestPaidCents),
                 textOption("text", "TEXT", Console::tr("what it is for")), takerOption(),
                 wayOption(), boxOption(),
                 textOption("to", "BOX",
                            Console::tr("with --kind transfer-out: puts it into that box"))},
            .examples = {u"cash book --tournament 3 --kind expense --cents 1250 --text Hall"_s,
                         u"cash book --tournament 3 --kind float --cents 10000"_s},
            .run = bookMovement,
        },
        {
            .name = u"cash cancel"_s,
            .summary = Console::tr("Cancel a movement of cash"),
            .options = {reasonOption().needed()},
            .operands = {{u"MOVEMENT"_s, Console::tr("its id, as cash prints it")}},
            .examples = {u"cash cancel 7f0c1f0e-5f5e-4a59-8a0e-6a3f8f0f2b11 --reason twice"_s},
            .run = cancelMovement,
        },
        {
            .name = u"cash count"_s,
            .summary = Console::tr("Enter the coins and notes counted at the end"),
            .details = Console::tr("Replaces what was counted before. Prints the sum in cents."),
            .options = {tournamentOption(),
                        textOption("pieces", "LIST",
                                   Console::tr("value in cents and number of each, such as "
                                               "5000=2,100=7"))
                            .needed()
                            .at({"/pieces"}),
                        boxOption(), takerOption()},
            .examples = {u"cash count --tournament 3 --pieces 5000=2,1000=4,100=7"_s},
            .run = countCash,
        },
    };
}

} // namespace cli
