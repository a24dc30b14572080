#pragma once

#include "core/journal.h"
#include "wording.h"

#include <QString>

namespace core {
struct Tournament;
}

namespace texts {

/// What the entry did; undoing and redoing name what they took back or did again. With `people`
/// participants have their names beside their numbers.
QString text(const core::JournalEntry& entry, Wording wording = Wording::Translated,
             const core::Tournament* people = nullptr);

} // namespace texts
