#include "app/desk/page.h"

#include "app/desk/session.h"

#include <QApplication>

#include <utility>

namespace desk {

Page::Page(Session& session, QWidget* parent) : QWidget(parent), session_(session)
{
    connect(&session, &Session::opened, this, [this] {
        tournamentOpened();
        invalidate();
    });
    connect(&session, &Session::changed, this, &Page::followSession);
    connect(qApp, &QApplication::focusChanged, this, &Page::followFocus);
    connect(this, &Page::focusLost, this, &Page::enterIfFocusLost, Qt::QueuedConnection);
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
    isFocusLost_ = isGone || isDeleted;
    if (isFocusLost_) {
        // Whoever hid the widget may move the focus next, and all is to be laid out before.
        Q_EMIT focusLost(QPrivateSignal());
    }
}

void Page::enterIfFocusLost()
{
    if (std::exchange(isFocusLost_, false) && isVisible() && isActiveWindow()) {
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
