#pragma once

#include "core/result.h"
#include "person_filter.h"
#include "regulars_model.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace desk {

class Desk;
class Notice;

/// The tick list of the player directory: Space enrols and takes back. The directory is kept in
/// order here too: entries are edited, merged and removed.
class RegularsDialog : public QDialog
{
    Q_OBJECT

public:
    RegularsDialog(Desk& desk, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    QLayout* buildButtons();
    void refresh();
    void refreshButtons();
    void tell(const core::Refused& refused);
    bool takeListKey(int key);
    void tick();
    void edit();
    void merge();
    void removePlayers();
    /// The current one first.
    [[nodiscard]] std::vector<core::Player> selected() const;
    /// Of the model; −1 without one.
    [[nodiscard]] int currentRow() const;

    Desk& desk_;
    RegularsModel model_;
    PersonFilter shown_{RegularsModel::SearchRole, RegularsModel::SortRole};
    QLabel* facts_;
    QLineEdit* search_;
    QTableView* table_;
    Notice* notice_;
    QPushButton* tick_ = nullptr;
    QPushButton* edit_ = nullptr;
    QPushButton* merge_ = nullptr;
    QPushButton* remove_ = nullptr;
};

} // namespace desk
