#include "participants_scene.h"
#include "tests/read_people.h"
#include "tests/suite.h"

#include "app/desk/evening/participants/list_dialog.h"
#include "app/desk/evening/participants/participant_texts.h"
#include "app/desk/evening/participants/regulars_model.h"
#include "app/desk/evening/participants/totals_panel.h"
#include "app/desk/widgets/key_hint.h"
#include "app/desk/widgets/key_list.h"
#include "core/codes/badge_code.h"
#include "core/evening/missing.h"
#include "core/money/start_fee.h"
#include "tests/one_table.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>

namespace tst_participants_page {

using namespace evening;
using namespace participants_test;
using desk::Numbers;
using page_test::part;

/// The participants page by keyboard and mouse, on a real database.
class TestParticipantsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plusIsHereAndPaid();
    void plusForSeveralBringsNobodyBack();
    void seatOfferGoesWithTheSeat();
    void initTestCase() { page_test::dress(); }
    void togglesPresenceOfSeveral();
    void clickTogglesPresence();
    void tellsThatThereIsNoFee();
    void togglesTheStartFee();
    void withdrawsWhoPlayed();
    void withdrawalSaysWhatBecomesOfTheFee();
    void withdrawsWhoDidNot();
    void removesAndRefusesToRemove();
    void removingAsksAboutMoney_data();
    void removingAsksAboutMoney();
    void mergesTwoEntries();
    void refusesToMergeTwoPeople();
    void makesOneSpelling();
    void searches();
    void findsTheNumberOfABadge_data();
    void findsTheNumberOfABadge();
    void readsABadgeInTheNameField();
    void readsABadgeInTheTable();
    void keepsTheSelection();
    void countsTheTables();
    void tellsOfNoRoundAfterTheLast_data();
    void tellsOfNoRoundAfterTheLast();
    void headTellsTheStartFee_data();
    void headTellsTheStartFee();
    void showsThreeKeysUntilAskedForAll();
    void modelsKeepTheirWord();
    void everythingHasAName();
};

void TestParticipantsPage::togglesPresenceOfSeveral()
{
    Scene scene;
    const auto round = desk::roundToCome(scene.now());
    scene.table().select({2_p, 4_p, 5_p});
    const auto before = scene.entries();
    scene.key(Qt::Key_A);
    QCOMPARE(scene.entries(), before + 1);
    for (const auto number : {2_p, 4_p, 5_p}) {
        QVERIFY(!core::isPresent(*core::findParticipant(scene.now(), number), round));
    }
    QVERIFY(scene.table().selected() == (Numbers{2_p, 4_p, 5_p}));
    scene.undo();
    QVERIFY(core::isPresent(*core::findParticipant(scene.now(), 4_p), round));
    scene.key(Qt::Key_A);
    scene.key(Qt::Key_A);
    QVERIFY(core::isPresent(*core::findParticipant(scene.now(), 4_p), round));
}

void TestParticipantsPage::clickTogglesPresence()
{
    Scene scene(false);
    scene.enrol({person(text("Anna")), person(text("Uwe"))});
    auto& table = scene.table();
    const auto cell = table.visualRect(table.model()->index(1, desk::ParticipantsModel::Present));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, cell.center());
    QVERIFY(!core::isPresent(*core::findParticipant(scene.now(), 2_p), 1_r));
    QVERIFY(core::isPresent(*core::findParticipant(scene.now(), 1_p), 1_r));
    const auto name = table.visualRect(table.model()->index(0, desk::ParticipantsModel::Name));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, name.center());
    QVERIFY(core::isPresent(*core::findParticipant(scene.now(), 1_p), 1_r));
}

void TestParticipantsPage::tellsThatThereIsNoFee()
{
    Scene scene;
    scene.setFee(0);
    scene.table().clearSelection();
    scene.key(Qt::Key_B);
    QVERIFY(!scene.notice().isEmpty());
    scene.table().select({1_p});
    const auto before = scene.entries();
    scene.key(Qt::Key_B);
    QVERIFY(scene.notice().contains(text("no start fee")));
    QCOMPARE(scene.entries(), before);
    QVERIFY(scene.table().isColumnHidden(desk::ParticipantsModel::Paid));
}

