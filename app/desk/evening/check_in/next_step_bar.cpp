#include "app/desk/evening/check_in/next_step_bar.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"

#include <QPainter>
#include <QPushButton>

namespace desk {

using theme::Role;

NextStepBar::NextStepBar(QWidget* parent)
    : QWidget(parent),
      what_(makeLabel({}, 15, QFont::DemiBold, Role::Text, this)),
      why_(makeLabel({}, 13, QFont::Normal, Role::Muted, this)),
      pay_(makeButton(QStringLiteral("hereAndPaidButton"), tr("Here and paid"), ButtonKind::Normal,
                      this)),
      act_(makeButton(QStringLiteral("nextStepButton"), {}, ButtonKind::Primary, this))
{
    setObjectName(QStringLiteral("nextStep"));
    what_->setObjectName(QStringLiteral("nextStepWhat"));
    why_->setObjectName(QStringLiteral("nextStepWhy"));
    for (auto* const button : {pay_, act_}) {
        button->setProperty("size", QStringLiteral("large"));
        // The keys stay with the field: Enter and + do the same.
        button->setFocusPolicy(Qt::TabFocus);
    }
    auto* const texts = makeColumn(nullptr, distance::none);
    for (auto* const label : {what_, why_}) {
        label->setWordWrap(true);
        texts->addWidget(label);
    }
    auto* const row = makeRow(this, distance::medium, allAround(distance::medium));
    row->addLayout(texts, 1);
    row->addWidget(pay_);
    row->addWidget(act_);
    connect(act_, &QPushButton::clicked, this, &NextStepBar::pressed);
    connect(pay_, &QPushButton::clicked, this, &NextStepBar::paymentPressed);
}

void NextStepBar::show(const QString& what, const QString& why, const QString& verb,
                       bool isPossible)
{
    what_->setText(what);
    why_->setText(why);
    why_->setVisible(!why.isEmpty());
    act_->setText(verb);
    act_->setAccessibleName(verb);
    act_->setVisible(!verb.isEmpty());
    act_->setEnabled(isPossible);
    act_->setToolTip(isPossible ? QString() : tr("Choose somebody first."));
}

void NextStepBar::offerPayment(bool isOffered)
{
    pay_->setVisible(isOffered);
}

void NextStepBar::paintEvent(QPaintEvent* /*event*/)
{
    constexpr qreal radius = 8;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::colour(palette(), Role::Tint));
    painter.drawRoundedRect(rect(), radius, radius);
}

} // namespace desk
