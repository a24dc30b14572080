#pragma once

#include "core/model/schedule.h"

#include <QWidget>

#include <vector>

namespace desk {

/// The schedule of the evening with its expected times, one line each.
class ScheduleView : public QWidget
{
    Q_OBJECT

public:
    explicit ScheduleView(QWidget* parent = nullptr);

    void show(std::vector<core::ScheduledTime> lines);
    using QWidget::show;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<core::ScheduledTime> lines_;
};

} // namespace desk
