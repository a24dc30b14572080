#include "app/desk/widgets/whose_box.h"

#include "app/desk/widgets/controls.h"

#include <QSignalBlocker>

#include <algorithm>

namespace desk {
namespace {

constexpr int kindRole = Qt::UserRole;
constexpr int nameRole = Qt::UserRole + 1;

} // namespace

WhoseBox::WhoseBox(const QString& objectName, QWidget* parent) : QComboBox(parent)
{
    setObjectName(objectName);
    setSpokenName(*this, tr("Whose list"));
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    offer({});
}

void WhoseBox::offer(const QStringList& groups, const QStringList& teams)
{
    const QSignalBlocker quiet(this);
    const auto group = this->group();
    const auto chosenTeams = this->teams();
    clear();
    addItem(tr("Everybody"));
    setItemData(0, static_cast<int>(Kind::Everybody), kindRole);
    for (const auto& name : groups) {
        add(Kind::Group, name);
    }
    for (const auto& name : teams) {
        add(Kind::Teams, name);
    }
    choose(group, chosenTeams);
    setVisible(hasChoice());
}

void WhoseBox::choose(const QString& group, const QString& teams)
{
    const QSignalBlocker quiet(this);
    setCurrentIndex(0);
    const auto wanted = group.isEmpty() ? Kind::Teams : Kind::Group;
    const auto& name = group.isEmpty() ? teams : group;
    for (int index = 1; index < count(); ++index) {
        const bool isWanted = itemData(index, kindRole).toInt() == static_cast<int>(wanted) &&
                              itemData(index, nameRole).toString() == name;
        if (isWanted) {
            setCurrentIndex(index);
        }
    }
}

QSize WhoseBox::minimumSizeHint() const
{
    constexpr int leastWidth = 112;
    const auto usual = QComboBox::minimumSizeHint();
    return {std::min(usual.width(), leastWidth), usual.height()};
}

void WhoseBox::add(Kind kind, const QString& name)
{
    addItem(kind == Kind::Group ? name : tr("Teams: %1").arg(name));
    setItemData(count() - 1, static_cast<int>(kind), kindRole);
    setItemData(count() - 1, name, nameRole);
}

QString WhoseBox::chosen(Kind kind) const
{
    return currentData(kindRole).toInt() == static_cast<int>(kind)
               ? currentData(nameRole).toString()
               : QString();
}

} // namespace desk
