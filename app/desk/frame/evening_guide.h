#pragma once

#include "core/evening/evening_steps.h"

#include <QAction>
#include <QElapsedTimer>
#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace desk {

class Session;

/// The evening's next step and its key: what is left of core::stepsLeft() without what the director
/// left out, or has been led to where nothing stored says that it was done. Both are kept with the
/// tournament on this computer.
class EveningGuide : public QObject
{
    Q_OBJECT

public:
    /// `usesHall` says whether standings are shown to the hall.
    EveningGuide(Session& session, std::function<bool()> usesHall, QObject* parent);

    /// F12: leads there. A held key, and the second of a double press, do nothing.
    [[nodiscard]] QAction& next() { return next_; }
    /// Leaves the step out, or when nothing else is left takes up again what was left out.
    [[nodiscard]] QAction& leaveOut() { return leaveOut_; }
    void refresh();

Q_SIGNALS:
    /// The director asks for the way to that step.
    void wanted(const core::NextStep& step);

private:
    void goOn();
    void leaveOutStep();
    [[nodiscard]] QStringList leftOut() const;
    void showOver(const std::vector<core::NextStep>& steps);

    Session& session_;
    std::function<bool()> usesHall_;
    QAction next_;
    QAction leaveOut_;
    std::optional<core::NextStep> step_; ///< As last shown.
    QElapsedTimer sinceLast_;
};

} // namespace desk
