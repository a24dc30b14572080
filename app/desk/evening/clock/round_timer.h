#pragma once

#include "app/platform/staying_awake.h"
#include "core/model/schedule.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <optional>
#include <vector>

namespace desk {

class Session;

/// The running clock shown in the hall. Wakes the program once a second while a clock runs in view,
/// else only for the next warning; never while none runs.
class RoundTimer : public QObject
{
    Q_OBJECT

public:
    /// The session outlives it.
    explicit RoundTimer(Session& session, QObject* parent = nullptr);

    /// The clock's round; nullptr if none is being played. Valid as long as Session::tournament().
    [[nodiscard]] const core::Round* round() const;
    /// As of the last tick.
    [[nodiscard]] const core::ClockReading& reading() const { return reading_; }
    /// 0 in overtime; else the current warning in minutes; nothing: none.
    [[nodiscard]] std::optional<int> warning() const;
    /// Ticks every second while that or another watched window is visible.
    void watch(QWidget& window);

    /// Reads the clock now; also called automatically.
    void look();

Q_SIGNALS:
    /// The reading or the round has changed.
    void ticked();
    /// That many minutes are left, 0: none. Not for warnings long past, as after a sleep.
    void warned(int minutes);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isSeen() const;
    /// While the clock of the round runs.
    void stayAwake();
    [[nodiscard]] std::optional<int> justReached(std::int64_t before) const;
    void schedule(const QDateTime& now);

    Session& session_;
    core::ClockReading reading_;
    std::optional<core::RoundNumber> number_; ///< Of the round last read.
    std::vector<QPointer<QWidget>> windows_;
    QTimer next_{this};
    std::optional<platform::StayingAwake> awake_; ///< Until the end of the round.
};

} // namespace desk
