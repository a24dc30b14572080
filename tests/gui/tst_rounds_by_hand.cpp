#include "app/desk/evening/reports/print_offer.h"
#include "app/desk/widgets/notice.h"
#include "rounds_scene.h"
#include "tests/suite.h"

#include <QListView>
#include <QRadioButton>
#include <QSpinBox>

namespace tst_rounds_by_hand {

using namespace Qt::Literals::StringLiterals;
using namespace rounds_test;
using evening::operator""_p;
using evening::operator""_r;
using core::RoundNumber;
using core::RoundState;
using core::TableNumber;

/// Changing seats by keyboard, pointer and dialogs, in drafts and rounds being played.
class TestRoundsByHand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void swapsByKeys();
    void putsBackWithEscape();
    void putsBackForAnotherEvening();
    void swapsByDragging();
    void saysWhoLeaves();
    void letsLeaversStay();
    void movesToAFreeSeat();
    void seatsALatecomer();
    void goesOnWithoutTheMissing();
    void suggestsTheLikelyPerson_data();
    void suggestsTheLikelyPerson();
    void choosesWhoIsMeant_data();
    void choosesWhoIsMeant();
    void offersNothingAtTablesWithGames();
    void correctsSeats();
    void correctsSeatsByKeys();
    void showsWhatCorrectedSeatsMove();
    void offersNoSlipsOfCompleteTables_data();
    void offersNoSlipsOfCompleteTables();
    void shortensCancelsReopens();
};

void TestRoundsByHand::swapsByKeys()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.seat("seat-1-A")->setFocus();
    evening.key(Qt::Key_Down);
    QVERIFY(evening.seat("seat-1-B")->hasFocus());
    evening.key(Qt::Key_Space);
    evening.key(Qt::Key_Right);
    QVERIFY(evening.seat("seat-2-B")->hasFocus());
    QVERIFY(evening.find<QWidget>("costTip")->isVisible());
    QCOMPARE(evening.find<QWidget>("costTip")->accessibleName(),
             QStringLiteral("Swap with Person 6. Costs nothing"));
    QCOMPARE(seatsAt(evening.round(1), 1), (Seats{1, 2, 3, 4}));
    evening.key(Qt::Key_Space);
    QCOMPARE(seatsAt(evening.round(1), 1), (Seats{1, 6, 3, 4}));
    QCOMPARE(seatsAt(evening.round(1), 2), (Seats{5, 2, 7, 8}));
    QVERIFY(evening.seat("seat-2-B")->hasFocus());
    QVERIFY(!evening.find<QWidget>("costTip")->isVisible());
}

void TestRoundsByHand::putsBackWithEscape()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.seat("seat-1-A")->setFocus();
    evening.key(Qt::Key_Space);
    evening.key(Qt::Key_Right);
    evening.key(Qt::Key_Escape);
    QVERIFY(evening.seat("seat-1-A")->hasFocus());
    evening.key(Qt::Key_Right);
    QVERIFY(!evening.find<QWidget>("costTip")->isVisible());
    QCOMPARE(seatsAt(evening.round(1), 1), (Seats{1, 2, 3, 4}));
}

/// Even if that has the same draft.
void TestRoundsByHand::putsBackForAnotherEvening()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.seat("seat-1-A")->setFocus();
    evening.key(Qt::Key_Space);
    QVERIFY(evening.find<QWidget>("costTip")->isVisible());
    evening.openCopy();
    QVERIFY(!evening.find<QWidget>("costTip")->isVisible());
    evening.seat("seat-2-A")->setFocus();
    evening.key(Qt::Key_Space); // picks up
    QCOMPARE(seatsAt(evening.round(1), 1), (Seats{1, 2, 3, 4}));
}

