#include "core/file/tournament_file.h"
#include "tests/suite.h"

#include "core/model/bookings.h"
#include "evening.h"
#include "random_tournament.h"

#include <QTest>

namespace tst_steps {

using namespace evening;
using core::ChangeTexts;
using core::readSteps;
using core::Step;
using core::writeSteps;

using Steps = std::vector<Step>;

namespace {

/// Each part of a tournament, added, removed and unchanged.
Steps stepsThrough(const core::Tournament& before, const core::Tournament& after)
{
    Steps steps;
    steps.emplace_back(core::SettingsExchange{{}, before.settings, after.settings});
    steps.emplace_back(core::PenaltiesExchange{{}, before.penalties, after.penalties});
    for (const auto& participant : before.participants) {
        const auto* later = findParticipant(after, participant.number);
        steps.emplace_back(core::ParticipantExchange{
            participant.number, withoutPayments(participant),
            later ? std::optional(withoutPayments(*later)) : std::nullopt});
    }
    for (const auto& payment : paymentsOf(before)) {
        const auto* later = findPayment(after, payment.number);
        steps.emplace_back(core::PaymentExchange{payment.number, payment,
                                                 later ? std::optional(*later) : std::nullopt});
    }
    for (const auto& round : after.rounds) {
        const auto* earlier = findRound(before, round.number);
        steps.emplace_back(core::RoundExchange{
            round.number, earlier ? std::optional(earlier->head) : std::nullopt, round.head});
        for (const auto& table : round.tables) {
            steps.emplace_back(
                core::TableExchange{{round.number, table.number}, std::nullopt, table.head});
            for (const auto& game : table.games) {
                const core::GameKey key = {round.number, table.number, game.number};
                const auto* old = findGame(before, key);
                steps.emplace_back(core::GameExchange{
                    key, game.outcome, old ? std::optional(old->outcome) : std::nullopt});
            }
        }
    }
    return steps;
}

} // namespace

class TestSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachKindIsReadAsItWasWritten_data();
    void eachKindIsReadAsItWasWritten();
    void manyAreReadAsTheyWereWritten();
    void areWrittenByTheirPaths();
    void refusesWhatIsNotTheirs_data();
    void refusesWhatIsNotTheirs();
};

void TestSteps::eachKindIsReadAsItWasWritten_data()
{
    QTest::addColumn<Steps>("steps");

    const auto evening = tournament(3);
    const auto one = [](const char* name, const Step& step) { QTest::newRow(name) << Steps{step}; };
    QTest::newRow("none") << Steps();
    auto renamed = evening.settings;
    renamed.name = QStringLiteral("Another \"evening\"");
    one("settings", core::SettingsExchange{{}, evening.settings, renamed});
    one("penalties",
        core::PenaltiesExchange{{}, {{}}, {{{1_p, 2_r, game_builder::points("-1/2"), {}}}}});
    one("tie decisions",
        core::TieDecisionsExchange{
            {}, {{}}, {{{{4_p, 7_p}, core::TieDecidedBy::PlayOff, QStringLiteral("0 : 7")}}}});
    one("participant comes", core::ParticipantExchange{1_p, {}, participant(1)});
    one("participant goes", core::ParticipantExchange{1_p, participant(1), {}});
    one("participant gets another number",
        core::ParticipantExchange{2147483647_p, participant(1), participant(7)});
    const core::RoundHead cancelled = {
        core::RoundState::Cancelled, 3, {2_p, 1_p}, QStringLiteral("fire")};
    one("round comes", core::RoundExchange{1_r, {}, core::RoundHead()});
    one("round is cancelled", core::RoundExchange{1_r, core::RoundHead(), cancelled});
    one("round goes", core::RoundExchange{1_r, cancelled, {}});
    const core::TableHead marked = {
        {4_p, 1_p, 7_p}, core::TableMark::Disputed, QStringLiteral("slip\ntorn")};
    one("table comes", core::TableExchange{{1_r, 2_t}, {}, core::TableHead()});
    one("table is marked", core::TableExchange{{1_r, 2_t}, core::TableHead(), marked});
    one("table goes", core::TableExchange{{1_r, 2_t}, marked, {}});
    const core::GameKey key = {1_r, 2_t, 3_g};
    const core::GameOutcome substituted =
        takenOver(playedBy(played("0,-,5,9", "1,-,0,2"), 0, QStringLiteral("Hans")), 3, 9_p);
    one("game comes", core::GameExchange{key, {}, substituted});
    one("game is corrected",
        core::GameExchange{key, played("3,1,2", "", scoring::Ending::Early), substituted});
    one("game is closed", core::GameExchange{key, played("0,1"), unplayed()});
    one("game goes", core::GameExchange{key, unplayed(), {}});
    one("nothing stands before or after", core::GameExchange{key, {}, {}});
    QTest::newRow("the order is kept")
        << Steps{core::TableExchange{{2_r, 1_t}, {}, marked},
                 core::RoundExchange{9_r, {}, cancelled}, core::RoundExchange{1_r, {}, cancelled}};
}

