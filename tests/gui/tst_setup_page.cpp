#include "setup_scene.h"
#include "tests/suite.h"

#include "app/desk/frame/main_window.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/typed_values.h"

#include <QCheckBox>
#include <QListWidget>
#include <QSpinBox>
#include <QTableWidget>

namespace tst_setup_page {

using namespace setup_test;
using core::StartNumber;

/// The settings page by keyboard and pointer: applying, discarding, refusals and drafts.
class TestSetupPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void storesOnlyWhenApplied();
    void appliesByCtrlS();
    void asksBeforeItIsLeft_data();
    void asksBeforeItIsLeft();
    void discards();
    void refusesAtTheField_data();
    void refusesAtTheField();
    void limitsThePlaces();
    void readsTimes_data();
    void readsTimes();
    void keepsTheDraftOverARestart();
    void keepsTypingWhenOthersChangeSomething();
    void warnsWhereBothChangedTheSame();
    void addsAndRemovesPairs();
    void refusesPairs_data();
    void refusesPairs();
    void fixesATable();
    void evenThreesAreAWish();
    void storesSettingsAndWishesTogether();
    void storesNothingWhereAWishIsRefused();
    void tellsTheFee();
};

void TestSetupPage::storesOnlyWhenApplied()
{
    DeskFixture fixture;
    const auto id = fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    QVERIFY(!shown.button("applyButton").isEnabled());
    QVERIFY(!shown.button("applyButton").toolTip().isEmpty());
    const auto before = shown.stored();
    shown.type("nameField", QStringLiteral("Herbst"));
    shown.type("dateField", QStringLiteral("17/10/2026"));
    shown.part<QSpinBox>("roundsField").setValue(0);
    QVERIFY(shown.stored() == before);
    QVERIFY(!shown.page.status().what.isEmpty());
    shown.button("applyButton").click();

    auto expected = before;
    expected.name = QStringLiteral("Herbst");
    expected.date = QDate(2026, 10, 17);
    expected.plannedRounds.reset();
    QVERIFY(shown.stored() == expected);
    QVERIFY(!shown.button("applyButton").isEnabled());
    QVERIFY(shown.page.status().what.isEmpty());

    QVERIFY(fixture.session().run(
        [](core::TournamentService& service, core::TournamentId of) { return service.undo(of); }));
    QVERIFY(shown.stored() == before);
    QCOMPARE(shown.field("nameField").text(), before.name);
    Q_UNUSED(id)
}

void TestSetupPage::appliesByCtrlS()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    shown.type("venueField", QStringLiteral("Anderswo"));
    QTest::keyClick(&shown.field("venueField"), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(shown.stored().venue, QStringLiteral("Anderswo"));
}

void TestSetupPage::asksBeforeItIsLeft_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("leaves");
    QTest::addColumn<bool>("applies");
    QTest::addColumn<bool>("keeps");
    QTest::newRow("applied") << "yesButton" << true << true << false;
    QTest::newRow("discarded") << "discardDraftButton" << true << false << false;
    QTest::newRow("kept for later") << "laterButton" << true << false << true;
    QTest::newRow("stays") << "backButton" << false << false << true;
}

void TestSetupPage::asksBeforeItIsLeft()
{
    QFETCH(const QString, button);
    QFETCH(const bool, leaves);
    QFETCH(const bool, applies);
    QFETCH(const bool, keeps);
    DeskFixture fixture;
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showPage(desk::PageId::Setup);
    auto& page = window.page(desk::PageId::Setup);
    page_test::part<QPushButton>(page, "setupParts-0").click();
    auto& venue = page_test::part<QLineEdit>(page, "venueField");
    const auto before = venue.text();
    venue.clear();
    QTest::keyClicks(&venue, QStringLiteral("Anderswo"));
    const auto& list = page_test::part<QListWidget>(window, "pages");
    const auto isMarked = [&list] {
        return !list.item(static_cast<int>(desk::PageId::Setup))
                    ->data(Qt::AccessibleDescriptionRole)
                    .toString()
                    .isEmpty();
    };
    QVERIFY(isMarked());

    page_test::answer(window, [&button](QDialog& dialog) {
        page_test::part<QPushButton>(dialog, button).click();
    });
    window.showPage(desk::PageId::Results);
    page_test::settle();
    QCOMPARE(page_test::currentPage(window), leaves ? desk::PageId::Results : desk::PageId::Setup);
    QCOMPARE(fixture.session().tournament().settings.venue,
             applies ? QStringLiteral("Anderswo") : before);
    QCOMPARE(isMarked(), keeps);

    // Closing also asks, and is cancelled if so chosen.
    bool asked = false;
    page_test::answer(window, [&asked](QDialog& dialog) {
        asked = true;
        page_test::part<QPushButton>(dialog, "backButton").click();
    });
    QCOMPARE(window.close(), !keeps);
    QCOMPARE(asked, keeps);
}

