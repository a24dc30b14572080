#pragma once

#include "core/change/change.h"
#include "core/model/tournament.h"

namespace core {

/// Makes the steps by which people come, change and go, and books what they paid.
class ParticipantSteps
{
public:
    /// `tournament` is the state before the change; it must outlive this.
    explicit ParticipantSteps(const Tournament& tournament) : tournament_(tournament) {}

    void add(Change& change, const Participant& added);
    /// Nothing if they are equal. A payment that only `before` has stays as it is: money given
    /// back is a refund.
    void exchange(Change& change, const Participant& before, const Participant& after);
    /// What they paid stays, as former payments.
    void remove(Change& change, const Participant& removed);
    /// All payments of one become those of the other.
    static void handOver(Change& change, const Participant& from, const Participant& to);

private:
    void book(Change& change, const Participant& payer, FeePayment payment);

    const Tournament& tournament_;
    PaymentNumber next_{0}; ///< 0: not known yet.
};

} // namespace core
