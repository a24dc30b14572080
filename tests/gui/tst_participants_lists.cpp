#include "participants_scene.h"
#include "tests/suite.h"

#include "app/desk/evening/participants/list_columns.h"
#include "app/desk/evening/participants/list_dialog.h"
#include "core/file/workbook.h"
#include "core/texts/numbers.h"
#include "tests/evening.h"
#include "tests/made_zip.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace tst_participants_lists {

using namespace evening;
using namespace participants_test;
using page_test::part;

/// Enrolling many people: pasted or imported lists, and the directory's regulars.
class TestParticipantsLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void cleanup();
    void pastesAListOnce();
    void saysWhoWaits();
    void regularsWhoWaitAreNamed();
    void newerListIsTicked();
    void asksWhoIsHere();
    void saysWhatWasDoneAndWhoWaits();
    void previewCanBeLeft();
    void importsAWindowsFile();
    void importsASheetOfAWorkbook();
    void columnsAreSetByHand();
    void arrowKeysKeepOtherColumns();
#ifdef Q_OS_UNIX
    void refusesAPipe();
#endif
    void refusesWhatIsNoList();
    void ticksRegulars();
    void asksWhoIsWho();
    void keepsTheDirectoryInOrder();
    void erasesAPerson();
};

void TestParticipantsLists::cleanup()
{
    QApplication::clipboard()->clear();
}

void TestParticipantsLists::pastesAListOnce()
{
    Scene scene(false);
    scene.know({{text("Berger, Anna"), text("Hof"), {}}});
    const auto list = text("Berger, Anna\nÖztürk, Deniz\tPlauen\nGretel\n");
    QApplication::clipboard()->setText(list);
    scene.whenAsked([](QDialog& dialog) {
        auto& table = part<QTableView>(dialog, "listPreview");
        QCOMPARE(table.model()->rowCount(), 3);
        click(dialog, "listAdd");
    });
    scene.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene.asked(), 1);
    QCOMPARE(scene.now().participants.size(), std::size_t{3});
    QCOMPARE(scene.find(text("Berger, Anna"))->club, text("Hof"));
    QCOMPARE(scene.session().directory().size(), std::size_t{3});
    QCOMPARE(scene.table().selected().size(), std::size_t{3});

    scene.whenAsked([](QDialog& dialog) {
        QVERIFY(!part<QPushButton>(dialog, "listAdd").isEnabled());
        QVERIFY(!part<QPushButton>(dialog, "listAdd").toolTip().isEmpty());
        click(dialog, "backButton");
    });
    QTest::keyClick(&scene.field(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene.asked(), 2);
    QCOMPARE(scene.now().participants.size(), std::size_t{3});

    // Pasting a single name is like typing it.
    QApplication::clipboard()->setText(text("Zora"));
    QTest::keyClick(&scene.field(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene.field().text(), text("Zora"));
}

void TestParticipantsLists::saysWhoWaits()
{
    Scene scene(false);
    scene.setCapacity(1);
    QApplication::clipboard()->setText(
        text("Name\tZeitstempel\nBerger, Anna\t2026-05-13 10:00\nÖztürk, Deniz\t2026-05-12 "
             "10:00\nGretel\t\n"));
    scene.whenAsked([](QDialog& dialog) {
        const auto& model = *part<QTableView>(dialog, "listPreview").model();
        const auto fate = [&model](int row) {
            return model.index(row, desk::ListPreviewModel::Fate).data().toString();
        };
        QCOMPARE(fate(0), text("joins the waiting list as No. 1"));
        QCOMPARE(fate(1), text("is expected as No. 2"));
        QCOMPARE(fate(2), text("joins the waiting list as No. 3"));
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().contains(text("2 of them to the waiting list"));
        }));
        click(dialog, "listAdd");
    });
    scene.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene.asked(), 1);
    QVERIFY2(scene.notice().contains(text("On the waiting list: Berger, Anna; Gretel")),
             qPrintable(scene.notice()));
}

