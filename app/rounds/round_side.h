#pragma once

#include "core/tournament.h"
#include "task_list.h"

#include <QWidget>

namespace desk {

class Desk;
class DraftNotes;
class QualitySheetView;

/// The side of the page: repairs, quality sheet, keys, and apart what takes back.
class RoundSide : public QWidget
{
    Q_OBJECT

public:
    RoundSide(Desk& desk, DraftNotes& notes, RoundTasks& tasks, QWidget* parent);

    void show(const core::Round& round);

Q_SIGNALS:
    void wanted(desk::RoundTask task);

private:
    void showQuality(const core::Round& round);
    QWidget* makeKeys();

    Desk& desk_;
    DraftNotes& notes_;
    RoundTasks& tasks_;
    TaskList* repairs_;
    QualitySheetView* quality_;
    QWidget* keys_;
    TaskList* apart_;
};

} // namespace desk
