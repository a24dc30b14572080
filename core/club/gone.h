#pragma once

#include "core/model/ids.h"

#include <QUuid>

#include <cstdint>

/// What is remembered of things that are gone, so that another copy of the club learns of it and an
/// older one brings nothing back.
namespace core {

/// An entry of the directory became one with another.
struct MergedPlayer
{
    PlayerId id;   ///< The entry that is gone.
    PlayerId into; ///< The entry kept; it may have been merged into yet another one since.

    friend bool operator==(const MergedPlayer&, const MergedPlayer&) = default;
};

enum class DeletedKind : std::uint8_t {
    Evening,
    Series,
    CashMovement, ///< Cancelled.
    Helper,
};

/// Any of them.
using DeletedId = UuidOf<struct DeletedTag>;

struct DeletedItem
{
    DeletedId id; ///< The id that it had.
    DeletedKind kind = DeletedKind::Evening;

    friend bool operator==(const DeletedItem&, const DeletedItem&) = default;
};

} // namespace core
