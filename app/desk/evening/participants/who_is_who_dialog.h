#pragma once

class QWidget;

namespace desk {

class Session;

/// How many people the director has to identify: see core::DoubtfulPerson.
int doubtfulCount(Session& session);

/// Asks about them one by one, and stores each answer at once; ends when all are answered or
/// postponed, or the director goes back.
void askWhoIsWho(Session& session, QWidget* parent);

} // namespace desk
