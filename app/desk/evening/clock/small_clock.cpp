#include "app/desk/evening/clock/small_clock.h"

#include "app/desk/evening/clock/clock_words.h"
#include "app/desk/evening/clock/round_timer.h"
#include "app/desk/frame/icons.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/numbers.h"
#include "core/texts/clock_texts.h"

#include <QPainter>

namespace desk {
namespace {

constexpr int clockHeight = 68;
constexpr int foldedHeight = 36;

} // namespace

SmallClock::SmallClock(const RoundTimer& timer, QWidget* parent)
    : QAbstractButton(parent), timer_(timer)
{
    setObjectName(QStringLiteral("smallClock"));
    setFocusPolicy(Qt::TabFocus);
    setFixedHeight(clockHeight);
    setCursor(Qt::PointingHandCursor);
    connect(&timer, &RoundTimer::ticked, this, &SmallClock::refresh);
    refresh();
}

void SmallClock::setFolded(bool isFolded)
{
    isFolded_ = isFolded;
    setFixedHeight(isFolded ? foldedHeight : clockHeight);
    update();
}

QSize SmallClock::sizeHint() const
{
    return {0, height()};
}

void SmallClock::refresh()
{
    const auto& reading = timer_.reading();
    const auto* const round = timer_.round();
    setVisible(reading.state != core::ClockState::Stopped);
    if (round != nullptr) {
        const QString time = texts::clockText(reading.secondsLeft);
        setAccessibleName(tr("Clock of round %1: %2").arg(core::plain(round->number)).arg(time));
        setToolTip(accessibleName());
    }
    update();
}

void SmallClock::paintEvent(QPaintEvent* /*event*/)
{
    using theme::Role;
    const auto* const round = timer_.round();
    if (round == nullptr) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& reading = timer_.reading();
    const auto time = texts::clockText(reading.secondsLeft);
    const auto role = clockRole(reading, timer_.warning());
    const int margin = isFolded_ ? distance::tight : distance::large;
    const QRectF inner = QRectF(rect()).adjusted(margin, 0, -margin, 0);
    if (isFolded_) {
        constexpr int pixels = 13;
        painter.setFont(theme::font(pixels, QFont::DemiBold));
        painter.setPen(theme::colour(palette(), role));
        paintNumber(painter, inner, time, Qt::AlignHCenter);
    } else {
        painter.fillRect(QRectF(inner.left(), 0, inner.width(), 1),
                         theme::colour(palette(), Role::Line));
        constexpr int headHeight = 28;
        painter.setFont(theme::font(12));
        painter.setPen(theme::colour(palette(), Role::Muted));
        painter.drawText(QRectF(inner.left(), 4, inner.width(), headHeight - 4),
                         Qt::AlignVCenter | Qt::AlignLeft,
                         reading.state == core::ClockState::Paused
                             ? tr("Round %1, paused").arg(core::plain(round->number))
                             : tr("Round %1").arg(core::plain(round->number)));
        constexpr int pixels = 28;
        painter.setFont(theme::font(pixels, QFont::DemiBold));
        painter.setPen(theme::colour(palette(), role));
        paintNumber(painter,
                    QRectF(inner.left(), headHeight, inner.width(), height() - headHeight - 4.0),
                    time, Qt::AlignLeft);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme::colour(palette(), Role::Accent), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(5, 3, -5, -3), 6, 6);
    }
}

} // namespace desk