/// F6 on a person: after the round being played, unless another is typed.
void TestRoundsByHand::saysWhoLeaves()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.find<QAction>("publishAction")->trigger();
    const auto facts = [&](const QString& words) {
        const auto labels = evening.page().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().contains(words); });
    };
    evening.seat("seat-1-B")->setFocus();
    evening.answer([](QDialog& dialog) {
        QCOMPARE(page_test::part<QSpinBox>(dialog, "leavingRound").value(), 1);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    evening.key(Qt::Key_F6);
    page_test::settle();
    const auto spans = [&](core::StartNumber number) {
        return core::findParticipant(evening.tournament(), number)->present;
    };
    QCOMPARE(spans(2_p).back().until, RoundNumber{1});
    QVERIFY(facts(u"leaves after round 1: Person 2"_s));

    page_test::show(evening.page()); // Active again after the dialog.
    evening.seat("seat-1-C")->setFocus();
    evening.answer(rounds_test::ignore);
    evening.key(Qt::Key_F6);
    page_test::settle();
    QVERIFY(facts(u"2 leave after round 1"_s));

    for (const int round : {3, 4, 2}) {
        page_test::show(evening.page());
        evening.seat("seat-1-D")->setFocus();
        evening.answer([round](QDialog& dialog) {
            page_test::part<QSpinBox>(dialog, "leavingRound").setValue(round);
        });
        evening.key(Qt::Key_F6);
        page_test::settle();
        QCOMPARE(spans(4_p).back().until, RoundNumber{round});
    }
    QVERIFY(facts(u"2 leave after round 1"_s));
    QCOMPARE(seatsAt(evening.round(1), 1), (Seats{1, 2, 3, 4}));
}

void TestRoundsByHand::letsLeaversStay()
{
    Evening evening(8, [](core::Tournament& tournament) {
        tournament.participants[1].present = {{RoundNumber{1}, RoundNumber{2}}};
    });
    evening.seatByNumber();
    evening.seat("seat-1-B")->setFocus();
    evening.answer([](QDialog& dialog) {
        QTest::mouseClick(&page_test::part<QPushButton>(dialog, "staysButton"), Qt::LeftButton);
    });
    evening.key(Qt::Key_F6);
    page_test::settle();
    const auto& present = core::findParticipant(evening.tournament(), 2_p)->present;
    QCOMPARE(present.size(), std::size_t{1});
    QVERIFY(!present.back().until);
}

void TestRoundsByHand::swapsByDragging()
{
    Evening evening(8);
    evening.seatByNumber();
    auto* from = evening.seat("seat-1-D");
    auto* to = evening.seat("seat-2-A");
    auto* cards = evening.find<QWidget>("roundCards");
    const auto way = to->geometry().center() - from->geometry().center();
    const QPoint start = from->rect().center();
    QTest::mousePress(from, Qt::LeftButton, Qt::NoModifier, start);
    for (const int part : {4, 2, 1}) {
        const QPoint point = from->geometry().topLeft() + start + way / part;
        QMouseEvent move(QEvent::MouseMove, point, cards->mapToGlobal(point), Qt::LeftButton,
                         Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(cards, &move);
    }
    QVERIFY(evening.find<QWidget>("costTip")->isVisible());
    QVERIFY(evening.find<QWidget>("pickedRow")->isVisible());
    QCOMPARE(seatsAt(evening.round(1), 2), (Seats{5, 6, 7, 8}));
    const QPoint end = from->geometry().topLeft() + start + way;
    QTest::mouseRelease(cards, Qt::LeftButton, Qt::NoModifier, end);
    QCOMPARE(seatsAt(evening.round(1), 2), (Seats{4, 6, 7, 8}));
    QCOMPARE(seatsAt(evening.round(1), 1), (Seats{1, 2, 3, 5}));
    QVERIFY(!evening.find<QWidget>("pickedRow")->isVisible());
}

void TestRoundsByHand::movesToAFreeSeat()
{
    Evening evening(7);
    evening.seatByNumber();
    evening.seat("seat-1-A")->setFocus();
    evening.key(Qt::Key_Space);
    evening.seat("seat-2-D")->setFocus();
    evening.key(Qt::Key_Space);
    QCOMPARE(seatsAt(evening.round(1), 1), (Seats{2, 3, 4}));
    QCOMPARE(seatsAt(evening.round(1), 2), (Seats{5, 6, 7, 1}));
    // Nobody leaves a table with too few: 2 tables of 4 and 3 stay as they are.
    evening.seat("seat-1-A")->setFocus();
    evening.key(Qt::Key_Space);
    evening.seat("seat-1-D")->setFocus();
    evening.key(Qt::Key_Space);
    QCOMPARE(seatsAt(evening.round(1), 1), (Seats{2, 3, 4}));
}

void TestRoundsByHand::seatsALatecomer()
{
    Evening evening(8, [](core::Tournament& tournament) {
        tournament.participants[7].present = {{RoundNumber{2}, {}}};
    });
    evening.seatByNumber();
    evening.click("publishButton");
    evening.click("offerNotNowButton");
    evening.answer(ignore);
    evening.click("latecomerButton");
    QCOMPARE(seatsAt(evening.round(1), 2), (Seats{5, 6, 7, 8}));
    QVERIFY(core::isPresent(evening.tournament().participants[7], RoundNumber{1}));
    QVERIFY(evening.find<QWidget>("printOffer")->isVisible());
    QVERIFY(evening.find<QWidget>("printOffer")->accessibleName().contains(QStringLiteral("2")));
    QVERIFY(!evening.button("latecomerButton")->isEnabled());
    QVERIFY(evening.session()
                .run([](core::TournamentService& service, core::TournamentId id) {
                    return service.undo(id);
                })
                .ok());
    QCOMPARE(seatsAt(evening.round(1), 2), (Seats{5, 6, 7}));
    QVERIFY(!evening.find<QWidget>("printOffer")->isVisible());
    QVERIFY(!core::isPresent(evening.tournament().participants[7], RoundNumber{1}));
}

void TestRoundsByHand::goesOnWithoutTheMissing()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.click("publishButton");
    evening.answer([](QDialog& dialog) {
        type(dialog, "personPickerField", QStringLiteral("Person 6"));
        dialog.findChild<QRadioButton*>(QStringLiteral("fromNowOnChoice"))->setChecked(true);
    });
    evening.click("missingButton");
    QCOMPARE(seatsAt(evening.round(1), 2), (Seats{5, 7, 8}));
    QVERIFY(!core::isPresent(evening.tournament().participants[5], RoundNumber{2}));
}

void TestRoundsByHand::suggestsTheLikelyPerson_data()
{
    QTest::addColumn<bool>("latecomer");
    QTest::addColumn<QList<int>>("absent");
    QTest::addColumn<QList<int>>("left");
    QTest::addColumn<int>("expected");
    QTest::newRow("missing: nobody is marked") << false << QList<int>{} << QList<int>{} << 0;
    QTest::newRow("missing: marked absent") << false << QList<int>{6} << QList<int>{} << 6;
    QTest::newRow("missing: left for good") << false << QList<int>{} << QList<int>{3} << 3;
    QTest::newRow("latecomer: added last") << true << QList<int>{} << QList<int>{} << 11;
    QTest::newRow("latecomer: not who has left") << true << QList<int>{} << QList<int>{11} << 10;
    QTest::newRow("latecomer: all have left") << true << QList<int>{} << QList<int>{9, 10, 11} << 0;
}

void TestRoundsByHand::suggestsTheLikelyPerson()
{
    QFETCH(bool, latecomer);
    QFETCH(QList<int>, absent);
    QFETCH(QList<int>, left);
    QFETCH(int, expected);
    Evening evening(11, [&](core::Tournament& tournament) {
        for (auto& person : tournament.participants) {
            const int number = core::plain(person.number);
            if (left.contains(number)) {
                person.present.clear();
            } else if (absent.contains(number) || number > 8) {
                person.present = {{RoundNumber{2}, {}}};
            }
        }
        tournament.rounds = {evening::round(
            1, {evening::table(1, {1_p, 2_p, 3_p, 4_p}), evening::table(2, {5_p, 6_p, 7_p, 8_p})})};
    });
    evening.answer([&](QDialog& dialog) {
        const auto current =
            page_test::part<QListView>(dialog, "personPickerList").currentIndex().data().toString();
        QCOMPARE(current.section(u' ', 0, 0),
                 expected == 0 ? QString() : QString::number(expected));
        QCOMPARE(page_test::part<QPushButton>(dialog, "yesButton").isEnabled(), expected != 0);
        dialog.reject();
    });
    evening.click(latecomer ? "latecomerButton" : "missingButton");
}

void TestRoundsByHand::choosesWhoIsMeant_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("chosen");
    QTest::newRow("several of that name") << QStringLiteral("Person") << false;
    QTest::newRow("nobody") << QStringLiteral("Nemo") << false;
    QTest::newRow("the number, although others contain it") << QStringLiteral("1") << true;
    QTest::newRow("the only one") << QStringLiteral("Person 12") << true;
}

