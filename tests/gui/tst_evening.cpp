#include "command_line.h"
#include "core/ranking/open_tables.h"
#include "hands.h"

#include "app/desk/evening/participants/participants_page.h"
#include "app/desk/evening/participants/participants_table.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTextStream>

#include <functional>

using namespace hands_test;

namespace {

const QStringList typedNames = {u"Ackermann, Jürgen"_s,
                                u"Błaszczyk, Paweł"_s,
                                u"Çelik, Aylin"_s,
                                u"Dörfler, Käthe"_s,
                                u"Eichhorn, René"_s,
                                u"Fuchs, Stefan"_s,
                                u"Großmann, Heinz"_s,
                                u"Hofmann, Ute"_s,
                                u"Jović, Milan"_s,
                                u"Kalten, Friederike"_s,
                                u"Lindner, Peter"_s,
                                u"Möhring, Sabine"_s,
                                u"Nguyen, Mai"_s,
                                u"Özdemir, Fatma"_s,
                                u"Pöhlmann, Georg"_s,
                                u"Ružić, Ana"_s,
                                u"Gretel"_s};
constexpr char listedNames[] = "Name;Verein\r\nSchüßler, Wolfgang;Birkenfels\r\nTschirner, "
                               "Nora;\r\nÜbelacker, Rosi;Eichenried\r\nZöllner, Dieter;\r\n"
                               "Lindner, Peter;Birkenfels\r\n";

/// Stones of a game as typed: different numbers at each table and in each game.
QString normalGame(int table, int game, std::size_t seats)
{
    const auto shift = QString::number(1 + (table + game) % 7);
    const auto more = QString::number(9 + table);
    const QStringList stones = game % 2 == 1 ? QStringList{u"0"_s, shift, shift, more}
                                             : QStringList{more, u"0"_s, shift, u"8"_s};
    QString keys;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        keys += stones.at(static_cast<qsizetype>(seat)) + u' ';
    }
    return keys;
}

/// Types every open game in the round shown by Results; at table 2 the first game is a first-round
/// Rommé, at table 3 the second one ends early.
void typeOpenGames(Hands& hands, core::RoundNumber number)
{
    const auto next = [&]() -> std::optional<std::pair<int, int>> {
        const auto& round = *core::findRound(hands.now(), number);
        for (const auto& table : round.tables) {
            for (int game = 1; game <= round.head.games; ++game) {
                if (core::findGame(table, core::GameNumber{game}) == nullptr) {
                    return std::pair(core::plain(table.number), game);
                }
            }
        }
        return std::nullopt;
    };
    while (const auto open = next()) {
        const auto [table, game] = *open;
        const core::GameKey key{number, core::TableNumber{table}, core::GameNumber{game}};
        const auto seats =
            core::findTable(hands.now(), number, core::TableNumber{table})->head.seats.size();
        if (QApplication::focusWidget()->objectName() == u"tableField"_s) {
            hands.type(QString::number(table) + u' ');
        }
        auto keys = normalGame(table, game, seats);
        if (table == 3 && game == 2) {
            keys = QStringLiteral("3 4 5 6 ").left(2 * static_cast<qsizetype>(seats));
        }
        // All but the last Enter, then the ending, then the Enter that stores.
        keys.chop(1);
        hands.type(keys);
        if (table == 2 && game == 1) {
            hands.key(Qt::Key_F6);
        } else if (table == 3 && game == 2) {
            hands.key(Qt::Key_F7);
        }
        hands.key(Qt::Key_Return);
        QVERIFY2(core::findGame(hands.now(), key) != nullptr,
                 qPrintable(u"table %1, game %2"_s.arg(table).arg(game)));
    }
}

} // namespace

/// One whole evening through the window.
class TestEvening : public QObject
{
    Q_OBJECT

public:
    /// The other process: stores a game, types half of the next, reports it, and waits to be
    /// killed.
    static int typeUntilKilled(const QString& folder);

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void goesThroughAnEvening();

private:
    void create(Hands& hands);
    void enrol(Hands& hands);
    void correctUndoRedo(Hands& hands);
    void comeLateAndLeave(Hands& hands);
    void swapSlips(Hands& hands);
    void killAndRestart();
    static void findHalfTyped(Hands& hands);

