#include "reports/documents/people.h"

#include "core/people_names.h"
#include "core/texts/translation.h"

#include <QCollator>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace documents {

namespace {

/// The C locale would sort by code points, with all accented letters after Z.
QCollator collator()
{
    const QLocale locale = texts::locale();
    return QCollator(locale.language() == QLocale::C ? QLocale(QLocale::English) : locale);
}

} // namespace

People::People(const core::Tournament& tournament) : tournament_(tournament)
{
    for (const auto& person : tournament.participants) {
        ++bearers_[person.name];
        haveClubs_ = haveClubs_ || !person.club.isEmpty();
    }
}

bool People::has(core::StartNumber number) const
{
    return findParticipant(tournament_, number) != nullptr;
}

const core::Participant& People::at(core::StartNumber number) const
{
    return *findParticipant(tournament_, number);
}

QString People::name(core::StartNumber number) const
{
    const auto& person = at(number);
    const bool shared = bearers_.value(person.name) > 1;
    return shared ? core::nameWithClub(person.name, person.club) : person.name;
}

QString People::numbered(core::StartNumber number) const
{
    return has(number) ? core::numberedName(number, name(number)) : QString::number(plain(number));
}

std::vector<core::StartNumber> People::byName() const
{
    const auto order = collator();
    std::vector<std::pair<QCollatorSortKey, core::StartNumber>> keys;
    keys.reserve(tournament_.participants.size());
    for (const auto& person : tournament_.participants) {
        keys.emplace_back(order.sortKey(person.name), person.number);
    }
    std::sort(keys.begin(), keys.end(), [](const auto& left, const auto& right) {
        const int difference = left.first.compare(right.first);
        return difference != 0 ? difference < 0 : left.second < right.second;
    });
    std::vector<core::StartNumber> numbers;
    std::transform(keys.begin(), keys.end(), std::back_inserter(numbers),
                   [](const auto& key) { return key.second; });
    return numbers;
}

} // namespace documents
