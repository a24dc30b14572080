#include "app/desk/evening/reports/document_list.h"
#include "app/desk/evening/reports/reports_page.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/hall/hall_keys.h"
#include "core/people/people_names.h"
#include "core/texts/translation.h"
#include "desk_fixture.h"
#include "page_test.h"
#include "tests/suite.h"

#include "reports/documents/papers_now.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPrinterInfo>
#include <QPushButton>
#include <QTest>

namespace tst_reports_page {

using namespace Qt::Literals::StringLiterals;
using documents::Kind;
using typeset::FileForm;

namespace {

/// The page on an evening, in a window.
class Shown
{
public:
    explicit Shown(const QString& sample = u"club-evening.json"_s)
    {
        if (sample.isEmpty()) {
            openEmpty();
        } else {
            fixture_.openSample(sample);
        }
        remake();
    }

    /// As on a language change, or after a restart.
    void remake()
    {
        page_ = std::make_unique<desk::ReportsPage>(fixture_.session());
        page_->resize(1088, 734);
        page_->show();
        if (!QTest::qWaitForWindowActive(page_.get())) {
            qFatal("no active window");
        }
        page_->enter();
    }

    DeskFixture& fixture() { return fixture_; }
    desk::Session& session() { return fixture_.session(); }
    desk::ReportsPage& page() { return *page_; }
    desk::DocumentList& list() { return *find<desk::DocumentList>("documentList"); }
    template <typename Widget>
    Widget* find(const char* name)
    {
        return page_->findChild<Widget*>(QString::fromLatin1(name));
    }
    QPushButton* button(const char* name) { return find<QPushButton>(name); }
    QString notice() { return find<QWidget>("reportNotice")->accessibleName(); }
    bool isReady()
    {
        return QTest::qWaitFor([this] { return find<QLabel>("pagePlace")->text() != none_; });
    }
    void choose(const char* combo, int index)
    {
        auto* box = find<QComboBox>(combo);
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
    }

    /// The file as saved by the page.
    QByteArray saved(FileForm format)
    {
        const auto path = fixture_.file(u"saved-%1"_s.arg(++files_));
        page_->save(format, path);
        QFile file(path);
        const bool there = QTest::qWaitFor([&] { return file.exists(); });
        return there && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    void openEmpty()
    {
        core::Tournament tournament;
        tournament.settings.name = u"New"_s;
        fixture_.open(tournament);
    }

    const QString none_ = u"Page 0 of 0"_s;
    texts::Translation english_{QLocale(u"en"_s)};
    DeskFixture fixture_;
    std::unique_ptr<desk::ReportsPage> page_;
    int files_ = 0;
};

} // namespace

/// The reports page by keyboard; checks its output.
class TestReportsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDocumentHasAPicture();
    void beginsWithThePapersOfTheMoment();
    void goesThroughTheDocumentsByKeys();
    void theChosenDocumentIsInSight();
    void papersBeforeTheFirstRound();
    void turnsPagesByKeys();
    void savesEveryForm();
    void savesAWorkbook();
    void proposesTheNewName();
    void saysWhatIsMissing_data();
    void saysWhatIsMissing();
    void tellsOfNamesThatNoFontCanWrite();
    void namesCheckedTablesAsChosen();
    void asksBeforeUnfinishedPapers_data();
    void asksBeforeUnfinishedPapers();
    void offersOnlyTheFormsThereAre();
    void followsTheTournament();
    void remembersWhatWasChosen();
    void showsAPagesWidthInALowWindow();
    void takesAnotherRound();
    void goesBackToTheNewestRound();
    void refusesTablesThatAreNotThere();
    void saysThatNoRoundIsThere();
    void printsInAnotherLanguage();
    void tellsThatThereIsNoPrinter();
    void tellsThatAFileCannotBeWritten();
    void copiesTheShortReport();
    void namesPeopleAsTheyWish();
    void tellsWhenARaffleWasDrawn();
    void isReachedFromEveryPage_data();
    void isReachedFromEveryPage();
};

void TestReportsPage::everyDocumentHasAPicture()
{
    for (const auto kind : documents::allKinds()) {
        QVERIFY2(icons::named(documents::iconOf(kind)) != icons::Meaning::Information,
                 qPrintable(documents::idOf(kind)));
    }
}

/// Beside their rows in the groups, which keep every document.
void TestReportsPage::beginsWithThePapersOfTheMoment()
{
    Shown shown(u"pure-evening.json"_s);
    const auto rows = [&shown] {
        QStringList texts;
        const auto& model = *shown.list().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            texts << model.index(row, 0).data().toString();
        }
        return texts;
    };
    const auto titles = [](const std::vector<Kind>& kinds) {
        QStringList texts;
        for (const auto kind : kinds) {
            texts << documents::titleOf(kind);
        }
        return texts;
    };
    const auto& tournament = shown.session().tournament();
    QCOMPARE(rows().mid(0, 6), QStringList(u"Now"_s) + titles(documents::papersNow(tournament)));
    for (const auto& title : titles(documents::kindsFor(tournament))) {
        QVERIFY2(rows().mid(6).contains(title), qPrintable(title));
    }
    // The current one stays where it is when the moment passes.
    QTest::keyClick(&shown.list(), Qt::Key_Home);
    const auto current = shown.list().current();
    core::Tournament empty;
    empty.settings.name = u"New"_s;
    shown.fixture().open(empty);
    QVERIFY(shown.list().current() == current);
    QCOMPARE(rows().mid(1, 5), titles(documents::papersNow(empty)));
    QVERIFY(shown.list().currentIndex().row() > 5);
}

