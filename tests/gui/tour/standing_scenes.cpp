#include "card_samples.h"
#include "core/ranking/ties.h"
#include "samples.h"
#include "scenes.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using desk::PageId;

namespace {

void openStandings(Stage& stage, const core::Tournament& tournament)
{
    stage.open(tournament);
    stage.go(PageId::Standings);
}

QTableView& table(Stage& stage)
{
    return stage.part<QTableView>(u"standingsTable"_s);
}

void takeAccounts(Stage& stage)
{
    table(stage).setFocus();
    table(stage).selectRow(2);
    stage.key(Qt::Key_Return);
    stage.takePopup(u"standings-account"_s);
    table(stage).setFocus();
    stage.key(Qt::Key_Return);
    Stage::waitFor([] { return QApplication::activePopupWidget() != nullptr; });
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    Stage::waitFor([] { return QApplication::activeModalWidget() != nullptr; });
    stage.take(u"standings-games"_s);
    QApplication::activeModalWidget()->close();
    Stage::settle();
    table(stage).setFocus();
    table(stage).selectRow(11);
    stage.key(Qt::Key_Return);
    stage.takePopup(u"standings-account-penalty"_s);
}

void click(Stage& stage, const QString& segments, int id)
{
    stage.click(u"%1-%2"_s.arg(segments).arg(id));
}

void takeCardStandings(const Album& album)
{
    for (const auto& name : {u"ring"_s, u"target"_s, u"points"_s, u"knock-out"_s}) {
        Stage stage(album);
        openStandings(stage, samples::read(u"cards-"_s + name));
        stage.take(u"standings-cards-"_s + name);
        stage.key(Qt::Key_Return);
        stage.takePopup(u"standings-cards-%1-account"_s.arg(name));
        table(stage).setFocus();
        stage.key(Qt::Key_Return);
        Stage::waitFor([] { return QApplication::activePopupWidget() != nullptr; });
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        Stage::waitFor([] { return QApplication::activeModalWidget() != nullptr; });
        stage.take(u"standings-cards-%1-deals"_s.arg(name));
        QApplication::activeModalWidget()->close();
        Stage::settle();
        stage.click(u"columnsButton"_s);
        stage.takePopup(u"standings-cards-%1-columns"_s.arg(name));
    }
}

void takeTree(Stage& stage, const QString& scene)
{
    click(stage, u"views"_s, 1);
    stage.take(scene);
}

void takeTrees(const Album& album)
{
    {
        Stage stage(album);
        openStandings(stage, samples::read(u"cards-knock-out"_s));
        takeTree(stage, u"standings-tree"_s);
        stage.key(Qt::Key_Right);
        stage.takeDialog(u"standings-tree-match"_s, [&] { stage.key(Qt::Key_Return); });
        stage.page().search();
        stage.write(u"me"_s);
        stage.take(u"standings-tree-search"_s);
    }
    {
        Stage stage(album);
        openStandings(stage, samples::runningKnockOut());
        takeTree(stage, u"standings-tree-running"_s);
    }
    Stage stage(album);
    openStandings(stage, samples::largeKnockOut());
    takeTree(stage, u"standings-tree-120"_s);
}

/// An evening that ends with ties.
void takeTies(const Album& album)
{
    auto evening = samples::runningEvening();
    evening.settings.plannedRounds = 1;
    evening.settings.rules.options.tieBreaks.clear();
    evening.rounds.resize(1);
    auto ties = core::tiesIn(core::Standings(evening));
    if (ties.size() > 1) {
        evening.tieDecisions = {{ties.back().numbers, core::TieDecidedBy::Lot, {}},
                                {{evening.participants[0].number, evening.participants[1].number},
                                 core::TieDecidedBy::PlayOff,
                                 u"0 : 7"_s}};
    }
    Stage stage(album);
    openStandings(stage, evening);
    stage.take(u"standings-ties"_s);
    stage.takeDialog(u"standings-ties-dialog"_s, [&] { stage.click(u"decideTieButton"_s); });
}

/// The lists of a group and of the teams of a prize.
void takeGroups(const Album& album)
{
    Stage stage(album);
    openStandings(stage, samples::prizeEvening());
    auto& whose = stage.part<QComboBox>(u"whoseBox"_s);
    for (const auto& [text, name] : {std::pair{u"Damen"_s, u"standings-group"_s},
                                     {u"Mannschaftspreis"_s, u"standings-teams"_s}}) {
        whose.setCurrentIndex(whose.findText(text, Qt::MatchEndsWith));
        Q_EMIT whose.activated(whose.currentIndex());
        stage.take(name);
    }
}

} // namespace

void takeStandings(const Album& album)
{
    {
        Stage stage(album);
        openStandings(stage, samples::runningEvening());
        stage.take(u"standings"_s);
    }
    {
        Stage stage(album);
        openStandings(stage, samples::largeTournament());
        stage.take(u"standings-400"_s);
    }
    takeGroups(album);
    takeTrees(album);
}

void takeStandingDialogs(const Album& album)
{
    takeCardStandings(album);
    takeTies(album);
    {
        Stage stage(album);
        openStandings(stage, samples::runningEvening());
        takeAccounts(stage);
        stage.click(u"columnsButton"_s);
        stage.takePopup(u"standings-columns"_s);
        table(stage).setFocus();
        for (const int row : {4, 8, 12}) {
            table(stage).selectRow(row);
            stage.key(Qt::Key_Space);
        }
        stage.take(u"standings-highlighted"_s);
        stage.key(Qt::Key_Left);
        stage.take(u"standings-after-a-round"_s);
        stage.page().search();
        stage.write(u"birk"_s);
        stage.take(u"standings-search"_s);
        stage.write(u"x"_s);
        stage.take(u"standings-nobody-found"_s);
    }
    {
        Stage stage(album);
        openStandings(stage, samples::beforeTheFirst());
        stage.take(u"standings-no-round"_s);
    }
    {
        Stage stage(album);
        auto evening = samples::read(u"pure-evening"_s);
        openStandings(stage, evening);
        stage.take(u"standings-pure"_s);
    }
    Stage stage(album);
    openStandings(stage, samples::largeTournament());
    stage.click(u"columnsButton"_s);
    stage.takePopup(u"standings-400-columns"_s);
    table(stage).setFocus();
    stage.key(Qt::Key_Return);
    stage.takePopup(u"standings-400-account"_s);
}
