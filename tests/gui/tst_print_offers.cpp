#include "app/desk/evening/reports/print_offer.h"
#include "app/desk/evening/results/results_page.h"
#include "app/desk/evening/rounds/round_actions.h"
#include "app/desk/evening/rounds/rounds_page.h"
#include "app/desk/evening/standings/standings_page.h"
#include "app/desk/frame/ui_state.h"
#include "core/texts/translation.h"
#include "core/use_cases/seating_rounds.h"
#include "desk_fixture.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QPrinterInfo>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_print_offers {

using namespace Qt::Literals::StringLiterals;
using core::RoundNumber;
using core::RoundState;
using core::StartNumber;
using core::TableNumber;

namespace {

core::Tournament eight()
{
    core::Tournament tournament;
    tournament.settings.name = u"Evening"_s;
    tournament.settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    tournament.settings.gamesPerRound = 1;
    for (int number = 1; number <= 8; ++number) {
        core::Participant participant;
        participant.number = StartNumber{number};
        participant.name = u"Person %1"_s.arg(number);
        tournament.participants.push_back(participant);
    }
    return tournament;
}

/// A page on an evening of eight people.
template <typename Page>
class Shown
{
public:
    Shown()
    {
        fixture_.open(eight());
        remake();
    }

    void remake()
    {
        page_ = std::make_unique<Page>(fixture_.session());
        page_->resize(1088, 734);
        page_->show();
        if (!QTest::qWaitForWindowActive(page_.get())) {
            qFatal("no active window");
        }
        page_->enter();
    }

    Page& page() { return *page_; }
    desk::Session& session() { return fixture_.session(); }
    desk::PrintOffer& offer()
    {
        page_test::settle();
        return *page_->template findChild<desk::PrintOffer*>();
    }
    QPushButton* button(const char* name)
    {
        page_test::settle();
        const auto found = page_->template findChildren<QPushButton*>(QString::fromLatin1(name));
        return found.isEmpty() ? nullptr : found.last();
    }
    QCheckBox* tick(const char* document)
    {
        return offer().template findChild<QCheckBox*>(u"tick-"_s + QLatin1String(document));
    }
    RoundState stateOf(int round)
    {
        return core::findRound(session().tournament(), RoundNumber{round})->head.state;
    }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }
    void enter(int table)
    {
        const auto done = session().run(core::enterGame,
                                        {RoundNumber{1}, TableNumber{table}, core::GameNumber{1}},
                                        core::UnplayedGame{u"time"_s}, {});
        if (!done) {
            qFatal("not entered");
        }
    }

private:
    texts::Translation english_{QLocale(u"en"_s)};
    DeskFixture fixture_;
    std::unique_ptr<Page> page_;
};

void drawByNumber(Shown<desk::RoundsPage>& shown)
{
    shown.page().findChild<QAction*>(u"byHandAction"_s)->trigger();
}

void publishTwoTables(Shown<desk::ResultsPage>& shown)
{
    core::RoundPlan plan;
    plan.tables = {{TableNumber{1}, {}}, {TableNumber{2}, {}}};
    for (const auto& participant : shown.session().tournament().participants) {
        auto& table =
            core::plain(participant.number) > 4 ? plan.tables.back() : plan.tables.front();
        table.seats.push_back(participant.number);
    }
    const auto published = shown.session().run(core::addRounds, {plan}, RoundState::Published);
    QVERIFY(published.ok());
}

} // namespace

/// Printing offers over an evening.
class TestPrintOffers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishesAndPrintsByKeys();
    void remembersWhatIsPrinted();
    void printsNothingWithoutATick();
    void goesAwayWhenTheRoundIsTakenBack();
    void tellsOfNamesThatNoFontCanWrite();
    void offersTheSlipsThatChanged();
    void offersTheSlipsOfBothLatecomers_data();
    void offersTheSlipsOfBothLatecomers();
    void goesWithTheStateOfTheRound();
    void printsAgain();
    void replacesALostSlip();
    void replacesALostSlipOnResults();
    void offersResultsWithTheLastTable();
    void showsTheStandingsToPrint();
};

