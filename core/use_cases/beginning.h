#pragma once

#include "core/tournament.h"

#include <QDate>

#include <cstdint>

/// Tournaments that begin as something other than empty.
namespace core {

/// Whether the people of the last evening are enrolled for the next one.
enum class Regulars : std::uint8_t { Leave, Enrol };

/// The next evening of a club: name and settings of the last one, dated `today`, without rounds
/// and penalties. Whoever is enrolled keeps number, name, club, tags and fixed table, but is not
/// present yet and has paid nothing. Wishes that name people go where these go.
Tournament eveningLike(const Tournament& last, QDate today, Regulars regulars);

} // namespace core
