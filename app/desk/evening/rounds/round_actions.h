#pragma once

#include "app/desk/evening/rounds/round_dialogs.h"

#include <QAction>
#include <QObject>

#include <map>
#include <optional>
#include <vector>

class QPushButton;

namespace desk {

class DraftNotes;
class Session;
enum class ButtonKind : std::uint8_t;

/// Tasks for a drawn round.
enum class RoundTask : std::uint8_t {
    Publish,
    Close,
    Latecomer,
    Missing,
    CorrectSeats,
    Reprint, ///< Implemented by the action's receivers, like the next.
    SlipLost,
    Shorten,
    Withdraw,
    Cancel,
    Reopen,
};

/// The tasks as actions for the current round: visible in applicable states, enabled if possible;
/// else the status tip says why not. A triggered action asks what is needed, then changes the
/// tournament.
class RoundActions : public QObject
{
    Q_OBJECT

public:
    /// Dialogs open over `page`, which also receives the keys.
    RoundActions(Session& session, const DraftNotes& notes, QWidget* page);

    [[nodiscard]] QAction& action(RoundTask task) const { return *entries_.at(task).action; }
    /// Updates the actions for that round; it need not have been drawn.
    void show(core::RoundNumber number);
    /// Seats the round as planned by hand.
    void reseat(const core::RoundPlan& plan);
    /// The task Latecomer of the current round, with that person proposed.
    void seat(core::StartNumber latecomer);
    /// Mends a round of a knock-out that was drawn before a correction.
    void seatThoseThrough(core::RoundNumber number);

Q_SIGNALS:
    /// The reason why nothing was done; or what was done to a draft; empty: done, without words.
    void reported(const QString& text, bool isError);
    void published(core::RoundNumber round);
    void closed();
    /// People or seats changed at tables of a published round, by this page.
    void tablesChanged();

private:
    using Run = void (RoundActions::*)(const core::Round&);
    using States = std::vector<core::RoundState>;
    struct Entry
    {
        QAction* action = nullptr;
        States states; ///< In which the task applies.
    };

    void add(RoundTask task, const QString& name, const QString& text, States states, Run slot);
    /// Why the task cannot be done in that round now; empty if it can.
    [[nodiscard]] QString reasonAgainst(RoundTask task, const core::Round& round) const;
    /// Why there is no latecomer to seat.
    [[nodiscard]] QString nobodyToSeatReason(const core::Round& round) const;
    void publish(const core::Round& round);
    void close(const core::Round& round);
    void seatLatecomer(const core::Round& round) { repair(Repair::Latecomer, round); }
    void goOnWithout(const core::Round& round) { repair(Repair::Missing, round); }
    void repair(Repair repair, const core::Round& round,
                std::optional<core::StartNumber> proposed = std::nullopt);
    void correctSeats(const core::Round& round);
    void shorten(const core::Round& round);
    void withdraw(const core::Round& round);
    void cancel(const core::Round& round);
    void reopen(const core::Round& round);
    void announceTables(const core::Round& round, const std::vector<core::TableNumber>& tables);
    /// Whether it was done; reports a refusal.
    bool succeeded(const core::Result<core::Done>& result);

    Session& session_;
    const DraftNotes& notes_;
    QWidget* page_;
    core::RoundNumber round_{1};
    std::map<RoundTask, Entry> entries_;
};

/// A button bound() to the action, with its text and icon. Named like the action, with "Button"
/// instead of "Action".
QPushButton* makeActionButton(QAction& action, ButtonKind kind, QWidget* parent);

} // namespace desk
