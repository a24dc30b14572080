#include <QTest>

#include "core/use_cases/entering.h"
#include "evening.h"
#include "tests/suite.h"

namespace tst_entering {

using namespace evening;
using namespace Qt::Literals::StringLiterals;
using core::Action;
using core::EntryTerms;
using core::GameKey;
using core::GameOutcome;
using core::GameRevision;
using core::ParticipantFault;
using core::Refusals;
using core::ResultFault;
using core::RoundFault;
using core::RoundState;
using core::Tournament;
using scoring::Ending;
using scoring::GameDoubt;
using scoring::GameFault;

class TestEntering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entersAGame();
    void entersIntoAClosedRound();
    void leavesTheSameAsItIs();
    void corrects();
    void refusesADifferentResult();
    void refusesAStaleEntry();
    void asksAboutWarnings();
    void refusesBeforeItAsks();
    void refusesSpots_data();
    void refusesSpots();
    void refusesGames_data();
    void refusesGames();
    void refusesTwoHandsAtTwoTables_data();
    void refusesTwoHandsAtTwoTables();
    void scoresWhatIsEntered();
    void clears();
    void refusesToClear();
    void marks();
    void completingTakesTheMarkOff_data();
    void completingTakesTheMarkOff();
    void slipLost_data();
    void slipLost();
    void gamesOfALostSlip();
    void refusesMarks();
};

namespace {

const EntryTerms plainTerms;
const EntryTerms correcting{false, true, QStringLiteral("misread"), {}};
const EntryTerms confirming{true, false, {}, {}};
const GameRevision never;
const auto odd = GameOutcome(played("0,28,5,9"));

QStringList texts(std::initializer_list<int> numbers)
{
    QStringList texts;
    for (const int number : numbers) {
        texts.push_back(QString::number(number));
    }
    return texts;
}

Refusals only(core::RefusalCode code, const char* place, std::initializer_list<int> numbers)
{
    return {refusal(code, place, texts(numbers))};
}

/// One table with the first of two games entered; 5 has a bye.
Tournament running(RoundState state = RoundState::Published)
{
    auto evening = tournament(5);
    evening.rounds = {round(
        1, {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,3,5,9", "0,1,0,0")}})}, {5_p}, state)};
    return evening;
}

GameKey key(int game, int table = 1, int round = 1)
{
    return {core::RoundNumber{round}, core::TableNumber{table}, core::GameNumber{game}};
}

GameRevision written(std::int64_t number)
{
    return {number, QStringLiteral("left"), QDateTime({2026, 5, 14}, {20, 5, 7}, Qt::UTC)};
}

Tournament after(const core::Result<core::Change>& change, Tournament evening = running())
{
    core::apply(*change, evening);
    return evening;
}

} // namespace

void TestEntering::entersAGame()
{
    const auto game = takenOver(played("4,-,0,2", "0,-,1,0"), 3, 5_p);
    const auto change = core::gameEntry(running(), key(2), game, plainTerms, never);
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{Action::EnterGame, 1_r, 1_t, 2_g}));
    auto expected = running();
    expected.rounds[0].tables[0].games.push_back({2_g, game});
    QVERIFY(after(change) == expected);

    // Seats "taken over" by their own people are plain hands.
    const auto own =
        core::gameEntry(running(), key(2), takenOver(played("4,6,0,2"), 0, 1_p), plainTerms, never);
    expected.rounds[0].tables[0].games[1].outcome = played("4,6,0,2");
    QVERIFY(after(own) == expected);

    const auto none = core::gameEntry(running(), key(2), unplayed(), plainTerms, never);
    expected.rounds[0].tables[0].games[1].outcome = unplayed();
    QVERIFY(after(none) == expected);
}

void TestEntering::entersIntoAClosedRound()
{
    const auto closed = running(RoundState::Closed);
    QVERIFY(core::gameEntry(closed, key(1), played("0,3,5,8"), correcting, written(1)));
}

void TestEntering::leavesTheSameAsItIs()
{
    const auto same = played("0,3,5,9", "0,1,0,0");
    EntryTerms stale;
    stale.seenRevision = 0;
    for (const auto& terms : {plainTerms, correcting, stale}) {
        const auto change = core::gameEntry(running(), key(1), same, terms, written(1));
        QVERIFY(change);
        QVERIFY(change->isEmpty());
    }
    // Confirmed warnings are not repeated.
    auto evening = running();
    evening.rounds[0].tables[0].games[0].outcome = odd;
    QVERIFY(core::gameEntry(evening, key(1), odd, plainTerms, written(1))->isEmpty());
}

void TestEntering::corrects()
{
    const auto change =
        core::gameEntry(running(), key(1), played("0,3,5,8"), correcting, written(1));
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{Action::CorrectGame, 1_r, 1_t, 1_g}));
    QCOMPARE(change->reason, correcting.reason);
    auto expected = running();
    expected.rounds[0].tables[0].games[0].outcome = played("0,3,5,8");
    QVERIFY(after(change) == expected);

    // A correction of what is not there is an entry.
    const auto entry = core::gameEntry(running(), key(2), played("0,3,5,8"), correcting, never);
    QCOMPARE(entry->label.action, Action::EnterGame);

    // Different claims, ending or substitute also make a different result.
    for (const GameOutcome& other :
         {GameOutcome(played("0,3,5,9")), GameOutcome(unplayed()),
          GameOutcome(played("0,3,5,9", "0,1,0,0", Ending::FirstRoundRomme)),
          GameOutcome(playedBy(played("0,3,5,9", "0,1,0,0"), 0, QStringLiteral("Hans")))}) {
        QVERIFY(!core::gameEntry(running(), key(1), other, plainTerms, written(1)));
        QVERIFY(!core::gameEntry(running(), key(1), other, correcting, written(1))->isEmpty());
    }
}