void TestSetupPage::discards()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    shown.type("venueField", QStringLiteral("Anderswo"));
    QVERIFY(shown.button("discardButton").isEnabled());
    shown.button("discardButton").click();
    QCOMPARE(shown.field("venueField").text(), shown.stored().venue);
    QVERIFY(!shown.button("applyButton").isEnabled());
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
    QVERIFY(!shown.button("applyButton").isEnabled());
    QVERIFY(shown.button("applyButton").toolTip().contains(label.text()));
    QVERIFY(shown.page.status().why.contains(label.text()));

    QVERIFY(shown.button("discardButton").isEnabled());
    shown.button("discardButton").click();
    QVERIFY(!label.isVisible());
    QVERIFY(shown.stored() == before);
    QVERIFY(shown.page.status().what.isEmpty());
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
    QVERIFY(!shown.button("applyButton").isEnabled());
    most.setValue(people);
    QVERIFY(!shown.label("capacityFieldRefusal").isVisible());
    shown.type("deadlineField", QStringLiteral("19.30"));
    shown.button("applyButton").click();
    QCOMPARE(shown.stored().capacity, std::optional(people));
    QCOMPARE(shown.stored().deadline, std::optional(QTime(19, 30)));
    most.setValue(0);
    shown.type("deadlineField", {});
    shown.button("applyButton").click();
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

void TestSetupPage::keepsTheDraftOverARestart()
{
    DeskFixture fixture;
    fixture.openSample();
    {
        Shown shown(fixture);
        shown.showPart(TournamentPart);
        shown.type("venueField", QStringLiteral("Anderswo"));
    }
    fixture.restart();
    Shown shown(fixture);
    QCOMPARE(shown.field("venueField").text(), QStringLiteral("Anderswo"));
    QVERIFY(shown.field("venueField").isVisible());
    QVERIFY(shown.button("applyButton").isEnabled());
    shown.button("applyButton").click();
    QCOMPARE(shown.stored().venue, QStringLiteral("Anderswo"));
    fixture.restart();
    Shown again(fixture);
    QVERIFY(!again.button("applyButton").isEnabled());
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
    shown.button("applyButton").click();
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
    shown.button("discardButton").click();
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
    QCOMPARE(shown.stored().apart.size(), std::size_t{1});

    auto& remove = shown.button("removeApartButton");
    QVERIFY(!remove.isEnabled());
    QVERIFY(!remove.toolTip().isEmpty());
    list.setCurrentCell(1, 0);
    QVERIFY(remove.isEnabled());
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(list.rowCount(), 1);
    QCOMPARE(list.selectionModel()->selectedRows().size(), 1); // One after another.
    shown.button("applyButton").click();
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
    QVERIFY(!shown.button("applyButton").isEnabled());
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
    const auto* person = core::findParticipant(fixture.session().tournament(), StartNumber{6});
    QVERIFY(!person->fixedTable);
    shown.button("applyButton").click();
    person = core::findParticipant(fixture.session().tournament(), StartNumber{6});
    QVERIFY(person->fixedTable == core::TableNumber{3});
    QVERIFY(!shown.button("applyButton").isEnabled());
}

void TestSetupPage::evenThreesAreAWish()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(WishesPart);
    auto& box = shown.part<QCheckBox>("evenThreesBox");
    QVERIFY(box.isChecked());
    box.click();
    QVERIFY(shown.stored().evenThreesFirst);
    shown.button("applyButton").click();
    QVERIFY(!shown.stored().evenThreesFirst);
}

void TestSetupPage::storesSettingsAndWishesTogether()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    const auto before = fixture.session().tournament();
    shown.showPart(TournamentPart);
    shown.type("venueField", QStringLiteral("Anderswo"));
    shown.showPart(WishesPart);
    for (const auto* number : {"6", "7"}) {
        shown.type("fixedPerson", QString::fromLatin1(number));
        shown.button("addFixedButton").click();
    }
    shown.button("applyButton").click();
    const auto& now = fixture.session().tournament();
    QCOMPARE(now.settings.venue, QStringLiteral("Anderswo"));
    QVERIFY(findParticipant(now, StartNumber{6})->fixedTable);
    QVERIFY(findParticipant(now, StartNumber{7})->fixedTable);
    QVERIFY(fixture.session().run(
        [](core::TournamentService& service, core::TournamentId id) { return service.undo(id); }));
    QVERIFY2(fixture.session().tournament() == before, "one step takes all of it back");
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
    shown.showPart(TournamentPart);
    shown.type("venueField", QStringLiteral("Anderswo"));
    shown.showPart(WishesPart);
    shown.type("fixedPerson", QString::number(core::plain(added)));
    shown.button("addFixedButton").click();
    actElsewhere(fixture, [&](core::TournamentService& other, core::TournamentId id) {
        return other.run(id, core::removeParticipant, added, core::MoneyOfRemoved::OwedBack);
    });
    const auto before = shown.stored();
    shown.button("applyButton").click();
    QVERIFY(shown.stored() == before);
    QVERIFY(!shown.part<desk::Notice>("setupNotice").text().isEmpty());
    QCOMPARE(shown.field("venueField").text(), QStringLiteral("Anderswo"));
    QVERIFY(shown.button("applyButton").isEnabled());
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
    QCOMPARE(shown.part<QTableWidget>("feePeople").rowCount(), 22);
    shown.button("applyButton").click();
    QCOMPARE(shown.stored().startFeeCents, std::int64_t{550});
    QVERIFY(shown.stored().open);
    QCOMPARE(shown.label("feeSum").text(), QStringLiteral("22 participant(s): 22.00 €"));
}

RUMMY_TEST(TestSetupPage)

} // namespace tst_setup_page

#include "tst_setup_page.moc"
