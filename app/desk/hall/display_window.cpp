#include "app/desk/hall/display_window.h"

#include "app/desk/hall/display_painter.h"
#include "app/desk/hall/hall_display.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>

namespace desk {

DisplayWindow::DisplayWindow(HallDisplay& display) : display_(display)
{
    setObjectName(QStringLiteral("displayWindow"));
    setAccessibleName(tr("Hall display"));
    setWindowTitle(tr("Hall display"));
    constexpr QSize smallest(320, 180);
    setMinimumSize(smallest);
    setAttribute(Qt::WA_QuitOnClose, false);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&display_, &HallDisplay::changed, this, qOverload<>(&QWidget::update));
}

void DisplayWindow::showOn(QScreen* screen)
{
    setCursor(screen != nullptr ? Qt::BlankCursor : Qt::ArrowCursor);
    if (screen != nullptr) {
        setGeometry(screen->geometry());
        setScreen(screen);
        showFullScreen();
    } else {
        constexpr QSize usual(960, 540);
        resize(usual);
        showNormal();
    }
}

void DisplayWindow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paintDisplay(painter, rect(), display_.content(), palette());
}

void DisplayWindow::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_F11:
        close();
        break;
    case Qt::Key_B:
    case Qt::Key_Period:
        display_.setBlack(!display_.isBlack());
        break;
    case Qt::Key_Space:
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        if (display_.isGivingPrizes()) {
            display_.callNext();
        } else {
            display_.turn();
        }
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void DisplayWindow::mouseDoubleClickEvent(QMouseEvent* /*event*/)
{
    if (!isFullScreen()) {
        showFullScreen();
    } else {
        showNormal();
    }
}

void DisplayWindow::closeEvent(QCloseEvent* event)
{
    hide();
    event->accept();
    Q_EMIT closed();
}

} // namespace desk
