#include "app/desk/club/cash/cash_page.h"
#include "app/desk/club/cash/movements_model.h"
#include "app/desk/evening/reports/club_papers.h"
#include "app/desk/frame/history_actions.h"
#include "app/desk/frame/reversing.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/notice.h"
#include "core/club/cash_report.h"
#include "desk_fixture.h"
#include "evening.h"
#include "hands.h"
#include "page_test.h"
#include "tests/suite.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>

#include <algorithm>
#include <memory>

namespace tst_cash_page {

using namespace Qt::Literals::StringLiterals;
using namespace evening;
using core::CashKind;

namespace {

/// Four people, one of whom has paid 5 € and three have not.
core::Tournament payingEvening()
{
    auto evening = tournament(4);
    evening.settings.startFeeCents = 500;
    evening.participants[0].setPaidCents(500);
    return evening;
}

} // namespace

class TestCashPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init()
    {
        fixture_ = std::make_unique<DeskFixture>();
        fixture_->open(payingEvening());
        shown_ = std::make_unique<page_test::ShownPage<desk::CashPage>>(fixture_->session());
    }
    void cleanup()
    {
        shown_.reset();
        fixture_.reset();
    }

    void booksByKeys();
    void asksBeforeBookingAtACopy();
    void saysWhosePrizesChangedSince();
    void refusesInPlace_data();
    void refusesInPlace();
    void cancelsWithAReason();
    void countsCoinByCoin();
    void countCanBeCorrected();
    void cashBookOfTheYear();
    void takesWhatIsNotPaid();
    void saysWhatIsOwedBack();
    void tellsNamesakesApart();
    void keepsTheFocusAfterTheLastPayment();
    void paysBackWhoWasRemoved();
    void deskHasABoxOfItsOwn();
    void anotherBoxIsSettled();
    void followsUndoAndOthers();
    void undoTakesTheNewestMoney();
    void redoTakesTheLastUndone();
    void undoIsAboutMoneyOnly();
    void undoOfAnEnrolmentGivesItsFeeBack();
    void undoAsksOnceAboutManyWhoPaid();
    void handoverIsCancelledWhole();
    void booksAndShowsTheWay();
    void cancelsWhatIsOfNoTournament();
    void modelKeepsItsWord();

private:
    template <typename Part>
    Part& part(const char* name)
    {
        return shown_->part<Part>(name);
    }
    core::ClubRecords records()
    {
        return *fixture_->session().runClub(
            [](core::ClubService& club) { return core::Result(club.read().clubRecords()); });
    }
    void choose(CashKind kind)
    {
        auto& box = part<QComboBox>("cashKind");
        box.setCurrentIndex(box.findData(static_cast<int>(kind)));
    }
    void type(const char* amount, const char* text)
    {
        QTest::keyClicks(&part<QLineEdit>("cashAmount"), QString::fromLatin1(amount));
        QTest::keyClick(&part<QLineEdit>("cashAmount"), Qt::Key_Tab);
        QTest::keyClicks(&part<QLineEdit>("cashText"), QString::fromLatin1(text));
        QTest::keyClick(&part<QLineEdit>("cashText"), Qt::Key_Return);
        page_test::settle();
    }
    QString amountIn(const char* label) { return part<QLabel>(label).text(); }

    std::unique_ptr<DeskFixture> fixture_;
    std::unique_ptr<page_test::ShownPage<desk::CashPage>> shown_;
};

/// Its start fees are not in the cash book, but what is booked there is.
void TestCashPage::asksBeforeBookingAtACopy()
{
    auto& session = fixture_->session();
    const auto copy = session.runClub(
        [](core::TournamentService& service) { return service.import(payingEvening()); });
    QVERIFY(copy);
    session.open(*copy);
    page_test::settle();
    choose(CashKind::Expense);
    QString asked;
    page_test::answer(shown_->page, [&asked](QDialog& question) {
        asked = page_test::askedIn(question);
        question.reject();
    });
    type("5", "Kreide");
    QVERIFY2(asked.contains(u"no. 1"_s), qPrintable(asked));
    QVERIFY(records().cash.empty());
    page_test::answer(shown_->page, [](QDialog& question) { question.accept(); });
    QTest::keyClick(&part<QLineEdit>("cashText"), Qt::Key_Return);
    QCOMPARE(records().cash.size(), std::size_t{1});
}

