#include "app/desk/frame/page.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/search_field.h"

#include <QApplication>
#include <QHideEvent>
#include <QListWidget>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace desk {

Page::Page(Session& session, QWidget* parent) : QWidget(parent), session_(session)
{
    connect(&session, &Session::opened, this, [this] {
        forgetSelections();
        tournamentOpened();
        invalidate();
    });
    connect(&session, &Session::changed, this, &Page::followSession);
    connect(qApp, &QApplication::focusChanged, this, &Page::followFocus);
    connect(this, &Page::focusLost, this, &Page::refocusIfLost, Qt::QueuedConnection);
}

Page::~Page()
{
    // The widgets inside lose focus when deleted, which is after this.
    disconnect(qApp, nullptr, this, nullptr);
}

void Page::forgetSelections()
{
    if (scope() == Scope::People || scope() == Scope::Series) {
        return;
    }
    endSearch();
    for (auto* const view : findChildren<QAbstractItemView*>()) {
        // Other kinds of lists choose what is shown, such as documents.
        const bool isChoice = qobject_cast<QTableView*>(view) != nullptr ||
                              qobject_cast<QListWidget*>(view) != nullptr;
        if (isChoice && view->window() == window() && view->selectionModel() != nullptr) {
            view->clearSelection();
            view->setCurrentIndex({});
            view->scrollToTop();
        }
    }
}

void Page::endSearch()
{
    for (auto* const field : findChildren<SearchField*>()) {
        if (field->window() == window()) {
            field->clear();
        }
    }
}

void Page::followFocus(QWidget* before, QWidget* now)
{
    if (!isVisible()) {
        return;
    }
    const auto isGone = [](const QWidget* widget) {
        return widget == nullptr || !widget->isVisible() || !widget->isEnabled();
    };
    const bool isHere = now != nullptr && now->window() == window();
    if (before != nullptr && (before == this || isAncestorOf(before))) {
        const bool isDeleted = QApplication::focusWidget() == nullptr && isActiveWindow();
        isFocusLost_ = isGone(before) || isDeleted;
        isAway_ = !isHere;
        away_ = before;
    } else if (isHere && std::exchange(isAway_, false)) {
        // Back from a dialog, during which Qt may have moved this window's focus.
        isFocusLost_ = isGone(away_);
    }
    if (isFocusLost_) {
        // Whatever hid the widget may move the focus next, and layout must be finished before.
        Q_EMIT focusLost(QPrivateSignal());
    }
}

void Page::refocusIfLost()
{
    if (std::exchange(isFocusLost_, false) && isVisible() && isActiveWindow()) {
        setFocus(Qt::OtherFocusReason); // In case the page's own field can't take the focus.
        refocus();
    }
}

void Page::setSide(QWidget& side)
{
    side_ = &side;
}

bool Page::isSideShown() const
{
    return side_ != nullptr && !side_->isHidden();
}

void Page::showSide(bool shown)
{
    if (side_ != nullptr) {
        side_->setVisible(shown || !room_.foldsSides());
    }
}

void Page::setRoom(const Room& room)
{
    if (room == room_ || layout() == nullptr) {
        return;
    }
    if (room_ == Room()) {
        margins_ = layout()->contentsMargins();
        spacing_ = layout()->spacing();
    }
    room_ = room;
    auto margins = margins_;
    if (room.isTight) {
        margins.setLeft(distance::medium);
        margins.setRight(distance::medium);
    }
    if (room.isLow) {
        margins.setTop(distance::small);
        margins.setBottom(distance::small);
    }
    layout()->setContentsMargins(margins);
    layout()->setSpacing(room.isLow ? std::min(spacing_, distance::small) : spacing_);
    if (auto* const head = findChild<PageHead*>(QString(), Qt::FindDirectChildrenOnly)) {
        head->setLow(room.isLow);
    }
    showSide(false);
    roomChanged();
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

void Page::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous()) { // Spontaneous: minimised.
        endSearch();
    }
}

} // namespace desk
