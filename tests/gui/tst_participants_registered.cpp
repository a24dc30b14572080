#include "participants_scene.h"
#include "tests/suite.h"

#include "app/desk/evening/participants/attendance_choice.h"
#include "core/model/registration.h"
#include "tests/evening.h"

#include <QAction>

namespace tst_participants_registered {

using namespace evening;
using namespace participants_test;
using core::Attendance;
using desk::Numbers;

namespace {

/// Anna and Berta are here, Carla and Dora expected, Emma and Frida waiting; four places.
class RegisteredScene : public Scene
{
public:
    explicit RegisteredScene(int capacity = 4) : Scene(false)
    {
        auto settings = now().settings;
        settings.startFeeCents = 500;
        settings.capacity = capacity;
        session().run(core::editSettings, {session().tournament().settings, settings});
        std::vector<core::Enrolment> people;
        for (const char* name : {"Anna", "Berta", "Carla", "Dora", "Emma", "Frida"}) {
            people.push_back(person(text(name)));
            people.back().status = people.size() > 4   ? Attendance::Waiting
                                   : people.size() > 2 ? Attendance::Expected
                                                       : Attendance::Here;
        }
        enrol(people);
    }

    desk::AttendanceChoice& choice() { return part<desk::AttendanceChoice>("attendanceChoice"); }
    void choose(const QString& segment)
    {
        for (auto* const button : choice().findChildren<QAbstractButton*>()) {
            if (button->isVisible() && button->text() == segment) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL(qPrintable(segment));
    }
    QStringList listed(int column = desk::ParticipantsModel::Name)
    {
        QStringList texts;
        const auto* const model = table().model();
        for (int row = 0; row < model->rowCount(); ++row) {
            texts << model->index(row, column).data().toString();
        }
        return texts;
    }
    Attendance statusOf(core::StartNumber number)
    {
        page_test::settle();
        return core::findParticipant(now(), number)->status;
    }
    QAction* action(const char* words)
    {
        for (auto* const each : page().findChildren<QAction*>()) {
            if (each->text() == text(words)) {
                return each;
            }
        }
        return nullptr;
    }
};

} // namespace

/// The participants page with registration.
class TestParticipantsRegistered : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void isNotSeenWhereAllAreHere();
    void tellsWhoIsNotHere_data();
    void tellsWhoIsNotHere();
    void listsThoseOfOneStatus_data();
    void listsThoseOfOneStatus();
    void listsEverybodyOnceAllAreHere();
    void changesTheStatus_data();
    void changesTheStatus();
    void refusesWithoutAPlace();
    void refusesOfWhoPlays();
    void nobodyPaysToWait_data();
    void nobodyPaysToWait();
};

void TestParticipantsRegistered::isNotSeenWhereAllAreHere()
{
    RegisteredScene scene;
    QVERIFY(!scene.choice().isHidden());
    QVERIFY(scene.action("Expected")->isVisible());

    Scene usual;
    QVERIFY(usual.part<desk::AttendanceChoice>("attendanceChoice").isHidden());
    usual.table().select({1_p});
    const auto before = usual.entries();
    usual.key(Qt::Key_E);
    usual.key(Qt::Key_W);
    QCOMPARE(usual.entries(), before);
    for (const auto* const action : usual.page().findChildren<QAction*>()) {
        QVERIFY(!action->isVisible() || action->text() != text("Expected"));
    }
}

void TestParticipantsRegistered::tellsWhoIsNotHere_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("presence");
    QTest::addColumn<QString>("fee"); // Anyone not here owes nothing yet.
    QTest::addColumn<QString>("notes");
    QTest::newRow("here") << 0 << text("present") << text("open") << QString();
    QTest::newRow("expected") << 2 << text("expected") << QStringLiteral("–") << QString();
    QTest::newRow("waiting") << 5 << text("waiting") << QStringLiteral("–")
                             << text("place 2, waiting list");
}

void TestParticipantsRegistered::tellsWhoIsNotHere()
{
    QFETCH(const int, row);
    QFETCH(const QString, presence);
    QFETCH(const QString, notes);
    RegisteredScene scene;
    QCOMPARE(scene.listed(desk::ParticipantsModel::Present).at(row), presence);
    QTEST(scene.listed(desk::ParticipantsModel::Paid).at(row), "fee");
    QCOMPARE(scene.listed(desk::ParticipantsModel::Notes).at(row), notes);
    const auto spoken = scene.table().model()->index(row, 0).data(Qt::AccessibleTextRole);
    QVERIFY(spoken.toString().contains(presence));
}

void TestParticipantsRegistered::listsThoseOfOneStatus_data()
{
    QTest::addColumn<QString>("segment");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("all") << text("All 6") << text("Anna Berta Carla Dora Emma Frida").split(u' ');
    QTest::newRow("here") << text("Here 2") << text("Anna Berta").split(u' ');
    QTest::newRow("expected") << text("Expected 2") << text("Carla Dora").split(u' ');
    QTest::newRow("waiting") << text("Waiting 2") << text("Emma Frida").split(u' ');
}

