#pragma once

#include "core/club/journal_keys.h"
#include "db/failure.h"

namespace db {

/// The value with that key. Throws core::StoreFailure (Damaged) if there is none.
template <core::HasWords Value>
Value valueOfWord(const QString& word)
{
    const auto value = core::fromWord<Value>(word);
    if (!value) {
        throw damaged(QStringLiteral("unknown word: %1").arg(word));
    }
    return *value;
}

} // namespace db
