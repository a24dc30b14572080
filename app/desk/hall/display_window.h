#pragma once

#include <QWidget>

class QScreen;

namespace desk {

class HallDisplay;

/// The hall display in a window of its own, full-screen on a second screen.
class DisplayWindow : public QWidget
{
    Q_OBJECT

public:
    /// The display outlives it.
    explicit DisplayWindow(HallDisplay& display);

    /// nullptr: a movable window.
    void showOn(QScreen* screen);

Q_SIGNALS:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    HallDisplay& display_;
};

} // namespace desk
