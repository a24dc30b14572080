#include "hands.h"
#include "tests/suite.h"

#include "app/desk/evening/check_in/candidates_table.h"
#include "app/desk/evening/check_in/scanned_person.h"
#include "app/desk/widgets/notice.h"
#include "core/codes/badge_code.h"
#include "core/codes/hall_codes.h"
#include "core/model/registration.h"
#include "core/use_cases/round_checks.h"
#include "db/sqlite/open_store.h"
#include "tests/evening.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QSpinBox>
#include <QTimer>

#include <memory>

namespace tst_check_in_page {

using namespace evening;
using namespace Qt::Literals::StringLiterals;
using core::Attendance;
using desk::PageId;
using hands_test::Hands;
using page_test::part;

namespace {

core::Participant person(int number, const QString& name, const QString& club, Attendance status,
                         int minutesAgo = 0)
{
    core::Participant person;
    person.number = core::StartNumber{number};
    person.name = name;
    person.club = club;
    person.status = status;
    if (status != Attendance::Here) {
        person.registeredAt =
            QDateTime(QDate(2026, 10, 16), QTime(12, 0), Qt::UTC).addSecs(-60LL * minutesAgo);
    }
    return person;
}

/// Four expected, two of them namesakes, two waiting, one here; the start fee is 5 €.
core::Tournament registrations()
{
    core::Tournament tournament = evening::tournament(0);
    tournament.settings.startFeeCents = 500;
    tournament.participants = {person(1, u"Berg, Anna"_s, u"Hof"_s, Attendance::Expected),
                               person(2, u"Berger, Kurt"_s, {}, Attendance::Expected),
                               person(3, u"Wolf, Käthe"_s, {}, Attendance::Waiting, 20),
                               person(4, u"Otto, Jan"_s, {}, Attendance::Waiting, 10),
                               person(5, u"Lang, Uwe"_s, u"Hof"_s, Attendance::Expected),
                               person(6, u"Lang, Uwe"_s, u"Plauen"_s, Attendance::Expected),
                               person(12, u"Zimmer, Zoë"_s, {}, Attendance::Here)};
    return tournament;
}

} // namespace

/// Check-in through the real window, by keyboard and by a scanner, which types and presses Enter.
class TestCheckInPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void cleanup()
    {
        hands_.reset();
        fixture_.reset();
    }

    void listsThoseExpectedFirst();
    void checksInByThreeLetters();
    void takesTheFeeByPlus();
    void takesSeveralTogether();
    void leavesThoseTogether();
    void countsGroupsWithAPrize();
    void saysWhatIsOwedBack();
    void arrowsChooseAnother();
    void neverGuessesBetweenNamesakes();
    void takesTheNumberTyped();
    void takesAScannedCode_data();
    void takesAScannedCode();
    void takesACardThatEndsLikeABadge();
    void refusesACodeOfNobody();
    void looksForNobodyInHalfAText();
    void saysWhoIsHereAlready();
    void enrolsAWalkIn();
    void enrolsSomebodyOfTheDirectory();
    void asksForAClubOfASecondPerson();
    void changesTheFeeClass();
    void remembersTheFeeClass();
    void putsAWalkInOnTheWaitingList();
    void takesNoFeeOnceTheLastPlaceIsTaken();
    void keepsTheOrderOfTheWaitingList();
    void releasesFreePlaces();
    void releasesPlacesAtTheDeadline();
    void saysWhatComesNext_data();
    void saysWhatComesNext();
    void counts();
    void followsAnotherDesk();
    void staysWithWhoWasChosen();
    void listsEverybodyAgain_data();
    void listsEverybodyAgain();
    void leadsALatecomerToASeat_data();
    void leadsALatecomerToASeat();
    void notesWhoLeaves();
    void notesWhoComesLater();
    void notesNothingWithoutAPlace();
    void undoes();
    void worksByMouse();
    void modelKeepsItsWord();

private:
    void open(const core::Tournament& tournament = registrations())
    {
        hands_.reset();
        fixture_ = std::make_unique<DeskFixture>();
        fixture_->open(tournament);
        hands_ = std::make_unique<Hands>(fixture_->session());
        hands_->go(PageId::CheckIn);
    }
    const core::Participant& at(core::StartNumber number)
    {
        page_test::settle();
        return *core::findParticipant(hands_->now(), number);
    }
    const core::Participant* named(const QString& name)
    {
        for (const auto& person : hands_->now().participants) {
            if (person.name == name) {
                return &person;
            }
        }
        return nullptr;
    }
    template <typename Part>
    Part& on(const char* name)
    {
        return part<Part>(hands_->window().page(PageId::CheckIn), name);
    }
    QString said() { return on<desk::Notice>("checkInNotice").text(); }
    QString text(const char* label) { return on<QLabel>(label).text(); }
    desk::CandidatesTable& table() { return on<desk::CandidatesTable>("candidates"); }
    QStringList listed(int column = desk::CandidatesModel::Name)
    {
        const auto* const model = table().model();
        QStringList texts;
        for (int row = 0; row < model->rowCount(); ++row) {
            texts << model->index(row, column).data().toString();
        }
        return texts;
    }
    std::optional<core::StartNumber> chosen()
    {
        const auto candidate = table().chosen();
        return candidate ? std::optional(candidate->number) : std::nullopt;
    }
    /// In minutes from the desk's current time; negative: in the past.
    static void setDeadline(core::Tournament& tournament, const DeskFixture& desk, int minutes)
    {
        const auto deadline = desk.now().addSecs(60LL * minutes).toLocalTime();
        tournament.settings.date = deadline.date();
        tournament.settings.deadline = QTime(deadline.time().hour(), deadline.time().minute());
    }

    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<Hands> hands_;
};

