#pragma once

#include "core/tournament.h"

#include <QObject>

#include <vector>

class QAction;
class QMenu;
class QPushButton;

namespace desk {

class Desk;
class SlipPane;

/// What is done with a match of Rommé 500 beside typing its deals: the lot is drawn where one is
/// due, somebody leaves the match or is back. Nothing of it is seen under other rules.
class MatchActions : public QObject
{
    Q_OBJECT

public:
    /// All outlive it. The button comes to the pane's head, the rest into the menu.
    MatchActions(Desk& desk, SlipPane& pane, QMenu& more);

    /// The table or its match is another.
    void refresh();
    /// Where a lot is due its button takes the focus; false where none is.
    bool takeFocus();

private:
    [[nodiscard]] bool isLotDue() const;
    void drawLot();
    void fillMenu();
    void addLeaving(std::size_t seat);
    void leave(core::StartNumber number, bool back);

    Desk& desk_;
    SlipPane& pane_;
    QMenu& more_;
    QPushButton* lot_;
    std::vector<QAction*> leaving_;
};

} // namespace desk
