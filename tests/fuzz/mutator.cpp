#include "fuzz/mutator.h"

#include <algorithm>

namespace {

/// What forms are made of, and what is at their limits.
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
        "\xff",             // No UTF-8.
        "\xef\xbb\xbf",     // A byte-order mark.
        "\xff\xfe",         // That of UTF-16.
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
    for (auto changes = 1 + below(mostChanges); changes > 0; --changes) {
        change(input);
    }
    return input;
}

void Mutator::change(QByteArray& input)
{
    constexpr qsizetype kinds = 9;
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
    case 5: { // Two lines in each other's place.
        auto lines = input.split('\n');
        const auto one = below(lines.size());
        lines.swapItemsAt(one, below(lines.size()));
        input = lines.join('\n');
        break;
    }
    case 6: { // A number becomes another.
        const auto isDigit = [](char byte) { return byte >= '0' && byte <= '9'; };
        auto* const digit = std::find_if(input.begin() + place, input.end(), isDigit);
        if (digit != input.end()) {
            *digit = static_cast<char>('0' + below(10));
        }
        break;
    }
    default:
        input.insert(place, anyOf(words()));
        break;
    }
}