void TestEntering::refusesADifferentResult()
{
    const auto differs = [](const Tournament& evening, const QStringList& standing) {
        const auto change =
            core::gameEntry(evening, key(1), played("0,3,5,8"), plainTerms, written(1));
        QCOMPARE(
            refusalsOf(change),
            (Refusals{refusal(ResultFault::DifferentResult, "/game",
                              standing + QStringList{QStringLiteral("left"),
                                                     QStringLiteral("2026-05-14T20:05:07Z")})}));
    };
    auto evening = running();
    differs(evening,
            {QStringLiteral("0,3,5,9"), QStringLiteral("0,1,0,0"), QStringLiteral("romme")});
    auto& outcome = evening.rounds[0].tables[0].games[0].outcome;
    outcome = played("2,-,5,9", "0,-,0,3", Ending::Early);
    differs(evening,
            {QStringLiteral("2,-,5,9"), QStringLiteral("0,-,0,3"), QStringLiteral("early")});
    outcome = played("0,4,5,9", "", Ending::FirstRoundRomme);
    differs(evening, {QStringLiteral("0,4,5,9"), QStringLiteral("0,0,0,0"),
                      QStringLiteral("first-round-romme")});
    outcome = unplayed();
    differs(evening, {QString(), QString(), QStringLiteral("not-played")});
}

void TestEntering::refusesAStaleEntry()
{
    auto terms = correcting;
    terms.seenRevision = 1;
    QVERIFY(core::gameEntry(running(), key(1), played("0,3,5,8"), terms, written(1)));

    const QStringList who = {QStringLiteral("left"), QStringLiteral("2026-05-14T20:05:07Z")};
    const auto change = core::gameEntry(running(), key(1), played("0,3,5,8"), terms, written(3));
    QCOMPARE(refusalsOf(change),
             (Refusals{refusal(ResultFault::Stale, "/revision",
                               texts({1, 3}) +
                                   QStringList{QStringLiteral("0,3,5,9"), QStringLiteral("0,1,0,0"),
                                               QStringLiteral("romme")} +
                                   who)}));
    // Cleared by somebody else since.
    const auto gone = core::gameEntry(running(), key(2), played("0,3,5,8"), terms, written(2));
    QCOMPARE(
        refusalsOf(gone),
        (Refusals{refusal(
            ResultFault::Stale, "/revision",
            texts({1, 2}) + QStringList{QString(), QString(), QStringLiteral("cleared")} + who)}));
}

