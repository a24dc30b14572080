#include "beginning.h"

namespace core {
namespace {

Participant notYetThere(Participant participant)
{
    participant.present.clear();
    participant.paidCents = 0;
    return participant;
}

} // namespace

Tournament eveningLike(const Tournament& last, QDate today, Regulars regulars)
{
    Tournament next;
    next.settings = last.settings;
    next.settings.date = today;
    if (regulars == Regulars::Leave) {
        next.settings.apart.clear();
        return next;
    }
    next.participants.reserve(last.participants.size());
    for (const auto& participant : last.participants) {
        next.participants.push_back(notYetThere(participant));
    }
    return next;
}

} // namespace core
