#pragma once

#include "app/desk/evening/participants/participants_table.h"
#include "app/desk/evening/participants/suggestions.h"
#include "app/desk/frame/page.h"

class QPushButton;

namespace core {
struct MoneyOfRemoved;
} // namespace core

namespace desk {

class AddField;
class AttendanceChoice;
class LastArrivals;
class Newcomers;
class Session;
class Notice;
class PageHead;
class SearchField;
class TotalsPanel;
struct ListSource;
struct ReadList;

/// The list of participants. People are enrolled by name, from the directory or from a list;
/// commands act on the selection.
class ParticipantsPage : public Page
{
    Q_OBJECT

public:
    explicit ParticipantsPage(Session& session, QWidget* parent = nullptr);
    ~ParticipantsPage() override;
    Q_DISABLE_COPY_MOVE(ParticipantsPage)

    void enter() override;
    [[nodiscard]] documents::Choice document() const override
    {
        return {documents::Kind::Participants};
    }
    void search() override;
    void endSearch() override;
    [[nodiscard]] bool shows(const core::Change& change) const override;
    void reveal(const core::Change& change) override;

    /// Previews the list and, once confirmed, enrols the people.
    void addList(const QString& source, const QString& text);
    void importFile(const QString& path);

Q_SIGNALS:
    /// Requests a seat in the round being played.
    void seatRequested(core::StartNumber latecomer);

private:
    void buildActions();
    void buildHead();
    QWidget* buildSide();
    void connectParts();
    void tournamentOpened() override;
    void refresh() override;

    void add(const Suggestion& suggestion);
    /// Asks first about a number or a namesake, unless `isDeliberate`.
    void addNew(const core::Player& player, bool isDeliberate);
    /// Shows that the person is already enrolled.
    void showEnrolled(const core::Player& player, core::StartNumber number);
    /// False for digits only: shows whose start number they are, or asks.
    bool isName(const core::Player& player);
    /// Enrols one person; the number only if a namesake is already enrolled.
    void enrolOne(const core::Player& player, std::optional<core::StartNumber> number);
    /// About those just enrolled who got no free place, after what else was done.
    void sayWhoWaits(const Numbers& added, bool wantedToPay, const QString& done = {});
    /// Checks in, with the start fee paid if entered by `+`.
    void checkIn(core::StartNumber number);
    /// If a round is being played without somebody who just came; `done` says what was done.
    void offerSeat(core::StartNumber number, const QString& done);
    void takeBack(core::StartNumber number, const std::optional<core::Participant>& before);
    void pasteList();
    void chooseFile();
    /// The bytes as a list; nothing after saying why not.
    std::optional<ReadList> readList(const QString& name, const QByteArray& bytes,
                                     const QString& sheet);
    void addList(const ListSource& source, ReadList list);
    /// "3 people added · 2 changed".
    static QString listText(int added, const core::ListTicks& ticks);
    static QString moneyText(const std::vector<core::Participant>& removed,
                             const core::MoneyOfRemoved& money);

    /// The action triggered by a click (or double click) on a cell.
    [[nodiscard]] QAction* actionOf(const QModelIndex& cell) const;
    void togglePresence(const Numbers& numbers);
    /// As `+` does in the name field.
    void checkInPaid(const Numbers& numbers);
    void togglePaid(const Numbers& numbers);
    void showPaymentsOf(const Numbers& numbers);
    void chooseFeeClass(const Numbers& numbers);
    void expect(const Numbers& numbers);
    void putOnWaitingList(const Numbers& numbers);
    void withdraw(const Numbers& numbers);
    void unifySpellings();
    void edit(const Numbers& numbers);
    /// Offers the correction notice if penalties in a closed round are others than before.
    void offerCorrection(const std::vector<core::Penalty>& before);
    void removePeople(const Numbers& numbers);
    void merge(const Numbers& numbers);
    void store(const std::vector<core::Participant>& wanted, const QString& done,
               const QString& why = {});
    void changeStatus(const Numbers& numbers, core::Attendance status, const QString& done);

    [[nodiscard]] QString namesOf(const Numbers& numbers) const;
    /// What becomes of the start fees of people who leave; empty without any.
    [[nodiscard]] QString feesLeft(const Numbers& numbers) const;
    void say(const QString& what, const QString& why = {});
    void refuse(const QString& what, const QString& why = {});
    bool succeeded(const core::Result<core::Done>& result);

    QAction* present_ = nullptr;
    QAction* hereAndPaid_ = nullptr;
    QAction* paid_ = nullptr;
    QAction* payments_ = nullptr;
    QAction* feeClass_ = nullptr; ///< If there are classes.
    QAction* expect_ = nullptr;   ///< Like the next one, for tournaments with registration.
    QAction* wait_ = nullptr;
    QAction* withdraw_ = nullptr;
    QAction* edit_ = nullptr;
    QAction* merge_ = nullptr;
    QAction* remove_ = nullptr;
    QAction* paste_ = nullptr;
    Newcomers* newcomers_;
    PageHead* head_;
    QPushButton* spellings_ = nullptr; ///< Shown where there are several of one club or group.
    AddField* add_;
    LastArrivals* last_;
    AttendanceChoice* attendance_;
    SearchField* search_;
    ParticipantsTable* table_;
    Notice* notice_;
    TotalsPanel* totals_;
    std::optional<LastDates> lastDates_;   ///< Read when first needed.
    std::optional<core::Player> namesake_; ///< Asked about: a second Ctrl+Enter enrols them.
};

} // namespace desk
