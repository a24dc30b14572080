#include "app/desk/evening/setup/side_view.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/numbers.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPainter>

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
        for (const auto& cell : row) {
            cells << example.columns.value(cells.size()) + u' ' + textOf(cell);
        }
        rows << cells.join(QStringLiteral(", "));
    }
    return rows.join(QStringLiteral("; "));
}

/// Paints the small table of an example; changes are on tint.
class ExampleTable final : public QWidget
{
public:
    using QWidget::QWidget;

    void show(const Example& example)
    {
        example_ = example;
        setAccessibleName(spoken(example));
        setVisible(!example.rows.empty());
        updateGeometry();
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        constexpr int width = 320;
        return {width, headHeight + rowHeight * static_cast<int>(example_.rows.size()) + 1};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const auto paintLine = [&](int top, theme::Role role) {
            painter.fillRect(QRect(padding, top, width() - 2 * padding, 1),
                             theme::colour(palette(), role));
        };
        painter.setFont(theme::font(12, QFont::Medium));
        painter.setPen(theme::colour(palette(), theme::Role::Muted));
        for (qsizetype column = 0; column < example_.columns.size(); ++column) {
            painter.drawText(cellRect(column, 0, headHeight),
                             int(column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                             example_.columns[column]);
        }
        paintLine(headHeight - 1, theme::Role::Strong);
        int top = headHeight;
        for (const auto& row : example_.rows) {
            if (Example::isChanged(row)) {
                painter.fillRect(QRect(0, top, width(), rowHeight),
                                 theme::colour(palette(), theme::Role::Tint));
            }
            const auto last = static_cast<qsizetype>(row.size()) - 1;
            for (qsizetype column = 0; column <= last; ++column) {
                paintCell(painter, row[static_cast<std::size_t>(column)],
                          cellRect(column, top, rowHeight), column == 0, column == last);
            }
            top += rowHeight;
            paintLine(top - 1, theme::Role::Line);
        }
    }

private:
    [[nodiscard]] QRectF cellRect(qsizetype column, qreal top, qreal height) const
    {
        const auto width = (this->width() - 2.0 * padding) / qreal(example_.columns.size());
        return {padding + qreal(column) * width, top, width, height};
    }
    void paintCell(QPainter& painter, const Example::Cell& cell, const QRectF& rect, bool first,
                   bool last) const
    {
        painter.setFont(theme::font(last ? 15 : 14,
                                    last || first || cell.changed ? QFont::Bold : QFont::Normal));
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

    Example example_;
};

class ExampleView final : public SideView
{
    Q_DECLARE_TR_FUNCTIONS(ExampleView)

public:
    explicit ExampleView(QWidget* parent)
        : SideView(parent),
          situation_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this)),
          table_(new ExampleTable(this)),
          explanation_(makeLabel({}, 13, QFont::Normal, theme::Role::Text, this)),
          before_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this))
    {
        setObjectName(QStringLiteral("exampleView"));
        table_->setObjectName(QStringLiteral("exampleTable"));
        explanation_->setObjectName(QStringLiteral("exampleExplanation"));
        before_->setObjectName(QStringLiteral("exampleBefore"));
        constexpr int lineGap = 6;
        auto* column = makeColumn(this, lineGap);
        column->addWidget(
            makeLabel(tr("What it does"), 15, QFont::DemiBold, theme::Role::Text, this));
        for (auto* label : {situation_, explanation_, before_}) {
            label->setWordWrap(true);
        }
        column->addWidget(situation_);
        column->addWidget(table_);
        column->addSpacing(distance::tight);
        column->addWidget(explanation_);
        column->addWidget(before_);
    }

    void show(const Subject& subject) override
    {
        const auto example = exampleOf(subject.option, subject.draft.stored().settings,
                                       subject.draft.wanted().settings, subject.tableSize);
        situation_->setText(example.situation);
        table_->show(example);
        explanation_->setText(example.explanation);
        before_->setText(example.before.isEmpty() ? QString()
                                                  : tr("Until now: %1").arg(example.before));
        before_->setVisible(!example.before.isEmpty());
    }

private:
    QLabel* situation_;
    ExampleTable* table_;
    QLabel* explanation_;
    QLabel* before_;
};

} // namespace

SideView* makeExampleView(QWidget* parent)
{
    return new ExampleView(parent);
}

} // namespace desk