void TestParticipantsLists::regularsWhoWaitAreNamed()
{
    Scene scene(false);
    scene.setCapacity(1);
    scene.know({{text("Berger, Anna"), {}, {}}, {text("Öztürk, Deniz"), {}, {}}});
    scene.whenAsked([](QDialog& dialog) {
        auto& table = part<QTableView>(dialog, "regulars");
        table.selectAll();
        QTest::keyClick(&table, Qt::Key_Space);
        const auto& notice = *dialog.findChild<desk::Notice*>();
        QVERIFY2(notice.text().contains(text("On the waiting list: Öztürk, Deniz")),
                 qPrintable(notice.text()));
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    scene.click("regularsButton");
    QCOMPARE(scene.asked(), 1);
}

namespace {

/// 1 Anna is here, 2 Bert, 3 Carl and 4 Dora are expected.
void enrolFour(Scene& scene)
{
    std::vector<core::Enrolment> people;
    for (const auto& name : {text("Anna"), text("Bert"), text("Carl"), text("Dora")}) {
        core::Enrolment person;
        person.name = name;
        person.status = people.empty() ? core::Attendance::Here : core::Attendance::Expected;
        people.push_back(person);
    }
    scene.enrol(people);
}

QString fateOf(const QDialog& dialog, int row)
{
    const auto& model = *part<QTableView>(dialog, "listPreview").model();
    return model.index(row, desk::ListPreviewModel::Fate).data().toString();
}

} // namespace

void TestParticipantsLists::newerListIsTicked()
{
    Scene scene(false);
    scene.setFee(500);
    enrolFour(scene);
    QApplication::clipboard()->setText(
        text("Name\tVerein\tBezahlt\nAnna\t\tja\nBert\tHof\tja\nCarl\t\tja\nEva\t\t\n"));
    scene.whenAsked([](QDialog& dialog) {
        QCOMPARE(fateOf(dialog, 0), text("No. 1 is here and stays; different: payment"));
        const auto payment = QStringLiteral("payment (%1)").arg(texts::moneyText(500));
        QCOMPARE(fateOf(dialog, 1), text("No. 2 is changed: club, ") + payment);
        QCOMPARE(fateOf(dialog, 2), text("No. 3 is changed: ") + payment);
        QCOMPARE(fateOf(dialog, 3), text("is expected as No. 5"));
        QCOMPARE(fateOf(dialog, 4), text("No. 4 stays; no longer on the list"));
        auto& table = part<QTableView>(dialog, "listPreview");
        table.selectRow(2);
        QTest::keyClick(&table, Qt::Key_Space);
        QCOMPARE(fateOf(dialog, 2), text("No. 3 stays; different: ") + payment);
        const auto missing = table.model()->index(4, desk::ListPreviewModel::Fate);
        table.scrollTo(missing);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(missing).center());
        QCOMPARE(fateOf(dialog, 4), text("No. 4 is removed: no longer on the list"));
        click(dialog, "listAdd");
    });
    scene.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene.asked(), 1);
    QCOMPARE(scene.find(text("Anna"))->paidCents(), 0);
    QCOMPARE(scene.find(text("Bert"))->paidCents(), 500);
    QCOMPARE(scene.find(text("Bert"))->club, text("Hof"));
    QCOMPARE(scene.find(text("Carl"))->paidCents(), 0);
    QVERIFY(!scene.find(text("Dora")));
    QVERIFY(scene.find(text("Eva")));
    QVERIFY2(scene.notice().contains(text("1 changed")), qPrintable(scene.notice()));
    scene.undo();
    QVERIFY(scene.find(text("Dora")) && !scene.find(text("Eva")));
    QCOMPARE(scene.find(text("Bert"))->club, QString());
}

