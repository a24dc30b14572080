#pragma once

#include "core/cards/knock_out.h"

#include <QString>

/// A knock-out in words.
namespace texts {

/// Who sits in the round after a correction without having advanced, and who should:
/// "Round 2 was drawn before a correction. Out, but in it: 5 Berger, Anna. …".
QString overtakenText(const core::Tournament& tournament, const core::OvertakenRound& round);

} // namespace texts
