#include "segments.h"

#include "page_head.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QPushButton>

namespace desk {

Segments::Segments(QWidget* parent)
    : QWidget(parent), layout_(new QHBoxLayout(this)), group_(new QButtonGroup(this))
{
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(4);
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

void Segments::add(int id, const QString& text)
{
    auto* button = new QPushButton(text, this);
    button->setCheckable(true);
    button->setProperty("kind", QStringLiteral("segment"));
    button->setObjectName(QStringLiteral("%1-%2").arg(objectName()).arg(id));
    button->setAccessibleName(text);
    // Wide enough for the weight it has when it is taken.
    constexpr int sides = 26;
    constexpr int bodyPixels = 13;
    const QFontMetrics bold(theme::font(bodyPixels, QFont::DemiBold));
    button->setMinimumWidth(bold.horizontalAdvance(text) + sides);
    group_->addButton(button, id);
    layout_->insertWidget(layout_->count() - 1, button);
    button->show();
}

void Segments::add(int id, const QString& text, icons::Meaning icon, theme::Role role)
{
    add(id, text);
    auto* button = static_cast<QPushButton*>(group_->button(id));
    constexpr int iconRoom = 26;
    button->setMinimumWidth(button->minimumWidth() + iconRoom);
    setIconBeside(*button, icons::icon(icon, palette(), role));
}

int Segments::current() const
{
    return group_->checkedId();
}

void Segments::setCurrent(int id)
{
    if (auto* button = group_->button(id)) {
        button->setChecked(true);
    }
}

} // namespace desk
