#include "help_window.h"

namespace desk {

HelpWindow::HelpWindow(QWidget* parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("helpWindow"));
}

void HelpWindow::showPage(PageId /*page*/)
{
    show();
}

} // namespace desk
