#include "core/texts/cash_texts.h"

#include "core/model/enum_table.h"
#include "core/model/tournament.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>

#include <cstdlib>

namespace texts {
namespace {

class CashTexts
{
    Q_DECLARE_TR_FUNCTIONS(CashTexts)

public:
    static const char* source(core::CashKind kind)
    {
        using enum core::CashKind;
        static constexpr core::EnumTable<core::CashKind, const char*> sources = {
            {Float, QT_TR_NOOP("Opening float")},    {Receipt, QT_TR_NOOP("Income")},
            {Expense, QT_TR_NOOP("Expense")},        {Prize, QT_TR_NOOP("Prize money")},
            {LicenceFee, QT_TR_NOOP("Licence fee")}, {TransferIn, QT_TR_NOOP("Put in")},
            {TransferOut, QT_TR_NOOP("Taken out")},
        };
        return sources[kind];
    }
};

} // namespace

QString text(core::CashKind kind)
{
    return CashTexts::tr(CashTexts::source(kind));
}

QString wayText(const QString& way)
{
    return way == core::transferWay ? CashTexts::tr("transfer") : way;
}

QString boxText(const QString& box)
{
    return box.isEmpty() ? CashTexts::tr("Main box") : box;
}

QString contentsText(const core::BoxTotals& box)
{
    QString parts;
    const auto add = [&parts](std::int64_t cents, const QString& what) {
        const bool isFirst = parts.isEmpty();
        if (cents == 0) {
            return;
        }
        parts += isFirst ? QString() : cents < 0 ? QStringLiteral(" − ") : QStringLiteral(" + ");
        parts += what.arg(centsText(isFirst ? cents : std::abs(cents)));
    };
    add(box.floats, CashTexts::tr("%1 float"));
    add(box.fees, CashTexts::tr("%1 fees"));
    add(box.others, CashTexts::tr("%1 other"));
    return parts;
}

QString pieceText(std::int32_t cents)
{
    constexpr std::int32_t centsPerEuro = 100;
    return cents < centsPerEuro ? CashTexts::tr("%1 ct").arg(cents) : moneyText(cents);
}

QString text(const core::PaymentDoubt& doubt)
{
    return CashTexts::tr(
               "That makes %1 for a start fee of %2: %3 would be owed back. Is that right?")
        .arg(moneyText(doubt.paid), moneyText(doubt.fee), moneyText(doubt.owedBack));
}

QString countedInsteadText(const core::TournamentSummary& counted)
{
    return CashTexts::tr("The cash book has the start fees of %1, no. %2: book there, or the same "
                         "money may be in it twice.")
        .arg(counted.name)
        .arg(core::plain(counted.id));
}

QString signedCentsText(std::int64_t cents)
{
    return (cents > 0 ? QStringLiteral("+") : QString()) + centsText(cents);
}

} // namespace texts
