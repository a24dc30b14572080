#include "setup_scene.h"
#include "tests/suite.h"

#include "app/desk/frame/main_window.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/typed_values.h"

#include <QCheckBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableWidget>

namespace tst_setup_page {

using namespace setup_test;
using core::StartNumber;

/// The settings page by keyboard and pointer: what is stored when, what is refused, and undo.
class TestSetupPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void storesEachChange_data();
    void storesEachChange();
    void storesWhatIsTypedWhenLeft_data();
    void storesWhatIsTypedWhenLeft();
    void keepsHalfANumberInFrontOfAnotherProgram();
    void saysWhatCannotBeStoredWhenLeft();
    void dropsByEscape();
    void storesTheRestBesideARefusal();
    void undoShowsItsPartFirst();
    void refusesAtTheField_data();
    void refusesAtTheField();
    void limitsThePlaces();
    void readsTimes_data();
    void readsTimes();
    void keepsTypingWhenOthersChangeSomething();
    void warnsWhereBothChangedTheSame();
    void addsAndRemovesPairs();
    void refusesPairs_data();
    void refusesPairs();
    void fixesATable();
    void evenThreesAreAWish();
    void storesNothingWhereAWishIsRefused();
    void tellsTheFee();
};

namespace {

/// The page in the program's window, at its first part.
class InWindow
{
public:
    explicit InWindow(DeskFixture& fixture) : window(fixture.session())
    {
        window.show();
        if (!QTest::qWaitForWindowActive(&window)) {
            qFatal("the window is not active");
        }
        window.showPage(desk::PageId::Setup);
        part<QPushButton>("setupParts-0").click();
    }

    desk::Page& page() { return window.page(desk::PageId::Setup); }
    template <typename Part>
    Part& part(const char* name)
    {
        return page_test::part<Part>(page(), name);
    }
    QLineEdit& type(const char* name, const QString& text)
    {
        auto& field = part<QLineEdit>(name);
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        return field;
    }

    desk::MainWindow window;
};

} // namespace

void TestSetupPage::storesEachChange_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifier");
    QTest::addColumn<QString>("changed");
    const auto row = [](const char* name, const char* field, const char* typed, Qt::Key key,
                        Qt::KeyboardModifier modifier, const char* changed) {
        QTest::newRow(name) << QString::fromLatin1(field) << QString::fromLatin1(typed)
                            << static_cast<int>(key) << static_cast<int>(modifier)
                            << QString::fromLatin1(changed);
    };
    row("Enter", "nameField", "Herbst", Qt::Key_Return, Qt::NoModifier, "name=Herbst");
    row("Enter of the number pad", "venueField", "Post", Qt::Key_Enter, Qt::KeypadModifier,
        "venue=Post");
    row("Tab", "dateField", "17/10/2026", Qt::Key_Tab, Qt::NoModifier, "date=2026-10-17");
    row("Ctrl+S", "venueField", "Post", Qt::Key_S, Qt::ControlModifier, "venue=Post");
}

void TestSetupPage::storesEachChange()
{
    QFETCH(const QString, field);
    QFETCH(const QString, typed);
    QFETCH(const int, key);
    QFETCH(const int, modifier);
    QFETCH(const QString, changed);
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    const auto before = shown.stored();
    const auto shownBefore = shown.field(qPrintable(field)).text();
    shown.type(qPrintable(field), typed);
    QVERIFY2(shown.stored() == before, "still typing");
    QTest::keyClick(&shown.field(qPrintable(field)), static_cast<Qt::Key>(key),
                    static_cast<Qt::KeyboardModifier>(modifier));
    QVERIFY(shown.stored() == withSettings(before, changed));
    QVERIFY(shown.isAccepted());

    shown.part<QCheckBox>("openBox").click();
    QVERIFY(shown.stored().open != before.open);
    shown.part<QSpinBox>("roundsField").stepUp();
    QVERIFY(shown.stored().plannedRounds != before.plannedRounds);
    shown.undo();
    QVERIFY(shown.stored().open != before.open);
    shown.undo();
    QVERIFY(shown.stored() == withSettings(before, changed));
    shown.undo();
    QVERIFY(shown.stored() == before);
    QCOMPARE(shown.field(qPrintable(field)).text(), shownBefore);
}

