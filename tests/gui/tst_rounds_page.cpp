#include "app/desk/evening/rounds/draw_bar.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/notice.h"
#include "core/use_cases/deciding_ties.h"
#include "core/use_cases/planning.h"
#include "db/sqlite/open_store.h"
#include "rounds_scene.h"
#include "tests/suite.h"

#include <QAction>
#include <QLabel>
#include <QLayout>
#include <QListView>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace tst_rounds_page {

using namespace rounds_test;
using core::RoundNumber;
using core::RoundState;
using core::StartNumber;
using core::TableNumber;

/// Positions of a widget's visible parts whenever it is painted.
class SidePaints : public QObject
{
public:
    explicit SidePaints(QWidget& side) : side_(side) { side.installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            const auto painted = places();
            finishLayouts();
            count++;
            halfLaidOut += painted == places() ? 0 : 1;
        }
        return QObject::eventFilter(watched, event);
    }

    int count = 0;
    int halfLaidOut = 0;

private:
    [[nodiscard]] std::vector<QRect> places() const
    {
        std::vector<QRect> found;
        for (const auto* part : side_.findChildren<QWidget*>()) {
            if (part->isVisible()) {
                found.push_back(part->geometry());
            }
        }
        return found;
    }
    void finishLayouts()
    {
        side_.layout()->activate();
        for (auto* const part : side_.findChildren<QWidget*>()) {
            if (part->layout() != nullptr) {
                part->layout()->activate();
            }
        }
    }

    QWidget& side_;
};

/// Rounds are drawn, planned, published and closed; checks what is stored.
class TestRoundsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsAndPublishes();
    void saysWhyNothingCanBeDrawn();
    void tellsTheHeadcount();
    void asksOnceAboutThoseMissing();
    void leadsToTheCheckIn();
    void locksAndDrawsAgain();
    void cancelsTheSearch();
    void plansSeveralRounds();
    void unevenThreesCanBeBetter();
    void tellsWhatEvenThreesCost();
    void offersFewerRepeats();
    void tellsWhatToExpect();
    void seatsFinalTables();
    void decidesATieAtTheCut();
    void asksBeforePublishingByProvisionalStandings();
    void saysWhatIsOutOfDate();
    void namesBrokenWishes();
    void paintsTheSideOnlyWhenLaidOut();
    void withdraws();
    void callsOpenTables();
    void closesWhenComplete();
    void leadsFromDrawToPublish();
    void proposesNoRoundBeyondThePlan();
    void raisesThePlan();
    void keepsUpWithOtherDesks();
};

void TestRoundsPage::drawsAndPublishes()
{
    Evening evening(9);
    QVERIFY(!evening.button("publishButton")->isEnabled());
    QVERIFY(!evening.button("publishButton")->toolTip().isEmpty());
    evening.click("drawButton");
    QTRY_COMPARE(evening.tournament().rounds.size(), std::size_t{1});
    QVERIFY(evening.round(1).head.state == RoundState::Draft);
    QCOMPARE(evening.round(1).tables.size(), std::size_t{3});
    QVERIFY(evening.button("publishButton")->isEnabled());
    evening.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(evening.round(1).head.state == RoundState::Published);
    QVERIFY(!evening.button("publishButton")->isVisible());
    QVERIFY(evening.button("closeRoundButton")->isVisible());
    QVERIFY(!evening.button("closeRoundButton")->isEnabled());
    QCOMPARE(evening.page().status().what, QStringLiteral("Round 1: 3 of 3 table(s) open"));
}

void TestRoundsPage::saysWhyNothingCanBeDrawn()
{
    Evening evening(1);
    QVERIFY(!evening.button("drawButton")->isEnabled());
    QVERIFY(evening.button("drawButton")->toolTip().contains(QStringLiteral("round 1")));
    QCOMPARE(evening.find<QLabel>("emptyRoundTitle")->text(),
             evening.button("drawButton")->toolTip());
    QCOMPARE(evening.page().status().why, evening.button("drawButton")->toolTip());
}

void TestRoundsPage::tellsTheHeadcount()
{
    Evening evening(23, [](core::Tournament& tournament) {
        tournament.participants[22].present = {{RoundNumber{2}, {}}};
    });
    const auto labels = evening.page().findChildren<QLabel*>();
    const bool found = std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text() ==
               QStringLiteral("22 present, 1 missing: 4 table(s) of four, 2 table(s) of three");
    });
    QVERIFY(found);
}

