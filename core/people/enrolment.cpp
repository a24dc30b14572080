#include "core/people/enrolment.h"

#include "core/model/bookings.h"
#include "core/people/same_text.h"

#include <algorithm>
#include <map>
#include <utility>

namespace core {

QString feeClassOf(const Enrolment& person, const Settings& settings)
{
    const auto& classes = settings.feeClasses;
    const auto hasId = [&person](const FeeClass& one) { return one.id == person.feeClass; };
    const auto isCalled = [&person](const FeeClass& one) {
        return one.name.compare(person.feeClass.trimmed(), Qt::CaseInsensitive) == 0;
    };
    const auto named = std::find_if(classes.begin(), classes.end(), isCalled);
    const bool isId = std::any_of(classes.begin(), classes.end(), hasId);
    return isId || named == classes.end() ? person.feeClass : named->id;
}

QString feeClassAmong(const QStringList& tags, const Settings& settings)
{
    const auto& classes = settings.feeClasses;
    const auto found = std::find_if(classes.begin(), classes.end(), [&tags](const FeeClass& one) {
        return containsSame(tags, one.name);
    });
    return found != classes.end() ? found->id : QString();
}

void identifyPeople(Change& change)
{
    std::map<StartNumber, ParticipantUuid> identified;
    for (auto& step : change.steps) {
        auto* const person = std::get_if<ParticipantExchange>(&step);
        if (person != nullptr && person->after && person->after->uuid.value.isNull()) {
            person->after->uuid =
                person->before ? person->before->uuid : ParticipantUuid{QUuid::createUuid()};
            identified.emplace(person->key, person->after->uuid);
        }
    }
    for (auto& step : change.steps) {
        auto* const payment = std::get_if<PaymentExchange>(&step);
        if (payment != nullptr && payment->after &&
            payment->after->payer.participant.value.isNull()) {
            payment->after->payer.participant = identified[payment->after->payer.number];
        }
    }
}

Tournament withNewPeople(Tournament tournament)
{
    for (auto& participant : tournament.participants) {
        participant.uuid = {QUuid::createUuid()};
        for (auto& payment : participant.payments) {
            payment.number = PaymentNumber{0}; // Booked here for the first time.
        }
    }
    std::map<std::pair<StartNumber, QString>, ParticipantUuid> formerPayers;
    for (auto& payment : tournament.formerPayments) {
        auto& payer = payment.payer;
        auto& uuid = formerPayers[{payer.number, payer.name}];
        if (uuid.value.isNull()) {
            uuid = {QUuid::createUuid()};
        }
        payer.participant = uuid;
    }
    return withPaymentNumbers(std::move(tournament));
}

} // namespace core