void TestCashPage::booksByKeys()
{
    QVERIFY(part<QLineEdit>("cashAmount").hasFocus());
    type("12.50", "Hall");
    QVERIFY(part<QLineEdit>("cashAmount").hasFocus());
    QVERIFY(part<QLineEdit>("cashAmount").text().isEmpty());
    const auto& model = *part<QTableView>("cashTable").model();
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, static_cast<int>(desk::MovementColumn::Out)).data().toString(),
             u"12.50"_s);
    const auto stored = records();
    QCOMPARE(stored.cash.size(), std::size_t{1});
    const auto& movement = stored.cash.begin()->second;
    QCOMPARE(movement.kind, CashKind::Expense);
    QCOMPARE(movement.cents, std::int64_t{1'250});
    QCOMPARE(movement.by, u"Desk"_s);
    QVERIFY(movement.time.isValid());
    choose(CashKind::Float);
    type("100", "");
    QCOMPARE(amountIn("cashBalance"), u"−7.50"_s);
    QCOMPARE(amountIn("cashExpected"), u"92.50"_s);
    QVERIFY(shown_->page.status().what.contains(u"92.50 €"_s));
}

/// A correction after the prizes were paid out: they pay each other, and the sums stay the same.
void TestCashPage::saysWhosePrizesChangedSince()
{
    auto& session = fixture_->session();
    auto settings = session.tournament().settings;
    settings.prizeCents = {3'000, 2'000};
    settings.plannedRounds = 1;
    settings.gamesPerRound = 1;
    QVERIFY(session.run(core::changeSettings, settings));
    core::RoundPlan plan;
    plan.tables = {{1_t, {1_p, 2_p, 3_p, 4_p}}};
    QVERIFY(session.run(core::addRounds, {plan}, core::RoundState::Published));
    const core::GameKey key{1_r, 1_t, 1_g};
    QVERIFY(session.run(core::enterGame, key, played("0,3,5,9"), {}));
    QVERIFY(session.run(core::closeRound, 1_r));
    const auto toSettle = [this] {
        page_test::settle();
        const auto& list = part<QListWidget>("cashUnpaid");
        QStringList lines;
        for (int row = 0; row < list.count(); ++row) {
            lines << list.item(row)->data(Qt::AccessibleTextRole).toString();
        }
        return lines.filter(u"Person 1, "_s) + lines.filter(u"Person 2, "_s);
    };
    const core::EntryTerms correction{.correction = true, .reason = u"misread"_s};
    QVERIFY(session.run(core::enterGame, key, played("3,0,5,9"), correction));
    for (const auto number : {1_p, 2_p, 3_p, 4_p}) {
        const auto& person = *core::findParticipant(session.tournament(), number);
        if (person.paidCents() == 0) {
            QVERIFY(session.run(core::takePayment, number, core::FeePayment{500}));
        }
    }
    choose(CashKind::Prize);
    type("50", "");
    QCOMPARE(toSettle(), QStringList());
    QVERIFY(session.run(core::enterGame, key, played("0,3,5,9"), correction));
    const QString more = u"Person 1, gets 10 €"_s;
    const QString less = u"Person 2, 10 € back"_s;
    QCOMPARE(toSettle(), QStringList({more, less}));
    // Money booked for one of them leaves the other to be settled.
    choose(CashKind::Prize);
    type("10", "Person 1");
    QCOMPARE(toSettle(), QStringList({more, less}));
    const auto corrected = [](core::TournamentService& service, core::TournamentId id) {
        return service.undo(id);
    };
    auto& list = part<QListWidget>("cashUnpaid");
    list.setFocus();
    page_test::answer(shown_->page, [](QDialog& question) { question.accept(); });
    QTest::keyClick(&list, Qt::Key_Return);
    QCOMPARE(toSettle(), QStringList());
    // Taking the correction back is another change.
    QVERIFY(session.run(corrected));
    QCOMPARE(toSettle().size(), 2);
}

void TestCashPage::refusesInPlace_data()
{
    QTest::addColumn<QString>("amount");
    QTest::addColumn<QString>("focus");
    QTest::newRow("no amount") << QString() << u"cashAmount"_s;
    QTest::newRow("nothing") << u"0"_s << u"cashAmount"_s;
    QTest::newRow("less than nothing") << u"-5"_s << u"cashAmount"_s;
    QTest::newRow("a word") << u"five"_s << u"cashAmount"_s;
    QTest::newRow("too much") << u"99999999999"_s << u"cashAmount"_s;
    QTest::newRow("for nothing") << u"5"_s << u"cashText"_s;
}

void TestCashPage::refusesInPlace()
{
    QFETCH(QString, amount);
    QFETCH(QString, focus);
    type(qPrintable(amount), focus == u"cashText" ? "" : "Hall");
    QVERIFY(records().cash.empty());
    QVERIFY(part<desk::Notice>("cashNotice").isVisible());
    QCOMPARE(shown_->page.focusWidget()->objectName(), focus);
    QCOMPARE(part<QLineEdit>("cashAmount").text(), amount);
}

void TestCashPage::cancelsWithAReason()
{
    type("12.50", "Hall");
    auto& table = part<QTableView>("cashTable");
    table.setFocus();
    table.selectRow(0);
    page_test::answer(shown_->page, [](QDialog& dialog) {
        QTest::keyClicks(dialog.focusWidget(), u"booked twice"_s);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    QTest::keyClick(&table, Qt::Key_Delete);
    page_test::settle();
    QVERIFY(records().cash.empty());
    QCOMPARE(table.model()->rowCount(), 0);
}

void TestCashPage::countsCoinByCoin()
{
    QString sum;
    page_test::answer(shown_->page, [&sum](QDialog& dialog) {
        for (const auto piece : core::euroPieces) {
            QCOMPARE(dialog.focusWidget()->objectName(), u"pieces%1"_s.arg(piece));
            if (piece == 200) {
                QTest::keyClicks(dialog.focusWidget(), u"2"_s);
            }
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        }
        sum = page_test::part<QLabel>(dialog, "countSum").text();
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    part<QPushButton>("cashCountButton").click();
    page_test::settle();
    QVERIFY(sum.contains(u"4 €"_s));
    QCOMPARE(amountIn("cashCounted"), u"4.00"_s);
    QCOMPARE(amountIn("cashDifference"), u"−1.00"_s);
    QCOMPARE(records().cashCounts.size(), std::size_t{1});
}

void TestCashPage::countCanBeCorrected()
{
    countsCoinByCoin();
    page_test::answer(shown_->page, [](QDialog& dialog) {
        auto& field = page_test::part<QLineEdit>(dialog, "pieces200");
        QCOMPARE(field.text(), u"2"_s);
        page_test::part<QLineEdit>(dialog, "pieces100").setText(u"1"_s);
        QTest::mouseClick(&page_test::part<QPushButton>(dialog, "yesButton"), Qt::LeftButton);
    });
    part<QPushButton>("cashCountButton").click();
    page_test::settle();
    QCOMPARE(amountIn("cashDifference"), u"0.00"_s);
}

/// Other dates are typed; an invalid one is refused at its field.
void TestCashPage::cashBookOfTheYear()
{
    type("12.50", "Hall");
    QStringList told;
    page_test::answer(shown_->page, [&told](QDialog& dialog) {
        auto& papers = static_cast<desk::ClubPapersDialog&>(dialog);
        auto& from = *dialog.findChild<QLineEdit*>(u"daysFrom"_s);
        auto& until = *dialog.findChild<QLineEdit*>(u"daysUntil"_s);
        auto& notice = *dialog.findChild<desk::Notice*>(u"clubPaperNotice"_s);
        const auto tell = [&] {
            const bool isThere =
                QTest::qWaitFor([&] { return papers.pages() != nullptr || notice.isVisible(); });
            told << (!isThere ? u"nothing"_s
                     : notice.isVisible()
                         ? u"refused"_s
                         : u"%1 of %2"_s.arg(papers.pages()->title, *papers.pages()->subject));
        };
        told << from.text() << until.text();
        tell();
        until.selectAll();
        QTest::keyClicks(&until, u"1.1.1999"_s);
        tell();
        until.clear();
        from.selectAll();
        QTest::keyClicks(&from, u"2020-02-01"_s);
        tell();
    });
    part<QPushButton>("cashBookPaperButton").click();
    const auto year = fixture_->session().now().toLocalTime().date().year();
    QCOMPARE(told.size(), 5);
    QVERIFY(told[0].contains(QString::number(year)) && told[1].contains(u"31"_s));
    QCOMPARE(told[2], u"Cash book of %1"_s.arg(year));
    QCOMPARE(told[3], u"refused"_s);
    QCOMPARE(told[4], u"Cash book of from 1 February 2020"_s);
}

void TestCashPage::takesWhatIsNotPaid()
{
    auto& list = part<QListWidget>("cashUnpaid");
    QCOMPARE(list.count(), 3);
    list.setFocus();
    page_test::answer(shown_->page, [](QDialog& dialog) {
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    QTest::keyClick(&list, Qt::Key_Return);
    page_test::settle();
    QCOMPARE(list.count(), 2);
    QCOMPARE(amountIn("cashExpected"), u"10.00"_s);
}

/// The list is hidden during the dialog of the last payment: the next Enter must not press what
/// happens to be next to it, such as the tournament's name.
void TestCashPage::keepsTheFocusAfterTheLastPayment()
{
    shown_.reset();
    hands_test::Hands hands(fixture_->session());
    hands.window().showPage(desk::PageId::Cash);
    auto& list = *hands.find<QListWidget>(desk::PageId::Cash, u"cashUnpaid"_s);
    const auto& page = hands.window().page(desk::PageId::Cash);
    for (int left = 2; left >= 0; --left) {
        list.setFocus();
        hands.answer([](QDialog& dialog) {
            dialog.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&dialog));
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        });
        hands.key(Qt::Key_Return);
        hands.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&hands.window()));
        page_test::settle();
        QCOMPARE(list.count(), left);
        const auto* const focused = QApplication::focusWidget();
        QVERIFY2(focused != nullptr && page.isAncestorOf(focused),
                 focused != nullptr ? qPrintable(focused->objectName()) : "nothing");
    }
    QCOMPARE(QApplication::focusWidget()->objectName(), u"cashAmount"_s);
}

void TestCashPage::paysBackWhoWasRemoved()
{
    auto& session = fixture_->session();
    QVERIFY(session.run(core::removeParticipant, 1_p, core::MoneyOfRemoved::OwedBack));
    page_test::settle();
    auto& list = part<QListWidget>("cashUnpaid");
    QCOMPARE(list.count(), 4);
    QCOMPARE(list.item(3)->text(), u"1 Person 1"_s);
    QCOMPARE(list.item(3)->data(desk::EndRole).toString(), u"5 € back"_s);
    QCOMPARE(amountIn("cashExpected"), u"5.00"_s);
    list.setCurrentRow(3);
    list.setFocus();
    page_test::answer(shown_->page, [](QDialog& dialog) {
        QTest::mouseClick(&page_test::part<QPushButton>(dialog, "yesButton"), Qt::LeftButton);
    });
    QTest::keyClick(&list, Qt::Key_Return);
    page_test::settle();
    QCOMPARE(list.count(), 3);
    QCOMPARE(amountIn("cashExpected"), u"0.00"_s);
}

void TestCashPage::deskHasABoxOfItsOwn()
{
    page_test::answer(shown_->page, [](QDialog& dialog) {
        page_test::part<QComboBox>(dialog, "cashBoxChoice").setCurrentText(u"Door 2"_s);
        QTest::mouseClick(&page_test::part<QPushButton>(dialog, "yesButton"), Qt::LeftButton);
    });
    part<QPushButton>("cashBoxButton").click();
    choose(CashKind::Float);
    type("50", "");
    QVERIFY(fixture_->session().run(core::takePayment, 2_p, core::FeePayment{500}));
    page_test::settle();
    const auto& movement = records().cash.begin()->second;
    QCOMPARE(movement.box, u"Door 2"_s);
    const auto labels = shown_->page.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->accessibleName() == u"Door 2: 50.00 float + 5.00 fees: 55.00";
    }));
    QCOMPARE(amountIn("cashExpected"), u"60.00"_s);
    fixture_->session().setBox({});
}