void TestCheckInPage::listsThoseExpectedFirst()
{
    open();
    QCOMPARE(listed(),
             (QStringList{u"Berg, Anna"_s, u"Berger, Kurt"_s, u"Lang, Uwe"_s, u"Lang, Uwe"_s,
                          u"Wolf, Käthe"_s, u"Otto, Jan"_s, u"Zimmer, Zoë"_s}));
    QCOMPARE(listed(desk::CandidatesModel::Status).at(5), u"waiting list, place 2"_s);
    QVERIFY(!chosen());
    hands_->write(u"zo"_s);
    QCOMPARE(listed(), (QStringList{u"Zimmer, Zoë"_s, u"zo"_s}));
    hands_->key(Qt::Key_Escape);
    QCOMPARE(listed().size(), 7);
}

void TestCheckInPage::checksInByThreeLetters()
{
    open();
    hands_->write(u"ber"_s);
    QCOMPARE(chosen(), std::optional(1_p));
    QVERIFY(text("nextStepWhat").contains(u"1 Anna Berg"_s));
    hands_->key(Qt::Key_Return);
    QCOMPARE(at(1_p).status, Attendance::Here);
    QCOMPARE(at(1_p).paidCents(), 0);
    QCOMPARE(at(2_p).status, Attendance::Expected);
    QCOMPARE(said(), u"1 Anna Berg is here, 5 € still due"_s);
    auto& field = on<QLineEdit>("checkInField");
    QVERIFY(field.hasFocus());
    QCOMPARE(field.text(), QString());
    hands_->write(u"ber"_s);
    QCOMPARE(chosen(), std::optional(2_p));
}

/// Somebody has paid 8 € in advance, and the fee is 5 €.
void TestCheckInPage::saysWhatIsOwedBack()
{
    auto tournament = registrations();
    tournament.participants[0].setPaidCents(800);
    open(tournament);
    QCOMPARE(listed(desk::CandidatesModel::Fee).at(0), u"3 € owed back"_s);
    tournament.participants[0].setPaidCents(12'345'678);
    open(tournament);
    const auto longest = listed(desk::CandidatesModel::Fee).at(0);
    const QFontMetrics metrics(theme::font(13));
    QVERIFY(table().columnWidth(desk::CandidatesModel::Fee) > metrics.horizontalAdvance(longest));
    tournament.participants[0].setPaidCents(800);
    open(tournament);
    QCOMPARE(listed(desk::CandidatesModel::Fee).at(1), u"5 € due"_s);
    hands_->write(u"berg"_s);
    QVERIFY2(text("nextStepWhy").contains(u"3 € owed back"_s), qPrintable(text("nextStepWhy")));
    hands_->key(Qt::Key_Return);
    QCOMPARE(at(1_p).status, Attendance::Here);
    QCOMPARE(said(), u"1 Anna Berg is here, 3 € owed back"_s);
}

void TestCheckInPage::takesSeveralTogether()
{
    open();
    const auto steps = [this] {
        return fixture_->session().read(
            [](auto& service, auto id) { return service.journal(id)->size(); });
    };
    const auto before = steps();
    hands_->write(u"berg"_s);
    hands_->key(Qt::Key_F8);
    QVERIFY2(said().startsWith(u"Together: Anna Berg, 5 €\n"_s), qPrintable(said()));
    hands_->write(u"kurt"_s);
    hands_->key(Qt::Key_F8);
    QVERIFY2(said().startsWith(u"Together: Anna Berg, Kurt Berger, 10 €\n"_s), qPrintable(said()));
    hands_->write(u"Neu, Ina"_s);
    hands_->key(Qt::Key_Plus);
    QCOMPARE(said(), u"Anna Berg, Kurt Berger, Neu, Ina: here, 15 € paid"_s);
    QCOMPARE(at(1_p).paidCents(), 500);
    QCOMPARE(at(2_p).paidCents(), 500);
    QCOMPARE(at(13_p).name, u"Neu, Ina"_s);
    QCOMPARE(steps(), before + 1);
    hands_->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(at(1_p).status, Attendance::Expected);
    QCOMPARE(at(1_p).paidCents(), 0);
}

