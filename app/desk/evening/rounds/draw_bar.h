#pragma once

#include "app/desk/evening/rounds/draft_notes.h"
#include "app/desk/frame/background_task.h"
#include "core/use_cases/planning.h"

#include <QWidget>

#include <optional>

class QAction;
class QPushButton;

namespace desk {

class Session;

/// Draws rounds as drafts: the buttons Draw and By standings, further ways in the menu More. Asks
/// what is needed, searches in the background, and stores the result.
class DrawBar : public QWidget
{
    Q_OBJECT

public:
    DrawBar(Session& session, DraftNotes& notes, QWidget* parent);

    /// Offers to draw from that round on, unless there is a reason against it.
    void show(core::RoundNumber first, const QString& reason);
    /// Why nothing can be drawn from that round on; empty if it can.
    [[nodiscard]] QString reasonAgainst(core::RoundNumber first) const;
    /// Whether rounds can be seated by standings there.
    [[nodiscard]] bool offersStandings() const { return offers(seating::Mode::Swiss); }

    [[nodiscard]] bool isSearching() const { return search_.isRunning(); }
    /// Cancels the search.
    void cancel();
    void focusDraw();
    /// Replaces the drafts from the round shown on by the other plan of their draw.
    void takeOther();
    /// Draws the round by standings shown again with its seed, after a tie was decided.
    void drawWithTiesDecided();

Q_SIGNALS:
    void searchingChanged();
    /// The best plan so far, in words.
    void progressed(const QString& text);
    void drawn(core::RoundNumber first);
    /// A draw beyond the planned rounds raised the plan to this number.
    void planRaised(int planned, int now);
    /// Nothing was drawn: missing people should be checked in first.
    void checkInRequested();
    /// Nothing was drawn, and why.
    void refused(const QString& text);

private:
    using Outcome = core::Result<core::SeatingProposal>;
    /// People registered for a tournament but not here.
    struct Absent
    {
        std::optional<core::TournamentId> tournament;
        int expected = 0;
        int waiting = 0;

        friend bool operator==(const Absent&, const Absent&) = default;
    };

    void buildMenu();
    void refreshMenu();
    [[nodiscard]] bool offers(seating::Mode mode) const;
    void drawAsBefore();
    void planAll();
    void drawFinal();
    void drawWithSeed();
    void searchLonger();
    void seatByNumber();

    /// Draws in place of the drafts from first_ on; with a random seed unless given.
    void draw(core::SeatingOrder order, std::optional<quint64> seed = {});
    /// The order with this desk's habits and the places locked in the drafts being redrawn.
    [[nodiscard]] core::SeatingOrder completed(core::RoundNumber first,
                                               core::SeatingOrder order) const;
    /// Meetings at earlier evenings, if a series wants the draw to avoid them.
    [[nodiscard]] std::vector<core::EarlierMeeting> earlierMeetings();
    /// How many drafts there are from first_ on.
    [[nodiscard]] int drafts() const;
    /// Asks, only once, whether people expected or waiting may be left out.
    [[nodiscard]] bool confirmAbsences();
    /// Asks whether drafts after the first may be lost.
    [[nodiscard]] bool confirmLaterDrafts();
    void store(core::RoundNumber first, const core::SeatingProposal& proposal,
               std::optional<DrawnHow> how);
    /// Instead of the drafts from that round on.
    void store(core::RoundNumber first, const std::vector<core::RoundPlan>& plans);
    /// Precondition: the proposal has another plan.
    [[nodiscard]] DrawnOther otherOf(const core::SeatingProposal& proposal) const;

    Session& session_;
    DraftNotes& notes_;
    core::RoundNumber first_{1};
    std::optional<Absent> drawnWithout_; ///< Not asked about again.
    BackgroundTask<Outcome> search_;
    QPushButton* draw_;
    QPushButton* standings_;
    QPushButton* more_;
    QAction* planAll_ = nullptr;
    QAction* final_ = nullptr;
    QAction* fourAndBye_ = nullptr;
    QAction* threeAndTwo_ = nullptr;
    QAction* longer_ = nullptr;
};

} // namespace desk
