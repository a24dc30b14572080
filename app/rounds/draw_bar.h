#pragma once

#include "drawing.h"

#include "core/use_cases/judging.h"

#include <QWidget>

class QAction;
class QMenu;
class QPushButton;

namespace desk {

/// Draw, By standings, and more ways under "More".
class DrawBar : public QWidget
{
    Q_OBJECT

public:
    DrawBar(Desk& desk, DraftNotes& notes, Drawing& drawing, QWidget* parent);

    /// For drawing from that round on; an empty reason lets one draw. `again`: a draft stands
    /// there.
    void show(core::RoundNumber first, bool again, const QString& reason);

    /// Whether a way of seating has a meaning for that round: of a knock-out, and for a single
    /// table, there is nothing to plan and no neighbours to bring together.
    [[nodiscard]] bool offers(seating::Mode mode, core::RoundNumber round) const;

private:
    void makeMenu();
    void makeChoices(QMenu& menu);
    void draw(const DrawWish& wish);
    void drawAsBefore();
    void planAll();
    void drawFinal();
    void drawWithSeed();
    void searchLonger();
    void updateChoices();

    Desk& desk_;
    DraftNotes& notes_;
    Drawing& drawing_;
    core::RoundNumber first_{1};
    QPushButton* draw_;
    QPushButton* standings_;
    QPushButton* more_;
    QAction* planAll_ = nullptr;
    QAction* final_ = nullptr;
    QAction* fourAndBye_ = nullptr;
    QAction* threeAndTwo_ = nullptr;
    QAction* evenness_ = nullptr;
    QAction* longer_ = nullptr;
};

} // namespace desk
