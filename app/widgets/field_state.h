#pragma once

#include <cstdint>

class QWidget;

namespace desk {

/// How a field stands to what is typed in it.
enum class FieldState : std::uint8_t {
    Normal,
    Refused,
    Doubtful,
};

/// Gives the field the outline of that state.
void setFieldState(QWidget& field, FieldState state);

} // namespace desk