void TestEntering::asksAboutWarnings()
{
    const auto asked = core::gameEntry(running(), key(2), odd, plainTerms, never);
    QCOMPARE(refusalsOf(asked), Refusals());
    const core::Warnings expected = {
        {GameDoubt::LargeHand, core::Pointer(QStringLiteral("/hands/1/stones")), texts({28, 27})}};
    QCOMPARE(unconfirmedOf(asked), expected);
    QVERIFY(core::gameEntry(running(), key(2), odd, confirming, never));

    const auto again = played("0,3,5,9", "0,1,0,0");
    const auto same = core::gameEntry(running(), key(2), again, plainTerms, never);
    QCOMPARE(unconfirmedOf(same).size(), std::size_t{1});
    QVERIFY(unconfirmedOf(same)[0].code == core::WarningCode(GameDoubt::SameAsPreviousGame));
    // A game is not compared with itself.
    QVERIFY(core::gameEntry(running(), key(1), playedBy(again, 0, QStringLiteral("Hans")),
                            correcting, written(1)));
}

void TestEntering::refusesBeforeItAsks()
{
    const auto both = core::gameEntry(running(), key(2), played("0,28,5,-1"), plainTerms, never);
    QCOMPARE(refusalsOf(both), only(GameFault::NegativeStones, "/hands/3/stones", {-1, 0}));
    QCOMPARE(unconfirmedOf(both), core::Warnings());
    const auto differs = core::gameEntry(running(), key(1), odd, plainTerms, written(1));
    QCOMPARE(refusalsOf(differs).size(), std::size_t{1});
    QCOMPARE(unconfirmedOf(differs), core::Warnings());
}

void TestEntering::refusesSpots_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<GameKey>("spot");
    QTest::addColumn<Refusals>("expected");
    const auto row = [](const char* name, RoundState state, const GameKey& spot,
                        const Refusals& expected) {
        QTest::newRow(name) << static_cast<int>(state) << spot << expected;
    };
    const auto published = RoundState::Published;
    row("draft", RoundState::Draft, key(2), only(RoundFault::IsDraft, "/round", {1}));
    row("cancelled", RoundState::Cancelled, key(2), only(RoundFault::IsCancelled, "/round", {1}));
    row("no such round", published, key(2, 1, 2), only(RoundFault::Unknown, "/round", {2}));
    row("no such table", published, key(2, 2), only(RoundFault::TableUnknown, "/table", {2}));
    row("game 0", published, key(0), only(ResultFault::GameOutOfRange, "/game", {0, 2}));
    row("game 3 of 2", published, key(3), only(ResultFault::GameOutOfRange, "/game", {3, 2}));
}

void TestEntering::refusesSpots()
{
    QFETCH(int, state);
    QFETCH(GameKey, spot);
    QFETCH(Refusals, expected);
    auto evening = running(static_cast<RoundState>(state));
    if (evening.rounds[0].head.state == RoundState::Draft) {
        evening.rounds[0].tables[0].games.clear();
    }
    QCOMPARE(refusalsOf(core::gameEntry(evening, spot, unplayed(), plainTerms, never)), expected);
}

