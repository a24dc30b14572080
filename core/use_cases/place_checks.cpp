#include "core/use_cases/place_checks.h"

#include "core/model/registration.h"
#include "core/people/start_numbers.h"
#include "core/use_cases/round_checks.h"

namespace core {

Refusal unknownPerson(StartNumber number, const Pointer& place)
{
    return {ParticipantFault::Unknown, place, {QString::number(plain(number))}};
}

Refusals takesPart(const Tournament& tournament, StartNumber number, const Pointer& place)
{
    const QString text = QString::number(plain(number));
    for (const auto& round : tournament.rounds) {
        if (standsIn(round, number)) {
            return {{ParticipantFault::StillSeated,
                     place,
                     {text, QString::number(plain(round.number))}}};
        }
    }
    for (const auto& penalty : tournament.penalties) {
        if (penalty.participant == number) {
            return {{ParticipantFault::StillPenalised, place, {text}}};
        }
    }
    for (const auto& decision : tournament.tieDecisions) {
        if (isAmong(decision.order, number)) {
            return {{ParticipantFault::StillTied, place, {text}}};
        }
    }
    for (const auto& raffle : tournament.raffles) {
        if (isAmong(raffle.among, number)) {
            return {{ParticipantFault::StillInRaffle, place, {text}}};
        }
    }
    return {};
}

PlaceCheck::PlaceCheck(const Tournament& tournament)
    : tournament_(tournament), free_(registrationCount(tournament).free)
{}

Refusals PlaceCheck::refusalsOf(const Participant& wanted, const Pointer& place)
{
    const Participant* const before = findParticipant(tournament_, wanted.number);
    if (before == nullptr || before->status == wanted.status) {
        return {};
    }
    const Pointer at = place / QLatin1StringView("status");
    if (isHere(*before)) {
        if (auto refusals = takesPart(tournament_, wanted.number, at); !refusals.empty()) {
            return refusals;
        }
    }
    const bool takesPlace = before->status == Attendance::Waiting;
    const bool givesPlace = wanted.status == Attendance::Waiting;
    if (free_ && takesPlace && *free_ == 0) {
        return {{ParticipantFault::NoPlaceFree,
                 at,
                 {QString::number(plain(wanted.number)),
                  QString::number(tournament_.settings.capacity.value_or(0))}}};
    }
    if (free_) {
        *free_ += (givesPlace ? 1 : 0) - (takesPlace ? 1 : 0);
    }
    return {};
}

} // namespace core
