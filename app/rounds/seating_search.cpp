#include "seating_search.h"

#include <QElapsedTimer>

namespace desk {
namespace {

constexpr qint64 progressMilliseconds = 50;

} // namespace

void SeatingSearch::start(core::Tournament tournament, core::SeatingOrder order)
{
    cancel();
    const quint64 run = ++run_;
    running_ = true;
    Q_EMIT runningChanged();
    thread_ = std::jthread([this, run, tournament = std::move(tournament),
                            order = std::move(order)](const std::stop_token& stop) {
        QElapsedTimer sinceTold;
        sinceTold.start();
        seating::Hooks hooks;
        hooks.stop = stop;
        hooks.progress = [&](const seating::Progress& progress) {
            if (sinceTold.elapsed() < progressMilliseconds) {
                return;
            }
            sinceTold.restart();
            QMetaObject::invokeMethod(
                this,
                [this, run, progress] {
                    if (run == run_ && running_) {
                        Q_EMIT progressed(progress.c2, progress.c2Bound);
                    }
                },
                Qt::QueuedConnection);
        };
        auto outcome = std::make_shared<Outcome>(core::proposeSeating(tournament, order, hooks));
        QMetaObject::invokeMethod(
            this, [this, run, outcome] { finish(run, outcome); }, Qt::QueuedConnection);
    });
}

void SeatingSearch::cancel()
{
    thread_ = std::jthread(); // stops within milliseconds
    ++run_;
    if (running_) {
        running_ = false;
        Q_EMIT runningChanged();
    }
}

void SeatingSearch::finish(quint64 run, const std::shared_ptr<Outcome>& outcome)
{
    if (run != run_) {
        return;
    }
    running_ = false;
    Q_EMIT runningChanged();
    Q_EMIT finished(*outcome);
}

} // namespace desk
