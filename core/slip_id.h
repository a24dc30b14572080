#pragma once

#include "ids.h"
#include "result.h"
#include "tournament.h"

#include <QString>
#include <QStringView>

#include <cstdint>

/// What a score slip is known by: round, table, edition and a check digit (Damm's algorithm over
/// the digits before it), which finds every single wrong digit and every two neighbours swapped.
namespace core {

struct SlipId
{
    RoundNumber round{1};
    TableNumber table{1};
    std::int32_t edition = 1; ///< See TableHead::slip.

    friend bool operator==(const SlipId&, const SlipId&) = default;
};

/// "3-07-2": round, table in two digits or more, check digit. A replaced slip's edition stands
/// before the check digit: "3-07-20" is edition 2.
QString slipText(const SlipId& id);

/// The id of a text as typed or scanned: blanks, '.', ',', '/' may stand for '-', and the table may
/// lack its leading zero. Place: "/slip".
Result<SlipId> readSlipId(QStringView text);

/// Whether a text may be meant as a slip id rather than a plain number.
bool looksLikeSlipId(QStringView text);

/// The id of a table's slip in force.
SlipId slipOf(const Round& round, const Table& table);

/// The text's id, if it is that of a slip in force: round and table are there, the round is no
/// draft. Place: "/slip".
Result<SlipId> slipInForce(const Tournament& tournament, QStringView text);

} // namespace core
