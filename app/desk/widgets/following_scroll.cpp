#include "app/desk/widgets/following_scroll.h"

#include "app/desk/widgets/layout.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QFileDialog>
#include <QKeyEvent>
#include <QScreen>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

/// A dialog's share of the screen: its frame is unknown until shown.
QSize roomFor(const QDialog& dialog)
{
    constexpr QSize frame(8, 40);
    const auto* const parent = dialog.parentWidget();
    return (parent != nullptr ? parent->screen() : dialog.screen())->availableSize() - frame;
}

bool exceeds(QSize size, QSize room)
{
    return size.width() > room.width() || size.height() > room.height();
}

/// Moves all rows but the last into a scroll area.
void scrollRows(QDialog& dialog, QVBoxLayout& column)
{
    auto* const foot = column.count() > 1 ? column.takeAt(column.count() - 1) : nullptr;
    const auto margins = column.contentsMargins();
    auto* const inside = new QWidget;
    column.setContentsMargins({0, 0, distance::small, 0});
    inside->setLayout(&column); // Takes it, with its contents, from the dialog.
    auto* const whole = makeColumn(&dialog, column.spacing(), margins);
    whole->addWidget(new FollowingScroll(inside, &dialog), 1);
    if (foot != nullptr) {
        whole->addItem(foot);
        if (auto* const row = foot->layout()) {
            row->setParent(whole);
        }
    }
}

/// Holds the scrolled contents. A scroll area gives a height-for-width layout its preferred height;
/// here it gets what it needs.
class NeededHeight : public QVBoxLayout
{
public:
    NeededHeight(QWidget* holder, const QWidget& viewport)
        : QVBoxLayout(holder), viewport_(viewport)
    {
        setContentsMargins({});
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

    [[nodiscard]] QSize minimumSize() const override
    {
        auto size = QVBoxLayout::minimumSize();
        const auto* const inside = count() > 0 ? itemAt(0)->widget()->layout() : nullptr;
        if (inside != nullptr && inside->hasHeightForWidth()) {
            const int width = std::max(viewport_.width(), size.width());
            size.setHeight(std::max(size.height(), inside->minimumHeightForWidth(width)));
        }
        return size;
    }

private:
    const QWidget& viewport_;
};

} // namespace

FollowingScroll::FollowingScroll(QWidget* inside, QWidget* parent) : QScrollArea(parent)
{
    auto* const holder = new QWidget;
    (new NeededHeight(holder, *viewport()))->addWidget(inside);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setWidget(holder);
    viewport()->setAutoFillBackground(false);
    holder->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { follow(now); });
}

void FollowingScroll::keyPressEvent(QKeyEvent* event)
{
    event->ignore();
}

void FollowingScroll::follow(const QWidget* focused)
{
    if (focused == nullptr || !widget()->isAncestorOf(focused)) {
        return;
    }
    const QRect place(focused->mapTo(widget(), QPoint()), focused->size());
    if (!exceeds(place.size(), viewport()->size())) {
        ensureVisible(place.center().x(), place.center().y(), place.width() / 2 + distance::small,
                      place.height() / 2 + distance::small);
    }
}

bool DialogFitter::eventFilter(QObject* watched, QEvent* event)
{
    auto* const dialog = event->type() == QEvent::Show ? qobject_cast<QDialog*>(watched) : nullptr;
    if (dialog == nullptr || qobject_cast<QFileDialog*>(watched) != nullptr) {
        return false;
    }
    const auto room = roomFor(*dialog);
    auto* const column = qobject_cast<QVBoxLayout*>(dialog->layout());
    if (column != nullptr && exceeds(dialog->minimumSizeHint(), room)) {
        const auto width = dialog->width() + dialog->style()->pixelMetric(
                                                 QStyle::PM_ScrollBarExtent, nullptr, dialog);
        auto* const focused = dialog->focusWidget(); // It loses the focus on its way.
        scrollRows(*dialog, *column);
        if (focused != nullptr) {
            focused->setFocus();
        }
        dialog->resize(width + distance::large, dialog->height());
    }
    dialog->setMinimumSize(dialog->minimumSize().boundedTo(room));
    if (exceeds(dialog->size(), room)) {
        dialog->resize(dialog->size().boundedTo(room));
    }
    return false;
}

} // namespace desk
