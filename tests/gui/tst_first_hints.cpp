#include "desk_fixture.h"
#include "tests/suite.h"

#include "app/desk/frame/hints/first_hints.h"
#include "app/desk/frame/main_window.h"
#include "app/desk/frame/page_list.h"
#include "app/desk/frame/theme.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <memory>

namespace tst_first_hints {

using namespace Qt::StringLiterals;

class TestFirstHints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void comeOnceToAnEmptyClub();
    void stayAwayFromAClubWithTournaments();
    void goOnOneByOne();
    void giveWayToTyping();
    void endWithEsc();
    void comeAgainFromTheMenu();
};

namespace {

/// A window as shown at program start.
class Started
{
public:
    explicit Started(DeskFixture& fixture) : window_(fixture.session())
    {
        window_.show();
        window_.activateWindow();
        // Not every platform without a screen activates windows by itself.
        (void)QTest::qWaitForWindowActive(&window_);
        window_.greet();
    }

    desk::MainWindow& window() { return window_; }
    /// The current hint; nullptr: none.
    [[nodiscard]] desk::FirstHints* hints() const
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        auto* const found = window_.findChild<desk::FirstHints*>();
        return found != nullptr && found->isVisible() ? found : nullptr;
    }
    void press(const QString& button) const { hints()->findChild<QPushButton*>(button)->click(); }

private:
    desk::MainWindow window_;
};

const desk::PageList& list(Started& started)
{
    return *started.window().findChild<desk::PageList*>();
}

/// Where list entries are in the window's centre.
QRect entries(Started& started)
{
    const auto& entries = *list(started).findChild<QListWidget*>();
    const auto first = entries.visualItemRect(entries.item(0));
    const auto last = entries.visualItemRect(entries.item(entries.count() - 1));
    return first.united(last).translated(
        entries.viewport()->mapTo(started.window().centralWidget(), QPoint()));
}

} // namespace

void TestFirstHints::initTestCase()
{
    theme::apply(*qApp, theme::Tone::Light);
}

void TestFirstHints::comeOnceToAnEmptyClub()
{
    DeskFixture fixture;
    {
        const Started first(fixture);
        QVERIFY(first.hints() != nullptr);
    }
    fixture.restart();
    const Started second(fixture);
    QVERIFY(second.hints() == nullptr);
}

void TestFirstHints::stayAwayFromAClubWithTournaments()
{
    DeskFixture fixture;
    fixture.openSample();
    const Started started(fixture);
    QVERIFY(started.hints() == nullptr);
}

void TestFirstHints::goOnOneByOne()
{
    DeskFixture fixture;
    Started started(fixture);
    const auto* const focus = QApplication::focusWidget();
    QStringList heard;
    while (started.hints() != nullptr && heard.size() < 9) {
        QVERIFY(started.hints()->geometry().intersected(entries(started)).isEmpty());
        QVERIFY(list(started).geometry().contains(started.hints()->geometry()));
        heard << started.hints()->accessibleName().section(u'.', 0, 0);
        started.press(u"nextHintButton"_s);
    }
    QCOMPARE(heard, (QStringList{u"1 of 4: Participants"_s, u"2 of 4: Rounds"_s,
                                 u"3 of 4: Results"_s, u"4 of 4: Reports"_s}));
    QCOMPARE(QApplication::focusWidget(), focus);
}

void TestFirstHints::giveWayToTyping()
{
    DeskFixture fixture;
    Started started(fixture);
    auto& window = started.window();
    auto* const covered = new QLineEdit(window.centralWidget());
    covered->setGeometry(started.hints()->geometry());
    covered->show();
    covered->setFocus();
    QVERIFY(started.hints() == nullptr);
    covered->clearFocus();
    QVERIFY(started.hints() != nullptr);
}

void TestFirstHints::endWithEsc()
{
    DeskFixture fixture;
    Started started(fixture);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(started.hints() == nullptr);
}

void TestFirstHints::comeAgainFromTheMenu()
{
    DeskFixture fixture;
    Started started(fixture);
    started.press(u"endHintsButton"_s);
    QVERIFY(started.hints() == nullptr);
    started.window().findChild<QAction*>(u"hintsAction"_s)->trigger();
    QVERIFY(started.hints() != nullptr);
    QVERIFY(started.hints()->accessibleName().startsWith(u"1 of 4"_s));
}

RUMMY_TEST(TestFirstHints)

} // namespace tst_first_hints

#include "tst_first_hints.moc"
