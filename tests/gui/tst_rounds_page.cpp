#include "app/rounds/rounds_page.h"
#include "app/rounds/seat_row.h"
#include "core/use_cases/planning.h"
#include "desk_fixture.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include <functional>

using core::RoundNumber;
using core::RoundState;
using core::StartNumber;
using core::TableNumber;

namespace {

/// The page on an evening of its own, in a window.
class Evening
{
public:
    explicit Evening(int people, const std::function<void(core::Tournament&)>& edit = {})
    {
        core::Tournament tournament;
        tournament.settings.name = QStringLiteral("Evening");
        tournament.settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
        tournament.settings.gamesPerRound = 2;
        for (int number = 1; number <= people; ++number) {
            core::Participant participant;
            participant.number = StartNumber{number};
            participant.name = QStringLiteral("Person %1").arg(number);
            tournament.participants.push_back(participant);
        }
        if (edit) {
            edit(tournament);
        }
        auto& desk = fixture_.desk();
        const auto id =
            desk.runClub([&](core::Director& director) { return director.import(tournament); });
        desk.open(*id);
        remakePage();
        page_->enter();
    }

    /// As when the language changes.
    void remakePage()
    {
        page_ = std::make_unique<desk::RoundsPage>(fixture_.desk());
        page_->resize(1088, 734);
        page_->show();
        if (!QTest::qWaitForWindowActive(page_.get())) {
            qFatal("no active window");
        }
    }

    desk::RoundsPage& page() { return *page_; }
    desk::Desk& desk() { return fixture_.desk(); }
    const core::Tournament& tournament() { return fixture_.desk().tournament(); }
    const core::Round& round(int number)
    {
        return *core::findRound(tournament(), RoundNumber{number});
    }

    template <typename Widget>
    Widget* find(const char* name)
    {
        // The one made last: those before may wait for their deletion.
        const auto found = page_->findChildren<Widget*>(QString::fromLatin1(name));
        return found.isEmpty() ? nullptr : found.last();
    }
    QPushButton* button(const char* name) { return find<QPushButton>(name); }
    void click(const char* name) { QTest::mouseClick(button(name), Qt::LeftButton); }
    desk::SeatRow* seat(const char* name) { return find<desk::SeatRow>(name); }
    /// A draft with the tables in the order of start numbers.
    void seatByNumber() { find<QAction>("byHandAction")->trigger(); }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    }

    /// What is done with the dialog that the next step opens.
    void answer(const std::function<void(QDialog&)>& fill)
    {
        QTimer::singleShot(0, page_.get(), [fill] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) {
                QFAIL("no dialog came");
            }
            fill(*dialog);
            if (dialog->isVisible()) {
                QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("yesButton")),
                                  Qt::LeftButton);
            }
            if (dialog->isVisible()) {
                dialog->reject();
            }
        });
    }

private:
    DeskFixture fixture_;
    std::unique_ptr<desk::RoundsPage> page_;
};

std::vector<int> seatsAt(const core::Round& round, int table)
{
    std::vector<int> seats;
    if (const auto* found = core::findTable(round, TableNumber{table})) {
        for (const auto person : found->head.seats) {
            seats.push_back(core::plain(person));
        }
    }
    return seats;
}

void ignore(QDialog& /*dialog*/)
{}

void type(QDialog& dialog, const char* field, const QString& text)
{
    auto* edit = dialog.findChild<QLineEdit*>(QString::fromLatin1(field));
    QVERIFY(edit != nullptr);
    edit->setFocus();
    QTest::keyClicks(edit, text);
}

using Seats = std::vector<int>;

} // namespace

/// The page of rounds by keys and pointer; what is checked is what is stored.
class TestRoundsPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsAndPublishes();
    void saysWhyNothingCanBeDrawn();
    void tellsTheHeadcount();
    void swapsByKeys();
    void putsBackWithEscape();
    void swapsByDragging();
    void movesToAFreeSeat();
    void locksAndDrawsAgain();
    void cancelsTheSearch();
    void plansSeveralRounds();
    void seatsFinalTables();
    void asksBeforePublishingByProvisionalStandings();
    void saysWhatIsOutOfDate();
    void namesBrokenWishes();
    void seatsALatecomer();
    void goesOnWithoutTheMissing();
    void offersNothingAtTablesWithGames();
    void correctsSeats();
    void shortensCancelsReopens();
    void withdraws();
    void closesWhenComplete();
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

void TestRoundsPage::swapsByKeys()
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

void TestRoundsPage::putsBackWithEscape()
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

void TestRoundsPage::swapsByDragging()
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

void TestRoundsPage::movesToAFreeSeat()
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
    QSignalSpy changed(&evening.desk(), &desk::Desk::changed);
    evening.click("drawButton");
    QTRY_VERIFY(changed.count() > 0);
    auto table2 = seatsAt(evening.round(1), 2);
    std::sort(table2.begin(), table2.end());
    QCOMPARE(table2, (Seats{5, 6, 7, 8}));
    const auto table3 = seatsAt(evening.round(1), 3);
    QVERIFY(std::find(table3.begin(), table3.end(), 11) != table3.end());
}

