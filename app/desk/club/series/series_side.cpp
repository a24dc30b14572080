#include "app/desk/club/series/series_side.h"

#include "app/desk/evening/standings/rank_chart.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "core/people/people_names.h"
#include "core/texts/series_texts.h"

#include <QListWidget>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// More lines than this are a tangle: only the leaders and those around the selection are drawn.
constexpr std::size_t mostLines = 40;
constexpr std::size_t leaders = 3;
constexpr std::size_t neighbours = 2;

bool isNear(std::size_t line, std::size_t selected)
{
    return std::max(line, selected) - std::min(line, selected) <= neighbours;
}

} // namespace

SeriesSide::SeriesSide(QWidget* parent)
    : QWidget(parent),
      name_(makeLabel({}, 15, QFont::DemiBold, theme::Role::Text, this)),
      explanation_(makeLabel({}, 13, QFont::Normal, theme::Role::Text, this)),
      shares_(new QListWidget(this)),
      chart_(new RankChart(this))
{
    setObjectName(u"seriesSide"_s);
    constexpr int width = 360;
    setFixedWidth(width);
    name_->setObjectName(u"seriesLineName"_s);
    name_->setWordWrap(true);
    explanation_->setObjectName(u"seriesExplanation"_s);
    explanation_->setWordWrap(true);
    shares_->setObjectName(u"seriesShares"_s);
    shares_->setAccessibleName(tr("Evenings of the selected person"));
    shares_->setToolTip(tr("Enter shows the games of that evening."));
    shares_->setWordWrap(true);
    shares_->setItemDelegate(new RoomyDelegate(shares_));
    connect(shares_, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        Q_EMIT evidenceRequested(static_cast<std::size_t>(shares_->row(item)));
    });
    connect(chart_, &RankChart::picked, this,
            [this](int key) { Q_EMIT picked(static_cast<std::size_t>(key)); });
    auto* const column = makeColumn(this, distance::small);
    column->addWidget(name_);
    column->addWidget(explanation_);
    column->addWidget(shares_, 1);
    column->addWidget(
        makeLabel(tr("Course of the year"), 15, QFont::DemiBold, theme::Role::Text, this));
    column->addWidget(chart_, 1);
}

void SeriesSide::clear()
{
    name_->clear();
    explanation_->clear();
    shares_->clear();
    chart_->show(RankCourse());
}

void SeriesSide::show(const core::Series& series, const core::SeriesTable& table,
                      std::optional<std::size_t> selected)
{
    if (table.lines.empty()) {
        clear();
        return;
    }
    const int before = shares_->currentRow();
    shares_->clear();
    if (selected) {
        const auto& line = table.lines[*selected];
        name_->setText(texts::seriesPersonName(table, line));
        explanation_->setText(texts::seriesExplanation(series.settings, table, line).join(u'\n'));
        for (const auto& share : line.shares) {
            shares_->addItem(texts::seriesShareText(series.settings, table, share));
            if (!share.counts) {
                auto* const item = shares_->item(shares_->count() - 1);
                auto font = item->font();
                font.setStrikeOut(true);
                item->setFont(font);
            }
        }
        shares_->setCurrentRow(std::clamp(before, 0, shares_->count() - 1));
    } else {
        name_->setText(tr("Nobody is selected"));
        explanation_->clear();
    }
    showCourse(series, table, selected);
}

void SeriesSide::showCourse(const core::Series& series, const core::SeriesTable& table,
                            std::optional<std::size_t> selected)
{
    const auto course = core::seriesCourse(series.settings, table, series.guestTag);
    RankCourse shown;
    for (const auto& evening : table.evenings) {
        shown.rounds.push_back(texts::eveningName(evening));
    }
    shown.lowestRank = static_cast<std::int32_t>(table.lines.size());
    int highlight = 0;
    for (std::size_t place = 0; place < table.lines.size(); ++place) {
        const bool isSelected = selected == place;
        const bool isLeader = place < leaders;
        if (table.lines.size() > mostLines && !isLeader &&
            !(selected && isNear(place, *selected))) {
            continue;
        }
        const auto& line = table.lines[place];
        RankLine way;
        way.key = static_cast<int>(place);
        way.name = texts::seriesPersonName(table, line);
        way.tip = way.name;
        way.rank = line.rank ? QString::number(*line.rank) : QString();
        way.label = (way.rank + u' ' + core::partsOf(line.person.name).surname).trimmed();
        way.ranks = course[place];
        if (isSelected || isLeader) {
            way.highlight = highlight++;
        }
        shown.lines.push_back(std::move(way));
    }
    chart_->show(std::move(shown));
}

} // namespace desk
