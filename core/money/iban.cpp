#include "core/money/iban.h"

#include <algorithm>

namespace core {
namespace {

constexpr qsizetype headLength = 4;
constexpr qsizetype shortest = 15;
constexpr qsizetype longest = 34;

bool isUpper(QChar character)
{
    return character >= u'A' && character <= u'Z';
}

bool isDigit(QChar character)
{
    return character >= u'0' && character <= u'9';
}

bool hasForm(const QString& iban)
{
    return iban.size() >= shortest && iban.size() <= longest && isUpper(iban[0]) &&
           isUpper(iban[1]) && isDigit(iban[2]) && isDigit(iban[3]) &&
           std::all_of(iban.begin(), iban.end(),
                       [](QChar character) { return isUpper(character) || isDigit(character); });
}

/// 00, 01 and 99 leave the same remainders as 97, 98 and 02, but are never the result of the
/// calculation.
bool areCheckDigits(QStringView digits)
{
    const int value = digits.toInt();
    return value >= 2 && value <= 98;
}

/// Letters count as two digits: A is 10, Z is 35.
int remainderWith(int remainder, QChar character)
{
    if (isDigit(character)) {
        return (remainder * 10 + character.digitValue()) % 97;
    }
    return (remainder * 100 + 10 + (character.unicode() - u'A')) % 97;
}

} // namespace

bool isValidIban(const QString& iban)
{
    QString compact = iban;
    compact.remove(u' ');
    if (!hasForm(compact) || !areCheckDigits(QStringView(compact).mid(2, 2))) {
        return false;
    }
    const QString rotated = compact.mid(headLength) + compact.left(headLength);
    int remainder = 0;
    for (const QChar character : rotated) {
        remainder = remainderWith(remainder, character);
    }
    return remainder == 1;
}

} // namespace core
