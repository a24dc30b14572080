#pragma once

#include <QWidget>

namespace desk {

class RoundTimer;

/// The clock of the page: the time left, large, and a bar of what is left that shrinks.
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

/// Paints a bar of which so many of `inAll` are left.
void paintTimeBar(QPainter& painter, const QRectF& bar, std::int64_t left, std::int64_t inAll,
                  const QColor& ink, const QColor& ground);

} // namespace desk