void TestParticipantsPage::togglesTheStartFee()
{
    Scene scene(false);
    scene.enrol({person(text("Anna")), person(text("Berta")), person(text("Carla"))});
    scene.setFee(500);
    QVERIFY(!scene.table().isColumnHidden(desk::ParticipantsModel::Paid));
    QCOMPARE(scene.part<QLabel>("paidTotal").text(), text("0"));
    scene.table().select({1_p, 2_p});
    const auto before = scene.entries();
    scene.key(Qt::Key_B);
    QCOMPARE(scene.entries(), before + 1);
    QCOMPARE(core::findParticipant(scene.now(), 1_p)->paidCents(), std::int64_t{500});
    QCOMPARE(core::findParticipant(scene.now(), 3_p)->paidCents(), std::int64_t{0});
    QCOMPARE(scene.part<QLabel>("paidTotal").text(), text("2"));
    scene.key(Qt::Key_B);
    QCOMPARE(core::findParticipant(scene.now(), 2_p)->paidCents(), std::int64_t{0});
}

void TestParticipantsPage::withdrawsWhoPlayed()
{
    Scene scene;
    const auto round = desk::roundToCome(scene.now());
    scene.table().select({3_p, 5_p});
    scene.whenAsked([&](QDialog& dialog) {
        auto& box = part<QSpinBox>(dialog, "withdrawRound");
        QCOMPARE(box.value(), core::plain(round));
        QTest::keyClick(&box, Qt::Key_Up);
        click(dialog, "yesButton");
    });
    scene.key(Qt::Key_Z);
    QCOMPARE(scene.asked(), 1);
    for (const auto number : {3_p, 5_p}) {
        const auto& left = *core::findParticipant(scene.now(), number);
        QVERIFY(left.present.back().until == round);
    }
    QVERIFY(scene.notice().contains(text("after round %1").arg(core::plain(round))));
    const auto before = scene.entries();
    scene.whenAsked([](QDialog& dialog) { click(dialog, "backButton"); });
    scene.key(Qt::Key_Z);
    QCOMPARE(scene.entries(), before);
}

void TestParticipantsPage::withdrawalSaysWhatBecomesOfTheFee()
{
    Scene scene;
    scene.setFee(800);
    const auto paid = [&](core::StartNumber number) {
        return core::findParticipant(scene.now(), number)->paidCents();
    };
    scene.session().run(core::takePayment, 3_p, core::FeePayment{300 - paid(3_p)});
    QCOMPARE(paid(3_p), std::int64_t{300});
    scene.table().select({3_p});
    QString asked;
    scene.whenAsked([&asked](QDialog& dialog) {
        asked = page_test::askedIn(dialog);
        click(dialog, "yesButton");
    });
    scene.key(Qt::Key_Z);
    for (const auto& told : {asked, scene.notice()}) {
        QVERIFY2(told.contains(text("3 € was paid and stays in the cash; G gives it back")),
                 qPrintable(told));
        QVERIFY2(told.contains(text("5 € is still open")), qPrintable(told));
    }
}

void TestParticipantsPage::withdrawsWhoDidNot()
{
    Scene scene;
    scene.enrol({person(text("Late, Lena")), person(text("Later, Max"))});
    const auto lena = scene.find(text("Late, Lena"))->number;
    scene.table().select({lena});
    scene.whenAsked([](QDialog& dialog) { click(dialog, "yesButton"); });
    scene.key(Qt::Key_Z);
    QCOMPARE(scene.asked(), 1);
    QVERIFY(!scene.find(text("Late, Lena")));

    // A wish keeps the entry: it stays, but never present.
    const auto max = scene.find(text("Later, Max"))->number;
    auto settings = scene.now().settings;
    settings.apart.emplace_back(1_p, max);
    scene.session().run(core::editSettings, {scene.session().tournament().settings, settings});
    scene.table().select({max});
    scene.key(Qt::Key_Z);
    QVERIFY(scene.find(text("Later, Max"))->present.empty());
}