void TestParticipantsRegistered::listsThoseOfOneStatus()
{
    QFETCH(const QString, segment);
    QFETCH(const QStringList, names);
    RegisteredScene scene;
    scene.choose(segment);
    QCOMPARE(scene.listed(), names);
    scene.key(Qt::Key_Escape);
    QCOMPARE(scene.listed().size(), qsizetype{6});
    QVERIFY(!scene.choice().status());
}

void TestParticipantsRegistered::listsEverybodyOnceAllAreHere()
{
    RegisteredScene scene(6);
    scene.choose(text("Expected 2"));
    scene.table().select({3_p, 4_p});
    scene.key(Qt::Key_A);
    QCOMPARE(scene.listed(), QStringList());
    scene.choose(text("Waiting 2"));
    scene.table().select({5_p, 6_p});
    scene.key(Qt::Key_A);
    QVERIFY(scene.choice().isHidden());
    QCOMPARE(scene.listed().size(), qsizetype{6});
}

void TestParticipantsRegistered::changesTheStatus_data()
{
    QTest::addColumn<core::StartNumber>("number");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Attendance>("status");
    QTest::newRow("here, goes home") << 1_p << Qt::Key_E << Attendance::Expected;
    QTest::newRow("here, gives the place away") << 2_p << Qt::Key_W << Attendance::Waiting;
    QTest::newRow("expected, comes") << 3_p << Qt::Key_A << Attendance::Here;
    QTest::newRow("expected, waits") << 4_p << Qt::Key_W << Attendance::Waiting;
    QTest::newRow("waiting, gets a place") << 5_p << Qt::Key_E << Attendance::Expected;
}

void TestParticipantsRegistered::changesTheStatus()
{
    QFETCH(const core::StartNumber, number);
    QFETCH(const Qt::Key, key);
    QFETCH(const Attendance, status);
    RegisteredScene scene(5);
    const auto before = scene.statusOf(number);
    const auto entries = scene.entries();
    scene.table().select({number});
    scene.key(key);
    QCOMPARE(scene.statusOf(number), status);
    QCOMPARE(scene.entries(), entries + 1);
    QVERIFY(scene.table().selected() == Numbers{number});
    scene.undo();
    QCOMPARE(scene.statusOf(number), before);
}

void TestParticipantsRegistered::refusesWithoutAPlace()
{
    RegisteredScene scene;
    const auto entries = scene.entries();
    scene.table().select({5_p});
    scene.key(Qt::Key_E);
    QCOMPARE(scene.statusOf(5_p), Attendance::Waiting);
    QCOMPARE(scene.entries(), entries);
    QVERIFY2(scene.notice().contains(text("no place for number 5")), qPrintable(scene.notice()));
}

void TestParticipantsRegistered::refusesOfWhoPlays()
{
    Scene scene;
    auto settings = scene.now().settings;
    settings.capacity = 40;
    scene.session().run(core::editSettings, {scene.session().tournament().settings, settings});
    scene.table().select({1_p});
    const auto entries = scene.entries();
    scene.key(Qt::Key_E);
    QCOMPARE(scene.entries(), entries);
    QVERIFY2(scene.notice().contains(text("round 1")), qPrintable(scene.notice()));
}

void TestParticipantsRegistered::nobodyPaysToWait_data()
{
    QTest::addColumn<int>("capacity");
    QTest::addColumn<Attendance>("status");
    QTest::addColumn<qint64>("paidCents");
    QTest::addColumn<QString>("told");
    QTest::newRow("no place is free") << 4 << Attendance::Waiting << qint64{0}
                                      << text("On the waiting list: Neubauer, Klaus\nNo place is "
                                              "free. Nothing was paid.");
    QTest::newRow("others wait") << 9 << Attendance::Waiting << qint64{0}
                                 << text("On the waiting list: Neubauer, Klaus\n5 place(s) free: "
                                         "others waited before. They are given on the page "
                                         "Check-in. Nothing was paid.");
}

void TestParticipantsRegistered::nobodyPaysToWait()
{
    QFETCH(const int, capacity);
    QFETCH(const Attendance, status);
    QFETCH(const qint64, paidCents);
    QFETCH(const QString, told);
    RegisteredScene scene(capacity);
    scene.type(text("Neubauer, Klaus"));
    QTest::keyClick(&scene.field(), Qt::Key_Plus);
    const auto klaus = scene.find(text("Neubauer, Klaus"));
    QVERIFY(klaus);
    QCOMPARE(klaus->status, status);
    QCOMPARE(klaus->paidCents(), paidCents);
    QCOMPARE(scene.notice(), told);
}

RUMMY_TEST(TestParticipantsRegistered)

} // namespace tst_participants_registered

#include "tst_participants_registered.moc"
