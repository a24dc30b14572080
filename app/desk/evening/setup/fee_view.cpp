#include "app/desk/evening/setup/side_view.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "core/money/payment.h"
#include "core/people/distinct_names.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>

namespace desk {
namespace {

QTableWidgetItem* makeItem(const QString& text, Qt::Alignment alignment, bool counted)
{
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(alignment);
    if (!counted) {
        item->setData(ColourRole, static_cast<int>(theme::Role::Muted));
    }
    return item;
}

class FeeView final : public SideView
{
    Q_DECLARE_TR_FUNCTIONS(FeeView)

public:
    explicit FeeView(QWidget* parent)
        : SideView(parent),
          sum_(makeLabel({}, 20, QFont::DemiBold, theme::Role::Text, this)),
          why_(makeLabel({}, 13, QFont::Normal, theme::Role::Text, this)),
          counted_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
          code_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
          people_(new QTableWidget(0, 3, this))
    {
        setObjectName(QStringLiteral("feeView"));
        sum_->setObjectName(QStringLiteral("feeSum"));
        why_->setObjectName(QStringLiteral("feeReason"));
        code_->setObjectName(QStringLiteral("feeCode"));
        for (auto* label : {why_, counted_, code_}) {
            label->setWordWrap(true);
        }
        constexpr int personHeight = 26;
        dressTable(*people_, QStringLiteral("feePeople"), tr("Who is counted for the licence fee"),
                   personHeight);
        people_->setSelectionMode(QAbstractItemView::SingleSelection);
        people_->setHorizontalHeaderLabels({tr("No."), tr("Name"), tr("Games")});
        auto& header = *people_->horizontalHeader();
        header.setSectionResizeMode(1, QHeaderView::Stretch);
        for (const int number : {0, 2}) {
            people_->horizontalHeaderItem(number)->setTextAlignment(Qt::AlignRight |
                                                                    Qt::AlignVCenter);
            header.setSectionResizeMode(number, QHeaderView::ResizeToContents);
        }
        constexpr int lineGap = 6;
        auto* column = makeColumn(this, lineGap);
        auto* const title =
            makeLabel(tr("Licence fee"), 15, QFont::DemiBold, theme::Role::Text, this);
        title->setObjectName(QStringLiteral("feeTitle"));
        column->addWidget(title);
        // Shown beside the field for the start fee.
        auto* const whose =
            makeLabel(tr("1 € of each participant to the rights holder. The start fee is the "
                         "club's own and is not part of it."),
                      12, QFont::Normal, theme::Role::Muted, this);
        whose->setObjectName(QStringLiteral("feeOwner"));
        whose->setWordWrap(true);
        column->addWidget(whose);
        for (auto* label : {sum_, why_, counted_, code_}) {
            column->addWidget(label);
        }
        column->addWidget(people_, 1);
    }

    void show(const Subject& subject) override
    {
        const auto& tournament = subject.draft.preview();
        const auto fee = core::licenceFee(tournament);
        const auto counted = static_cast<int>(fee.counted.size());
        sum_->setText(
            fee.reason
                ? tr("No licence fee is due")
                : tr("%n participant(s): %1 €", nullptr, counted).arg(texts::centsText(fee.cents)));
        why_->setText(fee.reason ? texts::text(*fee.reason) : QString());
        why_->setVisible(fee.reason.has_value());
        const auto absent = static_cast<int>(fee.noShows.size());
        counted_->setText(
            tournament.settings.feeBasis == core::FeeBasis::Registered
                ? tr("Everybody enrolled is counted.")
            : absent > 0 ? tr("Everyone who has played is counted; %n participant(s) have not.",
                              nullptr, absent)
                         : tr("Everyone who has played is counted."));
        // The content of the report's payment code, or why there is none.
        const auto payment = core::licencePayment(tournament.settings, fee);
        code_->setText(
            payment ? tr("The report has a payment code: %1 € to %2, “%3”.")
                          .arg(texts::centsText(payment->cents), payment->name, payment->text)
                    : texts::noPaymentCodeText(tournament.settings.licence));
        code_->setVisible(!fee.reason);
        people_->setRowCount(counted + absent);
        const core::DistinctNames names(tournament);
        int row = 0;
        for (const auto* list : {&fee.counted, &fee.noShows}) {
            const bool counts = list == &fee.counted;
            for (const auto& line : *list) {
                const QString name = names.besideNumber(line.number);
                const QString games =
                    counts || line.games > 0 ? QString::number(line.games) : tr("not counted");
                const QString number = QString::number(core::plain(line.number));
                people_->setItem(row, 0, makeItem(number, Qt::AlignRight, counts));
                people_->setItem(row, 1, makeItem(name, Qt::AlignLeft, counts));
                people_->item(row, 1)->setToolTip(name);
                people_->setItem(row, 2, makeItem(games, Qt::AlignRight, counts));
                ++row;
            }
        }
    }

private:
    QLabel* sum_;
    QLabel* why_;
    QLabel* counted_;
    QLabel* code_;
    QTableWidget* people_;
};

} // namespace

SideView* makeFeeView(QWidget* parent)
{
    return new FeeView(parent);
}

} // namespace desk
