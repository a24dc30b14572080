#pragma once

#include "app/desk/hall/display_content.h"
#include "core/tournament.h"
#include "reports/hall/public_names.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace desk {

/// The places of a prize-giving, from the last to the first, as the standings were when it began.
struct Ceremony
{
    QString title;
    std::vector<CalledPlace> places; ///< In the order in which they are called.
};

/// Of everybody up to that rank, and before them of all other prizes that are won.
Ceremony ceremonyOf(const core::Tournament& tournament, const hall::Naming& names,
                    std::int32_t places);

/// The winners of a raffle, in the order in which they were drawn.
Ceremony raffleCeremony(const core::Tournament& tournament, const hall::Naming& names,
                        const core::Raffle& raffle);

/// The prizes that Setup has, else three.
std::int32_t usualPlaces(const core::Tournament& tournament);

/// What should be settled before these places are called, in words, each with what to do: open and
/// disputed tables, and places that are shared; and which further prizes nobody wins.
QStringList unsettled(const core::Tournament& tournament, std::int32_t places);

} // namespace desk
