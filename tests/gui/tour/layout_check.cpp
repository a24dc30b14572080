#include "layout_check.h"

#include "app/desk/widgets/elided_label.h"
#include "app/desk/widgets/following_scroll.h"
#include "app/desk/widgets/key_hint.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextEdit>

namespace {

QString textOf(const QWidget& control)
{
    if (const auto* const button = qobject_cast<const QAbstractButton*>(&control)) {
        return button->text();
    }
    const auto* const label = qobject_cast<const QLabel*>(&control);
    return label != nullptr ? label->text() : control.accessibleName();
}

QString nameOf(const QWidget& control)
{
    return QStringLiteral("%1 %2 “%3” in %4")
        .arg(QString::fromLatin1(control.metaObject()->className()), control.objectName(),
             textOf(control),
             control.parentWidget() != nullptr ? control.parentWidget()->objectName() : QString());
}

/// Parts of lists, other controls and the frame lay themselves out.
bool isPartOfAControl(const QWidget& widget)
{
    for (const auto* above = widget.parentWidget(); above != nullptr;
         above = above->parentWidget()) {
        if (qobject_cast<const QAbstractItemView*>(above) != nullptr ||
            qobject_cast<const QAbstractSpinBox*>(above) != nullptr ||
            qobject_cast<const QComboBox*>(above) != nullptr ||
            qobject_cast<const QLineEdit*>(above) != nullptr ||
            qobject_cast<const QTextEdit*>(above) != nullptr) {
            return true;
        }
    }
    return false;
}

bool isControl(const QWidget& widget)
{
    const auto* const label = qobject_cast<const QLabel*>(&widget);
    return (label != nullptr && !label->text().isEmpty()) ||
           qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
           qobject_cast<const QLineEdit*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const desk::KeyHint*>(&widget) != nullptr;
}

/// The scroll area whose contents the widget is; nullptr for other widgets.
const QScrollArea* scrollAreaAround(const QWidget& widget)
{
    const auto* const viewport = widget.parentWidget();
    const auto* const area =
        qobject_cast<const QScrollArea*>(viewport != nullptr ? viewport->parentWidget() : nullptr);
    return area != nullptr && area->widget() == &widget ? area : nullptr;
}

bool isReachable(const QWidget& control, const QWidget& window)
{
    QRect place = control.rect();
    const QWidget* at = &control;
    while (at != &window) {
        if (const auto* const area = scrollAreaAround(*at)) {
            at = area;
            place = area->rect();
            continue;
        }
        place.translate(at->pos());
        at = at->parentWidget();
        if (!at->rect().contains(place)) {
            return false;
        }
    }
    return true;
}

bool isTextCut(const QWidget& control)
{
    constexpr int roundingError = 2;
    if (const auto* const label = qobject_cast<const QLabel*>(&control)) {
        const bool shortens = qobject_cast<const desk::ElidedLabel*>(label) != nullptr;
        if (label->wordWrap()) {
            return label->height() + roundingError < label->heightForWidth(label->width());
        }
        return !shortens && label->width() + roundingError < label->sizeHint().width();
    }
    const bool isWhole = qobject_cast<const QPushButton*>(&control) == nullptr &&
                         qobject_cast<const desk::KeyHint*>(&control) == nullptr;
    return !isWhole && control.width() + roundingError < control.sizeHint().width();
}

} // namespace

QStringList layoutFaults(const QWidget& window)
{
    QStringList faults;
    for (const auto* const area : window.findChildren<desk::FollowingScroll*>()) {
        const int beyond = area->horizontalScrollBar()->maximum();
        if (area->isVisible() && beyond > 0) {
            faults << QStringLiteral("%1 pixels too wide: ").arg(beyond) + nameOf(*area->widget());
        }
    }
    std::vector<const QWidget*> controls;
    for (const auto* const widget : window.findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->window() == &window && isControl(*widget) &&
            !isPartOfAControl(*widget)) {
            controls.push_back(widget);
        }
    }
    for (std::size_t index = 0; index < controls.size(); ++index) {
        const auto& control = *controls[index];
        if (!isReachable(control, window)) {
            faults << QStringLiteral("outside: ") + nameOf(control);
        }
        if (isTextCut(control)) {
            faults << QStringLiteral("cut: ") + nameOf(control);
        }
        for (std::size_t next = index + 1; next < controls.size(); ++next) {
            const auto& other = *controls[next];
            if (control.parentWidget() == other.parentWidget() &&
                control.geometry().intersects(other.geometry())) {
                faults << QStringLiteral("overprinted: ") + nameOf(control) +
                              QStringLiteral(" and ") + nameOf(other);
            }
        }
    }
    return faults;
}
