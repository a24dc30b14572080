#include <QTest>

#include "core/faults/faults.h"
#include "evening.h"
#include "tests/suite.h"

namespace tst_game_faults {

using namespace evening;
using core::GameOutcome;
using core::ParticipantFault;
using core::Refusals;
using core::ResultFault;
using core::Tournament;
using core::Warnings;
using scoring::Ending;
using scoring::GameDoubt;
using scoring::GameFault;

class TestGameFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesEachWithItsPlace_data();
    void namesEachWithItsPlace();
    void looksAtTheRules_data();
    void looksAtTheRules();
    void looksAtGameNumbers();
    void warns_data();
    void warns();
    void comparesWithTheGameBefore();
    void warnsInTheOrderOfTheFile();
    void stopsWarningAfterSoMany();
};

namespace {

/// A table of four with a game, and a fifth person.
Tournament eveningWith(std::vector<core::Game> games)
{
    auto result = tournament(5);
    result.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, std::move(games))})};
    return result;
}

Tournament withOutcome(const GameOutcome& outcome)
{
    return eveningWith({{1_g, outcome}});
}

QByteArray hands(const char* rest)
{
    return QByteArray("/rounds/0/tables/0/games/0/hands") + rest;
}

core::Refusal inHands(core::RefusalCode code, const char* rest, QStringList arguments = {})
{
    return refusal(code, hands(rest).constData(), std::move(arguments));
}

core::Warning doubt(GameDoubt code, const char* rest, int actual, int limit)
{
    return {code,
            core::Pointer(QString::fromLatin1(hands(rest))),
            {QString::number(actual), QString::number(limit)}};
}

const auto hans = QStringLiteral("Hans");

} // namespace

void TestGameFaults::namesEachWithItsPlace_data()
{
    QTest::addColumn<GameOutcome>("outcome");
    QTest::addColumn<Refusals>("expected");
    const auto row = [](const char* name, const GameOutcome& outcome, const Refusals& expected) {
        QTest::newRow(name) << outcome << expected;
    };
    const auto text = [](std::initializer_list<int> numbers) {
        QStringList texts;
        for (const int number : numbers) {
            texts.push_back(QString::number(number));
        }
        return texts;
    };
    row("sound", played("0,3,5,9"), {});
    row("negative stones", played("0,3,-5,9"),
        {inHands(GameFault::NegativeStones, "/2/stones", text({-5, 0}))});
    row("negative claims", played("0,3,5,9", "0,0,0,-1"),
        {inHands(GameFault::NegativeClaims, "/3/claims", text({-1, 0}))});
    row("two empty hands", played("0,3,0,9"),
        {inHands(GameFault::SeveralEmptyHands, "", text({2, 1}))});
    row("Rommé without an empty hand", played("1,3,5,9"),
        {inHands(GameFault::NoEmptyHand, "", text({0, 1}))});
    row("first-round Rommé without an empty hand", played("1,3,5,9", "", Ending::FirstRoundRomme),
        {inHands(GameFault::NoEmptyHand, "", text({0, 1}))});
    row("ended early with an empty hand", played("0,3,5,9", "", Ending::Early),
        {refusal(GameFault::EmptyHandInEarly, "/rounds/0/tables/0/games/0/ending", text({1, 0}))});
    row("108 stones are there", played("0,1,1,2", "0,0,0,26"), {});
    row("109 stones are not", played("0,1,1,3", "0,0,0,26"),
        {inHands(GameFault::TooManyStones, "", text({109, 108}))});
    row("one player fewer, one joker fewer", played("0,1,3,-", "26,0,0,-"),
        {inHands(GameFault::TooManyStones, "", text({108, 107}))});
    row("two play", played("-,3,0,-"), {});
    row("one alone plays", played("-,-,0,-"),
        {inHands(GameFault::HandCountRefused, "", text({1, 2}))});
    row("nobody plays", played("-,-,-,-", "", Ending::Early),
        {inHands(GameFault::HandCountRefused, "", text({0, 2}))});
    row("three hands for four seats", played("0,3,5"),
        {inHands(ResultFault::HandCount, "", text({3, 4}))});
    row("closed without a reason", unplayed(QStringLiteral(" ")),
        {refusal(ResultFault::ReasonMissing, "/rounds/0/tables/0/games/0/notPlayed")});
    row("closed with one", unplayed(), {});

    row("somebody plays for a seat", playedBy(played("0,3,5,9"), 1, hans), {});
    row("nobody's name plays", playedBy(played("0,3,5,9"), 1, QStringLiteral("\t ")),
        {inHands(ResultFault::SubstituteMissing, "/1/playedBy")});
    row("a name of two lines", playedBy(played("0,3,5,9"), 1, QStringLiteral("a\nb")),
        {inHands(ParticipantFault::TextNotPlain, "/1/playedBy")});
    row("somebody takes over", takenOver(played("0,3,5,9"), 1, 5_p), {});
    row("one's own seat", takenOver(played("0,3,5,9"), 1, 2_p), {});
    row("nobody known takes over", takenOver(played("0,3,5,9"), 1, 6_p),
        {inHands(ParticipantFault::Unknown, "/1/participant", text({6}))});
    row("both", playedBy(takenOver(played("0,3,5,9"), 1, 5_p), 1, hans),
        {inHands(ResultFault::TwoSubstitutes, "/1")});
    row("a neighbour's hand besides the own", takenOver(played("0,3,5,9"), 1, 4_p),
        {inHands(ResultFault::TwoHands, "/3", text({4}))});
    row("a neighbour's hand instead of the own", takenOver(played("0,3,5,-"), 1, 4_p), {});
    row("two hands taken over", takenOver(takenOver(played("0,3,5,9"), 1, 5_p), 2, 5_p),
        {inHands(ResultFault::TwoHands, "/2", text({5}))});
    row("two neighbours change places", takenOver(takenOver(played("0,3,5,9"), 0, 2_p), 1, 1_p),
        {});
    row("several at once", takenOver(played("0,0,-5,9", "0,-1,0,0"), 3, 6_p),
        {inHands(GameFault::NegativeStones, "/2/stones", text({-5, 0})),
         inHands(GameFault::NegativeClaims, "/1/claims", text({-1, 0})),
         inHands(GameFault::SeveralEmptyHands, "", text({2, 1})),
         inHands(ParticipantFault::Unknown, "/3/participant", text({6}))});
}

