#pragma once

#include "app/page.h"

namespace desk {

class Desk;

class ParticipantsPage : public Page
{
    Q_OBJECT

public:
    explicit ParticipantsPage(Desk& desk, QWidget* parent = nullptr);

    void enter() override;
};

} // namespace desk
