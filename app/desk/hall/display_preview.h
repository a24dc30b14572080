#pragma once

#include <QWidget>

namespace desk {

class HallDisplay;

/// A small picture of what the hall sees, or would see.
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
