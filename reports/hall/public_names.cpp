#include "reports/hall/public_names.h"

#include "core/people/name_order.h"
#include "core/people/people_names.h"
#include "core/people/same_text.h"
#include "core/texts/translation.h"
#include "reports/documents/public_people.h"

#include <algorithm>
#include <utility>

namespace hall {

namespace {

NameStyle styleOf(core::PublicName wish)
{
    switch (wish) {
    case core::PublicName::Full:
        break;
    case core::PublicName::Short:
        return NameStyle::Short;
    case core::PublicName::Number:
        return NameStyle::Number;
    }
    return NameStyle::Full;
}

} // namespace

PublicNames::PublicNames(const core::Tournament& tournament, Naming naming)
    : tournament_(tournament),
      naming_(std::move(naming)),
      distinct_(tournament),
      order_(texts::locale())
{
    for (const auto& participant : tournament.participants) {
        ++shown_[core::sameKey(nameOf(participant))];
    }
}

NameStyle PublicNames::style(core::StartNumber number) const
{
    const auto wish = naming_.wishes.find(number);
    return wish != naming_.wishes.end() ? std::max(naming_.usual, styleOf(wish->second))
                                        : naming_.usual;
}

QString PublicNames::nameOf(const core::Participant& participant) const
{
    switch (style(participant.number)) {
    case NameStyle::Full:
        break;
    case NameStyle::Short:
        return core::shortName(participant.name, participant.surname);
    case NameStyle::Number:
        return documents::numberName(participant.number);
    }
    // The name as typed, and perhaps the club.
    const auto club = distinct_.besideNumber(participant.number).mid(participant.name.size());
    return core::listedName(participant) + club;
}

Person PublicNames::person(core::StartNumber number) const
{
    const auto& participant = *findParticipant(tournament_, number);
    Person person{plain(number), nameOf(participant)};
    const bool isShared = shown_.value(core::sameKey(person.name)) > 1;
    person.listed = isShared ? QString::number(person.number) + u' ' + person.name : person.name;
    if (style(number) != NameStyle::Number) {
        person.letter = order_.letterOf(core::partsOf(participant).surname);
    }
    return person;
}

std::vector<core::StartNumber> PublicNames::inOrder() const
{
    auto named = core::peopleHere(tournament_);
    std::vector<core::StartNumber> numbers;
    std::erase_if(named, [&](const core::Participant& person) {
        const bool isNumber = style(person.number) == NameStyle::Number;
        if (isNumber) {
            numbers.push_back(person.number);
        }
        return isNumber;
    });
    auto order = order_.sorted(named);
    order.insert(order.end(), numbers.begin(), numbers.end());
    return order;
}

} // namespace hall
