#pragma once

#include "app/hall/helper_devices.h"
#include "core/service/helper_service.h"

#include <QDialog>
#include <QTimer>

#include <optional>
#include <vector>

class QPushButton;
class QTableView;

namespace desk {

class HelpersModel;
class Notice;
class Segments;
class Serving;
class Session;

/// The club's helpers: who they are, what they may do, whether their codes hold and when they were
/// last used; and new codes for the open tournament.
class HelpersDialog : public QDialog
{
    Q_OBJECT

public:
    /// Both outlive the dialog.
    HelpersDialog(Session& session, Serving& serving, QWidget* parent);
    ~HelpersDialog() override;
    Q_DISABLE_COPY_MOVE(HelpersDialog)

private:
    void buildLayout();
    QPushButton* makeWay(const char* objectName, const QString& text, void (HelpersDialog::*way)());
    [[nodiscard]] std::optional<core::Helper> selected() const;
    void ask(const core::Helper& helper);
    void add();
    void change();
    void remove();
    void revoke();
    void makeCodes();
    void refresh();
    void refreshDevices();
    void refreshButtons();
    void refreshWifi();
    void chooseWifi(int choice);

    Session& session_;
    Serving& serving_;
    std::vector<web::HelperDevice> devices_; ///< As last shown.
    QTimer watch_;
    HelpersModel* model_;
    QTableView* view_;
    Notice* notice_;
    QPushButton* change_ = nullptr;
    QPushButton* remove_ = nullptr;
    QPushButton* revoke_ = nullptr;
    QPushButton* codes_ = nullptr;
    Segments* wifi_ = nullptr;
};

} // namespace desk
