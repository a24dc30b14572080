#include "app/desk/evening/clock/clock_face.h"

#include "app/desk/evening/clock/clock_words.h"
#include "app/desk/evening/clock/round_timer.h"
#include "app/desk/widgets/numbers.h"
#include "core/texts/clock_texts.h"

#include <QPainter>

#include <algorithm>

namespace desk {
namespace {

constexpr int timePixels = 128;
constexpr int timeHeight = 136;
constexpr int barHeight = 8;

} // namespace

void paintTimeBar(QPainter& painter, const QRectF& bar, std::int64_t left, std::int64_t inAll,
                  const QColor& ink, const QColor& ground)
{
    const qreal radius = bar.height() / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(bar, radius, radius);
    const auto shown = std::clamp<std::int64_t>(left, 0, inAll);
    if (shown > 0) {
        QRectF rest = bar;
        rest.setWidth(std::max(bar.height(), bar.width() * static_cast<qreal>(shown) /
                                                 static_cast<qreal>(inAll)));
        painter.setBrush(ink);
        painter.drawRoundedRect(rest, radius, radius);
    }
}

ClockFace::ClockFace(const RoundTimer& timer, QWidget* parent) : QWidget(parent), timer_(timer)
{
    setObjectName(QStringLiteral("clockFace"));
    connect(&timer, &RoundTimer::ticked, this, [this] {
        speak();
        update();
    });
    speak();
}

QSize ClockFace::sizeHint() const
{
    constexpr int width = 400;
    return {width, timeHeight + barHeight};
}

void ClockFace::speak()
{
    const auto& reading = timer_.reading();
    setAccessibleName(texts::clockText(reading.secondsLeft));
    setAccessibleDescription(minutesText(reading));
}

void ClockFace::paintEvent(QPaintEvent* /*event*/)
{
    using theme::Role;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& reading = timer_.reading();
    const auto role = clockRole(reading, timer_.warning());
    painter.setFont(theme::font(timePixels, QFont::Bold));
    painter.setPen(theme::colour(palette(), role));
    const QString text = texts::clockText(reading.secondsLeft);
    const qreal wanted = numberWidth(painter.font(), text);
    if (wanted > width()) {
        painter.setFont(theme::font(static_cast<int>(timePixels * width() / wanted), QFont::Bold));
    }
    paintNumber(painter, QRectF(0, 0, width(), timeHeight), text, Qt::AlignLeft);
    const auto ink = role == Role::Text ? Role::Accent : role;
    paintTimeBar(painter, QRectF(0, height() - barHeight, width(), barHeight), reading.secondsLeft,
                 reading.secondsInAll, theme::colour(palette(), ink),
                 theme::colour(palette(), Role::Line));
}

} // namespace desk
