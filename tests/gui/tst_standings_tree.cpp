#include "app/desk/evening/standings/standings_page.h"
#include "app/desk/evening/standings/standings_view.h"
#include "app/desk/evening/standings/tree_view.h"
#include "app/desk/widgets/segments.h"
#include "core/cards/knock_out.h"
#include "desk_fixture.h"
#include "page_test.h"
#include "tests/card_evening.h"
#include "tests/suite.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBrowser>

#include <algorithm>
#include <memory>

namespace tst_standings_tree {

using namespace card_evening;
using namespace Qt::Literals::StringLiterals;
using core::Tournament;
using desk::Column;

namespace {

/// The next round, seated by start number: tables of four and the rest.
core::Round seatNext(const Tournament& tournament)
{
    const auto people = core::knockOutOf(tournament).next;
    std::vector<core::Table> tables;
    for (auto first = people.begin(); first != people.end();) {
        const auto last = first + std::min<std::ptrdiff_t>(4, people.end() - first);
        tables.push_back(table(static_cast<int>(tables.size()) + 1, {first, last}));
        first = last;
    }
    return round(static_cast<int>(tournament.rounds.size()) + 1, std::move(tables));
}

/// A knock-out of that many, with the first round seated.
Tournament seated(int people)
{
    auto tournament = cards(people, quick(CardEvent::Multi));
    tournament.rounds = {seatNext(tournament)};
    return tournament;
}

/// The same, played to its end.
Tournament played(int people)
{
    auto tournament = seated(people);
    while (true) {
        for (auto& table : tournament.rounds.back().tables) {
            const bool two = table.head.seats.size() == 2;
            table.games = games({two ? dealt("60,20", "0,5") : dealt("60,20,30,40", "0,5,9,10")});
        }
        if (core::knockOutOf(tournament).winner) {
            return tournament;
        }
        tournament.rounds.push_back(seatNext(tournament));
    }
}

} // namespace

/// The standings page for Rommé 500 through its widgets, mainly the knock-out tree.
class TestStandingsTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init() { fixture_ = std::make_unique<DeskFixture>(); }
    void cleanup()
    {
        page_.reset();
        fixture_.reset();
    }

    void onlyAKnockOutHasATree_data();
    void onlyAKnockOutHasATree();
    void roundsAreColumnsAndTheWinnerIsTold();
    void boxesAreSpoken_data();
    void boxesAreSpoken();
    void tellsWhomACorrectionOvertook();
    void byesStandBelowTheTables();
    void keysGoFromTableToTable();
    void enterAndAClickOpenAMatch();
    void searchMarksPeople();
    void whomThePointerIsOnIsShownInEveryRound();
    void anEarlierRoundEndsTheTree();
    void resultsAreSeenAtOnceAndTheTableStays();
    void manyPeopleScrollDownwardsAlone();
    void theViewIsRememberedAndPrinted();
    void aKnockOutHasNoCourseOfTheRanks();
    void columnsAreRememberedApart();
    void prizesAreToldUnderTheList();
    void theLastRoundIsFinal();

private:
    void open(const Tournament& tournament)
    {
        fixture_->open(tournament);
        make();
    }
    void openSample(const char* name)
    {
        fixture_->openSample(QString::fromLatin1(name) + u".json"_s);
        make();
    }
    void make()
    {
        page_ = std::make_unique<desk::StandingsPage>(fixture_->session());
        page_test::show(*page_);
        page_->enter();
    }
    template <typename Part>
    Part& part(const char* name)
    {
        return page_test::part<Part>(*page_, name);
    }
    void choose(const char* segment)
    {
        QTest::mouseClick(&part<QPushButton>(segment), Qt::LeftButton);
    }
    void openTree(const char* name = "cards-knock-out")
    {
        openSample(name);
        choose("views-1");
    }
    desk::TreeView& tree() { return part<desk::TreeView>("knockOutTree"); }
    QWidget& box(const char* name) { return part<QWidget>(name); }
    /// The boxes of each round, top to bottom.
    std::vector<QList<QWidget*>> columns()
    {
        page_test::settle();
        std::vector<QList<QWidget*>> columns;
        for (int round = 1;; ++round) {
            const QRegularExpression name(u"^tree(Table|Byes)-%1\\b"_s.arg(round));
            auto boxes = tree().findChildren<QWidget*>(name);
            if (boxes.isEmpty()) {
                return columns;
            }
            std::sort(boxes.begin(), boxes.end(), [](const QWidget* one, const QWidget* other) {
                return one->y() < other->y();
            });
            columns.push_back(boxes);
        }
    }
    /// Moves the pointer to that seat of a box.
    static void pointAt(QWidget& box, int seat)
    {
        const QPointF at(50, 28 + 22 * seat + 11);
        QMouseEvent move(QEvent::MouseMove, at, box.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&box, &move);
    }
    desk::StandingsView& list() { return part<desk::StandingsView>("standingsTable"); }
    static QString focused() { return QApplication::focusWidget()->objectName(); }

    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<desk::StandingsPage> page_;
};