void TestRoundsByHand::choosesWhoIsMeant()
{
    QFETCH(QString, typed);
    QFETCH(bool, chosen);
    Evening evening(12);
    evening.seatByNumber();
    evening.click("publishButton");
    evening.answer([&](QDialog& dialog) {
        type(dialog, "personPickerField", typed);
        QCOMPARE(page_test::part<QPushButton>(dialog, "yesButton").isEnabled(), chosen);
        dialog.reject();
    });
    evening.click("missingButton");
}

void TestRoundsByHand::offersNothingAtTablesWithGames()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.click("publishButton");
    QVERIFY(evening.session()
                .run(core::enterGame, {RoundNumber{1}, TableNumber{1}, core::GameNumber{1}},
                     core::UnplayedGame{QStringLiteral("time")}, {})
                .ok());
    evening.answer([](QDialog& dialog) {
        auto* yes = dialog.findChild<QPushButton*>(QStringLiteral("yesButton"));
        QVERIFY(!yes->isEnabled());
        type(dialog, "personPickerField", QStringLiteral("5"));
        QVERIFY(yes->isEnabled());
        dialog.reject();
    });
    evening.click("missingButton");
    QVERIFY(!evening.button("withdrawButton")->isEnabled());
    QVERIFY(!evening.button("withdrawButton")->toolTip().isEmpty());
}

