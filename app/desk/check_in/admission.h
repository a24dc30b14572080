#pragma once

#include "app/desk/check_in/candidates.h"
#include "core/registration.h"
#include "core/use_cases/checking_in.h"

#include <QString>

#include <optional>

namespace desk {

class Newcomers;
class Session;

/// Checks people in, enrols walk-ins and releases places in the open tournament, and says in words
/// what was done.
class Admission
{
public:
    /// Both outlive the object.
    Admission(Session& session, Newcomers& newcomers);

    struct Outcome
    {
        bool isDone = false;
        QString what; ///< "12 Anna Berg is here, 5 € paid"; empty: the database failed.
        QString why = {};
        /// As the change left one of those it is about: the words hold while this is so.
        std::optional<core::Participant> person = {};
    };

    /// Whoever is registered is here; all others are enrolled as here, or put on the waiting list
    /// where no place is free. Nobody on the waiting list pays.
    Outcome admit(const Candidate& candidate, core::StartFee fee);
    Outcome release(const core::PlaceRelease& release);

    /// Where somebody who is not registered would be put.
    [[nodiscard]] core::Attendance placeOfWalkIn() const;

private:
    Outcome checkIn(core::StartNumber number, core::StartFee fee);
    Outcome enrolWalkIn(const core::Player& player, core::StartFee fee);

    Session& session_;
    Newcomers& newcomers_;
};

} // namespace desk
