#pragma once

#include "app/page.h"

namespace desk {

class Desk;

class RoundsPage : public Page
{
    Q_OBJECT

public:
    explicit RoundsPage(Desk& desk, QWidget* parent = nullptr);

    void enter() override;
};

} // namespace desk
