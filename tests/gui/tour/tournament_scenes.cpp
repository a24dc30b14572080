#include "samples.h"
#include "scenes.h"

#include "app/desk/evening/tournaments/tournaments_page.h"
#include "core/file/tournament_file.h"

#include <QCheckBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

using namespace Qt::StringLiterals;
using desk::PageId;

namespace {

QString writeFile(Stage& stage, const QString& name, const QByteArray& bytes)
{
    auto path = stage.fixture().file(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write a scene's file");
    }
    return path;
}

void openClub(Stage& stage)
{
    auto planned = samples::beforeTheFirst();
    planned.settings.name = u"Clubabend im November"_s;
    planned.settings.date = QDate(2026, 11, 20);
    stage.openSample(u"open-tournament"_s);
    stage.openSample(u"pure-evening"_s);
    stage.open(planned);
    stage.open(samples::runningEvening());
}

desk::TournamentsPage& tournaments(Stage& stage)
{
    return *qobject_cast<desk::TournamentsPage*>(&stage.page());
}

void takeImports(const Album& album)
{
    Stage stage(album);
    stage.open(samples::runningEvening());
    stage.go(PageId::Tournaments);
    QFile sample(QStringLiteral(RUMMY_SOURCE_DIR "/tests/data/club-evening.json"));
    if (!sample.open(QIODevice::ReadOnly)) {
        qFatal("no sample evening");
    }
    auto faulty = sample.readAll();
    faulty.replace("\"venue\"", "\"place\"");
    faulty.replace("\"stones\": 9", "\"stones\": -9");
    tournaments(stage).importFile(writeFile(stage, u"Clubabend.json"_s, faulty));
    stage.take(u"tournaments-import-faults"_s);
    tournaments(stage).importFile(writeFile(stage, u"Anmeldungen.csv"_s, "Name\n"));
    stage.take(u"tournaments-import-list"_s);
    auto doubtful = samples::read(u"club-evening"_s);
    auto& hands =
        std::get<core::PlayedGame>(doubtful.rounds[0].tables[1].games[1].outcome).result.hands;
    (hands[0]->stones > 0 ? hands[0] : hands[1])->stones = 40;
    stage.open(doubtful);
    const auto path = stage.fixture().file(u"Abend.json"_s);
    tournaments(stage).exportTo(*stage.session().current(), path);
    stage.take(u"tournaments-exported"_s);
    stage.takeDialog(u"tournaments-import-again"_s, [&] { tournaments(stage).importFile(path); });
    doubtful.settings.name += u" (2)"_s;
    tournaments(stage).importFile(
        writeFile(stage, u"Zweiter.json"_s, core::writeTournament(doubtful)));
    stage.take(u"tournaments-import-doubts"_s);
}

} // namespace

void takeTournaments(const Album& album)
{
    {
        Stage stage(album);
        stage.take(u"tournaments-empty"_s);
        stage.window().greet();
        stage.take(u"tournaments-first-hint"_s);
    }
    Stage stage(album);
    openClub(stage);
    stage.go(PageId::Tournaments);
    stage.take(u"tournaments"_s);
    tournaments(stage).newTournament();
    stage.take(u"tournaments-new"_s);
    stage.click(u"newRuleSet-2"_s);
    stage.take(u"tournaments-new-cards"_s);
}

void takeTournamentDialogs(const Album& album)
{
    {
        Stage stage(album);
        openClub(stage);
        stage.go(PageId::Tournaments);
        stage.takeDialog(u"tournaments-more"_s, [&] { stage.click(u"moreButton"_s); });
        stage.takeDialog(u"tournaments-delete"_s, [&] {
            stage.part<QTableView>(u"tournamentTable"_s).setFocus();
            stage.key(Qt::Key_Delete);
        });
        stage.page().search();
        stage.write(u"xyz"_s);
        stage.take(u"tournaments-nothing-found"_s);
        stage.key(Qt::Key_Escape);
        tournaments(stage).newLikeLast();
        stage.part<QCheckBox>(u"likePeopleBox"_s).setChecked(true);
        stage.take(u"tournaments-like-last"_s);
        stage.key(Qt::Key_Escape);
        tournaments(stage).newTournament();
        stage.part<QLineEdit>(u"newNameField"_s).clear();
        stage.click(u"newCreateButton"_s);
        stage.take(u"tournaments-new-refused"_s);
    }
    {
        Stage stage(album);
        stage.open(samples::runningEvening());
        stage.open(samples::runningEvening());
        stage.go(PageId::Tournaments);
        stage.takeDialog(u"tournaments-same-evenings"_s, [&] { stage.click(u"openButton"_s); });
    }
    {
        Stage stage(album);
        stage.openSample(u"cards-knock-out"_s);
        stage.go(PageId::Tournaments);
        tournaments(stage).newLikeLast();
        stage.take(u"tournaments-like-last-cards"_s);
        stage.key(Qt::Key_Escape);
        tournaments(stage).newTournament();
        stage.click(u"newRuleSet-2"_s);
        auto& target = stage.part<QLineEdit>(u"newMatchField"_s);
        target.setFocus();
        target.selectAll();
        stage.write(u"viel"_s);
        stage.click(u"newCreateButton"_s);
        stage.take(u"tournaments-new-cards-refused"_s);
    }
    takeImports(album);
}