void TestParticipantsPage::removesAndRefusesToRemove()
{
    Scene scene;
    scene.table().select({1_p});
    scene.key(Qt::Key_Delete);
    QCOMPARE(scene.asked(), 0);
    QVERIFY(core::findParticipant(scene.now(), 1_p) != nullptr);
    QVERIFY(!scene.notice().isEmpty());

    scene.enrol({person(text("Late, Lena")), person(text("Later, Max"))});
    scene.table().select(
        {scene.find(text("Late, Lena"))->number, scene.find(text("Later, Max"))->number});
    const auto before = scene.entries();
    scene.whenAsked([](QDialog& dialog) { click(dialog, "yesButton"); });
    scene.key(Qt::Key_Delete);
    QVERIFY(!scene.find(text("Late, Lena")) && !scene.find(text("Later, Max")));
    QCOMPARE(scene.entries(), before + 1);
}

void TestParticipantsPage::removingAsksAboutMoney()
{
    QFETCH(const QByteArray, button);
    QFETCH(const qint64, owedBack);
    Scene scene;
    auto lena = person(text("Late, Lena"));
    lena.paidCents = 800;
    scene.enrol({lena});
    const auto paid = core::feeTotals(scene.now()).paid();
    scene.table().select({scene.find(text("Late, Lena"))->number});
    QString offered;
    scene.whenAsked([&](QDialog& dialog) {
        offered = part<QPushButton>(dialog, "yesButton").text();
        click(dialog, button.constData());
    });
    scene.key(Qt::Key_Delete);
    QCOMPARE(scene.asked(), 1);
    QVERIFY2(offered.contains(text("out of the cash box")), qPrintable(offered));
    QVERIFY(!scene.find(text("Late, Lena")));
    QVERIFY2(scene.notice().contains(text(owedBack > 0 ? "owed back" : "given back")),
             qPrintable(scene.notice()));
    const auto totals = core::feeTotals(scene.now());
    QCOMPARE(static_cast<qint64>(totals.owedBack), owedBack);
    QCOMPARE(totals.paid(), paid - 800 + owedBack);
}

void TestParticipantsPage::removingAsksAboutMoney_data()
{
    QTest::addColumn<QByteArray>("button");
    QTest::addColumn<qint64>("owedBack");
    QTest::newRow("given back now") << QByteArray("yesButton") << qint64{0};
    QTest::newRow("later") << QByteArray("owedBackButton") << qint64{800};
}

void TestParticipantsPage::mergesTwoEntries()
{
    Scene scene;
    core::Enrolment twin = person(text("Bayer, R."));
    twin.paidCents = 500;
    scene.enrol({twin});
    const auto number = scene.find(text("Bayer, R."))->number;
    scene.table().select({number, 1_p});
    scene.whenAsked([](QDialog& dialog) {
        part<QRadioButton>(dialog, "keepSecond").setChecked(true);
        click(dialog, "yesButton");
    });
    scene.key(Qt::Key_M);
    QCOMPARE(scene.asked(), 1);
    QVERIFY(core::findParticipant(scene.now(), number) == nullptr);
    QVERIFY(core::findParticipant(scene.now(), 1_p)->paidCents() >= 500);
    QVERIFY(scene.table().selected() == Numbers{1_p});
    scene.undo();
    QVERIFY(core::findParticipant(scene.now(), number) != nullptr);
}

void TestParticipantsPage::refusesToMergeTwoPeople()
{
    Scene scene;
    scene.table().select({1_p, 2_p});
    const auto before = scene.entries();
    scene.key(Qt::Key_M);
    QCOMPARE(scene.asked(), 0);
    QVERIFY(scene.notice().contains(text("two people")));
    scene.table().select({1_p});
    scene.key(Qt::Key_M);
    QCOMPARE(scene.entries(), before);
}

