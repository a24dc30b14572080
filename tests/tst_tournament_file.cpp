#include "core/file/tournament_file.h"
#include "tests/suite.h"

#include "core/faults/faults.h"
#include "core/model/settings_catalogue.h"
#include "evening.h"
#include "people_known.h"
#include "random_tournament.h"
#include "small_file.h"

#include <QFile>
#include <QTest>

#include <functional>

namespace tst_tournament_file {

using namespace evening;
using namespace Qt::Literals::StringLiterals;
using core::readTournament;
using core::Settings;
using core::Tournament;
using core::writeTournament;

namespace {

/// The tournament in the file; ends the test if there is none.
Tournament read(const QByteArray& file)
{
    const auto result = readTournament(file);
    if (!result) {
        qFatal("%s", core::toString(refusalsOf(result)));
    }
    return *result;
}

Settings settingsWith(const char* member)
{
    return read(small_file::withSetting(member)).settings;
}

scoring::RuleOptions optionsWith(const char* member)
{
    return read(small_file::withOption(member)).settings.rules.options;
}

const core::PlayedGame& onlyGame(const Tournament& tournament)
{
    return std::get<core::PlayedGame>(tournament.rounds[0].tables[0].games[0].outcome);
}

/// Unusual for a parser or line-based tool, but fine in a text of several lines.
const QString strangeText = QString(QChar(0xFEFF)) +
                            QStringLiteral("\"\\/\b\f\n\r\t\u2028\u2029 </script> 😀 ﷽ é é ’ ") +
                            QChar(0x7F) + QChar(0) + QStringLiteral(" \\u0041 ");

} // namespace

class TestTournamentFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void absentKeysTakeTheirDefaults();
    void gamesOfARoundDefaultToTheTournaments();
    void readsSettings();
    void readsEveryWordOfAnOption();
    void readsScales();
    void readsByePoints();
    void readsParticipants();
    void readsPresence();
    void readsRounds();
    void readsTables();
    void readsGames();
    void readsSubstitutes();
    void readsPenalties();
    void readsTieDecisions();
    void namesTheLowestVersion_data();
    void namesTheLowestVersion();
    void knowsTheVersionOfEverySetting();
    void writesTieDecisions();
    void keepsTheOrderOfTheFile();
    void readsNumbersAtTheirLimits();
    void skipsAByteOrderMark();
    void writesEveryDefault();
    void writesThreesOnlyWhereTheyAreNotFirst();
    void writesADesignOnlyWhereItIsNotTheDefault();
    void writesASurnameOnlyWhereItWasSetByHand();
    void writesRegistrationsOnlyWhereThereAreAny();
    void writesPaymentsOnlyWhereTheSumIsNotAll();
    void writesClocksOnlyWhereThereAreAny();
    void writesShortListsOnOneLine();
    void writesAndReadsStrangeTexts();
    void writtenAndReadIsTheSame();
    void readsTheExampleOfTheDocumentation();
};

