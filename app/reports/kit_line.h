#pragma once

#include "print_habits.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace desk {

/// Whether the paper kit is written by itself, and where to.
class KitLine : public QWidget
{
    Q_OBJECT

public:
    KitLine(PrintHabits habits, QWidget* parent);

    /// Writes it there from now on.
    void setFolder(const QString& folder);

private:
    void choose();
    void tick(bool writes);
    void refresh();

    PrintHabits habits_;
    QCheckBox* writes_;
    QLabel* folder_;
    QPushButton* choose_;
};

} // namespace desk