void TestSetupPage::storesWhatIsTypedWhenLeft_data()
{
    QTest::addColumn<QString>("way");
    QTest::newRow("another page") << QStringLiteral("page");
    QTest::newRow("the window is closed") << QStringLiteral("closed");
    QTest::newRow("another language") << QStringLiteral("built");
}

void TestSetupPage::storesWhatIsTypedWhenLeft()
{
    QFETCH(const QString, way);
    DeskFixture fixture;
    fixture.openSample();
    InWindow shown(fixture);
    shown.type("venueField", QStringLiteral("Anderswo"));
    if (way == QStringLiteral("page")) {
        shown.window.showPage(desk::PageId::Results);
        QCOMPARE(page_test::currentPage(shown.window), desk::PageId::Results);
    } else if (way == QStringLiteral("closed")) {
        QVERIFY(shown.window.close());
    } else {
        shown.window.build();
    }
    QCOMPARE(fixture.session().tournament().settings.venue, QStringLiteral("Anderswo"));
}

void TestSetupPage::keepsHalfANumberInFrontOfAnotherProgram()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(FeesPart);
    const auto before = shown.stored();
    shown.type("startFeeField", QStringLiteral("1"));
    Q_EMIT qApp->focusChanged(&shown.field("startFeeField"), nullptr);
    QVERIFY(shown.stored() == before);
    QTest::keyClicks(&shown.field("startFeeField"), QStringLiteral("2"));
    shown.store();
    QCOMPARE(shown.stored().startFeeCents, std::int64_t{1200});
}

void TestSetupPage::saysWhatCannotBeStoredWhenLeft()
{
    DeskFixture fixture;
    fixture.openSample();
    const auto before = fixture.session().tournament().settings;
    InWindow shown(fixture);
    const auto& date = shown.type("dateField", QStringLiteral("someday"));
    shown.window.showPage(desk::PageId::Results);
    const auto& notice = page_test::part<desk::Notice>(shown.window, "failure");
    QVERIFY(notice.isVisible());
    QVERIFY2(notice.text().contains(QStringLiteral("Date")), qPrintable(notice.text()));
    QVERIFY(fixture.session().tournament().settings == before);
    shown.window.showPage(desk::PageId::Setup);
    QCOMPARE(date.text(), QStringLiteral("someday"));
    QVERIFY(!shown.page().status().what.isEmpty());
}

void TestSetupPage::dropsByEscape()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    const auto before = shown.stored();
    shown.type("venueField", QStringLiteral("Anderswo"));
    QTest::keyClick(&shown.field("venueField"), Qt::Key_Escape);
    QCOMPARE(shown.field("venueField").text(), before.venue);
    shown.store();
    QVERIFY(shown.stored() == before);
}

void TestSetupPage::storesTheRestBesideARefusal()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    const auto before = shown.stored();
    auto& most = shown.part<QSpinBox>("capacityField");
    most.setValue(1);
    QVERIFY(shown.label("capacityFieldRefusal").isVisible());
    QVERIFY(shown.stored() == before);
    shown.type("venueField", QStringLiteral("Post"));
    shown.store();
    QVERIFY(shown.stored() == withSettings(before, QStringLiteral("venue=Post")));
    QVERIFY2(shown.label("capacityFieldRefusal").isVisible(), "still there to be corrected");
    QCOMPARE(most.value(), 1);
    shown.type("dateField", QStringLiteral("someday"));
    shown.part<QCheckBox>("openBox").click();
    QVERIFY(shown.stored().open != before.open);
    QCOMPARE(shown.field("dateField").text(), QStringLiteral("someday"));
}

