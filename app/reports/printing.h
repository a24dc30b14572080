#pragma once

#include "reports/sheet.h"

#include <QString>

#include <cstdint>
#include <memory>

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

/// A printer set to what the director chose.
struct AskedPrinter
{
    std::shared_ptr<QPrinter> printer; ///< nullptr: there is none, and `end` says why.
    PrintEnd end = PrintEnd::GivenUp;
};

/// Asks for printer, pages and paper, and remembers the printer.
AskedPrinter askForPrinter(QWidget* parent, PrintHabits habits, const reports::Sheets& sheets,
                           const QString& title);

/// Shows what the printer is set to, and sets what the director chooses. False: given up.
bool letChoose(QPrinter& printer, QWidget* parent, const reports::Sheets& sheets);

/// The pages that the printer's settings name, on the paper they name; `current` is the page that
/// is looked at, from 0. Needs nothing of the window.
PrintEnd printOn(QPrinter& printer, const reports::Sheets& sheets, int current);

} // namespace desk