void TestParticipantsLists::asksWhoIsHere()
{
    Scene scene(false);
    scene.setCapacity(3);
    QApplication::clipboard()->setText(text("Anna\nUwe\n"));
    const auto asked = [&scene](core::Attendance wanted) {
        scene.whenAsked([wanted](QDialog& dialog) {
            auto& status = part<QComboBox>(dialog, "listStatus");
            QVERIFY(status.isVisible());
            QCOMPARE(status.currentText(), text("expected"));
            status.setCurrentIndex(status.findData(static_cast<int>(wanted)));
            click(dialog, "listAdd");
        });
        scene.key(Qt::Key_V, Qt::ControlModifier);
        return scene.find(text("Anna"))->status;
    };
    QVERIFY(asked(core::Attendance::Expected) == core::Attendance::Expected);
    scene.undo();
    QVERIFY(asked(core::Attendance::Here) == core::Attendance::Here);
}

/// Places may be free after a newer list, but for those who waited before.
void TestParticipantsLists::saysWhatWasDoneAndWhoWaits()
{
    Scene scene(false);
    scene.setCapacity(4);
    std::vector<core::Enrolment> people;
    for (const auto& name :
         {text("Anna"), text("Bert"), text("Carl"), text("Dora"), text("Emil")}) {
        people.push_back(person(name));
        people.back().status = core::Attendance::Expected;
    }
    scene.enrol(people);
    QApplication::clipboard()->setText(text("Name\tVerein\nAnna\tHof\nBert\t\nEmil\t\nFranz\t\n"));
    scene.whenAsked([](QDialog& dialog) {
        auto& table = part<QTableView>(dialog, "listPreview");
        QCOMPARE(fateOf(dialog, 4), text("No. 3 stays; no longer on the list"));
        table.selectRow(4);
        QTest::keyClick(&table, Qt::Key_Space);
        click(dialog, "listAdd");
    });
    scene.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene.asked(), 1);
    QCOMPARE(
        scene.notice(),
        text("1 person(s) added · 1 changed · 1 removed\nOn the waiting list: Franz. 1 place(s) "
             "free: others waited before. They are given on the page Check-in."));
}