void TestEntering::refusesGames_data()
{
    QTest::addColumn<GameOutcome>("outcome");
    QTest::addColumn<Refusals>("expected");
    const auto row = [](const char* name, const GameOutcome& outcome, const Refusals& expected) {
        QTest::newRow(name) << outcome << expected;
    };
    row("fewer hands than seats", played("0,3,5"), only(ResultFault::HandCount, "/hands", {3, 4}));
    row("two empty hands", played("0,0,5,9"), only(GameFault::SeveralEmptyHands, "/hands", {2, 1}));
    row("no empty hand", played("1,3,5,9"), only(GameFault::NoEmptyHand, "/hands", {0, 1}));
    row("ended early with one", played("0,3,5,9", "", Ending::Early),
        only(GameFault::EmptyHandInEarly, "/ending", {1, 0}));
    row("too many stones", played("0,1,1,3", "0,0,0,26"),
        only(GameFault::TooManyStones, "/hands", {109, 108}));
    row("negative claims", played("0,1,1,3", "0,-2,0,0"),
        only(GameFault::NegativeClaims, "/hands/1/claims", {-2, 0}));
    row("unknown taker", takenOver(played("0,3,5,9"), 1, 6_p),
        only(ParticipantFault::Unknown, "/hands/1/participant", {6}));
    row("two hands", takenOver(played("0,3,5,9"), 0, 2_p),
        only(ResultFault::TwoHands, "/hands/1", {2}));
    row("no name", playedBy(played("0,3,5,9"), 2, {}),
        only(ResultFault::SubstituteMissing, "/hands/2/playedBy", {}));
    row("no reason", unplayed({}), only(ResultFault::ReasonMissing, "/notPlayed", {}));
}

void TestEntering::refusesGames()
{
    QFETCH(GameOutcome, outcome);
    QFETCH(Refusals, expected);
    // Confirming or correcting does not override any of this.
    const EntryTerms terms{true, true, {}, {}};
    QCOMPARE(refusalsOf(core::gameEntry(running(), key(1), outcome, terms, written(1))), expected);
}

void TestEntering::refusesTwoHandsAtTwoTables_data()
{
    QTest::addColumn<Tournament>("evening");
    QTest::addColumn<GameKey>("at");
    QTest::addColumn<GameOutcome>("outcome");
    QTest::addColumn<Refusals>("expected");
    // Tables 1 to 4 and 5 to 8; 9 has a bye.
    auto evening = tournament(9);
    evening.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p, 4_p}), table(2, {5_p, 6_p, 7_p, 8_p})}, {9_p})};
    const auto row = [&](const char* name, const Tournament& before, const GameKey& at,
                         const GameOutcome& outcome, const Refusals& expected) {
        QTest::newRow(name) << before << at << outcome << expected;
    };
    const auto with = [&evening](std::size_t table, int game, const GameOutcome& outcome) {
        auto result = evening;
        result.rounds[0].tables[table].games.push_back({core::GameNumber{game}, outcome});
        return result;
    };
    const auto by = [](int number) {
        return takenOver(played("0,3,5,9"), 1, core::StartNumber{number});
    };
    const auto plain = GameOutcome(played("0,3,5,9"));
    row("by somebody with a bye", evening, key(1), by(9), {});
    row("by somebody seated at another table", evening, key(1), by(6),
        only(ResultFault::PlaysElsewhere, "/hands/1/participant", {6, 2, 1}));
    row("by somebody who has played it at another table", with(1, 1, plain), key(1), by(6),
        only(ResultFault::PlaysElsewhere, "/hands/1/participant", {6, 2, 1}));
    row("by somebody who has only played another game there", with(1, 2, plain), key(1), by(6),
        only(ResultFault::PlaysElsewhere, "/hands/1/participant", {6, 2, 1}));
    row("by somebody who sat out the game there", with(1, 1, played("0,-,5,9", "0,-,0,0")), key(1),
        by(6), {});
    row("by somebody whose seat another took over there", with(1, 1, by(9)), key(1), by(6), {});
    row("where that game was not played", with(1, 1, unplayed()), key(1), by(6), {});
    row("at two tables by one with a bye", with(1, 1, by(9)), key(1), by(9),
        only(ResultFault::PlaysElsewhere, "/hands/1/participant", {9, 2, 1}));
    row("at two tables in two games", with(1, 2, by(9)), key(1), by(9), {});
    row("the own seat, after taking over another", with(0, 1, by(6)), key(1, 2), plain,
        only(ResultFault::PlaysElsewhere, "/hands/1", {6, 1, 1}));
}