void TestCashPage::anotherBoxIsSettled()
{
    auto& session = fixture_->session();
    QVERIFY(!part<QPushButton>("settleBoxButton").isVisible());
    session.setBox(u"Anna"_s);
    QVERIFY(session.run(core::takePayment, 2_p, core::FeePayment{500}));
    session.setBox({});
    page_test::settle();
    QVERIFY(part<QPushButton>("settleBoxButton").isVisible());
    const auto expected = amountIn("cashExpected");
    QString offered;
    page_test::answer(shown_->page, [&offered](QDialog& dialog) {
        offered = page_test::part<QComboBox>(dialog, "settledBox").currentText();
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    part<QPushButton>("settleBoxButton").click();
    page_test::settle();
    QCOMPARE(offered, u"Anna: 5 €"_s);
    QCOMPARE(records().cash.size(), std::size_t{2});
    QVERIFY(!part<QPushButton>("settleBoxButton").isVisible());
    QCOMPARE(amountIn("cashExpected"), expected);
}

void TestCashPage::saysWhatIsOwedBack()
{
    const auto isTold = [this] {
        const auto labels = shown_->page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->accessibleName() == u"Owed back: 3.00";
        });
    };
    QVERIFY(!isTold());
    QVERIFY(fixture_->session().run(core::takePayment, 1_p, core::FeePayment{300}));
    page_test::settle();
    QVERIFY(isTold());
}

