#include "samples.h"
#include "scenes.h"

#include "app/desk/frame/restoring/backups_model.h"
#include "app/desk/frame/start_failure.h"
#include "core/texts/refusal_texts.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using desk::PageId;

namespace {

/// Entries for the journal.
void act(Stage& stage)
{
    stage.go(PageId::Results);
    stage.type(u"3 0+1 5 5+2 9 7 0+1 3 4 "_s);
    stage.type(u"0 5 6 9 "_s);
    stage.trigger(u"undoAction"_s);
    const auto done =
        stage.session().run(core::markTable, {core::RoundNumber{4}, core::TableNumber{6}},
                            core::TableMark::Disputed, u"Streit um den letzten Zug"_s);
    if (!done) {
        qFatal("a scene's mark is refused");
    }
}

/// The same for the club's: two entries of one person are merged.
void actInClub(Stage& stage)
{
    const auto done = stage.session().runClub([](core::ClubService& club) {
        const core::Player ida{u"Moser, Ida"_s, u"Altdorf"_s, {}};
        const core::Player twin{u"Moser, I."_s, u"Altdorf"_s, {}};
        static_cast<void>(club.run(core::addPlayers, {ida, twin}));
        return club.run(core::mergePlayers, ida, {twin});
    });
    if (!done) {
        qFatal("a scene's merger is refused");
    }
}

void takeJournal(Stage& stage)
{
    act(stage);
    stage.trigger(u"journalAction"_s);
    auto& journal = Stage::partOf<QDialog>(stage.window(), u"journalWindow"_s);
    stage.take(u"window-journal"_s);
    Stage::partOf<QLineEdit>(journal, u"tableField"_s).setText(u"3"_s);
    stage.take(u"window-journal-search"_s);
    Stage::partOf<QLineEdit>(journal, u"searchField"_s).setText(u"xyz"_s);
    stage.take(u"window-journal-nothing-found"_s);
    Stage::partOf<QLineEdit>(journal, u"searchField"_s).clear();
    actInClub(stage);
    auto& scope = Stage::partOf<QComboBox>(journal, u"scopeChoice"_s);
    scope.setCurrentIndex(1);
    stage.take(u"window-journal-club"_s);
    scope.setCurrentIndex(0);
    journal.close();
}

void takeHints(Stage& stage)
{
    stage.trigger(u"hintsAction"_s);
    int number = 0;
    for (const auto page :
         {PageId::Participants, PageId::Rounds, PageId::Results, PageId::Reports}) {
        stage.go(page);
        stage.take(u"window-hint-%1"_s.arg(++number));
        Stage::partOf<QPushButton>(stage.window(), u"closeHintButton"_s).click();
    }
}

void takeHelp(Stage& stage)
{
    stage.go(PageId::Rounds);
    stage.trigger(u"helpAction"_s);
    auto& help = Stage::partOf<QDialog>(stage.window(), u"helpWindow"_s);
    stage.take(u"window-help"_s);
    Stage::partOf<QLineEdit>(help, u"searchField"_s).setText(u"claims"_s);
    stage.take(u"window-help-search"_s);
    help.close();
}

/// Of two evenings and of one; the newest is damaged.
void makeBackups(Stage& stage)
{
    const auto& databases = stage.session().databases();
    const QString folder = stage.fixture().file(u"backups"_s);
    const QDateTime evening({2026, 10, 16}, {19, 0}, Qt::UTC);
    QString newest;
    for (int hour = 0; hour < 6; ++hour) {
        if (hour == 3) {
            stage.openSample(u"pure-evening"_s);
        }
        newest =
            databases.backUpTo(stage.session().place(), folder, evening.addSecs(3'700LL * hour));
    }
    QFile damaged(newest);
    if (!damaged.open(QIODevice::WriteOnly) || damaged.write("scratched") < 0) {
        qFatal("a scene's backup cannot be damaged");
    }
}

void takeRestoring(Stage& stage)
{
    makeBackups(stage);
    const auto restore = [&] { stage.trigger(u"restoreAction"_s); };
    const auto isRead = [](QWidget& dialog) {
        const auto& model = *Stage::partOf<QTableView>(dialog, u"backupTable"_s).model();
        Stage::waitFor([&] {
            const auto last = model.index(model.rowCount() - 1, desk::BackupsModel::Results);
            return !last.data().toString().isEmpty();
        });
    };
    stage.takeDialog(u"window-restore"_s, restore, isRead);
    stage.answer(restore, [&](QWidget& dialog) {
        isRead(dialog);
        auto& yes = Stage::partOf<QPushButton>(dialog, u"yesButton"_s);
        stage.takeDialog(u"window-restore-confirm"_s, [&] { yes.click(); });
        stage.answer([&] { yes.click(); },
                     [](QWidget& question) {
                         Stage::partOf<QPushButton>(question, u"yesButton"_s).click();
                     });
    });
    stage.take(u"window-restored"_s);
}

} // namespace

void takeWindows(const Album& album)
{
    Stage stage(album);
    stage.open(samples::runningEvening());
    takeJournal(stage);
    takeHelp(stage);
}

void takeMenus(const Album& album)
{
    Stage stage(album);
    stage.open(samples::runningEvening());
    stage.go(PageId::Results);
    stage.type(u"3 0+1 5 5+2 9 "_s);
    int number = 0;
    for (auto* action : stage.window().menuBar()->actions()) {
        auto* const menu = action->menu();
        const auto corner = stage.window().menuBar()->actionGeometry(action).bottomLeft();
        menu->popup(stage.window().menuBar()->mapToGlobal(corner));
        stage.takePopup(u"window-menu-%1"_s.arg(++number));
    }
    takeHints(stage);
    stage.takeDialog(u"window-about"_s, [&] { stage.trigger(u"aboutAction"_s); });
    takeRestoring(stage);
    using Kind = core::StoreFailure::Kind;
    Q_EMIT stage.session().failed(texts::text(core::StoreFailure(Kind::Full, {})));
    stage.take(u"window-failure"_s);
    stage.takeDialog(u"window-start-failure"_s, [&] {
        const auto own = placeOf(u"/home/anna/club.rummydb"_s);
        (void)desk::askAfterFailure(stage.session().databases(), stage.session().uiState(), own,
                                    own, core::StoreFailure(Kind::Damaged, {}));
    });
    stage.takeDialog(u"window-start-without-server"_s, [&] {
        (void)desk::askAfterFailure(
            stage.session().databases(), stage.session().uiState(),
            placeOf(u"/home/anna/club.rummydb"_s),
            placeOf(u"postgresql://rummy_director@192.168.178.20:45432/rummy"_s),
            core::StoreFailure(Kind::Unreachable, u"timeout expired"_s));
    });
}