void TestPrintOffers::publishesAndPrintsByKeys()
{
    Shown<desk::RoundsPage> shown;
    QCOMPARE(shown.button("publishButton")->text(), u"Publish and print"_s);
    drawByNumber(shown);
    QVERIFY(!shown.offer().isVisible());
    shown.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(shown.stateOf(1) == RoundState::Published);
    QVERIFY(shown.offer().isVisible());
    QCOMPARE(shown.offer().accessibleName(), u"Round 1 is published. What is printed?"_s);
    QVERIFY(shown.button("offerPrintButton")->hasFocus());
    for (const auto* document : {"seating-by-table", "seating-by-name", "score-slips"}) {
        QVERIFY(shown.tick(document)->isChecked());
    }
    if (QPrinterInfo::availablePrinterNames().isEmpty()) {
        shown.key(Qt::Key_Return);
        QTRY_VERIFY(shown.offer().accessibleName().contains(u"no printer"_s));
        QVERIFY(shown.button("offerPdfButton")->isEnabled());
    }
    shown.key(Qt::Key_Escape);
    QVERIFY(!shown.offer().isVisible());
    QVERIFY(QApplication::focusWidget()->objectName().startsWith(u"seat-"_s));
}

/// With an unassigned character, which is in no font.
void TestPrintOffers::tellsOfNamesThatNoFontCanWrite()
{
    Shown<desk::RoundsPage> shown;
    auto person = shown.session().tournament().participants[2];
    person.name = u"Person \u0378"_s;
    QVERIFY(shown.session().run(core::changeParticipant, person.number, person).ok());
    drawByNumber(shown);
    shown.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(shown.offer().text().contains(u"No font here can write the name or club of 3 "_s));
    for (const auto* document : {"seating-by-table", "seating-by-name", "score-slips"}) {
        shown.tick(document)->setChecked(false);
    }
    QVERIFY(!shown.offer().text().contains(u"No font"_s));
}

void TestPrintOffers::remembersWhatIsPrinted()
{
    Shown<desk::RoundsPage> shown;
    drawByNumber(shown);
    shown.button("publishButton")->click();
    shown.tick("seating-by-name")->click();
    shown.button("offerNotNowButton")->click();
    QVERIFY(!shown.offer().isVisible());
    const auto withdrawn = shown.session().run(core::withdrawRound, RoundNumber{1});
    QVERIFY(withdrawn.ok());
    shown.remake();
    drawByNumber(shown);
    shown.button("publishButton")->click();
    QVERIFY(shown.tick("seating-by-table")->isChecked());
    QVERIFY(!shown.tick("seating-by-name")->isChecked());
}

void TestPrintOffers::printsNothingWithoutATick()
{
    Shown<desk::RoundsPage> shown;
    drawByNumber(shown);
    shown.button("publishButton")->click();
    for (const auto* document : {"seating-by-table", "seating-by-name", "score-slips"}) {
        QVERIFY(shown.button("offerPrintButton")->isEnabled());
        shown.tick(document)->click();
    }
    QVERIFY(!shown.button("offerPrintButton")->isEnabled());
    QVERIFY(!shown.button("offerPrintButton")->toolTip().isEmpty());
}

void TestPrintOffers::goesAwayWhenTheRoundIsTakenBack()
{
    Shown<desk::RoundsPage> shown;
    drawByNumber(shown);
    shown.button("publishButton")->click();
    QVERIFY(shown.offer().isVisible());
    const auto undone = shown.session().run(
        [](core::TournamentService& service, core::TournamentId id) { return service.undo(id); });
    QVERIFY(undone.ok());
    QVERIFY(!shown.offer().isVisible());
}

/// By whatever: a repair, another desk, and undo, whose slips are new ones again.
void TestPrintOffers::offersTheSlipsThatChanged()
{
    Shown<desk::RoundsPage> shown;
    drawByNumber(shown);
    shown.button("publishButton")->click();
    shown.button("offerNotNowButton")->click();
    const auto swapped = shown.session().run(core::swapSeats, RoundNumber{1}, StartNumber{1},
                                             StartNumber{8}, core::ResultsGo::WithTheSeat, {});
    QVERIFY(swapped.ok());
    page_test::settle();
    QVERIFY(shown.offer().isVisible());
    QVERIFY(shown.offer().accessibleName().startsWith(u"Tables 1, 2 changed"_s));
    QVERIFY(shown.tick("score-slips")->isChecked());
    QVERIFY(!shown.tick("seating-by-table")->isChecked());

    shown.button("offerNotNowButton")->click();
    const auto undone = shown.session().run(
        [](core::TournamentService& service, core::TournamentId id) { return service.undo(id); });
    QVERIFY(undone.ok());
    page_test::settle();
    QVERIFY(shown.offer().isVisible());
    QVERIFY(shown.offer().accessibleName().startsWith(u"Tables 1, 2 changed"_s));
}

void TestPrintOffers::offersTheSlipsOfBothLatecomers_data()
{
    QTest::addColumn<bool>("isPublishedPrinted");
    QTest::addColumn<QString>("expected");
    QTest::newRow("two repairs") << true << u"Tables 1, 2 changed"_s;
    QTest::newRow("nothing printed yet") << false << u"Round 1 is published."_s;
}