void TestReportsPage::goesThroughTheDocumentsByKeys()
{
    Shown shown;
    QVERIFY(shown.list().hasFocus());
    QVERIFY(shown.list().current() == Kind::Standings);
    QTest::keyClick(&shown.list(), Qt::Key_Down);
    QVERIFY(shown.list().current() == Kind::RoundResults);
    QTest::keyClick(&shown.list(), Qt::Key_Home);
    QVERIFY(shown.list().current() == Kind::Standings);
    for (int step = 0; step < 5; ++step) {
        QTest::keyClick(&shown.list(), Qt::Key_Down);
    }
    QVERIFY(shown.list().current() == Kind::SignUpList);
    for (int step = 0; step < 10; ++step) {
        QTest::keyClick(&shown.list(), Qt::Key_Down);
    }
    QVERIFY(shown.list().current() == Kind::SeatingByTable); // past a heading
}

/// The list is higher than the window.
void TestReportsPage::theChosenDocumentIsInSight()
{
    Shown shown;
    const auto isInSight = [&shown] {
        const auto& list = shown.list();
        return list.viewport()->rect().contains(list.visualRect(list.currentIndex()));
    };
    shown.page().resize(1088, 500);
    for (const auto kind : {Kind::LicenceFee, Kind::SignUpList, Kind::Certificate}) {
        shown.page().show({kind});
        QTRY_VERIFY2(isInSight(), qPrintable(documents::idOf(kind)));
    }
    shown.page().resize(1088, 400);
    QTRY_VERIFY(isInSight());
    QTest::keyClick(&shown.list(), Qt::Key_Home);
    QVERIFY(isInSight());
    QCOMPARE(shown.list().visualRect(shown.list().model()->index(0, 0)).top(), 0);
}

void TestReportsPage::papersBeforeTheFirstRound()
{
    Shown shown(QString{});
    for (const auto kind : documents::allKinds()) {
        if (documents::occasionOf(kind) != documents::Occasion::BeforeEvening) {
            continue;
        }
        shown.page().show({kind});
        QTRY_VERIFY(shown.button("pdfButton")->isEnabled());
        QVERIFY(shown.saved(FileForm::Pdf).startsWith("%PDF"));
    }
    shown.page().show({Kind::TableNumbers});
    auto* const tables = shown.find<QLineEdit>("tablesField");
    auto* const place = shown.find<QLabel>("pagePlace");
    tables->setText(u"3, 11-20"_s);
    QTRY_COMPARE(place->text(), u"Page 1 of 6"_s);
    auto* const stickers = shown.find<QCheckBox>("formBox");
    QCOMPARE(stickers->text(), u"Stickers"_s);
    stickers->click();
    QTRY_COMPARE(place->text(), u"Page 1 of 2"_s);
}