    DeskFixture fixture_;
};

void TestEvening::goesThroughAnEvening()
{
    const core::RoundNumber first{1};
    const core::RoundNumber second{2};
    {
        Hands hands(fixture_.session());
        inOrder({[&] { create(hands); }, [&] { enrol(hands); },
                 [&] { drawAndPublish(hands, first); }, [&] { hands.go(desk::PageId::Results); },
                 [&] { typeOpenGames(hands, first); }, [&] { correctUndoRedo(hands); },
                 [&] { hands.click(desk::PageId::Results, u"closeRoundButton"_s); },
                 [&] { QCOMPARE(hands.now().rounds[0].head.state, core::RoundState::Closed); },
                 [&] { comeLateAndLeave(hands); }, [&] { drawAndPublish(hands, second); }});
    }
    inOrder({[&] { killAndRestart(); }});
    Hands hands(fixture_.session());
    inOrder({[&] { findHalfTyped(hands); }, [&] { typeOpenGames(hands, second); },
             [&] { swapSlips(hands); }, [&] { QCOMPARE(core::openTables(hands.now()), 0); },
             [&] { hands.go(desk::PageId::Standings); },
             [&] { compareWithCommandLine(fixture_.session()); }});
}

void TestEvening::findHalfTyped(Hands& hands)
{
    QCOMPARE(page_test::currentPage(hands.window()), desk::PageId::Results);
    if (QApplication::focusWidget()->objectName() == u"tableField"_s) {
        hands.type(u"1 "_s);
    }
    QCOMPARE(hands.find<QLineEdit>(desk::PageId::Results, u"firstA"_s)->text(), u"3"_s);
    hands.key(Qt::Key_Escape);
}

void TestEvening::create(Hands& hands)
{
    QTest::keyClick(&hands.window(), Qt::Key_N, Qt::ControlModifier);
    auto* name = hands.find<QLineEdit>(desk::PageId::Tournaments, u"newNameField"_s);
    QTRY_VERIFY(name != nullptr && name->isVisible());
    name->selectAll();
    QTest::keyClicks(name, u"Herbstabend"_s);
    hands.find<QSpinBox>(desk::PageId::Tournaments, u"newGamesField"_s)->setValue(2);
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(fixture_.session().current().has_value());
    QCOMPARE(hands.now().settings.name, u"Herbstabend"_s);
    QCOMPARE(hands.now().settings.gamesPerRound, 2);
    QCOMPARE(page_test::currentPage(hands.window()), desk::PageId::Participants);
}

void TestEvening::enrol(Hands& hands)
{
    auto* field = hands.find<QLineEdit>(desk::PageId::Participants, u"addField"_s);
    QVERIFY(field->hasFocus());
    for (const auto& name : typedNames) {
        field->setText(name);
        QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
    }
    QCOMPARE(hands.now().participants.size(), std::size_t{17});
    QFile list(fixture_.file(u"more.csv"_s));
    QVERIFY(list.open(QIODevice::WriteOnly));
    list.write(listedNames);
    list.close();
    hands.answer([](QDialog& dialog) { dialog.findChild<QPushButton*>(u"listAdd"_s)->click(); });
    static_cast<desk::ParticipantsPage&>(hands.window().page(desk::PageId::Participants))
        .importFile(list.fileName());
    QCOMPARE(hands.now().participants.size(), std::size_t{22});
}

