#pragma once

#include <QLabel>

namespace desk {

/// Paints one line of plain text: where it does not fit, an ellipsis ends it and the tool tip has
/// all of it. It needs room for a few characters.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent) : QLabel(parent) {}

    [[nodiscard]] bool isElided() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

} // namespace desk