/// What is not in sight is shown before it is taken back.
void TestSetupPage::undoShowsItsPartFirst()
{
    DeskFixture fixture;
    fixture.openSample();
    const auto before = fixture.session().tournament().settings;
    InWindow shown(fixture);
    auto& venue = shown.type("venueField", QStringLiteral("Post"));
    QTest::keyClick(&venue, Qt::Key_Return);
    QCOMPARE(fixture.session().tournament().settings.venue, QStringLiteral("Post"));
    shown.part<QPushButton>("setupParts-3").click();
    const auto undo = [] {
        page_test::settle();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        page_test::settle();
    };
    undo();
    QCOMPARE(fixture.session().tournament().settings.venue, QStringLiteral("Post"));
    QVERIFY(shown.part<QPushButton>("setupParts-0").isChecked());
    QVERIFY(venue.hasFocus());
    undo();
    QVERIFY(fixture.session().tournament().settings == before);

    // In the same part, but scrolled away.
    shown.type("venueField", QStringLiteral("Post"));
    QTest::keyClick(&venue, Qt::Key_Return);
    auto& last = shown.part<QSpinBox>("capacityField");
    for (auto* around = last.parentWidget(); around != nullptr; around = around->parentWidget()) {
        if (auto* const area = qobject_cast<QScrollArea*>(around)) {
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        }
    }
    QVERIFY(venue.visibleRegion().isEmpty());
    undo();
    QCOMPARE(fixture.session().tournament().settings.venue, QStringLiteral("Post"));
    QVERIFY(!venue.visibleRegion().isEmpty());
    undo();
    QVERIFY(fixture.session().tournament().settings == before);
}

void TestSetupPage::refusesAtTheField_data()
{
    QTest::addColumn<int>("part");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("refusal");
    const auto row = [](const char* name, Part part, const char* field, const char* text,
                        const char* refusal) {
        QTest::newRow(name) << static_cast<int>(part) << QString::fromLatin1(field)
                            << QString::fromUtf8(text) << QString::fromLatin1(refusal);
    };
    row("no name", TournamentPart, "nameField", "", "nameFieldRefusal");
    row("no date", TournamentPart, "dateField", "someday", "dateFieldRefusal");
    row("no time", TournamentPart, "deadlineField", "25:00", "deadlineFieldRefusal");
    row("no number", RulesPart, "scaleField4-1", "x", "scaleChoiceRefusal");
    row("a value that rises", RulesPart, "scaleField4-2", "9", "scaleChoiceRefusal");
    row("a negative value", RulesPart, "scaleField4-4", "-1", "scaleChoiceRefusal");
    row("a third", RulesPart, "scaleField4-3", "1/3", "scaleChoiceRefusal");
    row("no amount", FeesPart, "startFeeField", "5,555", "startFeeFieldRefusal");
    row("wrong check digits", FeesPart, "ibanField", "DE88 3704 0044 0532 0130 00",
        "ibanFieldRefusal");
    row("too short", FeesPart, "ibanField", "DE89 3704", "ibanFieldRefusal");
    row("small letters", FeesPart, "ibanField", "de89", "ibanFieldRefusal");
}

void TestSetupPage::refusesAtTheField()
{
    QFETCH(int, part);
    QFETCH(QString, field);
    QFETCH(QString, text);
    QFETCH(QString, refusal);
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    const auto before = shown.stored();
    shown.showPart(part);
    shown.type(qPrintable(field), text);
    auto& label = shown.part<QLabel>(qPrintable(refusal));
    QVERIFY(label.isVisible());
    QVERIFY(!label.text().isEmpty());
    QCOMPARE(shown.field(qPrintable(field)).property("state").toString(),
             QStringLiteral("refused"));
    QVERIFY(shown.page.status().why.contains(label.text()));
    shown.store();
    QVERIFY(shown.stored() == before);
    QVERIFY(label.isVisible());

    shown.drop();
    QVERIFY(!label.isVisible());
    QVERIFY(shown.stored() == before);
    QVERIFY(shown.isAccepted());
}

void TestSetupPage::limitsThePlaces()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    auto& most = shown.part<QSpinBox>("capacityField");
    QCOMPARE(most.text(), QStringLiteral("no limit"));
    const auto people = static_cast<int>(fixture.session().tournament().participants.size());
    most.setValue(people - 1);
    QVERIFY(shown.label("capacityFieldRefusal").isVisible());
    QVERIFY(!shown.stored().capacity);
    most.setValue(people);
    QVERIFY(!shown.label("capacityFieldRefusal").isVisible());
    shown.type("deadlineField", QStringLiteral("19.30"));
    shown.store();
    QCOMPARE(shown.stored().capacity, std::optional(people));
    QCOMPARE(shown.stored().deadline, std::optional(QTime(19, 30)));
    most.setValue(0);
    shown.type("deadlineField", {});
    shown.store();
    QVERIFY(!shown.stored().capacity);
    QVERIFY(!shown.stored().deadline);
}

