#include "app/desk/evening/clock/schedule_view.h"

#include "app/desk/evening/clock/clock_words.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/text_painter.h"
#include "core/texts/clock_texts.h"

#include <QPainter>

namespace desk {
namespace {

constexpr int lineHeight = 32;
constexpr int timesWidth = 132;
constexpr int stateWidth = 96;

QString timesText(const core::ScheduledTime& line)
{
    const auto text = [](const std::optional<QDateTime>& moment) {
        return moment ? texts::timeOfDayText(*moment) : QString();
    };
    return line.start || line.end ? text(line.start) + QStringLiteral(" – ") + text(line.end)
                                  : QStringLiteral("–");
}

} // namespace

ScheduleView::ScheduleView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("schedule"));
}

void ScheduleView::show(std::vector<core::ScheduledTime> lines)
{
    if (lines == lines_) {
        return;
    }
    if (lines.size() != lines_.size()) {
        updateGeometry();
    }
    lines_ = std::move(lines);
    QStringList spoken;
    for (const auto& line : lines_) {
        spoken << entryText(line.entry) + QStringLiteral(": ") + timesText(line);
    }
    setAccessibleName(tr("Schedule"));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    update();
}

QSize ScheduleView::sizeHint() const
{
    constexpr int width = 400;
    return {width, lineHeight * static_cast<int>(lines_.size()) + 1};
}

void ScheduleView::paintEvent(QPaintEvent* /*event*/)
{
    using core::Progress;
    using theme::Role;
    QPainter painter(this);
    TextPainter texts(painter, palette());
    QRect row(0, 0, width(), lineHeight);
    const auto hairline = [&](int top) {
        painter.fillRect(QRect(0, top, width(), 1), theme::colour(palette(), Role::Line));
    };
    for (const auto& line : lines_) {
        hairline(row.top());
        const bool isNow = line.progress == Progress::Now;
        const auto role = line.progress == Progress::Past ? Role::Muted : Role::Text;
        texts.use(13, isNow ? QFont::DemiBold : QFont::Normal, role);
        texts.text(row.adjusted(distance::small, 0, 0, 0), timesText(line));
        texts.text(row.adjusted(timesWidth, 0, -stateWidth, 0), entryText(line.entry));
        const QRect state(row.right() - stateWidth, row.top(), stateWidth, row.height());
        if (isNow || line.progress == Progress::Past) {
            const auto stateRole = isNow ? Role::Accent : Role::Done;
            texts.icon(state, isNow ? icons::Meaning::Running : icons::Meaning::Complete,
                       stateRole);
            texts.use(13, QFont::DemiBold, stateRole);
            constexpr int iconRoom = 22;
            texts.text(state.adjusted(iconRoom, 0, 0, 0), isNow ? tr("now") : tr("over"));
        }
        row.translate(0, lineHeight);
    }
    if (!lines_.empty()) {
        hairline(row.top());
    }
}

} // namespace desk
