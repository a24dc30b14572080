#pragma once

#include "core/model/ids.h"
#include "reports/hall/pages.h"

#include <QString>

#include <vector>

namespace hall {

/// Where somebody sits in a round that is not over.
struct OwnPlace
{
    QString round;             ///< "Round 3 of 4".
    QString text;              ///< "Table 3, seat B", "bye", "not seated".
    std::vector<Seat> company; ///< Everyone at the table; empty without one.
    bool isCalled = false;     ///< The table is to bring its slip.

    friend bool operator==(const OwnPlace&, const OwnPlace&) = default;
};

/// From the round that is shown first on, those that are not over: empty if all are. `number`
/// belongs to the tournament.
std::vector<OwnPlace> ownPlaces(const Pages& pages, core::StartNumber number);

} // namespace hall
