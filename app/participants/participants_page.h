#pragma once

#include "app/page.h"
#include "participants_table.h"
#include "suggestions.h"

namespace desk {

class AddField;
class Desk;
class Notice;
class PageHead;
class SearchField;
class TotalsPanel;

/// Who takes part: enrolling by name, from the directory or from a list, and what the table's keys
/// do to those selected.
class ParticipantsPage : public Page
{
    Q_OBJECT

public:
    explicit ParticipantsPage(Desk& desk, QWidget* parent = nullptr);
    ~ParticipantsPage() override;
    Q_DISABLE_COPY_MOVE(ParticipantsPage)

    void enter() override;
    [[nodiscard]] documents::Choice document() const override
    {
        return {documents::Kind::Participants};
    }
    void search() override;

    /// Shows what the list would do and, if that is wanted, enrols the people.
    void addList(const QString& source, const QString& text);
    void importFile(const QString& path);

private:
    QWidget* buildList();
    QWidget* buildSide();
    void buildHead(PageHead& head);
    void connectParts();

    void refresh() override;
    void refreshFacts();

    void add(const Suggestion& suggestion);
    void addNew(const core::Player& player);
    /// Enrols one person; the number only for somebody whose namesake is enrolled already.
    void enrolOne(const core::Player& player, std::optional<core::StartNumber> number);
    void showEnrolled(const Suggestion& suggestion);
    void pasteList();
    void chooseFile();
    void openRegulars();
    void endSearch();

    void doWish(ParticipantsTable::Wish wish);
    void togglePresence(const Numbers& numbers);
    void togglePaid(const Numbers& numbers);
    void withdraw(const Numbers& numbers);
    void edit(const Numbers& numbers);
    void removePeople(const Numbers& numbers);
    void merge(const Numbers& numbers);
    void store(const std::vector<core::Participant>& wanted, const QString& done);

    [[nodiscard]] QString namesOf(const Numbers& numbers) const;
    void say(const QString& what);
    void refuse(const QString& what, const QString& why = {});
    template <typename Result>
    bool succeeded(const Result& result);

    Desk& desk_;
    PageHead* head_;
    AddField* add_;
    SearchField* search_;
    ParticipantsTable* table_;
    Notice* notice_;
    TotalsPanel* totals_;
    std::optional<LastDates> lastDates_;   ///< Read when first needed.
    std::optional<core::Player> namesake_; ///< Whom a second Ctrl+Enter enrols all the same.
};

} // namespace desk
