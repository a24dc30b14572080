#pragma once

#include "core/use_cases/planning.h"

#include <QObject>

#include <memory>
#include <thread>

namespace desk {

/// Looks for tables in a thread of its own, on a copy of the tournament.
class SeatingSearch : public QObject
{
    Q_OBJECT

public:
    using Outcome = core::Result<core::SeatingProposal>;

    explicit SeatingSearch(QObject* parent = nullptr) : QObject(parent) {}

    /// Rounds after those of `tournament`. Whatever ran before is given up.
    void start(core::Tournament tournament, core::SeatingOrder order);
    /// Nothing comes of what runs.
    void cancel();
    [[nodiscard]] bool isRunning() const { return running_; }

Q_SIGNALS:
    /// The best plan so far: pairs that meet again, and what no plan can beat.
    void progressed(qint64 repeats, qint64 bound);
    void finished(const desk::SeatingSearch::Outcome& outcome);
    void runningChanged();

private:
    void finish(quint64 run, const std::shared_ptr<Outcome>& outcome);

    quint64 run_ = 0; ///< What comes of an earlier one is ignored.
    bool running_ = false;
    std::jthread thread_;
};

} // namespace desk
