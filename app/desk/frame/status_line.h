#pragma once

#include "app/desk/frame/page.h"

#include <QWidget>

class QLabel;

namespace desk {

class Session;

/// The bottom of the window: what is open, why the next step must wait, whether a backup is
/// missing, and when data were last saved.
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// `savedAt` may be invalid.
    void show(const Status& status, const QDateTime& savedAt);
    /// Instead of the time of saving: that nothing is saved, and why, in brief.
    void showUnsaved(const QString& why);
    /// Shows that the last backup failed, and why; empty: it did not.
    void showBackupFailure(const QString& failure);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QPixmap picture(icons::Meaning icon, theme::Role role) const;

    QLabel* icon_;
    QLabel* what_;
    QLabel* why_;
    QLabel* backupIcon_;
    QLabel* backup_;
    QLabel* savedIcon_;
    QLabel* saved_;
};

/// The status of the open tournament, for pages without one of their own.
Status overallStatus(const Session& session);

} // namespace desk
