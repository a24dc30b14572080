#include "participants_page.h"

namespace desk {

ParticipantsPage::ParticipantsPage(Desk& /*desk*/, QWidget* parent) : Page(parent)
{
    setObjectName(QStringLiteral("participantsPage"));
}

void ParticipantsPage::enter()
{
    setFocus();
}

} // namespace desk
