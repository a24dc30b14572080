#pragma once

#include "app/desk/icons.h"
#include "core/tournament.h"

#include <QString>

#include <vector>

/// Texts about participants.
namespace desk {

/// Something worth knowing about a participant.
struct Note
{
    icons::Meaning icon = icons::Meaning::Information;
    theme::Role role = theme::Role::Muted;
    QString text;
};

/// Presence in words first, then fixed table, wishes, penalties, and who has the same name.
std::vector<Note> notesOn(const core::Tournament& tournament, const core::Participant& person);

/// "present", "absent".
QString presenceText(bool present);

/// Text of the start fee column: "5 €", "2 of 5 €", "open".
QString paidText(std::int64_t paidCents, std::int64_t feeCents);

} // namespace desk
