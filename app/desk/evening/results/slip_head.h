#pragma once

#include "app/desk/evening/results/typed_game.h"

#include <QWidget>

class QLabel;
class QLayout;

namespace desk {

class ElidedLabel;
class Session;

/// The head of a table's slip: its number, round and facts, and room for commands on the right.
class SlipHead : public QWidget
{
    Q_OBJECT

public:
    SlipHead(const Session& session, QWidget* parent);

    /// Commands for any table; hidden without one.
    [[nodiscard]] QLayout& commands() { return *commands_->layout(); }
    /// Before them: commands shown and hidden by their owner.
    [[nodiscard]] QLayout& matchCommands() { return *matchCommands_; }

    void showGame(const TypedGame& game);

private:
    void showNoTable();

    const Session& session_;
    QLabel* number_;
    ElidedLabel* title_;
    ElidedLabel* facts_;
    QLayout* matchCommands_;
    QWidget* commands_;
};

} // namespace desk