void TestCheckInPage::leavesThoseTogether()
{
    open();
    hands_->write(u"berg"_s);
    hands_->key(Qt::Key_F8);
    hands_->write(u"kurt"_s);
    hands_->key(Qt::Key_Escape);
    QVERIFY2(said().startsWith(u"Together: Anna Berg, 5 €\n"_s), qPrintable(said()));
    hands_->key(Qt::Key_Escape);
    QCOMPARE(said(), QString());
    hands_->write(u"kurt"_s);
    hands_->key(Qt::Key_Return);
    QCOMPARE(at(1_p).status, Attendance::Expected);
    QCOMPARE(at(2_p).status, Attendance::Here);
}

void TestCheckInPage::countsGroupsWithAPrize()
{
    auto tournament = registrations();
    tournament.settings.prizes = {{.name = u"Best lady"_s,
                                   .what = core::PrizeFor::Group,
                                   .tag = u"Ladies"_s,
                                   .places = core::PrizeCents{500}}};
    tournament.participants[0].tags = {u"Ladies"_s};
    tournament.participants[6].tags = {u"ladies"_s};
    open(tournament);
    QCOMPARE(part<QLabel>(hands_->window(), "prizeGroups").text(), u"Best lady: 1 here"_s);
    hands_->write(u"berg"_s);
    hands_->key(Qt::Key_Return);
    QCOMPARE(part<QLabel>(hands_->window(), "prizeGroups").text(), u"Best lady: 2 here"_s);
}

void TestCheckInPage::takesTheFeeByPlus()
{
    open();
    hands_->write(u"berg"_s);
    hands_->key(Qt::Key_Plus);
    QCOMPARE(at(1_p).status, Attendance::Here);
    QCOMPARE(at(1_p).paidCents(), 500);
    QCOMPARE(said(), u"1 Anna Berg is here, 5 € paid"_s);
    hands_->write(u"zim"_s);
    hands_->key(Qt::Key_Plus);
    QCOMPARE(at(12_p).paidCents(), 500);
    QCOMPARE(said(), u"12 Zoë Zimmer has paid 5 €"_s);
}

void TestCheckInPage::arrowsChooseAnother()
{
    open();
    hands_->write(u"ber"_s);
    hands_->key(Qt::Key_Down);
    QCOMPARE(chosen(), std::optional(2_p));
    hands_->key(Qt::Key_Down);
    hands_->key(Qt::Key_Up);
    hands_->key(Qt::Key_Return);
    QCOMPARE(at(2_p).status, Attendance::Here);
    QCOMPARE(at(1_p).status, Attendance::Expected);
}

void TestCheckInPage::neverGuessesBetweenNamesakes()
{
    open();
    hands_->write(u"lang"_s);
    QVERIFY(!chosen());
    hands_->key(Qt::Key_Return);
    QVERIFY(said().startsWith(u"Several people"_s));
    QCOMPARE(at(5_p).status, Attendance::Expected);
    QCOMPARE(at(6_p).status, Attendance::Expected);
    hands_->key(Qt::Key_Down);
    hands_->key(Qt::Key_Down);
    hands_->key(Qt::Key_Return);
    QCOMPARE(at(6_p).status, Attendance::Here);
    QVERIFY2(said().startsWith(u"6 Uwe Lang (Plauen) is here"_s), qPrintable(said()));
    hands_->write(u"uwe hof"_s);
    hands_->key(Qt::Key_Return);
    QCOMPARE(at(5_p).status, Attendance::Here);
}

void TestCheckInPage::takesTheNumberTyped()
{
    open();
    hands_->write(u"2"_s);
    QCOMPARE(listed(), QStringList{u"Berger, Kurt"_s});
    hands_->key(Qt::Key_Return);
    QCOMPARE(at(2_p).status, Attendance::Here);
    hands_->write(u"99"_s);
    QVERIFY(listed().isEmpty());
    hands_->key(Qt::Key_Return);
    QVERIFY(said().startsWith(u"Nobody is checked in"_s));
    QCOMPARE(hands_->now().participants.size(), std::size_t{7});
}

void TestCheckInPage::takesAScannedCode_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("code");
    QTest::newRow("badge") << QString() << core::badgeCode(2_p);
    QTest::newRow("behind letters of somebody else") << u"anna"_s << core::badgeCode(2_p);
    QTest::newRow("behind digits of somebody else") << u"1"_s << core::badgeCode(2_p);
    QTest::newRow("with caps lock") << QString() << core::badgeCode(2_p).toLower();
    QTest::newRow("player card") << QString() << u"card"_s;
}

