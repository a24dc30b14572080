#pragma once

#include "core/schedule.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <optional>
#include <vector>

namespace desk {

class Session;

/// The clock that the hall sees, as it goes on. It wakes the program up once a second while a clock
/// runs and somebody sees it, else only for the next warning; while none runs, never.
class RoundTimer : public QObject
{
    Q_OBJECT

public:
    /// The session outlives it.
    explicit RoundTimer(Session& session, QObject* parent = nullptr);

    /// The round whose clock it is; nullptr if none is being played. Valid as long as
    /// Session::tournament().
    [[nodiscard]] const core::Round* round() const;
    /// As of the last tick.
    [[nodiscard]] const core::ClockReading& reading() const { return reading_; }
    /// In overtime 0; else the warning in force, in minutes; nothing: there is none.
    [[nodiscard]] std::optional<int> warning() const;
    /// Seconds count while that window, or another one, is in sight.
    void watch(QWidget& window);

    /// Reads the clock now; also runs by itself.
    void look();

Q_SIGNALS:
    /// It shows something else, or another round.
    void ticked();
    /// So many minutes are left, 0: none. Not for what is over for a while, as after a sleep.
    void warned(int minutes);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isSeen() const;
    [[nodiscard]] std::optional<int> justReached(std::int64_t before) const;
    void schedule(const QDateTime& now);

    Session& session_;
    core::ClockReading reading_;
    std::optional<core::RoundNumber> number_; ///< Of the round read last.
    std::vector<QPointer<QWidget>> windows_;
    QTimer next_{this};
};

} // namespace desk
