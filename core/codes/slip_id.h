#pragma once

#include "core/model/ids.h"
#include "core/model/result.h"
#include "core/model/tournament.h"

#include <QString>
#include <QStringView>

#include <cstdint>

/// Identifies a score slip: round, table, edition and a check digit (Damm's algorithm over
/// the digits before it), which detects every single wrong digit and every swap of neighbours.
namespace core {

struct SlipId
{
    RoundNumber round{1};
    TableNumber table{1};
    std::int32_t edition = 1; ///< See TableHead::slip.

    friend bool operator==(const SlipId&, const SlipId&) = default;
};

/// "3-07-2": round, table in two digits or more, check digit. The edition of a replacement slip
/// precedes the check digit: "3-07-20" is edition 2.
QString slipText(const SlipId& id);

/// Parses an id as typed or scanned: blanks, '.', ',' and '/' are accepted for '-', and the table
/// without its leading zero. In an address, such as a slip's QR code, it is the part after the '#'.
/// Place: "/slip".
Result<SlipId> readSlipId(QStringView text);

/// Whether a text is more likely a slip id than a plain number.
bool looksLikeSlipId(QStringView text);

/// The id of a table's slip in force.
SlipId slipOf(const Round& round, const Table& table);

/// That slip if it is in force: round and table exist, and the round is not a draft. Place:
/// "/slip".
Result<SlipId> inForce(const Tournament& tournament, const SlipId& slip);

/// The same of the slip with that text.
Result<SlipId> slipInForce(const Tournament& tournament, QStringView text);

} // namespace core
