#include "people.h"

#include "app/texts/translation.h"

#include <QCollator>
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace documents {

namespace {

class DocumentPeople
{
    Q_DECLARE_TR_FUNCTIONS(DocumentPeople)
};

/// Without a language letters would stand in the order of their codes, all accents behind Z.
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
    return shared && !person.club.isEmpty()
               ? DocumentPeople::tr("%1 (%2)", "name (club)").arg(person.name, person.club)
               : person.name;
}

QString People::numbered(core::StartNumber number) const
{
    const QString digits = QString::number(plain(number));
    return has(number) ? digits + u' ' + name(number) : digits;
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
    numbers.reserve(keys.size());
    for (const auto& key : keys) {
        numbers.push_back(key.second);
    }
    return numbers;
}

} // namespace documents
