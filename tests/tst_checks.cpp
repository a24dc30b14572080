#include "finding_texts.h"
#include "game_builder.h"
#include "scoring/checks.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_checks {

using game_builder::early;
using game_builder::firstRound;
using game_builder::plus;
using game_builder::pure;
using game_builder::romme;
using scoring::GameDoubt;
using scoring::GameFault;
using scoring::GameResult;
using scoring::Rules;

namespace {

QString name(GameFault fault)
{
    switch (fault) {
    case GameFault::NegativeStones:
        return QStringLiteral("negative stones");
    case GameFault::NegativeClaims:
        return QStringLiteral("negative claims");
    case GameFault::ClaimsInPure:
        return QStringLiteral("claims in pure");
    case GameFault::HandCountRefused:
        return QStringLiteral("hand count");
    case GameFault::SeveralEmptyHands:
        return QStringLiteral("several empty hands");
    case GameFault::NoEmptyHand:
        return QStringLiteral("no empty hand");
    case GameFault::EmptyHandInEarly:
        return QStringLiteral("empty hand in early");
    case GameFault::FirstRoundRommeIsOff:
        return QStringLiteral("first-round Rommé is off");
    case GameFault::TooManyStones:
        return QStringLiteral("too many stones");
    }
    return {};
}

QString name(GameDoubt doubt)
{
    switch (doubt) {
    case GameDoubt::LargeHand:
        return QStringLiteral("large hand");
    case GameDoubt::HardlyAnyMelded:
        return QStringLiteral("hardly any melded");
    case GameDoubt::ManyClaims:
        return QStringLiteral("many claims");
    case GameDoubt::LateFirstRound:
        return QStringLiteral("late first round");
    case GameDoubt::FullFirstRound:
        return QStringLiteral("full first round");
    case GameDoubt::SameAsPreviousGame:
        return QStringLiteral("same as previous game");
    }
    return {};
}

template <typename Kind>
QString text(const std::vector<scoring::Finding<Kind>>& findings)
{
    return findingTexts(findings, [](Kind kind) { return name(kind); });
}

} // namespace

class TestChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void faults_data();
    void faults();
    void doubts_data();
    void doubts();
    void sameAsPreviousGame_data();
    void sameAsPreviousGame();
};

