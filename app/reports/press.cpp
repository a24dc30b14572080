#include "press.h"

#include <QThreadPool>

#include <utility>

namespace desk {
namespace {

/// To free a thousand pages takes as long as to paint some: the window does not wait for it.
std::shared_ptr<const Proof> freedBeside(Proof proof)
{
    return {new Proof(std::move(proof)), [](const Proof* made) {
                QThreadPool::globalInstance()->start(
                    [owned = std::shared_ptr<const Proof>(made)] {});
            }};
}

} // namespace

Press::Press(QObject* parent) : QObject(parent)
{
    connect(this, &Press::composed, this, &Press::finish, Qt::QueuedConnection);
}

void Press::start(PressJob job)
{
    wanted_ = true;
    if (busy_) {
        pending_ = std::move(job);
    } else {
        run(std::move(job));
    }
}

void Press::cancel()
{
    wanted_ = false;
    pending_.reset();
}

void Press::run(PressJob job)
{
    busy_ = true;
    thread_ =
        std::jthread([this, job = std::move(job)] { Q_EMIT composed(freedBeside(proofOf(job))); });
}

void Press::finish(const std::shared_ptr<const Proof>& proof)
{
    busy_ = false;
    if (pending_) {
        PressJob next = std::move(*pending_);
        pending_.reset();
        run(std::move(next));
    } else if (wanted_) {
        wanted_ = false;
        Q_EMIT finished(proof);
    }
}

} // namespace desk
