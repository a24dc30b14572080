#pragma once

#include "core/model/ids.h"

namespace core {

/// An evening that was in the club, or in another one, before it came here: put beside this copy's
/// in merging, or imported from a tournament file.
struct EveningVersion
{
    TournamentUuid id;
    TournamentUuid of; ///< The evening it is another version of; that may be one itself.

    friend bool operator==(const EveningVersion&, const EveningVersion&) = default;
};

/// What the sample evening is a version of. It is in no club.
inline constexpr TournamentUuid sampleEvening{
    QUuid(0x5a3e0b52, 0x7c1d, 0x5f86, 0x9d, 0x0e, 0x2b, 0x64, 0xc8, 0xf1, 0xa9, 0x73)};

} // namespace core
