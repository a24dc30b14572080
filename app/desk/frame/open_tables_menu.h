#pragma once

#include "core/change/change.h"

#include <QMenu>

namespace desk {

class EveningGuide;
class HallDisplay;
class Serving;
class Session;

/// What a director does about tables that are still open: type their slip, call them, end their
/// games, or draw the next round all the same.
class OpenTablesMenu : public QMenu
{
    Q_OBJECT

public:
    /// All of them outlive it.
    OpenTablesMenu(Session& session, const EveningGuide& guide, const HallDisplay& display,
                   Serving& serving, QWidget* parent);

Q_SIGNALS:
    void slipWanted(const core::TableKey& table);
    void endingWanted(core::RoundNumber round);
    void drawWanted(core::RoundNumber next);

private:
    /// For the tables open now.
    void fill();

    Session& session_;
    const EveningGuide& guide_;
    const HallDisplay& display_;
    Serving& serving_;
};

} // namespace desk
