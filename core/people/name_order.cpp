#include "core/people/name_order.h"

#include "core/model/tournament.h"

#include <algorithm>

namespace core {
namespace {

struct Key
{
    QCollatorSortKey surname;
    QCollatorSortKey forename;
    StartNumber number;
};

bool isBefore(const Key& left, const Key& right)
{
    if (const int difference = left.surname.compare(right.surname); difference != 0) {
        return difference < 0;
    }
    if (const int difference = left.forename.compare(right.forename); difference != 0) {
        return difference < 0;
    }
    return left.number < right.number;
}

} // namespace

NameOrder::NameOrder(const QLocale& locale)
    : collator_(locale.language() == QLocale::C ? QLocale(QLocale::English) : locale)
{}

std::vector<StartNumber> NameOrder::sorted(const std::vector<Participant>& participants) const
{
    std::vector<Key> keys;
    keys.reserve(participants.size());
    for (const auto& person : participants) {
        const auto parts = partsOf(person);
        keys.push_back(
            {collator_.sortKey(parts.surname), collator_.sortKey(parts.forename), person.number});
    }
    std::sort(keys.begin(), keys.end(), isBefore);
    std::vector<StartNumber> numbers;
    numbers.reserve(keys.size());
    for (const auto& key : keys) {
        numbers.push_back(key.number);
    }
    return numbers;
}

} // namespace core
