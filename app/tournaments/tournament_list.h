#pragma once

#include "tournaments_model.h"

#include <QWidget>

class QPushButton;
class QTableView;

namespace desk {

class Notice;
class SearchField;

/// The list of tournaments with its search field, and what can be done with the chosen one.
class TournamentList : public QWidget
{
    Q_OBJECT

public:
    explicit TournamentList(QWidget* parent = nullptr);

    /// Keeps what is chosen; `wanted` is chosen where nothing is.
    void setTournaments(std::vector<core::TournamentSummary> tournaments, QDate today,
                        std::optional<core::TournamentId> wanted);
    void choose(core::TournamentId id);
    [[nodiscard]] std::optional<core::TournamentId> chosen() const;
    [[nodiscard]] std::optional<core::TournamentSummary> chosenSummary() const;

    void enter();
    void search();

Q_SIGNALS:
    void likeLastWanted();
    // Of the chosen one, which there is then.
    void openWanted();
    void likeThisWanted();
    void exportWanted();
    void deleteWanted();
    void sampleWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTable();
    QPushButton* makeMore();
    void find(const QString& text);
    void showMenu(const QPoint& place);
    /// Emits the signal if a tournament is chosen.
    void forChosen(void (TournamentList::*wanted)());

    TournamentsModel* model_;
    SearchField* search_;
    QTableView* table_;
    Notice* nothing_; ///< Where the search finds none.
    std::vector<QPushButton*> needChosen_;
};

} // namespace desk
