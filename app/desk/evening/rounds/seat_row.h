#pragma once

#include "app/desk/evening/rounds/round_view.h"

#include <QWidget>

namespace desk {

/// A seat's position on a card, counted from 0.
struct SeatSpot
{
    std::size_t card = 0;
    std::size_t seat = 0;

    friend bool operator==(const SeatSpot&, const SeatSpot&) = default;
};

/// One seat of a card: letter, number, name, icons. Painted over the card; its parent handles keys
/// and mouse.
class SeatRow : public QWidget
{
    Q_OBJECT

public:
    /// Its role while somebody is picked up.
    enum class Part : std::uint8_t { None, Origin, Target };

    SeatRow(SeatSpot spot, QWidget* parent);

    static constexpr int rowHeight = 30;

    [[nodiscard]] SeatSpot spot() const { return spot_; }
    [[nodiscard]] const SeatView& seat() const { return seat_; }
    void show(const CardView& card);
    void setPart(Part part);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Text for screen readers.
    [[nodiscard]] QString spokenText(const CardView& card) const;
    [[nodiscard]] QString totalText() const;
    void paintGround(QPainter& painter) const;
    /// Icons and total from the right; returns their left edge.
    int paintStates(QPainter& painter) const;

    SeatSpot spot_;
    SeatView seat_;
    QString letter_;
    Part part_ = Part::None;
};

} // namespace desk
