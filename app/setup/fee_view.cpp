#include "fee_view.h"

#include "app/texts/fee_texts.h"
#include "app/texts/numbers.h"
#include "app/widgets/list_style.h"
#include "app/widgets/page_head.h"
#include "core/payment.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace desk {
namespace {

class FeeTexts
{
    Q_DECLARE_TR_FUNCTIONS(FeeView)
};

QString sumText(const core::Fee& fee)
{
    if (fee.reason) {
        return FeeTexts::tr("Nothing is due");
    }
    return FeeTexts::tr("%n participant(s): EUR %1", nullptr, static_cast<int>(fee.counted.size()))
        .arg(texts::centsText(fee.cents));
}

/// What the payment code of the report says, or why there is none.
QString codeText(const core::Settings& settings, const core::Fee& fee)
{
    const auto payment = core::licencePayment(settings, fee);
    return payment ? FeeTexts::tr("The report has a payment code: EUR %1 to %2, “%3”.")
                         .arg(texts::centsText(payment->cents), payment->name, payment->text)
                   : texts::noPaymentCodeText(settings.licence);
}

QTableWidgetItem* makeItem(const QString& text, Qt::Alignment alignment, bool counted)
{
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(alignment);
    if (!counted) {
        item->setData(ColourRole, static_cast<int>(theme::Role::Muted));
    }
    return item;
}

} // namespace

QString feeText(const core::Tournament& tournament)
{
    return sumText(core::licenceFee(tournament));
}

FeeView::FeeView(QWidget* parent)
    : QWidget(parent),
      sum_(makeLabel({}, 20, QFont::DemiBold, theme::Role::Text, this)),
      why_(makeLabel({}, 13, QFont::Normal, theme::Role::Text, this)),
      counted_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
      code_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
      people_(new QTableWidget(0, 3, this))
{
    setObjectName(QStringLiteral("feeView"));
    sum_->setObjectName(QStringLiteral("feeSum"));
    why_->setObjectName(QStringLiteral("feeReason"));
    why_->setWordWrap(true);
    counted_->setWordWrap(true);
    code_->setObjectName(QStringLiteral("feeCode"));
    code_->setWordWrap(true);
    constexpr int rowHeight = 26;
    dressTable(*people_, QStringLiteral("feePeople"), tr("Who is counted"), rowHeight);
    people_->setSelectionMode(QAbstractItemView::SingleSelection);
    people_->setHorizontalHeaderLabels({tr("No."), tr("Name"), tr("Games")});
    for (const int number : {0, 2}) {
        people_->horizontalHeaderItem(number)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    auto& header = *people_->horizontalHeader();
    header.setSectionResizeMode(0, QHeaderView::ResizeToContents);
    header.setSectionResizeMode(1, QHeaderView::Stretch);
    header.setSectionResizeMode(2, QHeaderView::ResizeToContents);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(makeLabel(tr("Due now"), 15, QFont::DemiBold, theme::Role::Text, this));
    column->addWidget(sum_);
    column->addWidget(why_);
    column->addWidget(counted_);
    column->addWidget(code_);
    column->addWidget(people_, 1);
}

void FeeView::show(const core::Tournament& tournament)
{
    const auto fee = core::licenceFee(tournament);
    sum_->setText(sumText(fee));
    why_->setText(fee.reason ? texts::text(*fee.reason) : QString());
    why_->setVisible(fee.reason.has_value());
    const auto absent = static_cast<int>(fee.noShows.size());
    if (tournament.settings.feeBasis == core::FeeBasis::Registered) {
        counted_->setText(tr("Everybody enrolled is counted."));
    } else {
        counted_->setText(
            absent > 0
                ? tr("Whoever has played is counted; %n participant(s) have not.", nullptr, absent)
                : tr("Whoever has played is counted."));
    }
    code_->setText(codeText(tournament.settings, fee));
    code_->setVisible(!fee.reason);
    people_->setRowCount(static_cast<int>(fee.counted.size() + fee.noShows.size()));
    int row = 0;
    for (const auto* list : {&fee.counted, &fee.noShows}) {
        const bool counted = list == &fee.counted;
        for (const auto& line : *list) {
            const auto* participant = findParticipant(tournament, line.number);
            people_->setItem(
                row, 0,
                makeItem(QString::number(core::plain(line.number)), Qt::AlignRight, counted));
            const QString name = participant != nullptr ? participant->name : QString();
            people_->setItem(row, 1, makeItem(name, Qt::AlignLeft, counted));
            people_->item(row, 1)->setToolTip(name);
            people_->setItem(row, 2,
                             makeItem(counted || line.games > 0 ? QString::number(line.games)
                                                                : tr("not counted"),
                                      Qt::AlignRight, counted));
            ++row;
        }
    }
}

} // namespace desk
