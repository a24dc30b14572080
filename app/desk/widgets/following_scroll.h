#pragma once

#include <QScrollArea>

class QDialog;

namespace desk {

/// Shows a widget whole where there is room for it, else scrolls it to what has the focus. Keys go
/// to the widget alone.
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

/// Makes every dialog fit its screen while it filters the application's events: what is too large
/// scrolls, its last row, that of the buttons, stays in sight.
class DialogFitter : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace desk