void TestChecks::faults_data()
{
    QTest::addColumn<Rules>("rules");
    QTest::addColumn<GameResult>("game");
    QTest::addColumn<QString>("faults");

    const Rules off = plus({.firstRoundRomme = false});

    QTest::newRow("negative stones: one below")
        << pure() << romme("0,3,-1") << "C negative stones -1 of 0";
    QTest::newRow("negative stones: at the limit") << pure() << romme("0,3,1") << "";
    QTest::newRow("negative claims: one below")
        << plus() << romme("0,3", "-1,0") << "A negative claims -1 of 0";
    QTest::newRow("negative claims: at the limit") << plus() << romme("0,3", "0,0") << "";
    QTest::newRow("claims in pure: at the limit") << pure() << romme("0,3,5", "0,0,0") << "";
    QTest::newRow("claims in pure: one above")
        << pure() << romme("0,3,5", "0,1,0") << "B claims in pure 1 of 0";
    QTest::newRow("claims in plus") << plus() << romme("0,3,5", "0,1,0") << "";

    QTest::newRow("pure knows no game of two") << pure() << romme("0,3,-") << "hand count 2 of 3";
    QTest::newRow("pure knows games of three") << pure() << romme("0,3,7,-") << "";
    QTest::newRow("pure knows games of four") << pure() << romme("0,3,7,9") << "";
    QTest::newRow("plus knows no game of one") << plus() << romme("0,-,-") << "hand count 1 of 2";
    QTest::newRow("plus knows games of two") << plus() << romme("0,-,4,-") << "";
    QTest::newRow("nobody played") << plus() << early("-,-,-,-") << "hand count 0 of 2";

    QTest::newRow("two empty hands") << pure() << romme("0,0,4,5") << "several empty hands 2 of 1";
    QTest::newRow("a Rommé needs an empty hand")
        << pure() << romme("1,2,4,5") << "no empty hand 0 of 1";
    QTest::newRow("a first-round Rommé needs an empty hand")
        << pure() << firstRound("1,2,4,5") << "no empty hand 0 of 1";
    QTest::newRow("who did not play has no empty hand")
        << plus() << romme("-,2,4,5") << "no empty hand 0 of 1";
    QTest::newRow("an early termination has none")
        << pure() << early("0,2,4,5") << "empty hand in early 1 of 0";
    QTest::newRow("early termination") << pure() << early("1,2,4,5") << "";

    QTest::newRow("first-round Rommé on") << plus() << firstRound("0,2,4,5") << "";
    QTest::newRow("first-round Rommé off")
        << off << firstRound("0,2,4,5") << "first-round Rommé is off 0 of 0";
    QTest::newRow("first-round Rommé off: a Rommé is none") << off << romme("0,2,4,5") << "";

    QTest::newRow("stones of four: at the limit") << pure() << romme("0,36,36,36") << "";
    QTest::newRow("stones of four: one above")
        << pure() << romme("0,36,36,37") << "too many stones 109 of 108";
    QTest::newRow("stones of three: at the limit") << pure() << romme("0,53,54") << "";
    QTest::newRow("stones of three: one above")
        << pure() << romme("0,54,54") << "too many stones 108 of 107";
    QTest::newRow("stones of two: at the limit") << plus() << romme("0,106") << "";
    QTest::newRow("stones of two: one above")
        << plus() << romme("0,107") << "too many stones 107 of 106";
    QTest::newRow("stones: one joker for each who played")
        << plus() << romme("0,107,-,-") << "too many stones 107 of 106";
    QTest::newRow("a claim holds four stones: at the limit")
        << plus() << romme("0,1,1,2", "0,0,0,26") << "";
    QTest::newRow("a claim holds four stones: one above")
        << plus() << romme("0,1,1,3", "0,0,0,26") << "too many stones 109 of 108";
    QTest::newRow("a claim holds four stones: a claim above")
        << plus() << romme("0,1,1,2", "0,1,0,26") << "too many stones 112 of 108";
    QTest::newRow("numbers as large as can be stated")
        << plus() << romme("0,2147483647,2147483647,2147483647", "0,2147483647,0,0")
        << "too many stones 15032385529 of 108";
    QTest::newRow("all that is wrong is told")
        << pure() << firstRound("-2,-3,-", "0,1,0")
        << "A negative stones -2 of 0; B negative stones -3 of 0; B claims in pure 1 of 0; "
           "hand count 2 of 3; no empty hand 0 of 1";
}

void TestChecks::faults()
{
    QFETCH(Rules, rules);
    QFETCH(GameResult, game);
    QTEST(text(scoring::gameFaults(rules, game)), "faults");
}

