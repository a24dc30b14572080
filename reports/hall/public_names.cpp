#include "reports/hall/public_names.h"

#include "core/name_order.h"
#include "core/people_names.h"
#include "core/texts/translation.h"
#include "reports/hall/hall_texts.h"

#include <algorithm>
#include <iterator>

namespace hall {

namespace {

/// "H" of "von der Heydebrinck".
QString initialOf(const QString& surname)
{
    const auto* const capital =
        std::find_if(surname.begin(), surname.end(), [](QChar letter) { return letter.isUpper(); });
    return capital != surname.end() ? QString(*capital) : surname.left(1);
}

} // namespace

PublicNames::PublicNames(const core::Tournament& tournament, NameStyle style)
    : tournament_(tournament), style_(style), distinct_(tournament)
{}

Person PublicNames::person(core::StartNumber number) const
{
    switch (style_) {
    case NameStyle::Full:
        break;
    case NameStyle::Short:
        return {plain(number), shortName(*findParticipant(tournament_, number))};
    case NameStyle::Number:
        return {plain(number), HallTexts::tr("No. %1").arg(plain(number))};
    }
    return {plain(number), distinct_.besideNumber(number)};
}

std::vector<core::StartNumber> PublicNames::inOrder() const
{
    if (style_ != NameStyle::Number) {
        return core::NameOrder(texts::locale()).sorted(core::peopleHere(tournament_));
    }
    const auto people = core::peopleHere(tournament_);
    std::vector<core::StartNumber> numbers;
    std::transform(people.begin(), people.end(), std::back_inserter(numbers),
                   [](const auto& person) { return person.number; });
    return numbers;
}

QString shortName(const core::Participant& participant)
{
    const auto parts = core::partsOf(participant);
    return parts.forename.isEmpty() ? parts.surname
                                    : parts.forename + u' ' + initialOf(parts.surname) + u'.';
}

} // namespace hall
