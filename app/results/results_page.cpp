#include "results_page.h"

namespace desk {

ResultsPage::ResultsPage(Desk& /*desk*/, QWidget* parent) : Page(parent)
{
    setObjectName(QStringLiteral("resultsPage"));
}

void ResultsPage::enter()
{
    setFocus();
}

} // namespace desk
