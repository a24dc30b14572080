#pragma once

#include "core/model/registration.h"

#include <QDateTime>
#include <QString>

#include <cstdint>

namespace desk {

/// The next step at check-in, and the action for it.
struct NextStep
{
    enum class Kind : std::uint8_t {
        CheckIn, ///< People are expected: the chosen one is checked in.
        Release, ///< Places are given to people waiting.
        Draw,    ///< Everyone has arrived: on to the rounds.
        Enrol,   ///< Nobody is registered yet.
        Nothing, ///< The tournament is over.
    };

    Kind kind = Kind::Nothing;
    QString what; ///< "18 expected, until 19:30".
    QString why;
    QString verb;               ///< Button text; empty: no button.
    core::PlaceRelease release; ///< For Kind::Release.
};

/// `now` is the local time of the venue.
NextStep nextStepOf(const core::Tournament& tournament, const QDateTime& now);

} // namespace desk
