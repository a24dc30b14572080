#pragma once

#include "core/pending/pending_entry.h"

#include <QString>

#include <cstddef>

/// Who sent something by phone and who confirmed it, for the journal.
namespace texts {

/// "by phone: seat B, phone 4F2A".
QString senderText(const core::Sender& sender);

/// The same of an entry; of a correction who asks for it and why: "Helper: Anna: the slip says 7".
QString senderText(const core::PendingEntry& entry);

/// "by phone: seat B, phone 4F2A; confirmed by seat C, number 7".
QString confirmedText(const core::Sender& sender, std::size_t seat, core::StartNumber by);

/// "second pass", as the reason of a result typed again.
QString secondPassText();

} // namespace texts