void TestEvening::correctUndoRedo(Hands& hands)
{
    const auto before = fixture_.session().standings();
    const core::Tournament typed = hands.now();
    hands.key(Qt::Key_F8);
    auto* stones = hands.find<QLineEdit>(desk::PageId::Results, u"firstA"_s);
    QTRY_VERIFY(stones->isVisible());
    stones->setFocus();
    stones->selectAll();
    hands.write(u"1"_s);
    for (int field = 0; field < 8 && hands.now() == typed; ++field) {
        hands.key(Qt::Key_Return);
    }
    QVERIFY(!core::rankMoves(before, fixture_.session().standings()).empty());
    const core::Tournament corrected = hands.now();
    QTest::keyClick(&hands.window(), Qt::Key_Z, Qt::ControlModifier);
    page_test::settle();
    QVERIFY(hands.now() == typed);
    QTest::keyClick(&hands.window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    page_test::settle();
    QVERIFY(hands.now() == corrected);
}

void TestEvening::comeLateAndLeave(Hands& hands)
{
    hands.go(desk::PageId::Participants);
    auto* field = hands.find<QLineEdit>(desk::PageId::Participants, u"addField"_s);
    field->setText(u"Spätling, Ida"_s);
    QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(hands.now().participants.size(), std::size_t{23});
    auto* table =
        hands.window().page(desk::PageId::Participants).findChild<desk::ParticipantsTable*>();
    table->select({core::StartNumber{3}});
    table->setFocus();
    hands.answer([](QDialog& dialog) {
        auto* round = dialog.findChild<QSpinBox*>(u"withdrawRound"_s);
        round->setValue(1);
        dialog.findChild<QPushButton*>(u"yesButton"_s)->click();
    });
    hands.key(Qt::Key_Z);
    QVERIFY(!core::isPresent(*core::findParticipant(hands.now(), core::StartNumber{3}),
                             core::RoundNumber{2}));
}

void TestEvening::swapSlips(Hands& hands)
{
    const auto tableAt = [&](int table) {
        return *core::findTable(hands.now(), core::RoundNumber{2}, core::TableNumber{table});
    };
    // Slips are swapped between tables of equal size, chosen at random.
    const auto seats = tableAt(1).head.seats.size();
    int other = 2;
    while (tableAt(other).head.seats.size() != seats) {
        ++other;
    }
    const auto first = tableAt(1).games;
    const auto second = tableAt(other).games;
    hands.go(desk::PageId::Results);
    hands.type(u"1 "_s);
    hands.answer([&](QDialog& dialog) {
        auto* choice = dialog.findChild<QComboBox*>(u"swapOther"_s);
        choice->setCurrentIndex(choice->findText(QString::number(other), Qt::MatchContains));
        dialog.findChild<QPushButton*>(u"swapButton"_s)->click();
    });
    hands.find<QAction>(desk::PageId::Results, u"swapTables"_s)->trigger();
    QVERIFY(tableAt(1).games == second);
    QVERIFY(tableAt(other).games == first);
}

int TestEvening::typeUntilKilled(const QString& folder)
{
    const db::Clubs databases({});
    desk::UiState uiState(folder + u"/desk.ini"_s);
    desk::Session session(databases, uiState, placeOf(folder + u"/club.rummydb"_s), u"Desk"_s,
                          [] { return QDateTime::currentDateTimeUtc(); });
    icons::prepare();
    theme::apply(*qApp, theme::Tone::Light);
    Hands hands(session);
    hands.go(desk::PageId::Results);
    // The draw is random: table 1 can be a table of three.
    const auto& table = *core::findTable(hands.now(), core::RoundNumber{2}, core::TableNumber{1});
    hands.type(u"1 "_s + normalGame(1, 1, table.head.seats.size()) + u"3 "_s);
    QTextStream(stdout) << "typed" << Qt::endl;
    return QApplication::exec();
}

void TestEvening::killAndRestart()
{
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(),
                {u"--type-until-killed"_s, fixture_.file(QString())});
    QByteArray told;
    const auto said = [&] {
        other.waitForReadyRead(100);
        told += other.readAllStandardOutput();
        return told.contains("typed");
    };
    QTRY_VERIFY_WITH_TIMEOUT(said(), 60'000);
    other.kill();
    QVERIFY(other.waitForFinished());
    fixture_.restart();
    const auto* game =
        core::findGame(fixture_.session().tournament(),
                       {core::RoundNumber{2}, core::TableNumber{1}, core::GameNumber{1}});
    QVERIFY(game != nullptr);
}

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == u"--type-until-killed"_s) {
        return TestEvening::typeUntilKilled(arguments.at(2));
    }
    TestEvening test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_evening.moc"
