#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

/// Visible and spoken texts of a window.
namespace visible_texts {

inline QStringList of(const QWidget& widget)
{
    QStringList texts = {widget.accessibleName(), widget.toolTip()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        texts << label->text();
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        texts << button->text();
    } else if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) {
        texts << field->text() << field->placeholderText();
    } else if (const auto* choice = qobject_cast<const QComboBox*>(&widget)) {
        for (int item = 0; item < choice->count(); ++item) {
            texts << choice->itemText(item);
        }
    }
    return texts;
}

/// All visible texts below `parent` except widgets whose names begin with one of `but`, in lower
/// case.
inline QString below(const QWidget& parent, const QStringList& but)
{
    const auto isLeftOut = [&but](const QString& name) {
        return std::ranges::any_of(but, [&](const QString& each) { return name.startsWith(each); });
    };
    QStringList texts;
    for (const auto* widget : parent.findChildren<QWidget*>()) {
        if (widget->isVisible() && !isLeftOut(widget->objectName())) {
            texts << of(*widget);
        }
    }
    return texts.join(u'\n').toLower();
}

} // namespace visible_texts