void TestParticipantsPage::makesOneSpelling()
{
    Scene scene(false);
    scene.enrol({person(text("Anna"), text("SK Hof")), person(text("Eva"), text("SK Hof"))});
    auto& button = scene.part<QPushButton>("spellingsButton");
    page_test::settle();
    QVERIFY(button.isHidden());
    scene.enrol({person(text("Uwe"), text("SK HOF"))});
    page_test::settle();
    QVERIFY(!button.isHidden());
    scene.whenAsked([](QDialog& dialog) { dialog.accept(); });
    scene.click("spellingsButton");
    QCOMPARE(scene.asked(), 1);
    QCOMPARE(core::findParticipant(scene.now(), 3_p)->club, text("SK Hof"));
    page_test::settle();
    QVERIFY(button.isHidden());
    scene.undo();
    QCOMPARE(core::findParticipant(scene.now(), 3_p)->club, text("SK HOF"));
}

void TestParticipantsPage::searches()
{
    Scene scene(false);
    scene.enrol(
        {person(text("Müller, Eva")), person(text("Anna"), text("Hof")), person(text("Uwe"))});
    auto& search = scene.part<QLineEdit>("participantSearch");
    QVERIFY(search.isHidden());
    scene.page().search();
    QVERIFY(search.hasFocus());
    QTest::keyClicks(&search, text("muell"));
    QCOMPARE(scene.table().model()->rowCount(), 1);
    QTest::keyClick(&search, Qt::Key_Return);
    QVERIFY(scene.table().hasFocus());
    QVERIFY(scene.table().selected() == Numbers{1_p});
    scene.key(Qt::Key_A);
    QVERIFY(!core::isPresent(*core::findParticipant(scene.now(), 1_p), 1_r));
    scene.key(Qt::Key_Escape);
    QCOMPARE(scene.table().model()->rowCount(), 3);
    scene.key(Qt::Key_End);
    QCOMPARE(scene.table().currentIndex().row(), 2);
    scene.key(Qt::Key_Home);
    QCOMPARE(scene.table().currentIndex().row(), 0);
    auto& name = scene.part<QLineEdit>("addField");
    name.setFocus();
    QTest::keyClick(&name, Qt::Key_Down);
    QVERIFY(scene.table().hasFocus());
    scene.table().select({1_p});
    QVERIFY(search.isHidden());
    QVERIFY(scene.table().selected() == Numbers{1_p});

    // The previous selection is not the hit.
    for (const auto key : {Qt::Key_Return, Qt::Key_Down}) {
        scene.table().select({1_p});
        scene.page().search();
        QTest::keyClicks(&search, text("uwe"));
        QTest::keyClick(&search, key);
        QVERIFY(scene.table().hasFocus());
        QVERIFY(scene.table().selected() == Numbers{3_p});
        scene.key(Qt::Key_Escape);
    }
}

void TestParticipantsPage::findsTheNumberOfABadge_data()
{
    QTest::addColumn<bool>("isScanned");
    QTest::newRow("the number") << false;
    QTest::newRow("the code") << true;
}

/// A scanner types the code and Enter, in any sort order.
void TestParticipantsPage::findsTheNumberOfABadge()
{
    QFETCH(const bool, isScanned);
    Scene scene(false);
    for (int number = 12; number > 0; --number) {
        scene.enrol({person(text("Person ") + QChar(u'A' + number), text("TSV 1860"))});
    }
    auto& search = scene.part<QLineEdit>("participantSearch");
    for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        scene.table().sortByColumn(desk::ParticipantsModel::Name, order);
        for (const auto number : {1_p, 2_p, 6_p, 12_p}) {
            scene.page().search();
            QTest::keyClicks(&search, isScanned ? core::badgeCode(number)
                                                : QString::number(core::plain(number)));
            QTest::keyClick(&search, Qt::Key_Return);
            QVERIFY(scene.table().selected() == Numbers{number});
            scene.key(Qt::Key_Escape);
        }
    }
}

/// At the door the cursor is in the field for names: whose badge it is, is here.
void TestParticipantsPage::readsABadgeInTheNameField()
{
    Scene scene(false);
    for (int number = 1; number <= 3; ++number) {
        scene.enrol({person(text("Person %1").arg(number))});
    }
    scene.table().select({2_p});
    scene.key(Qt::Key_A);
    QVERIFY(!core::isPresent(*core::findParticipant(scene.now(), 2_p), 1_r));
    scene.type(core::badgeCode(2_p));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QVERIFY(core::isPresent(*core::findParticipant(scene.now(), 2_p), 1_r));
    scene.type(core::badgeCode(9_p));
    QTest::keyClick(&scene.field(), Qt::Key_Return);
    QCOMPARE(scene.now().participants.size(), std::size_t{3});
    QCOMPARE(scene.field().selectedText(), core::badgeCode(9_p));
}