void TestParticipantsLists::previewCanBeLeft()
{
    Scene scene(false);
    QApplication::clipboard()->setText(text("Anna\nUwe\n"));
    scene.whenAsked([](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    scene.click("pasteButton");
    QCOMPARE(scene.asked(), 1);
    QVERIFY(scene.now().participants.empty());
    QApplication::clipboard()->clear();
    scene.click("pasteButton");
    QVERIFY(!scene.notice().isEmpty());
}

void TestParticipantsLists::importsAWindowsFile()
{
    Scene scene(false);
    QFile file(scene.file(text("members.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "Nr;Name;Verein\r\n5;G\xF6\xDFwein, Erna;Hof\r\n5;Doppelt;Hof\r\n;M\xFCller, Eva;\r\n");
    file.close();
    scene.whenAsked([](QDialog& dialog) {
        const auto& model = *part<QTableView>(dialog, "listPreview").model();
        const auto fate = model.index(1, desk::ListPreviewModel::Fate).data().toString();
        QVERIFY2(fate.contains(text("already taken")), qPrintable(fate));
        click(dialog, "listAdd");
    });
    scene.page().importFile(file.fileName());
    QCOMPARE(scene.asked(), 1);
    QCOMPARE(scene.now().participants.size(), std::size_t{2});
    QVERIFY(scene.find(text("Gößwein, Erna"))->number == 5_p);
    QVERIFY(scene.find(text("Müller, Eva"))->number == 6_p);
}

void TestParticipantsLists::importsASheetOfAWorkbook()
{
    if (!core::readsWorkbooks()) {
        QSKIP("built without libzip");
    }
    const auto sheet = [](const QByteArray& name) {
        const auto cell = [](const QByteArray& words) {
            return "<c t=\"inlineStr\"><is><t>" + words + "</t></is></c>";
        };
        return "<worksheet><row>" + cell("Name") + cell("Verein") + "</row><row>" + cell(name) +
               cell("Hof") + "</row></worksheet>";
    };
    Scene scene(false);
    QFile file(scene.file(text("people.xlsx")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        made_zip::xlsx({{text("May"), sheet("Berger, Anna")}, {text("June"), sheet("Lang, Uwe")}}));
    file.close();
    scene.whenAsked([](QDialog& dialog) {
        const auto& model = *part<QTableView>(dialog, "listPreview").model();
        const auto name = model.index(0, desk::ListPreviewModel::Name);
        QCOMPARE(name.data().toString(), text("Berger, Anna"));
        auto& sheets = part<QComboBox>(dialog, "listSheet");
        QVERIFY(sheets.isVisible() && !sheets.accessibleName().isEmpty());
        sheets.setFocus();
        QTest::keyClick(&sheets, Qt::Key_Down);
        QTRY_COMPARE(model.index(0, desk::ListPreviewModel::Name).data().toString(),
                     text("Lang, Uwe"));
        click(dialog, "listAdd");
    });
    scene.page().importFile(file.fileName());
    QCOMPARE(scene.asked(), 1);
    QVERIFY(scene.find(text("Lang, Uwe")) && !scene.find(text("Berger, Anna")));
}

void TestParticipantsLists::columnsAreSetByHand()
{
    Scene scene(false);
    QApplication::clipboard()->setText(
        text("Wer\tStadt\tTelefon\nBerger, Anna\tHof\t123\nLang, Uwe\tSelb\t\n"));
    scene.whenAsked([](QDialog& dialog) {
        const auto& model = *part<QTableView>(dialog, "listPreview").model();
        QCOMPARE(model.rowCount(), 3); // Nobody knows yet that the first line has titles.
        auto& columns = part<desk::ListColumns>(dialog, "listColumnsPane");
        QVERIFY(columns.isVisible()); // A column is left out.
        const auto choose = [&dialog](const char* name, core::ListColumn held) {
            auto& box = part<QComboBox>(dialog, name);
            QVERIFY(!box.accessibleName().isEmpty());
            box.setCurrentIndex(static_cast<int>(held));
            Q_EMIT box.activated(box.currentIndex());
        };
        const auto& samples = part<QTableWidget>(dialog, "listColumns");
        QCOMPARE(samples.item(1, 0)->text(), text("Wer"));
        part<QSpinBox>(dialog, "listFirstRow").setValue(2);
        QCOMPARE(samples.item(1, 0)->text(), text("Berger, Anna"));
        QCOMPARE(model.rowCount(), 2);
        choose("listColumn2", core::ListColumn::Name);
        QCOMPARE(model.index(0, desk::ListPreviewModel::Name).data().toString(), text("123"));
        QVERIFY(columns.columns().front() == core::ListColumn::Other); // No two are the name.
        choose("listColumn0", core::ListColumn::Name);
        choose("listColumn1", core::ListColumn::Town);
        QCOMPARE(model.index(1, desk::ListPreviewModel::Club).data().toString(), text("Selb"));
        part<QPushButton>(dialog, "listShowColumns").click();
        QVERIFY(!columns.isVisible());
        click(dialog, "listAdd");
    });
    scene.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene.asked(), 1);
    QCOMPARE(scene.now().participants.size(), std::size_t{2});
    QCOMPARE(scene.find(text("Berger, Anna"))->club, text("Hof"));
}

/// Choices passed by the arrow keys give back what they have taken.
void TestParticipantsLists::arrowKeysKeepOtherColumns()
{
    Scene scene(false);
    QApplication::clipboard()->setText(
        text("\nName\tVerein\t\tBezahlt?!\nBerger, Anna\tHof\t\tja\n"));
    scene.whenAsked([](QDialog& dialog) {
        using enum core::ListColumn;
        auto& columns = part<desk::ListColumns>(dialog, "listColumnsPane");
        QVERIFY(!columns.isVisible()); // The titles are known.
        part<QPushButton>(dialog, "listShowColumns").click();
        QCOMPARE(part<QSpinBox>(dialog, "listFirstRow").value(), 3); // The line in the preview.
        auto& box = part<QComboBox>(dialog, "listColumn2");
        box.setFocus();
        for (int step = 0; step < static_cast<int>(Tags); ++step) {
            QTest::keyClick(&box, Qt::Key_Down);
        }
        QCOMPARE(columns.columns(), (std::vector{Name, Club, Tags, Paid}));
        QVERIFY(part<QPushButton>(dialog, "listAdd").isEnabled());
        for (int step = static_cast<int>(Tags); step > static_cast<int>(Club); --step) {
            QTest::keyClick(&box, Qt::Key_Up);
        }
        QCOMPARE(columns.columns(), (std::vector{Name, Other, Club, Paid}));
        click(dialog, "backButton");
    });
    scene.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene.asked(), 1);
}

#ifdef Q_OS_UNIX
/// Nobody writes into it: reading it would wait for ever.
void TestParticipantsLists::refusesAPipe()
{
    Scene scene(false);
    const auto pipe = scene.file(text("pipe.csv"));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), S_IRUSR | S_IWUSR), 0);
    scene.page().importFile(pipe);
    QVERIFY(scene.notice().contains(text("It is not a file.")));
    QCOMPARE(scene.asked(), 0);
}
#endif

void TestParticipantsLists::refusesWhatIsNoList()
{
    Scene scene(false);
    scene.page().importFile(scene.file(text("missing.csv")));
    QVERIFY(scene.notice().contains(text("missing.csv")));
    scene.page().addList(text("Clipboard"), text("name\n\"Anna\n"));
    QVERIFY(scene.notice().contains(text("quot"), Qt::CaseInsensitive));
    scene.page().addList(text("Clipboard"), text("name\n"));
    QVERIFY(scene.notice().contains(text("nobody")));
    QFile old(scene.file(text("people.xls")));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
    old.close();
    scene.page().importFile(old.fileName());
    QVERIFY2(scene.notice().contains(text("Save it as .xlsx or CSV")), qPrintable(scene.notice()));
    QCOMPARE(scene.asked(), 0);
}

void TestParticipantsLists::ticksRegulars()
{
    Scene scene(false);
    scene.know({{text("Anna"), {}, {}}, {text("Berta"), text("Hof"), {}}, {text("Carla"), {}, {}}});
    scene.enrol({person(text("Carla"))});
    scene.whenAsked([&](QDialog& dialog) {
        auto& list = part<QTableView>(dialog, "regulars");
        QCOMPARE(list.model()->rowCount(), 2);
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Space);
        QTest::keyClick(&list, Qt::Key_Space);
        QCOMPARE(list.model()->rowCount(), 2);
        QCOMPARE(scene.now().participants.size(), std::size_t{3});
        // The last one stays current; Space reverts it.
        QTest::keyClick(&list, Qt::Key_Space);
        QCOMPARE(scene.now().participants.size(), std::size_t{2});
        QTest::keyClicks(&part<QLineEdit>(dialog, "regularsSearch"), text("hof"));
        QCOMPARE(list.model()->rowCount(), 1);
        QTest::keyClick(&part<QLineEdit>(dialog, "regularsSearch"), Qt::Key_Return);
    });
    scene.click("regularsButton");
    QCOMPARE(scene.asked(), 1);
    QCOMPARE(scene.find(text("Berta"))->club, text("Hof"));
    QCOMPARE(scene.now().participants.size(), std::size_t{3});
    scene.page().activateWindow();
    QTRY_VERIFY(scene.field().hasFocus());
}

