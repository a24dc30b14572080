#pragma once

#include "app/desk/widgets/notice.h"

#include <functional>

namespace desk {

class Session;

/// What concerns the whole window, above whatever page is shown: failures, the connection to the
/// club, what was done, and what can be done about it.
class WindowNotice : public Notice
{
    Q_OBJECT

public:
    /// `session` outlives the notice.
    WindowNotice(const Session& session, QWidget* parent);

    using Notice::show;
    /// Shows what failed, unless it is empty.
    void tell(const QString& failure);
    /// Shows what was done until the next recheck() at which `holds` is false.
    void tellDone(const QString& what, const QString& why, std::function<bool()> holds);
    /// Shows what became of the connection. `isOwnServer`: it was started again by this machine.
    void tellConnection(bool isOwnServer);
    /// This machine's server does not start.
    void tellDeadServer(const QString& reason);
    /// Beside what is shown already.
    void offerToSaveElsewhere();

Q_SIGNALS:
    void saveElsewhereWanted();
    void ownClubWanted();
    void goOnHereWanted();
    void backupWanted();

private:
    void tellWarning(const QString& what, const QString& why);
    void offer(const QString& objectName, const QString& text, icons::Meaning icon,
               void (WindowNotice::*wanted)());

    const Session& session_;
};

} // namespace desk
