#include "app/desk/page.h"

#include "app/desk/session.h"

namespace desk {

Page::Page(Session& session, QWidget* parent) : QWidget(parent), session_(session)
{
    connect(&session, &Session::opened, this, [this] {
        tournamentOpened();
        invalidate();
    });
    connect(&session, &Session::changed, this, &Page::followSession);
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
