#include "core/people/name_order.h"

#include "core/model/tournament.h"
#include "core/people/people_names.h"
#include "core/people/search_text.h"

#include <algorithm>

namespace core {
namespace {

struct Key
{
    QCollatorSortKey surname;
    QCollatorSortKey forename;
    StartNumber number;
};

bool isBeforeInList(const Key& left, const Key& right)
{
    if (const int difference = left.surname.compare(right.surname); difference != 0) {
        return difference < 0;
    }
    if (const int difference = left.forename.compare(right.forename); difference != 0) {
        return difference < 0;
    }
    return left.number < right.number;
}

/// Without what stands before the first letter or digit: "'t Hooft" stands under T.
QString withoutSignsBefore(const QString& name)
{
    const auto first =
        std::find_if(name.begin(), name.end(), [](QChar sign) { return sign.isLetterOrNumber(); });
    return first == name.end() ? name : name.mid(first - name.begin());
}

constexpr QChar lastLetter = u'Z';

QString nextLetter(QChar letter)
{
    return QChar(letter.unicode() + 1);
}

bool isPlain(QChar letter)
{
    return letter >= u'A' && letter <= lastLetter;
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
        keys.push_back({keyOf(parts.surname), keyOf(parts.forename), person.number});
    }
    std::sort(keys.begin(), keys.end(), isBeforeInList);
    std::vector<StartNumber> numbers;
    numbers.reserve(keys.size());
    for (const auto& key : keys) {
        numbers.push_back(key.number);
    }
    return numbers;
}

bool NameOrder::comesBefore(const QString& one, const QString& other) const
{
    const auto left = partsOf(one);
    const auto right = partsOf(other);
    const int difference = keyOf(left.surname).compare(keyOf(right.surname));
    return difference != 0 ? difference < 0 : keyOf(left.forename) < keyOf(right.forename);
}

QString NameOrder::letterOf(const QString& name) const
{
    const auto composed = name.normalized(QString::NormalizationForm_C);
    const auto found =
        std::find_if(composed.begin(), composed.end(), [](QChar sign) { return sign.isLetter(); });
    if (found == composed.end()) {
        return {};
    }
    QString letter(found->toUpper());
    const QString base = folded(letter).left(1).toUpper();
    if (base.isEmpty() || !isPlain(base.front())) {
        return letter;
    }
    const bool isWithBase = !isBefore(letter, base) && (base.front() == lastLetter ||
                                                        isBefore(letter, nextLetter(base.front())));
    return isWithBase ? base : letter;
}

QCollatorSortKey NameOrder::keyOf(const QString& name) const
{
    return collator_.sortKey(withoutSignsBefore(name));
}

bool NameOrder::isBefore(const QString& one, const QString& other) const
{
    return collator_.compare(one, other) < 0;
}

} // namespace core
