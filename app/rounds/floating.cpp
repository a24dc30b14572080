#include "floating.h"

#include "app/theme.h"

#include <QPainter>

#include <algorithm>

namespace desk {
namespace {

constexpr int padding = 12;
constexpr int lineHeight = 18;
constexpr qreal radius = 6;

QFont headFont()
{
    return theme::font(13, QFont::DemiBold);
}

QFont textFont()
{
    return theme::font(12);
}

} // namespace

CostTip::CostTip(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("costTip"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void CostTip::setTexts(const QString& what, const QString& cost)
{
    what_ = what;
    cost_ = cost;
    setAccessibleName(what + QStringLiteral(". ") + cost);
    const int width = std::max(QFontMetrics(headFont()).horizontalAdvance(what),
                               QFontMetrics(textFont()).horizontalAdvance(cost));
    resize(width + 2 * padding, 2 * lineHeight + padding);
    update();
}

void CostTip::moveNear(const QPoint& point)
{
    const auto* around = parentWidget();
    const int left = std::clamp(point.x(), 0, std::max(0, around->width() - width()));
    constexpr int below = 8;
    int top = point.y() + below;
    if (top + height() > around->height()) {
        top = point.y() - height() - below - lineHeight * 2;
    }
    move(left, std::max(0, top));
}

void CostTip::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::colour(palette(), theme::Role::Text));
    painter.drawRoundedRect(rect(), radius, radius);
    painter.setPen(theme::colour(palette(), theme::Role::Base));
    painter.setFont(headFont());
    painter.drawText(QRect(padding, padding / 2, width(), lineHeight), Qt::AlignVCenter, what_);
    painter.setFont(textFont());
    painter.drawText(QRect(padding, padding / 2 + lineHeight, width(), lineHeight),
                     Qt::AlignVCenter, cost_);
}

PickedRow::PickedRow(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("pickedRow"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void PickedRow::setPerson(int number, const QString& name)
{
    number_ = QString::number(number);
    name_ = name;
    constexpr int numberRoom = 40;
    constexpr int rowHeight = 32;
    resize(QFontMetrics(headFont()).horizontalAdvance(name) + numberRoom + 2 * padding, rowHeight);
    update();
}

void PickedRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr qreal width = 2;
    painter.setPen(QPen(theme::colour(palette(), theme::Role::Accent), width));
    painter.setBrush(theme::colour(palette(), theme::Role::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    painter.setPen(theme::colour(palette(), theme::Role::Text));
    painter.setFont(theme::font(13));
    constexpr int numberRight = 36;
    painter.drawText(QRect(0, 0, numberRight, height()), Qt::AlignVCenter | Qt::AlignRight,
                     number_);
    painter.setFont(headFont());
    painter.drawText(QRect(numberRight + padding, 0, this->width(), height()), Qt::AlignVCenter,
                     name_);
}

} // namespace desk