void TestPrintOffers::offersTheSlipsOfBothLatecomers()
{
    QFETCH(const bool, isPublishedPrinted);
    QFETCH(const QString, expected);
    Shown<desk::RoundsPage> shown;
    drawByNumber(shown);
    shown.button("publishButton")->click();
    if (isPublishedPrinted) {
        shown.button("offerNotNowButton")->click();
    }
    for (const auto number : {5, 1}) { // Two people of table 2, then two of table 1.
        QVERIFY(shown.session().run(core::swapSeats, RoundNumber{1}, StartNumber{number},
                                    StartNumber{number + 1}, core::ResultsGo::WithTheSeat, {}));
        page_test::settle();
    }
    QVERIFY2(shown.offer().accessibleName().startsWith(expected),
             qPrintable(shown.offer().accessibleName()));
    QVERIFY(shown.tick("score-slips")->isChecked());
}

/// Nobody needs slips of a closed round.
void TestPrintOffers::goesWithTheStateOfTheRound()
{
    Shown<desk::RoundsPage> shown;
    drawByNumber(shown);
    shown.button("publishButton")->click();
    QVERIFY(shown.offer().isVisible());
    shown.enter(1);
    shown.enter(2);
    QVERIFY(shown.offer().isVisible());
    QVERIFY(shown.session().run(core::closeRound, RoundNumber{1}));
    QVERIFY(!shown.offer().isVisible());
}

void TestPrintOffers::printsAgain()
{
    Shown<desk::RoundsPage> shown;
    drawByNumber(shown);
    shown.button("publishButton")->click();
    shown.button("offerNotNowButton")->click();
    page_test::part<QWidget>(shown.page(), "seat-2-B").setFocus();
    shown.button("reprintButton")->click();
    QVERIFY(shown.offer().isVisible());
    QCOMPARE(shown.tick("score-slips")->text(), u"Score slip of table 2"_s);
}

void TestPrintOffers::replacesALostSlip()
{
    Shown<desk::RoundsPage> shown;
    drawByNumber(shown);
    shown.button("publishButton")->click();
    shown.button("offerNotNowButton")->click();
    page_test::part<QWidget>(shown.page(), "seat-2-B").setFocus();
    shown.button("slipLostButton")->click();
    QVERIFY(shown.offer().isVisible());
    QCOMPARE(shown.tick("score-slips")->text(), u"Slip with what is known"_s);
    const auto& head =
        core::findTable(shown.session().tournament(), RoundNumber{1}, TableNumber{2})->head;
    QCOMPARE(head.note, u"Slip lost"_s);
}

void TestPrintOffers::replacesALostSlipOnResults()
{
    Shown<desk::ResultsPage> shown;
    publishTwoTables(shown);
    page_test::settle();
    auto* const field = shown.page().findChild<QLineEdit*>(u"tableField"_s);
    field->setText(u"2"_s);
    QTest::keyClick(field, Qt::Key_Return);
    page_test::settle();
    shown.page().findChild<QAction*>(u"slipLost"_s)->trigger();
    QVERIFY(shown.offer().isVisible());
    shown.enter(1);
    QVERIFY(shown.offer().isVisible());
    shown.enter(2);
    QVERIFY(shown.tick("round-results") != nullptr); // The slip is there: the next offer.
}

void TestPrintOffers::offersResultsWithTheLastTable()
{
    Shown<desk::ResultsPage> shown;
    publishTwoTables(shown);
    shown.enter(1);
    QVERIFY(!shown.offer().isVisible());
    QVERIFY(shown.page().document().kind == documents::Kind::OpenTables);
    shown.enter(2);
    QVERIFY(shown.offer().isVisible());
    QVERIFY(!shown.offer().isAncestorOf(QApplication::focusWidget()));
    QVERIFY(shown.tick("round-results")->isChecked());
    QVERIFY(shown.tick("standings")->isChecked());
    QVERIFY(shown.page().document().kind == documents::Kind::RoundResults);
    const auto undone = shown.session().run(
        [](core::TournamentService& service, core::TournamentId id) { return service.undo(id); });
    QVERIFY(undone.ok());
    QVERIFY(!shown.offer().isVisible());
}

void TestPrintOffers::showsTheStandingsToPrint()
{
    Shown<desk::StandingsPage> shown;
    QSignalSpy wanted(&shown.page(), &desk::Page::documentRequested);
    shown.button("printStandingsButton")->click();
    QCOMPARE(wanted.count(), 1);
    QVERIFY(wanted.front().front().value<documents::Choice>().kind == documents::Kind::Standings);
}

RUMMY_TEST(TestPrintOffers)

} // namespace tst_print_offers

#include "tst_print_offers.moc"
