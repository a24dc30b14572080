#pragma once

#include "app/desk/widgets/ask.h"
#include "core/model/raffle.h"

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace desk {

class Session;

/// Draws winners among the ticked people and records the draw; or gives a prize to one of them by
/// hand. Cancels the latest record.
class RaffleDialog : public Question
{
    Q_OBJECT

public:
    /// `session` outlives the dialog.
    RaffleDialog(Session& session, QWidget* parent);

    /// The raffle drawn; nothing until exec() has accepted.
    [[nodiscard]] const std::optional<core::Raffle>& drawn() const { return drawn_; }

    void accept() override;

private:
    void buildPeople();
    void buildFields();
    /// As many as a prize of the settings has left.
    void proposeWinners();
    void showEarlier();
    void tickThoseThere();
    void check();
    void giveByHand();
    void takeBack();
    void record(const core::Raffle& raffle);
    [[nodiscard]] std::vector<core::StartNumber> ticked() const;
    /// As typed; random if blank. Nothing: unreadable.
    [[nodiscard]] std::optional<std::int64_t> seed() const;
    [[nodiscard]] QString prize() const;

    Session& session_;
    QComboBox* prize_;
    QSpinBox* winners_;
    QLineEdit* seed_;
    QCheckBox* leavesWinnersOut_;
    QListWidget* people_;
    QLabel* count_;
    QLabel* earlier_;
    QPushButton* takeBack_;
    std::optional<core::Raffle> drawn_;
};

} // namespace desk
