#pragma once

#include <QScrollArea>

class QDialog;

namespace desk {

/// Shows a widget whole if there is room, else scrolls it to the focus. Keys go only to the widget.
class FollowingScroll : public QScrollArea
{
    Q_OBJECT

public:
    FollowingScroll(QWidget* inside, QWidget* parent);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void follow(const QWidget* focused);
};

/// As an event filter of the application, makes every dialog fit its screen: oversized contents
/// scroll, while the button row at the bottom stays visible.
class DialogFitter : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace desk
