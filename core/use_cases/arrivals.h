#pragma once

#include "core/model/tournament.h"
#include "core/store/reader.h"

#include <QDateTime>
#include <QString>

#include <map>

namespace core {

/// Who was let in when and by which desk, as the journal of a tournament says.
class Arrivals
{
public:
    struct Arrival
    {
        QDateTime time; ///< UTC.
        QString desk;
        bool isEnrolment = false; ///< The person was new.
    };

    /// Reads what is new in the journal.
    void follow(Reader& stored, TournamentId id);
    /// nullptr: not here, or the journal does not say.
    [[nodiscard]] const Arrival* of(const ParticipantUuid& person) const;

private:
    std::map<ParticipantUuid, Arrival> arrivals_;
    JournalId seen_{0};
};

} // namespace core