/// By keyboard: the first is another entry's person, the next is postponed, the last is new.
void TestParticipantsLists::asksWhoIsWho()
{
    Scene scene(false);
    scene.know({{text("Anna"), text("Hof"), {}},
                {text("Berta"), text("Hof"), {}},
                {text("Carla"), text("Hof"), {}}});
    scene.enrol({person(text("Anna")), person(text("Berta")), person(text("Carla"))});
    QStringList titles;
    scene.whenAsked([&](QDialog& regulars) {
        auto& button = part<QPushButton>(regulars, "regularsDoubtful");
        QVERIFY(button.isVisible());
        QVERIFY2(button.text().contains(text("3")), qPrintable(button.text()));
        scene.whenAsked([&](QDialog& anna) {
            titles << anna.windowTitle();
            QVERIFY(!part<QPushButton>(anna, "yesButton").isEnabled());
            part<QRadioButton>(anna, "who1").setFocus();
            QTest::keyClick(&part<QRadioButton>(anna, "who1"), Qt::Key_Space);
            scene.whenAsked([&](QDialog& berta) {
                titles << berta.windowTitle();
                scene.whenAsked([&](QDialog& carla) {
                    titles << carla.windowTitle();
                    QTest::keyClick(&part<QRadioButton>(carla, "who2"), Qt::Key_Space);
                    click(carla, "yesButton");
                });
                click(berta, "whoLater");
            });
            QTest::keyClick(&part<QPushButton>(anna, "yesButton"), Qt::Key_Return);
        });
        click(regulars, "regularsDoubtful");
        QVERIFY2(button.text().contains(text("1")), qPrintable(button.text()));
        QCOMPARE(part<QTableView>(regulars, "regulars").model()->rowCount(), 3);
    });
    scene.click("regularsButton");
    QCOMPARE(scene.asked(), 4);
    QCOMPARE(titles.size(), 3);
    QCOMPARE(scene.session().directory().size(), std::size_t{4});
}