void TestStandingsTree::onlyAKnockOutHasATree_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("hasTree");
    QTest::newRow("knock-out") << QByteArray("cards-knock-out") << true;
    QTest::newRow("ring") << QByteArray("cards-ring") << false;
    QTest::newRow("single") << QByteArray("cards-target") << false;
    QTest::newRow("points") << QByteArray("cards-points") << false;
    QTest::newRow("stones") << QByteArray("club-evening") << false;
}

void TestStandingsTree::onlyAKnockOutHasATree()
{
    QFETCH(const QByteArray, name);
    fixture_->session().uiState().setValue(u"standings/tree"_s, true);
    openSample(name.constData());
    QTEST(part<QWidget>("views").isVisible(), "hasTree");
    QTEST(tree().isVisible(), "hasTree");
    QTEST(!list().isVisible(), "hasTree");
}

void TestStandingsTree::roundsAreColumnsAndTheWinnerIsTold()
{
    openTree();
    std::vector<qsizetype> tables;
    for (const auto& column : columns()) {
        tables.push_back(column.size());
    }
    QCOMPARE(tables, (std::vector<qsizetype>{7, 4, 2, 1}));
    QCOMPARE(tree().accessibleDescription(), u"Winner: 13 Mörike, Tilda"_s);
    // Rounds left to right, tables top to bottom, without overlaps.
    int right = -1;
    for (const auto& column : columns()) {
        int bottom = -1;
        for (const auto* table : column) {
            QVERIFY(table->x() > right && table->y() > bottom);
            bottom = table->geometry().bottom();
        }
        right = column.front()->geometry().right();
    }
}

void TestStandingsTree::boxesAreSpoken_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("text");
    QTest::newRow("who goes on, and by what a tie was parted")
        << QByteArray("treeTable-1-3")
        << u"Round 1, table 3; all deals played; 10 Jäckel, Petra, 110, out; 20 Türk, Gülay, 110, "
           "goes on; 26 Zöllner, Grete, 130, goes on; 27 Lotte, −45, out; Equal totals: the last "
           "hand decided."_s;
    QTest::newRow("a lot")
        << QByteArray("treeTable-2-1")
        << u"Round 2, table 1; all deals played; 21 Uhlig, Bernd, 60, out; 18 Rübsam, Horst, 115, "
           "goes on; 14 Nyström, Åke, 60, goes on; 20 Türk, Gülay, −30, out; Lot drawn: 14 "
           "Nyström, Åke"_s;
    QTest::newRow("the final table")
        << QByteArray("treeTable-4-1")
        << u"Round 4, final table; all deals played; 18 Rübsam, Horst, 79, out; 13 Mörike, Tilda, "
           "118, winner; 14 Nyström, Åke, 97, out; 24 Xanthos, Nikos, 55, out"_s;
}

void TestStandingsTree::boxesAreSpoken()
{
    QFETCH(const QByteArray, name);
    openTree();
    QTEST(box(name.constData()).accessibleName(), "text");
}

void TestStandingsTree::tellsWhomACorrectionOvertook()
{
    auto tournament = played(8);
    // The last of table 1 was the first, after the final between the others was drawn.
    tournament.rounds[0].tables[0].games = games({dealt("20,30,40,60", "5,9,10,0")});
    open(tournament);
    choose("views-1");
    const auto& final = part<QWidget>("treeTable-2-1");
    QVERIFY2(final.accessibleName().contains(u"Out since a correction: 1 Person 1"_s),
             qPrintable(final.accessibleName()));
    const auto& first = part<QWidget>("treeTable-1-1");
    QVERIFY2(first.accessibleName().contains(u"Through, but not in round 2: 4 Person 4"_s),
             qPrintable(first.accessibleName()));
}