void TestReportsPage::turnsPagesByKeys()
{
    Shown shown(u"open-tournament.json"_s);
    shown.page().show({Kind::Standings});
    QVERIFY(shown.isReady());
    auto* place = shown.find<QLabel>("pagePlace");
    QTRY_VERIFY(place->text().startsWith(u"Page 1 of "_s) && place->text() != u"Page 1 of 1"_s);
    QVERIFY(!shown.button("previousPageButton")->isEnabled());
    QTest::keyClick(&shown.list(), Qt::Key_PageDown);
    QVERIFY(place->text().startsWith(u"Page 2 of "_s));
    // The current view stays when the tournament changes.
    const auto done =
        shown.session().run(core::givePenalty, {core::StartNumber{1}, core::RoundNumber{1},
                                                scoring::MatchPoints::fromPoints(-1), u"late"_s});
    QVERIFY(done.ok());
    QVERIFY(shown.isReady());
    QVERIFY(place->text().startsWith(u"Page 2 of "_s));
    QTest::keyClick(&shown.list(), Qt::Key_PageUp);
    QVERIFY(place->text().startsWith(u"Page 1 of "_s));
}

void TestReportsPage::savesEveryForm()
{
    Shown shown;
    shown.page().show({Kind::Standings});
    QVERIFY(shown.saved(FileForm::Pdf).startsWith("%PDF"));
    QVERIFY(shown.saved(FileForm::Csv).startsWith("\xEF\xBB\xBFrank,"));
    QVERIFY(shown.saved(FileForm::Html).startsWith("<!DOCTYPE html>"));
    QTRY_VERIFY(shown.notice().contains(u"Saved"_s));
}

/// A workbook with its button: the dialog's file name is typed.
void TestReportsPage::savesAWorkbook()
{
    Shown shown;
    shown.page().show({Kind::Standings});
    QVERIFY(shown.isReady());
    QTRY_VERIFY(shown.button("xlsxButton")->isEnabled());
    const auto path = shown.fixture().file(u"standings.xlsx"_s);
    page_test::answer(shown.page(), [&](QDialog& dialog) {
        auto* const files = qobject_cast<QFileDialog*>(&dialog);
        QVERIFY(files != nullptr);
        files->selectFile(path);
        static_cast<QDialog*>(files)->accept();
    });
    shown.button("xlsxButton")->click();
    QTRY_VERIFY(shown.notice().contains(u"Saved"_s));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("PK"));
}

void TestReportsPage::proposesTheNewName()
{
    Shown shown;
    shown.page().show({Kind::Standings});
    QVERIFY(shown.saved(FileForm::Pdf).startsWith("%PDF"));
    const auto before = shown.session().tournament().settings;
    auto renamed = before;
    renamed.name = u"Renamed evening"_s;
    QVERIFY(shown.session().run(core::editSettings, {before, renamed}));
    QVERIFY(shown.isReady());
    QString proposed;
    page_test::answer(shown.page(), [&proposed](QDialog& dialog) {
        proposed = qobject_cast<QFileDialog*>(&dialog)->selectedFiles().value(0);
    });
    QTRY_VERIFY(shown.button("pdfButton")->isEnabled());
    shown.button("pdfButton")->click();
    QTRY_VERIFY2(proposed.contains(u"Renamed evening"_s), qPrintable(proposed));
}

void TestReportsPage::saysWhatIsMissing_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<bool>("isMissing");
    QTest::newRow("standings") << Kind::Standings << true;
    QTest::newRow("results of the round") << Kind::RoundResults << true;
    QTest::newRow("certificates") << Kind::Certificate << true;
    QTest::newRow("score slips") << Kind::ScoreSlips << false;
    QTest::newRow("prizes") << Kind::PrizeList << false;
}

/// The sample evening has a disputed table.
void TestReportsPage::saysWhatIsMissing()
{
    QFETCH(const Kind, kind);
    QFETCH(const bool, isMissing);
    Shown shown;
    shown.page().show({kind});
    const auto& notice = page_test::part<desk::Notice>(shown.page(), "missingNotice");
    QCOMPARE(notice.isVisible(), isMissing);
    QVERIFY(!isMissing || notice.text().contains(u"disputed"_s));
}

