#include "example_view.h"

#include "card_example.h"

#include "app/texts/numbers.h"
#include "app/widgets/numbers.h"
#include "app/widgets/page_head.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

constexpr int headHeight = 30;
constexpr int rowHeight = 34;
constexpr int padding = 8;

QString textOf(const Example::Cell& cell)
{
    const auto* text = std::get_if<QString>(&cell.value);
    return text != nullptr ? *text
                           : texts::matchPointsText(std::get<scoring::MatchPoints>(cell.value));
}

QString spoken(const Example& example)
{
    QStringList rows;
    for (const auto& row : example.rows) {
        QStringList cells;
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            cells << example.columns.value(static_cast<int>(column)) + u' ' +
                         textOf(row.cells[column]);
        }
        rows << cells.join(QStringLiteral(", "));
    }
    return rows.join(QStringLiteral("; "));
}

/// The largest table at which the places are worth something else; the largest of all if none is.
int tableShowing(const scoring::Rules& before, const scoring::Rules& after)
{
    const auto set = after.ruleSet;
    for (int size = scoring::largestTable; size >= scoring::smallestTable(set); --size) {
        if (scoring::placeValues(before.options.scale, set, size) !=
            scoring::placeValues(after.options.scale, set, size)) {
            return size;
        }
    }
    return scoring::largestTable;
}

} // namespace

ExampleTable::ExampleTable(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("exampleTable"));
}

void ExampleTable::show(const Example& example)
{
    example_ = example;
    setAccessibleName(spoken(example));
    setVisible(!example.rows.empty());
    updateGeometry();
    update();
}

QSize ExampleTable::sizeHint() const
{
    constexpr int width = 320;
    return {width, headHeight + rowHeight * static_cast<int>(example_.rows.size()) + 1};
}

QRectF ExampleTable::cellRect(int column, qreal top, qreal height) const
{
    const auto columns = static_cast<qreal>(example_.columns.size());
    const auto width = (this->width() - 2.0 * padding) / columns;
    return {padding + column * width, top, width, height};
}

void ExampleTable::paintCell(QPainter& painter, const Example::Cell& cell, const QRectF& rect,
                             bool first, bool last) const
{
    painter.setFont(
        theme::font(last ? 15 : 14, last || first || cell.changed ? QFont::Bold : QFont::Normal));
    painter.setPen(
        theme::colour(palette(), cell.changed ? theme::Role::Accent : theme::Role::Text));
    if (const auto* points = std::get_if<scoring::MatchPoints>(&cell.value)) {
        paintPoints(painter, rect, *points);
    } else if (first) {
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, textOf(cell));
    } else {
        paintNumber(painter, rect, textOf(cell));
    }
}

void ExampleTable::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const auto columns = example_.columns.size();
    painter.setFont(theme::font(12, QFont::Medium));
    painter.setPen(theme::colour(palette(), theme::Role::Muted));
    for (qsizetype column = 0; column < columns; ++column) {
        painter.drawText(cellRect(static_cast<int>(column), 0, headHeight),
                         int(column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                         example_.columns[column]);
    }
    painter.fillRect(QRect(padding, headHeight - 1, width() - 2 * padding, 1),
                     theme::colour(palette(), theme::Role::Strong));
    int top = headHeight;
    for (const auto& row : example_.rows) {
        if (row.changed()) {
            painter.fillRect(QRect(0, top, width(), rowHeight),
                             theme::colour(palette(), theme::Role::Tint));
        }
        const auto last = row.cells.size() - 1;
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            paintCell(painter, row.cells[column],
                      cellRect(static_cast<int>(column), top, rowHeight), column == 0,
                      column == last);
        }
        top += rowHeight;
        painter.fillRect(QRect(padding, top - 1, width() - 2 * padding, 1),
                         theme::colour(palette(), theme::Role::Line));
    }
}

ExampleView::ExampleView(QWidget* parent)
    : QWidget(parent),
      situation_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this)),
      table_(new ExampleTable(this)),
      explanation_(makeLabel({}, 13, QFont::Normal, theme::Role::Text, this)),
      before_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this))
{
    setObjectName(QStringLiteral("exampleView"));
    explanation_->setObjectName(QStringLiteral("exampleExplanation"));
    before_->setObjectName(QStringLiteral("exampleBefore"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(makeLabel(tr("What it does"), 15, QFont::DemiBold, theme::Role::Text, this));
    for (auto* label : {situation_, explanation_, before_}) {
        label->setWordWrap(true);
    }
    column->addWidget(situation_);
    column->addWidget(table_);
    column->addSpacing(4);
    column->addWidget(explanation_);
    column->addWidget(before_);
}

void ExampleView::show(Option option, int tableSize, const core::Settings& before,
                       const core::Settings& after)
{
    const auto ruleSet = after.rules.ruleSet;
    const int size = tableSize == tableThatShows
                         ? tableShowing(before.rules, after.rules)
                         : std::max(tableSize, scoring::smallestTable(ruleSet));
    if (playsCards(after)) {
        show(cardExampleOf(belongsTo(option, ruleSet) ? option : Option::Event, before, after,
                           size));
    } else {
        show(exampleOf(belongsTo(option, ruleSet) ? option : Option::Scale, before.rules,
                       after.rules, after.gamesPerRound, size));
    }
}

void ExampleView::show(const Example& example)
{
    situation_->setText(example.situation);
    table_->show(example);
    explanation_->setText(example.explanation);
    before_->setText(example.before.isEmpty() ? QString()
                                              : tr("Until now: %1").arg(example.before));
    before_->setVisible(!example.before.isEmpty());
}

} // namespace desk
