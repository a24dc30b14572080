#include "app/desk/evening/results/unsettled.h"

#include "app/desk/frame/session.h"
#include "core/evening/missing.h"
#include "core/texts/missing_texts.h"

#include <utility>

namespace desk {

Unsettled::Unsettled(Session& session, QObject* parent)
    : QObject(parent), session_(session), waiting_(session)
{
    constexpr int soon = 1000;
    looks_.setInterval(soon);
    connect(&looks_, &QTimer::timeout, this, [this] {
        if (waiting_.read()) {
            invalidate();
            Q_EMIT reported();
        }
    });
    connect(&session_, &Session::opened, this, [this] {
        waiting_.forget();
        follow();
    });
    connect(&session_, &Session::changed, this, &Unsettled::follow);
    follow();
}

void Unsettled::follow()
{
    invalidate();
    const auto& rounds = session_.tournament().rounds;
    const bool isPlaying = std::any_of(rounds.begin(), rounds.end(), [](const core::Round& round) {
        return round.head.state == core::RoundState::Published;
    });
    if (isPlaying && !looks_.isActive()) {
        looks_.start();
    } else if (!isPlaying) {
        looks_.stop();
    }
}

QString Unsettled::text()
{
    if (std::exchange(isStale_, false)) {
        static_cast<void>(waiting_.read());
        text_ =
            session_.current()
                ? texts::unsettledText(core::whatIsMissing(session_.tournament(), waiting_.all()),
                                       waiting_.tables())
                : QString();
    }
    return text_;
}

} // namespace desk
