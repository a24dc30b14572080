#include "desk_fixture.h"
#include "page_test.h"
#include "tests/suite.h"

#include "app/desk/club/journal/journal_window.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/frame/page_list.h"

#include <QAction>
#include <QListWidget>
#include <QTest>

#include <functional>
#include <memory>

namespace tst_page_list {

using namespace Qt::StringLiterals;
using desk::PageId;
using page_test::currentPage;
using page_test::rowsIn;

namespace {

const QString thisEvening = u"This evening"_s;
const QString club = u"Club"_s;

/// An evening that uses nothing but the six pages.
core::Tournament plainEvening()
{
    core::Tournament tournament;
    tournament.settings.name = u"Evening"_s;
    for (int number = 1; number <= 8; ++number) {
        core::Participant person;
        person.number = core::StartNumber{number};
        person.name = u"Person %1"_s.arg(number);
        tournament.participants.push_back(person);
    }
    return tournament;
}

} // namespace

/// The list of pages in the real window.
class TestPageList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init() { fixture_ = std::make_unique<DeskFixture>(); }
    void cleanup()
    {
        window_.reset();
        fixture_.reset();
    }

    void firstEveningHasSixPages()
    {
        open();
        QCOMPARE(rowsIn(*window_), six() + QStringList({thisEvening, club}));
    }

    void whatTheEveningUsesJoins_data()
    {
        QTest::addColumn<std::function<void(core::Tournament&)>>("setUp");
        QTest::addColumn<QString>("above");
        QTest::addColumn<QStringList>("joined");
        const auto row = [](const char* name, const std::function<void(core::Tournament&)>& setUp,
                            const QString& above, const QStringList& joined) {
            QTest::newRow(name) << setUp << above << joined;
        };
        row("nothing", [](core::Tournament&) {}, u"Reports"_s, {});
        row("people expected",
            [](core::Tournament& one) {
                one.participants.back().status = core::Attendance::Expected;
            },
            u"Participants"_s, {u"Check-in"_s});
        row("a fee", [](core::Tournament& one) { one.settings.startFeeCents = 500; }, u"Reports"_s,
            {u"Cash"_s});
        row("a time limit", [](core::Tournament& one) { one.settings.roundMinutes = 45; },
            u"Reports"_s, {u"Clock"_s});
        row("phones",
            [](core::Tournament& one) { one.settings.phoneSlips = core::PhoneSlips::Desk; },
            u"Reports"_s, {u"Hall"_s});
        row("a fee, a time limit and phones",
            [](core::Tournament& one) {
                one.settings.startFeeCents = 500;
                one.settings.roundMinutes = 45;
                one.settings.phoneSlips = core::PhoneSlips::Desk;
            },
            u"Reports"_s, {u"Cash"_s, u"Clock"_s, u"Hall"_s});
    }
    void whatTheEveningUsesJoins()
    {
        QFETCH(const std::function<void(core::Tournament&)>, setUp);
        QFETCH(const QString, above);
        QFETCH(const QStringList, joined);
        open();
        auto tournament = plainEvening();
        setUp(tournament);
        fixture_->open(tournament);
        QStringList expected = six();
        auto place = expected.indexOf(above) + 1;
        for (const auto& name : joined) {
            expected.insert(place++, name);
        }
        QCOMPARE(rowsIn(*window_), expected + QStringList({thisEvening, club}));
    }

    void joinedPageStays()
    {
        open();
        fixture_->open(plainEvening());
        changeFee(500);
        const auto withCash = rowsIn(*window_);
        QVERIFY(withCash.contains(u"Cash"_s));
        trigger(u"undoAction"_s); // It shows the setting first.
        trigger(u"undoAction"_s);
        QCOMPARE(fixture_->session().tournament().settings.startFeeCents, 0);
        window_->showPage(PageId::Results);
        QCOMPARE(rowsIn(*window_), withCash);
        window_.reset();
        fixture_->restart();
        open();
        QCOMPARE(rowsIn(*window_), withCash);
        fixture_->open(plainEvening());
        QVERIFY2(!rowsIn(*window_).contains(u"Cash"_s), "another evening");
    }

    void groupUnfolds_data()
    {
        QTest::addColumn<int>("unfolding"); // 0: the mouse.
        QTest::addColumn<int>("folding");
        QTest::newRow("by Enter") << int(Qt::Key_Return) << int(Qt::Key_Return);
        QTest::newRow("by Space") << int(Qt::Key_Space) << int(Qt::Key_Space);
        QTest::newRow("by arrows") << int(Qt::Key_Right) << int(Qt::Key_Left);
        QTest::newRow("by mouse") << 0 << 0;
    }
    void groupUnfolds()
    {
        QFETCH(const int, unfolding);
        QFETCH(const int, folding);
        open();
        fixture_->open(plainEvening());
        window_->showPage(PageId::Reports);
        const auto folded = rowsIn(*window_);
        use(thisEvening, unfolding);
        const QStringList unfolded = six() + QStringList({thisEvening, u"Setup"_s, u"Check-in"_s,
                                                          u"Cash"_s, u"Clock"_s, u"Hall"_s, club});
        QCOMPARE(rowsIn(*window_), unfolded);
        QCOMPARE(currentPage(*window_), PageId::Reports);
        QVERIFY(spoken(thisEvening).endsWith(u"unfolded"_s));
        window_.reset();
        fixture_->restart();
        open();
        QCOMPARE(rowsIn(*window_), unfolded);
        use(thisEvening, folding);
        QCOMPARE(rowsIn(*window_), folded);
        QVERIFY(spoken(thisEvening).endsWith(u", folded"_s));
    }