void TestCheckInPage::takesAScannedCode()
{
    QFETCH(const QString, before);
    QFETCH(QString, code);
    open();
    if (code == u"card"_s) {
        const auto key =
            fixture_->session().run([](core::TournamentService& service, core::TournamentId id) {
                return service.makeHallKey(id);
            });
        code = core::participantCode(*key, 2_p);
    }
    auto& field = on<QLineEdit>("checkInField");
    QTest::keyClicks(&field, before);
    QTest::keyClicks(&field, code);
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(at(2_p).status, Attendance::Here);
    QCOMPARE(core::registrationCount(hands_->now()).here, 2);
    QCOMPARE(hands_->now().participants.size(), std::size_t{7});
    QVERIFY(field.text().isEmpty());
}

void TestCheckInPage::takesACardThatEndsLikeABadge()
{
    const auto people = evening::tournament(8);
    const auto code = [](int key) { return core::participantCode(QByteArray::number(key), 2_p); };
    int key = 0;
    while (!code(key).endsWith(core::badgeCode(3_p))) {
        ++key;
    }
    const auto hallKey = [&key] { return QByteArray::number(key); };
    QVERIFY(desk::numberMeant(code(key), people, hallKey) == 2_p);
    QVERIFY(desk::numberMeant(u"anna"_s + core::badgeCode(3_p), people, hallKey) == 3_p);
}

void TestCheckInPage::refusesACodeOfNobody()
{
    open();
    hands_->write(core::badgeCode(99_p));
    hands_->key(Qt::Key_Return);
    QCOMPARE(core::registrationCount(hands_->now()).here, 1);
    QCOMPARE(hands_->now().participants.size(), std::size_t{7});
    // The next scan replaces a refused one.
    hands_->write(core::badgeCode(1_p));
    hands_->key(Qt::Key_Return);
    QCOMPARE(at(1_p).status, Attendance::Here);
}

/// A number that ends up after letters is not a name, and enrols nobody.
void TestCheckInPage::looksForNobodyInHalfAText()
{
    open();
    hands_->write(u"be12"_s);
    hands_->key(Qt::Key_Return);
    QCOMPARE(hands_->now().participants.size(), std::size_t{7});
    QCOMPARE(core::registrationCount(hands_->now()).here, 1);
    QVERIFY(said().startsWith(u"Nobody is checked in"_s));
}

void TestCheckInPage::saysWhoIsHereAlready()
{
    open();
    hands_->write(u"berg"_s);
    hands_->key(Qt::Key_Return);
    hands_->write(u"1"_s);
    hands_->key(Qt::Key_Return);
    QVERIFY2(said().contains(u"here already (Desk"_s), qPrintable(said()));
    QVERIFY2(said().contains(u"Berg, Anna (Hof), 5 € still due: + takes it"_s), qPrintable(said()));
    hands_->write(u"1"_s);
    hands_->key(Qt::Key_Plus);
    QCOMPARE(at(1_p).paidCents(), 500);
    hands_->write(u"1"_s);
    hands_->key(Qt::Key_Return);
    QVERIFY2(!said().contains(u"still due"_s), qPrintable(said()));
}

void TestCheckInPage::enrolsAWalkIn()
{
    open();
    hands_->write(u"Neubauer, Klaus; Hof"_s);
    QCOMPARE(listed(), QStringList{u"Neubauer, Klaus"_s});
    hands_->key(Qt::Key_Plus);
    page_test::settle();
    const auto* const klaus = named(u"Neubauer, Klaus"_s);
    QVERIFY(klaus != nullptr);
    QCOMPARE(klaus->number, 13_p);
    QCOMPARE(klaus->club, u"Hof"_s);
    QCOMPARE(klaus->status, Attendance::Here);
    QCOMPARE(klaus->paidCents(), 500);
    QCOMPARE(said(), u"13 Klaus Neubauer is enrolled and here, 5 € paid"_s);
    QCOMPARE(fixture_->session().directory().size(), std::size_t{1});
    // His initial letters also match somebody else.
    hands_->write(u"Berg"_s);
    hands_->key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(named(u"Berg"_s) != nullptr);
    QCOMPARE(at(1_p).status, Attendance::Expected);
}

void TestCheckInPage::enrolsSomebodyOfTheDirectory()
{
    open();
    fixture_->session().runClub(
        core::addPlayers, {{u"Schmidt, Hanne"_s, u"Hof"_s, {}}, {u"Schmieder, Josefa"_s, {}, {}}});
    hands_->write(u"schm"_s);
    QVERIFY(!chosen());
    hands_->write(u"ie"_s);
    QCOMPARE(listed(desk::CandidatesModel::Status).constFirst(), u"not registered"_s);
    hands_->key(Qt::Key_Return);
    page_test::settle();
    QVERIFY(named(u"Schmieder, Josefa"_s) != nullptr);
    QVERIFY(named(u"Schmidt, Hanne"_s) == nullptr);
}

