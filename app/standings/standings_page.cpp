#include "standings_page.h"

namespace desk {

StandingsPage::StandingsPage(Desk& /*desk*/, QWidget* parent) : Page(parent)
{
    setObjectName(QStringLiteral("standingsPage"));
}

void StandingsPage::enter()
{
    setFocus();
}

} // namespace desk
