#include "app/desk/page.h"

#include "app/desk/session.h"

#include <QApplication>

namespace desk {

Page::Page(Session& session, QWidget* parent) : QWidget(parent), session_(session)
{
    connect(&session, &Session::opened, this, [this] {
        tournamentOpened();
        invalidate();
    });
    connect(&session, &Session::changed, this, &Page::followSession);
    connect(qApp, &QApplication::focusChanged, this, &Page::followFocus);
    focusLost_.setSingleShot(true);
    connect(&focusLost_, &QTimer::timeout, this, &Page::enterIfFocusLost);
}

Page::~Page()
{
    // The widgets inside lose the focus when they are deleted, which is after this.
    disconnect(qApp, nullptr, this, nullptr);
}

void Page::followFocus(QWidget* before)
{
    if (before == nullptr || !isVisible() || (before != this && !isAncestorOf(before))) {
        return;
    }
    const bool isGone = !before->isVisible() || !before->isEnabled();
    const bool isDeleted = QApplication::focusWidget() == nullptr && isActiveWindow();
    if (isGone || isDeleted) {
        focusLost_.start();
    } else {
        focusLost_.stop();
    }
}

void Page::enterIfFocusLost()
{
    if (isVisible() && isActiveWindow()) {
        setFocus(Qt::OtherFocusReason); // In case the page's own field can't take it.
        enter();
    }
}

void Page::invalidate()
{
    shownRevision_.reset();
    if (isVisible()) {
        shownRevision_ = session_.revision();
        refresh();
    }
}

void Page::followSession()
{
    if (shownRevision_ != session_.revision()) {
        invalidate();
    }
}

void Page::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!shownRevision_) {
        invalidate();
    }
}

} // namespace desk
