#include "seat_letters.h"

#include "scoring/rules.h"

namespace texts {
namespace {

constexpr char16_t firstSeat = u'A';

} // namespace

QString seatLetter(std::size_t seat)
{
    return QChar(static_cast<char16_t>(firstSeat + seat));
}

std::optional<std::size_t> seatOfLetter(const QString& letter)
{
    const QString upper = letter.toUpper();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(scoring::largestTable); ++seat) {
        if (upper == seatLetter(seat)) {
            return seat;
        }
    }
    return std::nullopt;
}

} // namespace texts
