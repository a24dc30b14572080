#pragma once

#include <QString>

/// Ways of payment and cash boxes are words of the club's own. Those with the same sameKey() are
/// one, and shown as they were typed first.
namespace core {

/// The way as it is booked: empty for cash and transferWay for a transfer, in any spelling, in
/// English or German; others as typed.
QString storedWay(const QString& typed);

/// Also in words that were booked as they were typed.
bool isCash(const QString& way);

} // namespace core
