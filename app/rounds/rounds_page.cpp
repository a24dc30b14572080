#include "rounds_page.h"

namespace desk {

RoundsPage::RoundsPage(Desk& /*desk*/, QWidget* parent) : Page(parent)
{
    setObjectName(QStringLiteral("roundsPage"));
}

void RoundsPage::enter()
{
    setFocus();
}

} // namespace desk
