#include "tournaments_page.h"

namespace desk {

TournamentsPage::TournamentsPage(Desk& /*desk*/, QWidget* parent) : Page(parent)
{
    setObjectName(QStringLiteral("tournamentsPage"));
}

void TournamentsPage::enter()
{
    setFocus();
}

} // namespace desk
