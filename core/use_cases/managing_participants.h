#pragma once

#include "core/change/change.h"
#include "core/model/result.h"

#include <QString>

#include <cstdint>
#include <utility>
#include <vector>

/// Changing and removing entries.
/// Each function returns the change, one without steps if nothing would differ, or why it is
/// refused.
namespace core {

/// `wanted` replaces the participant; another number is refused if taken, or if the old one is used
/// in a round, a penalty or a wish. Places: "/number", "/name" and so on.
Result<Change> changeParticipant(const Tournament& tournament, StartNumber number,
                                 const Participant& wanted);

/// The same for several people at once, keeping their numbers. Places: "/<index>/name" and so on.
Result<Change> changeParticipants(const Tournament& tournament,
                                  const std::vector<Participant>& wanted);

/// What becomes of what somebody paid who is removed.
struct MoneyOfRemoved
{
    enum Fate : std::uint8_t {
        Ask,      ///< Refused with MoneyDoubt::RemovedAfterPaying to be confirmed.
        OwedBack, ///< It stays in the cash until it is paid back.
        PaidBack, ///< It is paid back at once.
    };

    MoneyOfRemoved(Fate chosen, QString backBy = {}, QString outOf = {})
        : fate(chosen), way(std::move(backBy)), box(std::move(outOf))
    {}

    Fate fate;
    QString way; ///< In which it is paid back; as of FeePayment.
    QString box; ///< Out of which; empty: that of the desk.
};

/// Refused for anyone in a round, a penalty, a wish or a decided tie. Places: "/number", "/way",
/// "/box".
Result<Change> removeParticipant(const Tournament& tournament, StartNumber number,
                                 const MoneyOfRemoved& money);
/// All or nobody. Places: "/<index>", "/way", "/box".
Result<Change> removeParticipants(const Tournament& tournament,
                                  const std::vector<StartNumber>& numbers,
                                  const MoneyOfRemoved& money);

} // namespace core
