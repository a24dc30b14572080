#include "rank_chart.h"

#include "app/theme.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace desk {
namespace {

/// More people than this make the lines a tangle.
constexpr std::size_t mostLines = 40;
constexpr std::size_t neighbours = 2;
constexpr int fontPixels = 12;

class RankChartTexts
{
    Q_DECLARE_TR_FUNCTIONS(RankChartTexts)
};

std::optional<int> placeAmong(const std::vector<core::StartNumber>& highlighted,
                              core::StartNumber number)
{
    const auto found = std::find(highlighted.begin(), highlighted.end(), number);
    return found != highlighted.end() ? std::optional(static_cast<int>(found - highlighted.begin()))
                                      : std::nullopt;
}

QString roundHead(std::int32_t number)
{
    return RankChartTexts::tr("R%1", "short for a round").arg(number);
}

/// The rounds that count and those still planned.
std::vector<QString> roundHeads(const Sheet& sheet)
{
    std::vector<QString> heads;
    std::int32_t last = 0;
    for (const auto round : sheet.rounds) {
        last = plain(round);
        heads.push_back(roundHead(last));
    }
    constexpr std::int32_t mostToCome = 3;
    const auto planned = std::min(sheet.settings.plannedRounds.value_or(last), last + mostToCome);
    for (std::int32_t round = last + 1; round <= planned; ++round) {
        heads.push_back(roundHead(round));
    }
    return heads;
}

/// The part of the name before the comma.
QString shortName(const QString& name)
{
    return name.section(u',', 0, 0).trimmed();
}

RankLine lineOf(const SheetRow& row, std::optional<int> highlight)
{
    RankLine line;
    line.number = plain(row.tally.number);
    line.highlight = highlight;
    for (const auto& stop : row.stops) {
        line.ranks.push_back(stop.rank);
    }
    const QString rank = row.rank ? QString::number(*row.rank) : QString();
    line.label = (rank + u' ' + shortName(row.name)).trimmed();
    return line;
}

/// By row: whether it is highlighted or stands next to somebody who is.
std::vector<bool> rowsNear(const Sheet& sheet, const std::vector<core::StartNumber>& highlighted)
{
    std::vector<bool> near(sheet.rows.size(), sheet.rows.size() <= mostLines);
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        if (placeAmong(highlighted, sheet.rows[row].tally.number)) {
            const std::size_t first = row - std::min(row, neighbours);
            const std::size_t last = std::min(row + neighbours, sheet.rows.size() - 1);
            std::fill(near.begin() + static_cast<std::ptrdiff_t>(first),
                      near.begin() + static_cast<std::ptrdiff_t>(last + 1), true);
        }
    }
    return near;
}

} // namespace

RankCourse rankCourseOf(const Sheet& sheet, const std::vector<core::StartNumber>& highlighted)
{
    RankCourse course;
    course.rounds = roundHeads(sheet);
    course.lowestRank = static_cast<std::int32_t>(sheet.rows.size());
    const auto near = rowsNear(sheet, highlighted);
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        if (near[row]) {
            course.lines.push_back(
                lineOf(sheet.rows[row], placeAmong(highlighted, sheet.rows[row].tally.number)));
        }
    }
    return course;
}

RankChart::RankChart(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("rankChart"));
    setAccessibleName(tr("Course of the ranks"));
    setMinimumWidth(240);
}

void RankChart::show(const Sheet& sheet, const std::vector<core::StartNumber>& highlighted)
{
    course_ = rankCourseOf(sheet, highlighted);
    names_.clear();
    QStringList spoken;
    for (const auto& row : sheet.rows) {
        names_[plain(row.tally.number)] = row.name;
        if (placeAmong(highlighted, row.tally.number)) {
            spoken << (row.rank ? QString::number(*row.rank) : QString()) + u' ' + row.name;
        }
    }
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    update();
}

RankCourseStyle RankChart::chartStyle() const
{
    using theme::Role;
    const auto of = [this](Role role) { return theme::colour(palette(), role); };
    return {theme::font(fontPixels),
            of(Role::Text),
            of(Role::Muted),
            of(Role::Line),
            of(Role::Faint),
            of(Role::Window),
            {of(Role::Accent), of(Role::Note), of(Role::Done), of(Role::Warn), of(Role::Error),
             of(Role::Text)}};
}

bool RankChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto number = lineAt(rect(), course_, chartStyle(), help->pos());
        const auto name = number ? names_.find(*number) : names_.end();
        if (name != names_.end()) {
            QToolTip::showText(help->globalPos(),
                               QString::number(name->first) + u' ' + name->second, this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

void RankChart::paintEvent(QPaintEvent* /*event*/)
{
    if (course_.rounds.empty()) {
        return;
    }
    QPainter painter(this);
    paintRankCourse(painter, rect(), course_, chartStyle());
}

void RankChart::mousePressEvent(QMouseEvent* event)
{
    if (const auto number = lineAt(rect(), course_, chartStyle(), event->position())) {
        Q_EMIT picked(core::StartNumber{*number});
    }
}

} // namespace desk
