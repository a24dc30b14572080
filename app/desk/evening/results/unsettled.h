#pragma once

#include "app/desk/evening/results/waiting_entries.h"

#include <QObject>
#include <QString>
#include <QTimer>

namespace desk {

/// Follows what is unsettled in the open tournament, also by reports from phones.
class Unsettled : public QObject
{
    Q_OBJECT

public:
    /// The session outlives it.
    explicit Unsettled(Session& session, QObject* parent = nullptr);

    /// texts::unsettledText() in the current language; empty if nothing is unsettled.
    [[nodiscard]] QString text();
    /// The language has changed.
    void invalidate() { isStale_ = true; }

Q_SIGNALS:
    /// Phones have reported, a helper asks for a correction, or something was left out; the session
    /// announces changes of the tournament.
    void reported();

private:
    void follow();

    Session& session_;
    WaitingEntries waiting_;
    QTimer looks_; ///< While a round is played: phones report, helpers ask for corrections.
    QString text_;
    bool isStale_ = true;
};

} // namespace desk
