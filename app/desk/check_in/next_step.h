#pragma once

#include "core/registration.h"

#include <QDateTime>
#include <QString>

#include <cstdint>

namespace desk {

/// What comes next at check-in, and what does it.
struct NextStep
{
    enum class Kind : std::uint8_t {
        CheckIn, ///< People are expected: whoever is chosen is checked in.
        Release, ///< Places are given to those waiting.
        Draw,    ///< Nobody is missing any more: on to the rounds.
        Enrol,   ///< Nobody is registered yet.
        Nothing, ///< The tournament is over.
    };

    Kind kind = Kind::Nothing;
    QString what; ///< "18 expected, until 19:30".
    QString why;
    QString verb;               ///< Of the button; empty: there is nothing to press.
    core::PlaceRelease release; ///< Of Kind::Release.
};

/// `now` is the local time of the venue.
NextStep nextStepOf(const core::Tournament& tournament, const QDateTime& now);
/// What is left of the step for a helper, who releases no places and does not leave the door.
NextStep forHelper(NextStep step);

} // namespace desk