void TestEntering::refusesTwoHandsAtTwoTables()
{
    QFETCH(const Tournament, evening);
    QFETCH(const GameKey, at);
    QFETCH(const GameOutcome, outcome);
    QFETCH(const Refusals, expected);
    QCOMPARE(refusalsOf(core::gameEntry(evening, at, outcome, plainTerms, never)), expected);
}

void TestEntering::scoresWhatIsEntered()
{
    const auto entered = played("0,28,5,9", "1,0,3,0");
    const auto score = core::scoreOutcome(running().settings, entered);
    QCOMPARE(game_builder::totalText(score.game), QStringLiteral("5,1,6,2"));
    QCOMPARE(core::entryDoubts(running(), key(2), entered).size(), std::size_t{1});
    QCOMPARE(core::scoreOutcome(running().settings, unplayed()).game.size(), std::size_t{0});
}

void TestEntering::clears()
{
    const auto reason = QStringLiteral("wrong table");
    const auto change = core::clearGame(running(), key(1), reason);
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{Action::ClearGame, 1_r, 1_t, 1_g}));
    QCOMPARE(change->reason, reason);
    auto expected = running();
    expected.rounds[0].tables[0].games.clear();
    QVERIFY(after(change) == expected);
    QVERIFY(after(core::Result<core::Change>(core::reversed(*change)), expected) == running());
}

void TestEntering::refusesToClear()
{
    QCOMPARE(refusalsOf(core::clearGame(running(), key(2), {})),
             only(ResultFault::NotEntered, "/game", {2}));
    QCOMPARE(refusalsOf(core::clearGame(running(), key(1, 2), {})),
             only(RoundFault::TableUnknown, "/table", {2}));
    QCOMPARE(refusalsOf(core::clearGame(running(), key(1, 1, 2), {})),
             only(RoundFault::Unknown, "/round", {2}));
    QCOMPARE(refusalsOf(core::clearGame(running(RoundState::Closed), key(1), {})),
             only(RoundFault::IsClosed, "/round", {1}));
    QCOMPARE(refusalsOf(core::clearGame(running(RoundState::Cancelled), key(1), {})),
             only(RoundFault::IsCancelled, "/round", {1}));
}

void TestEntering::marks()
{
    const auto note = QStringLiteral("slip torn");
    const auto change = core::markTable(running(), {1_r, 1_t}, core::TableMark::Unclear, note);
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{Action::MarkTable, 1_r, 1_t}));
    auto expected = running();
    expected.rounds[0].tables[0].head.mark = core::TableMark::Unclear;
    expected.rounds[0].tables[0].head.note = note;
    QVERIFY(after(change) == expected);
    QVERIFY(core::markTable(expected, {1_r, 1_t}, core::TableMark::Unclear, note)->isEmpty());
    QVERIFY(after(core::markTable(expected, {1_r, 1_t}, {}, {}), expected) == running());
}

void TestEntering::completingTakesTheMarkOff_data()
{
    QTest::addColumn<int>("mark");
    QTest::addColumn<int>("game");
    QTest::addColumn<bool>("stays");
    const auto row = [](const char* name, core::TableMark mark, int game, bool stays) {
        QTest::newRow(name) << static_cast<int>(mark) << game << stays;
    };
    row("put aside, the last game", core::TableMark::Unclear, 2, false);
    row("put aside, another game is corrected", core::TableMark::Unclear, 1, true);
    row("disputed, the last game", core::TableMark::Disputed, 2, true);
}

