#include "participants_scene.h"
#include "tests/suite.h"

#include "tests/evening.h"

#include <QClipboard>
#include <QListView>
#include <QScrollBar>

namespace tst_participants_adding {

using namespace evening;
using namespace participants_test;
using desk::Numbers;

/// Enrolling by the field of the page: typing, suggestions and choices.
class TestParticipantsAdding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void beginsInTheField();
    void addsTheOneChosen();
    void addsANewPlayer();
    void showsWhoWasAdded();
    void addsANewPlayerWithAClub();
    void showsWhoIsThereAlready();
    void addsASecondPersonOfOneName();
    void recognisesEitherWayToWriteAName();
    void showsTheSurname();
    void aClubTellsThemApart();
    void asksBeforeANumberBecomesAName();
    void directoryFollowsANewcomer();
    void newcomersRemainOnePerson();
    void newcomersOfOneClubOnly();
    void picksNobodyOfSeveral();
    void takesTheFeeByPlus();
    void checksIn();
    void takesBackOneOfTheLastFive();
    void aPartOfTheFeeIsNotPaid();
    void keepsWhatIsHalfTyped();
    void refusesWhatShowsNothing();
};

void TestParticipantsAdding::beginsInTheField()
{
    Scene scene;
    QVERIFY(scene.field().hasFocus());
    QVERIFY(scene.suggestions().isHidden());
    QCOMPARE(scene.table().model()->rowCount(), static_cast<int>(scene.now().participants.size()));
}

void TestParticipantsAdding::addsTheOneChosen()
{
    Scene scene(false);
    scene.know({{text("Schmidt, Hannelore"), text("Hof"), {text("ladies")}},
                {text("Schmieder, Josefa"), {}, {}},
                {text("Berger, Anna"), {}, {}}});
    scene.type(text("schm"));
    QVERIFY(!scene.suggestions().isHidden());
    auto& view = scene.part<QListView>("suggestionView");
    QCOMPARE(view.model()->rowCount(), 3);
    QTest::keyClick(&scene.field(), Qt::Key_Down);
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.now().participants.size(), std::size_t{1});
    const auto& hannelore = scene.now().participants.front();
    QCOMPARE(hannelore.name, text("Schmidt, Hannelore"));
    QCOMPARE(hannelore.club, text("Hof"));
    QCOMPARE(hannelore.tags, QStringList{text("ladies")});
    QCOMPARE(scene.field().text(), QString());
    QVERIFY(scene.field().hasFocus());
    QVERIFY(scene.suggestions().isHidden());

    scene.know({{text("Schmal, Eva"), {}, {}}});
    scene.type(text("schm"));
    QTest::keyClick(&scene.field(), Qt::Key_Down);
    QTest::keyClick(&scene.field(), Qt::Key_Down);
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QVERIFY(scene.find(text("Schmieder, Josefa")));
    QVERIFY(!scene.find(text("Schmal, Eva")));
    QCOMPARE(scene.session().directory().size(), std::size_t{4});

    scene.type(text("schmal"));
    const auto first = view.visualRect(view.model()->index(0, 0));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, first.center());
    QVERIFY(scene.find(text("Schmal, Eva")));
}

