#pragma once

class QWidget;

namespace desk {

class Session;

/// How many people the director has to tell apart: see core::DoubtfulPerson.
int doubtfulCount(Session& session);

/// Asks who they are, one after the other, and stores each answer at once; ends when all are
/// answered or put off, or somebody goes back.
void askWhoIsWho(Session& session, QWidget* parent);

} // namespace desk
