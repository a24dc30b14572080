#include "reports/documents/catalogue.h"

#include "core/club/cash_report.h"
#include "core/texts/cash_texts.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"

#include <algorithm>
#include <cstdlib>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::CashKind;
using typeset::ColumnKind;
using typeset::ColumnUse;

namespace {

/// A line of the report; zero amounts are left blank.
struct CashLine
{
    QString block; ///< Its block's title, for files.
    QString what;
    std::optional<std::int64_t> due = std::nullopt;
    std::optional<std::int64_t> in = std::nullopt;
    std::optional<std::int64_t> out = std::nullopt;
    bool isSum = false;
};

Columns<CashLine> cashColumns()
{
    Columns<CashLine> columns;
    columns.add(csvColumn(u"part"_s), &CashLine::block);
    columns.add(column(u"item"_s, Texts::tr("Item"), ColumnKind::Name), &CashLine::what);
    columns.add(column(u"due"_s, Texts::tr("Due (€)"), ColumnKind::Money),
                [](const CashLine& line) { return centsCell(line.due); });
    columns.add(column(u"in"_s, Texts::tr("In (€)"), ColumnKind::Money),
                [](const CashLine& line) { return centsCell(line.in); });
    columns.add(column(u"out"_s, Texts::tr("Out (€)"), ColumnKind::Money),
                [](const CashLine& line) { return centsCell(line.out); });
    return columns;
}

/// The purpose of a movement; its kind if none is given.
QString purposeOf(const core::CashMovement& movement)
{
    return movement.text.isEmpty() ? texts::text(movement.kind) : movement.text;
}

/// Composes the blocks of one evening.
class CashBlocks
{
public:
    CashBlocks(const core::CashReport& report, const core::EveningCash& cash)
        : report_(report), cash_(cash)
    {}

    std::vector<typeset::Block> all()
    {
        addFees();
        addMoved(Texts::tr("Other income"), CashKind::Receipt);
        addMoved(Texts::tr("Prizes"), CashKind::Prize, report_.prizesDue);
        addMoved(Texts::tr("Licence fee"), CashKind::LicenceFee, report_.licenceFeeDue);
        addMoved(Texts::tr("Expenses"), CashKind::Expense);
        addResult();
        addWays();
        addBox();
        addBoxes();
        addCount();
        return std::move(blocks_);
    }

private:
    void begin(const QString& title)
    {
        blocks_.emplace_back().title = title;
        blocks_.back().together = true;
    }

    void add(CashLine line)
    {
        line.block = blocks_.back().title;
        auto row = columns_.row(line);
        row.strong = line.isSum;
        blocks_.back().rows.push_back(std::move(row));
    }

    void addFees()
    {
        const auto& fees = report_.totals.fees;
        if (fees == core::FeeTotals()) {
            return;
        }
        begin(Texts::tr("Start fees"));
        for (const auto& one : report_.classes) {
            const auto people = Texts::tr("%n at %1", nullptr, static_cast<int>(one.people))
                                    .arg(texts::moneyText(one.cents));
            add({{},
                 one.areGone          ? Texts::tr("Removed since")
                 : one.name.isEmpty() ? people
                                      : u"%1: %2"_s.arg(one.name, people),
                 one.totals.due,
                 one.totals.received,
                 given(one.totals.refunded)});
        }
        if (fees.open > 0) {
            blocks_.back().notes << Texts::tr("%1 still open").arg(texts::moneyText(fees.open));
        }
        if (fees.owedBack > 0) {
            blocks_.back().notes << Texts::tr("%1 owed back").arg(texts::moneyText(fees.owedBack));
        }
    }

    /// Refunds are listed only if there are any.
    static std::optional<std::int64_t> given(std::int64_t cents)
    {
        return cents > 0 ? std::optional(cents) : std::nullopt;
    }

    /// All movements of a kind, and the amount due.
    void addMoved(const QString& title, CashKind kind, std::int64_t due = 0)
    {
        if (due == 0 && report_.totals.of(kind) == 0) {
            return;
        }
        begin(title);
        if (due > 0) {
            add({{}, Texts::tr("Due in all"), due});
        }
        for (const auto& movement : cash_.movements) {
            if (movement.kind == kind) {
                addMovement(movement);
            }
        }
    }

    void addMovement(const core::CashMovement& movement)
    {
        const bool comes = signOf(movement.kind) > 0;
        add({{},
             purposeOf(movement),
             std::nullopt,
             comes ? std::optional(movement.cents) : std::nullopt,
             comes ? std::nullopt : std::optional(movement.cents)});
    }

    void addResult()
    {
        const auto& totals = report_.totals;
        const auto balance = totals.balance();
        begin(Texts::tr("Result"));
        add({{}, Texts::tr("Sum"), std::nullopt, totals.income(), totals.spending()});
        CashLine line{{}, balance < 0 ? Texts::tr("Deficit") : Texts::tr("Surplus")};
        (balance < 0 ? line.out : line.in) = balance < 0 ? -balance : balance;
        line.isSum = true;
        add(line);
    }

