#pragma once

#include "app/hall/sent_slip.h"
#include "core/model/tournament.h"

#include <QString>
#include <QStringList>

namespace web {

/// What a game that is being typed is worth, by the checks and the scoring that the desk has.
struct TypedWorth
{
    QStringList points = {}; ///< By seat; none until all hands are typed, and correctly.
    QString fault = {};      ///< Of a game that is typed whole.
};

/// Warnings are left to storing. The game's table exists.
TypedWorth worthOf(const TypedGame& typed, const core::Tournament& tournament,
                   const core::GameKey& key);

} // namespace web