    void groupsOfANarrowListUnfold()
    {
        open();
        window_->setMinimumSize(0, 0);
        window_->resize(910, 480);
        use(club, 0);
        QVERIFY(rowsIn(*window_).contains(u"Players"_s));
        QCOMPARE(page_test::rowOf(*window_, club)->toolTip(), club);
        QTest::mouseClick(
            list().viewport(), Qt::LeftButton, {},
            list().visualItemRect(page_test::rowOf(*window_, PageId::People)).center());
        QCOMPARE(currentPage(*window_), PageId::People);
    }

    void pageInAFoldedGroupHasItsRow()
    {
        open();
        fixture_->open(plainEvening());
        const auto folded = rowsIn(*window_);
        QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(currentPage(*window_), PageId::Setup);
        QCOMPARE(rowsIn(*window_), six() + QStringList({thisEvening, u"Setup"_s, club}));
        QCOMPARE(list().currentItem()->text(), u"Setup"_s);
        window_->showPage(PageId::Rounds);
        QCOMPARE(rowsIn(*window_), folded);
    }

    /// They pass the journal without opening it.
    void arrowsGoThroughTheList()
    {
        open();
        use(club, Qt::Key_Return);
        while (list().currentItem()->text() != u"Journal"_s) {
            const auto* const before = list().currentItem();
            QTest::keyClick(window_->focusWidget(), Qt::Key_Down);
            QVERIFY(list().currentItem() != before);
        }
        QCOMPARE(currentPage(*window_), PageId::Series);
        QVERIFY(window_->findChild<desk::JournalWindow*>() == nullptr);
        QTest::keyClick(window_->focusWidget(), Qt::Key_Return);
        QVERIFY(window_->findChild<desk::JournalWindow*>()->isVisible());
    }

    void enterAndTheMouseLeadIntoThePage_data()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("Enter") << false;
        QTest::newRow("mouse") << true;
    }
    void enterAndTheMouseLeadIntoThePage()
    {
        QFETCH(const bool, byMouse);
        open();
        fixture_->open(plainEvening());
        list().setFocus();
        if (byMouse) {
            const auto* const row = page_test::rowOf(*window_, PageId::Participants);
            QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                              list().visualItemRect(row).center());
        } else {
            QTest::keyClick(&list(), Qt::Key_Down);
            QVERIFY(list().hasFocus());
            QTest::keyClick(&list(), Qt::Key_Return);
        }
        QCOMPARE(currentPage(*window_), PageId::Participants);
        QVERIFY(window_->page(PageId::Participants).isAncestorOf(window_->focusWidget()));
    }

    void digitsShowWhileCtrlIsHeld()
    {
        open();
        const auto picture = [this] { return list().grab().toImage(); };
        const auto before = picture();
        QTest::keyPress(window_.get(), Qt::Key_Control);
        QVERIFY(picture() != before);
        QTest::keyRelease(window_.get(), Qt::Key_Control);
        QVERIFY(picture() == before);
        QTest::keyPress(window_.get(), Qt::Key_Control);
        window_->hide(); // As Ctrl+Q does; the key is released elsewhere.
        window_->show();
        QVERIFY(picture() == before);
        QCOMPARE(page_test::rowOf(*window_, PageId::Rounds)->toolTip(), u"Ctrl+4"_s);
    }

private:
    void open()
    {
        window_ = std::make_unique<desk::MainWindow>(fixture_->session());
        window_->resize(1280, 800);
        window_->show();
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }

    static QStringList six()
    {
        return {u"Tournaments"_s, u"Participants"_s, u"Rounds"_s,
                u"Results"_s,     u"Standings"_s,    u"Reports"_s};
    }

    QListWidget& list() { return page_test::part<QListWidget>(*window_, "pages"); }
    void trigger(const QString& action)
    {
        page_test::part<QAction>(*window_, action).trigger();
        page_test::settle();
    }

    void changeFee(int cents)
    {
        auto settings = fixture_->session().tournament().settings;
        settings.startFeeCents = cents;
        QVERIFY(fixture_->session().run(core::editSettings,
                                        {fixture_->session().tournament().settings, settings}));
        page_test::settle();
    }

    /// With that key on the heading's row, or by clicking it.
    void use(const QString& heading, int key)
    {
        auto* const row = page_test::rowOf(*window_, heading);
        if (key == 0) {
            QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                              list().visualItemRect(row).center());
        } else {
            list().setFocus();
            list().setCurrentItem(row);
            QTest::keyClick(&list(), static_cast<Qt::Key>(key));
        }
    }

    QString spoken(const QString& row)
    {
        return page_test::rowOf(*window_, row)->data(Qt::AccessibleTextRole).toString();
    }

    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<desk::MainWindow> window_;
};

RUMMY_TEST(TestPageList)

} // namespace tst_page_list

#include "tst_page_list.moc"
