#pragma once

#include "rank_course_painting.h"
#include "sheet.h"

#include <QWidget>

#include <map>

namespace desk {

/// The course of the ranks beside the standings. Points at people, and a click highlights them.
class RankChart : public QWidget
{
    Q_OBJECT

public:
    explicit RankChart(QWidget* parent);

    void show(const Sheet& sheet, const std::vector<core::StartNumber>& highlighted);

    [[nodiscard]] const RankCourse& course() const { return course_; }
    [[nodiscard]] QSize sizeHint() const override { return {280, 400}; }

Q_SIGNALS:
    void picked(core::StartNumber number);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] RankCourseStyle chartStyle() const;

    RankCourse course_;
    std::map<std::int32_t, QString> names_;
};

/// What the chart shows of a sheet: everybody, in large fields the highlighted and who stands next
/// to them.
RankCourse rankCourseOf(const Sheet& sheet, const std::vector<core::StartNumber>& highlighted);

} // namespace desk
