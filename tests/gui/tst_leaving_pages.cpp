#include "hands.h"
#include "tests/suite.h"

#include "app/desk/evening/participants/participants_page.h"
#include "app/desk/evening/tournaments/tournaments_page.h"
#include "core/texts/translation.h"

#include <QDir>
#include <QLineEdit>
#include <QListWidget>

#include <functional>
#include <memory>

namespace tst_leaving_pages {

using namespace hands_test;
using desk::PageId;

/// What becomes of what was typed or told when another page is shown, a change is undone, or the
/// window closed.
class TestLeavingPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init() { english_ = std::make_unique<texts::Translation>(QLocale(QLocale::English)); }
    void cleanup() { english_.reset(); }
    void searchesEndWithThePage_data();
    void searchesEndWithThePage();
    void halfTypedNameIsReplaced();
    void keysWorkFromThePageList();
    void unreadableSettingIsShownOnce_data();
    void unreadableSettingIsShownOnce();
    void languageWaitsForAnUnreadableSetting();
    void undoTakesItsMessageAlong();
    void typedSettingIsStoredFirst_data();
    void typedSettingIsStoredFirst();

private:
    std::unique_ptr<texts::Translation> english_; ///< Of plurals.
};

void TestLeavingPages::searchesEndWithThePage_data()
{
    QTest::addColumn<PageId>("page");
    QTest::addColumn<QString>("field");
    QTest::newRow("Tournaments") << PageId::Tournaments << u"tournamentSearch"_s;
    QTest::newRow("Participants") << PageId::Participants << u"participantSearch"_s;
    QTest::newRow("Check-in") << PageId::CheckIn << u"checkInField"_s;
    QTest::newRow("Standings") << PageId::Standings << u"searchField"_s;
    QTest::newRow("Players") << PageId::People << u"peopleSearch"_s;
}

void TestLeavingPages::searchesEndWithThePage()
{
    QFETCH(PageId, page);
    QFETCH(QString, field);
    DeskFixture fixture;
    fixture.openSample();
    Hands hands(fixture.session());
    hands.window().showPage(page);
    auto* const search = hands.find<QLineEdit>(page, field);
    hands.window().page(page).search();
    QTest::keyClicks(search, u"lang"_s);
    QCOMPARE(search->text(), u"lang"_s);
    hands.window().showPage(PageId::Results);
    hands.window().showPage(page);
    QCOMPARE(search->text(), QString());
}

void TestLeavingPages::halfTypedNameIsReplaced()
{
    DeskFixture fixture;
    fixture.openSample();
    Hands hands(fixture.session());
    hands.go(PageId::Participants);
    hands.write(u"oli"_s);
    hands.go(PageId::Rounds);
    hands.go(PageId::Participants);
    auto* const field = hands.find<QLineEdit>(PageId::Participants, u"addField"_s);
    QCOMPARE(field->text(), u"oli"_s);
    hands.write(u"Zoe Winter"_s);
    QCOMPARE(field->text(), u"Zoe Winter"_s);
}

void TestLeavingPages::keysWorkFromThePageList()
{
    DeskFixture fixture;
    fixture.openSample();
    Hands hands(fixture.session());
    hands.go(PageId::Tournaments);
    hands.window().findChild<QListWidget*>(u"pages"_s)->setFocus();
    hands.key(page_test::keyOf(PageId::Standings), Qt::ControlModifier);
    QCOMPARE(page_test::currentPage(hands.window()), PageId::Standings);
}

void TestLeavingPages::unreadableSettingIsShownOnce_data()
{
    QTest::addColumn<PageId>("last");
    QTest::newRow("from Setup") << PageId::Setup;
    QTest::newRow("from another page") << PageId::Results;
}

void TestLeavingPages::unreadableSettingIsShownOnce()
{
    QFETCH(PageId, last);
    DeskFixture fixture;
    fixture.openSample();
    Hands hands(fixture.session());
    hands.go(PageId::Setup);
    hands.click(PageId::Setup, u"setupParts-3"_s);
    auto* const fee = hands.find<QLineEdit>(PageId::Setup, u"startFeeField"_s);
    fee->setFocus();
    fee->selectAll();
    hands.write(u"five"_s);
    hands.click(PageId::Setup, u"setupParts-0"_s);
    hands.window().showPage(last);
    QVERIFY(!hands.window().close());
    QCOMPARE(page_test::currentPage(hands.window()), PageId::Setup);
    QVERIFY(fee->hasFocus());
    QCOMPARE(fee->text(), u"five"_s);
    QVERIFY(page_test::part<desk::Notice>(hands.window().page(PageId::Setup), "setupNotice")
                .isVisible());
    QVERIFY(hands.window().close());
}

