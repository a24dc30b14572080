#include "samples.h"
#include "scenes.h"

#include "app/desk/evening/participants/newcomers.h"
#include "app/desk/evening/participants/participants_page.h"
#include "app/desk/evening/participants/participants_table.h"
#include "app/desk/evening/participants/people_edits.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QTableView>

using namespace Qt::StringLiterals;
using core::StartNumber;
using desk::PageId;

namespace {

desk::ParticipantsTable& people(Stage& stage)
{
    return stage.part<desk::ParticipantsTable>(u"participantsTable"_s);
}

/// An evening last month, at which people were added to the directory.
void fillDirectory(Stage& stage)
{
    const auto past = samples::read(u"pure-evening"_s);
    auto empty = past;
    empty.settings.date = QDate(2026, 9, 15);
    empty.participants.clear();
    empty.rounds.clear();
    stage.open(empty);
    std::vector<core::Enrolment> people;
    for (const auto& person : past.participants) {
        core::Enrolment enrolment;
        enrolment.name = person.name;
        enrolment.club = past.settings.organiser;
        people.push_back(enrolment);
    }
    desk::Newcomers newcomers(stage.session());
    if (!desk::enrol(stage.session(), people, newcomers)) {
        qFatal("a scene's people are refused");
    }
}

/// With a start fee, and people in the directory who are not enrolled.
void openEvening(Stage& stage, core::Tournament evening = samples::betweenRounds())
{
    fillDirectory(stage);
    evening.settings.startFeeCents = 500;
    stage.open(evening);
    stage.go(PageId::Participants);
}

void takeMenu(Stage& stage, const QString& name)
{
    people(stage).setFocus();
    stage.takeDialog(name, [&] {
        auto* const viewport = people(stage).viewport();
        constexpr QPoint place(40, 120);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, place, viewport->mapToGlobal(place));
        QApplication::sendEvent(&people(stage), &event);
    });
}

void takeQuestions(Stage& stage)
{
    people(stage).setFocus();
    people(stage).select({StartNumber{12}, StartNumber{13}});
    stage.take(u"participants-two-chosen"_s);
    stage.takeDialog(u"participants-withdraw"_s, [&] { stage.key(Qt::Key_Z); });
    people(stage).setFocus();
    people(stage).select({StartNumber{4}});
    stage.key(Qt::Key_Delete);
    stage.take(u"participants-remove-refused"_s);
    people(stage).setFocus();
    stage.takeDialog(u"participants-payments"_s, [&] { stage.key(Qt::Key_G); });
    stage.takeDialog(u"participants-edit"_s, [&] { stage.key(Qt::Key_F2); });
    people(stage).select({StartNumber{12}});
    stage.takeDialog(
        u"participants-edit-refused"_s, [&] { stage.key(Qt::Key_F2); },
        [](QWidget& dialog) {
            Stage::partOf<QLineEdit>(dialog, u"fromField"_s).setText(u"5"_s);
            Stage::partOf<QLineEdit>(dialog, u"untilField"_s).setText(u"2"_s);
            Stage::partOf<QAbstractButton>(dialog, u"entrySave"_s).click();
        });
    takeMenu(stage, u"participants-menu"_s);
}

/// Adds to the directory the name of an unknown person, from another club.
void makeDoubtful(Stage& stage)
{
    stage.session().runClub([](core::ClubService& service) {
        for (const auto& person : service.read().enrolledPeople()) {
            if (!person.player) {
                return service.run(core::addPlayers, {{person.name, u"Talheim"_s, {u"Gast"_s}}});
            }
        }
        return core::Result(core::ClubChange());
    });
}

void takeRegulars(Stage& stage)
{
    makeDoubtful(stage);
    const auto open = [&] { stage.click(u"regularsButton"_s); };
    stage.takeDialog(u"participants-regulars"_s, open);
    stage.answer(open, [&](QWidget& dialog) {
        auto& list = Stage::partOf<QTableView>(dialog, u"regulars"_s);
        list.setFocus();
        list.selectRow(1);
        stage.takeDialog(u"participants-player"_s, [&] {
            Stage::partOf<QAbstractButton>(dialog, u"regularsEdit"_s).click();
        });
        list.selectionModel()->select(list.model()->index(2, 0),
                                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
        stage.takeDialog(u"participants-merge-players"_s, [&] {
            Stage::partOf<QAbstractButton>(dialog, u"regularsMerge"_s).click();
        });
        stage.takeDialog(u"participants-who-is-who"_s, [&] {
            Stage::partOf<QAbstractButton>(dialog, u"regularsDoubtful"_s).click();
        });
        dialog.close();
    });
}

void takeLists(Stage& stage)
{
    QApplication::clipboard()->setText(
        u"Name\tVerein\nNeubauer, Klaus\tEichenried\nÇelik, Aylin\t\n\tGrünwies\n"
        "Lindner, Peter\tHof\n; \nRosenkranz-Hohenberg, Marie-Luise\tEichenried\n"_s);
    stage.takeDialog(u"participants-list"_s, [&] { stage.click(u"pasteButton"_s); });
    QApplication::clipboard()->setText(u"Wer\tStadt\tTelefon\nNeubauer, Klaus\tEichenried\t123\n"
                                       "Çelik, Aylin\tGrünwies\t\n"_s);
    stage.takeDialog(u"participants-list-columns"_s, [&] { stage.click(u"pasteButton"_s); });
    QApplication::clipboard()->clear();
    stage.click(u"pasteButton"_s);
    stage.take(u"participants-nothing-to-paste"_s);
}

} // namespace

void takeParticipants(const Album& album)
{
    {
        Stage stage(album);
        auto evening = samples::beforeTheFirst();
        evening.participants.clear();
        evening.settings.apart.clear();
        stage.open(evening);
        stage.go(PageId::Participants);
        stage.take(u"participants-empty"_s);
    }
    {
        Stage stage(album);
        openEvening(stage);
        stage.take(u"participants"_s);
    }
    Stage stage(album);
    openEvening(stage, samples::registrations());
    stage.take(u"participants-registered"_s);
    people(stage).setFocus();
    people(stage).select({StartNumber{22}});
    stage.key(Qt::Key_E);
    stage.take(u"participants-no-place"_s);
    people(stage).select({StartNumber{9}});
    takeMenu(stage, u"participants-menu-registered"_s);
}

void takeParticipantDialogs(const Album& album)
{
    {
        Stage stage(album);
        openEvening(stage);
        stage.write(u"lind"_s);
        stage.take(u"participants-type-ahead"_s);
        stage.key(Qt::Key_Escape);
        stage.key(Qt::Key_Escape);
        stage.write(u"Gretel"_s);
        stage.key(Qt::Key_Return, Qt::ControlModifier);
        stage.take(u"participants-namesake"_s);
        stage.page().search();
        stage.write(u"eichen"_s);
        stage.take(u"participants-search"_s);
        stage.write(u"x"_s);
        stage.take(u"participants-nobody-found"_s);
        stage.key(Qt::Key_Escape);
        takeQuestions(stage);
        takeRegulars(stage);
        takeLists(stage);
    }
    {
        Stage stage(album);
        openEvening(stage, samples::beforeTheFirst());
        people(stage).setFocus();
        people(stage).select({StartNumber{12}, StartNumber{13}});
        stage.takeDialog(u"participants-merge"_s, [&] { stage.key(Qt::Key_M); });
        stage.takeDialog(u"participants-remove"_s, [&] { stage.key(Qt::Key_Delete); });
    }
    Stage stage(album);
    stage.openSample(u"open-tournament"_s);
    stage.go(PageId::Participants);
    stage.take(u"participants-120"_s);
}
