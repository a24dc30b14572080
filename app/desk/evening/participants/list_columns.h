#pragma once

#include "core/file/people_list.h"

#include <QWidget>

class QSpinBox;
class QTableWidget;

namespace desk {

/// The first people of a list, with a box over each column that says what it holds, and the line of
/// the first person.
class ListColumns : public QWidget
{
    Q_OBJECT

public:
    explicit ListColumns(QWidget* parent);

    void show(const core::ListTable& table);
    [[nodiscard]] const std::vector<core::ListColumn>& columns() const { return held_; }
    /// Rows before the first person.
    [[nodiscard]] std::size_t heads() const;

Q_SIGNALS:
    void changed();

private:
    void addBox(int column, core::ListColumn held, const QString& title);
    void showSamples();
    /// Another column that holds the same is left out, until something else is chosen for this one:
    /// arrow keys pass through many choices.
    void choose(int column);

    QTableWidget* table_;
    QSpinBox* first_;
    std::vector<core::RawRow> rows_;
    std::vector<core::ListColumn> held_;
    int choosing_ = -1;                        ///< The column chosen for last …
    std::vector<core::ListColumn> heldBefore_; ///< … and what all held before.
};

} // namespace desk
