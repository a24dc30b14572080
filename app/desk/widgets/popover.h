#pragma once

#include <QFrame>

namespace desk {

/// A frame that floats next to a part of a widget. Esc or a click elsewhere closes it, and the
/// focus returns.
class Popover : public QFrame
{
    Q_OBJECT

public:
    explicit Popover(QWidget* parent);
    /// Below (or, without room, above) that rect of `widget`, inside the screen.
    void showAt(QWidget* widget, const QRect& rect);
};

} // namespace desk