void TestTournamentFile::absentKeysTakeTheirDefaults()
{
    const Tournament tournament = read(small_file::plain());
    Settings settings;
    settings.name = QStringLiteral("Evening");
    settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    QCOMPARE(tournament.settings, settings);

    core::Participant anna;
    anna.name = QStringLiteral("Anna");
    QCOMPARE(tournament.participants.front(), anna);
    QCOMPARE(tournament.rounds[0].head, core::RoundHead());
    QCOMPARE(tournament.rounds[0].tables[0],
             table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,3,5,9")}}));
    QCOMPARE(tournament.penalties,
             (std::vector<core::Penalty>{{4_p, 1_r, game_builder::points("-1"), {}}}));

    const Tournament empty =
        read(small_file::json("{'format': 'rummy-director-tournament', 'version': 1,"
                              " 'tournament': {'name': '', 'ruleset': 'rummy-pure'}}"));
    QCOMPARE(empty, Tournament());
}

void TestTournamentFile::gamesOfARoundDefaultToTheTournaments()
{
    const auto games = [](const QByteArray& file) { return read(file).rounds[0].head.games; };
    QCOMPARE(games(small_file::plain()), 4);
    QCOMPARE(games(small_file::withSetting("'gamesPerRound': 6")), 6);
    QCOMPARE(games(small_file::withRound("'games': 100000")), 100'000);
}

void TestTournamentFile::readsSettings()
{
    QCOMPARE(settingsWith("'date': '2024-02-29'").date, QDate(2024, 2, 29));
    QCOMPARE(settingsWith("'date': null").date, std::nullopt);
    QCOMPARE(settingsWith("'venue': 'Gasthaus Post'").venue, QStringLiteral("Gasthaus Post"));
    QCOMPARE(settingsWith("'organiser': 'Club'").organiser, QStringLiteral("Club"));
    QCOMPARE(settingsWith("'open': true").open, true);
    QCOMPARE(settingsWith("'licenceHeld': true").licenceHeld, true);
    QCOMPARE(settingsWith("'plannedRounds': 5").plannedRounds, 5);
    QCOMPARE(settingsWith("'startFeeCents': 1000000000000").startFeeCents, 1'000'000'000'000);
    QCOMPARE(settingsWith("'plannedRounds': null").plannedRounds, std::nullopt);
    QCOMPARE(settingsWith("'clubsApart': true").clubsApart, true);
    QCOMPARE(settingsWith("'clubsApart': true").threes, seating::Threes::First);
    QCOMPARE(settingsWith("'evenThreesFirst': false").threes, seating::Threes::Last);
    QCOMPARE(settingsWith("'evenThreesFirst': true").threes, seating::Threes::First);
    QCOMPARE(settingsWith("'apart': [[2, 1], [3, 4]]").apart,
             (std::vector{std::pair(2_p, 1_p), std::pair(3_p, 4_p)}));
    QCOMPARE(settingsWith("'licence': {'rightsHolder': 'R', 'address': 'A', 'iban': 'I',"
                          " 'bic': 'B', 'text': 'T'}")
                 .licence,
             (core::Licence{QStringLiteral("R"), QStringLiteral("A"), QStringLiteral("I"),
                            QStringLiteral("B"), QStringLiteral("T")}));
    QCOMPARE(settingsWith("'certificate': {'text': 'A {name}', 'places': 3,"
                          " 'background': '/b.png', 'logo': '/l.svg'}")
                 .certificate,
             (core::Certificate{QStringLiteral("A {name}"), 3, QStringLiteral("/b.png"),
                                QStringLiteral("/l.svg")}));
    QCOMPARE(settingsWith("'certificate': {'places': null}").certificate, core::Certificate());
    QCOMPARE(read(small_file::with("rummy-pure-plus", "rummy-pure")).settings.rules.ruleSet,
             scoring::RuleSet::RummyPure);
}

void TestTournamentFile::readsEveryWordOfAnOption()
{
    using namespace scoring;
    QCOMPARE(optionsWith("'ties': 'split'").ties, Ties::Split);
    QCOMPARE(optionsWith("'ties': 'high'").ties, Ties::High);
    QCOMPARE(optionsWith("'earlyTermination': 'full'").earlyTermination, EarlyTermination::Full);
    QCOMPARE(optionsWith("'earlyTermination': 'shifted'").earlyTermination,
             EarlyTermination::Shifted);
    QCOMPARE(optionsWith("'firstRoundRomme': false").firstRoundRomme, false);
    QCOMPARE(optionsWith("'firstRoundRommeClaims': 'keep'").firstRoundRommeClaims,
             FirstRoundRommeClaims::Keep);
    QCOMPARE(optionsWith("'firstRoundRommeClaims': 'pool'").firstRoundRommeClaims,
             FirstRoundRommeClaims::Pool);
    QCOMPARE(optionsWith("'rankBy': 'tmp'").rankBy, RankBy::Tmp);
    QCOMPARE(optionsWith("'rankBy': 'mean'").rankBy, RankBy::Mean);
    QCOMPARE(optionsWith("'tieBreaks': []").tieBreaks, std::vector<TieBreak>());
    QCOMPARE(optionsWith("'tieBreaks': ['gmp', 'stones', 'claims', 'rommes', 'wins']").tieBreaks,
             (std::vector{TieBreak::Gmp, TieBreak::Stones, TieBreak::Claims, TieBreak::Rommes,
                          TieBreak::Wins}));
    QCOMPARE(read(small_file::withOption("'feeBasis': 'registered'")).settings.feeBasis,
             core::FeeBasis::Registered);
}

void TestTournamentFile::readsScales()
{
    using namespace scoring;
    using game_builder::values;
    QCOMPARE(optionsWith("'scale': 'english'").scale, Scale(NamedScale::English));
    QCOMPARE(optionsWith("'scale': 'german'").scale, Scale(NamedScale::German));
    QCOMPARE(optionsWith("'scale': 'balanced'").scale, Scale(NamedScale::Balanced));
    QCOMPARE(optionsWith("'scale': {}").scale, Scale(OwnScale()));
    QCOMPARE(optionsWith("'scale': {'3': ['4', '5/2', '2.5'], '2': ['0', '0']}").scale,
             Scale(OwnScale{values({"0", "0"}), values({"4", "5/2", "5/2"}), std::nullopt}));
    QCOMPARE(optionsWith("'scale': {'4': ['9.9', '5', '3', '0']}").scale,
             Scale(OwnScale{std::nullopt, std::nullopt, values({"9.9", "5", "3", "0"})}));
}

void TestTournamentFile::readsByePoints()
{
    using scoring::ByeMatchPoints;
    const auto amount = [](const char* text) { return ByeMatchPoints(game_builder::points(text)); };
    QCOMPARE(optionsWith("'byeMatchPoints': 'average'").byeMatchPoints,
             ByeMatchPoints(scoring::AverageGame()));
    QCOMPARE(optionsWith("'byeMatchPoints': '5/2'").byeMatchPoints, amount("5/2"));
    QCOMPARE(optionsWith("'byeMatchPoints': '2.5'").byeMatchPoints, amount("5/2"));
    QCOMPARE(optionsWith("'byeMatchPoints': 2.5").byeMatchPoints, amount("5/2"));
    QCOMPARE(optionsWith("'byeMatchPoints': 2.30").byeMatchPoints, amount("2.3"));
    QCOMPARE(optionsWith("'byeMatchPoints': 3").byeMatchPoints, amount("3"));
}

void TestTournamentFile::readsParticipants()
{
    const auto anna = [](const char* member) {
        return read(small_file::withPerson(member)).participants.front();
    };
    QCOMPARE(anna("'club': 'Hof'").club, QStringLiteral("Hof"));
    QCOMPARE(anna("'tags': ['Damen', 'Gast']").tags,
             (QStringList{QStringLiteral("Damen"), QStringLiteral("Gast")}));
    QCOMPARE(anna("'fixedTable': 7").fixedTable, 7_t);
    QCOMPARE(anna("'fixedTable': null").fixedTable, std::nullopt);
    QCOMPARE(anna("'paidCents': 1000000000000").paidCents(), 1'000'000'000'000);
}

void TestTournamentFile::readsPresence()
{
    const auto present = [](const char* member) {
        return read(small_file::withPerson(member)).participants.front().present;
    };
    using Spans = std::vector<core::PresenceSpan>;
    QCOMPARE(present("'present': []"), Spans());
    QCOMPARE(present("'present': [{}]"), Spans({{1_r, std::nullopt}}));
    QCOMPARE(present("'present': [{'until': 3}, {'from': 5, 'until': null}]"),
             Spans({{1_r, 3_r}, {5_r, std::nullopt}}));
}

void TestTournamentFile::readsRounds()
{
    using core::RoundState;
    const auto head = [](const char* member) {
        return read(small_file::withRound(member)).rounds[0].head;
    };
    QCOMPARE(head("'state': 'draft'").state, RoundState::Draft);
    QCOMPARE(head("'state': 'published'").state, RoundState::Published);
    QCOMPARE(head("'state': 'closed'").state, RoundState::Closed);
    QCOMPARE(head("'state': 'cancelled'").state, RoundState::Cancelled);
    QCOMPARE(head("'byes': [9, 3]").byes, (std::vector{9_p, 3_p}));
    QCOMPARE(head("'reason': 'power cut'").reason, QStringLiteral("power cut"));
}

void TestTournamentFile::readsTables()
{
    const auto head = [](const QByteArray& file) { return read(file).rounds[0].tables[0].head; };
    QCOMPARE(head(small_file::withTable("'mark': 'unclear'")).mark, core::TableMark::Unclear);
    QCOMPARE(head(small_file::withTable("'mark': 'disputed'")).mark, core::TableMark::Disputed);
    QCOMPARE(head(small_file::withTable("'mark': null")).mark, std::nullopt);
    QCOMPARE(head(small_file::withTable("'note': 'slip\\ntorn'")).note,
             QStringLiteral("slip\ntorn"));
    QCOMPARE(head(small_file::plain()).slip, 1);
    QCOMPARE(head(small_file::withTable("'slip': 99")).slip, 99);
    QCOMPARE(head(small_file::with("[1, 2, 3, 4]", "[5, 4, 3, 2, 1]")).seats,
             (std::vector{5_p, 4_p, 3_p, 2_p, 1_p}));
}

void TestTournamentFile::readsGames()
{
    using scoring::Ending;
    const auto ending = [](const char* member) {
        return onlyGame(read(small_file::withGame(member))).result.ending;
    };
    QCOMPARE(ending("'ending': 'romme'"), Ending::Romme);
    QCOMPARE(ending("'ending': 'first-round-romme'"), Ending::FirstRoundRomme);
    QCOMPARE(ending("'ending': 'early'"), Ending::Early);

    QCOMPARE(onlyGame(read(small_file::withHand("'claims': 2"))), played("0,3,5,9", "0,2,0,0"));
    QCOMPARE(onlyGame(read(small_file::with("{'stones': 3}", "null"))), played("0,-,5,9"));
    const Tournament closed = read(small_file::with(
        "'hands':     [{'stones': 0}, {'stones': 3}, {'stones': 5}, {'stones': 9}]",
        "'notPlayed': 'time'"));
    QCOMPARE(closed.rounds[0].tables[0].games[0].outcome, core::GameOutcome(unplayed()));
}

void TestTournamentFile::readsSubstitutes()
{
    QCOMPARE(onlyGame(read(small_file::withHand("'playedBy': 'Hans'"))),
             playedBy(played("0,3,5,9"), 1, QStringLiteral("Hans")));
    QCOMPARE(onlyGame(read(small_file::withHand("'participant': 9"))),
             takenOver(played("0,3,5,9"), 1, 9_p));
}

void TestTournamentFile::readsPenalties()
{
    const auto penalty = [](const QByteArray& file) { return read(file).penalties.front(); };
    using game_builder::points;
    QCOMPARE(penalty(small_file::withPenalty("'reason': 'late'")).reason, QStringLiteral("late"));
    for (const char* amount : {"-1/2", "+0.1", "7", "-0.50", "1000000"}) {
        const QByteArray file =
            small_file::plain().replace("\"-1\"", '"' + QByteArray(amount) + '"');
        QCOMPARE(penalty(file).matchPoints, points(amount));
    }
}

void TestTournamentFile::readsTieDecisions()
{
    auto file = small_file::with(
        "'penalties'", "'tieDecisions': [{'order': [4, 2], 'by': 'play-off', 'reason': '0 : 7'},"
                       " {'order': [1, 3], 'by': 'lot'}], 'penalties'");
    file.replace("\"version\": 1", "\"version\": 2");
    const auto decisions = read(file).tieDecisions;
    QVERIFY(decisions == (std::vector<core::TieDecision>{
                             {{4_p, 2_p}, core::TieDecidedBy::PlayOff, QStringLiteral("0 : 7")},
                             {{1_p, 3_p}, core::TieDecidedBy::Lot, {}}}));
}

void TestTournamentFile::namesTheLowestVersion_data()
{
    QTest::addColumn<std::function<void(Tournament&)>>("change");
    QTest::addColumn<int>("version");
    const auto row = [](const char* name, int version,
                        const std::function<void(Tournament&)>& change) {
        QTest::newRow(name) << change << version;
    };
    row("nothing later", 1, [](Tournament& evening) { evening.settings.venue = u"Post"_s; });
    row("design", 2, [](Tournament& evening) { evening.settings.certificate.landscape = true; });
    row("surname", 2, [](Tournament& evening) { evening.participants[0].surname = u"Au"_s; });
    row("phones", 3,
        [](Tournament& evening) { evening.settings.phoneSlips = core::PhoneSlips::Desk; });
    row("minutes", 3, [](Tournament& evening) { evening.settings.roundMinutes = 40; });
    row("capacity", 4, [](Tournament& evening) { evening.settings.capacity = 24; });
    row("expected", 4,
        [](Tournament& evening) { evening.participants[0].status = core::Attendance::Expected; });
    row("fee classes", 5, [](Tournament& evening) {
        evening.settings.feeClasses = {{u"guest"_s, u"Gast"_s, 750}};
    });
    row("prizes", 6, [](Tournament& evening) { evening.settings.onePrizeEach = true; });
    row("threes", 10, [](Tournament& evening) { evening.settings.threes = seating::Threes::Fair; });
    row("the latest of several", 6, [](Tournament& evening) {
        evening.settings.onePrizeEach = true;
        evening.settings.capacity = 24;
    });
}

void TestTournamentFile::namesTheLowestVersion()
{
    QFETCH(std::function<void(Tournament&)>, change);
    QFETCH(int, version);
    auto evening = tournament(4);
    change(evening);
    const auto written = writeTournament(evening);
    QVERIFY2(written.contains("\"version\": " + QByteArray::number(version) + ","),
             written.left(200).constData());
    QVERIFY(read(written) == normalised(evening));
}

void TestTournamentFile::knowsTheVersionOfEverySetting()
{
    const core::Settings settings;
    core::visitSettings(
        [](const core::SettingKey& key, const auto& /*value*/) {
            QVERIFY2(key.version >= core::oldestTournamentFormatVersion &&
                         key.version <= core::tournamentFormatVersion,
                     qPrintable(key.path()));
        },
        settings);
}

void TestTournamentFile::writesTieDecisions()
{
    auto evening = tournament(4);
    QVERIFY(!writeTournament(evening).contains("tieDecisions"));
    evening.tieDecisions = {{{2_p, 1_p}, core::TieDecidedBy::Reason, QStringLiteral("older")}};
    const auto written = writeTournament(evening);
    QVERIFY(written.contains("\"version\": 2,"));
    QVERIFY(written.contains("\"order\": [2,1]"));
    QVERIFY(read(written) == normalised(evening));
}

void TestTournamentFile::keepsTheOrderOfTheFile()
{
    const Tournament tournament =
        read(small_file::with("{'number': 1, 'name': 'Anna'}, {'number': 2, 'name': 'Bert'}",
                              "{'name': 'Bert', 'number': 2}, {'name': 'Anna', 'number': 1}"));
    QCOMPARE(tournament.participants[0].number, 2_p);
    QCOMPARE(tournament.participants[1].number, 1_p);
}

void TestTournamentFile::readsNumbersAtTheirLimits()
{
    constexpr int largest = std::numeric_limits<std::int32_t>::max();
    const auto stones = [](const char* number) {
        const auto file =
            small_file::plain().replace("\"stones\": 3", QByteArray("\"stones\": ") + number);
        return onlyGame(read(file)).result.hands[1]->stones;
    };
    QCOMPARE(stones("2147483647"), largest);
    QCOMPARE(stones("-2147483648"), std::numeric_limits<std::int32_t>::min());
    QCOMPARE(stones("-0"), 0);
    QCOMPARE(
        plain(*read(small_file::withPerson("'fixedTable': 2147483647")).participants[0].fixedTable),
        largest);
}

void TestTournamentFile::skipsAByteOrderMark()
{
    QCOMPARE(read("\xEF\xBB\xBF" + small_file::plain()), read(small_file::plain()));
}

void TestTournamentFile::writesEveryDefault()
{
    const QByteArray expected = small_file::json(R"({
  'format': 'rummy-director-tournament',
  'version': 1,
  'tournament': {
    'name': 'Evening',
    'date': null,
    'venue': '',
    'organiser': '',
    'ruleset': 'rummy-pure-plus',
    'open': false,
    'licenceHeld': false,
    'gamesPerRound': 4,
    'plannedRounds': null,
    'options': {
      'scale': 'english',
      'ties': 'split',
      'earlyTermination': 'full',
      'firstRoundRomme': true,
      'firstRoundRommeClaims': 'keep',
      'byeMatchPoints': '0',
      'rankBy': 'tmp',
      'tieBreaks': [],
      'feeBasis': 'played'
    },
    'startFeeCents': 0,
    'prizeCents': [],
    'licence': {
      'rightsHolder': '',
      'address': '',
      'iban': '',
      'bic': '',
      'text': ''
    },
    'certificate': {
      'text': '',
      'places': null,
      'background': '',
      'logo': ''
    },
    'apart': [],
    'clubsApart': false
  },
  'participants': [
    {
      'number': 1,
      'name': 'Anna',
      'club': '',
      'tags': [],
      'fixedTable': null,
      'present': [{'from':1,'until':null}],
      'paidCents': 0
    }
  ],
  'rounds': [
    {
      'number': 1,
      'state': 'published',
      'games': 4,
      'byes': [],
      'reason': '',
      'tables': [
        {
          'number': 1,
          'seats': [1],
          'mark': null,
          'note': '',
          'slip': 1,
          'games': [
            {
              'number': 1,
              'ending': 'romme',
              'hands': [{'stones':0,'claims':0}]
            },
            {
              'number': 2,
              'notPlayed': 'time'
            }
          ]
        }
      ]
    }
  ],
  'penalties': [
    {
      'participant': 1,
      'round': 1,
      'matchPoints': '-1/2',
      'reason': ''
    }
  ]
}
)");
    Tournament evening = tournament(1);
    evening.settings.gamesPerRound = 4;
    evening.participants[0].name = QStringLiteral("Anna");
    evening.rounds = {round(1, {table(1, {1_p}, {{1_g, played("0")}, {2_g, unplayed()}})})};
    evening.rounds[0].head.games = 4;
    evening.penalties = {{1_p, 1_r, game_builder::points("-1/2"), {}}};
    QCOMPARE(QString::fromUtf8(writeTournament(evening)), QString::fromUtf8(expected));
}

void TestTournamentFile::writesThreesOnlyWhereTheyAreNotFirst()
{
    auto tournament = read(small_file::plain());
    QCOMPARE(tournament.settings.threes, seating::Threes::First);
    QVERIFY(!writeTournament(tournament).contains("hrees"));
    for (const auto threes : {seating::Threes::Fair, seating::Threes::Last}) {
        tournament.settings.threes = threes;
        const auto file = writeTournament(tournament);
        const char* const word = threes == seating::Threes::Fair ? "fair" : "last";
        QVERIFY(file.contains(QByteArray("\"threes\": \"") + word + '"'));
        QVERIFY(!file.contains("evenThreesFirst"));
        QCOMPARE(read(file), tournament);
    }
}

void TestTournamentFile::writesADesignOnlyWhereItIsNotTheDefault()
{
    Tournament evening = tournament(2);
    QVERIFY(!writeTournament(evening).contains("design"));
    QVERIFY(!writeTournament(evening).contains("landscape"));
    evening.settings.certificate.design = core::CertificateDesign::Stones;
    evening.settings.certificate.landscape = true;
    const QByteArray file = writeTournament(evening);
    QVERIFY(file.contains("\"version\": 2,"));
    QVERIFY(file.contains("\"design\": \"stones\""));
    QVERIFY(file.contains("\"landscape\": true"));
    QCOMPARE(read(file), evening);
}

void TestTournamentFile::writesASurnameOnlyWhereItWasSetByHand()
{
    Tournament evening = tournament(2);
    QVERIFY(writeTournament(evening).contains("\"version\": 1,"));
    QVERIFY(!writeTournament(evening).contains("surname"));
    evening.participants[1].surname = QStringLiteral("Nguyen");
    const QByteArray file = writeTournament(evening);
    QVERIFY(file.contains("\"version\": 2,"));
    QCOMPARE(file.count("surname"), 1);
    QCOMPARE(read(file), evening);
}

void TestTournamentFile::writesRegistrationsOnlyWhereThereAreAny()
{
    Tournament evening = tournament(3);
    const QByteArray without = writeTournament(evening);
    QVERIFY(without.contains("\"version\": 1,"));
    for (const char* const key : {"status", "registeredAt", "capacity", "deadline"}) {
        QVERIFY(!without.contains(key));
    }
    evening.settings.capacity = 2;
    evening.settings.deadline = QTime(18, 30);
    evening.participants[1].status = core::Attendance::Expected;
    evening.participants[2].status = core::Attendance::Waiting;
    evening.participants[2].registeredAt = QDateTime({2026, 5, 11}, {20, 15}, Qt::UTC);
    const QByteArray file = writeTournament(evening);
    QVERIFY(file.contains("\"version\": 4,"));
    QVERIFY(file.contains("\"capacity\": 2"));
    QVERIFY(file.contains("\"deadline\": \"18:30\""));
    QCOMPARE(file.count("\"status\""), 2);
    QVERIFY(file.contains("\"registeredAt\": \"2026-05-11T20:15:00Z\""));
    QCOMPARE(read(file), evening);
}

void TestTournamentFile::writesPaymentsOnlyWhereTheSumIsNotAll()
{
    Tournament evening = tournament(3);
    evening.participants[0].setPaidCents(500);
    const QByteArray without = writeTournament(evening);
    QVERIFY(without.contains("\"version\": 1,"));
    for (const char* const key : {"payments", "feeClass"}) {
        QVERIFY(!without.contains(key));
    }
    QCOMPARE(read(without), evening);
    evening.settings.feeClasses = {{QStringLiteral("guest"), QStringLiteral("Gäste"), 750}};
    evening.participants[1].feeClass = QStringLiteral("guest");
    const QDateTime taken({2026, 5, 14}, {18, 45, 7}, Qt::UTC);
    evening.participants[1].payments = {{1000, taken, {}, QStringLiteral("laptop")},
                                        {-250, {}, QStringLiteral("Rückgeld"), {}}};
    const QByteArray file = writeTournament(evening);
    QVERIFY(file.contains("\"version\": 5,"));
    QVERIFY(file.contains("\"paidCents\": 750"));
    QCOMPARE(file.count("\"payments\""), 1);
    QCOMPARE(file.count("2026-05-14T18:45:07Z"), 1);
    QCOMPARE(read(file), evening);
}

void TestTournamentFile::writesClocksOnlyWhereThereAreAny()
{
    Tournament evening = tournament(4);
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p})})};
    QVERIFY(writeTournament(evening).contains("\"version\": 1,"));
    const QDateTime start({2026, 5, 14}, {19, 0}, Qt::UTC);
    evening.rounds[0].clock = core::RoundClock{start, std::nullopt, 90, -1};
    QByteArray file = writeTournament(evening);
    QVERIFY(file.contains("\"version\": 3,"));
    QVERIFY2(file.contains("\"clock\": {\"startedAt\":\"2026-05-14T19:00:00Z\","
                           "\"pausedSeconds\":90,\"addedMinutes\":-1}"),
             file.constData());
    QCOMPARE(read(file), evening);
    evening.rounds[0].clock->pausedAt = start.addSecs(600);
    evening.settings.roundMinutes = 35;
    evening.settings.schedule = {{1_r, QTime(19, 0)},
                                 {core::ScheduledBreak{15, {}}, {}},
                                 {core::ScheduledBreak{30, QStringLiteral("Essen")}, QTime(21, 0)}};
    file = writeTournament(evening);
    QVERIFY2(file.contains("\"schedule\": [{\"round\":1,\"start\":\"19:00\"},{\"break\":15},"
                           "{\"break\":30,\"name\":\"Essen\",\"start\":\"21:00\"}]"),
             file.constData());
    QCOMPARE(read(file), evening);
}

