#pragma once

#include "app/desk/club/people/people_models.h"
#include "app/desk/frame/page.h"
#include "reports/documents/club_catalogue.h"

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace desk {

class NameFilter;
class Notice;
class PageHead;
class SearchField;
class Segments;

/// The results of the club's people: their evenings, whom they met, two people head to head; and
/// the club records.
class PeoplePage : public Page
{
    Q_OBJECT

public:
    enum View : int { Evenings, Met, Against, Records };

    explicit PeoplePage(Session& session, QWidget* parent = nullptr);

    void enter() override;
    [[nodiscard]] Scope scope() const override { return Scope::People; }
    void search() override;
    [[nodiscard]] Status status() const override;
    /// Shows the current view as a document.
    void print() override;

private:
    [[nodiscard]] QWidget* buildFinder();
    [[nodiscard]] QWidget* buildPerson();
    [[nodiscard]] QWidget* buildAgainst();
    [[nodiscard]] QTableView* buildTable(const QString& objectName, const QString& name,
                                         PersonModel& model, int wideColumn, int rowHeight);
    void refresh() override;
    void roomChanged() override;
    /// Hides columns for want of room, or of anything to say.
    void fitEvenings();
    void showYears();
    /// Names the evenings that are missing, or says that there is nobody yet.
    void showNotice();
    /// Of the chosen year.
    [[nodiscard]] core::DaySpan days() const;
    void find(const QString& typed);
    void choose(const core::PersonKey& person);
    void showPerson();
    void showOthers();
    void takeOther();
    void showAgainst();
    void setView(View view);
    /// Offers to erase the person shown.
    void erasePerson();
    void unifySpellings();
    /// Compares the person in the chosen row with the one shown.
    void compareChosen();
    [[nodiscard]] documents::ClubChoice paper() const;

    ClubPeople club_;
    std::optional<core::PersonKey> person_; ///< The one shown.
    std::optional<core::PersonKey> other_;  ///< The one compared.
    ClubPeopleModel* people_;
    NameFilter* filter_;
    PersonEveningsModel* evenings_;
    PersonMetModel* met_;
    HeadToHeadModel* against_;
    RecordsModel* records_;

    PageHead* head_;
    QPushButton* erase_;
    QPushButton* spellings_; ///< Shown where there are several of one club or group.
    QPushButton* print_;
    SearchField* search_ = nullptr;
    QTableView* list_ = nullptr;
    QLabel* name_ = nullptr;
    QLabel* best_ = nullptr;
    QLabel* score_ = nullptr;
    Segments* segments_ = nullptr;
    QStackedWidget* views_ = nullptr;
    QWidget* finder_ = nullptr;
    QComboBox* years_ = nullptr; ///< Data: the year; none for all years.
    QTableView* eveningTable_ = nullptr;
    QTableView* metTable_ = nullptr;
    QComboBox* others_ = nullptr;
    Notice* notice_;
    QWidget* contents_;
};

} // namespace desk
