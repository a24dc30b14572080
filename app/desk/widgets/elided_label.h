#pragma once

#include <QLabel>

namespace desk {

/// A line of plain text that ends in an ellipsis where there is too little room for it.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace desk
