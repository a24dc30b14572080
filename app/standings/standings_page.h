#pragma once

#include "app/page.h"

namespace desk {

class Desk;

class StandingsPage : public Page
{
    Q_OBJECT

public:
    explicit StandingsPage(Desk& desk, QWidget* parent = nullptr);

    void enter() override;
};

} // namespace desk
