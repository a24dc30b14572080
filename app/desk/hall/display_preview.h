#pragma once

#include <QWidget>

namespace desk {

class HallDisplay;

/// A small picture of the current or future hall display.
class DisplayPreview : public QWidget
{
    Q_OBJECT

public:
    /// The display outlives it.
    explicit DisplayPreview(HallDisplay& display, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    HallDisplay& display_;
};

} // namespace desk
