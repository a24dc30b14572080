#include "app/desk/evening/reports/reports_page.h"
#include "app/desk/evening/standings/tie_dialog.h"
#include "hands.h"
#include "tests/suite.h"
#include "tests/tournament_builder.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

#include <memory>

namespace tst_standings_ties {

using namespace hands_test;
using core::StartNumber;
using desk::PageId;
using game_builder::romme;

namespace {

/// 1 and 5 share rank 1, 2 and 6 rank 3.
core::Tournament twins()
{
    TournamentBuilder builder(game_builder::plus());
    builder.participants(8).round(1, 1);
    builder.table({1, 2, 3, 4}).game(romme("0,3,5,9"));
    builder.table({5, 6, 7, 8}).game(romme("0,3,5,8"));
    return builder.tournament();
}

/// 1, 5 and 9 share rank 1.
core::Tournament triplets()
{
    TournamentBuilder builder(game_builder::plus());
    builder.participants(12).round(1, 1);
    builder.table({1, 2, 3, 4}).game(romme("0,3,5,9"));
    builder.table({5, 6, 7, 8}).game(romme("0,3,5,8"));
    builder.table({9, 10, 11, 12}).game(romme("0,3,5,7"));
    return builder.tournament();
}

} // namespace

/// Ties decided in the window, by keyboard.
class TestStandingsTies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init()
    {
        fixture_ = std::make_unique<DeskFixture>();
        fixture_->open(twins());
        hands_ = std::make_unique<Hands>(fixture_->session());
        hands_->go(PageId::Standings);
    }
    void cleanup()
    {
        hands_.reset();
        fixture_.reset();
    }