void TestChecks::doubts_data()
{
    QTest::addColumn<GameResult>("game");
    QTest::addColumn<QString>("doubts");

    QTest::newRow("hand at a table of four: one below") << romme("0,1,2,26") << "";
    QTest::newRow("hand at a table of four: at the limit") << romme("0,1,2,27") << "";
    QTest::newRow("hand at a table of four: one above")
        << romme("0,1,2,28") << "D large hand 28 of 27";
    QTest::newRow("hand at a table of three: one below") << romme("0,1,35") << "";
    QTest::newRow("hand at a table of three: at the limit") << romme("0,1,36") << "";
    QTest::newRow("hand at a table of three: one above")
        << romme("0,1,37") << "C large hand 37 of 36";
    QTest::newRow("hand at a table of two: one below") << romme("0,52") << "";
    QTest::newRow("hand at a table of two: at the limit") << romme("0,53") << "";
    QTest::newRow("hand at a table of two: one above") << romme("0,54") << "B large hand 54 of 53";
    QTest::newRow("hand, four ended early: at the limit") << early("28,1,2,3") << "";
    QTest::newRow("hand, four ended early: one above")
        << early("29,1,2,3") << "A large hand 29 of 28";
    QTest::newRow("hand, three ended early: at the limit") << early("1,37,2") << "";
    QTest::newRow("hand, three ended early: one above")
        << early("1,38,2") << "B large hand 38 of 37";
    QTest::newRow("hand, two ended early: at the limit") << early("54,1") << "";
    QTest::newRow("hand, two ended early: one above") << early("55,1") << "A large hand 55 of 54";
    QTest::newRow("hand: those who played make the table")
        << romme("0,-,1,37") << "D large hand 37 of 36";
    QTest::newRow("every large hand is told")
        << romme("0,28,28,1") << "B large hand 28 of 27; C large hand 28 of 27";

    QTest::newRow("melded, four: one above the limit")
        << romme("0,30,31,31")
        << "B large hand 30 of 27; C large hand 31 of 27; D large hand 31 of 27";
    QTest::newRow("melded, four: at the limit")
        << romme("0,31,31,31")
        << "B large hand 31 of 27; C large hand 31 of 27; D large hand 31 of 27";
    QTest::newRow("melded, four: one below the limit")
        << romme("0,31,31,32")
        << "B large hand 31 of 27; C large hand 31 of 27; D large hand 32 of 27; "
           "hardly any melded 14 of 15";
    QTest::newRow("melded, three: at the limit")
        << romme("0,46,46") << "B large hand 46 of 36; C large hand 46 of 36";
    QTest::newRow("melded, three: one below the limit")
        << romme("0,46,47")
        << "B large hand 46 of 36; C large hand 47 of 36; hardly any melded 14 of 15";
    QTest::newRow("melded, two: at the limit") << romme("0,91") << "B large hand 91 of 53";
    QTest::newRow("melded, two: one below the limit")
        << romme("0,92") << "B large hand 92 of 53; hardly any melded 14 of 15";
    QTest::newRow("melded: an early termination may come before any meld")
        << early("27,27,27,27") << "";

    QTest::newRow("claims: one below") << romme("0,1,2,3", "0,9,0,0") << "";
    QTest::newRow("claims: at the limit")
        << romme("0,1,2,3", "0,10,0,0") << "B many claims 10 of 10";
    QTest::newRow("claims: one above") << romme("0,1,2,3", "11,0,0,0") << "A many claims 11 of 10";
    QTest::newRow("claims of the whole table are not one's own")
        << romme("0,1,2,3", "5,5,0,0") << "";
    QTest::newRow("claims: all the stones there are")
        << romme("0,1,1,2", "0,0,0,26") << "D many claims 26 of 10";

    QTest::newRow("first round, hand: one below") << firstRound("0,15,1,1") << "";
    QTest::newRow("first round, hand: at the limit") << firstRound("0,16,1,1") << "";
    QTest::newRow("first round, hand: one above")
        << firstRound("0,17,1,1") << "B late first round 17 of 16";
    QTest::newRow("a hand over 16 in a later circuit") << romme("0,17,1,1") << "";

    QTest::newRow("first round, four, all stones: one below")
        << firstRound("0,16,16,15", "5,0,0,0") << "";
    QTest::newRow("first round, four, all stones: at the limit")
        << firstRound("0,16,16,16", "5,0,0,0") << "";
    QTest::newRow("first round, four, all stones: one above")
        << firstRound("0,16,16,9", "7,0,0,0") << "full first round 69 of 68";
    QTest::newRow("first round, three, all stones: at the limit")
        << firstRound("0,16,15", "5,0,0") << "";
    QTest::newRow("first round, three, all stones: one above")
        << firstRound("0,16,16", "5,0,0") << "full first round 52 of 51";
    QTest::newRow("first round, two, all stones: at the limit") << firstRound("0,14", "5,0") << "";
    QTest::newRow("first round, two, all stones: one above")
        << firstRound("0,15", "5,0") << "full first round 35 of 34";
    QTest::newRow("as many stones in a later circuit") << romme("0,16,16,16", "6,0,0,0") << "";
}

void TestChecks::doubts()
{
    QFETCH(GameResult, game);
    QTEST(text(scoring::gameDoubts(game, nullptr)), "doubts");
}

void TestChecks::sameAsPreviousGame_data()
{
    QTest::addColumn<GameResult>("previous");
    QTest::addColumn<bool>("asked");

    QTest::newRow("the same") << romme("0,3,5,9", "1,0,2,0") << true;
    QTest::newRow("a stone differs") << romme("0,3,5,8", "1,0,2,0") << false;
    QTest::newRow("a claim differs") << romme("0,3,5,9", "1,0,1,0") << false;
    QTest::newRow("the ending differs") << firstRound("0,3,5,9", "1,0,2,0") << false;
    QTest::newRow("somebody did not play") << romme("0,3,5,-", "1,0,2,-") << false;
    QTest::newRow("other seats") << romme("3,0,5,9", "0,1,2,0") << false;
}

void TestChecks::sameAsPreviousGame()
{
    QFETCH(GameResult, previous);
    QFETCH(bool, asked);
    const auto doubts = scoring::gameDoubts(romme("0,3,5,9", "1,0,2,0"), &previous);
    QCOMPARE(text(doubts), asked ? QStringLiteral("same as previous game 0 of 0") : QString());
}

RUMMY_TEST(TestChecks)

} // namespace tst_checks

#include "tst_checks.moc"