void TestStandingsTree::byesStandBelowTheTables()
{
    auto tournament = seated(8);
    tournament.participants.push_back(participant(9));
    tournament.rounds.front().head.byes = {9_p};
    open(tournament);
    choose("views-1");
    QCOMPARE(box("treeByes-1").accessibleName(), u"Round 1, byes; 9 Person 9, goes on"_s);
    QVERIFY(box("treeByes-1").y() > box("treeTable-1-2").geometry().bottom());
    QTest::mouseClick(&box("treeByes-1"), Qt::LeftButton);
    QVERIFY(page_->findChild<QDialog*>(u"matchDialog"_s) == nullptr);
}

void TestStandingsTree::keysGoFromTableToTable()
{
    openTree();
    QCOMPARE(focused(), u"treeTable-1-1"_s);
    const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
    press(Qt::Key_Down);
    QCOMPARE(focused(), u"treeTable-1-2"_s);
    press(Qt::Key_Right);
    QCOMPARE(focused(), u"treeTable-2-2"_s);
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    QCOMPARE(focused(), u"treeTable-2-1"_s);
    press(Qt::Key_End);
    QCOMPARE(focused(), u"treeTable-4-1"_s);
    press(Qt::Key_Left);
    QCOMPARE(focused(), u"treeTable-3-1"_s);
    press(Qt::Key_Home);
    QCOMPARE(focused(), u"treeTable-1-1"_s);
}

void TestStandingsTree::enterAndAClickOpenAMatch()
{
    openTree();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    const QPointer<QDialog> first = page_->findChild<QDialog*>(u"matchDialog"_s);
    QVERIFY(first != nullptr && first->isVisible());
    QCOMPARE(first->windowTitle(), u"Round 1, table 1"_s);
    const QString text = first->findChild<QTextBrowser*>(u"deals"_s)->toPlainText();
    QVERIFY(text.contains(u"in the next round: 13 Mörike, Tilda; 7 Gutiérrez, Inés"_s,
                          Qt::CaseInsensitive));
    QTest::keyClick(first, Qt::Key_Escape);
    QVERIFY(!first || !first->isVisible());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTest::mouseClick(&box("treeTable-2-4"), Qt::LeftButton);
    const auto* second = page_->findChild<QDialog*>(u"matchDialog"_s);
    QVERIFY(second != nullptr);
    QCOMPARE(second->windowTitle(), u"Round 2, table 4"_s);
}

void TestStandingsTree::searchMarksPeople()
{
    openTree();
    const auto plain = box("treeTable-4-1").grab().toImage();
    const auto other = box("treeTable-1-2").grab().toImage();
    page_->search();
    QTest::keyClicks(&part<QLineEdit>("searchField"), u"RUBSAM"_s);
    QVERIFY(box("treeTable-4-1").grab().toImage() != plain);
    QVERIFY(box("treeTable-1-2").grab().toImage() == other);
    QVERIFY(!part<QWidget>("notice").isVisible());
    // The first table where they sat is scrolled into view: the fifth.
    auto& scroll = part<QScrollArea>("treeScroll");
    QVERIFY(scroll.verticalScrollBar()->value() > 0);
    QTest::keyClick(&part<QLineEdit>("searchField"), Qt::Key_Escape);
    QVERIFY(focused().startsWith(u"treeTable"_s));
}

void TestStandingsTree::whomThePointerIsOnIsShownInEveryRound()
{
    openTree();
    const auto plain = box("treeTable-4-1").grab().toImage();
    const auto spoken = box("treeTable-1-1").accessibleName().split(u"; "_s);
    const auto seat = spoken.indexOf(QRegularExpression(u"^13 .*"_s)) - 2;
    QVERIFY(seat >= 0);
    pointAt(box("treeTable-1-1"), static_cast<int>(seat));
    const auto marked = box("treeTable-4-1").grab().toImage();
    QVERIFY(marked != plain);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&box("treeTable-1-1"), &leave);
    QVERIFY(box("treeTable-4-1").grab().toImage() == plain);
}

void TestStandingsTree::anEarlierRoundEndsTheTree()
{
    openTree();
    choose("rounds-2");
    QCOMPARE(columns().size(), std::size_t{2});
    QCOMPARE(tree().accessibleDescription(), u"There is no winner yet."_s);
}

