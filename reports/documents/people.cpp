#include "reports/documents/people.h"

#include "core/people/people_names.h"
#include "core/texts/translation.h"
#include "reports/documents/columns.h"
#include "reports/documents/public_people.h"

#include <algorithm>
#include <iterator>

namespace documents {

using namespace Qt::Literals::StringLiterals;

People::People(const core::Tournament& tournament)
    : tournament_(tournament),
      names_(tournament),
      order_(texts::locale()),
      haveClubs_(std::any_of(tournament.participants.begin(), tournament.participants.end(),
                             [](const auto& person) { return !person.club.isEmpty(); }))
{}

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
    return names_.besideNumber(number);
}

QString People::numbered(core::StartNumber number) const
{
    return has(number) ? core::numberedName(number, name(number)) : QString::number(plain(number));
}

QString People::numbered(const std::vector<core::StartNumber>& numbers) const
{
    QStringList names;
    for (const auto number : numbers) {
        names << numbered(number);
    }
    return names.join(QStringLiteral("; "));
}

QString People::lookedUp(core::StartNumber number) const
{
    const auto& person = at(number);
    if (isNumberAlone(person)) {
        return QString::number(plain(number));
    }
    const auto parts = core::partsOf(person);
    return person.name.startsWith(parts.surname) ? QString()
                                                 : parts.surname + u", "_s + parts.forename;
}

QString People::letter(core::StartNumber number) const
{
    const auto& person = at(number);
    return isNumberAlone(person) ? numberColumn().head
                                 : order_.letterOf(core::partsOf(person).surname);
}

std::vector<core::StartNumber> People::byName() const
{
    auto named = tournament_.participants;
    const auto numbers = std::stable_partition(
        named.begin(), named.end(), [](const auto& person) { return !isNumberAlone(person); });
    const std::vector<core::Participant> numbered(numbers, named.end());
    named.erase(numbers, named.end());
    auto order = order_.sorted(named);
    std::transform(numbered.begin(), numbered.end(), std::back_inserter(order),
                   [](const auto& person) { return person.number; });
    return order;
}

} // namespace documents
