#include "desk_fixture.h"
#include "page_test.h"
#include "tests/suite.h"

#include "app/desk/frame/hints/first_hints.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/frame/page_list.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTest>

#include <memory>

namespace tst_first_hints {

using namespace Qt::StringLiterals;
using desk::PageId;

/// The hints of the first evening, in the real window.
class TestFirstHints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init()
    {
        fixture_ = std::make_unique<DeskFixture>();
        start();
    }
    void cleanup()
    {
        window_.reset();
        fixture_.reset();
    }

    void goWithThePage_data()
    {
        QTest::addColumn<int>("page");
        QTest::addColumn<QString>("begin");
        const auto row = [](const char* name, PageId page, const QString& begin) {
            QTest::newRow(name) << static_cast<int>(page) << begin;
        };
        row("Tournaments", PageId::Tournaments, {});
        row("Participants", PageId::Participants, u"First the people"_s);
        row("Rounds", PageId::Rounds, u"Here the tables are drawn"_s);
        row("Results", PageId::Results, u"Here the score slips are typed"_s);
        row("Standings", PageId::Standings, {});
        row("Reports", PageId::Reports, u"Standings, certificates"_s);
    }
    void goWithThePage()
    {
        QFETCH(const int, page);
        QFETCH(const QString, begin);
        openEvening();
        window_->showPage(static_cast<PageId>(page));
        QVERIFY2(hint().startsWith(begin), qPrintable(hint()));
        QCOMPARE(hint().isEmpty(), begin.isEmpty());
        window_->showPage(PageId::Setup);
        QCOMPARE(hint(), QString());
    }

    void coverNothing()
    {
        openEvening();
        window_->showPage(PageId::Participants);
        page_test::settle();
        QCoreApplication::processEvents();
        const auto placeOf = [this](const QWidget& part) {
            return QRect(part.mapTo(window_.get(), QPoint()), part.size());
        };
        const auto& hints = page_test::part<desk::FirstHints>(*window_, "firstHints");
        QVERIFY(hints.isVisible());
        QVERIFY(!placeOf(hints).intersects(placeOf(window_->page(PageId::Participants))));
        QVERIFY(
            !placeOf(hints).intersects(placeOf(page_test::part<QWidget>(*window_, "pageList"))));
        QVERIFY(window_->page(PageId::Participants).isAncestorOf(window_->focusWidget()));
    }

    void closedOneStaysClosed()
    {
        openEvening();
        window_->showPage(PageId::Rounds);
        press("closeHintButton");
        QCOMPARE(hint(), QString());
        window_->showPage(PageId::Participants);
        QVERIFY(!hint().isEmpty());
        window_->showPage(PageId::Rounds);
        QCOMPARE(hint(), QString());
        restart();
        QCOMPARE(hint(), QString());
        window_->showPage(PageId::Participants);
        QVERIFY(!hint().isEmpty());
    }

    void escClosesOneFromAField_data()
    {
        QTest::addColumn<int>("page");
        QTest::newRow("a name") << static_cast<int>(PageId::Participants);
        QTest::newRow("a table") << static_cast<int>(PageId::Results);
        QTest::newRow("a paper") << static_cast<int>(PageId::Reports);
    }
    void escClosesOneFromAField()
    {
        QFETCH(const int, page);
        openEvening();
        window_->showPage(static_cast<PageId>(page));
        QVERIFY(!hint().isEmpty());
        QTest::keyClick(window_->focusWidget(), Qt::Key_Escape);
        QCOMPARE(hint(), QString());
    }

    void escClosesOne()
    {
        openEvening();
        window_->showPage(PageId::Rounds);
        QTest::keyClick(window_->focusWidget(), Qt::Key_Escape);
        QCOMPARE(hint(), QString());
        window_->showPage(PageId::Results);
        QVERIFY(!hint().isEmpty());
    }

    void endAtOnceAndComeAgainByHelp()
    {
        openEvening();
        window_->showPage(PageId::Rounds);
        press("endHintsButton");
        window_->showPage(PageId::Participants);
        QCOMPARE(hint(), QString());
        restart();
        QCOMPARE(hint(), QString());
        page_test::part<QAction>(*window_, "hintsAction").trigger();
        QVERIFY(!hint().isEmpty());
        press("endHintsButton");
        window_->showPage(PageId::Standings);
        page_test::part<QAction>(*window_, "hintsAction").trigger();
        QCOMPARE(hint(), QString());
        QCOMPARE(page_test::part<QLabel>(*window_, "statusTold").text(),
                 u"The hints come with their pages: Participants, Rounds, Results and Reports"_s);
    }

    void stayAwayFromAClubWithTournaments()
    {
        window_.reset();
        fixture_ = std::make_unique<DeskFixture>();
        openEvening();
        start();
        window_->showPage(PageId::Participants);
        QCOMPARE(hint(), QString());
    }

private:
    /// As the program does.
    void start()
    {
        window_ = std::make_unique<desk::MainWindow>(fixture_->session());
        window_->show();
        window_->activateWindow();
        // Not every platform without a screen activates windows by itself.
        (void)QTest::qWaitForWindowActive(window_.get());
        window_->greet();
    }
    void restart()
    {
        window_.reset();
        fixture_->restart();
        start();
    }

    void openEvening()
    {
        core::Tournament evening;
        evening.settings.name = u"Evening"_s;
        fixture_->open(evening);
    }

    /// Empty: none is in sight.
    QString hint()
    {
        const auto& hints = page_test::part<desk::FirstHints>(*window_, "firstHints");
        return hints.isVisible() ? hints.text() : QString();
    }
    void press(const char* button) { page_test::part<QPushButton>(*window_, button).click(); }

    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<desk::MainWindow> window_;
};

RUMMY_TEST(TestFirstHints)

} // namespace tst_first_hints

#include "tst_first_hints.moc"