void TestCheckInPage::asksForAClubOfASecondPerson()
{
    open();
    hands_->write(u"Anna Berg; Hof"_s);
    QCOMPARE(chosen(), std::optional(1_p));
    hands_->key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(said().contains(u"registered already: No. 1"_s), qPrintable(said()));
    QCOMPARE(hands_->now().participants.size(), std::size_t{7});
}

/// F7 goes through the classes, and once more leaves them.
void TestCheckInPage::changesTheFeeClass()
{
    auto tournament = registrations();
    tournament.settings.feeClasses = {{u"guest"_s, u"Guest"_s, 800}};
    open(tournament);
    fixture_->session().runClub(core::addPlayers, {core::Player{u"Berg, Anna"_s, u"Hof"_s, {}}});
    page_test::settle();
    hands_->write(u"berg, anna"_s);
    QVERIFY(text("nextStepWhy").contains(u"5 €"_s));
    hands_->key(Qt::Key_F7);
    QVERIFY2(text("nextStepWhy").contains(u"Guest"_s) && text("nextStepWhy").contains(u"8 €"_s),
             qPrintable(text("nextStepWhy")));
    hands_->key(Qt::Key_F7);
    QVERIFY(text("nextStepWhy").contains(u"usual fee"_s));
    hands_->key(Qt::Key_F7);
    hands_->key(Qt::Key_Plus);
    page_test::settle();
    QCOMPARE(at(1_p).feeClass, u"guest"_s);
    QCOMPARE(at(1_p).paidCents(), 800);
    const auto& directory = fixture_->session().directory();
    QVERIFY(std::any_of(directory.begin(), directory.end(), [](const core::Player& one) {
        return one.name == u"Berg, Anna"_s && one.tags == QStringList{u"Guest"_s};
    }));
    hands_->write(u"berger"_s); // The next one is in none.
    QVERIFY(!text("nextStepWhy").contains(u"Guest"_s));
}

void TestCheckInPage::remembersTheFeeClass()
{
    auto tournament = registrations();
    tournament.settings.feeClasses = {{u"guest"_s, u"Guest"_s, 800}};
    open(tournament);
    fixture_->session().runClub(core::addPlayers,
                                {core::Player{u"Treu, Tina"_s, {}, {u"Guest"_s}}});
    page_test::settle();
    hands_->write(u"treu"_s);
    QVERIFY2(text("nextStepWhy").contains(u"Guest"_s), qPrintable(text("nextStepWhy")));
    hands_->key(Qt::Key_Plus);
    page_test::settle();
    QCOMPARE(named(u"Treu, Tina"_s)->paidCents(), 800);
}

void TestCheckInPage::putsAWalkInOnTheWaitingList()
{
    auto tournament = registrations();
    tournament.settings.capacity = 5;
    open(tournament);
    hands_->write(u"Neubauer"_s);
    QVERIFY(text("nextStepWhy").contains(u"waiting list, place 3"_s));
    hands_->key(Qt::Key_Plus);
    page_test::settle();
    const auto* const newcomer = named(u"Neubauer"_s);
    QVERIFY(newcomer != nullptr);
    QCOMPARE(newcomer->status, Attendance::Waiting);
    QCOMPARE(newcomer->paidCents(), 0);
    QCOMPARE(said(), u"13 Neubauer: waiting list, place 3\nNo place is free. Nothing was paid."_s);
    QCOMPARE(on<QListWidget>("waitingList").item(2)->text(), u"3. Neubauer"_s);
}

/// By another desk, while this one still shows a free place.
void TestCheckInPage::takesNoFeeOnceTheLastPlaceIsTaken()
{
    auto tournament = registrations();
    std::erase_if(tournament.participants, [](const core::Participant& person) {
        return person.status == Attendance::Waiting;
    });
    tournament.settings.capacity = static_cast<std::int32_t>(tournament.participants.size()) + 1;
    open(tournament);
    hands_->write(u"Neubauer"_s);
    QVERIFY(!text("nextStepWhy").contains(u"waiting list"_s));
    auto& session = fixture_->session();
    const auto store = db::openStore(fixture_->clubFile(), db::IfMissing::Refuse);
    core::TournamentService other(
        *store, u"Desk 2"_s, [] { return QDateTime(QDate(2026, 10, 16), QTime(19, 5), Qt::UTC); });
    core::Enrolment faster;
    faster.name = u"Eilig, Rita"_s;
    QVERIFY(other.run(*session.current(), core::enrol, {faster}).ok());
    hands_->key(Qt::Key_Plus);
    page_test::settle();
    QVERIFY(named(u"Neubauer"_s) == nullptr);
    QVERIFY2(said().contains(u"waiting list"_s), qPrintable(said()));
    hands_->key(Qt::Key_Plus);
    page_test::settle();
    const auto* const newcomer = named(u"Neubauer"_s);
    QVERIFY(newcomer != nullptr);
    QCOMPARE(newcomer->status, Attendance::Waiting);
    QCOMPARE(newcomer->paidCents(), 0);
    QCOMPARE(said(), u"14 Neubauer: waiting list, place 1\nNo place is free. Nothing was paid."_s);
}

