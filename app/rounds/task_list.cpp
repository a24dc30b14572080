#include "task_list.h"

#include "app/widgets/page_head.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace desk {

TaskList::TaskList(bool quiet, QWidget* parent)
    : QWidget(parent), quiet_(quiet), column_(new QVBoxLayout(this))
{
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(quiet ? 0 : 8);
}

void TaskList::make(const std::vector<RoundTask>& tasks)
{
    for (const auto& line : lines_) {
        for (QWidget* widget :
             {static_cast<QWidget*>(line.button), static_cast<QWidget*>(line.reason)}) {
            widget->hide();
            widget->setObjectName({});
            widget->deleteLater();
        }
    }
    lines_.clear();
    tasks_ = tasks;
    for (const auto task : tasks) {
        Line& line = lines_.emplace_back();
        line.button = makeButton(RoundTasks::objectNameOf(task), RoundTasks::nameOf(task),
                                 quiet_ ? ButtonKind::Quiet : ButtonKind::Normal, this);
        line.reason = makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this);
        line.reason->setWordWrap(true);
        constexpr int indent = 14;
        line.reason->setIndent(quiet_ ? indent : 0);
        connect(line.button, &QPushButton::clicked, this, [this, task] { Q_EMIT wanted(task); });
        if (quiet_) {
            column_->addWidget(line.button, 0, Qt::AlignLeft);
        } else {
            column_->addWidget(line.button);
        }
        column_->addWidget(line.reason);
    }
}

void TaskList::show(const std::vector<RoundTask>& tasks, const Reason& reasonAgainst)
{
    if (tasks != tasks_) {
        make(tasks);
    }
    for (std::size_t index = 0; index < tasks.size(); ++index) {
        const QString reason = reasonAgainst(tasks[index]);
        lines_[index].button->setEnabled(reason.isEmpty());
        lines_[index].button->setToolTip(reason);
        lines_[index].reason->setText(reason);
        lines_[index].reason->setVisible(!reason.isEmpty());
    }
    setVisible(!tasks.empty());
}

} // namespace desk