void TestRoundsByHand::correctsSeats()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.click("publishButton");
    evening.answer([](QDialog& dialog) {
        auto* yes = dialog.findChild<QPushButton*>(QStringLiteral("yesButton"));
        QVERIFY(!yes->isEnabled()); // the same person twice
        type(dialog, "onePickerField", QStringLiteral("Person 2"));
        type(dialog, "otherPickerField", QStringLiteral("Person 7"));
        type(dialog, "reasonField", QStringLiteral("misread"));
        QVERIFY(yes->isEnabled());
    });
    evening.click("correctSeatsButton");
    QCOMPARE(seatsAt(evening.round(1), 1), (Seats{1, 7, 3, 4}));
    const auto journal =
        evening.session().run([](core::TournamentService& service, core::TournamentId id) {
            return service.journal(id);
        });
    QCOMPARE(journal->back().entry.change.reason, QStringLiteral("misread"));
}

/// Enter goes on to the other person, a second thought replaces the first.
void TestRoundsByHand::correctsSeatsByKeys()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.click("publishButton");
    evening.answer([](QDialog& dialog) {
        const auto keys = [&dialog](const char* typed) {
            for (const char key : QByteArray(typed)) {
                key == ' ' ? QTest::keyClick(dialog.focusWidget(), Qt::Key_Return)
                           : QTest::keyClick(dialog.focusWidget(), key);
                page_test::settle();
            }
        };
        auto& one = page_test::part<QLineEdit>(dialog, "onePickerField");
        auto& other = page_test::part<QLineEdit>(dialog, "otherPickerField");
        const auto focus = [&dialog](QLineEdit& field) {
            dialog.activateWindow();
            field.setFocus();
            QTRY_COMPARE(QApplication::focusWidget(), &field);
            page_test::settle();
        };
        focus(one);
        keys("Person "); // Not one person yet.
        QCOMPARE(dialog.focusWidget(), &one);
        one.clear();
        keys("3 ");
        QCOMPARE(dialog.focusWidget(), &other);
        keys("7");
        focus(one);
        keys("2 ");
        QCOMPARE(one.text(), u"2"_s);
    });
    evening.click("correctSeatsButton");
    QCOMPARE(seatsAt(evening.round(1), 1), (Seats{1, 7, 3, 4}));
}