void TestCheckInPage::keepsTheOrderOfTheWaitingList()
{
    auto tournament = registrations();
    tournament.settings.capacity = 6;
    open(tournament);
    hands_->write(u"otto"_s);
    hands_->key(Qt::Key_Return);
    QCOMPARE(at(4_p).status, Attendance::Waiting);
    QVERIFY2(said().contains(u"on the waiting list, place 2"_s), qPrintable(said()));
    hands_->key(Qt::Key_Escape);
    hands_->write(u"wolf"_s);
    hands_->key(Qt::Key_Return);
    QCOMPARE(at(3_p).status, Attendance::Here);
}

void TestCheckInPage::releasesFreePlaces()
{
    auto tournament = registrations();
    tournament.settings.capacity = 7;
    open(tournament);
    QCOMPARE(text("nextStepWhat"), u"Move up: Käthe Wolf, Jan Otto"_s);
    auto& button = on<QPushButton>("nextStepButton");
    QCOMPARE(button.text(), u"Release 2 place(s)"_s);
    hands_->click(PageId::CheckIn, u"nextStepButton"_s);
    QCOMPARE(at(3_p).status, Attendance::Expected);
    QCOMPARE(at(4_p).status, Attendance::Expected);
    QVERIFY(on<QLineEdit>("checkInField").hasFocus());
    QVERIFY(said().startsWith(u"Moved up: Käthe Wolf, Jan Otto"_s));
    hands_->answer([](QDialog& dialog) { dialog.accept(); });
    hands_->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(at(3_p).status, Attendance::Waiting);
    QCOMPARE(said(), QString());
}

void TestCheckInPage::releasesPlacesAtTheDeadline()
{
    auto tournament = registrations();
    tournament.settings.capacity = 5;
    setDeadline(tournament, DeskFixture(), 20);
    open(tournament);
    QVERIFY(text("nextStepWhat").startsWith(u"4 expected, until "_s));
    QVERIFY(text("deadlineLeft").startsWith(u"in "_s));
    fixture_->advance(60 * 21);
    on<QTimer>("deadlineTimer").start(0);
    QTRY_COMPARE(text("deadlineLeft"), u"passed"_s);
    QCOMPARE(text("nextStepWhat"), u"2 expected are late: release their places"_s);
    // Among those who have not come, the last to register.
    QVERIFY(text("nextStepWhy").contains(u"Not here: Uwe Lang, Uwe Lang"_s));
    hands_->click(PageId::CheckIn, u"nextStepButton"_s);
    QCOMPARE(at(3_p).status, Attendance::Expected);
    QCOMPARE(at(4_p).status, Attendance::Expected);
    QCOMPARE(at(5_p).status, Attendance::Waiting);
    QCOMPARE(at(6_p).status, Attendance::Waiting);
}

void TestCheckInPage::saysWhatComesNext_data()
{
    QTest::addColumn<core::Tournament>("tournament");
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("verb");
    QTest::addColumn<int>("page");
    const auto stays = static_cast<int>(PageId::CheckIn);
    QTest::newRow("nobody is registered")
        << evening::tournament(0) << u"Nobody is registered yet"_s << u"Participants"_s
        << static_cast<int>(PageId::Participants);
    QTest::newRow("without registration")
        << evening::tournament(9) << u"All are here: draw the first round"_s
        << u"Draw the first round"_s << static_cast<int>(PageId::Rounds);
    auto some = registrations();
    std::erase_if(some.participants, [](const core::Participant& person) {
        return person.status == Attendance::Waiting;
    });
    QTest::newRow("some are expected") << some << u"4 expected"_s << u"Here"_s << stays;
    auto late = some;
    late.settings.date = QDate(2026, 10, 1);
    late.settings.deadline = QTime(19, 30);
    QTest::newRow("some are late") << late << u"4 expected are late"_s << u"Draw the first round"_s
                                   << static_cast<int>(PageId::Rounds);
    auto playing = evening::tournament(4);
    playing.rounds = {evening::round(1, {evening::table(1, {1_p, 2_p, 3_p, 4_p})})};
    QTest::newRow("being played") << playing << u"All are here"_s << u"Rounds"_s
                                  << static_cast<int>(PageId::Rounds);
    auto over = playing;
    over.settings.date = QDate(2026, 10, 1);
    over.rounds.front().head.state = core::RoundState::Closed;
    over.rounds.front().tables.front().games = {{1_g, evening::unplayed()},
                                                {2_g, evening::unplayed()}};
    QTest::newRow("over") << over << u"The tournament is over"_s << QString() << stays;
}