void TestEntering::completingTakesTheMarkOff()
{
    QFETCH(const int, mark);
    QFETCH(const int, game);
    QFETCH(const bool, stays);
    auto marked = running();
    auto& head = marked.rounds[0].tables[0].head;
    head.mark = static_cast<core::TableMark>(mark);
    head.note = QStringLiteral("slip torn");
    const auto change = core::gameEntry(marked, key(game), played("7,0,3,8"), correcting, never);
    QVERIFY(change);
    const auto entered = after(change, marked);
    const auto& now = entered.rounds[0].tables[0].head;
    QCOMPARE(now.mark.has_value(), stays);
    QCOMPARE(now.note.isEmpty(), !stays);
    QVERIFY(after(core::reversed(*change), entered) == marked); // A single undo step.
}

void TestEntering::slipLost_data()
{
    QTest::addColumn<std::optional<core::TableMark>>("mark");
    QTest::addColumn<QString>("note");
    QTest::addColumn<core::TableMark>("after");
    QTest::addColumn<QString>("noted");
    using enum core::TableMark;
    const auto row = [](const char* name, std::optional<core::TableMark> mark, const char* note,
                        core::TableMark after, const char* noted) {
        QTest::newRow(name) << mark << QString::fromLatin1(note) << after
                            << QString::fromLatin1(noted);
    };
    row("no mark", std::nullopt, "", Unclear, "slip lost");
    row("lost twice", Unclear, "slip lost", Unclear, "slip lost");
    row("put aside for something else", Unclear, "who sat at C?", Unclear,
        "who sat at C?; slip lost");
    row("disputed", Disputed, "", Disputed, "slip lost");
}

void TestEntering::slipLost()
{
    QFETCH(const std::optional<core::TableMark>, mark);
    QFETCH(const QString, note);
    auto before = running();
    before.rounds[0].tables[0].head.mark = mark;
    before.rounds[0].tables[0].head.note = note;
    const auto change = core::loseSlip(before, {1_r, 1_t}, u"slip lost"_s);
    QVERIFY(change);
    QVERIFY(change->label == (core::Label{Action::MarkTable, 1_r, 1_t}));
    const auto head = after(change, before).rounds[0].tables[0].head;
    QTEST(*head.mark, "after");
    QTEST(head.note, "noted");
    QCOMPARE(head.slip, before.rounds[0].tables[0].head.slip); // Both papers have the same code.
}

/// What is entered from the replacement says so in the journal.
void TestEntering::gamesOfALostSlip()
{
    const auto lost = after(core::loseSlip(running(), {1_r, 1_t}, u"slip lost"_s));
    const auto entry = core::gameEntry(lost, key(2), played("7,0,3,8"), {}, never);
    QVERIFY(entry);
    QCOMPARE(entry->reason, u"slip lost"_s);
    const auto complete = after(entry, lost);
    QVERIFY(!complete.rounds[0].tables[0].head.mark);
    QVERIFY(core::loseSlip(complete, {1_r, 1_t}, u"slip lost"_s)->isEmpty());
    QVERIFY(!core::loseSlip(running(RoundState::Closed), {1_r, 1_t}, u"slip lost"_s));
}

void TestEntering::refusesMarks()
{
    QCOMPARE(refusalsOf(core::markTable(running(), {1_r, 1_t}, {}, QString(2'001, u'x'))),
             core::Refusals{refusal(core::TextFault::TooLong, "/note",
                                    {QStringLiteral("2001"), QStringLiteral("2000")})});
    QCOMPARE(refusalsOf(core::markTable(running(), {1_r, 2_t}, {}, {})),
             only(RoundFault::TableUnknown, "/table", {2}));
    QCOMPARE(refusalsOf(core::markTable(running(), {2_r, 1_t}, {}, {})),
             only(RoundFault::Unknown, "/round", {2}));
    QCOMPARE(refusalsOf(core::markTable(running(RoundState::Cancelled), {1_r, 1_t}, {}, {})),
             only(RoundFault::IsCancelled, "/round", {1}));
}

RUMMY_TEST(TestEntering)

} // namespace tst_entering

#include "tst_entering.moc"
