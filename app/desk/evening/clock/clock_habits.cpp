#include "app/desk/evening/clock/clock_habits.h"

#include "app/desk/frame/ui_state.h"
#include "core/club/desk_settings.h"

#include <algorithm>

namespace desk {
namespace {

const QString firstWarningKey = QStringLiteral("clock/firstWarning");
const QString lastWarningKey = QStringLiteral("clock/lastWarning");
const QString ringsKey = QStringLiteral("clock/rings");
const QString volumeKey = QStringLiteral("clock/volume");

} // namespace

ClockHabits clockHabits(const UiState& uiState)
{
    const ClockHabits usual;
    const auto minutes = [&uiState](const QString& key, int otherwise) {
        return std::clamp(uiState.value(key, otherwise).toInt(), 0, longestWarning);
    };
    return {
        {minutes(firstWarningKey, usual.warnings[0]), minutes(lastWarningKey, usual.warnings[1])},
        uiState.value(ringsKey, usual.rings).toBool(),
        std::clamp(uiState.value(volumeKey, usual.volume).toInt(), 0, fullVolume),
        uiState.value(core::soundFileSetting).toString()};
}

void keep(const ClockHabits& habits, UiState& uiState)
{
    uiState.setValue(firstWarningKey, habits.warnings[0]);
    uiState.setValue(lastWarningKey, habits.warnings[1]);
    uiState.setValue(ringsKey, habits.rings);
    uiState.setValue(volumeKey, habits.volume);
    uiState.setValue(core::soundFileSetting, habits.soundFile);
}

} // namespace desk
