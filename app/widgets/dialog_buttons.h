#pragma once

class QDialog;
class QHBoxLayout;
class QPushButton;

namespace desk {

/// The row at the bottom of a dialog: "Back", which rejects it, and the way on, which accepts it
/// and becomes its default button.
QHBoxLayout* dialogButtons(QDialog& dialog, QPushButton& on);

} // namespace desk