void TestLeavingPages::languageWaitsForAnUnreadableSetting()
{
    DeskFixture fixture;
    fixture.openSample();
    Hands hands(fixture.session());
    hands.go(PageId::Setup);
    hands.click(PageId::Setup, u"setupParts-3"_s);
    auto* const fee = hands.find<QLineEdit>(PageId::Setup, u"startFeeField"_s);
    fee->setFocus();
    fee->selectAll();
    hands.write(u"five"_s);
    auto& german = page_test::part<QAction>(hands.window(), "view/language/de");
    int chosen = 0;
    connect(&hands.window(), &desk::MainWindow::lookChosen, this, [&chosen] { ++chosen; });
    german.trigger();
    page_test::settle();
    QCOMPARE(chosen, 0);
    QVERIFY(!german.isChecked());
    QVERIFY(fee->hasFocus());
    german.trigger();
    page_test::settle();
    QCOMPARE(chosen, 1);
}

void TestLeavingPages::typedSettingIsStoredFirst_data()
{
    using Go = std::function<void(Hands&)>;
    QTest::addColumn<Go>("go");
    const auto row = [](const char* name, const Go& go) { QTest::newRow(name) << go; };
    row("quitting", [](Hands& hands) { QVERIFY(hands.window().close()); });
    row("the desktop ends", [](Hands& hands) { hands.window().saveForEndOfSession(); });
    row("another database", [](Hands& hands) {
        auto& page = hands.window().page(PageId::Tournaments);
        Q_EMIT dynamic_cast<desk::TournamentsPage&>(page).sampleClubChosen(
            *core::ClubPlace::parse(QDir::temp().filePath(u"other.rummydb"_s)));
    });
    row("another tournament", [](Hands& hands) { hands.key(Qt::Key_N, Qt::ControlModifier); });
}

/// With the cursor still in the field.
void TestLeavingPages::typedSettingIsStoredFirst()
{
    QFETCH(const std::function<void(Hands&)>, go);
    DeskFixture fixture;
    const auto id = fixture.openSample();
    Hands hands(fixture.session());
    hands.go(PageId::Setup);
    hands.click(PageId::Setup, u"setupParts-0"_s);
    auto* const venue = hands.find<QLineEdit>(PageId::Setup, u"venueField"_s);
    venue->setFocus();
    venue->selectAll();
    hands.write(u"Krone"_s);
    go(hands);
    const auto stored = fixture.session().runClub(
        [id](core::TournamentService& service) { return service.tournament(id); });
    QVERIFY(stored.ok());
    QCOMPARE((*stored)->settings.venue, u"Krone"_s);
}

void TestLeavingPages::undoTakesItsMessageAlong()
{
    DeskFixture fixture;
    fixture.openSample();
    Hands hands(fixture.session());
    hands.go(PageId::Participants);
    auto& page = hands.window().page(PageId::Participants);
    const auto& notice = page_test::part<desk::Notice>(page, "participantsNotice");
    const auto before = hands.now().participants.size();
    hands.answer([](QDialog& dialog) { dialog.accept(); });
    qobject_cast<desk::ParticipantsPage*>(&page)->addList(u"List"_s, u"Anna Neu\nBert Neu\n"_s);
    page_test::settle();
    QVERIFY2(notice.isVisible() && notice.text().contains(u"2 people added"_s),
             qPrintable(notice.text()));
    hands.window().activateWindow(); // No window manager does it after a dialog.
    QVERIFY(QTest::qWaitForWindowActive(&hands.window()));
    page.enter();
    QString asked;
    hands.answer([&asked](QDialog& dialog) {
        asked = page_test::askedIn(dialog);
        dialog.accept();
    });
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(asked.contains(u"2 participants enrolled"_s), qPrintable(asked));
    QCOMPARE(hands.now().participants.size(), before);
    QVERIFY(!notice.isVisible());
}

RUMMY_TEST(TestLeavingPages)

} // namespace tst_leaving_pages

#include "tst_leaving_pages.moc"
