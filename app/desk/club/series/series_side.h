#pragma once

#include "core/club/series.h"

#include <QWidget>

#include <cstddef>
#include <optional>

class QLabel;
class QListWidget;

namespace desk {

class RankChart;

/// Beside the table of a series: the selected number explained evening by evening, and the course
/// of the ranks over the year.
class SeriesSide : public QWidget
{
    Q_OBJECT

public:
    explicit SeriesSide(QWidget* parent);

    /// `selected` is an index in the table's lines; both outlive the next call.
    void show(const core::Series& series, const core::SeriesTable& table,
              std::optional<std::size_t> selected);
    using QWidget::show;
    void clear();

Q_SIGNALS:
    /// Enter on an evening: an index in the shares of the selected line.
    void evidenceRequested(std::size_t share);
    /// Click on a line of the chart: an index in the table's lines.
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
