#pragma once

#include "core/model/registration.h"
#include "core/people/candidates.h"
#include "core/use_cases/door.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace desk {

class Newcomers;
class Session;

enum class StartFee : std::uint8_t {
    AsBefore,
    PaidNow, ///< What is missing of it.
};

/// Checks people in, enrols walk-ins and releases places in the open tournament, and describes the
/// result.
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
        /// The person as the change left them: the words hold while this is so.
        std::optional<core::Participant> person = {};
    };

    /// Registered people are marked here; others are enrolled as here, or put on the waiting list
    /// if there is no free place. Nobody on the waiting list pays.
    Outcome admit(const core::Candidate& candidate, StartFee fee,
                  const std::optional<QString>& feeClass = std::nullopt);
    /// Somebody who comes together with others.
    [[nodiscard]] core::DoorPerson
    companionOf(const core::Candidate& candidate,
                const std::optional<QString>& feeClass = std::nullopt) const;
    /// The id of the fee class that somebody is in; empty: in none.
    [[nodiscard]] QString feeClassOf(const core::Candidate& candidate) const;
    /// The one that the directory remembers of somebody not registered.
    [[nodiscard]] std::optional<QString> rememberedClass(const core::Candidate& candidate) const;
    /// "Berg, Anna, Lang, Uwe", and what is missing of their start fees, in cents.
    [[nodiscard]] std::pair<QString, std::int64_t>
    describe(const std::vector<core::DoorPerson>& people) const;
    /// All of them at once, or nobody.
    Outcome admitTogether(const std::vector<core::DoorPerson>& people, StartFee fee);
    Outcome release(const core::PlaceRelease& release);

    /// The status that somebody not registered would get.
    [[nodiscard]] core::Attendance placeOfWalkIn() const;

private:
    Outcome enrolWalkIn(const core::Candidate& candidate, StartFee fee,
                        const std::optional<QString>& feeClass);
    /// With what is missing of their fees, if that is paid.
    core::Result<core::Change> enter(std::vector<core::DoorPerson> people, StartFee fee);
    [[nodiscard]] QString whyHereAlready(const core::Participant& person);

    Session& session_;
    Newcomers& newcomers_;
};

} // namespace desk