/// With an unassigned character, which is in no font.
void TestReportsPage::tellsOfNamesThatNoFontCanWrite()
{
    Shown shown;
    const auto& notice = page_test::part<desk::Notice>(shown.page(), "unwrittenNotice");
    shown.page().show({Kind::NameBadges});
    QVERIFY(!notice.isVisible());
    auto person = shown.session().tournament().participants.front();
    person.club = u"RC \u0378"_s;
    QVERIFY(shown.session().run(core::changeParticipant, person.number, person).ok());
    page_test::settle();
    QVERIFY(notice.isVisible());
    shown.page().show({Kind::Poster});
    QVERIFY(!notice.isVisible());
    shown.page().show({Kind::TableCards});
    QVERIFY(notice.isVisible());
}

void TestReportsPage::namesCheckedTablesAsChosen()
{
    Shown shown;
    shown.page().show({Kind::Standings});
    const auto isNamed = [&] {
        const auto html = shown.saved(FileForm::Html);
        return html.contains("round 4, table 2 is being checked") &&
               !html.contains("one result is being checked");
    };
    QVERIFY(!isNamed());
    shown.session().uiState().setValue(desk::hall_keys::namesChecked, true);
    shown.remake();
    QVERIFY(isNamed());
}

void TestReportsPage::asksBeforeUnfinishedPapers_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<bool>("asks");
    QTest::newRow("certificates") << Kind::Certificate << true;
    QTest::newRow("licence fee") << Kind::LicenceFee << true;
    QTest::newRow("standings, which say so themselves") << Kind::Standings << false;
}

/// The sample evening has a disputed table.
void TestReportsPage::asksBeforeUnfinishedPapers()
{
    QFETCH(const Kind, kind);
    QFETCH(const bool, asks);
    Shown shown;
    shown.page().show({kind});
    QVERIFY(shown.isReady());
    QTRY_VERIFY(shown.button("pdfButton")->isEnabled());
    QStringList seen;
    const auto note = [&seen](QDialog& dialog, bool goesOn) {
        seen << dialog.objectName();
        if (auto* const back = dialog.findChild<QPushButton*>(u"backButton"_s)) {
            seen << (back->isDefault() ? u"safe"_s : u"dangerous"_s);
            QVERIFY(dialog.findChild<QLabel*>() != nullptr);
        }
        if (goesOn && dialog.objectName() == u"question"_s) {
            dialog.accept();
        } else {
            dialog.reject();
        }
    };
    page_test::answer(shown.page(), [&](QDialog& dialog) { note(dialog, false); });
    shown.button("pdfButton")->click();
    QTRY_VERIFY(!seen.isEmpty());
    QCOMPARE(seen.first() == u"question"_s, asks);
    QCOMPARE(seen.size(), asks ? 2 : 1);
    QVERIFY(!asks || seen.last() == u"safe"_s);
    QVERIFY(shown.notice().isEmpty());
}

void TestReportsPage::offersOnlyTheFormsThereAre()
{
    Shown shown;
    shown.page().show({Kind::ScoreSlips});
    for (const auto* name : {"csvButton", "htmlButton"}) {
        QVERIFY(!shown.button(name)->isEnabled());
        QVERIFY(!shown.button(name)->toolTip().isEmpty());
    }
    QTRY_VERIFY(shown.button("pdfButton")->isEnabled());
    shown.page().show({Kind::Standings});
    QVERIFY(shown.isReady());
    for (const auto* name : {"pdfButton", "csvButton", "htmlButton", "printButton", "mailButton"}) {
        QVERIFY(shown.button(name)->isEnabled());
    }
}

void TestReportsPage::followsTheTournament()
{
    Shown shown;
    shown.page().show({Kind::Standings});
    auto participant = shown.session().tournament().participants.front();
    participant.name = u"Zzyx, Yoland"_s;
    QVERIFY(!shown.saved(FileForm::Csv).contains("Zzyx"));
    const auto done = shown.session().run(
        core::editParticipant, {shown.session().tournament().participants.front(), participant});
    QVERIFY(done.ok());
    page_test::settle();
    QVERIFY(shown.saved(FileForm::Csv).contains("Zzyx"));
}

