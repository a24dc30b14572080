#pragma once

#include "app/page.h"

namespace desk {

class Desk;

class SetupPage : public Page
{
    Q_OBJECT

public:
    explicit SetupPage(Desk& desk, QWidget* parent = nullptr);

    void enter() override;
};

} // namespace desk
