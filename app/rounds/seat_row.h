#pragma once

#include "round_view.h"

#include <QWidget>

namespace desk {

/// A seat's place on a card, counted from 0.
struct SeatSpot
{
    std::size_t card = 0;
    std::size_t seat = 0;

    friend bool operator==(const SeatSpot&, const SeatSpot&) = default;
};

/// One seat of a card: letter, number, name, icons. Painted on the card below; keys and mouse are
/// its parent's.
class SeatRow : public QWidget
{
    Q_OBJECT

public:
    enum class Part : std::uint8_t { None, Origin, Target };

    SeatRow(SeatSpot spot, QWidget* parent);

    static constexpr int rowHeight = 30;

    [[nodiscard]] SeatSpot spot() const { return spot_; }
    [[nodiscard]] const SeatView& seat() const { return seat_; }
    void show(const CardView& card);
    /// Its part while somebody is picked up.
    void setPart(Part part);

protected:
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] QString spoken(const CardView& card) const;
    /// Of a seat that has one.
    [[nodiscard]] QString totalText() const;
    /// Returns where it begins.
    int paintTotal(QPainter& painter, int end) const;
    void paintGround(QPainter& painter) const;
    /// Returns where they begin.
    int paintIcons(QPainter& painter) const;

    SeatSpot spot_;
    SeatView seat_;
    QString letter_;
    Part part_ = Part::None;
};

} // namespace desk
