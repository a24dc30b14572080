#pragma once

#include "core/model/tournament.h"

#include <functional>

namespace desk {

class Notice;
class Session;

/// Offers the notice of a correction in a closed round, whose standings are known already: `look`
/// and `dismiss` by a button each. Typing continues: the focus stays. The offer holds while it
/// is about the last correction, which may be undone. Whose prizes it changed is said, as they may
/// have been paid out.
void showCorrectionOffer(Notice& notice, Session& session, core::RoundNumber round,
                         const std::function<void()>& look, const std::function<void()>& dismiss);

} // namespace desk