void TestCashPage::tellsNamesakesApart()
{
    std::vector<core::Enrolment> people(2);
    for (auto& person : people) {
        person.name = u"Lang, Uwe"_s;
    }
    people[0].club = u"Plauen"_s;
    people[1].club = u"Hof"_s;
    QVERIFY(fixture_->session().run(core::enrol, people));
    page_test::settle();
    const auto& unpaid = part<QListWidget>("cashUnpaid");
    QCOMPARE(unpaid.findItems(u"Lang, Uwe (Plauen)"_s, Qt::MatchEndsWith).size(), 1);
    QCOMPARE(unpaid.findItems(u"Lang, Uwe (Hof)"_s, Qt::MatchEndsWith).size(), 1);
}

void TestCashPage::followsUndoAndOthers()
{
    type("12.50", "Hall");
    auto& session = fixture_->session();
    QVERIFY(session.runClub([](core::ClubService& club) { return club.undo(); }));
    page_test::settle();
    QCOMPARE(part<QTableView>("cashTable").model()->rowCount(), 0);
    QVERIFY(session.runClub([](core::ClubService& club) { return club.redo(); }));
    page_test::settle();
    QCOMPARE(part<QTableView>("cashTable").model()->rowCount(), 1);
}

void TestCashPage::undoTakesTheNewestMoney()
{
    auto& session = fixture_->session();
    desk::HistoryActions history(session, &shown_->page);
    history.setScope(shown_->page.scope());
    choose(CashKind::Float);
    type("50", "");
    QVERIFY(session.run(core::takePayment, 2_p, core::FeePayment{800}));
    QVERIFY(session.run(core::takePayment, 2_p, core::FeePayment{-300}));
    page_test::settle();
    const auto expected = [this] { return amountIn("cashExpected"); };
    QCOMPARE(expected(), u"60.00"_s);
    for (const auto& after : {u"63.00"_s, u"55.00"_s, u"5.00"_s}) {
        history.undo().trigger();
        page_test::settle();
        QCOMPARE(expected(), after);
    }
    history.refresh();
    QVERIFY(!history.undo().isEnabled());
    for (const auto& after : {u"55.00"_s, u"63.00"_s, u"60.00"_s}) {
        history.redo().trigger();
        page_test::settle();
        QCOMPARE(expected(), after);
    }
}