void TestParticipantsLists::keepsTheDirectoryInOrder()
{
    Scene scene(false);
    scene.know({{text("Ana"), {}, {}}, {text("Anna"), {}, {}}, {text("Berta"), {}, {}}});
    scene.whenAsked([&](QDialog& dialog) {
        auto& list = part<QTableView>(dialog, "regulars");
        list.setFocus();
        list.selectRow(1);
        QTest::keyClick(&list, Qt::Key_Up, Qt::ShiftModifier);
        QTest::keyClick(&list, Qt::Key_Down, Qt::ShiftModifier);
        list.selectionModel()->select(list.model()->index(0, 0),
                                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
        scene.whenAsked([](QDialog& question) { click(question, "yesButton"); });
        QTest::keyClick(&list, Qt::Key_M);
        QCOMPARE(scene.session().directory().size(), std::size_t{2});
        QCOMPARE(scene.session().directory().front().name, text("Anna"));

        list.selectRow(1);
        scene.whenAsked([](QDialog& entry) {
            part<QLineEdit>(entry, "playerClub").setText(text("Hof"));
            click(entry, "playerSave");
        });
        QTest::keyClick(&list, Qt::Key_F2);
        QCOMPARE(scene.session().directory().back().club, text("Hof"));

        list.selectRow(0);
        scene.whenAsked([](QDialog& question) { click(question, "yesButton"); });
        QTest::keyClick(&list, Qt::Key_Delete);
        QCOMPARE(scene.session().directory().size(), std::size_t{1});
    });
    scene.click("regularsButton");
    QCOMPARE(scene.asked(), 4);
}

void TestParticipantsLists::erasesAPerson()
{
    Scene scene(false);
    scene.know({{text("Ana"), {}, {}}, {text("Anna"), {}, {}}});
    scene.whenAsked([&](QDialog& dialog) {
        auto& list = part<QTableView>(dialog, "regulars");
        list.selectRow(0);
        QTest::keyClick(&list, Qt::Key_Space);
        QCOMPARE(scene.session().tournament().participants.size(), std::size_t{1});
        list.selectRow(0);
        scene.whenAsked([&](QDialog& question) {
            scene.whenAsked([](QDialog& erased) { click(erased, "erasedClose"); });
            click(question, "yesButton");
        });
        click(dialog, "regularsErase");
        QCOMPARE(scene.session().directory().size(), std::size_t{1});
        // The open tournament shows it at once.
        QCOMPARE(scene.session().tournament().participants.front().name, text("N. N."));
        list.selectAll();
        list.selectionModel()->clearSelection();
        QVERIFY(!part<QPushButton>(dialog, "regularsErase").isEnabled());
    });
    scene.click("regularsButton");
    QCOMPARE(scene.asked(), 3);
}

RUMMY_TEST(TestParticipantsLists)

} // namespace tst_participants_lists

#include "tst_participants_lists.moc"
