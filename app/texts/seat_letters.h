#pragma once

#include <QString>

#include <cstddef>
#include <optional>

namespace texts {

/// "A" for seat 0.
QString seatLetter(std::size_t seat);

/// The seat of a letter A to D, in either case.
std::optional<std::size_t> seatOfLetter(const QString& letter);

} // namespace texts
