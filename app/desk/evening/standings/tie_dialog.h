#pragma once

#include "app/desk/widgets/ask.h"
#include "core/ranking/ties.h"
#include "core/use_cases/deciding_ties.h"

#include <optional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QRadioButton;

namespace desk {

class Session;

/// Decides ties that the rules leave open: by lot, by a play-off or by a reason. For the first and
/// last, each person's rank is typed, or drawn by the program; for a play-off, the stones.
class TieDialog : public Question
{
    Q_OBJECT

public:
    /// Starts with the tie of `selected`, else with the first one.
    TieDialog(Session& session, std::optional<core::StartNumber> selected, QWidget* parent);

    /// Whether there is anything to decide or revoke.
    [[nodiscard]] static bool isNeeded(const Session& session);

    void accept() override;

Q_SIGNALS:
    /// Requests the slip of a play-off for that person's tie.
    void slipRequested(core::StartNumber number);

private:
    /// A tie, or a decision no longer in force.
    struct Entry
    {
        std::optional<core::Tie> tie;
        std::optional<core::TieDecision> decision;
    };

    void buildWays();
    void showEntry();
    void showWay();
    [[nodiscard]] QString whySetAside() const;
    /// Why no play-off can be chosen, after a space; empty if it can.
    [[nodiscard]] QString whyNoPlayOff() const;
    /// That a decision between rounds does not last; empty at the end.
    [[nodiscard]] QString howLong() const;
    void fillIn();
    void goOn();
    void check();
    void draw();
    void takeBack();
    [[nodiscard]] const Entry& entry() const;
    [[nodiscard]] core::TieDecidedBy way() const;
    /// The input, or why it is not a decision yet.
    struct Wanted
    {
        std::optional<core::TieDecision> decision;
        QString missing;
    };
    [[nodiscard]] Wanted wanted() const;
    [[nodiscard]] Wanted playedOff() const;
    [[nodiscard]] Wanted ranked() const;

    Session& session_;
    std::vector<Entry> entries_;
    QComboBox* choice_;
    QWidget* ways_;
    QRadioButton* byLot_;
    QRadioButton* byPlayOff_;
    QRadioButton* byReason_;
    QLabel* hint_;
    QFormLayout* people_;
    std::vector<QLineEdit*> fields_; ///< In the order of the tie's numbers.
    QLineEdit* reason_;
    QPushButton* draw_;
    QPushButton* slip_;
    QPushButton* takeBack_;
};

} // namespace desk