/// Its letter and digits are no commands there, and Enter edits nobody.
void TestParticipantsPage::readsABadgeInTheTable()
{
    Scene scene(false);
    for (int number = 1; number <= 12; ++number) {
        scene.enrol({person(text("Person %1").arg(number))});
    }
    scene.table().select({3_p});
    scene.table().setFocus();
    const auto entries = scene.entries();
    QTest::keyClicks(&scene.table(), core::badgeCode(12_p));
    QTest::keyClick(&scene.table(), Qt::Key_Return);
    QVERIFY(scene.table().selected() == Numbers{12_p});
    QTest::keyClicks(&scene.table(), core::badgeCode(99_p));
    QTest::keyClick(&scene.table(), Qt::Key_Return);
    QVERIFY(scene.table().selected().empty());
    QCOMPARE(scene.entries(), entries);
    // A letter that no digit follows is none of a badge.
    scene.table().select({3_p});
    QTest::keyClicks(&scene.table(), text("Pa"));
    QCOMPARE(scene.entries(), entries + 1);
}

void TestParticipantsPage::keepsTheSelection()
{
    Scene scene(false);
    scene.enrol({person(text("Anna")), person(text("Berta")), person(text("Carla"))});
    scene.table().select({2_p, 3_p});
    scene.type(text("Dora"));
    scene.session().run(core::removeParticipant, 1_p, core::MoneyOfRemoved::OwedBack);
    QVERIFY(scene.table().selected() == (Numbers{2_p, 3_p}));
    QCOMPARE(scene.field().text(), text("Dora"));
}

void TestParticipantsPage::countsTheTables()
{
    Scene scene(false);
    std::vector<core::Enrolment> people;
    for (int number = 1; number <= 21; ++number) {
        people.push_back(person(text("Person %1").arg(number)));
    }
    scene.enrol(people);
    QCOMPARE(scene.part<QLabel>("enrolledTotal").text(), text("21"));
    QCOMPARE(scene.part<QLabel>("presentTotal").text(), text("21"));
    QStringList words;
    for (const auto* label : scene.part<QWidget>("nextTables").findChildren<QLabel*>()) {
        words << label->text();
    }
    QCOMPARE(words.size(), qsizetype{3});
    QVERIFY(words[0].contains(text("3")) && words[0].contains(text("4")));
    scene.table().select({1_p});
    scene.key(Qt::Key_A);
    QCOMPARE(scene.part<QLabel>("presentTotal").text(), text("20"));
}

void TestParticipantsPage::tellsOfNoRoundAfterTheLast_data()
{
    QTest::addColumn<core::RoundState>("state");
    QTest::addColumn<int>("planned");
    QTest::addColumn<QString>("head");
    using enum core::RoundState;
    QTest::newRow("another round follows") << Closed << 2 << text("Round 2");
    QTest::newRow("the last one is played") << Published << 1 << text("Round 2");
    QTest::newRow("the last one is closed") << Closed << 1 << text("Present");
}

void TestParticipantsPage::tellsOfNoRoundAfterTheLast()
{
    QFETCH(const core::RoundState, state);
    QFETCH(const int, planned);
    QFETCH(const QString, head);
    const auto evening = evening::with({evening::oneTable(1, state)}, planned);
    desk::ParticipantsModel model;
    const bool goesOn = core::isAnythingToPlay(core::whatIsMissing(evening));
    model.setContents(evening, 2_r, goesOn);
    QCOMPARE(model.headerData(desk::ParticipantsModel::Present, Qt::Horizontal, Qt::DisplayRole)
                 .toString(),
             head);
    desk::TotalsPanel totals(nullptr);
    totals.setContents(evening, 2_r, goesOn);
    const bool isTold = head != text("Present");
    QCOMPARE(!totals.findChild<QLabel*>(text("nextRoundTitle"))->isHidden(), isTold);
    QCOMPARE(totals.findChild<QWidget*>(text("nextTables")) != nullptr, isTold);
}

