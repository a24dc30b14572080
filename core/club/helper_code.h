#pragma once

#include "core/model/ids.h"

#include <QByteArray>
#include <QDateTime>

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace core {

/// The code that lets a helper in at one tournament. Known by its digest alone
/// (core/codes/helper_codes.h).
struct HelperCode
{
    HelperId helper;
    QByteArray digest;
    QDateTime made;                ///< UTC, milliseconds, as all of them.
    std::optional<QDateTime> used; ///< Last; not more often than every minute.
    /// By the director, or by new codes for another evening.
    std::optional<QDateTime> revoked;

    friend bool operator==(const HelperCode&, const HelperCode&) = default;
};

/// How long a code that nobody uses is valid.
inline constexpr std::chrono::hours helperCodeLife{18};

enum class HelperCodeState : std::uint8_t {
    Valid,
    Revoked,
    Over,    ///< The evening is over: it only opens papers.
    Expired, ///< Unused for helperCodeLife.
};

/// `isEveningOver` as of isOver() (core/evening/evening_steps.h): a code is valid again if the
/// evening continues after all.
HelperCodeState stateOf(const HelperCode& code, bool isEveningOver, const QDateTime& now);

/// Revokes all that are not revoked; false if there are none.
bool revokeAll(std::vector<HelperCode>& codes, const QDateTime& now);

} // namespace core
