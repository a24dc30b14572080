#include "core/money/fee.h"
#include "random_tournament.h"
#include "tests/suite.h"
#include "tournament_builder.h"

#include <QTest>

#include <algorithm>

namespace tst_fee {

using core::FeeBasis;
using core::FeeLine;
using core::NoFee;
using core::RoundState;
using core::Tournament;
using game_builder::plus;
using game_builder::pure;
using game_builder::romme;

namespace {

QString text(const std::vector<FeeLine>& lines)
{
    QStringList texts;
    for (const auto& line : lines) {
        texts << QStringLiteral("%1:%2").arg(plain(line.number)).arg(line.games);
    }
    return texts.join(u' ');
}

QString text(std::optional<NoFee> reason)
{
    if (!reason) {
        return QStringLiteral("due");
    }
    switch (*reason) {
    case NoFee::OtherRules:
        return QStringLiteral("other rules");
    case NoFee::NotOpen:
        return QStringLiteral("not open");
    case NoFee::LicenceHeld:
        return QStringLiteral("licence held");
    case NoFee::NobodyPlayed:
        return QStringLiteral("nobody played");
    }
    return {};
}

Tournament withSettings(Tournament tournament, bool open, bool licenceHeld, FeeBasis basis)
{
    tournament.settings.open = open;
    tournament.settings.licenceHeld = licenceHeld;
    tournament.settings.feeBasis = basis;
    return tournament;
}

Tournament open(const TournamentBuilder& builder, FeeBasis basis = FeeBasis::Played)
{
    return withSettings(builder.tournament(), true, false, basis);
}

/// 1 to 4 play two games, 5 has a bye, 6 does not come.
TournamentBuilder sixEnrolled(RoundState state = RoundState::Published)
{
    TournamentBuilder builder(plus());
    builder.participants(6).round(1, 2, state).bye(5).table({1, 2, 3, 4});
    return builder.game(romme("0,3,5,9")).game(romme("0,3,5,8"));
}

} // namespace

class TestFee : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void due_data();
    void due();
    void counted_data();
    void counted();
    void substitutes_data();
    void substitutes();
    void everyParticipantIsEitherCountedOrNot();
};

void TestFee::due_data()
{
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<int>("cents");
    QTest::addColumn<QString>("reason");

    const auto six = sixEnrolled().tournament();
    const auto nobodyPlayed = TournamentBuilder(pure()).participants(3).tournament();

    QTest::newRow("open: EUR 1 for each participant who played")
        << withSettings(six, true, false, FeeBasis::Played) << 400 << "due";
    QTest::newRow("open, by enrolment: EUR 1 for each participant")
        << withSettings(six, true, false, FeeBasis::Registered) << 600 << "due";
    QTest::newRow("not open") << withSettings(six, false, false, FeeBasis::Played) << 0
                              << "not open";
    QTest::newRow("Rommé 500: nobody holds rights to it") << [&] {
        Tournament cards = withSettings(six, true, false, FeeBasis::Registered);
        cards.settings.rules.ruleSet = scoring::RuleSet::Romme500;
        return cards;
    }() << 0 << "other rules";
    QTest::newRow("licence held") << withSettings(six, true, true, FeeBasis::Played) << 0
                                  << "licence held";
    QTest::newRow("not open, licence held")
        << withSettings(six, false, true, FeeBasis::Played) << 0 << "not open";
    QTest::newRow("nobody played")
        << withSettings(nobodyPlayed, true, false, FeeBasis::Played) << 0 << "nobody played";
    QTest::newRow("nobody played, not open")
        << withSettings(nobodyPlayed, false, false, FeeBasis::Played) << 0 << "not open";
    QTest::newRow("nobody played, by enrolment")
        << withSettings(nobodyPlayed, true, false, FeeBasis::Registered) << 300 << "due";
    QTest::newRow("nobody enrolled")
        << withSettings(Tournament(), true, false, FeeBasis::Registered) << 0 << "nobody played";

    TournamentBuilder five(pure());
    five.participants(5);
    five.round(1, 1).bye(5).table({1, 2, 3, 4}).game(romme("0,3,5,9"));
    five.round(2, 1).table({5, 1, 2, 3}).game(romme("0,3,5,9"));
    QTest::newRow("five participants, the drop-out is counted") << open(five) << 500 << "due";
}

void TestFee::due()
{
    QFETCH(Tournament, tournament);
    QFETCH(int, cents);
    const auto fee = core::licenceFee(tournament);
    QCOMPARE(fee.cents, cents);
    QTEST(text(fee.reason), "reason");
}