namespace {

void expectTwo(core::Tournament& tournament)
{
    for (const std::size_t index : {0U, 1U}) {
        tournament.participants[index].status = core::Attendance::Expected;
    }
}

} // namespace

void TestRoundsPage::asksOnceAboutThoseMissing()
{
    Evening evening(10, expectTwo);
    QString asked;
    evening.answer([&asked](QDialog& dialog) {
        for (const auto* const label : dialog.findChildren<QLabel*>()) {
            asked += label->text();
        }
    });
    evening.click("drawButton");
    QTRY_COMPARE(evening.tournament().rounds.size(), std::size_t{1});
    QVERIFY2(asked.contains(QStringLiteral("2 people are expected and not here.")),
             qPrintable(asked));
    QCOMPARE(evening.round(1).tables.size(), std::size_t{2});
    // Redrawn without a question: it would not change the round.
    const auto before = evening.tournament().rounds;
    evening.seatByNumber();
    QTRY_VERIFY(evening.tournament().rounds != before);
    QVERIFY(seatsAt(evening.round(1), 1) == (Seats{3, 4, 5, 6}));
}

void TestRoundsPage::leadsToTheCheckIn()
{
    Evening evening(10, expectTwo);
    QSignalSpy wanted(&evening.page(), &desk::Page::pageRequested);
    evening.answer([](QDialog& dialog) {
        QTest::mouseClick(&page_test::part<QPushButton>(dialog, "toCheckInButton"), Qt::LeftButton);
    });
    evening.click("drawButton");
    QCOMPARE(wanted.count(), 1);
    QVERIFY(wanted.at(0).at(0).value<desk::PageId>() == desk::PageId::CheckIn);
    QVERIFY(evening.tournament().rounds.empty());
}

void TestRoundsPage::locksAndDrawsAgain()
{
    Evening evening(12);
    evening.seatByNumber();
    evening.seat("seat-2-A")->setFocus();
    evening.key(Qt::Key_L, Qt::ShiftModifier);
    evening.seat("seat-3-C")->setFocus();
    evening.key(Qt::Key_L);
    QVERIFY(evening.seat("seat-3-C")->seat().locked);
    // A locked person stays.
    evening.key(Qt::Key_Space);
    evening.seat("seat-1-A")->setFocus();
    evening.key(Qt::Key_Space);
    QCOMPARE(seatsAt(evening.round(1), 3), (Seats{9, 10, 11, 12}));
    evening.key(Qt::Key_Escape);
    QSignalSpy changed(&evening.session(), &desk::Session::changed);
    evening.click("drawButton");
    constexpr int patience = 30'000;
    QTRY_VERIFY_WITH_TIMEOUT(changed.count() > 0, patience);
    auto table2 = seatsAt(evening.round(1), 2);
    std::sort(table2.begin(), table2.end());
    QCOMPARE(table2, (Seats{5, 6, 7, 8}));
    const auto table3 = seatsAt(evening.round(1), 3);
    QVERIFY(std::find(table3.begin(), table3.end(), 11) != table3.end());
}

void TestRoundsPage::cancelsTheSearch()
{
    // More rounds than fit without a repeat: the search runs until its limit.
    Evening evening(8);
    evening.answer([](QDialog& dialog) {
        dialog.findChild<QSpinBox*>(QStringLiteral("numberField"))->setValue(9);
    });
    evening.find<QAction>("planAllAction")->trigger();
    QVERIFY(!evening.button("publishButton")->isEnabled());
    QVERIFY(!evening.button("drawButton")->isEnabled());
    evening.button("cancelSearchButton")->click();
    QVERIFY(evening.find<QWidget>("emptyRound")->isVisible());
    QVERIFY(evening.button("drawButton")->isEnabled());
    QVERIFY(evening.tournament().rounds.empty());
}

/// The first line is about all there is to say, not only about meetings.
void TestRoundsPage::unevenThreesCanBeBetter()
{
    using namespace evening;
    Evening evening(13, [](core::Tournament& tournament) {
        tournament.rounds = {round(1,
                                   {table(1, {1_p, 2_p, 3_p, 4_p}), table(2, {5_p, 6_p, 7_p}),
                                    table(3, {8_p, 9_p, 10_p}), table(4, {11_p, 12_p, 13_p})},
                                   {}, core::RoundState::Closed),
                             round(2,
                                   {table(1, {1_p, 5_p, 8_p, 11_p}), table(2, {2_p, 6_p, 9_p}),
                                    table(3, {3_p, 7_p, 12_p}), table(4, {4_p, 10_p, 13_p})},
                                   {}, core::RoundState::Draft)};
    });
    QCOMPARE(evening.find<QLabel>("qualityFirstLine")->text(),
             QStringLiteral("Nobody meets twice, but tables of three are not evenly shared."));
}