void TestRoundsPage::cancelsTheSearch()
{
    // More rounds than fit without a repeat: the search goes on until its time is over.
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

void TestRoundsPage::seatsFinalTables()
{
    Evening evening(12);
    evening.answer(ignore);
    evening.find<QAction>("finalAction")->trigger();
    QTRY_COMPARE(evening.tournament().rounds.size(), std::size_t{1});
    auto top = seatsAt(evening.round(1), 1);
    std::sort(top.begin(), top.end());
    QCOMPARE(top, (Seats{1, 2, 3, 4}));
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
    QVERIFY(evening.desk()
                .run([](core::Director& director, core::TournamentId id) {
                    return director.changePresence(id, StartNumber{3},
                                                   core::AbsentIn{RoundNumber{1}});
                })
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

void TestRoundsPage::seatsALatecomer()
{
    Evening evening(8, [](core::Tournament& tournament) {
        tournament.participants[7].present = {{RoundNumber{2}, {}}};
    });
    evening.seatByNumber();
    evening.click("publishButton");
    evening.answer(ignore);
    evening.click("latecomerButton");
    QCOMPARE(seatsAt(evening.round(1), 2), (Seats{5, 6, 7, 8}));
    QVERIFY(core::isPresent(evening.tournament().participants[7], RoundNumber{1}));
    QVERIFY(evening.find<QWidget>("printOffer")->isVisible());
    QVERIFY(evening.find<QWidget>("printOffer")->accessibleName().contains(QStringLiteral("2")));
    QVERIFY(!evening.button("latecomerButton")->isEnabled());
    QVERIFY(
        evening.desk()
            .run([](core::Director& director, core::TournamentId id) { return director.undo(id); })
            .ok());
    QCOMPARE(seatsAt(evening.round(1), 2), (Seats{5, 6, 7}));
    QVERIFY(!evening.find<QWidget>("printOffer")->isVisible());
    QVERIFY(!core::isPresent(evening.tournament().participants[7], RoundNumber{1}));
}

void TestRoundsPage::goesOnWithoutTheMissing()
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

void TestRoundsPage::offersNothingAtTablesWithGames()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.click("publishButton");
    QVERIFY(evening.desk()
                .run([](core::Director& director, core::TournamentId id) {
                    return director.enter(id, {RoundNumber{1}, TableNumber{1}, core::GameNumber{1}},
                                          core::UnplayedGame{QStringLiteral("time")}, {});
                })
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

void TestRoundsPage::correctsSeats()
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
    const auto journal = evening.desk().run(
        [](core::Director& director, core::TournamentId id) { return director.journal(id); });
    QCOMPARE(journal->back().entry.change.reason, QStringLiteral("misread"));
}

void TestRoundsPage::shortensCancelsReopens()
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

void TestRoundsPage::closesWhenComplete()
{
    Evening evening(4);
    evening.seatByNumber();
    evening.click("publishButton");
    for (int game = 1; game <= 2; ++game) {
        QVERIFY(!evening.button("closeRoundButton")->isEnabled());
        QVERIFY(evening.desk()
                    .run([game](core::Director& director, core::TournamentId id) {
                        return director.enter(
                            id, {RoundNumber{1}, TableNumber{1}, core::GameNumber{game}},
                            core::UnplayedGame{QStringLiteral("time")}, {});
                    })
                    .ok());
    }
    evening.click("closeRoundButton");
    QVERIFY(evening.round(1).head.state == RoundState::Closed);
    // On with the next one.
    QVERIFY(evening.button("drawButton")->hasFocus());
    QVERIFY(evening.find<QWidget>("emptyRound")->isVisible());
    evening.click("roundSegments-1");
    QTRY_VERIFY(evening.button("reopenButton")->isVisible());
    evening.remakePage();
    QTRY_VERIFY(evening.button("reopenButton")->isVisible());
}

void TestRoundsPage::keepsUpWithOtherDesks()
{
    Evening evening(8);
    evening.seatByNumber();
    evening.seat("seat-1-A")->setFocus();
    evening.key(Qt::Key_Space);
    const auto other = db::openStore(evening.desk().file(), db::IfMissing::Refuse);
    core::Director director(*other, QStringLiteral("Other"),
                            [] { return QDateTime::currentDateTimeUtc(); });
    auto plan = core::planOf(evening.round(1));
    std::swap(plan.tables[0].seats[0], plan.tables[1].seats[0]);
    QVERIFY(director.changeSeating(*evening.desk().current(), plan).ok());
    // The page has not heard of it yet: what it saw is no longer so.
    evening.key(Qt::Key_Right);
    evening.key(Qt::Key_Space);
    evening.desk().lookForChanges();
    QCOMPARE(seatsAt(evening.round(1), 1), (Seats{5, 2, 3, 4}));
    QCOMPARE(evening.seat("seat-1-A")->seat().name, QStringLiteral("Person 5"));
}

QTEST_MAIN(TestRoundsPage)
#include "tst_rounds_page.moc"
