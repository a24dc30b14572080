#pragma once

#include <QFrame>

namespace desk {

/// A frame floating next to a part of a widget. Esc or a click elsewhere closes it and restores the
/// focus.
class Popover : public QFrame
{
    Q_OBJECT

public:
    explicit Popover(QWidget* parent);
    /// Below (or, if there is no room, above) that rect of `widget`, inside the screen.
    void showAt(QWidget* widget, const QRect& rect);
};

} // namespace desk