/// Not an older payment, after which something else was booked.
void TestCashPage::redoTakesTheLastUndone()
{
    auto& session = fixture_->session();
    desk::HistoryActions history(session, &shown_->page);
    history.setScope(shown_->page.scope());
    const auto expected = [this] { return amountIn("cashExpected"); };
    const auto before = u"5.00"_s;
    QCOMPARE(expected(), before);
    const auto press = [&history](QAction& action) {
        action.trigger();
        page_test::settle();
        history.refresh();
    };
    QVERIFY(session.run(core::takePayment, 2_p, core::FeePayment{800}));
    page_test::settle();
    history.refresh();
    press(history.undo());
    QVERIFY(history.redo().isEnabled());
    choose(CashKind::Float);
    type("50", "");
    page_test::settle();
    history.refresh();
    QVERIFY2(!history.redo().isEnabled(), qPrintable(history.redo().text()));
    press(history.undo());
    QCOMPARE(expected(), before);
    press(history.redo());
    QCOMPARE(expected(), u"55.00"_s);
    QVERIFY(!history.redo().isEnabled());
    press(history.undo());
    QCOMPARE(expected(), before);
}

/// What else was changed since stays, and does not keep money from being taken back.
void TestCashPage::undoIsAboutMoneyOnly()
{
    auto& session = fixture_->session();
    desk::HistoryActions history(session, &shown_->page);
    history.setScope(shown_->page.scope());
    type("12.50", "Hall");
    QVERIFY(session.run(core::takePayment, 2_p, core::FeePayment{500}));
    core::Enrolment guest;
    guest.name = u"Dora"_s;
    QVERIFY(session.run(core::enrol, {guest}));
    page_test::settle();
    history.refresh();
    const auto people = session.tournament().participants.size();
    const auto rows = [this] { return part<QTableView>("cashTable").model()->rowCount(); };
    const int before = rows();
    history.undo().trigger();
    page_test::settle();
    QCOMPARE(session.tournament().participants[1].paidCents(), std::int64_t{0});
    QCOMPARE(rows(), before);
    history.undo().trigger();
    page_test::settle();
    QCOMPARE(rows(), before - 1);
    QCOMPARE(session.tournament().participants.size(), people);
    history.refresh();
    QVERIFY(!history.undo().isEnabled());
}