void TestSetupPage::readsTimes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QTime>("time");
    QTest::newRow("colon") << QStringLiteral("19:30") << QTime(19, 30);
    QTest::newRow("point, one digit") << QStringLiteral(" 9.05 ") << QTime(9, 5);
    QTest::newRow("German") << QStringLiteral("19 Uhr") << QTime(19, 0);
    QTest::newRow("the hour alone") << QStringLiteral("0") << QTime(0, 0);
    QTest::newRow("beyond the day") << QStringLiteral("24:00") << QTime();
    QTest::newRow("beyond the hour") << QStringLiteral("19:60") << QTime();
    QTest::newRow("words") << QStringLiteral("noon") << QTime();
}

void TestSetupPage::readsTimes()
{
    QFETCH(const QString, typed);
    QFETCH(const QTime, time);
    QCOMPARE(desk::typedTime(typed).value_or(QTime()), time);
}

void TestSetupPage::keepsTypingWhenOthersChangeSomething()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    shown.type("venueField", QStringLiteral("Anderswo"));
    changeElsewhere(fixture, [](core::Settings& it) { it.organiser = QStringLiteral("Wir"); });
    QCOMPARE(shown.field("venueField").text(), QStringLiteral("Anderswo"));
    QCOMPARE(shown.field("organiserField").text(), QStringLiteral("Wir"));
    shown.store();
    QCOMPARE(shown.stored().venue, QStringLiteral("Anderswo"));
    QCOMPARE(shown.stored().organiser, QStringLiteral("Wir"));
}

void TestSetupPage::warnsWhereBothChangedTheSame()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    shown.type("venueField", QStringLiteral("Anderswo"));
    auto& notice = shown.part<desk::Notice>("setupNotice");
    QVERIFY(notice.text().isEmpty());
    changeElsewhere(fixture, [](core::Settings& it) { it.venue = QStringLiteral("Dort"); });
    QVERIFY(!notice.text().isEmpty());
    QCOMPARE(shown.field("venueField").text(), QStringLiteral("Anderswo"));
    shown.drop();
    QCOMPARE(shown.field("venueField").text(), QStringLiteral("Dort"));
    QVERIFY(notice.text().isEmpty());
}

void TestSetupPage::addsAndRemovesPairs()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(WishesPart);
    auto& list = shown.part<QTableWidget>("apartList");
    QCOMPARE(list.rowCount(), 1);
    auto& one = shown.field("apartOne");
    QVERIFY(one.hasFocus());
    QTest::keyClicks(&one, QStringLiteral("5"));
    QTest::keyClick(&one, Qt::Key_Return);
    auto& other = shown.field("apartOther");
    QVERIFY(other.hasFocus());
    QTest::keyClicks(&other, QStringLiteral("hofmann, u"));
    QTest::keyClick(&other, Qt::Key_Return);
    QCOMPARE(list.rowCount(), 2);
    QVERIFY(one.hasFocus());
    QVERIFY(one.text().isEmpty());
    QCOMPARE(shown.stored().apart.size(), std::size_t{2});

    auto& remove = shown.button("removeApartButton");
    QVERIFY(!remove.isEnabled());
    QVERIFY(!remove.toolTip().isEmpty());
    list.setCurrentCell(1, 0);
    QVERIFY(remove.isEnabled());
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(list.rowCount(), 1);
    QCOMPARE(list.selectionModel()->selectedRows().size(), 1); // One after another.
    const std::vector<std::pair<StartNumber, StartNumber>> expected = {
        {StartNumber{5}, StartNumber{9}}};
    QVERIFY(shown.stored().apart == expected);
}

void TestSetupPage::refusesPairs_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("nobody") << "Nobody"
                            << "5";
    QTest::newRow("nothing") << ""
                             << "5";
    QTest::newRow("several") << "e"
                             << "5";
    QTest::newRow("the same") << "5"
                              << "5";
    QTest::newRow("apart already") << "14"
                                   << "7";
}

void TestSetupPage::refusesPairs()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(WishesPart);
    shown.type("apartOne", one);
    shown.type("apartOther", other);
    shown.button("addApartButton").click();
    QVERIFY(shown.label("apartRefusal").isVisible());
    QVERIFY(!shown.label("apartRefusal").text().isEmpty());
    QCOMPARE(shown.part<QTableWidget>("apartList").rowCount(), 1);
    QCOMPARE(shown.stored().apart.size(), std::size_t{1});
}

