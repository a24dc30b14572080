#pragma once

#include <QScrollArea>

namespace desk {

/// Scrolls `inside` vertically, on the page's background, without taking focus.
inline QScrollArea* makeScrollArea(const QString& objectName, QWidget* inside, QWidget* parent)
{
    auto* const scroll = new QScrollArea(parent);
    scroll->setObjectName(objectName);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(inside);
    scroll->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    return scroll;
}

} // namespace desk
