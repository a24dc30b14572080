#pragma once

#include "app/page.h"

namespace desk {

class Desk;

class TournamentsPage : public Page
{
    Q_OBJECT

public:
    explicit TournamentsPage(Desk& desk, QWidget* parent = nullptr);

    void enter() override;
};

} // namespace desk
