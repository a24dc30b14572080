#pragma once

#include "core/player.h"

#include <QDialog>

#include <optional>

class QWidget;

namespace desk {

class Desk;

/// Lets an entry of the player directory be edited and stores it. Tournaments keep what they have.
bool editPlayer(Desk& desk, const core::Player& player, QWidget* parent);

} // namespace desk