void TestFee::counted_data()
{
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<QString>("counted");
    QTest::addColumn<QString>("noShows");

    QTest::newRow("played: at least one game; neither byes nor enrolment")
        << open(sixEnrolled()) << "1:2 2:2 3:2 4:2"
        << "5:0 6:0";
    QTest::newRow("registered: everybody, nobody is a no-show")
        << open(sixEnrolled(), FeeBasis::Registered) << "1:2 2:2 3:2 4:2 5:0 6:0"
        << "";
    QTest::newRow("closed round") << open(sixEnrolled(RoundState::Closed)) << "1:2 2:2 3:2 4:2"
                                  << "5:0 6:0";
    QTest::newRow("cancelled round: no game counts")
        << open(sixEnrolled(RoundState::Cancelled)) << ""
        << "1:0 2:0 3:0 4:0 5:0 6:0";
    QTest::newRow("not open: the lists are filled all the same")
        << withSettings(sixEnrolled().tournament(), false, false, FeeBasis::Played)
        << "1:2 2:2 3:2 4:2"
        << "5:0 6:0";
    QTest::newRow("licence held: the lists are filled all the same")
        << withSettings(sixEnrolled().tournament(), true, true, FeeBasis::Played)
        << "1:2 2:2 3:2 4:2"
        << "5:0 6:0";
    QTest::newRow("by start number, not by rank")
        << open(TournamentBuilder(plus()).participants(3).round(1, 1).table({2, 3, 1}).game(
               romme("0,3,5")))
        << "1:1 2:1 3:1"
        << "";
    QTest::newRow("who missed one game played the other") << open(TournamentBuilder(plus())
                                                                      .participants(3)
                                                                      .round(1, 2)
                                                                      .table({1, 2, 3})
                                                                      .game(romme("0,-,5"))
                                                                      .game(romme("0,3,5")))
                                                          << "1:2 2:1 3:2"
                                                          << "";
    QTest::newRow("who missed every game is a no-show")
        << open(TournamentBuilder(plus()).participants(3).round(1, 1).table({1, 2, 3}).game(
               romme("0,-,5")))
        << "1:1 3:1"
        << "2:0";
    QTest::newRow("games closed as not played are none") << open(TournamentBuilder(pure())
                                                                     .participants(3)
                                                                     .round(1, 1)
                                                                     .table({1, 2, 3})
                                                                     .unplayedGame())
                                                         << ""
                                                         << "1:0 2:0 3:0";
    QTest::newRow("taken over: the taker is counted, the seat's participant is not")
        << open(TournamentBuilder(pure()).participants(4).round(1, 1).table({1, 2, 3}).game(
               romme("0,3,5"), {takenOverBy(1, 4)}))
        << "1:1 3:1 4:1"
        << "2:0";
    QTest::newRow("played by somebody: the seat's participant is counted")
        << open(TournamentBuilder(pure()).participants(3).round(1, 1).table({1, 2, 3}).game(
               romme("0,3,5"), {playedBy(1, "Hans")}))
        << "1:1 2:1 3:1"
        << "";
}

void TestFee::counted()
{
    QFETCH(Tournament, tournament);
    const auto fee = core::licenceFee(tournament);
    QTEST(text(fee.counted), "counted");
    QTEST(text(fee.noShows), "noShows");
}

void TestFee::substitutes_data()
{
    QTest::addColumn<RoundState>("state");
    QTest::addColumn<QString>("tookOver");
    QTest::addColumn<QString>("playedForOthers");

    QTest::newRow("published: each once") << RoundState::Published << "5 6"
                                          << "Zoë, Hans, Anna";
    QTest::newRow("closed: each once") << RoundState::Closed << "5 6"
                                       << "Zoë, Hans, Anna";
    QTest::newRow("cancelled: none") << RoundState::Cancelled << ""
                                     << "";
}

void TestFee::substitutes()
{
    QFETCH(RoundState, state);
    TournamentBuilder builder(plus());
    builder.participants(8).round(1, 3, state);
    builder.table({1, 2, 3, 4})
        .game(romme("0,3,5,9"), {takenOverBy(0, 6), playedBy(2, "Zoë")})
        .game(romme("0,3,5,8"), {playedBy(1, "Hans"), takenOverBy(3, 6)})
        .game(romme("0,3,5,7"), {takenOverBy(0, 5), playedBy(3, "Zoë")});
    builder.table({7, 8}).game(romme("0,3"), {playedBy(0, "Hans"), playedBy(1, "Anna")});

    const auto fee = core::licenceFee(builder.tournament());
    QStringList takers;
    for (const auto taker : fee.tookOver) {
        takers << QString::number(plain(taker));
    }
    QTEST(takers.join(u' '), "tookOver");
    QTEST(QStringList(fee.playedForOthers.begin(), fee.playedForOthers.end())
              .join(QStringLiteral(", ")),
          "playedForOthers");
}

void TestFee::everyParticipantIsEitherCountedOrNot()
{
    for (quint32 seed = 0; seed < 500; ++seed) {
        const auto tournament = randomTournament(seed);
        const auto fee = core::licenceFee(tournament);
        QCOMPARE(fee.counted.size() + fee.noShows.size(), tournament.participants.size());
        QCOMPARE(fee.cents, fee.reason ? 0 : static_cast<std::int64_t>(fee.counted.size()) * 100);
        for (const auto taker : fee.tookOver) {
            QVERIFY(std::any_of(fee.counted.begin(), fee.counted.end(), [taker](const auto& line) {
                return line.number == taker && line.games > 0;
            }));
        }
        QVERIFY(std::none_of(fee.noShows.begin(), fee.noShows.end(),
                             [](const auto& line) { return line.games > 0; }));
    }
}

RUMMY_TEST(TestFee)

} // namespace tst_fee

#include "tst_fee.moc"