void TestRoundsPage::tellsWhatEvenThreesCost()
{
    const auto planned = [](seating::Threes threes) {
        auto evening = std::make_unique<Evening>(
            10, [&](core::Tournament& tournament) { tournament.settings.threes = threes; });
        evening->answer([](QDialog& dialog) {
            dialog.findChild<QSpinBox*>(QStringLiteral("numberField"))->setValue(4);
        });
        evening->find<QAction>("planAllAction")->trigger();
        return evening;
    };
    const auto told = [](Evening& evening) {
        QStringList texts;
        for (const auto* label : evening.find<QWidget>("qualitySheet")->findChildren<QLabel*>()) {
            texts << label->text();
        }
        return texts.join(u'\n');
    };
    static const QRegularExpression price(
        QStringLiteral("meet again for it; otherwise .+ \\(\\d+\\) would sit at a table of three "
                       "\\d .+ and .+ \\(\\d+\\) .+\\."));
    const auto first = planned(seating::Threes::First);
    const auto last = planned(seating::Threes::Last);
    QTRY_COMPARE(first->tournament().rounds.size(), std::size_t{4});
    QTRY_COMPARE(last->tournament().rounds.size(), std::size_t{4});
    QVERIFY2(!told(*first).contains(price), "while there is a choice, that says it");
    first->click("publishButton");
    QVERIFY2(told(*first).contains(price), qPrintable(told(*first)));
    QVERIFY(!told(*last).contains(price));
    first->remakePage();
    QVERIFY(told(*first).contains(price));
}

/// Both plans of a draw with their price; the choice is for this draw only.
void TestRoundsPage::offersFewerRepeats()
{
    Evening evening(10);
    evening.answer([](QDialog& dialog) {
        dialog.findChild<QSpinBox*>(QStringLiteral("numberField"))->setValue(4);
    });
    evening.find<QAction>("planAllAction")->trigger();
    QTRY_COMPARE(evening.tournament().rounds.size(), std::size_t{4});
    const auto even = evening.tournament().rounds;
    QVERIFY(evening.button("evenThreesButton")->isChecked());
    QVERIFY(evening.button("evenThreesButton")->text().startsWith(QStringLiteral("Even: 12 ")));
    QVERIFY(!evening.button("fewerRepeatsButton")->isChecked());
    QVERIFY(evening.find<QLabel>("fewerRepeatsWords")
                ->text()
                .contains(QStringLiteral("sits at a table of three")));

    evening.click("fewerRepeatsButton");
    QVERIFY(evening.tournament().rounds != even);
    QVERIFY(evening.button("fewerRepeatsButton")->isChecked());
    QCOMPARE(evening.tournament().settings.threes, seating::Threes::First);

    // Kept across a restart, and back again.
    evening.remakePage();
    evening.click("evenThreesButton");
    QVERIFY(evening.tournament().rounds == even);
}

void TestRoundsPage::plansSeveralRounds()
{
    Evening evening(16);
    evening.answer([](QDialog& dialog) {
        dialog.findChild<QSpinBox*>(QStringLiteral("numberField"))->setValue(3);
    });
    evening.find<QAction>("planAllAction")->trigger();
    QTRY_COMPARE(evening.tournament().rounds.size(), std::size_t{3});
    QCOMPARE(evening.find<QLabel>("qualityFirstLine")->text(),
             QStringLiteral("Nobody meets twice; it cannot be better."));
    // Later drafts wait for the first.
    evening.click("roundSegments-2");
    QVERIFY(!evening.button("publishButton")->isEnabled());
    QVERIFY(evening.page().status().why.contains(QStringLiteral("Publish that one first")));
}

void TestRoundsPage::tellsWhatToExpect()
{
    Evening evening(16,
                    [](core::Tournament& tournament) { tournament.settings.plannedRounds = 3; });
    evening.click("drawButton");
    QTRY_COMPARE(evening.tournament().rounds.size(), std::size_t{1});
    const auto* const outlook = evening.find<QLabel>("qualityOutlook");
    QVERIFY(outlook->isVisible());
    QCOMPARE(outlook->text(), QStringLiteral("Nobody will have to meet twice if nobody leaves."));
    // Tables changed by hand are not those the further rounds were planned for.
    auto plan = core::planOf(evening.round(1));
    std::swap(plan.tables[0].seats[0], plan.tables[1].seats[0]);
    QVERIFY(evening.session().run(core::changeSeating, plan, {}).ok());
    page_test::settle();
    QVERIFY(evening.page().findChild<QLabel*>(QStringLiteral("qualityOutlook")) == nullptr);
}

