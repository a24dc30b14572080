#include "journal_window.h"

namespace desk {

JournalWindow::JournalWindow(Desk& /*desk*/, QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("journalWindow"));
}

} // namespace desk
