#pragma once

class QWidget;

namespace desk {

class HallDisplay;
class Serving;
class Session;

/// Asks how many places to call, lists open issues, and begins the prize-giving on the display.
void askPrizeGiving(QWidget* parent, Session& session, const Serving& serving,
                    HallDisplay& display);

} // namespace desk