void TestRoundsPage::seatsFinalTables()
{
    Evening evening(12);
    evening.answer(ignore);
    evening.find<QAction>("finalAction")->trigger();
    QTRY_COMPARE(evening.tournament().rounds.size(), std::size_t{1});
    QCOMPARE(seatsAt(evening.round(1), 1).size(), 4);
    // Before the first result all are level, and the seed has decided.
    QVERIFY(evening.find<QWidget>("roundNotice")->isVisible());
    const auto told = [&evening] {
        QStringList texts;
        for (const auto* label : evening.find<QWidget>("qualitySheet")->findChildren<QLabel*>()) {
            texts << label->text();
        }
        return texts.join(u'\n');
    };
    static const QRegularExpression level(
        QStringLiteral("Level at the cut of the final tables: .+ 6 more\\. The seed chose: .+\\."));
    QVERIFY2(told().contains(level), qPrintable(told()));
    evening.remakePage();
    QVERIFY(told().contains(level));
}

/// 2, 6 and 10 are level for one seat. The round is drawn again with the lot.
void TestRoundsPage::decidesATieAtTheCut()
{
    using namespace evening;
    Evening evening(12, [](core::Tournament& tournament) {
        tournament.settings.plannedRounds = 2;
        tournament.rounds = {
            round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,3,5,9")}}),
                      table(2, {5_p, 6_p, 7_p, 8_p}, {{1_g, played("0,3,5,9")}}),
                      table(3, {9_p, 10_p, 11_p, 12_p}, {{1_g, played("0,3,5,9")}})})};
        tournament.rounds.front().head.games = 1;
    });
    evening.click("roundSegments-2");
    evening.answer(ignore);
    evening.find<QAction>("finalAction")->trigger();
    QTRY_COMPARE(evening.tournament().rounds.size(), std::size_t{2});
    QVERIFY(evening.find<QWidget>("roundNotice")->isVisible());
    evening.answer([](QDialog& dialog) {
        // The highest start number first.
        for (const auto& [field, rank] : {std::pair{"tieField1", "6"}, std::pair{"tieField2", "5"},
                                          std::pair{"tieField3", "4"}}) {
            type(dialog, field, QString::fromLatin1(rank));
        }
        QTest::mouseClick(&page_test::part<QPushButton>(dialog, "tieYes"), Qt::LeftButton);
    });
    evening.click("decideTieButton");
    QCOMPARE(evening.tournament().tieDecisions.size(), std::size_t{1});
    QTRY_VERIFY(!evening.find<QWidget>("roundNotice")->isVisible());
    auto top = seatsAt(evening.round(2), 1);
    std::sort(top.begin(), top.end());
    QCOMPARE(top, (Seats{1, 5, 9, 10}));
    QStringList sheet;
    for (const auto* label : evening.find<QWidget>("qualitySheet")->findChildren<QLabel*>()) {
        sheet << label->text();
    }
    QVERIFY2(sheet.join(u'\n').contains(QStringLiteral("A lot chose: ")),
             qPrintable(sheet.join(u'\n')));
    // Once it is taken back, the draft is of other standings.
    const auto decision = evening.tournament().tieDecisions.front();
    QVERIFY(evening.session().run(core::cancelTieDecision, decision.order));
    QTRY_VERIFY(evening.find<desk::Notice>("roundNotice")
                    ->text()
                    .contains(QStringLiteral("The standings have changed")));
    evening.answer([](QDialog& dialog) { dialog.reject(); });
    evening.click("publishButton");
    QVERIFY(evening.round(2).head.state == RoundState::Draft);
    QVERIFY(evening.session().run(core::decideTie, decision));
    QTRY_VERIFY(!evening.find<QWidget>("roundNotice")->isVisible());
    evening.click("publishButton");
    QVERIFY(evening.tournament().tieDecisions.empty());
}

void TestRoundsPage::asksBeforePublishingByProvisionalStandings()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.click("publishButton");
    evening.click("roundSegments-2");
    evening.click("standingsButton");
    QTRY_COMPARE(evening.tournament().rounds.size(), std::size_t{2});
    QVERIFY(evening.find<QWidget>("roundNotice")->isVisible());
    evening.answer([](QDialog& dialog) { dialog.reject(); });
    evening.click("publishButton");
    QVERIFY(evening.round(2).head.state == RoundState::Draft);
    evening.answer(ignore);
    evening.click("publishButton");
    QVERIFY(evening.round(2).head.state == RoundState::Published);
}

