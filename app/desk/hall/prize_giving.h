#pragma once

#include "app/desk/hall/display_content.h"
#include "core/model/tournament.h"
#include "core/pending/pending_entry.h"
#include "reports/hall/public_names.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace desk {

/// The places of a prize-giving, from last to first, by the standings when it began.
struct Ceremony
{
    QString title;
    std::vector<CalledPlace> places; ///< In calling order.
};

/// Everyone up to that rank, after the winners of all other prizes.
Ceremony ceremonyOf(const core::Tournament& tournament, const hall::Naming& names,
                    std::int32_t places);

/// The winners of a raffle, in drawing order.
Ceremony raffleCeremony(const core::Tournament& tournament, const hall::Naming& names,
                        const core::Raffle& raffle);

/// The number of prizes in Setup, else three.
std::int32_t usualPlaces(const core::Tournament& tournament);

/// Issues to settle before calling these places, each with what to do: open and disputed tables,
/// and shared places; and further prizes nobody wins. `reports` as in core::whatIsMissing().
QStringList unsettled(const core::Tournament& tournament, std::int32_t places,
                      const core::PendingEntries& pending = {});
/// Who has left, or leaves before the end, those who win something by these places first; empty if
/// nobody does.
QString goneText(const core::Tournament& tournament, std::int32_t places);
/// Who gets the cents that rounding and sharing leave over; empty until the prizes are decided.
QStringList leftOverCents(const core::Tournament& tournament);

} // namespace desk
