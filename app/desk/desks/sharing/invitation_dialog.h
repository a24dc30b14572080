#pragma once

#include "app/desk/desks/sharing/sharing.h"
#include "app/desk/frame/background_task.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace desk {

class Notice;
class QrView;

/// Shows how other desks join the club shared by this machine, and can stop sharing.
class InvitationDialog : public QDialog
{
    Q_OBJECT

public:
    /// `sharing` outlives the dialog.
    InvitationDialog(const Sharing& sharing, sharing::PrivateServer server, OtherDesks others,
                     QWidget* parent);

    [[nodiscard]] bool isStopped() const { return isStopped_; }

    void reject() override;

private:
    void buildInvitation();
    void buildButtons();
    void showInvitation();
    void askToStop();
    /// Why sharing could not be stopped; empty on success.
    static QString stop(const Sharing& sharing, const sharing::PrivateServer& server);
    void finish(const QString& reason);

    const Sharing& sharing_;
    sharing::PrivateServer server_;
    OtherDesks others_;
    QrView* picture_;
    QLabel* address_;
    QLabel* code_;
    Notice* notice_;
    QPushButton* stop_;
    QString invitation_;
    BackgroundTask<QString> task_;
    bool isStopped_ = false;
};

} // namespace desk