void TestCashPage::undoOfAnEnrolmentGivesItsFeeBack()
{
    auto& session = fixture_->session();
    desk::HistoryActions history(session, &shown_->page);
    QVERIFY(session.run(core::takePayment, 2_p, core::FeePayment{500}));
    const auto before = session.tournament();
    core::Enrolment guest;
    guest.name = u"Dora"_s;
    guest.paidIfHere = true;
    QVERIFY(session.run(core::enrol, {guest}));
    history.refresh();
    QVERIFY2(history.undo().text().contains(u"enrol Dora, paid"_s),
             qPrintable(history.undo().text()));
    history.undo().trigger();
    page_test::settle();
    QVERIFY(session.tournament() == before);
    QCOMPARE(amountIn("cashExpected"), u"10.00"_s);
}

void TestCashPage::undoAsksOnceAboutManyWhoPaid()
{
    auto& session = fixture_->session();
    std::vector<core::Enrolment> people(60);
    for (std::size_t index = 0; index < people.size(); ++index) {
        people[index].name = u"Gast %1"_s.arg(index);
    }
    QVERIFY(session.run(core::enrol, people));
    const auto enrolment =
        session
            .run([](core::TournamentService& service, auto id) { return service.nextSteps(id); })
            ->undo;
    for (const auto& person : session.tournament().participants) {
        if (person.name.startsWith(u"Gast")) {
            QVERIFY(session.run(core::takePayment, person.number, core::FeePayment{500}));
        }
    }
    page_test::settle();
    QString asked;
    page_test::answer(shown_->page, [&](QDialog& whole) {
        page_test::answer(shown_->page, [&asked](QDialog& money) {
            asked = page_test::askedIn(money);
            money.accept();
        });
        whole.accept();
    });
    QVERIFY(desk::reverse(
        session, desk::reversalOf(core::EntryKind::Undone, *enrolment, session.tournament()),
        &shown_->page));
    page_test::settle();
    QVERIFY2(asked.contains(u"60 people have paid 300 €"_s), qPrintable(asked));
    QVERIFY(!asked.contains(u"Gast"_s));
    QCOMPARE(session.tournament().participants.size(), std::size_t{4});
}