void TestRoundsPage::saysWhatIsOutOfDate()
{
    Evening evening(8);
    evening.seatByNumber();
    QVERIFY(!evening.find<QWidget>("roundNotice")->isVisible());
    QVERIFY(evening.session()
                .run(core::changePresence, StartNumber{3}, core::AbsentIn{RoundNumber{1}})
                .ok());
    QVERIFY(evening.find<QWidget>("roundNotice")->isVisible());
    QVERIFY(evening.find<QWidget>("roundNotice")
                ->accessibleName()
                .contains(QStringLiteral("Person 3 (3)")));
}

void TestRoundsPage::namesBrokenWishes()
{
    Evening evening(8, [](core::Tournament& tournament) {
        tournament.settings.apart = {{StartNumber{1}, StartNumber{2}}};
    });
    evening.seatByNumber();
    const auto labels = evening.page().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text() == QStringLiteral("Person 1 (1) and Person 2 (2) should never sit "
                                               "together but are both at table 1");
    }));
    QVERIFY(evening.seat("seat-1-A")->accessibleName().contains(QStringLiteral("wish not kept")));
    evening.seat("seat-1-A")->setFocus();
    evening.key(Qt::Key_Space);
    evening.key(Qt::Key_Right);
    QCOMPARE(evening.find<QWidget>("costTip")->accessibleName(),
             QStringLiteral("Swap with Person 5. Never together 1 → 0"));
}

void TestRoundsPage::paintsTheSideOnlyWhenLaidOut()
{
    Evening evening(8);
    evening.seatByNumber();
    page_test::settle();
    QTest::qWait(50);
    SidePaints paints(*evening.find<QScrollArea>("sideScroll")->widget());
    evening.find<QAction>("publishAction")->trigger();
    QTRY_VERIFY(paints.count > 0);
    QTest::qWait(50);
    QCOMPARE(paints.halfLaidOut, 0);
}

void TestRoundsPage::withdraws()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.answer([](QDialog& dialog) { dialog.reject(); });
    evening.click("withdrawButton");
    QCOMPARE(evening.tournament().rounds.size(), std::size_t{1});
    evening.answer(ignore);
    evening.click("withdrawButton");
    QVERIFY(evening.tournament().rounds.empty());
    QVERIFY(evening.find<QWidget>("emptyRound")->isVisible());
}

/// The tables that the desk waits for, and one key that calls one.
void TestRoundsPage::callsOpenTables()
{
    Evening evening(8);
    const QSignalSpy calls(&evening.page(), &desk::RoundsPage::callRequested);
    evening.seatByNumber();
    page_test::settle();
    evening.click("publishButton");
    page_test::settle();
    evening.click("offerNotNowButton");
    auto& list = *evening.find<QListView>("openTables");
    const auto second = [&list](int row) {
        return list.model()->index(row, 0).data(desk::SecondLineRole).toString();
    };
    QVERIFY(list.isVisible());
    QCOMPARE(list.model()->rowCount(), 2);
    QCOMPARE(second(0), QStringLiteral("still playing"));
    evening.seat("seat-2-B")->setFocus();
    evening.key(Qt::Key_C);
    QCOMPARE(calls.size(), 1);
    const auto called = calls.first().first().value<core::TableKey>();
    QVERIFY(called == (core::TableKey{core::RoundNumber{1}, core::TableNumber{2}}));
    evening.page().setCalled({called});
    QCOMPARE(second(1), QStringLiteral("called"));
    QVERIFY(evening.session().run(core::cancelRound, core::RoundNumber{1}, QStringLiteral("rain")));
    page_test::settle();
    QVERIFY(!list.isVisible());
    evening.key(Qt::Key_C);
    QCOMPARE(calls.size(), 1);
}