void TestRoundsByHand::showsWhatCorrectedSeatsMove()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.click("publishButton");
    for (const auto& [table, stones] : {std::pair(1, "0,5,6,9"), std::pair(2, "0,6,5,9")}) {
        QVERIFY(evening.session().run(core::enterGame,
                                      {1_r, TableNumber{table}, core::GameNumber{1}},
                                      core::GameOutcome(evening::played(stones)), {}));
    }
    evening.answer([](QDialog& dialog) {
        const auto& preview = page_test::part<QLabel>(dialog, "swapPreview");
        QCOMPARE(preview.text(), QString());
        type(dialog, "onePickerField", u"2"_s);
        type(dialog, "otherPickerField", u"6"_s);
        QCOMPARE(preview.text(), u"Person 2 (2): table 1, seat B → table 2, seat B\n"
                                 "Person 6 (6): table 2, seat B → table 1, seat B\n"
                                 "What was entered counts for the person now in the seat.\n"
                                 "Person 6 (6): rank 3 instead of 5\n"
                                 "Person 2 (2): rank 5 instead of 3"_s);
        const auto lines = preview.text().count(u'\n') + 1;
        QVERIFY(preview.height() >= lines * preview.fontMetrics().lineSpacing());
        page_test::part<QRadioButton>(dialog, "withThePersonChoice").click();
        QVERIFY2(preview.text().contains(u"What was entered stays with these people."),
                 qPrintable(preview.text()));
    });
    evening.click("correctSeatsButton");
}

void TestRoundsByHand::offersNoSlipsOfCompleteTables_data()
{
    QTest::addColumn<int>("other");
    QTest::addColumn<QString>("offered");
    QTest::newRow("both tables are complete") << 5 << QString();
    QTest::newRow("one of them") << 9 << u"3"_s;
}

void TestRoundsByHand::offersNoSlipsOfCompleteTables()
{
    QFETCH(const int, other);
    QFETCH(const QString, offered);
    Evening evening(12);
    evening.seatByNumber();
    evening.click("publishButton");
    auto& offer = *evening.page().findChild<desk::PrintOffer*>();
    offer.dismiss();
    for (const int table : {1, 2}) {
        for (int game = 1; game <= evening.round(1).head.games; ++game) {
            QVERIFY(evening.session().run(core::enterGame,
                                          {1_r, TableNumber{table}, core::GameNumber{game}},
                                          core::UnplayedGame{u"time"_s}, {}));
        }
    }
    evening.answer([other](QDialog& dialog) {
        type(dialog, "onePickerField", u"1"_s);
        type(dialog, "otherPickerField", QString::number(other));
    });
    evening.click("correctSeatsButton");
    page_test::settle();
    QCOMPARE(offer.isVisible(), !offered.isEmpty());
    if (offer.isVisible()) {
        QVERIFY2(offer.text().startsWith(u"Table(s) %1 changed"_s.arg(offered)),
                 qPrintable(offer.text()));
    } else {
        QCOMPARE(page_test::part<desk::Notice>(evening.page(), "roundNotice").text(),
                 u"Person 1 (1) and Person 5 (5) have changed places."_s);
    }
}

void TestRoundsByHand::shortensCancelsReopens()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.click("publishButton");
    evening.answer([](QDialog& dialog) {
        QCOMPARE(dialog.findChild<QSpinBox*>(QStringLiteral("numberField"))->value(), 1);
        type(dialog, "reasonField", QStringLiteral("late"));
    });
    evening.click("shortenButton");
    QCOMPARE(evening.round(1).head.games, 1);
    evening.answer([](QDialog& dialog) {
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("yesButton"))->isEnabled());
        type(dialog, "reasonField", QStringLiteral("fire alarm"));
    });
    evening.click("cancelRoundButton");
    QVERIFY(evening.round(1).head.state == RoundState::Cancelled);
    QCOMPARE(evening.round(1).head.reason, QStringLiteral("fire alarm"));
    evening.answer(ignore);
    evening.click("reopenButton");
    QVERIFY(evening.round(1).head.state == RoundState::Published);
}

RUMMY_TEST(TestRoundsByHand)

} // namespace tst_rounds_by_hand

#include "tst_rounds_by_hand.moc"
