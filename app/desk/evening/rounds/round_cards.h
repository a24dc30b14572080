#pragma once

#include "app/desk/evening/rounds/seat_row.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace desk {

class Floating;

/// The tables of a round as cards, in as many columns as fit. In a draft people are picked up with
/// the pointer or the space bar and put down on another seat; a tip shows the cost beforehand.
class RoundCards : public QWidget
{
    Q_OBJECT

public:
    /// The effect of putting somebody down; shown in a tip.
    struct Preview
    {
        std::optional<core::RoundPlan> plan; ///< Nothing: not possible.
        QString what;                        ///< "Swap with Berger, seat C"
        QString cost;                        ///< Its cost, or why it is not possible.
    };
    using Previewer = std::function<Preview(const SeatSpot& from, const SeatSpot& to)>;

    explicit RoundCards(Previewer previewer);

    /// Keeps the focused seat. Drops the person picked up if anything differs.
    void show(const RoundView& view);
    [[nodiscard]] const RoundView& view() const { return view_; }
    [[nodiscard]] const SeatView& seatAt(const SeatSpot& spot) const;

    /// The one with the focus, else the first.
    [[nodiscard]] core::TableNumber currentTable() const;
    /// Returns the focus to the seat that last had it, else to the first.
    void focusCurrent() const;
    /// Drops the person picked up.
    void putBack();

Q_SIGNALS:
    /// Somebody was put down: requests that seating.
    void planRequested(const core::RoundPlan& plan);
    /// Requests locking or unlocking the person there, or the table.
    void lockRequested(const desk::SeatSpot& spot, bool ofTable);
    /// F6: asks after which round that person leaves.
    void leavingRequested(core::StartNumber person);
    /// Requests scrolling until that part is visible.
    void scrollRequested(const QRect& rect);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void rebuildRows();
    void layOut();
    void paintCard(QPainter& painter, std::size_t index) const;
    [[nodiscard]] SeatRow* rowAt(const SeatSpot& spot) const;
    [[nodiscard]] SeatRow* rowUnder(const QPoint& point) const;
    [[nodiscard]] SeatRow* focusedRow() const;
    [[nodiscard]] SeatRow* neighbour(const SeatRow& row, int key) const;
    [[nodiscard]] bool isPickedUp() const { return origin_ != nullptr; }
    void pickUp(SeatRow& row);
    /// How to put down somebody picked up with the keyboard.
    void explainKeys();
    /// Shows the cost there; nullptr: nowhere.
    void hoverOver(SeatRow* row, const QPoint& tipAt);
    void showTip(const QPoint& point, const Preview& preview);
    void showPicked(const QPoint& place);
    void drop(SeatRow* row);
    void requestLock(const SeatSpot& spot, bool ofTable);

    Previewer previewer_;
    RoundView view_;
    std::vector<QRect> cardRects_;
    std::size_t columns_ = 1;
    std::vector<SeatRow*> rows_;
    SeatRow* current_ = nullptr; ///< Had the focus last, else the first; nullptr without rows.
    SeatRow* origin_ = nullptr;  ///< Of the person picked up.
    SeatRow* target_ = nullptr;  ///< Where they would be put down.
    QPoint pressed_;
    bool dragging_ = false;
    Floating* tip_;
    Floating* picked_;
};

} // namespace desk
