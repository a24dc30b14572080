#pragma once

#include "app/icons.h"
#include "round_view.h"

#include <QRect>

class QPainter;
class QWidget;

namespace desk {

/// How a table stands, as icon, colour and word.
struct CardState
{
    icons::Meaning icon = icons::Meaning::Locked;
    theme::Role role = theme::Role::Muted;
    QString word;
};
/// Nothing for byes, and in a draft for tables that are not locked.
std::optional<CardState> stateOf(const RoundView& view, const CardView& card);

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
