#include "samples.h"
#include "scenes.h"

#include "db/sqlite/open_store.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>

#include <array>

using namespace Qt::StringLiterals;
using core::GameNumber;
using core::RoundNumber;
using core::TableNumber;
using desk::PageId;

namespace {

core::TournamentId openResults(Stage& stage,
                               const core::Tournament& tournament = samples::runningEvening())
{
    const auto id = stage.open(tournament);
    stage.go(PageId::Results);
    return id;
}

/// Table 3 has nothing yet.
void typeFirstGame(Stage& stage)
{
    stage.type(u"3 0+1 5 5+2 9 "_s);
}

void takeEndings(Stage& stage)
{
    stage.type(u"0 5 6 34 "_s);
    stage.take(u"results-warning"_s);
    stage.key(Qt::Key_Escape);
    stage.key(Qt::Key_Escape);
    stage.type(u"0 0 6 9 "_s);
    stage.take(u"results-refusal"_s);
    stage.key(Qt::Key_Escape);
    stage.key(Qt::Key_F6);
    stage.type(u"0+2 9 "_s);
    stage.take(u"results-first-round"_s);
    stage.key(Qt::Key_Escape);
    stage.key(Qt::Key_F7);
    stage.type(u"3 9 7+1 2"_s);
    stage.take(u"results-ended-early"_s);
    stage.key(Qt::Key_Escape);
    stage.takeDialog(u"results-not-played"_s, [&] { stage.key(Qt::Key_F9); });
}

void takeSubstitutes(Stage& stage)
{
    stage.type(u"0 5 "_s);
    stage.key(Qt::Key_F5);
    stage.takePopup(u"results-substitute"_s);
    stage.key(Qt::Key_F5);
    auto& name = Stage::partOf<QLineEdit>(*QApplication::activePopupWidget(), u"playsForName"_s);
    name.setFocus();
    name.setText(u"Hans"_s);
    stage.key(Qt::Key_Return);
    stage.take(u"results-substituted"_s);
    stage.key(Qt::Key_Escape);
}

void takeTables(Stage& stage)
{
    stage.takeDialog(u"results-more"_s,
                     [&] { stage.part<QPushButton>(u"moreButton"_s).showMenu(); });
    stage.takeDialog(u"results-put-aside"_s, [&] { stage.click(u"putAsideButton"_s); });
    stage.takeDialog(
        u"results-swap"_s, [&] { stage.part<QAction>(u"swapTables"_s).trigger(); },
        [](QWidget& dialog) {
            Stage::partOf<QComboBox>(dialog, u"swapOther"_s).setCurrentIndex(0);
        });
    stage.answer([&] { stage.click(u"putAsideButton"_s); },
                 [](QWidget& dialog) {
                     Stage::partOf<QLineEdit>(dialog, u"reasonField"_s)
                         .setText(u"Zettel zerrissen, Spiel 2 nicht lesbar"_s);
                     Stage::partOf<QPushButton>(dialog, u"yesButton"_s).click();
                 });
    stage.take(u"results-after-put-aside"_s);
    stage.type(u"3"_s);
    stage.take(u"results-put-aside-table"_s);
}

void takeCorrections(const Album& album)
{
    Stage stage(album);
    openResults(stage);
    stage.type(u"1 "_s);
    stage.key(Qt::Key_Tab);
    stage.key(Qt::Key_Tab);
    stage.type(u"27"_s);
    stage.take(u"results-correction"_s);
    stage.key(Qt::Key_Escape);
    stage.key(Qt::Key_Escape);
    stage.click(u"roundSegments-2"_s);
    stage.type(u"2 "_s);
    stage.key(Qt::Key_Tab);
    stage.key(Qt::Key_Tab);
    stage.type(u"27+0"_s);
    stage.takeDialog(u"results-correction-closed"_s,
                     [&] { stage.key(Qt::Key_Return, Qt::ControlModifier); });
}

void takeLastTable(const Album& album)
{
    Stage stage(album);
    auto evening = samples::read(u"club-evening"_s);
    evening.rounds.back().tables.back().games.pop_back();
    openResults(stage, evening);
    stage.type(u" 0 5 9 "_s);
    stage.take(u"results-print-offer"_s);
}

void takeConflict(const Album& album)
{
    Stage stage(album);
    const auto id = openResults(stage);
    stage.type(u"3 0 5 6 9"_s);
    const auto store = db::openStore(stage.fixture().clubFile(), db::IfMissing::Refuse);
    core::TournamentService other(*store, u"Meldetisch 2"_s, [] {
        return QDateTime(QDate(2026, 10, 16), QTime(20, 30), Qt::UTC);
    });
    core::PlayedGame game;
    game.result.hands = scoring::Hands(4);
    constexpr std::array stones = {0, 5, 6, 7};
    for (std::size_t seat = 0; seat < stones.size(); ++seat) {
        game.result.hands[seat] = scoring::Hand{stones.at(seat), 0};
    }
    if (!other.run(id, core::enterGame, {RoundNumber{4}, TableNumber{3}, GameNumber{1}}, game,
                   {})) {
        qFatal("the other desk's game is refused");
    }
    stage.type(u" "_s);
    stage.take(u"results-conflict"_s);
}

void takeSecondPass(const Album& album)
{
    Stage stage(album);
    openResults(stage, samples::read(u"club-evening"_s));
    stage.take(u"results-all-in"_s);
    stage.click(u"secondPassButton"_s);
    stage.take(u"results-second-pass"_s);
    stage.type(u"1 0 5 6 9 "_s);
    stage.take(u"results-second-pass-differs"_s);
}

} // namespace

void takeResults(const Album& album)
{
    Stage stage(album);
    openResults(stage);
    stage.take(u"results"_s);
    typeFirstGame(stage);
    stage.type(u"7 0+1 3"_s);
    stage.take(u"results-half-typed"_s);
}

void takeResultDialogs(const Album& album)
{
    {
        Stage stage(album);
        openResults(stage);
        typeFirstGame(stage);
        takeEndings(stage);
        takeSubstitutes(stage);
        takeTables(stage);
    }
    takeCorrections(album);
    takeLastTable(album);
    takeConflict(album);
    takeSecondPass(album);
    {
        Stage stage(album);
        openResults(stage, samples::beforeTheFirst());
        stage.take(u"results-no-round"_s);
    }
    {
        Stage stage(album);
        auto evening = samples::read(u"pure-evening"_s);
        evening.rounds.back().head.state = core::RoundState::Published;
        evening.rounds.back().tables.back().games.clear();
        openResults(stage, evening);
        stage.type(u" 0 5 9"_s);
        stage.take(u"results-pure"_s);
    }
    {
        Stage stage(album);
        auto evening = samples::runningEvening();
        auto& round = evening.rounds.back();
        round.head.games = 6;
        openResults(stage, evening);
        stage.type(u"%1 0+1 5"_s.arg(round.tables.size()));
        stage.take(u"results-six-games"_s);
    }
    Stage stage(album);
    auto large = samples::largeTournament();
    large.rounds.back().head.state = core::RoundState::Published;
    large.rounds.back().tables.back().games.clear();
    openResults(stage, large);
    stage.take(u"results-large"_s);
}
