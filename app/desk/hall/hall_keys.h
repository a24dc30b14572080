#pragma once

#include "app/desk/frame/ui_state.h"
#include "core/texts/missing_texts.h"

#include <QLatin1StringView>

/// Keys of UiState for choices about the hall.
namespace desk::hall_keys {

// For this desk.
inline constexpr QLatin1StringView port("hall/port");
inline constexpr QLatin1StringView helpersPort("hall/helpersPort");
inline constexpr QLatin1StringView guestsInWifi("hall/guestsInWifi");
inline constexpr QLatin1StringView names("hall/names");
inline constexpr QLatin1StringView websiteNames("hall/websiteNames");
inline constexpr QLatin1StringView namesChecked("hall/namesCheckedTables");
inline constexpr QLatin1StringView wifiNetwork("hall/wifiNetwork");
inline constexpr QLatin1StringView wifiPassword("hall/wifiPassword");
inline constexpr QLatin1StringView screen("hall/screen");
inline constexpr QLatin1StringView pace("hall/pace");
inline constexpr QLatin1StringView byName("hall/byName");
inline constexpr QLatin1StringView byTable("hall/byTable");
inline constexpr QLatin1StringView standings("hall/standings");

// For a tournament.
inline constexpr QLatin1StringView address("hall/address");
inline constexpr QLatin1StringView serving("hall/serving");
inline constexpr QLatin1StringView notices("hall/notices");
inline constexpr QLatin1StringView websiteFolder("hall/websiteFolder");
inline constexpr QLatin1StringView websiteSeries("hall/websiteSeries");
inline constexpr QLatin1StringView writesWebsite("hall/writesWebsite");

inline texts::CheckedTables checkedTablesIn(const UiState& state)
{
    return state.value(namesChecked).toBool() ? texts::CheckedTables::Named
                                              : texts::CheckedTables::Unnamed;
}

} // namespace desk::hall_keys
