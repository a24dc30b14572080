#pragma once

#include "app/desk/frame/page.h"
#include "core/model/tournament.h"
#include "reports/hall/public_names.h"

#include <QTimer>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace desk {

class Notice;
class PageHead;
class QrView;
class Serving;

/// Everything for the hall's phones: the switch, the address, codes to join the Wi-Fi and open it,
/// the number of phones reached; and the club's website.
class HallPage : public Page
{
    Q_OBJECT

public:
    /// Both outlive the page.
    HallPage(Session& session, Serving& serving, QWidget* parent = nullptr);

    void enter() override;
    [[nodiscard]] documents::Choice document() const override;
    [[nodiscard]] Scope scope() const override { return Scope::Hall; }

private:
    void buildCodes(QVBoxLayout& column);
    void buildChoices(QVBoxLayout& column);
    void buildReporting(QVBoxLayout& column);
    void buildHelpers(QVBoxLayout& column);
    void buildWebsite(QVBoxLayout& column);
    QComboBox* makeNameChoice(const QString& objectName, const QString& name);

    void tournamentOpened() override;
    void refresh() override;
    void roomChanged() override;
    void refreshCodes();
    void refreshCount();
    void toggle();
    void chooseWebsite();
    void writeWebsite(const QString& folder);
    void showWritten(const QString& what, const QString& path);
    void writeOnePage();
    void refreshSeries();
    void setWritesWebsite(bool writes);
    void setReporting(core::PhoneSlips reporting);
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

    Serving& serving_;
    QTimer counting_; ///< While the page is visible.

    PageHead* head_;
    QHBoxLayout* columns_; ///< Codes and choices; stacked if there is little room.
    QPushButton* switch_;
    Notice* notice_; ///< The current problem.
    Notice* count_;  ///< The number of phones reached.
    QLabel* address_ = nullptr;
    QPushButton* copy_ = nullptr;
    QPushButton* print_ = nullptr;
    QPushButton* try_ = nullptr;
    QPushButton* television_ = nullptr;
    QrView* pageCode_ = nullptr;
    QrView* wifiCode_ = nullptr;
    QLineEdit* network_ = nullptr;
    QLineEdit* password_ = nullptr;
    QComboBox* names_ = nullptr;
    QPlainTextEdit* notices_ = nullptr;
    QCheckBox* namesChecked_ = nullptr;
    QLabel* reportingName_ = nullptr;
    QComboBox* reporting_ = nullptr; ///< For a tournament with stones.
    QComboBox* websiteSeries_ = nullptr;
    QLabel* websiteSeriesName_ = nullptr;
    QComboBox* websiteNames_ = nullptr;
    QCheckBox* writesWebsite_ = nullptr;
    QLabel* folder_ = nullptr;
    Notice* written_ = nullptr;
};

} // namespace desk