void TestSteps::eachKindIsReadAsItWasWritten()
{
    QFETCH(Steps, steps);
    const auto read = readSteps(writeSteps(steps));
    QVERIFY(read);
    QVERIFY(*read == steps);
}

void TestSteps::manyAreReadAsTheyWereWritten()
{
    for (quint32 seed = 0; seed < 100; ++seed) {
        const Steps steps = stepsThrough(randomTournament(seed), randomTournament(seed + 1));
        const auto read = readSteps(writeSteps(steps));
        QVERIFY(read);
        QVERIFY(*read == steps);
    }
}

void TestSteps::areWrittenByTheirPaths()
{
    const ChangeTexts texts = writeSteps(
        {core::GameExchange{{1_r, 2_t, 3_g},
                            {},
                            takenOver(playedBy(played("0,-,5"), 0, QStringLiteral("H")), 2, 9_p)}});
    QCOMPARE(texts.before, QByteArray("{\"rounds/1/tables/2/games/3\":null}"));
    QCOMPARE(texts.after,
             QByteArray("{\"rounds/1/tables/2/games/3\":{\"ending\":\"romme\",\"hands\":["
                        "{\"stones\":0,\"claims\":0,\"playedBy\":\"H\"},null,"
                        "{\"stones\":5,\"claims\":0,\"participant\":9}]}}"));
    QCOMPARE(writeSteps({core::RoundExchange{5_r, {}, core::RoundHead()}}).after,
             QByteArray("{\"rounds/5\":{\"state\":\"published\",\"games\":4,\"byes\":[],"
                        "\"reason\":\"\"}}"));
    QCOMPARE(writeSteps({core::TableExchange{{5_r, 6_t}, {}, core::TableHead()}}).after,
             QByteArray("{\"rounds/5/tables/6\":{\"seats\":[],\"mark\":null,\"note\":\"\","
                        "\"slip\":1}}"));
    QCOMPARE(writeSteps({core::PenaltiesExchange{{}, {{}}, {{}}}}).after,
             QByteArray("{\"penalties\":[]}"));
    QVERIFY(writeSteps({core::SettingsExchange{}}).after == "{\"settings\":null}");
    QVERIFY(writeSteps({core::ParticipantExchange{8_p, {}, {}}}).after ==
            "{\"participants/8\":null}");
}

void TestSteps::refusesWhatIsNotTheirs_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");

    const auto both = [](const char* name, const char* text) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(text);
    };
    both("no JSON", "{");
    both("nothing", "");
    both("a list", "[]");
    both("an unknown path", R"({"tables/1": null})");
    both("a path without its number", R"({"participants": null})");
    both("a path with number 0", R"({"rounds/0": null})");
    both("a path going on", R"({"rounds/1/tables/2/games/3/hands/1": null})");
    both("a path ending with a stroke", R"({"rounds/1/": null})");
    both("a path twice", R"({"rounds/1": null, "rounds/1": null})");
    both("an unknown key", R"({"rounds/1": {"x": 1}})");
    both("a wrong type", R"({"rounds/1": []})");
    both("five hands", R"({"rounds/1/tables/2/games/3": {"hands": [null,null,null,null,null]}})");
    QTest::newRow("different paths")
        << QByteArray(R"({"rounds/1": null})") << QByteArray(R"({"rounds/2": null})");
    QTest::newRow("different numbers of steps")
        << QByteArray("{}") << QByteArray(R"({"rounds/2": null})");
}

void TestSteps::refusesWhatIsNotTheirs()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QVERIFY(!readSteps({before, after}));
}

RUMMY_TEST(TestSteps)

} // namespace tst_steps

#include "tst_steps.moc"
