#pragma once

#include "app/desk/frame/icons.h"
#include "core/model/tournament.h"
#include "core/money/start_fee.h"
#include "core/people/people_names.h"

#include <QString>

#include <cstdint>
#include <map>
#include <vector>

/// Texts about participants.
namespace desk {

/// A remark about a participant.
struct Note
{
    icons::Meaning icon = icons::Meaning::Information;
    theme::Role role = theme::Role::Muted;
    QString text;
};

/// The remarks about a tournament's participants.
class ParticipantNotes
{
public:
    /// `tournament` outlives this.
    explicit ParticipantNotes(const core::Tournament& tournament);

    /// Presence or waiting-list place first, then fixed table, wishes, penalties, and namesakes.
    [[nodiscard]] std::vector<Note> of(const core::Participant& person) const;

private:
    const core::Tournament& tournament_;
    std::map<core::StartNumber, int> placesInQueue_; ///< From 1.
    std::map<core::PersonSpelling, std::vector<core::StartNumber>> namesakes_;
};

/// Whether somebody plays in a round, or their status otherwise; in list order.
enum class Presence : std::uint8_t {
    Waiting,
    Expected,
    Absent,
    Present,
};

Presence presenceOf(const core::Participant& person, core::RoundNumber round);

/// "present", "absent", "expected", "waiting".
QString presenceText(Presence presence);

/// "On the waiting list: Wolf, Käthe; Otto, Jan and 3 more"; names that occur twice with the club.
QString waitingText(const core::Tournament& tournament,
                    const std::vector<core::StartNumber>& waiting);

/// A choice of fee class.
struct FeeClassChoice
{
    QString id;
    QString text; ///< "Guests, 7 €"
};

/// No class first, then all classes.
std::vector<FeeClassChoice> feeClassChoices(const core::Settings& settings);

/// "start fee 5 €", with differing classes "start fee 0 € to 7.50 €", or "no start fee".
QString startFeeText(const core::Settings& settings);

/// Text of the start fee column: "5 €", "2 of 5 €", "open", "800 €, 792 € back".
QString paidText(const core::FeeAccount& account);

} // namespace desk