void TestReportsPage::remembersWhatWasChosen()
{
    Shown shown;
    shown.page().show({Kind::SeatingByTable});
    shown.find<QLineEdit>("tablesField")->setText(u"2"_s);
    shown.choose("paperCombo", 1);
    shown.choose("zoomCombo", 1);
    shown.remake();
    QVERIFY(shown.list().current() == Kind::SeatingByTable);
    QCOMPARE(shown.find<QLineEdit>("tablesField")->text(), u"2"_s);
    QCOMPARE(shown.find<QComboBox>("paperCombo")->currentIndex(), 1);
    QCOMPARE(shown.find<QComboBox>("zoomCombo")->currentIndex(), 1);
}

void TestReportsPage::showsAPagesWidthInALowWindow()
{
    Shown shown;
    const auto& zoom = *shown.find<QComboBox>("zoomCombo");
    QCOMPARE(zoom.currentIndex(), 0);
    shown.page().setRoom(desk::Room::of({853, 533}));
    QCOMPARE(zoom.currentIndex(), 1);
    shown.page().setRoom(desk::Room::of({1280, 800}));
    QCOMPARE(zoom.currentIndex(), 0);
    shown.choose("zoomCombo", 3);
    shown.page().setRoom(desk::Room::of({853, 533}));
    QCOMPARE(zoom.currentIndex(), 3);
}

void TestReportsPage::takesAnotherRound()
{
    Shown shown;
    shown.page().show({Kind::Standings});
    const auto now = shown.saved(FileForm::Csv);
    auto* rounds = shown.find<QComboBox>("roundCombo");
    shown.choose("roundCombo", rounds->findData(1));
    const auto afterOne = shown.saved(FileForm::Csv);
    QVERIFY(!now.isEmpty() && !afterOne.isEmpty());
    QVERIFY(now != afterOne);
}

void TestReportsPage::goesBackToTheNewestRound()
{
    Shown shown;
    shown.page().show({Kind::SeatingByTable, core::RoundNumber{1}});
    shown.remake();
    QCOMPARE(shown.find<QComboBox>("roundCombo")->currentData().toInt(), 1);
    // Somebody looking for a seating after publishing means the newly published round.
    const auto newest = shown.session().tournament().rounds.back().number;
    const auto done = shown.session().run(core::cancelRound, newest, u"test"_s);
    QVERIFY(done.ok());
    shown.remake();
    QCOMPARE(shown.find<QComboBox>("roundCombo")->currentData().toInt(), 0);
}

void TestReportsPage::refusesTablesThatAreNotThere()
{
    Shown shown;
    shown.page().show({Kind::SeatingByTable});
    auto* field = shown.find<QLineEdit>("tablesField");
    field->setText(u"first"_s);
    QVERIFY(!shown.button("printButton")->isEnabled());
    QVERIFY(shown.button("printButton")->toolTip().contains(u"numbers"_s));
    field->setText(u"999"_s);
    QTRY_VERIFY(shown.button("printButton")->toolTip().contains(u"999"_s));
    field->clear();
    QVERIFY(shown.isReady());
    QTRY_VERIFY(shown.button("printButton")->isEnabled());
}

void TestReportsPage::saysThatNoRoundIsThere()
{
    Shown shown{QString()};
    shown.page().show({Kind::Standings});
    auto* nothing = shown.find<QWidget>("nothingNotice");
    QVERIFY(nothing->isVisible());
    QVERIFY(nothing->accessibleName().contains(u"No round has been published"_s));
    QVERIFY(!shown.button("printButton")->isEnabled());
    QVERIFY(!shown.button("printButton")->toolTip().isEmpty());
    QVERIFY(!shown.button("shortReportButton")->isEnabled());
    QCOMPARE(shown.page().status().why, shown.button("printButton")->toolTip());
}

void TestReportsPage::printsInAnotherLanguage()
{
    Shown shown;
    shown.page().show({Kind::Standings});
    const auto english = shown.saved(FileForm::Html);
    shown.choose("languageCombo", 0);
    const auto german = shown.saved(FileForm::Html);
    QVERIFY(english.contains("lang=\"en"));
    QVERIFY(german.contains("lang=\"de"));
    // The window keeps its own language.
    QCOMPARE(documents::titleOf(Kind::Standings), u"Standings"_s);
}

