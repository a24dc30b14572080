#pragma once

#include "round_tasks.h"

#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace desk {

/// Buttons of tasks below each other; under one that cannot be done stands why.
class TaskList : public QWidget
{
    Q_OBJECT

public:
    explicit TaskList(bool quiet, QWidget* parent);

    using Reason = std::function<QString(RoundTask)>;
    void show(const std::vector<RoundTask>& tasks, const Reason& reasonAgainst);

Q_SIGNALS:
    void wanted(desk::RoundTask task);

private:
    struct Line
    {
        QPushButton* button = nullptr;
        QLabel* reason = nullptr;
    };
    void make(const std::vector<RoundTask>& tasks);

    bool quiet_;
    QVBoxLayout* column_;
    std::vector<RoundTask> tasks_;
    std::vector<Line> lines_;
};

} // namespace desk
