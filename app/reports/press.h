#pragma once

#include "proof.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>

namespace desk {

/// Composes and lays out in a thread of its own: nothing waits for it.
class Press : public QObject
{
    Q_OBJECT

public:
    explicit Press(QObject* parent = nullptr);

    /// What was asked for before and is not finished yet does not come any more.
    void start(PressJob job);
    /// Nothing comes of what runs.
    void cancel();
    [[nodiscard]] bool isRunning() const { return wanted_; }

Q_SIGNALS:
    void finished(const std::shared_ptr<const desk::Proof>& proof);
    /// By the thread.
    void composed(const std::shared_ptr<const desk::Proof>& proof);

private:
    void run(PressJob job);
    void finish(const std::shared_ptr<const Proof>& proof);

    bool wanted_ = false;             ///< Somebody waits for what comes.
    bool busy_ = false;               ///< The thread runs.
    std::optional<PressJob> pending_; ///< What the thread does next.
    std::jthread thread_;
};

} // namespace desk