void TestRoundsPage::closesWhenComplete()
{
    Evening evening(4);
    evening.seatByNumber();
    evening.click("publishButton");
    for (int game = 1; game <= 2; ++game) {
        QVERIFY(!evening.button("closeRoundButton")->isEnabled());
        QVERIFY(evening.session()
                    .run(core::enterGame, {RoundNumber{1}, TableNumber{1}, core::GameNumber{game}},
                         core::UnplayedGame{QStringLiteral("time")}, {})
                    .ok());
    }
    evening.click("closeRoundButton");
    QVERIFY(evening.round(1).head.state == RoundState::Closed);
    // On with the next one.
    QCOMPARE(evening.button("drawButton")->text(), QStringLiteral("Draw round 2"));
    QVERIFY(evening.button("drawButton")->hasFocus());
    QVERIFY(evening.find<QWidget>("emptyRound")->isVisible());
    evening.click("roundSegments-1");
    QTRY_VERIFY(evening.button("reopenButton")->isVisible());
    evening.remakePage();
    QTRY_VERIFY(evening.button("reopenButton")->isVisible());
}

/// One Enter more picks nobody up.
void TestRoundsPage::leadsFromDrawToPublish()
{
    Evening evening(8);
    evening.button("drawButton")->setFocus();
    evening.key(Qt::Key_Return);
    QTRY_COMPARE(evening.tournament().rounds.size(), std::size_t{1});
    page_test::settle();
    QCOMPARE(QApplication::focusWidget(), evening.button("publishButton"));
    // A key held down since then.
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
    QCoreApplication::sendEvent(QApplication::focusWidget(), &held);
    QVERIFY(evening.round(1).head.state == RoundState::Draft);
    evening.key(Qt::Key_Return);
    QVERIFY(evening.round(1).head.state == RoundState::Published);
}

void TestRoundsPage::proposesNoRoundBeyondThePlan()
{
    Evening evening(4, [](core::Tournament& tournament) {
        tournament.settings.plannedRounds = 1;
        tournament.settings.gamesPerRound = 1;
    });
    evening.seatByNumber();
    evening.click("publishButton");
    QVERIFY(evening.session().run(core::enterGame,
                                  {RoundNumber{1}, TableNumber{1}, core::GameNumber{1}},
                                  core::UnplayedGame{QStringLiteral("time")}, {}));
    evening.click("closeRoundButton");
    QVERIFY(evening.round(1).head.state == RoundState::Closed);
    QCOMPARE(evening.button("drawButton")->text(), QStringLiteral("Draw round 2"));
    QVERIFY(!evening.button("drawButton")->hasFocus());
    evening.key(Qt::Key_Return);
    QCOMPARE(evening.tournament().rounds.size(), std::size_t{1});
}

void TestRoundsPage::raisesThePlan()
{
    Evening evening(4, [](core::Tournament& tournament) {
        tournament.settings.plannedRounds = 1;
        tournament.rounds = {evening::round(1, {}, {}, RoundState::Closed)};
    });
    const auto notice = [&] {
        page_test::settle();
        const auto notices = evening.page().findChildren<desk::Notice*>();
        return std::any_of(notices.begin(), notices.end(), [](const desk::Notice* each) {
            return each->isVisible() && each->text().contains(QStringLiteral("raised to 2"));
        });
    };
    evening.click("drawButton");
    QTRY_COMPARE(evening.tournament().rounds.size(), std::size_t{2});
    QVERIFY(evening.tournament().settings.plannedRounds == 2);
    QVERIFY(notice());
    // Only once: another draw of the same round has nothing to report.
    evening.click("roundSegments-1");
    evening.click("roundSegments-2");
    evening.click("drawButton");
    QTRY_VERIFY(!evening.page().findChild<desk::DrawBar*>()->isSearching());
    QVERIFY(!notice());
}

void TestRoundsPage::keepsUpWithOtherDesks()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.seat("seat-1-A")->setFocus();
    evening.key(Qt::Key_Space);
    const auto other = db::openStore(evening.clubFile(), db::IfMissing::Refuse);
    core::TournamentService service(*other, QStringLiteral("Other"),
                                    [] { return QDateTime::currentDateTimeUtc(); });
    auto plan = core::planOf(evening.round(1));
    std::swap(plan.tables[0].seats[0], plan.tables[1].seats[0]);
    QVERIFY(service.run(*evening.session().current(), core::changeSeating, plan, {}).ok());
    // The page has not heard of it yet: what it saw is no longer so.
    evening.key(Qt::Key_Right);
    evening.key(Qt::Key_Space);
    evening.session().lookForChanges();
    QCOMPARE(seatsAt(evening.round(1), 1), (Seats{5, 2, 3, 4}));
    QCOMPARE(evening.seat("seat-1-A")->seat().name, QStringLiteral("Person 5"));
}

RUMMY_TEST(TestRoundsPage)

} // namespace tst_rounds_page

#include "tst_rounds_page.moc"