void TestTournamentFile::writesShortListsOnOneLine()
{
    Tournament evening = tournament(2);
    evening.settings.apart = {{1_p, 2_p}};
    evening.settings.rules.options.scale =
        scoring::OwnScale{std::nullopt, game_builder::values({"4", "2.5", "1"}), std::nullopt};
    auto game = takenOver(playedBy(played("0,-,3"), 0, QStringLiteral("Hans")), 2, 9_p);
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p}, {{1_g, game}})}, {8_p, 9_p})};
    const QByteArray file = writeTournament(evening);
    for (const char* line : {"\"apart\": [[1,2]],\n", "\"scale\": {\"3\":[\"4\",\"5/2\",\"1\"]},\n",
                             "\"byes\": [8,9],\n",
                             "\"hands\": [{\"stones\":0,\"claims\":0,\"playedBy\":\"Hans\"},null,"
                             "{\"stones\":3,\"claims\":0,\"participant\":9}]\n"}) {
        QVERIFY2(file.contains(line), line);
    }
}

void TestTournamentFile::writesAndReadsStrangeTexts()
{
    Tournament evening = tournament(1);
    evening.settings.venue = strangeText;
    evening.settings.licence.address = strangeText;
    evening.settings.certificate.text = strangeText;
    evening.settings.certificate.logo = strangeText;
    evening.participants[0].tags = {strangeText, QString()};
    evening.participants[0].club = strangeText;
    evening.rounds = {round(1, {table(1, {1_p}, {{1_g, unplayed(strangeText)}})})};
    evening.rounds[0].head.reason = strangeText;
    evening.rounds[0].tables[0].head.note = strangeText;
    QCOMPARE(read(writeTournament(evening)), evening);
}

