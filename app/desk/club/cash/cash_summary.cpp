#include "app/desk/club/cash/cash_summary.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "core/texts/cash_texts.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using core::CashKind;
using theme::Role;

/// Writes the lines, each a word and an amount.
class SummaryLines
{
    Q_DECLARE_TR_FUNCTIONS(CashSummary)

public:
    explicit SummaryLines(QWidget* box) : box_(box), grid_(new QGridLayout(box))
    {
        grid_->setContentsMargins({});
        grid_->setHorizontalSpacing(distance::medium);
        grid_->setVerticalSpacing(distance::tight);
        grid_->setColumnStretch(0, 1);
    }

    void addFees(const core::FeeTotals& fees)
    {
        addTitle(tr("Start fees"));
        add(tr("Due"), fees.due);
        add(tr("Received"), fees.received);
        addIfAny(tr("Given back"), -fees.refunded);
        addIfAny(tr("Still open"), fees.open);
        addIfAny(tr("Owed back"), fees.owedBack);
    }

    void addResult(const core::CashReport& report)
    {
        const auto& totals = report.totals;
        addTitle(tr("Result of the evening"));
        add(tr("Start fees"), totals.fees.paid());
        addIfAny(tr("Other income"), totals.of(CashKind::Receipt));
        addSpent(tr("Prizes"), totals.of(CashKind::Prize), report.prizesDue);
        addSpent(tr("Licence fee"), totals.of(CashKind::LicenceFee), report.licenceFeeDue);
        addIfAny(tr("Expenses"), -totals.of(CashKind::Expense));
        add(tr("Balance"), totals.balance(), u"cashBalance"_s);
    }

    void addBox(const core::CashReport& report)
    {
        const auto& totals = report.totals;
        for (const auto& [way, in, out] : report.ways) {
            if (!way.isEmpty()) {
                add(tr("Not in the box: %1").arg(texts::wayText(way)), in - out);
            }
        }
        addTitle(report.boxes.size() > 1 ? tr("In the boxes") : tr("In the box"));
        if (report.boxes.size() > 1) {
            std::for_each(report.boxes.begin(), report.boxes.end(),
                          [this](const core::BoxTotals& box) { addBoxLine(box); });
        } else {
            addIfAny(texts::text(CashKind::Float), totals.of(CashKind::Float));
            addIfAny(texts::text(CashKind::TransferIn), totals.of(CashKind::TransferIn));
            addIfAny(texts::text(CashKind::TransferOut), -totals.of(CashKind::TransferOut));
        }
        add(tr("Expected"), totals.expected(), u"cashExpected"_s);
        if (!report.counted) {
            addNote(tr("Not counted yet"));
            return;
        }
        add(tr("Counted"), *report.counted, u"cashCounted"_s);
        const auto difference = *report.difference();
        addLine(tr("Difference"), texts::signedCentsText(difference), u"cashDifference"_s,
                difference == 0 ? Role::Done : Role::Warn);
    }

private:
    void addTitle(const QString& title)
    {
        const int row = grid_->rowCount();
        if (row > 1) {
            grid_->setRowMinimumHeight(row, distance::small);
        }
        grid_->addWidget(makeLabel(title, 13, QFont::DemiBold, Role::Text, box_), row + 1, 0, 1, 2);
    }

    /// "Door 2: 50.00 float + 78.00 fees", marked where the count differs.
    void addBoxLine(const core::BoxTotals& box)
    {
        const auto name = texts::boxText(box.box);
        add(u"%1: %2"_s.arg(name, texts::contentsText(box)), box.expected());
        if (const auto difference = box.difference(); difference && *difference != 0) {
            addLine(tr("%1: difference").arg(name), texts::signedCentsText(*difference), {},
                    Role::Warn);
        }
    }

    void addNote(const QString& note)
    {
        grid_->addWidget(makeLabel(note, 12, QFont::Normal, Role::Muted, box_), grid_->rowCount(),
                         0, 1, 2);
    }

    /// With a name, the amount is marked as important.
    void add(const QString& word, std::int64_t cents, const QString& name = {})
    {
        addLine(word, texts::centsText(cents), name, Role::Text);
    }

    void addIfAny(const QString& word, std::int64_t cents)
    {
        if (cents != 0) {
            add(word, cents);
        }
    }

    void addSpent(const QString& word, std::int64_t spent, std::int64_t due)
    {
        if (due > 0 && spent != due) {
            add(tr("%1 (%2 due)").arg(word, texts::moneyText(due)), -spent);
        } else {
            addIfAny(word, -spent);
        }
    }

    void addLine(const QString& word, const QString& amount, const QString& name, Role role)
    {
        const auto weight = name.isEmpty() ? QFont::Normal : QFont::DemiBold;
        auto* const wordLabel = makeLabel(word, 13, weight, Role::Text, box_);
        wordLabel->setWordWrap(true);
        wordLabel->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        auto* const amountLabel = makeLabel(amount, 13, weight, role, box_);
        amountLabel->setObjectName(name);
        amountLabel->setAccessibleName(u"%1: %2"_s.arg(word, amount));
        amountLabel->setAlignment(Qt::AlignRight | Qt::AlignTop);
        const int row = grid_->rowCount();
        grid_->addWidget(wordLabel, row, 0);
        grid_->addWidget(amountLabel, row, 1);
    }

    QWidget* box_;
    QGridLayout* grid_;
};

} // namespace

CashSummary::CashSummary(QWidget* parent) : QWidget(parent), column_(makeColumn(this))
{
    setObjectName(u"cashSummary"_s);
}

void CashSummary::setReport(const core::CashReport& report)
{
    delete lines_;
    lines_ = new QWidget(this);
    SummaryLines lines(lines_);
    lines.addFees(report.totals.fees);
    lines.addResult(report);
    lines.addBox(report);
    column_->addWidget(lines_);
}

} // namespace desk
