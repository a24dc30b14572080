#pragma once

#include "app/page.h"

namespace desk {

class Desk;

class ResultsPage : public Page
{
    Q_OBJECT

public:
    explicit ResultsPage(Desk& desk, QWidget* parent = nullptr);

    void enter() override;
};

} // namespace desk
