#pragma once

#include "core/model/tournament.h"

#include <QString>

#include <functional>
#include <optional>

namespace desk {

class Notice;

/// The round being played in which somebody who is here has no seat and could get one.
std::optional<core::RoundNumber> roundWithoutSeat(const core::Tournament& tournament,
                                                  core::StartNumber person);

/// Says what was done, that the person has no seat in that round yet, and offers `seat` by a
/// button. Typing continues: the focus stays.
void showSeatOffer(Notice& notice, core::RoundNumber round, const QString& done,
                   const std::function<void()>& seat);

} // namespace desk
