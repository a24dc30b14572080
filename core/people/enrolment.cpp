#include "core/people/enrolment.h"

namespace core {

void identifyPeople(Change& change)
{
    for (auto& step : change.steps) {
        auto* const person = std::get_if<ParticipantExchange>(&step);
        if (person != nullptr && person->after && person->after->uuid.value.isNull()) {
            person->after->uuid =
                person->before ? person->before->uuid : ParticipantUuid{QUuid::createUuid()};
        }
    }
}

Tournament withNewPeople(Tournament tournament)
{
    for (auto& participant : tournament.participants) {
        participant.uuid = {QUuid::createUuid()};
    }
    return tournament;
}

} // namespace core
