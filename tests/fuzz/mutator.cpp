#include "fuzz/mutator.h"

#include <algorithm>

namespace {

/// Building blocks of the formats, and values at their limits.
const QByteArrayList& words()
{
    static const QByteArrayList words = {
        "0",
        "-1",
        "1",
        "2147483647",
        "2147483648",
        "9223372036854775808",
        "1e99",
        "0.5",
        "00",
        "null",
        "true",
        "\"\"",
        "{}",
        "[]",
        "[[[[[[[[[[",
        "\"",
        "\"\"\"",
        "\n",
        "\r",
        "\r\n",
        ",",
        ";",
        "\t",
        "|",
        "\\u0000",
        "\\ud800",
        "\\",
        "-",
        "/",
        ":",
        "<img src",
        "&amp;",
        "=1+1",
        "name",
        "number",
        "rounds/1",
        QByteArray(1, '\0'),
        QByteArray(300, 'x'),
        "\xff",             // Not UTF-8.
        "\xef\xbb\xbf",     // A byte-order mark.
        "\xff\xfe",         // In UTF-16.
        "\xe2\x80\xae",     // From right to left.
        "\xe2\x80\x8b",     // A blank without width.
        "\xe2\x80\xa8",     // A separator of lines.
        "\xf0\x9f\x83\x8f", // A playing card, beyond the first plane.
        "e\xcc\x81",        // An accent of its own.
    };
    return words;
}

} // namespace

qsizetype Mutator::below(qsizetype limit)
{
    return static_cast<qsizetype>(random_() % static_cast<std::uint64_t>(limit));
}

QByteArray Mutator::next()
{
    constexpr qsizetype mostChanges = 4;
    QByteArray input = anyOf(corpus_);
    // Half of them have one change, which more often leaves something acceptable.
    for (auto changes = 1 + below(2) * below(mostChanges); changes > 0; --changes) {
        change(input);
    }
    return input;
}

void Mutator::change(QByteArray& input)
{
    constexpr qsizetype kinds = 10;
    constexpr qsizetype mostBytes = 40;
    constexpr qsizetype bitsOfByte = 8;
    const auto place = placeIn(input);
    switch (below(kinds)) {
    case 0:
        if (place < input.size()) {
            input[place] = static_cast<char>(input[place] ^ (1 << below(bitsOfByte)));
        }
        break;
    case 1:
        input.remove(place, 1 + below(mostBytes));
        break;
    case 2:
        input.insert(placeIn(input), QByteArray(input.mid(place, 1 + below(mostBytes))));
        break;
    case 3:
        input.truncate(place);
        break;
    case 4: { // Part of another.
        const QByteArray& other = anyOf(corpus_);
        input = input.left(place) + other.mid(placeIn(other));
        break;
    }
    case 5: { // Swaps two lines.
        auto lines = input.split('\n');
        const auto one = below(lines.size());
        lines.swapItemsAt(one, below(lines.size()));
        input = lines.join('\n');
        break;
    }
    case 6:
    case 7:
        changeNumber(input, place);
        break;
    case 8:
        changeToken(input, place);
        break;
    default:
        input.insert(place, anyOf(words()));
        break;
    }
}

/// Replaces the next number.
void Mutator::changeNumber(QByteArray& input, qsizetype place)
{
    static const QByteArrayList numbers = {
        "0",     "1",     "2",         "3",          "4",           "5",
        "9",     "12",    "99",        "100",        "1000",        "12345",
        "65536", "99999", "100000000", "2147483647", "-2147483648", "9007199254740993"};
    const auto isDigit = [](char byte) { return byte >= '0' && byte <= '9'; };
    const auto first = std::find_if(input.cbegin() + place, input.cend(), isDigit);
    const auto last = std::find_if_not(first, input.cend(), isDigit);
    input.replace(first - input.cbegin(), last - first, anyOf(numbers));
}

/// Replaces the text between two characters with that between two others.
void Mutator::changeToken(QByteArray& input, qsizetype place)
{
    const auto tokenAt = [](const QByteArray& text, qsizetype from) {
        const auto isSign = [](char byte) {
            return QByteArrayView("\"{}[]:,;|\t\r\n").contains(byte);
        };
        const auto first = std::find_if_not(text.cbegin() + from, text.cend(), isSign);
        const auto last = std::find_if(first, text.cend(), isSign);
        return std::pair(first - text.cbegin(), last - first);
    };
    const QByteArray& other = anyOf(corpus_);
    const auto [otherPlace, otherSize] = tokenAt(other, placeIn(other));
    const auto [first, size] = tokenAt(input, place);
    input.replace(first, size, QByteArray(other.mid(otherPlace, otherSize)));
}