void TestReportsPage::tellsThatThereIsNoPrinter()
{
    if (!QPrinterInfo::availablePrinterNames().isEmpty()) {
        QSKIP("this computer has a printer");
    }
    Shown shown;
    shown.page().show({Kind::Standings});
    shown.button("printButton")->click();
    QTRY_VERIFY(shown.find<QWidget>("reportNotice")->isVisible());
    QVERIFY(shown.notice().contains(u"no printer"_s));
    QVERIFY(shown.notice().contains(u"PDF"_s));
}

void TestReportsPage::tellsThatAFileCannotBeWritten()
{
    Shown shown;
    shown.page().show({Kind::Standings});
    shown.page().save(FileForm::Pdf, shown.fixture().file(u"no/such/folder.pdf"_s));
    QTRY_VERIFY(shown.notice().contains(u"Not saved"_s));
    QVERIFY(!QFile::exists(shown.fixture().file(u"no"_s)));
}

void TestReportsPage::copiesTheShortReport()
{
    Shown shown;
    shown.page().show({Kind::Standings});
    QGuiApplication::clipboard()->setText(u"before"_s);
    shown.button("shortReportButton")->click();
    const auto text = [] { return QGuiApplication::clipboard()->text(); };
    QTRY_VERIFY(text().contains(shown.session().tournament().settings.name));
    QVERIFY(shown.notice().contains(u"clipboard"_s));
}

/// Public documents and the short report; all others have full names.
void TestReportsPage::namesPeopleAsTheyWish()
{
    Shown shown;
    const auto& tournament = shown.session().tournament();
    const auto best = core::Standings(tournament).lines().front().tally.number;
    const auto person = *findParticipant(tournament, best);
    const auto surname = core::partsOf(person).surname.toUtf8();
    const auto page = [&shown](Kind kind) {
        shown.page().show({kind});
        return shown.saved(FileForm::Html);
    };
    QVERIFY(page(Kind::Standings).contains(surname));
    const core::Player player{person.name, person.club, {}, {}, core::PublicName::Number};
    QVERIFY(shown.session().runClub(core::addPlayers, {player}).ok());
    QVERIFY(page(Kind::Participants).contains(surname));
    QVERIFY(!page(Kind::Standings).contains(surname));
    shown.button("shortReportButton")->click();
    const auto copied = [] { return QApplication::clipboard()->text().toUtf8(); };
    QTRY_VERIFY(copied().contains("No. "));
    QVERIFY(!copied().contains(surname));
}

void TestReportsPage::tellsWhenARaffleWasDrawn()
{
    Shown shown;
    const auto number = shown.session().tournament().participants.front().number;
    const auto day = shown.session().now().toLocalTime().toString(u"yyyy-MM-dd"_s);
    QVERIFY(shown.session().run(core::addRaffle, {u"A ham"_s, {number}, 7, {number}}).ok());
    shown.page().show({Kind::Raffle});
    QVERIFY(shown.saved(FileForm::Csv).contains("1,A ham," + day.toUtf8()));
}

void TestReportsPage::isReachedFromEveryPage_data()
{
    QTest::addColumn<desk::PageId>("from");
    QTest::addColumn<documents::Kind>("kind");
    using desk::PageId;
    QTest::newRow("setup") << PageId::Setup << Kind::LicenceFee;
    QTest::newRow("participants") << PageId::Participants << Kind::Participants;
    QTest::newRow("rounds") << PageId::Rounds << Kind::SeatingByTable;
    QTest::newRow("results of a round with all tables in") << PageId::Results << Kind::RoundResults;
    QTest::newRow("standings") << PageId::Standings << Kind::Standings;
}

void TestReportsPage::isReachedFromEveryPage()
{
    QFETCH(const desk::PageId, from);
    QFETCH(const documents::Kind, kind);
    const texts::Translation english{QLocale(u"en"_s)};
    DeskFixture fixture;
    fixture.openSample();
    desk::MainWindow window(fixture.session());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_7, Qt::ControlModifier);
    QVERIFY(page_test::currentPage(window) == desk::PageId::Reports);
    window.showPage(from);
    QTest::keyClick(&window, Qt::Key_P, Qt::ControlModifier);
    QVERIFY(page_test::currentPage(window) == desk::PageId::Reports);
    QVERIFY(window.findChild<desk::DocumentList*>()->current() == kind);
}

RUMMY_TEST(TestReportsPage)

} // namespace tst_reports_page

#include "tst_reports_page.moc"