void TestGameFaults::namesEachWithItsPlace()
{
    QFETCH(GameOutcome, outcome);
    QFETCH(Refusals, expected);
    const auto found = core::faultsOf(withOutcome(outcome));
    for (const auto& refusal : expected) {
        QVERIFY2(std::find(found.begin(), found.end(), refusal) != found.end(),
                 core::written(refusal).constData());
    }
    QCOMPARE(found.size(), expected.size());
}

void TestGameFaults::looksAtTheRules_data()
{
    QTest::addColumn<GameOutcome>("outcome");
    QTest::addColumn<Refusals>("expected");
    QTest::newRow("claims in pure")
        << GameOutcome(played("0,3,5,9", "0,1,0,0"))
        << Refusals{inHands(GameFault::ClaimsInPure, "/1/claims",
                            {QStringLiteral("1"), QStringLiteral("0")})};
    QTest::newRow("no claims in pure") << GameOutcome(played("0,3,5,9")) << Refusals{};
    QTest::newRow("three in pure") << GameOutcome(played("0,3,5,-")) << Refusals{};
    QTest::newRow("two in pure") << GameOutcome(played("0,3,-,-"))
                                 << Refusals{inHands(GameFault::HandCountRefused, "",
                                                     {QStringLiteral("2"), QStringLiteral("3")})};
    QTest::newRow("first-round Rommé not agreed")
        << GameOutcome(played("0,3,5,9", "", Ending::FirstRoundRomme))
        << Refusals{refusal(GameFault::FirstRoundRommeIsOff, "/rounds/0/tables/0/games/0/ending",
                            {QStringLiteral("0"), QStringLiteral("0")})};
}

void TestGameFaults::looksAtTheRules()
{
    QFETCH(GameOutcome, outcome);
    QFETCH(Refusals, expected);
    auto pure = withOutcome(outcome);
    pure.settings.rules.ruleSet = scoring::RuleSet::RummyPure;
    pure.settings.rules.options.firstRoundRomme = false;
    QCOMPARE(core::faultsOf(pure), expected);
}

void TestGameFaults::looksAtGameNumbers()
{
    const Refusals expected = {
        refusal(ResultFault::GameOutOfRange, "/rounds/0/tables/0/games/0/number",
                {QStringLiteral("3"), QStringLiteral("2")}),
        refusal(ResultFault::GameTwice, "/rounds/0/tables/0/games/2/number", {QStringLiteral("2")}),
        refusal(ResultFault::GameOutOfRange, "/rounds/0/tables/0/games/3/number",
                {QStringLiteral("0"), QStringLiteral("2")}),
    };
    const auto some = played("0,3,5,9");
    QCOMPARE(core::faultsOf(eveningWith({{3_g, some}, {2_g, some}, {2_g, some}, {0_g, some}})),
             expected);
}

