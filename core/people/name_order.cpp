#include "core/people/name_order.h"

#include "core/model/tournament.h"
#include "core/people/people_names.h"
#include "core/people/search_text.h"

#include <algorithm>

namespace core {
namespace {

/// The names without signs before them. No sort keys: on Windows Qt's have random ends.
struct Entry
{
    QString surname;
    QString forename;
    StartNumber number;
};

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

bool isBeforeInList(const QCollator& collator, const Entry& left, const Entry& right)
{
    if (const int difference = collator.compare(left.surname, right.surname); difference != 0) {
        return difference < 0;
    }
    if (const int difference = collator.compare(left.forename, right.forename); difference != 0) {
        return difference < 0;
    }
    return left.number < right.number;
}

Entry entryOf(const NameParts& parts, StartNumber number)
{
    return {withoutSignsBefore(parts.surname), withoutSignsBefore(parts.forename), number};
}

} // namespace

NameOrder::NameOrder(const QLocale& locale)
    : collator_(locale.language() == QLocale::C ? QLocale(QLocale::English) : locale)
{}

std::vector<StartNumber> NameOrder::sorted(const std::vector<Participant>& participants) const
{
    std::vector<Entry> entries;
    entries.reserve(participants.size());
    for (const auto& person : participants) {
        entries.push_back(entryOf(partsOf(person), person.number));
    }
    std::sort(entries.begin(), entries.end(), [this](const Entry& left, const Entry& right) {
        return isBeforeInList(collator_, left, right);
    });
    std::vector<StartNumber> numbers;
    numbers.reserve(entries.size());
    for (const auto& entry : entries) {
        numbers.push_back(entry.number);
    }
    return numbers;
}

bool NameOrder::comesBefore(const QString& one, const QString& other) const
{
    return isBeforeInList(collator_, entryOf(partsOf(one), StartNumber()),
                          entryOf(partsOf(other), StartNumber()));
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

bool NameOrder::isBefore(const QString& one, const QString& other) const
{
    return collator_.compare(one, other) < 0;
}

} // namespace core