void TestTournamentFile::writtenAndReadIsTheSame()
{
    for (quint32 seed = 0; seed < 300; ++seed) {
        const Tournament tournament = randomTournament(
            seed, {int(seed % 30), int(seed % 7), int(1 + seed % 5), int(seed % 4)});
        const QByteArray file = writeTournament(tournament);
        const auto result = readTournament(file);
        QVERIFY2(result, core::told(refusalsOf(result)).constData());
        QCOMPARE(*result, withoutIds(tournament));
        QCOMPARE(writeTournament(*result), file);
        QVERIFY(file.endsWith("}\n"));
    }
}

void TestTournamentFile::readsTheExampleOfTheDocumentation()
{
    QFile page(QFINDTESTDATA("../docs/file-format.md"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QByteArray text = page.readAll();
    const QByteArray opening = "```json\n{\"format\"";
    QCOMPARE(text.count(opening), 1);
    const auto start = text.indexOf(opening) + QByteArray("```json\n").size();
    const Tournament example = read(text.mid(start, text.indexOf("```\n", start) - start));

    QCOMPARE(core::faultsOf(example), core::Refusals());
    QCOMPARE(example.participants.size(), 9U);
    QCOMPARE(example.rounds.size(), 2U);
    QVERIFY(std::holds_alternative<scoring::OwnScale>(example.settings.rules.options.scale));
    QCOMPARE(read(writeTournament(normalised(example))), normalised(example));
}

RUMMY_TEST(TestTournamentFile)

} // namespace tst_tournament_file

#include "tst_tournament_file.moc"
