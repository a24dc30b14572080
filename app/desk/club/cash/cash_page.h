#pragma once

#include "app/desk/frame/page.h"
#include "core/club/cash_report.h"
#include "core/evening/prize_changes.h"
#include "core/model/bookings.h"

#include <QString>

#include <optional>
#include <vector>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableView;

namespace desk {

class CashSummary;
class MovementsModel;
class Notice;
class PaidWayChoice;
class PageHead;

/// The cash box of the open evening: movements besides start fees, a line for booking more, the
/// expected contents, and who has not paid.
class CashPage : public Page
{
    Q_OBJECT

public:
    explicit CashPage(Session& session, QWidget* parent = nullptr);

    void enter() override;
    [[nodiscard]] Scope scope() const override { return Scope::Money; }
    [[nodiscard]] Status status() const override;
    [[nodiscard]] documents::Choice document() const override
    {
        return {documents::Kind::CashReport};
    }

    /// Start fees are summed up here, so that a single one is not in sight.
    [[nodiscard]] bool shows(const core::Change& change) const override
    {
        return revealed_ == change;
    }
    void reveal(const core::Change& change) override { revealed_ = change; }

    /// Puts the cursor on somebody who has not paid.
    void showUnpaid(core::StartNumber number) { showLine(plain(number)); }
    /// Puts it on people whose prizes a correction has changed since they were booked.
    void showPrizesToSettle();
    /// Fills in a movement; Enter books it.
    void prepare(core::CashKind kind, std::int64_t cents);

private:
    void buildHead();
    QLayout* buildLine();
    void buildTable();
    QWidget* buildSide();
    void tournamentOpened() override;
    void refresh() override;
    void refreshUnpaid();
    /// In the list of what is to be settled.
    void showLine(int number);
    void settlePrizes();
    void book();
    void cancelSelected();
    void count();
    void showOthers();
    void showBook();
    void openUnpaid();
    /// To somebody who has paid too much, or was removed.
    void payBack(const core::FormerPayer& owed);
    void chooseBox();
    /// The other boxes of the evening that hold something.
    [[nodiscard]] std::vector<core::BoxTotals> boxesToSettle() const;
    /// The whole contents of another box go into this desk's.
    void settleBox();
    /// The box to be counted, asked for where there are several; nothing if rejected.
    std::optional<QString> boxToCount();
    void refuse(QLineEdit& field, const QString& what, const QString& why = {});
    void clearRefusal();

    std::optional<core::Change> revealed_; ///< Named in the status line; until the next change.
    core::EveningCash cash_;
    core::CashReport report_;
    PageHead* head_;
    QComboBox* kind_;
    QLineEdit* amount_;
    QLineEdit* text_;
    PaidWayChoice* way_;
    Notice* notice_;
    MovementsModel* model_;
    QTableView* table_;
    QAction* cancel_;
    QPushButton* settle_ = nullptr; ///< Shown while there is another box to be settled.
    CashSummary* summary_;
    QWidget* unpaidTitle_ = nullptr;
    QListWidget* unpaid_;
    std::vector<core::PrizeChange> prizes_; ///< At the beginning of that list.
    std::vector<core::FormerPayer> former_; ///< Those at the end of that list.
};

} // namespace desk
