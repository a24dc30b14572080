#pragma once

#include "core/club/cash.h"
#include "core/evening/evening_steps.h"

#include <QAction>
#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace desk {

class Session;

/// The evening's next step and its key: what is left of core::stepsLeft() without what the director
/// left out, or what Session::stepDone() says of it while nothing has overtaken that. Both are kept
/// with the tournament on this computer.
class EveningGuide : public QObject
{
    Q_OBJECT

public:
    /// `showsHall`: as of core::useOf().
    EveningGuide(Session& session, std::function<bool()> showsHall, QObject* parent);

    /// F12: leads there. A held key, and the second of a double press, do nothing.
    [[nodiscard]] QAction& next() { return next_; }
    /// Leaves the step out, or when nothing else is left takes up again what was left out.
    [[nodiscard]] QAction& leaveOut() { return leaveOut_; }
    /// There while the step can be done in other ways, too.
    [[nodiscard]] QAction& others() { return others_; }
    /// As last shown.
    [[nodiscard]] const std::optional<core::NextStep>& step() const { return step_; }
    void refresh();

Q_SIGNALS:
    /// The director asks for the way to that step.
    void wanted(const core::NextStep& step);

private:
    void readCash();
    void goOn();
    void leaveOutStep();
    void noteDone(core::EveningStep step);
    /// Whether the director did the step, and what it was done with still stands.
    [[nodiscard]] bool isDone(const core::NextStep& step) const;
    /// How a step that was done is kept: with what it was done with.
    [[nodiscard]] QString doneMark(const core::NextStep& step) const;
    [[nodiscard]] QStringList doneMarks() const;
    [[nodiscard]] std::vector<core::NextStep> stepsLeft() const;
    /// How long that round's tables have been open; nothing if not known.
    [[nodiscard]] std::optional<qint64> minutesOpen(core::RoundNumber round);
    [[nodiscard]] QStringList leftOut() const;
    void showOver(const std::vector<core::NextStep>& steps);

    Session& session_;
    std::function<bool()> showsHall_;
    QAction next_;
    QAction leaveOut_;
    QAction others_;
    std::optional<core::NextStep> step_;
    core::EveningCash cash_;
    /// The round whose tables are open, and since when.
    std::optional<std::pair<core::RoundNumber, std::optional<QDateTime>>> published_;
    QTimer minutes_;
    QElapsedTimer sinceLast_;
};

} // namespace desk
