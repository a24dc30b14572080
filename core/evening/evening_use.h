#pragma once

#include "core/model/tournament.h"

namespace core {

/// What an evening uses of all that not every evening needs: the one rule for its steps and for the
/// list of pages.
struct EveningUse
{
    bool checkIn = false; ///< Somebody is expected.
    bool cash = false;    ///< A start fee is taken.
    bool clock = false;   ///< Rounds have a time limit or a schedule, or a clock was started.
    bool hall = false;    ///< Phones, a display or the website show it, or phones report games.

    friend bool operator==(const EveningUse&, const EveningUse&) = default;
};

/// `showsHall`: pages are served, written or displayed, which no tournament knows.
EveningUse useOf(const Tournament& tournament, bool showsHall);

} // namespace core