    void addBox()
    {
        begin(report_.boxes.size() > 1 ? Texts::tr("In the boxes") : Texts::tr("In the box"));
        addResultInCash();
        for (const auto& movement : cash_.movements) {
            if (movement.kind == CashKind::Float || movement.kind == CashKind::TransferIn ||
                movement.kind == CashKind::TransferOut) {
                addMovement(movement);
            }
        }
        add({{}, Texts::tr("Expected"), std::nullopt, report_.totals.expected(), {}, true});
        if (report_.counted) {
            add({{}, Texts::tr("Counted"), std::nullopt, report_.counted, {}, true});
            addDifference(*report_.difference());
        }
    }

    /// The balance, as far as it is in a box.
    void addResultInCash()
    {
        const auto& totals = report_.totals;
        const auto others = totals.of(CashKind::Float) + totals.of(CashKind::TransferIn) -
                            totals.of(CashKind::TransferOut);
        const auto cents = totals.expected() - others;
        CashLine line{{},
                      cents == totals.balance() ? Texts::tr("Result of the evening")
                                                : Texts::tr("Result of the evening, in cash")};
        (cents < 0 ? line.out : line.in) = std::abs(cents);
        if (cents != 0) {
            add(line);
        }
    }

    /// Only where something was not paid in cash.
    void addWays()
    {
        const auto& ways = report_.ways;
        if (std::all_of(ways.begin(), ways.end(),
                        [](const core::WayTotals& one) { return one.way.isEmpty(); })) {
            return;
        }
        begin(Texts::tr("By way of payment"));
        for (const auto& [way, in, out] : ways) {
            add({{},
                 way.isEmpty() ? Texts::tr("Cash") : texts::wayText(way),
                 std::nullopt,
                 in,
                 given(out)});
        }
    }

    /// Only where there are several.
    void addBoxes()
    {
        if (report_.boxes.size() < 2) {
            return;
        }
        begin(Texts::tr("By box"));
        for (const auto& box : report_.boxes) {
            const auto name = texts::boxText(box.box);
            add({{},
                 u"%1: %2"_s.arg(name, texts::contentsText(box)),
                 std::nullopt,
                 box.expected()});
            if (box.counted) {
                add({{}, Texts::tr("%1: counted").arg(name), std::nullopt, box.counted});
                addDifference(*box.difference(), name);
            }
        }
    }

    /// Of all boxes together, or of one.
    void addDifference(std::int64_t cents, const QString& box = {})
    {
        const bool isMissing = cents < 0;
        const auto what = cents == 0  ? Texts::tr("Difference")
                          : isMissing ? Texts::tr("Missing")
                                      : Texts::tr("Too much");
        CashLine line{{}, box.isEmpty() ? what : u"%1: %2"_s.arg(box, what)};
        (isMissing ? line.out : line.in) = isMissing ? -cents : cents;
        line.isSum = true;
        add(line);
    }

    void addCount()
    {
        if (!cash_.count) {
            return;
        }
        addPieces(report_.boxes.size() > 1 ? Texts::tr("Counted in %1").arg(texts::boxText({}))
                                           : Texts::tr("Counted"),
                  cash_.count->pieces);
        for (const auto& [box, pieces] : cash_.count->otherBoxes) {
            addPieces(Texts::tr("Counted in %1").arg(box), pieces);
        }
    }

    void addPieces(const QString& title, const core::CashPieces& pieces)
    {
        if (pieces.empty()) {
            return;
        }
        begin(title);
        std::for_each(pieces.rbegin(), pieces.rend(), [this](const auto& piece) {
            add({{},
                 u"%1 × %2"_s.arg(piece.second).arg(texts::pieceText(piece.first)),
                 std::nullopt,
                 std::int64_t{piece.first} * piece.second});
        });
    }

    const core::CashReport& report_;
    const core::EveningCash& cash_;
    const Columns<CashLine> columns_ = cashColumns();
    std::vector<typeset::Block> blocks_;
};

} // namespace

typeset::Document cashReportDocument(const Source& source, const Choice& /*choice*/)
{
    const auto report = core::cashReport(source.tournament, source.cash);
    auto document = tableDocument(titleOf(Kind::CashReport));
    document.use = typeset::Use::InTheHand;
    document.oneHead = true;
    document.columns = cashColumns().all();
    document.nothing = Texts::tr("No money was taken or spent yet.");
    if (report.totals == core::CashTotals() && !report.counted) {
        return {frameOf(source), document};
    }
    document.blocks = CashBlocks(report, source.cash).all();
    if (!report.counted) {
        document.notes << Texts::tr("The cash was not counted yet.");
    }
    document.signatures = {Texts::tr("Place and date"), Texts::tr("Counted by"),
                           Texts::tr("Checked by")};
    return {frameOf(source), document};
}

} // namespace documents