void TestSetupPage::fixesATable()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(WishesPart);
    auto& list = shown.part<QTableWidget>("fixedList");
    const int before = list.rowCount();
    shown.type("fixedPerson", QStringLiteral("6"));
    QTest::keyClick(&shown.field("fixedPerson"), Qt::Key_Return);
    auto& table = shown.part<QSpinBox>("fixedTable");
    QVERIFY(table.hasFocus());
    QTest::keyClicks(&table, QStringLiteral("3"));
    QTest::keyClick(&table, Qt::Key_Return);
    QCOMPARE(list.rowCount(), before + 1);
    const auto* const person =
        core::findParticipant(fixture.session().tournament(), StartNumber{6});
    QVERIFY(person->fixedTable == core::TableNumber{3});
    QVERIFY(shown.isAccepted());
}

void TestSetupPage::evenThreesAreAWish()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(WishesPart);
    auto& box = shown.part<QComboBox>("threesBox");
    QCOMPARE(box.currentData().toInt(), static_cast<int>(seating::Threes::First));
    QCOMPARE(shown.stored().threes, seating::Threes::First);
    box.setCurrentIndex(box.findData(static_cast<int>(seating::Threes::Fair)));
    Q_EMIT box.activated(box.currentIndex());
    QCOMPARE(shown.stored().threes, seating::Threes::Fair);
}

void TestSetupPage::storesNothingWhereAWishIsRefused()
{
    DeskFixture fixture;
    fixture.openSample();
    core::Enrolment guest;
    guest.name = QStringLiteral("Guest");
    const auto enrolled = fixture.session().run(core::enrol, {guest});
    QVERIFY(enrolled);
    const auto added = core::enrolledBy(*enrolled).front();
    Shown shown(fixture);
    shown.showPart(WishesPart);
    shown.type("fixedPerson", QString::number(core::plain(added)));
    actElsewhere(fixture, [&](core::TournamentService& other, core::TournamentId id) {
        return other.run(id, core::removeParticipant, added, core::MoneyOfRemoved::OwedBack);
    });
    const auto before = shown.stored();
    shown.button("addFixedButton").click();
    QVERIFY(shown.stored() == before);
    QVERIFY(!shown.part<desk::Notice>("setupNotice").text().isEmpty());
}

void TestSetupPage::tellsTheFee()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(FeesPart);
    QVERIFY(shown.label("feeReason").isVisible());
    // Beside the start fee: what is meant is named, even if nothing is due.
    QCOMPARE(shown.label("feeTitle").text(), QStringLiteral("Licence fee"));
    QCOMPARE(shown.label("feeSum").text(), QStringLiteral("No licence fee is due"));
    QVERIFY(shown.label("feeOwner").text().contains(QStringLiteral("start fee")));
    shown.type("startFeeField", QStringLiteral("5,50"));
    shown.type("ibanField", QStringLiteral("DE89 3704 0044 0532 0130 00"));
    QCOMPARE(shown.label("ibanFieldRefusal").text(), QStringLiteral("The check digits are right."));
    shown.showPart(TournamentPart);
    shown.part<QCheckBox>("openBox").click();
    shown.showPart(FeesPart);
    QCOMPARE(shown.label("feeSum").text(), QStringLiteral("22 participant(s): 22.00 €"));
    QVERIFY(!shown.label("feeReason").isVisible());
    const auto& people = shown.part<QTableWidget>("feePeople");
    QCOMPARE(people.rowCount(), 22);
    auto twin = fixture.session().tournament().participants[1];
    twin.name = fixture.session().tournament().participants[0].name;
    twin.club = QStringLiteral("Hof");
    QVERIFY(fixture.session().run(core::changeParticipant, twin.number, twin));
    page_test::settle();
    QCOMPARE(people.findItems(twin.name + QStringLiteral(" (Hof)"), Qt::MatchExactly).size(), 1);
    QCOMPARE(shown.stored().startFeeCents, std::int64_t{550});
    QVERIFY(shown.stored().open);
    QCOMPARE(shown.label("feeSum").text(), QStringLiteral("22 participant(s): 22.00 €"));
}

RUMMY_TEST(TestSetupPage)

} // namespace tst_setup_page

#include "tst_setup_page.moc"
