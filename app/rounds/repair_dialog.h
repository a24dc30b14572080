#pragma once

#include "app/widgets/question.h"
#include "core/use_cases/repairing.h"
#include "person_picker.h"

#include <vector>

class QLabel;
class QListView;
class QRadioButton;
class QStandardItemModel;

namespace desk {

/// Seat a latecomer, or go on without somebody: who, and the ways to do it; the one that changes
/// least is taken unless another is chosen.
class RepairDialog : public Question
{
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Latecomer, Missing };

    /// Both outlive the dialog.
    RepairDialog(Kind kind, const core::Tournament& tournament, const core::Round& round,
                 QWidget* parent);

    /// After it was accepted.
    [[nodiscard]] core::StartNumber person() const { return *picker_->current(); }
    [[nodiscard]] const core::Mending& way() const;
    [[nodiscard]] core::Absence absence() const;

    /// Who can be chosen.
    [[nodiscard]] static std::vector<PersonPicker::Person>
    candidates(Kind kind, const core::Tournament& tournament, const core::Round& round);

private:
    void showWays();
    /// Why there is no way.
    [[nodiscard]] QString stuckText() const;
    void showMoves();
    void addAbsence();

    Kind kind_;
    const core::Tournament& tournament_;
    const core::Round& round_;
    std::vector<core::Mending> ways_;
    PersonPicker* picker_;
    QListView* list_;
    QStandardItemModel* model_;
    QLabel* moves_; ///< Of the way chosen, in full.
    QRadioButton* fromNowOn_ = nullptr;
};

} // namespace desk
