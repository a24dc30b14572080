#pragma once

#include "app/icons.h"
#include "core/tournament.h"

#include <QString>

/// Results in few letters, as the lists of the page show them.
namespace desk {

/// How a game ended, with the icon and colour of it.
struct EndingText
{
    icons::Meaning icon = icons::Meaning::Open;
    theme::Role role = theme::Role::Muted;
    QString text;
};

/// "Rommé A", "early", "not played".
EndingText endingText(const core::GameOutcome& outcome);
EndingText openText();

/// "A 0+1 · B 6 · C 9+2", of a deal "A 85 − 20 · B –"; of a game not played: its reason.
QString handsText(const core::GameOutcome& outcome);
} // namespace desk
