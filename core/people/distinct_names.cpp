#include "core/people/distinct_names.h"

#include "core/model/tournament.h"
#include "core/people/people_names.h"

namespace core {

DistinctNames::DistinctNames(const Tournament& tournament) : tournament_(tournament)
{
    for (const auto& person : tournament.participants) {
        const QString key = nameKey(person.name, person.surname);
        ++surnames_[partsOf(person).surname];
        ++names_[key];
        ++members_[spellingOf(person.name, person.club, person.surname)];
    }
}

QString DistinctNames::of(StartNumber number) const
{
    const auto* const person = findParticipant(tournament_, number);
    return person != nullptr ? of(*person) : QString::number(plain(number));
}

QString DistinctNames::of(const Participant& person) const
{
    const QString name = byClub(person);
    return isShared(person) && name == person.name ? numberedName(person.number, name) : name;
}

QString DistinctNames::besideNumber(StartNumber number) const
{
    const auto* const person = findParticipant(tournament_, number);
    return person != nullptr ? byClub(*person) : QString();
}

bool DistinctNames::isShared(const Participant& person) const
{
    return names_.value(nameKey(person.name, person.surname)) > 1;
}

QString DistinctNames::byClub(const Participant& person) const
{
    const bool clubTells =
        isShared(person) && !person.club.isEmpty() &&
        members_.value(spellingOf(person.name, person.club, person.surname)) == 1;
    return clubTells ? nameWithClub(person.name, person.club) : person.name;
}

QString DistinctNames::surname(StartNumber number) const
{
    const auto* const person = findParticipant(tournament_, number);
    if (person == nullptr) {
        return QString::number(plain(number));
    }
    const QString surname = partsOf(*person).surname;
    return surnames_.value(surname) == 1 ? surname : of(*person);
}

} // namespace core
