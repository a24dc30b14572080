#pragma once

#include "core/club/series.h"

#include <QWidget>

#include <cstddef>
#include <optional>

class QLabel;
class QListWidget;

namespace desk {

class RankChart;

/// Beside the table of a series: how the selected number came about, evening by evening, and the
/// course of the ranks over the year.
class SeriesSide : public QWidget
{
    Q_OBJECT

public:
    explicit SeriesSide(QWidget* parent);

    /// `selected` is a place in the lines of the table; both outlive the next call.
    void show(const core::Series& series, const core::SeriesTable& table,
              std::optional<std::size_t> selected);
    using QWidget::show;
    void clear();

Q_SIGNALS:
    /// By Enter on an evening: a place in the shares of the selected line.
    void evidenceRequested(std::size_t share);
    /// By a click on a line of the chart: a place in the lines of the table.
    void picked(std::size_t line);

private:
    void showCourse(const core::Series& series, const core::SeriesTable& table,
                    std::optional<std::size_t> selected);

    QLabel* name_;
    QLabel* explanation_;
    QListWidget* shares_;
    RankChart* chart_;
};

} // namespace desk
