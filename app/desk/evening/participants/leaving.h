#pragma once

#include "core/model/tournament.h"

#include <QString>

#include <optional>

class QWidget;

namespace desk {

class Session;

/// What became of a question, in words.
struct Told
{
    QString what;
    bool isDone = true;
};

/// Asks after which round somebody leaves, the one being played proposed; or, if they are not here
/// now, for which round they come. Stores the answer; nothing if rejected.
std::optional<Told> askLeaving(Session& session, core::StartNumber number, QWidget* parent);

} // namespace desk
