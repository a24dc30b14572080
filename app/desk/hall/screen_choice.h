#pragma once

class QScreen;
class QWidget;

namespace desk {

class HallDisplay;
class UiState;

/// Shows the display on the second screen: the one used last, the only other one, or the one chosen
/// in a dialog. If there is no second screen, or it mirrors the first, the dialog explains how to
/// extend them, and offers a window instead.
void showDisplay(HallDisplay& display, UiState& uiState, QWidget& window);

/// The same without explaining anything: it was shown a moment ago.
void showDisplayAgain(HallDisplay& display, UiState& uiState, QWidget& window);

/// As showDisplay(), or closes it.
void toggleDisplay(HallDisplay& display, UiState& uiState, QWidget& window);

} // namespace desk
