#pragma once

#include <QFrame>

namespace desk {

/// A frameless frame that floats at a place of a widget; Esc or a click elsewhere closes it, and
/// the focus returns.
class Popover : public QFrame
{
    Q_OBJECT

public:
    explicit Popover(QWidget* parent);
    /// Below (or, without room, above) that rect of `widget`, inside the screen.
    void showAt(QWidget* widget, const QRect& rect);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace desk
