#pragma once

#include "app/desk/evening/standings/sheet.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace desk {

/// How many people the chart can highlight.
inline constexpr int mostHighlighted = 6;

/// One person's course through the ranks.
struct RankLine
{
    int key = 0; ///< Emitted by RankChart::picked(): the start number, for instance.
    QString name;
    QString tip;                                    ///< For the pointer.
    QString label;                                  ///< At its end: rank and surname.
    QString rank;                                   ///< The last one; empty without one.
    std::vector<std::optional<std::int32_t>> ranks; ///< By round; nothing before the first.
    /// Colour and marker, 0 to mostHighlighted − 1; nothing: faint.
    std::optional<int> highlight;
};

/// What the chart shows.
struct RankCourse
{
    std::vector<QString> rounds; ///< Heads, left to right, including future rounds.
    std::vector<RankLine> lines; ///< In the order of the standings.
    std::int32_t lowestRank = 1;
};

/// The course of the ranks beside the standings or the table of a series: ranks from top to bottom,
/// rounds or evenings from left to right. Names people under the pointer; a click on a line selects
/// its person.
class RankChart : public QWidget
{
    Q_OBJECT

public:
    explicit RankChart(QWidget* parent);

    void show(RankCourse course);

    [[nodiscard]] const RankCourse& course() const { return course_; }
    [[nodiscard]] QSize sizeHint() const override { return {280, 400}; }

Q_SIGNALS:
    void picked(int key);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    /// The line nearest to a point, if one is near.
    [[nodiscard]] const RankLine* lineAt(QPointF point) const;

    RankCourse course_;
};

/// What the chart shows of a sheet: everyone; in large fields, highlighted people and their
/// neighbours.
RankCourse rankCourseOf(const Sheet& sheet, const std::vector<core::StartNumber>& highlighted);

} // namespace desk