void TestCashPage::handoverIsCancelledWhole()
{
    auto& session = fixture_->session();
    core::CashMovement taken;
    taken.evening = session.club().front().uuid;
    taken.kind = CashKind::TransferOut;
    taken.cents = 2'000;
    QVERIFY(session.runClub(core::handOverCash, taken, u"Door 2"_s));
    page_test::settle();
    auto& table = part<QTableView>("cashTable");
    QCOMPARE(table.model()->rowCount(), 2);
    QVERIFY(!table.isColumnHidden(static_cast<int>(desk::MovementColumn::Box)));
    table.setFocus();
    table.selectRow(0);
    page_test::answer(shown_->page, [](QDialog& dialog) {
        QTest::keyClicks(dialog.focusWidget(), u"twice"_s);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    });
    QTest::keyClick(&table, Qt::Key_Delete);
    page_test::settle();
    QVERIFY(records().cash.empty());
}

void TestCashPage::booksAndShowsTheWay()
{
    auto& table = part<QTableView>("cashTable");
    const auto way = static_cast<int>(desk::MovementColumn::Way);
    type("12.50", "Hall");
    QVERIFY(table.isColumnHidden(way));
    part<QComboBox>("cashWay").setCurrentText(u"TRANSFER"_s);
    type("7", "Cards");
    QVERIFY(!table.isColumnHidden(way));
    QCOMPARE(table.model()->index(1, way).data().toString(), u"transfer"_s);
    QCOMPARE(part<QComboBox>("cashWay").currentIndex(), 0);
    QCOMPARE(amountIn("cashExpected"), u"−7.50"_s);
}

void TestCashPage::cancelsWhatIsOfNoTournament()
{
    type("12.50", "Hall");
    core::CashMovement donation;
    donation.kind = CashKind::Receipt;
    donation.cents = 700;
    donation.text = u"Spende"_s;
    QVERIFY(fixture_->session().runClub(core::bookCash, donation));
    int before = 0;
    int after = -1;
    page_test::answer(shown_->page, [&](QDialog& dialog) {
        auto& table = page_test::part<QTableView>(dialog, "otherMovementsTable");
        before = table.model()->rowCount();
        table.selectRow(0);
        page_test::answer(dialog, [](QDialog& reason) {
            QTest::keyClicks(reason.focusWidget(), u"twice"_s);
            QTest::keyClick(reason.focusWidget(), Qt::Key_Return);
        });
        page_test::part<QPushButton>(dialog, "otherMovementsCancel").click();
        after = table.model()->rowCount();
        dialog.reject();
    });
    part<QPushButton>("cashOthersButton").click();
    QCOMPARE(before, 1);
    QCOMPARE(after, 0);
    QCOMPARE(records().cash.size(), std::size_t{1});
}

void TestCashPage::modelKeepsItsWord()
{
    desk::MovementsModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    core::CashMovement movement;
    movement.text = u"Hall"_s;
    movement.cents = 1'250;
    movement.time = QDateTime({2026, 10, 16}, {19, 0}, Qt::UTC);
    model.setMovements({movement});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(),
             u"Expense, Hall, −12.50 €"_s);
    model.setMovements({});
    QCOMPARE(model.rowCount(), 0);
}

RUMMY_TEST(TestCashPage)

} // namespace tst_cash_page

#include "tst_cash_page.moc"
