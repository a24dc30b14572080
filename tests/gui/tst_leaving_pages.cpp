#include "hands.h"
#include "tests/suite.h"

#include <QLineEdit>
#include <QListWidget>

namespace tst_leaving_pages {

using namespace hands_test;
using desk::PageId;

/// What becomes of what was typed when another page is shown or the window closed.
class TestLeavingPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void searchesEndWithThePage_data();
    void searchesEndWithThePage();
    void halfTypedNameIsReplaced();
    void keysWorkFromThePageList();
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
    Hands hands(fixture.session());
    hands.go(PageId::Tournaments);
    hands.window().findChild<QListWidget*>(u"pages"_s)->setFocus();
    hands.key(Qt::Key_M, Qt::ControlModifier);
    QVERIFY(fixture.session().current());
}

RUMMY_TEST(TestLeavingPages)

} // namespace tst_leaving_pages

#include "tst_leaving_pages.moc"
