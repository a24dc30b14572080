#include "reports/documents/club_catalogue.h"

#include "core/club/cash_report.h"
#include "core/club/club_keys.h"
#include "core/model/enum_table.h"
#include "core/texts/cash_texts.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::CashBookLine;
using core::CashKind;
using typeset::ColumnKind;
using typeset::ColumnUse;

namespace {

class CashBookDocument
{
    Q_DECLARE_TR_FUNCTIONS(CashBookDocument)
};

/// A row of the book; zero amounts are left blank.
struct BookRow
{
    std::optional<QDate> day = std::nullopt;
    QString evening = {};
    std::optional<std::int64_t> number = std::nullopt; ///< For a movement, from 1.
    QString kind; ///< For files: "start-fee", "expense", "sum".
    QString what;
    std::optional<std::int64_t> in = std::nullopt;
    std::optional<std::int64_t> out = std::nullopt;
    std::optional<std::int64_t> held = std::nullopt;
    bool isSum = false;
};

/// Nothing is not told.
std::optional<std::int64_t> anyCents(std::int64_t cents)
{
    return cents != 0 ? std::optional(cents) : std::nullopt;
}

Columns<BookRow> bookColumns()
{
    Columns<BookRow> columns;
    columns.add(csvColumn(u"date"_s), &BookRow::day);
    columns.add(csvColumn(u"evening"_s), &BookRow::evening);
    columns.add(csvColumn(u"kind"_s), &BookRow::kind);
    columns.add(essential(column(u"number"_s, CashBookDocument::tr("No.", "a movement of cash"),
                                 ColumnKind::Number)),
                &BookRow::number);
    columns.add(column(u"item"_s, CashBookDocument::tr("Item"), ColumnKind::Name), &BookRow::what);
    columns.add(column(u"in"_s, CashBookDocument::tr("In (€)"), ColumnKind::Money),
                [](const BookRow& row) { return centsCell(row.in); });
    columns.add(column(u"out"_s, CashBookDocument::tr("Out (€)"), ColumnKind::Money),
                [](const BookRow& row) { return centsCell(row.out); });
    auto held = column(u"held"_s, CashBookDocument::tr("Balance (€)"), ColumnKind::Money);
    held.carried = true;
    columns.add(held, [](const BookRow& row) { return centsCell(row.held); });
    return columns;
}

QString kindKey(std::optional<CashKind> kind)
{
    return kind ? core::keyOf(*kind) : u"start-fee"_s;
}

QString kindText(std::optional<CashKind> kind)
{
    return kind ? texts::text(*kind) : CashBookDocument::tr("Start fees");
}

/// "Expense: prizes for the raffle".
QString itemText(const CashBookLine& line)
{
    const auto kind = kindText(line.kind);
    const auto item = line.text.isEmpty() ? kind : u"%1: %2"_s.arg(kind, line.text);
    return line.way.isEmpty() ? item : u"%1 (%2)"_s.arg(item, texts::wayText(line.way));
}

/// "14/05/2026 · Club evening".
QString groupTitle(const CashBookLine& line)
{
    QStringList parts = {line.day ? texts::writtenDayText(*line.day)
                                  : CashBookDocument::tr("Without a date"),
                         line.evening};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

bool areTogether(const CashBookLine& left, const CashBookLine& right)
{
    return left.day == right.day && left.evening == right.evening;
}

/// A day's evenings in order, though their payments may have interleaved.
std::vector<CashBookLine> byEvening(std::vector<CashBookLine> lines)
{
    for (auto first = lines.begin(); first != lines.end();) {
        first =
            std::stable_partition(first, lines.end(), [one = *first](const CashBookLine& other) {
                return areTogether(one, other);
            });
    }
    return lines;
}

/// Composes the blocks of a book.
class BookBlocks
{
public:
    explicit BookBlocks(const core::CashBook& book) : book_(book), held_(book.opening) {}

    std::vector<typeset::Block> all(const core::DaySpan& days)
    {
        if (days.from) {
            begin({});
            add({.day = days.from,
                 .kind = u"opening"_s,
                 .what = CashBookDocument::tr("Opening balance"),
                 .held = book_.opening,
                 .isSum = true});
        }
        const auto lines = byEvening(book_.lines);
        for (auto first = lines.begin(); first != lines.end();) {
            const auto end = std::find_if_not(first, lines.end(), [&](const CashBookLine& line) {
                return areTogether(*first, line);
            });
            addGroup({first, end});
            first = end;
        }
        addTotals();
        begin({});
        add({.day = days.until,
             .kind = u"closing"_s,
             .what = CashBookDocument::tr("Closing balance"),
             .held = book_.closing(),
             .isSum = true});
        return std::move(blocks_);
    }

private:
    void begin(const QString& title)
    {
        blocks_.emplace_back().title = title;
        blocks_.back().together = true;
    }

    void add(const BookRow& line)
    {
        auto row = columns_.row(line);
        row.strong = line.isSum;
        blocks_.back().rows.push_back(std::move(row));
    }

    /// Movements of a day, for one evening.
    void addGroup(const std::vector<CashBookLine>& lines)
    {
        begin(groupTitle(lines.front()));
        BookRow sum{.day = lines.front().day,
                    .evening = lines.front().evening,
                    .kind = u"sum"_s,
                    .what = CashBookDocument::tr("Sum"),
                    .in = 0,
                    .out = 0,
                    .isSum = true};
        for (const auto& line : lines) {
            held_ += line.way.isEmpty() ? line.in - line.out : 0;
            *sum.in += line.in;
            *sum.out += line.out;
            add({.day = line.day,
                 .evening = line.evening,
                 .number = ++number_,
                 .kind = kindKey(line.kind),
                 .what = itemText(line),
                 .in = anyCents(line.in),
                 .out = anyCents(line.out),
                 .held = held_});
        }
        if (lines.size() > 1) {
            add(sum);
        }
    }

    /// One row per kind, then the total.
    void addTotals()
    {
        begin(CashBookDocument::tr("All together"));
        const auto& totals = book_.totals;
        std::int64_t in = totals.fees.received;
        std::int64_t out = totals.fees.refunded;
        addKind(std::nullopt, in, out);
        for (const auto& entry : core::enumKeys<CashKind>) {
            const bool comes = signOf(entry.key) > 0;
            const auto moved = totals.of(entry.key);
            (comes ? in : out) += moved;
            addKind(entry.key, comes ? moved : 0, comes ? 0 : moved);
        }
        add({.kind = u"total"_s,
             .what = CashBookDocument::tr("Sum"),
             .in = in,
             .out = out,
             .isSum = true});
        addWays();
    }

    /// Only where something was not paid in cash.
    void addWays()
    {
        for (const auto& [way, in, out] : book_.ways) {
            if (!way.isEmpty()) {
                add({.kind = u"total-"_s + way,
                     .what = CashBookDocument::tr("Not in the box: %1").arg(texts::wayText(way)),
                     .in = anyCents(in),
                     .out = anyCents(out)});
            }
        }
    }

    void addKind(std::optional<CashKind> kind, std::int64_t in, std::int64_t out)
    {
        if (in != 0 || out != 0) {
            add({.kind = u"total-"_s + kindKey(kind),
                 .what = kindText(kind),
                 .in = anyCents(in),
                 .out = anyCents(out)});
        }
    }

    const core::CashBook& book_;
    std::int64_t held_;
    std::int64_t number_ = 0;
    const Columns<BookRow> columns_ = bookColumns();
    std::vector<typeset::Block> blocks_;
};

std::vector<core::EveningFees> feesOf(const core::ClubEvenings& evenings)
{
    std::vector<core::EveningFees> fees;
    for (const auto& one : evenings.all()) {
        fees.push_back(one->fees);
    }
    return fees;
}

} // namespace

QString daysText(const core::DaySpan& days)
{
    if (const auto year = days.year()) {
        return QString::number(*year);
    }
    const auto from = days.from ? texts::writtenDayText(*days.from) : QString();
    const auto until = days.until ? texts::writtenDayText(*days.until) : QString();
    return days.from && days.until ? from + u" – "_s + until
           : days.from             ? CashBookDocument::tr("from %1", "a day").arg(from)
           : days.until            ? CashBookDocument::tr("until %1", "a day").arg(until)
                                   : QString();
}

typeset::Document cashBookDocument(const ClubSource& source, const core::DaySpan& days)
{
    const auto book = core::cashBook(source.records, feesOf(source.evenings), days);
    typeset::TableDocument document;
    document.title = titleOf(ClubKind::CashBook);
    document.oneHead = true;
    document.columns = bookColumns().all();
    document.carriedOver = CashBookDocument::tr("Carried over: %1 €");
    document.nothing = CashBookDocument::tr("No money was taken or spent in this time.");
    for (const auto& damaged : damagedIn(source, {.kind = ClubKind::CashBook, .days = days})) {
        document.lead
            << CashBookDocument::tr("%1 is damaged: its start fees are missing.").arg(damaged.name);
    }
    if (!book.lines.empty() || book.opening != 0) {
        document.blocks = BookBlocks(book).all(days);
        document.signatures = {CashBookDocument::tr("Place and date"),
                               CashBookDocument::tr("Treasurer"),
                               CashBookDocument::tr("Checked by")};
    }
    return {clubFrame(source, daysText(days)), document};
}

} // namespace documents
