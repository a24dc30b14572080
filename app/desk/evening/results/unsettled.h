#pragma once

#include "app/desk/evening/results/phone_reports.h"

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
    /// Phones have reported; the session announces changes of the tournament.
    void reported();

private:
    void follow();
    /// Returns whether there are new ones. Nothing is asked of a database that is out of reach, as
    /// that would be told each time.
    bool readReports();

    Session& session_;
    PhoneReports reports_;
    QTimer looks_; ///< While tables report by phone.
    QString text_;
    bool isStale_ = true;
};

} // namespace desk
