#include "accessibility_check.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QListView>
#include <QMetaEnum>
#include <QRegularExpression>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace {

/// WCAG 2.2, 2.5.8.
constexpr int smallestTarget = 24;

QString roleOf(const QAccessibleInterface& part)
{
    return QString::fromLatin1(
        QMetaEnum::fromType<QAccessible::Role>().valueToKey(static_cast<int>(part.role())));
}

/// By its own name, or by its label.
QString nameOf(const QAccessibleInterface& part)
{
    // On Unix Qt takes a combo box's name from the choice; the label gives its purpose.
    if (part.role() != QAccessible::ComboBox) {
        return part.text(QAccessible::Name);
    }
    const auto labels = part.relations(QAccessible::Label);
    return labels.isEmpty() ? QString() : labels.constFirst().first->text(QAccessible::Name);
}

bool isList(const QAccessibleInterface& part)
{
    return part.role() == QAccessible::Table || part.role() == QAccessible::List ||
           part.role() == QAccessible::Tree;
}

bool isControl(const QAccessibleInterface& part)
{
    switch (part.role()) {
    case QAccessible::PushButton:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::EditableText:
    case QAccessible::ComboBox:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::PageTab:
    case QAccessible::MenuItem:
    case QAccessible::Dialog:
        return true;
    default:
        return isList(part) || part.state().focusable;
    }
}

/// If nothing else can be hit; for a list, one of its rows.
QSize targetOf(const QAccessibleInterface& part)
{
    if (const auto* const list = qobject_cast<QAbstractItemView*>(part.object())) {
        return {list->width(), list->sizeHintForRow(0)};
    }
    const auto* const widget = qobject_cast<const QWidget*>(part.object());
    return widget != nullptr ? widget->size() : part.rect().size();
}

bool isTarget(const QAccessibleInterface& part)
{
    const auto* const list = qobject_cast<QAbstractItemView*>(part.object());
    if (list != nullptr && list->model()->rowCount(list->rootIndex()) == 0) {
        return false;
    }
    return isControl(part) && part.role() != QAccessible::Dialog &&
           part.role() != QAccessible::StaticText && !part.state().disabled;
}

/// They form one control with their container.
bool isWhole(const QAccessibleInterface& part)
{
    return part.role() == QAccessible::ComboBox || part.role() == QAccessible::SpinBox ||
           part.role() == QAccessible::EditableText;
}

QString indent(int depth)
{
    return QString(qsizetype{2} * depth, u' ');
}

/// Checked separately.
bool isWindow(const QAccessibleInterface& part)
{
    const auto* const widget = qobject_cast<const QWidget*>(part.object());
    return widget != nullptr && widget->isWindow();
}

class Walk
{
public:
    void take(QAccessibleInterface& part, int depth)
    {
        if (part.state().invisible || part.role() == QAccessible::Separator) {
            return;
        }
        note(part, depth);
        judge(part);
        if (const auto* const list = qobject_cast<QAbstractItemView*>(part.object())) {
            noteCells(*list, depth + 1);
            return;
        }
        const int count = isWhole(part) ? 0 : part.childCount();
        for (int index = 0; index < count; ++index) {
            auto* const child = part.child(index);
            if (child != nullptr && !isWindow(*child)) {
                take(*child, depth + 1);
            }
        }
    }

    AccessibleTree tree;

private:
    static constexpr int rowsShown = 5;

    /// From the model: Qt caches cells and heads until the platform reports changes.
    void noteCells(const QAbstractItemView& list, int depth)
    {
        const auto& model = *list.model();
        const auto line = [&](const auto& textAt) {
            QStringList texts;
            for (int column = 0; column < model.columnCount(list.rootIndex()); ++column) {
                texts << textAt(column);
            }
            tree.text +=
                indent(depth) + texts.join(QStringLiteral(" | ")).replace(u'\n', u' ') + u'\n';
        };
        if (qobject_cast<const QListView*>(&list) == nullptr) {
            line([&](int column) { return model.headerData(column, Qt::Horizontal).toString(); });
        }
        const int rows = model.rowCount(list.rootIndex());
        for (int row = 0; row < std::min(rows, rowsShown); ++row) {
            line([&](int column) {
                const auto index = model.index(row, column, list.rootIndex());
                const auto spoken = index.data(Qt::AccessibleTextRole);
                return (spoken.isValid() ? spoken : index.data()).toString();
            });
        }
        if (rows > rowsShown) {
            tree.text += indent(depth) + QStringLiteral("… %1 rows\n").arg(rows);
        }
    }

    void note(const QAccessibleInterface& part, int depth)
    {
        QStringList said = {roleOf(part), u'"' + nameOf(part) + u'"'};
        const QString value = part.text(QAccessible::Value);
        const QString description = part.text(QAccessible::Description);
        const auto state = part.state();
        if (!value.isEmpty()) {
            said << QStringLiteral("= ") + value;
        }
        if (state.checked) {
            said << QStringLiteral("checked");
        }
        if (state.disabled) {
            said << QStringLiteral("disabled");
        }
        if (!description.isEmpty()) {
            said << QStringLiteral("– ") + description;
        }
        tree.text += indent(depth) + said.join(u' ').replace(u'\n', u' ') + u'\n';
    }

    void judge(QAccessibleInterface& part)
    {
        static const QRegularExpression mnemonic(QStringLiteral("&\\S"));
        if (!isControl(part)) {
            return;
        }
        const QString name = nameOf(part);
        if (name.trimmed().isEmpty()) {
            blame(part, QStringLiteral("unnamed"));
        } else if (name.contains(mnemonic)) {
            blame(part, QStringLiteral("ampersand"));
        }
        const auto size = targetOf(part);
        if (isTarget(part) && (size.width() < smallestTarget || size.height() < smallestTarget)) {
            blame(part, QStringLiteral("%1×%2, too small").arg(size.width()).arg(size.height()));
        }
    }

    void blame(QAccessibleInterface& part, const QString& fault)
    {
        const auto* const object = part.object();
        const auto* const parent = object != nullptr ? object->parent() : nullptr;
        tree.faults << QStringLiteral("%1: %2 “%3” %4 in %5")
                           .arg(fault, roleOf(part), nameOf(part),
                                object != nullptr ? object->objectName() : QString(),
                                parent != nullptr ? parent->objectName() : QString());
    }
};

} // namespace

AccessibleTree accessibleTree(QWidget& window)
{
    Walk walk;
    if (auto* const whole = QAccessible::queryAccessibleInterface(&window)) {
        walk.take(*whole, 0);
    }
    return std::move(walk.tree);
}
