#pragma once

#include "app/desk/evening/check_in/admission.h"
#include "app/desk/evening/check_in/next_step.h"
#include "app/desk/frame/page.h"
#include "core/people/candidates.h"

#include <optional>
#include <vector>

class QTimer;

namespace desk {

class CandidatesTable;
class CheckInField;
class Newcomers;
class NextStepBar;
class Notice;
class PageHead;
class RegistrationCounts;
class RegistrationSide;

/// The door: people are found by a few letters, the start number or a scanned code; Enter checks
/// them in, `+` also takes their payment. Walk-ins are enrolled in the same field; free places go
/// to those waiting.
class CheckInPage : public Page
{
    Q_OBJECT

public:
    explicit CheckInPage(Session& session, QWidget* parent = nullptr);

    void enter() override;
    void search() override { enter(); }
    void endSearch() override;
    [[nodiscard]] Status status() const override;
    [[nodiscard]] documents::Choice document() const override
    {
        return {documents::Kind::CheckInList};
    }

Q_SIGNALS:
    /// Requests a seat in the round being played.
    void seatRequested(core::StartNumber latecomer);

private:
    void layOut();
    void connectParts();
    void tournamentOpened() override;
    void refresh() override;
    /// Updates what depends on the time of day.
    void refreshStep();
    void showStep();

    void textEdited();
    void findCandidates();
    void choose(const std::optional<core::Candidate>& person);
    /// Checks in the chosen person.
    void take(StartFee fee);
    void enrolAsNew();
    /// Another fee class for the chosen person.
    void changeFeeClass();
    /// The chosen person comes together with others.
    void addToCompany();
    void showCompany();
    void leaveCompany();
    /// Asks after which round the chosen person leaves, or for which they come.
    void askWhenLeaving();
    void admit(const core::Candidate& candidate, StartFee fee);
    void conclude(const Admission::Outcome& outcome);
    void actOnStep();
    /// Why nobody is chosen.
    void sayWhoIsMissing();
    void report(const Admission::Outcome& outcome);
    /// If a round is being played without somebody who just came.
    void offerSeat(const Admission::Outcome& outcome);
    void forgetReport();

    [[nodiscard]] QDateTime localTime() const;
    [[nodiscard]] std::optional<core::StartNumber> numberTyped();

    Newcomers* newcomers_;
    Admission admission_;
    core::CandidateFinder finder_;
    std::vector<core::Candidate> candidates_;
    std::optional<core::Candidate> chosen_;
    std::optional<QString> feeClass_;       ///< Of the chosen person, if it is another one.
    std::vector<core::DoorPerson> company_; ///< Those who come together so far.
    NextStep step_;
    std::optional<core::StartNumber> seatOffered_; ///< Valid while they have no seat.
    std::optional<core::Participant> reported_;    ///< Valid while the person is in that state.
    QTimer* clock_;                                ///< For the time left to the deadline.

    PageHead* head_;
    RegistrationCounts* counts_;
    CheckInField* field_;
    Notice* notice_;
    CandidatesTable* table_;
    NextStepBar* bar_;
    RegistrationSide* side_;
};

} // namespace desk
