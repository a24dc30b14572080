#include "reports/documents/people.h"

#include "core/name_order.h"
#include "core/people_names.h"
#include "core/texts/translation.h"

#include <algorithm>

namespace documents {

People::People(const core::Tournament& tournament)
    : tournament_(tournament),
      names_(tournament),
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

std::vector<core::StartNumber> People::byName() const
{
    return core::NameOrder(texts::locale()).sorted(tournament_.participants);
}

} // namespace documents