void TestStandingsTree::resultsAreSeenAtOnceAndTheTableStays()
{
    open(seated(8));
    choose("views-1");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(box("treeTable-1-2").accessibleName(),
             u"Round 1, table 2; running; 5 Person 5, 0; 6 Person 6, 0; 7 Person 7, 0; 8 Person 8, "
             "0"_s);
    const auto entered = fixture_->session().run(core::enterGame, {1_r, 2_t, 1_g},
                                                 dealt("60,20,30,40", "0,5,9,10"), {});
    QVERIFY(entered.ok());
    QCOMPARE(box("treeTable-1-2").accessibleName(),
             u"Round 1, table 2; all deals played; 5 Person 5, 60, goes on; 6 Person 6, 15, out; 7 "
             "Person 7, 21, out; 8 Person 8, 30, out"_s);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&box("treeTable-1-2")));
}

void TestStandingsTree::manyPeopleScrollDownwardsAlone()
{
    open(played(120));
    choose("views-1");
    QCOMPARE(columns().size(), std::size_t{4});
    const auto& scroll = part<QScrollArea>("treeScroll");
    QVERIFY(scroll.verticalScrollBar()->maximum() > 0);
    QCOMPARE(scroll.horizontalScrollBar()->maximum(), 0);
}

void TestStandingsTree::theViewIsRememberedAndPrinted()
{
    openTree();
    QVERIFY(page_->document().kind == documents::Kind::Tree);
    QVERIFY(!part<QPushButton>("copyButton").isVisible());
    make();
    QVERIFY(tree().isVisible());
    choose("views-0");
    QVERIFY(list().isVisible() && list().hasFocus());
    QVERIFY(page_->document().kind == documents::Kind::Standings);
    QVERIFY(part<QPushButton>("copyButton").isVisible());
}

void TestStandingsTree::aKnockOutHasNoCourseOfTheRanks()
{
    openSample("cards-points");
    QVERIFY(part<QWidget>("rankChart").isVisible());
    openSample("cards-knock-out");
    QVERIFY(!part<QWidget>("rankChart").isVisible());
    const auto before = part<QLabel>("chartHint").text();
    QTest::keyClick(&list(), Qt::Key_Space);
    QCOMPARE(part<QLabel>("chartHint").text(), before);
    // Enter explains anyway.
    QTest::keyClick(&list(), Qt::Key_Return);
    QCOMPARE(page_->findChild<QWidget*>(u"accountPopover"_s)->accessibleName(),
             u"Mörike, Tilda: winner"_s);
}

void TestStandingsTree::columnsAreRememberedApart()
{
    openSample("cards-points");
    choose("columnsButton");
    auto* chooser = page_->findChild<QWidget*>(u"columnChooser"_s);
    const auto name = [](Column column) { return u"column%1"_s.arg(static_cast<int>(column)); };
    QVERIFY(chooser->findChild<QCheckBox*>(name(Column::Stones)) == nullptr);
    QCOMPARE(chooser->findChild<QCheckBox*>(name(Column::Chips))->text(), u"Chips won or paid"_s);
    chooser->findChild<QCheckBox*>(name(Column::Wins))->click();
    chooser->findChild<QCheckBox*>(name(Column::Rommes))->click();
    chooser->close();
    const auto shows = [this](const QString& head) {
        const auto* model = list().model();
        for (int column = 0; column < model->columnCount(); ++column) {
            if (model->headerData(column, Qt::Horizontal).toString() == head) {
                return true;
            }
        }
        return false;
    };
    QVERIFY(!shows(u"Matches won"_s) && shows(u"Gone out"_s));
    openSample("pure-evening");
    QVERIFY(shows(u"GMP"_s) && !shows(u"Rommés"_s));
    openSample("cards-ring");
    QVERIFY(!shows(u"Matches won"_s) && shows(u"Gone out"_s));
}

void TestStandingsTree::prizesAreToldUnderTheList()
{
    openSample("cards-ring");
    QVERIFY(part<QLabel>("prizeNotes").isVisible());
    QVERIFY(part<QLabel>("prizeNotes").text().contains(u"share 40.01 €"_s));
    openSample("cards-points");
    QVERIFY(!part<QLabel>("prizeNotes").isVisible());
}

void TestStandingsTree::theLastRoundIsFinal()
{
    openSample("cards-knock-out");
    QCOMPARE(part<QPushButton>("rounds-0").text(), u"final"_s);
}

RUMMY_TEST(TestStandingsTree)

} // namespace tst_standings_tree

#include "tst_standings_tree.moc"
