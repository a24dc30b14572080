#pragma once

#include <QWidget>

namespace desk {

class RoundTimer;

/// The page's clock: the time left, large, and a bar that shrinks with it.
class ClockFace : public QWidget
{
    Q_OBJECT

public:
    /// The timer outlives it.
    explicit ClockFace(const RoundTimer& timer, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void speak();

    const RoundTimer& timer_;
};

/// Paints a bar showing the rest of `inAll`.
void paintTimeBar(QPainter& painter, const QRectF& bar, std::int64_t left, std::int64_t inAll,
                  const QColor& ink, const QColor& ground);

} // namespace desk
