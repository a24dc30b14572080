#pragma once

#include "entry.h"
#include "typing.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;
class QScrollArea;

namespace desk {

class Desk;
class UnderGrid;

/// The slip of one table: its head, the grid, and the place under it.
class SlipPane : public QWidget
{
    Q_OBJECT

public:
    explicit SlipPane(Desk& desk, QWidget* parent = nullptr);

    /// Shows a table; no game is begun. Nothing: none.
    void show(std::optional<core::TableKey> key);
    [[nodiscard]] const Entry& entry() const { return entry_; }
    [[nodiscard]] Typing& typing() { return *typing_; }
    /// Adds an action to the right of the table's head.
    void add(QWidget* action);
    /// Adds one before the others that is seen only where its owner shows it.
    void addForMatch(QWidget* action);

    /// The tournament is different; what is being typed stays.
    void refresh();

private:
    void refreshHead();
    [[nodiscard]] QStringList gameFacts(const core::Round& round, const core::Table& table,
                                        core::GameNumber number) const;
    [[nodiscard]] QString facts(const core::Round& round, const core::Table& table) const;

    Desk& desk_;
    Entry entry_;
    QLabel* number_;
    QLabel* title_;
    QLabel* facts_;
    QHBoxLayout* forMatch_;
    QHBoxLayout* actions_;
    GameGrid* grid_;
    QScrollArea* scroll_;
    UnderGrid* under_;
    Typing* typing_;
};

} // namespace desk