void TestGameFaults::warns_data()
{
    QTest::addColumn<GameOutcome>("outcome");
    QTest::addColumn<Warnings>("expected");
    const auto row = [](const char* name, const GameOutcome& outcome, const Warnings& expected) {
        QTest::newRow(name) << outcome << expected;
    };
    row("27 stones of four", played("0,27,5,9"), {});
    row("28 stones of four", played("0,28,5,9"),
        {doubt(GameDoubt::LargeHand, "/1/stones", 28, 27)});
    row("28 stones ended early", played("1,28,5,9", "", Ending::Early), {});
    row("29 stones ended early", played("1,29,5,9", "", Ending::Early),
        {doubt(GameDoubt::LargeHand, "/1/stones", 29, 28)});
    row("36 stones of three", played("0,36,5,-"), {});
    row("37 stones of three", played("0,37,5,-"),
        {doubt(GameDoubt::LargeHand, "/1/stones", 37, 36)});
    row("53 stones of two", played("0,53,-,-"), {});
    row("54 stones of two", played("0,54,-,-"), {doubt(GameDoubt::LargeHand, "/1/stones", 54, 53)});
    row("9 claims", played("0,3,5,9", "0,0,9,0"), {});
    row("10 claims", played("0,3,5,9", "0,0,10,0"),
        {doubt(GameDoubt::ManyClaims, "/2/claims", 10, 10)});
    row("first circuit, 16 stones", played("0,16,16,16", "", Ending::FirstRoundRomme), {});
    row("first circuit, 17 stones", played("0,16,17,16", "", Ending::FirstRoundRomme),
        {doubt(GameDoubt::LateFirstRound, "/2/stones", 17, 16)});
    row("first circuit, 68 stones", played("0,16,16,16", "5,0,0,0", Ending::FirstRoundRomme), {});
    row("first circuit, 72 stones", played("0,16,16,16", "6,0,0,0", Ending::FirstRoundRomme),
        {doubt(GameDoubt::FullFirstRound, "", 72, 68)});
    row("not played", unplayed(), {});
}

void TestGameFaults::warns()
{
    QFETCH(GameOutcome, outcome);
    QFETCH(Warnings, expected);
    QCOMPARE(core::faultsOf(withOutcome(outcome)), Refusals());
    QCOMPARE(core::doubtsOf(withOutcome(outcome)), expected);
}

void TestGameFaults::comparesWithTheGameBefore()
{
    const auto some = played("0,3,5,9");
    const core::Warning same = {GameDoubt::SameAsPreviousGame,
                                core::Pointer(QStringLiteral("/rounds/0/tables/0/games/1/hands")),
                                {QStringLiteral("0"), QStringLiteral("0")}};
    QCOMPARE(core::doubtsOf(eveningWith({{1_g, some}, {2_g, some}})), Warnings{same});
    QCOMPARE(core::doubtsOf(eveningWith({{1_g, some}, {2_g, playedBy(some, 1, hans)}})),
             Warnings{same});
    QCOMPARE(core::doubtsOf(eveningWith({{1_g, some}, {2_g, played("0,3,5,8")}})), Warnings());
    QCOMPARE(core::doubtsOf(eveningWith({{1_g, unplayed()}, {2_g, unplayed()}})), Warnings());
}

void TestGameFaults::warnsInTheOrderOfTheFile()
{
    const auto some = played("0,3,5,9");
    const auto warnings = core::doubtsOf(eveningWith({{2_g, some}, {1_g, some}}));
    QCOMPARE(warnings.size(), std::size_t{1});
    QVERIFY(warnings[0].place ==
            core::Place(core::Pointer(QStringLiteral("/rounds/0/tables/0/games/0/hands"))));
}

void TestGameFaults::stopsWarningAfterSoMany()
{
    std::vector<core::Game> games;
    for (std::size_t number = 1; number <= 2 * core::mostWarnings; ++number) {
        games.push_back({core::GameNumber{static_cast<int>(number)}, played("0,3,5,9")});
    }
    const auto warnings = core::doubtsOf(eveningWith(std::move(games)));
    QCOMPARE(warnings.size(), core::mostWarnings + 1);
    QVERIFY(warnings.back().code == core::WarningCode(core::FileFault::MoreWarnings));
    QCOMPARE(warnings.back().arguments, QStringList{QString::number(core::mostWarnings)});
}

RUMMY_TEST(TestGameFaults)

} // namespace tst_game_faults

#include "tst_game_faults.moc"
