#pragma once

#include "app/desk/frame/page.h"
#include "app/platform/battery.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QAction;
class QLabel;
class QPushButton;

namespace desk {

class ElidedLabel;
class Session;

/// The bottom of the window: what is open, why the next step must wait, what is unsettled, whether
/// a backup is missing, how long the battery lasts, and when data were last saved.
class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// Adds buttons for the next step, for leaving it out and for `others`, which opens its menu;
    /// shown as their actions are.
    void addNextStep(QAction& next, QAction& leaveOut, QAction& others);

    /// `savedAt` may be invalid.
    void show(const Status& status, const QDateTime& savedAt);
    /// What is disputed, unclear, waiting or undecided; empty: nothing.
    void showUnsettled(const QString& text);
    /// Instead of the time of saving: that nothing is saved, and why, in brief.
    void showUnsaved(const QString& why);
    /// Shows a text instead of the status, until it is empty, with a button of that text for what
    /// is `offered`.
    void tell(const QString& text, const QString& verb = {}, QAction* offered = nullptr);
    /// Shows that the last backup failed, and why; empty: it did not.
    void showBackupFailure(const QString& failure);
    /// How long the battery lasts, while that is short; nothing: there is none.
    void showBattery(const std::optional<platform::Battery>& battery);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void shareRoom();
    [[nodiscard]] QPixmap picture(icons::Meaning icon, theme::Role role) const;

    QLabel* icon_;
    ElidedLabel* what_;
    ElidedLabel* why_;
    ElidedLabel* told_;
    QPushButton* offered_;
    QPointer<QAction> offeredAction_;
    QLabel* unsettledIcon_;
    ElidedLabel* unsettled_;
    QLabel* batteryIcon_;
    QLabel* battery_;
    QLabel* backupIcon_;
    QLabel* backup_;
    QLabel* savedIcon_;
    QLabel* saved_;
};

/// The status of the open tournament, for pages without one of their own.
Status overallStatus(const Session& session);

} // namespace desk
