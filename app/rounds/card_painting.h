#pragma once

#include "round_view.h"

#include <QRect>

class QPainter;
class QWidget;

namespace desk {

struct CardPlace
{
    std::size_t card = 0;
    QRect rect;
    bool isTarget = false; ///< Somebody would be put down there.
};

/// Everything of a card but its rows: ground, number, people, state.
void paintCard(QPainter& painter, const QWidget& widget, const RoundView& view,
               const CardPlace& place);

} // namespace desk
