#pragma once

#include "card_grid.h"
#include "seat_row.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace desk {

class CostTip;
class PickedRow;

/// The tables of a round as cards. In a draft people are picked up with the pointer or the space
/// bar and put down on another seat; what that costs is shown before.
class RoundCards : public QWidget
{
    Q_OBJECT

public:
    /// What putting somebody down would do; shown in a tip.
    struct Preview
    {
        bool possible = false;
        QString what; ///< "Swap with Berger, seat C"
        QString cost; ///< or why it is not possible.
    };
    using Previewer = std::function<Preview(const SeatSpot& from, const SeatSpot& to)>;

    explicit RoundCards(QWidget* parent = nullptr);

    void setPreviewer(Previewer previewer) { previewer_ = std::move(previewer); }
    /// Keeps the seat that has the focus; puts back who was picked up if the seats differ.
    void show(const RoundView& view);
    [[nodiscard]] const RoundView& view() const { return view_; }
    [[nodiscard]] const SeatView& seatAt(const SeatSpot& spot) const;

    [[nodiscard]] bool isPickedUp() const { return origin_.has_value(); }
    /// The row with the focus, else the first.
    [[nodiscard]] SeatRow* currentRow() const;
    void focusCurrent();

Q_SIGNALS:
    /// Somebody is put down where another sits, or on a free place.
    void putDown(const desk::SeatSpot& from, const desk::SeatSpot& to);
    void lockPersonWanted(core::StartNumber person);
    void lockTableWanted(core::TableNumber table);
    /// That part should be seen.
    void shown(const QRect& rect);

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
    void makeRows();
    void layOut();
    [[nodiscard]] SeatRow* rowAt(const SeatSpot& spot) const;
    [[nodiscard]] SeatRow* rowUnder(const QPoint& point) const;
    [[nodiscard]] SeatRow* focusedRow() const;
    [[nodiscard]] SeatRow* neighbour(const SeatRow& row, int key) const;
    void pickUp(SeatRow* row);
    /// Shows what it would cost there; nullptr: nowhere.
    void hoverOver(SeatRow* row, const QPoint& tipAt);
    void drop(SeatRow* row);
    void putBack();
    void wantLock(const SeatRow& row, bool table);

    Previewer previewer_;
    RoundView view_;
    CardGrid grid_;
    std::vector<SeatRow*> rows_;
    QPointer<SeatRow> last_; ///< Had the focus last.
    std::optional<SeatSpot> origin_;
    std::optional<SeatSpot> target_;
    QPoint pressed_;
    bool dragging_ = false;
    CostTip* tip_;
    PickedRow* picked_;
};

} // namespace desk

Q_DECLARE_METATYPE(desk::SeatSpot)
