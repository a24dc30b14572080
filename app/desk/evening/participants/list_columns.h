#pragma once

#include "core/file/people_list.h"

#include <QWidget>

class QSpinBox;
class QTableWidget;

namespace desk {

/// The first rows of a list, with a box over each column that says what it holds, and the row of
/// the first person.
class ListColumns : public QWidget
{
    Q_OBJECT

public:
    explicit ListColumns(QWidget* parent);

    void show(const core::ListTable& table);
    [[nodiscard]] std::vector<core::ListColumn> columns() const;
    /// Rows before the first person.
    [[nodiscard]] std::size_t heads() const;

Q_SIGNALS:
    void changed();

private:
    void addBox(int column, core::ListColumn held, const QString& title);
    /// No two columns hold the same: the other one is left out.
    void leaveOutOthers(int column);

    QTableWidget* table_;
    QSpinBox* first_;
};

} // namespace desk