void TestCheckInPage::saysWhatComesNext()
{
    QFETCH(const core::Tournament, tournament);
    QFETCH(const QString, what);
    QFETCH(const QString, verb);
    QFETCH(const int, page);
    open(tournament);
    QCOMPARE(text("nextStepWhat"), what);
    auto& button = on<QPushButton>("nextStepButton");
    QCOMPARE(button.isVisible() ? button.text() : QString(), verb);
    if (button.isVisible() && button.isEnabled()) {
        hands_->click(PageId::CheckIn, u"nextStepButton"_s);
    }
    QCOMPARE(static_cast<int>(page_test::currentPage(hands_->window())), page);
}

void TestCheckInPage::counts()
{
    auto tournament = registrations();
    tournament.settings.capacity = 8;
    open(tournament);
    QCOMPARE(text("hereCount"), u"1"_s);
    QCOMPARE(text("expectedCount"), u"4"_s);
    QCOMPARE(text("waitingCount"), u"2"_s);
    QCOMPARE(text("freeCount"), u"3"_s);
    hands_->write(u"berg"_s);
    hands_->key(Qt::Key_Return);
    QCOMPARE(text("hereCount"), u"2"_s);
    QCOMPARE(text("expectedCount"), u"3"_s);
    open();
    QVERIFY(on<QLabel>("freeCount").isHidden());
}

/// Typed text and the chosen person stay.
void TestCheckInPage::followsAnotherDesk()
{
    open();
    auto& session = fixture_->session();
    const auto store = db::openStore(fixture_->clubFile(), db::IfMissing::Refuse);
    core::TournamentService other(
        *store, u"Desk 2"_s, [] { return QDateTime(QDate(2026, 10, 16), QTime(19, 5), Qt::UTC); });
    hands_->write(u"ber"_s);
    QVERIFY(other.tournament(*session.current()).ok());
    core::DoorPerson arrival;
    arrival.uuid = at(1_p).uuid;
    arrival.cents = 500;
    QVERIFY(other.run(*session.current(), core::enterAtDoor, {arrival}).ok());
    session.lookForChanges();
    page_test::settle();
    QCOMPARE(text("hereCount"), u"2"_s);
    QCOMPARE(on<QLineEdit>("checkInField").text(), u"ber"_s);
    QCOMPARE(chosen(), std::optional(1_p));
    hands_->key(Qt::Key_Return);
    QVERIFY2(said().contains(u"here already (Desk 2"_s), qPrintable(said()));
    QCOMPARE(at(2_p).status, Attendance::Expected);
}

/// When somebody is removed meanwhile, the next in the list does not replace them.
void TestCheckInPage::staysWithWhoWasChosen()
{
    open();
    hands_->write(u"ber"_s);
    fixture_->session().run(core::removeParticipant, 1_p, core::MoneyOfRemoved::OwedBack);
    page_test::settle();
    QVERIFY(!chosen());
    hands_->key(Qt::Key_Return);
    QCOMPARE(at(2_p).status, Attendance::Expected);
}

/// A name typed once must not make people seem missing later.
void TestCheckInPage::listsEverybodyAgain_data()
{
    QTest::addColumn<QString>("after");
    for (const QString& after :
         {u"the page is entered again"_s, u"another tournament is opened"_s, u"a check-in"_s}) {
        QTest::newRow(qPrintable(after)) << after;
    }
}

void TestCheckInPage::listsEverybodyAgain()
{
    QFETCH(const QString, after);
    open();
    hands_->write(u"lang"_s);
    QCOMPARE(listed().size(), 3); // And a new person of that name.
    if (after.startsWith(u"the page")) {
        hands_->go(PageId::Rounds);
        hands_->go(PageId::CheckIn);
    } else if (after.startsWith(u"another")) {
        fixture_->open(registrations());
    } else {
        hands_->key(Qt::Key_Down);
        hands_->key(Qt::Key_Return);
    }
    QCOMPARE(on<QLineEdit>("checkInField").text(), QString());
    QCOMPARE(listed().size(), 7);
    QVERIFY(!chosen());
}

/// Round 1 is being played; number 10 is here, too, and was the last one added.
void TestCheckInPage::leadsALatecomerToASeat_data()
{
    QTest::addColumn<PageId>("page");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<core::StartNumber>("comer");
    QTest::newRow("checked in") << PageId::CheckIn << u"Late"_s << 9_p;
    QTest::newRow("a walk-in") << PageId::CheckIn << u"Neu, Nina"_s << 11_p;
    QTest::newRow("enrolled") << PageId::Participants << u"Neu, Nina"_s << 11_p;
    QTest::newRow("arrived") << PageId::Participants << u"Late"_s << 9_p;
}

