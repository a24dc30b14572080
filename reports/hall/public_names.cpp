#include "reports/hall/public_names.h"

#include "core/people/name_order.h"
#include "core/people/people_names.h"
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
{}

NameStyle PublicNames::style(core::StartNumber number) const
{
    const auto wish = naming_.wishes.find(number);
    return wish != naming_.wishes.end() ? std::max(naming_.usual, styleOf(wish->second))
                                        : naming_.usual;
}

Person PublicNames::person(core::StartNumber number) const
{
    const auto& participant = *findParticipant(tournament_, number);
    const auto letter = [&] { return order_.letterOf(core::partsOf(participant).surname); };
    switch (style(number)) {
    case NameStyle::Full:
        break;
    case NameStyle::Short:
        return {plain(number), core::shortName(participant.name, participant.surname), letter()};
    case NameStyle::Number:
        return {plain(number), documents::numberName(number)};
    }
    // The name as typed, and perhaps the club.
    const auto club = distinct_.besideNumber(number).mid(participant.name.size());
    return {plain(number), core::listedName(participant) + club, letter()};
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
