#pragma once

#include <QAbstractButton>

namespace desk {

class RoundTimer;

/// The clock at the bottom of the page list, if there is one; a click opens its page.
class SmallClock : public QAbstractButton
{
    Q_OBJECT

public:
    /// The timer outlives it.
    explicit SmallClock(const RoundTimer& timer, QWidget* parent = nullptr);

    /// Shows only the time in a folded page list.
    void setFolded(bool isFolded);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    const RoundTimer& timer_;
    bool isFolded_ = false;
};

} // namespace desk
