#pragma once

#include "core/codes/slip_id.h"
#include "core/model/ids.h"

#include <QByteArray>
#include <QString>
#include <QStringView>

/// Codes that open a personal page on a phone in the hall: a participant's evening or a table's
/// slip. All codes of a tournament are derived from one random key, so they can be printed at any
/// time and only the key must be kept secret.
namespace core {

inline constexpr qsizetype hallKeyLength = 32;

/// A new random key of hallKeyLength bytes.
QByteArray newHallKey();

/// The code on a player card: 50 bits in capitals and digits not easily confused, "K7QF3-MTR2A".
QString participantCode(const QByteArray& key, StartNumber number);

/// The code in the QR code of a score slip: 130 bits, 26 characters. Each edition has its own code.
QString slipCode(const QByteArray& key, const SlipId& slip);

} // namespace core