void TestParticipantsAdding::addsANewPlayer()
{
    Scene scene(false);
    scene.know({{text("Gretel, Eva"), {}, {}}});
    scene.type(text("Gretel"));
    QTest::keyClick(&scene.field(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(scene.find(text("Gretel")));
    QCOMPARE(scene.session().directory().size(), std::size_t{2});
    QVERIFY(scene.field().hasFocus());
    scene.type(text("Zora"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QVERIFY(scene.find(text("Zora")));
    scene.type(text("  "));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.now().participants.size(), std::size_t{2});
}

/// Whether or not the line of last arrivals, which appears with the first one, takes its room.
void TestParticipantsAdding::showsWhoWasAdded()
{
    Scene scene;
    const auto& table = scene.table();
    QVERIFY(table.verticalScrollBar()->maximum() > 0);
    scene.type(text("Zora"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCoreApplication::processEvents();
    const auto row = table.model()->index(table.model()->rowCount() - 1, 0);
    QVERIFY(table.viewport()->rect().contains(table.visualRect(row)));
}

void TestParticipantsAdding::addsANewPlayerWithAClub()
{
    Scene scene(false);
    scene.type(text("Lang, Uwe; Plauen"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.find(text("Lang, Uwe"))->club, text("Plauen"));
}

void TestParticipantsAdding::showsWhoIsThereAlready()
{
    Scene scene(false);
    scene.enrol({person(text("Anna")), person(text("Schmidt, Kurt"))});
    scene.type(text("schm"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.now().participants.size(), std::size_t{2});
    QVERIFY(scene.notice().contains(text("No. 2")));
    QVERIFY(scene.table().selected() == Numbers{2_p});
    QVERIFY(scene.field().hasFocus());
    scene.type(text("x"));
    QCOMPARE(scene.notice(), QString());
    QTest::keyClick(&scene.field(), Qt::Key_Escape);
    QVERIFY(scene.suggestions().isHidden());
    QTest::keyClick(&scene.field(), Qt::Key_Escape);
    QCOMPARE(scene.field().text(), QString());
}

void TestParticipantsAdding::addsASecondPersonOfOneName()
{
    Scene scene(false);
    scene.enrol({person(text("Anna"))});
    scene.type(text("Anna"));
    QTest::keyClick(&scene.field(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(scene.now().participants.size(), std::size_t{1});
    QVERIFY(scene.notice().contains(text("Anna is enrolled already: No. 1")));
    QTest::keyClick(&scene.field(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(scene.now().participants.size(), std::size_t{2});
    QCOMPARE(scene.notice(), QString());
}

void TestParticipantsAdding::recognisesEitherWayToWriteAName()
{
    Scene scene(false);
    scene.know({{text("Berger, Anna"), text("Hof"), {}}});
    scene.type(text("Anna Berger"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.now().participants.front().name, text("Berger, Anna"));
    scene.whenAsked([](QDialog& dialog) { dialog.reject(); });
    scene.page().addList(text("list"), text("Vorname;Nachname\nAnna;Berger\n"));
    QCOMPARE(scene.now().participants.size(), std::size_t{1});
    QCOMPARE(scene.session().directory().size(), std::size_t{1});
}

void TestParticipantsAdding::showsTheSurname()
{
    Scene scene(false);
    scene.type(text("Ursula von der Leyen"));
    const auto& list = scene.part<QListView>("suggestionView");
    QVERIFY(list.currentIndex().data().toString().contains(text("surname von der Leyen")));
}

void TestParticipantsAdding::aClubTellsThemApart()
{
    Scene scene(false);
    scene.enrol({person(text("Karl Lang"))});
    scene.type(text("Karl Lang"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.now().participants.size(), std::size_t{1});
    QVERIFY(scene.notice().contains(text("Karl Lang; club")));
    scene.field().clear();
    scene.type(text("Karl Lang; Hof"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.now().participants.size(), std::size_t{2});
    QCOMPARE(scene.now().participants.back().club, text("Hof"));
}

void TestParticipantsAdding::asksBeforeANumberBecomesAName()
{
    Scene scene(false);
    scene.enrol({person(text("Anna"))});
    scene.type(text("99"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.now().participants.size(), std::size_t{1});
    QVERIFY(scene.notice().contains(text("99")));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.now().participants.size(), std::size_t{1});
    QVERIFY(scene.notice().contains(text("99")));
    QTest::keyClick(&scene.field(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(scene.now().participants.size(), std::size_t{2});
    // A start number leads to its participant.
    scene.type(text("1"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.now().participants.size(), std::size_t{2});
    QVERIFY(scene.table().selected() == Numbers{1_p});
}

/// Every club has an evening 1: what is known of a newcomer there is nothing in another club.
void TestParticipantsAdding::newcomersOfOneClubOnly()
{
    Scene scene(false);
    scene.type(text("Muster, Max"));
    QTest::keyClick(&scene.field(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(scene.session().directory().size(), std::size_t{1});
    DeskFixture other;
    other.session().runClub(core::addPlayers, {core::Player{text("Muster, Max"), {}, {}}});
    desk::Session session(scene.session().databases(), scene.session().uiState(),
                          placeOf(other.clubFile()), QStringLiteral("Desk"),
                          [&other] { return other.now(); });
    const desk::ParticipantsPage page(session);
    core::Settings settings;
    settings.name = text("Evening");
    const auto id = session.runClub(
        [&settings](core::TournamentService& service) { return service.create(settings); });
    session.open(*id);
    QCOMPARE(*id, *scene.session().current());
    page_test::settle();
    QCOMPARE(session.directory().size(), std::size_t{1});
}

void TestParticipantsAdding::directoryFollowsANewcomer()
{
    Scene scene(false);
    scene.know({{text("Known, Uwe"), {}, {}}});
    const auto directory = [&scene] {
        page_test::settle();
        QStringList names;
        for (const auto& player : scene.session().directory()) {
            names << player.name;
        }
        return names;
    };
    scene.type(text("Lagn, Karl"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(directory(), QStringList({text("Known, Uwe"), text("Lagn, Karl")}));
    const auto rename = [&scene](const QString& name) {
        auto wanted = scene.now().participants.front();
        wanted.name = name;
        const auto edits = core::editsOf(scene.now(), {wanted});
        scene.session().run(core::editParticipants, edits);
    };
    rename(text("Lang, Karl"));
    QCOMPARE(directory(), QStringList({text("Known, Uwe"), text("Lang, Karl")}));
    scene.undo();
    QCOMPARE(directory(), QStringList({text("Known, Uwe"), text("Lagn, Karl")}));
    scene.undo();
    QCOMPARE(directory(), QStringList({text("Known, Uwe")}));
    scene.redo();
    QCOMPARE(directory(), QStringList({text("Known, Uwe"), text("Lagn, Karl")}));
    scene.undo();
    QCOMPARE(directory(), QStringList({text("Known, Uwe")}));
    // People known before stay, whatever happens to the participant.
    scene.type(text("Known, Uwe"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    rename(text("Wrong, Uwe"));
    QCOMPARE(directory(), QStringList({text("Known, Uwe")}));
}

/// Whatever becomes of the name, one person stays one: their entry, or that of whom they turn out
/// to be.
void TestParticipantsAdding::newcomersRemainOnePerson()
{
    Scene scene(false);
    scene.know({{text("Known, Uwe"), {}, {}}});
    scene.type(text("Vogel, Vera"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    const auto rename = [&scene](const QString& name) {
        auto wanted = scene.now().participants.front();
        wanted.name = name;
        const auto edits = core::editsOf(scene.now(), {wanted});
        scene.session().run(core::editParticipants, edits);
        page_test::settle();
    };
    // The name of the entry that the participant is.
    const auto entry = [&scene] {
        page_test::settle();
        const auto people =
            scene.session().run([](core::TournamentService& service, core::TournamentId id) {
                return core::Result(service.read().enrolledPeople(id));
            });
        for (const auto& player : scene.session().directory()) {
            if (people->front().player == player.id) {
                return player.name;
            }
        }
        return QString();
    };
    QCOMPARE(entry(), text("Vogel, Vera"));
    for (const auto* name : {"Vogl, Vera", "Voigt, Werner", "Known, Uwe"}) {
        rename(text(name));
        QCOMPARE(entry(), text(name));
    }
    QCOMPARE(scene.session().directory().size(), std::size_t{1});
    for (const auto* name : {"Voigt, Werner", "Vogl, Vera", "Vogel, Vera"}) {
        scene.undo();
        QCOMPARE(entry(), text(name));
        QCOMPARE(scene.session().directory().size(), std::size_t{2});
    }
    scene.redo();
    QCOMPARE(entry(), text("Vogl, Vera"));
    // What follows the evening is not taken back on the page of players.
    const auto ofPlayers = scene.session().readOfClub([](core::ClubService& club) {
        return club.nextSteps([](const core::ClubChange& change) {
            return change.label.action == core::ClubAction::ChangePlayer;
        });
    });
    QVERIFY(!ofPlayers.undo && !ofPlayers.builtOn);
}

void TestParticipantsAdding::picksNobodyOfSeveral()
{
    Scene scene(false);
    scene.know({{text("Becker, Anna"), {}, {}}, {text("Becker, Bernd"), {}, {}}});
    scene.type(text("Beck"));
    for (const auto key : {Qt::Key_Return, Qt::Key_Plus}) {
        QTest::keyClick(&scene.field(), key);
        QVERIFY(scene.now().participants.empty());
        QCOMPARE(scene.field().text(), text("Beck"));
        QVERIFY(!scene.notice().isEmpty());
        QVERIFY(!scene.suggestions().isHidden());
    }
    scene.type(text("er, bernd"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QVERIFY(scene.find(text("Becker, Bernd")));
    QCOMPARE(scene.now().participants.size(), std::size_t{1});
}

void TestParticipantsAdding::takesTheFeeByPlus()
{
    Scene scene(false);
    scene.setFee(500);
    scene.type(text("Becker, Anna"));
    QTest::keyClick(&scene.field(), Qt::Key_Plus);
    QCOMPARE(scene.find(text("Becker, Anna"))->paidCents(), std::int64_t{500});
    scene.type(text("Busch, Otto"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.find(text("Busch, Otto"))->paidCents(), std::int64_t{0});
    QCOMPARE(scene.field().text(), QString());
}

void TestParticipantsAdding::checksIn()
{
    Scene scene(false);
    scene.setFee(500);
    scene.enrol({person(text("Becker, Anna")), person(text("Busch, Otto"))});
    scene.table().select({1_p, 2_p});
    scene.key(Qt::Key_A);
    const auto isHere = [&](const char* name) {
        return core::isPresent(*scene.find(text(name)), core::RoundNumber{1});
    };
    QVERIFY(!isHere("Becker, Anna"));
    scene.field().setFocus();
    scene.type(text("Becker"));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QVERIFY(isHere("Becker, Anna"));
    QCOMPARE(scene.find(text("Becker, Anna"))->paidCents(), std::int64_t{0});
    scene.type(text("Busch"));
    QTest::keyClick(&scene.field(), Qt::Key_Plus);
    QVERIFY(isHere("Busch, Otto"));
    QCOMPARE(scene.find(text("Busch, Otto"))->paidCents(), std::int64_t{500});
    QCOMPARE(scene.now().participants.size(), std::size_t{2});
}

void TestParticipantsAdding::takesBackOneOfTheLastFive()
{
    Scene scene(false);
    scene.setFee(500);
    for (const char* name : {"Anna", "Bernd", "Cora", "Dora", "Emil", "Fritz"}) {
        scene.type(text(name));
        QTest::keyClick(&scene.field(), Qt::Key_Plus);
        page_test::settle();
    }
    auto& last = scene.part<QWidget>("lastArrivals");
    QVERIFY(last.isVisible());
    QVERIFY(last.findChild<QPushButton*>(text("arrival-1")) == nullptr);
    auto* const cora = last.findChild<QPushButton*>(text("arrival-3"));
    QVERIFY(cora != nullptr);
    QVERIFY(cora->text().contains(text("Cora")));
    cora->click();
    page_test::settle();
    QVERIFY(!scene.find(text("Cora")));
    QCOMPARE(scene.now().participants.size(), std::size_t{5});
    QVERIFY(last.findChild<QPushButton*>(text("arrival-3")) == nullptr);
    QVERIFY(scene.field().hasFocus());
}

void TestParticipantsAdding::aPartOfTheFeeIsNotPaid()
{
    Scene scene(false);
    scene.setFee(500);
    scene.type(text("Anna"));
    QTest::keyClick(&scene.field(), Qt::Key_Plus);
    const auto isPaid = [&scene] {
        page_test::settle();
        return scene.part<QPushButton>("arrival-1").text().contains(text("paid"));
    };
    QVERIFY(isPaid());
    scene.setFee(800);
    QVERIFY(!isPaid());
    scene.setFee(300);
    QVERIFY(isPaid());
}

void TestParticipantsAdding::keepsWhatIsHalfTyped()
{
    Scene scene(false);
    scene.type(text("Berg"));
    scene.restart();
    QCOMPARE(scene.field().text(), text("Berg"));
}

void TestParticipantsAdding::refusesWhatShowsNothing()
{
    Scene scene(false);
    for (const auto& name : {QString(QChar(u'\u200B')), QChar(u'\u202E') + text("Uwe")}) {
        QApplication::clipboard()->setText(name);
        scene.field().clear();
        QTest::keySequence(&scene.field(), QKeySequence::Paste);
        QTest::keyClick(&scene.field(), Qt::Key_Return);
        QVERIFY(scene.now().participants.empty());
        QVERIFY2(scene.notice().contains(text("invisible")), qPrintable(scene.notice()));
    }
}

RUMMY_TEST(TestParticipantsAdding)

} // namespace tst_participants_adding

#include "tst_participants_adding.moc"