    void playsOffByKeys()
    {
        decide([](QDialog& dialog) {
            choose(dialog, u"tieByPlayOff"_s);
            QCOMPARE(dialog.focusWidget()->objectName(), u"tieField1"_s);
            write(dialog, u"7"_s);
            QVERIFY(!page_test::part<QPushButton>(dialog, "tieYes").isEnabled());
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
            write(dialog, u"7"_s);
            QVERIFY(!page_test::part<QPushButton>(dialog, "tieYes").isEnabled()); // level again
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Backspace);
            write(dialog, u"0"_s);
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        });
        QCOMPARE(hands_->now().tieDecisions.size(), 1U);
        const auto& decision = hands_->now().tieDecisions.front();
        QVERIFY(decision.order == (std::vector{StartNumber{5}, StartNumber{1}}));
        QCOMPARE(decision.reason, u"0 : 7"_s);
        QCOMPARE(notes(), u"5 Participant 5; 1 Participant 1: decided by a play-off (0 : 7)."_s);
        hands_->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&hands_->window()));
        hands_->key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(hands_->now().tieDecisions.empty());
        QTRY_COMPARE(notes(), QString());
        hands_->key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(hands_->now().tieDecisions.size(), 1U);
    }

    void decidesByAReason()
    {
        decide([](QDialog& dialog) {
            choose(dialog, u"tieByReason"_s);
            write(dialog, u"2"_s);
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
            write(dialog, u"1"_s);
            QVERIFY(!page_test::part<QPushButton>(dialog, "tieYes").isEnabled()); // no reason yet
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
            write(dialog, u"older"_s);
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        });
        QCOMPARE(notes(), u"5 Participant 5; 1 Participant 1: decided: older."_s);
    }

    void drawsALotForTheSelected()
    {
        hands_->key(Qt::Key_Down);
        hands_->key(Qt::Key_Down);
        decide([](QDialog& dialog) {
            QCOMPARE(page_test::part<QComboBox>(dialog, "tieChoice").currentIndex(), 1);
            QTest::mouseClick(&page_test::part<QPushButton>(dialog, "tieDraw"), Qt::LeftButton);
            page_test::part<QPushButton>(dialog, "tieYes").click();
        });
        QCOMPARE(hands_->now().tieDecisions.size(), 1U);
        const auto& decision = hands_->now().tieDecisions.front();
        QVERIFY(decision.by == core::TieDecidedBy::Lot);
        QCOMPARE(decision.order.front() == StartNumber{2} ? 6 : 2, plain(decision.order.back()));
    }

    void saysWhatIsSetAside()
    {
        auto& session = fixture_->session();
        const core::TieDecision lot{{StartNumber{5}, StartNumber{1}}, core::TieDecidedBy::Lot, {}};
        QVERIFY(session.run(core::decideTie, lot));
        const core::Penalty late{
            StartNumber{5}, core::RoundNumber{1}, scoring::MatchPoints::fromPoints(-1), {}};
        QVERIFY(session.run(core::givePenalty, late));
        page_test::settle();
        QTRY_COMPARE(notes(), u"Set aside, as the tie changed: 5 Participant 5; 1 Participant 1, "
                              "decided by lot."_s);
        decide([](QDialog& dialog) {
            auto& choice = page_test::part<QComboBox>(dialog, "tieChoice");
            choice.setCurrentIndex(choice.count() - 1);
            QVERIFY(page_test::part<QLabel>(dialog, "tieHint")
                        .text()
                        .startsWith(u"They are no longer level."_s));
            QVERIFY(!page_test::part<QPushButton>(dialog, "tieYes").isEnabled());
            QTest::mouseClick(&page_test::part<QPushButton>(dialog, "tieTakeBack"), Qt::LeftButton);
        });
        QVERIFY(hands_->now().tieDecisions.empty());
    }

    void saysWhoJoinedATieDecided()
    {
        auto& session = fixture_->session();
        fixture_->open(triplets());
        hands_->go(PageId::Standings);
        const core::Penalty late{
            StartNumber{9}, core::RoundNumber{1}, scoring::MatchPoints::fromPoints(-1), {}};
        const core::TieDecision lot{{StartNumber{5}, StartNumber{1}}, core::TieDecidedBy::Lot, {}};
        QVERIFY(session.run(core::givePenalty, late));
        QVERIFY(session.run(core::decideTie, lot));
        QVERIFY(session.run(core::cancelPenalty, late));
        page_test::settle();
        decide([](QDialog& dialog) {
            auto& choice = page_test::part<QComboBox>(dialog, "tieChoice");
            choice.setCurrentIndex(choice.count() - 1);
            QCOMPARE(
                page_test::part<QLabel>(dialog, "tieHint").text(),
                u"9 Participant 9 is level with them now. Decide between all of them above."_s);
        });
    }

    void printsTheSlip()
    {
        decide([](QDialog& dialog) {
            choose(dialog, u"tieByPlayOff"_s);
            QTest::mouseClick(&page_test::part<QPushButton>(dialog, "tieSlip"), Qt::LeftButton);
        });
        QTRY_COMPARE(page_test::currentPage(hands_->window()), PageId::Reports);
    }

    void saysWhyThereIsNoPlayOff()
    {
        TournamentBuilder builder(game_builder::plus());
        builder.participants(20).round(1, 1);
        for (int first = 1; first <= 17; first += 4) {
            builder.table({first, first + 1, first + 2, first + 3}).game(romme("0,3,5,9"));
        }
        hands_.reset();
        fixture_ = std::make_unique<DeskFixture>();
        fixture_->open(builder.tournament());
        hands_ = std::make_unique<Hands>(fixture_->session());
        hands_->go(PageId::Standings);
        decide([](QDialog& dialog) {
            QVERIFY(!page_test::part<QRadioButton>(dialog, "tieByPlayOff").isEnabled());
            const auto hint = page_test::part<QLabel>(dialog, "tieHint").text();
            QVERIFY2(hint.contains(u"too many for one table, so for a play-off."),
                     qPrintable(hint));
            dialog.reject();
        });
    }

    void leadsToTheNextOne()
    {
        const auto drawLot = [](QDialog& dialog) {
            QTest::mouseClick(&page_test::part<QPushButton>(dialog, "tieDraw"), Qt::LeftButton);
            page_test::part<QPushButton>(dialog, "tieYes").click();
        };
        decide(drawLot);
        page_test::settle();
        hands_->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&hands_->window()));
        decide([&](QDialog& dialog) {
            auto& choice = page_test::part<QComboBox>(dialog, "tieChoice");
            QVERIFY2(choice.itemText(0).startsWith(u"Rank 1, decided: "_s),
                     qPrintable(choice.itemText(0)));
            QVERIFY2(choice.currentText().startsWith(u"Rank 3: "_s),
                     qPrintable(choice.currentText()));
            drawLot(dialog);
        });
        QCOMPARE(hands_->now().tieDecisions.size(), 2U);
    }

    void isNotOfferedWithoutResults()
    {
        auto none = twins();
        for (auto& table : none.rounds.front().tables) {
            table.games.clear();
        }
        none.rounds.front().head.state = core::RoundState::Published;
        fixture_->open(none);
        hands_->go(PageId::Standings);
        page_test::settle();
        QVERIFY(!hands_->find<QPushButton>(PageId::Standings, u"decideTieButton"_s)->isVisible());
    }

    void isOfferedBetweenRounds()
    {
        const auto facts = [this] {
            QStringList texts;
            for (const auto* label : hands_->window().findChildren<QLabel*>()) {
                texts << label->text();
            }
            return texts.join(u'\n');
        };
        QVERIFY(facts().contains(u"left open by the rules"_s));
        auto settings = hands_->now().settings;
        settings.plannedRounds = 2;
        QVERIFY(fixture_->session().run(core::editSettings, {hands_->now().settings, settings}));
        page_test::settle();
        // Before the end they need not be decided.
        QTRY_VERIFY(!facts().contains(u"left open by the rules"_s));
        QVERIFY(hands_->find<QPushButton>(PageId::Standings, u"decideTieButton"_s)->isVisible());
        decide([](QDialog& dialog) {
            const auto hint = page_test::part<QLabel>(dialog, "tieHint").text();
            QVERIFY2(hint.contains(u"Only for the next draw"_s), qPrintable(hint));
            QTest::mouseClick(&page_test::part<QPushButton>(dialog, "tieDraw"), Qt::LeftButton);
            page_test::part<QPushButton>(dialog, "tieYes").click();
        });
        QCOMPARE(hands_->now().tieDecisions.size(), 1U);
    }

private:
    void decide(std::function<void(QDialog&)> use)
    {
        bool answered = false;
        hands_->answer([&](QDialog& dialog) {
            QCOMPARE(dialog.objectName(), u"tieDialog"_s);
            use(dialog);
            answered = true;
        });
        hands_->key(Qt::Key_T, Qt::ControlModifier);
        QVERIFY(answered);
    }
    static void write(QDialog& dialog, const QString& text)
    {
        QTest::keyClicks(dialog.focusWidget(), text);
    }
    static void choose(QDialog& dialog, const QString& way)
    {
        QTest::mouseClick(&page_test::part<QRadioButton>(dialog, way), Qt::LeftButton);
    }
    [[nodiscard]] QString notes()
    {
        page_test::settle();
        return hands_->find<QLabel>(PageId::Standings, u"prizeNotes"_s)->text();
    }

    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<Hands> hands_;
};

RUMMY_TEST(TestStandingsTies)

} // namespace tst_standings_ties

#include "tst_standings_ties.moc"
