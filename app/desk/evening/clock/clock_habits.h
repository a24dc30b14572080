#pragma once

#include <QString>

#include <array>

namespace desk {

class UiState;

/// How this desk warns before the end of a round; kept in UiState.
struct ClockHabits
{
    /// Warnings to the hall, in minutes before the end, 0 for never; the earlier one first.
    std::array<int, 2> warnings = {5, 1};
    bool rings = true;
    int volume = 80;        ///< In percent.
    QString soundFile = {}; ///< The path of a WAV file; empty: the built-in tone.

    friend bool operator==(const ClockHabits&, const ClockHabits&) = default;
};

inline constexpr int longestWarning = 60; ///< Minutes.
inline constexpr int fullVolume = 100;

ClockHabits clockHabits(const UiState& uiState);
void keep(const ClockHabits& habits, UiState& uiState);

} // namespace desk
