#pragma once

#include "app/desk/evening/rounds/draft_notes.h"
#include "app/desk/evening/rounds/round_actions.h"

#include <QWidget>

namespace desk {

class ActionList;
class KeyList;
class OpenTablesList;
class QualitySheetView;
class Session;
class UiState;

/// The side of the page: repairs, quality sheet, keys, and separately what reverts.
class RoundSide : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive it.
    RoundSide(const RoundActions& actions, Session& session, QWidget* parent);

    [[nodiscard]] OpenTablesList& openTables() { return *openTables_; }

    /// The actions must already be updated for that round.
    void show(const core::Tournament& tournament, const core::Round& round,
              const std::optional<DrawnHow>& how);

Q_SIGNALS:
    /// The other plan of the draw shown is wanted.
    void otherPlanChosen();

private:
    QWidget* buildKeys(UiState& uiState);

    const RoundActions& actions_;
    OpenTablesList* openTables_;
    ActionList* repairs_;
    QualitySheetView* quality_;
    KeyList* draftKeys_ = nullptr;
    KeyList* publishedKeys_ = nullptr;
    QWidget* keys_;
    ActionList* apart_;
};

} // namespace desk