void TestParticipantsPage::headTellsTheStartFee_data()
{
    QTest::addColumn<qint64>("fee");
    QTest::addColumn<std::vector<core::FeeClass>>("classes");
    QTest::addColumn<QString>("expected");
    using Classes = std::vector<core::FeeClass>;
    const core::FeeClass guest{text("guest"), text("Gast"), 750};
    const core::FeeClass free{text("free"), text("frei"), 0};
    QTest::newRow("none") << qint64{0} << Classes{} << text("no start fee");
    QTest::newRow("one") << qint64{500} << Classes{} << text("start fee 5 €");
    QTest::newRow("by class") << qint64{500} << Classes{guest, free}
                              << text("start fee 0 € to 7.50 €");
    QTest::newRow("classes alone")
        << qint64{0} << Classes{guest} << text("start fee 0 € to 7.50 €");
}

void TestParticipantsPage::headTellsTheStartFee()
{
    QFETCH(qint64, fee);
    QFETCH(std::vector<core::FeeClass>, classes);
    core::Settings settings;
    settings.startFeeCents = fee;
    settings.feeClasses = classes;
    QTEST(desk::startFeeText(settings), "expected");
}

void TestParticipantsPage::showsThreeKeysUntilAskedForAll()
{
    Scene scene;
    const auto shown = [&scene] {
        const auto hints = scene.part<desk::KeyList>("keyList").findChildren<desk::KeyHint*>();
        return std::count_if(hints.begin(), hints.end(),
                             [](const desk::KeyHint* hint) { return hint->isVisible(); });
    };
    QCOMPARE(shown(), 3);
    scene.click("allKeysButton");
    QCOMPARE(shown(), 10);
    scene.restart();
    QCOMPARE(shown(), 10);
    scene.click("allKeysButton");
    QCOMPARE(shown(), 3);
}

