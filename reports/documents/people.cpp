#include "reports/documents/people.h"

#include "core/name_order.h"
#include "core/people_names.h"
#include "core/texts/translation.h"

namespace documents {

People::People(const core::Tournament& tournament) : tournament_(tournament)
{
    for (const auto& person : tournament.participants) {
        ++bearers_[core::nameKey(person.name, person.surname)];
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
    const bool shared = bearers_.value(core::nameKey(person.name, person.surname)) > 1;
    return shared ? core::nameWithClub(person.name, person.club) : person.name;
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

std::vector<core::StartNumber> People::byName() const
{
    return core::NameOrder(texts::locale()).sorted(tournament_.participants);
}

} // namespace documents
