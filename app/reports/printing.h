#pragma once

#include "reports/sheet.h"

#include <QString>

#include <cstdint>

class QPrinter;
class QWidget;

namespace desk {

class PrintHabits;

enum class PrintEnd : std::uint8_t {
    Printed,
    GivenUp,   ///< By the director.
    NoPrinter, ///< This computer knows none.
    Failed,    ///< The printer took it not, or not whole.
};

/// Asks for the printer and the pages, then prints. `current` is the page that is looked at, from
/// 0. Remembers the printer.
PrintEnd askAndPrint(QWidget* parent, PrintHabits habits, const reports::Sheets& sheets,
                     const QString& title, int current);

/// The pages that the printer's settings name; `current` as above.
PrintEnd printOn(QPrinter& printer, const reports::Sheets& sheets, int current);

} // namespace desk
