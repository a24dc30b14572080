#include "app/desk/widgets/segments.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"

#include <QFontMetrics>
#include <QPushButton>

namespace desk {

Segments::Segments(QWidget* parent)
    : QWidget(parent), layout_(makeRow(this, distance::tight)), group_(new QButtonGroup(this))
{
    layout_->addStretch();
    connect(group_, &QButtonGroup::idClicked, this, &Segments::chosen);
}

void Segments::clear()
{
    const auto buttons = group_->buttons();
    for (auto* button : buttons) {
        group_->removeButton(button);
        layout_->removeWidget(button);
        button->hide();
        button->deleteLater();
    }
}

void Segments::add(int id, const QString& text, const QIcon& icon)
{
    auto* button = new QPushButton(text, this);
    button->setCheckable(true);
    button->setProperty("kind", QStringLiteral("segment"));
    button->setObjectName(QStringLiteral("%1-%2").arg(objectName()).arg(id));
    button->setAccessibleName(text);
    // Wide enough for its weight when checked.
    constexpr int sides = 26;
    constexpr int iconRoom = 26;
    constexpr int bodyPixels = 13;
    const QFontMetrics bold(theme::font(bodyPixels, QFont::DemiBold));
    button->setMinimumWidth(bold.horizontalAdvance(text) + sides + (icon.isNull() ? 0 : iconRoom));
    if (!icon.isNull()) {
        setIconBeside(*button, icon);
    }
    group_->addButton(button, id);
    layout_->insertWidget(layout_->count() - 1, button);
    button->show();
}

void Segments::setCurrent(int id)
{
    if (auto* button = group_->button(id)) {
        button->setChecked(true);
    }
}

} // namespace desk
