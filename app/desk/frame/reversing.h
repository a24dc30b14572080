#pragma once

#include "app/desk/frame/scope.h"
#include "core/club/club.h"
#include "core/file/edits.h"
#include "core/model/result.h"

#include <QString>

#include <optional>

class QWidget;

namespace desk {

class Session;

/// A change to be taken back (Undone) or done again (Redone).
struct Reversal
{
    core::EntryKind kind = core::EntryKind::Undone;
    JournalOf journal = JournalOf::Tournament;
    core::JournalId id{0};
    QString what;     ///< "round 1, table 3, game 2: 0,3,5,9".
    QString question; ///< To be asked first, as it concerns more than a single entry; may be empty.
    /// The settings that it exchanges, if they count for scoring or ranking.
    std::optional<core::Edit<core::Settings>> rules = std::nullopt;
};

/// `entry` is of kind Done.
Reversal reversalOf(core::EntryKind kind, const core::JournalEntry& entry,
                    const core::Tournament& people);
Reversal reversalOf(core::EntryKind kind, const core::ClubJournalEntry& entry);

/// Asks what has to be asked, also before somebody who has paid goes with it, and does it. Nothing
/// if the director said no.
std::optional<core::Result<core::Done>> reverse(Session& session, const Reversal& reversal,
                                                QWidget* parent);

} // namespace desk