void TestParticipantsPage::modelsKeepTheirWord()
{
    using Mode = QAbstractItemModelTester::FailureReportingMode;
    auto evening = evening::tournament(3);
    evening.settings.startFeeCents = 500;
    desk::ParticipantsModel participants;
    const QAbstractItemModelTester one(&participants, Mode::QtTest);
    participants.setContents(evening, 1_r);
    QCOMPARE(participants.index(0, desk::ParticipantsModel::Paid).data().toString(), text("open"));
    evening.participants[0].setPaidCents(500);
    participants.setContents(evening, 1_r);
    QCOMPARE(participants.index(0, desk::ParticipantsModel::Paid).data().toString(), text("5 €"));
    QVERIFY(participants.index(0, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(text("start fee: 5 €")));
    evening.participants.pop_back();
    participants.setContents(evening, 1_r);
    QCOMPARE(participants.rowCount(), 2);

    desk::SuggestionModel suggestions;
    const QAbstractItemModelTester two(&suggestions, Mode::QtTest);
    suggestions.setRows(desk::suggestionsFor(text("per"), {}, {}, evening));
    QCOMPARE(suggestions.rowCount(), 3);
    suggestions.setRows({});

    desk::RegularsModel regulars;
    const QAbstractItemModelTester three(&regulars, Mode::QtTest);
    regulars.setContents({{text("Anna"), {}, {}}, {text("Person 1"), {}, {}}}, {}, evening);
    QCOMPARE(regulars.rowCount(), 1);
    evening.participants[1].name = text("Anna");
    regulars.setContents({{text("Anna"), {}, {}}, {text("Uwe"), {}, {}}}, {}, evening);
    QCOMPARE(regulars.rowCount(), 2);
    QVERIFY(regulars.row(0).number == 2_p);

    const auto list = readPeopleList(text("Anna\nUwe\n"));
    desk::ListPreviewModel preview(desk::previewOf(*list, evening, {}).lines);
    const QAbstractItemModelTester four(&preview, Mode::QtTest);
    QCOMPARE(preview.rowCount(), 2);
}

void TestParticipantsPage::everythingHasAName()
{
    Scene scene;
    const auto check = [](const QWidget& parent) {
        for (const auto* widget : parent.findChildren<QWidget*>()) {
            if (widget->focusPolicy() != Qt::NoFocus && widget->isVisibleTo(&parent) &&
                !widget->objectName().startsWith(text("qt_"))) {
                QVERIFY2(!widget->objectName().isEmpty() && !widget->accessibleName().isEmpty(),
                         widget->metaObject()->className());
            }
        }
    };
    check(scene.page());
    scene.table().select({1_p});
    scene.whenAsked([&](QDialog& dialog) { check(dialog); });
    scene.key(Qt::Key_F2);
    scene.whenAsked([&](QDialog& dialog) { check(dialog); });
    scene.click("regularsButton");
    scene.whenAsked([&](QDialog& dialog) { check(dialog); });
    scene.page().addList(text("Clipboard"), text("A\nB\n"));
    QCOMPARE(scene.asked(), 3);
}

void TestParticipantsPage::seatOfferGoesWithTheSeat()
{
    Scene scene(false);
    scene.enrol({person(text("Anna")), person(text("Uwe")), person(text("Ina"))});
    const core::RoundPlan before{1_r, {{1_t, {1_p, 2_p, 3_p}}}, {}};
    QVERIFY(scene.session().run(core::addRounds, {before}, core::RoundState::Published));
    scene.type(text("Eva Lang"));
    QTest::keyClick(&scene.field(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(scene.notice().contains(text("without a seat")), qPrintable(scene.notice()));
    const core::RoundPlan after{1_r, {{1_t, {1_p, 2_p, 3_p, 4_p}}}, {}};
    QVERIFY(scene.session().run(core::seatLatecomer, after, 4_p, {}));
    QCOMPARE(scene.notice(), QString());
}

/// As in the name field, for all who are selected.
void TestParticipantsPage::plusIsHereAndPaid()
{
    Scene scene(false);
    scene.enrol({person(text("Anna")), person(text("Uwe")), person(text("Ina"))});
    scene.setFee(500);
    scene.table().select({3_p});
    scene.key(Qt::Key_A); // absent
    scene.table().select({1_p, 3_p});
    scene.key(Qt::Key_Plus);
    QCOMPARE(scene.notice(), text("Here and paid: 2 people"));
    for (const auto number : {1_p, 3_p}) {
        const auto& one = *core::findParticipant(scene.now(), number);
        QVERIFY(core::isPresent(one, 1_r));
        QCOMPARE(one.paidCents(), std::int64_t{500});
    }
    QCOMPARE(core::findParticipant(scene.now(), 2_p)->paidCents(), std::int64_t{0});
    const auto before = scene.entries();
    scene.key(Qt::Key_Plus, Qt::ShiftModifier);
    QCOMPARE(scene.notice(), text("Already here and paid: 2 people"));
    QCOMPARE(scene.entries(), before);
}

/// Fees are collected from everybody at the end, when some have gone.
void TestParticipantsPage::plusForSeveralBringsNobodyBack()
{
    Scene scene(false);
    scene.enrol({person(text("Anna")), person(text("Uwe")), person(text("Ina"))});
    scene.setFee(500);
    const core::RoundPlan plan{1_r, {{1_t, {1_p, 2_p, 3_p}}}, {}};
    QVERIFY(scene.session().run(core::addRounds, {plan}, core::RoundState::Published));
    const auto seen = *core::findParticipant(scene.now(), 2_p);
    auto wanted = seen;
    wanted.present = core::withPresence(seen.present, core::PresentUntil{1_r});
    QVERIFY(scene.session().run(core::editParticipant, {seen, wanted}));
    scene.table().select({1_p, 2_p, 3_p});
    scene.key(Qt::Key_Plus);
    const auto isBack = [&scene] {
        return core::isPresent(*core::findParticipant(scene.now(), 2_p), 2_r);
    };
    QCOMPARE(core::findParticipant(scene.now(), 2_p)->paidCents(), std::int64_t{500});
    QVERIFY(!isBack());
    scene.table().select({2_p});
    scene.key(Qt::Key_Plus);
    QVERIFY(isBack());
}

RUMMY_TEST(TestParticipantsPage)

} // namespace tst_participants_page

#include "tst_participants_page.moc"