void TestCheckInPage::leadsALatecomerToASeat()
{
    QFETCH(const PageId, page);
    QFETCH(const QString, typed);
    QFETCH(const core::StartNumber, comer);
    auto tournament = evening::tournament(10);
    tournament.participants[8] = person(9, u"Late, Lena"_s, {}, Attendance::Expected);
    tournament.rounds = {evening::round(
        1, {evening::table(1, {1_p, 2_p, 3_p, 4_p}), evening::table(2, {5_p, 6_p, 7_p, 8_p})})};
    open(tournament);
    hands_->go(page);
    hands_->write(typed);
    hands_->key(Qt::Key_Return);
    hands_->answer([comer](QDialog& dialog) {
        QCOMPARE(dialog.objectName(), u"repairDialog"_s);
        const QString proposed =
            part<QListView>(dialog, "personPickerList").currentIndex().data().toString();
        QVERIFY2(proposed.startsWith(QString::number(core::plain(comer))), qPrintable(proposed));
        dialog.accept();
    });
    hands_->click(page, u"seatLatecomerButton"_s);
    QCOMPARE(page_test::currentPage(hands_->window()), PageId::Rounds);
    QVERIFY(core::peopleIn(hands_->now().rounds.front()).contains(comer));
}

/// F6 on the person; Enter accepts the round proposed.
void TestCheckInPage::notesWhoLeaves()
{
    open();
    hands_->write(u"zim"_s);
    hands_->answer([](QDialog& dialog) {
        QCOMPARE(part<QSpinBox>(dialog, "leavingRound").value(), 1);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    hands_->key(Qt::Key_F6);
    QCOMPARE(at(12_p).present.back().until, core::RoundNumber{1});
    QCOMPARE(said(), u"Zimmer, Zoë leaves after round 1."_s);
    QVERIFY(on<QLineEdit>("checkInField").text().isEmpty());
}

void TestCheckInPage::notesWhoComesLater()
{
    open();
    hands_->write(u"kurt"_s);
    hands_->answer([](QDialog& dialog) {
        QCOMPARE(part<QSpinBox>(dialog, "leavingRound").value(), 2);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    hands_->key(Qt::Key_F6);
    QCOMPARE(at(2_p).present.front().from, core::RoundNumber{2});
    QCOMPARE(at(2_p).status, Attendance::Expected);
    QCOMPARE(said(), u"Berger, Kurt comes for round 2."_s);
}

void TestCheckInPage::notesNothingWithoutAPlace()
{
    open();
    hands_->write(u"otto"_s);
    hands_->key(Qt::Key_F6);
    QCOMPARE(said(), u"Otto, Jan has no place yet."_s);
    hands_->write(u"x"_s);
    hands_->key(Qt::Key_F6);
    QVERIFY2(said().contains(u"not enrolled yet"), qPrintable(said()));
}

void TestCheckInPage::undoes()
{
    open();
    hands_->write(u"berg"_s);
    hands_->key(Qt::Key_Plus);
    hands_->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(at(1_p).status, Attendance::Expected);
    QCOMPARE(at(1_p).paidCents(), 0);
    QCOMPARE(said(), QString());
    QVERIFY(on<QLineEdit>("checkInField").hasFocus());
    hands_->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(at(1_p).status, Attendance::Here);
}

void TestCheckInPage::worksByMouse()
{
    open();
    const auto clickOn = [this](int row) {
        const auto place = table().visualRect(table().model()->index(row, 1)).center();
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, place);
    };
    clickOn(1);
    QVERIFY(on<QLineEdit>("checkInField").hasFocus());
    hands_->click(PageId::CheckIn, u"hereAndPaidButton"_s);
    QCOMPARE(at(2_p).status, Attendance::Here);
    QCOMPARE(at(2_p).paidCents(), 500);
    clickOn(0);
    hands_->click(PageId::CheckIn, u"nextStepButton"_s);
    QCOMPARE(at(1_p).status, Attendance::Here);
    QCOMPARE(at(1_p).paidCents(), 0);
}

void TestCheckInPage::modelKeepsItsWord()
{
    desk::CandidatesModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto tournament = registrations();
    const core::CandidateFinder finder(tournament, {});
    for (const auto& typed : {QString(), u"lang"_s, u"x1"_s, u"ber"_s}) {
        model.setCandidates(tournament, finder.find(typed), Attendance::Here, typed);
    }
    QCOMPARE(model.rowCount(), 3);
}

RUMMY_TEST(TestCheckInPage)

} // namespace tst_check_in_page

#include "tst_check_in_page.moc"
