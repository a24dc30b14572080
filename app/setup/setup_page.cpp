#include "setup_page.h"

namespace desk {

SetupPage::SetupPage(Desk& /*desk*/, QWidget* parent) : Page(parent)
{
    setObjectName(QStringLiteral("setupPage"));
}

void SetupPage::enter()
{
    setFocus();
}

} // namespace desk
