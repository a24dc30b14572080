#include <QTest>

#include "core/faults/faults.h"
#include "core/model/limits.h"
#include "evening.h"
#include "random_tournament.h"
#include "tests/suite.h"

namespace tst_faults {

using namespace evening;
using namespace Qt::StringLiterals;
using core::ParticipantFault;
using core::PenaltyFault;
using core::Refusals;
using core::RoundFault;
using core::SettingsFault;
using core::Tournament;
using scoring::MatchPoints;

class TestFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesEachWithItsPlace_data();
    void namesEachWithItsPlace();
    void namesThemAllAtOnce();
    void refusesADraftBeforeOtherRounds();
    void stopsAfterSoMany_data();
    void stopsAfterSoMany();
    void namesWhatIsNew();
    void acceptsWhatIsAtTheLimit_data();
    void acceptsWhatIsAtTheLimit();
    void findsNoneInRandomTournaments();
    void tellsPlainLines_data();
    void tellsPlainLines();
};

namespace {

const auto longLine = QString(core::longestLine + 1, u'x');
const auto longNote = QString(core::longestNote + 1, u'x');

core::Refusal tooLong(const char* place, const QString& text)
{
    return refusal(core::TextFault::TooLong, place,
                   {QString::number(text.size()), QString::number(text.size() - 1)});
}

/// Nine people, of whom one has a bye and eight sit at two tables, the first with one game.
Tournament sound()
{
    auto evening = tournament(9);
    evening.rounds = {round(1,
                            {table(1, {1_p, 2_p, 3_p, 4_p}, {{1_g, played("0,3,5,9", "1,0,3,0")}}),
                             table(2, {5_p, 6_p, 7_p, 8_p})},
                            {9_p})};
    evening.penalties = {{1_p, 1_r, MatchPoints::fromPoints(-1), QStringLiteral("late")}};
    return evening;
}

void settingsRows()
{
    const auto row = [](const char* name, const core::Refusal& expected, const auto& edit) {
        auto evening = sound();
        edit(evening.settings);
        QTest::newRow(name) << evening << Refusals{expected};
    };
    using S = core::Settings;
    const auto line = QStringLiteral("a\nb");
    row("no name", refusal(SettingsFault::NameMissing, "/tournament/name"),
        [](S& it) { it.name.clear(); });
    row("a blank name", refusal(SettingsFault::NameMissing, "/tournament/name"),
        [](S& it) { it.name = QStringLiteral("  "); });
    row("name of two lines", refusal(SettingsFault::TextNotPlain, "/tournament/name"),
        [&](S& it) { it.name = line; });
    row("venue of two lines", refusal(SettingsFault::TextNotPlain, "/tournament/venue"),
        [&](S& it) { it.venue = line; });
    row("organiser of two lines", refusal(SettingsFault::TextNotPlain, "/tournament/organiser"),
        [&](S& it) { it.organiser = line; });
    row("rights holder of two lines",
        refusal(SettingsFault::TextNotPlain, "/tournament/licence/rightsHolder"),
        [&](S& it) { it.licence.rightsHolder = line; });
    row("BIC of two lines", refusal(SettingsFault::TextNotPlain, "/tournament/licence/bic"),
        [&](S& it) { it.licence.bic = line; });
    row("remittance of two lines", refusal(SettingsFault::TextNotPlain, "/tournament/licence/text"),
        [&](S& it) { it.licence.text = line; });
    row("a name too long", tooLong("/tournament/name", longLine),
        [](S& it) { it.name = longLine; });
    row("a venue too long", tooLong("/tournament/venue", longLine),
        [](S& it) { it.venue = longLine; });
    row("an organiser too long", tooLong("/tournament/organiser", longLine),
        [](S& it) { it.organiser = longLine; });
    row("an address too long", tooLong("/tournament/licence/address", longNote),
        [](S& it) { it.licence.address = longNote; });
    row("a remittance too long", tooLong("/tournament/licence/text", longNote),
        [](S& it) { it.licence.text = longNote; });
    row("a certificate's text too long", tooLong("/tournament/certificate/text", longNote),
        [](S& it) { it.certificate.text = longNote; });
    row("a path too long", tooLong("/tournament/certificate/logo", longNote),
        [](S& it) { it.certificate.logo = longNote; });
    row("an address with U+FFFF",
        refusal(core::TextFault::NotUnicode, "/tournament/licence/address"),
        [](S& it) { it.licence.address = QChar(0xFFFF); });
    row("a wrong IBAN",
        refusal(SettingsFault::IbanInvalid, "/tournament/licence/iban",
                {QStringLiteral("DE88370400440532013000")}),
        [](S& it) { it.licence.iban = QStringLiteral("DE88370400440532013000"); });
    row("a certificate's text with an unknown field",
        refusal(SettingsFault::FieldUnknown, "/tournament/certificate/text",
                {QStringLiteral("nome")}),
        [](S& it) { it.certificate.text = QStringLiteral("{nome}\n{place}"); });
    row("certificates for no place",
        refusal(SettingsFault::PlacesOutOfRange, "/tournament/certificate/places",
                {QStringLiteral("0")}),
        [](S& it) { it.certificate.places = 0; });
    row("certificates for more than there can be",
        refusal(SettingsFault::PlacesOutOfRange, "/tournament/certificate/places",
                {QStringLiteral("1000000")}),
        [](S& it) { it.certificate.places = 1'000'000; });
    row("more games than a round can have",
        refusal(SettingsFault::GamesOutOfRange, "/tournament/gamesPerRound",
                {QStringLiteral("1001")}),
        [](S& it) { it.gamesPerRound = 1'001; });
    row("more rounds than a tournament can have",
        refusal(SettingsFault::PlannedRoundsOutOfRange, "/tournament/plannedRounds",
                {QStringLiteral("1001")}),
        [](S& it) { it.plannedRounds = 1'001; });
    row("more rounds released than a tournament can have",
        refusal(SettingsFault::ReleasedOutOfRange, "/tournament/releasedRounds",
                {QStringLiteral("1001")}),
        [](S& it) { it.releasedRounds = 1'001; });
    row("a round of more minutes than there can be",
        refusal(SettingsFault::MinutesOutOfRange, "/tournament/roundMinutes",
                {QStringLiteral("601")}),
        [](S& it) { it.roundMinutes = 601; });
    row("a break of no minutes",
        refusal(SettingsFault::MinutesOutOfRange, "/tournament/schedule/1/break",
                {QStringLiteral("0")}),
        [](S& it) {
            it.schedule = {{1_r, {}}, {core::ScheduledBreak{0, {}}, {}}};
        });
    row("a break of two lines", refusal(SettingsFault::TextNotPlain, "/tournament/schedule/0/name"),
        [&](S& it) {
            it.schedule = {{core::ScheduledBreak{5, line}, {}}};
        });
    row("a round twice in the schedule",
        refusal(SettingsFault::ScheduledTwice, "/tournament/schedule/1/round",
                {QStringLiteral("2")}),
        [](S& it) {
            it.schedule = {{2_r, {}}, {2_r, {}}};
        });
    row("a schedule of a round that cannot be",
        refusal(RoundFault::NumberOutOfRange, "/tournament/schedule/0/round",
                {QStringLiteral("1001")}),
        [](S& it) {
            it.schedule = {{core::roundNumberLimit, {}}};
        });
    row("an endless schedule",
        refusal(SettingsFault::ScheduleTooLong, "/tournament/schedule",
                {QStringLiteral("201"), QStringLiteral("200")}),
        [](S& it) {
            it.schedule.resize(201, {core::ScheduledBreak(), {}});
        });
    row("background of two lines",
        refusal(SettingsFault::TextNotPlain, "/tournament/certificate/background"),
        [&](S& it) { it.certificate.background = line; });
    row("logo of two lines", refusal(SettingsFault::TextNotPlain, "/tournament/certificate/logo"),
        [&](S& it) { it.certificate.logo = line; });
    row("no games",
        refusal(SettingsFault::GamesOutOfRange, "/tournament/gamesPerRound", {QStringLiteral("0")}),
        [](S& it) { it.gamesPerRound = 0; });
    row("no rounds planned",
        refusal(SettingsFault::PlannedRoundsOutOfRange, "/tournament/plannedRounds",
                {QStringLiteral("0")}),
        [](S& it) { it.plannedRounds = 0; });
    row("a negative start fee",
        refusal(SettingsFault::StartFeeOutOfRange, "/tournament/startFeeCents",
                {QStringLiteral("-1")}),
        [](S& it) { it.startFeeCents = -1; });
    row("a start fee above 10^12",
        refusal(SettingsFault::StartFeeOutOfRange, "/tournament/startFeeCents",
                {QString::number(core::largestPaidCents + 1)}),
        [](S& it) { it.startFeeCents = core::largestPaidCents + 1; });
    row("two values for three",
        refusal(SettingsFault::ScaleValueCount, "/tournament/options/scale/3",
                {QStringLiteral("2"), QStringLiteral("3")}),
        [](S& it) {
            it.rules.options.scale =
                scoring::OwnScale{std::nullopt, game_builder::values({"4", "1"}), std::nullopt};
        });
    row("a tie-break twice",
        refusal(SettingsFault::TieBreakTwice, "/tournament/options/tieBreaks/2",
                {QStringLiteral("wins")}),
        [](S& it) {
            using enum scoring::TieBreak;
            it.rules.options.tieBreaks = {Wins, Claims, Wins};
        });
    row("apart from nobody known",
        refusal(ParticipantFault::Unknown, "/tournament/apart/1/1", {QStringLiteral("10")}),
        [](S& it) {
            it.apart = {{1_p, 2_p}, {3_p, 10_p}};
        });
    row("apart from oneself",
        refusal(SettingsFault::ApartSelf, "/tournament/apart/0", {QStringLiteral("3")}), [](S& it) {
            it.apart = {{3_p, 3_p}};
        });
    row("apart twice, once the other way round",
        refusal(SettingsFault::ApartTwice, "/tournament/apart/1",
                {QStringLiteral("2"), QStringLiteral("1")}),
        [](S& it) {
            it.apart = {{1_p, 2_p}, {2_p, 1_p}};
        });
}

void participantRows()
{
    const auto row = [](const char* name, const core::Refusal& expected, const auto& edit) {
        auto evening = sound();
        evening.participants.push_back(participant(10));
        edit(evening.participants.back());
        QTest::newRow(name) << evening << Refusals{expected};
    };
    using P = core::Participant;
    row("number taken",
        refusal(ParticipantFault::NumberTaken, "/participants/9/number", {QStringLiteral("3")}),
        [](P& it) { it.number = 3_p; });
    row("number 0",
        refusal(ParticipantFault::NumberOutOfRange, "/participants/9/number",
                {QStringLiteral("0")}),
        [](P& it) { it.number = 0_p; });
    row("number 1,000,000",
        refusal(ParticipantFault::NumberOutOfRange, "/participants/9/number",
                {QStringLiteral("1000000")}),
        [](P& it) { it.number = 1'000'000_p; });
    row("a name too long", tooLong("/participants/9/name", longLine),
        [](P& it) { it.name = longLine; });
    row("a club too long", tooLong("/participants/9/club", longLine),
        [](P& it) { it.club = longLine; });
    row("a tag too long", tooLong("/participants/9/tags/0", longLine),
        [](P& it) { it.tags = {longLine}; });
    row("half a pair in a name", refusal(core::TextFault::NotUnicode, "/participants/9/name"),
        [](P& it) { it.name = QStringLiteral("a") + QChar(0xD800); });
    for (const char16_t blank :
         {u'\u200B', u'\u2060', u'\uFEFF', u'\u00AD', u'\u3164', u'\u0301'}) {
        const auto name = QByteArray("a name of U+") + QByteArray::number(blank, 16) + " alone";
        row(name.constData(), refusal(core::TextFault::Invisible, "/participants/9/name"),
            [blank](P& it) { it.name = QString(2, QChar(blank)) + u' '; });
    }
    row("an invisible club", refusal(core::TextFault::Invisible, "/participants/9/club"),
        [](P& it) { it.club = QChar(u'\u200B'); });
    for (const auto& [what, text] :
         {std::pair{"an open right-to-left embedding", u"Anna\u202B"_s},
          std::pair{"an open right-to-left override", u"\u202EAnna"_s},
          std::pair{"an open isolate", u"An\u2067na"_s},
          std::pair{"an isolate closed as an embedding", u"\u2067Anna\u202C"_s},
          std::pair{"an embedding closed twice", u"\u202BAnna\u202C\u202C"_s}}) {
        row(what, refusal(core::TextFault::DirectionOpen, "/participants/9/name"),
            [name = text](P& it) { it.name = name; });
    }
    row("U+FFFE in a club", refusal(core::TextFault::NotUnicode, "/participants/9/club"),
        [](P& it) { it.club = QChar(0xFFFE); });
    row("fixed to table 100,000",
        refusal(ParticipantFault::FixedTableOutOfRange, "/participants/9/fixedTable",
                {QStringLiteral("100000")}),
        [](P& it) { it.fixedTable = 100'000_t; });
    row("present from a round that none can follow on",
        refusal(RoundFault::NumberOutOfRange, "/participants/9/present/0/from",
                {QStringLiteral("1002")}),
        [](P& it) {
            it.present = {{1'002_r, {}}};
        });
    row("present until such a round",
        refusal(RoundFault::NumberOutOfRange, "/participants/9/present/0/until",
                {QStringLiteral("1002")}),
        [](P& it) {
            it.present = {{1_r, 1'002_r}};
        });
    row("nobody's name", refusal(ParticipantFault::NameMissing, "/participants/9/name"),
        [](P& it) { it.name = QChar(QChar::Nbsp); });
    row("a tab in a name", refusal(ParticipantFault::TextNotPlain, "/participants/9/name"),
        [](P& it) { it.name = QStringLiteral("a\tb"); });
    row("a club of two lines", refusal(ParticipantFault::TextNotPlain, "/participants/9/club"),
        [](P& it) { it.club = QStringLiteral("a\r\nb"); });
    row("a tag of two lines", refusal(ParticipantFault::TextNotPlain, "/participants/9/tags/1"),
        [](P& it) {
            it.tags = {QStringLiteral("a"), QStringLiteral("a\nb")};
        });
    row("fixed to table 0",
        refusal(ParticipantFault::FixedTableOutOfRange, "/participants/9/fixedTable",
                {QStringLiteral("0")}),
        [](P& it) { it.fixedTable = 0_t; });
    row("less than nothing paid",
        refusal(ParticipantFault::PaidOutOfRange, "/participants/9/paidCents",
                {QStringLiteral("-1")}),
        [](P& it) { it.setPaidCents(-1); });
    row("more paid than an amount can be",
        refusal(ParticipantFault::PaidOutOfRange, "/participants/9/paidCents",
                {QString::number(core::largestPaidCents + 1)}),
        [](P& it) { it.setPaidCents(core::largestPaidCents + 1); });
    row("present from round 0",
        refusal(RoundFault::NumberOutOfRange, "/participants/9/present/1/from",
                {QStringLiteral("0")}),
        [](P& it) {
            it.present = {{5_r, {}}, {0_r, 2_r}};
        });
    row("present from 3 until 2",
        refusal(ParticipantFault::PresenceReversed, "/participants/9/present/0/until",
                {QStringLiteral("3"), QStringLiteral("2")}),
        [](P& it) {
            it.present = {{3_r, 2_r}};
        });
}

void roundRows()
{
    const auto row = [](const char* name, const Refusals& expected, const auto& edit) {
        auto evening = sound();
        evening.rounds.push_back(
            round(2, {table(1, {1_p, 2_p, 3_p}), table(2, {4_p, 5_p, 6_p})}, {7_p, 8_p}));
        edit(evening.rounds.back());
        QTest::newRow(name) << evening << expected;
    };
    using R = core::Round;
    const auto text = [](int number) { return QStringList{QString::number(number)}; };
    row("round taken", {refusal(RoundFault::NumberTaken, "/rounds/1/number", text(1))},
        [](R& it) { it.number = 1_r; });
    row("round 0", {refusal(RoundFault::NumberOutOfRange, "/rounds/1/number", text(0))},
        [](R& it) { it.number = 0_r; });
    row("a round that none can follow",
        {refusal(RoundFault::NumberOutOfRange, "/rounds/1/number", text(1'001))},
        [](R& it) { it.number = core::roundNumberLimit; });
    const QDateTime start({2026, 5, 14}, {19, 0}, Qt::UTC);
    row("a clock paused before it was started",
        {refusal(core::ClockFault::PausedTooSoon, "/rounds/1/clock/pausedAt")}, [&](R& it) {
            it.clock = core::RoundClock{start, start.addSecs(-1), 0, 0};
        });
    row("a clock with a pause of less than nothing",
        {refusal(core::ClockFault::PausedOutOfRange, "/rounds/1/clock/pausedSeconds", text(-1))},
        [&](R& it) {
            it.clock = core::RoundClock{start, {}, -1, 0};
        });
    row("a clock with more minutes in addition than there can be",
        {refusal(core::ClockFault::AddedOutOfRange, "/rounds/1/clock/addedMinutes", text(6'001))},
        [&](R& it) {
            it.clock = core::RoundClock{start, {}, 0, 6'001};
        });
    row("a round of no games", {refusal(RoundFault::GamesOutOfRange, "/rounds/1/games", text(0))},
        [](R& it) { it.head.games = 0; });
    row("a round of 1,001 games",
        {refusal(RoundFault::GamesOutOfRange, "/rounds/1/games", text(1'001))},
        [](R& it) { it.head.games = 1'001; });
    row("table 100,000",
        {refusal(RoundFault::NumberOutOfRange, "/rounds/1/tables/1/number", text(100'000))},
        [](R& it) { it.tables[1].number = 100'000_t; });
    row("a reason too long", {tooLong("/rounds/1/reason", longNote)},
        [](R& it) { it.head.reason = longNote; });
    row("a note too long", {tooLong("/rounds/1/tables/0/note", longNote)},
        [](R& it) { it.tables[0].head.note = longNote; });
    row("table 0", {refusal(RoundFault::NumberOutOfRange, "/rounds/1/tables/0/number", text(0))},
        [](R& it) { it.tables[0].number = 0_t; });
    row("table taken", {refusal(RoundFault::TableTaken, "/rounds/1/tables/1/number", text(1))},
        [](R& it) { it.tables[1].number = 1_t; });
    const auto size = [](int seats) {
        return refusal(RoundFault::TableSizeRefused, "/rounds/1/tables/1/seats",
                       {QString::number(seats), QStringLiteral("2"), QStringLiteral("4")});
    };
    row("nobody at a table", {size(0)}, [](R& it) { it.tables[1].head.seats = {}; });
    row("one at a table", {size(1)}, [](R& it) { it.tables[1].head.seats = {4_p}; });
    row("five at a table", {size(5)}, [](R& it) {
        it.tables[1].head.seats = {4_p, 5_p, 6_p, 7_p, 9_p};
        it.head.byes = {8_p};
    });
    row("at two tables", {refusal(RoundFault::SeatedTwice, "/rounds/1/tables/1/seats/2", text(1))},
        [](R& it) {
            it.tables[1].head.seats = {4_p, 5_p, 1_p};
        });
    row("twice at one", {refusal(RoundFault::SeatedTwice, "/rounds/1/tables/0/seats/2", text(2))},
        [](R& it) {
            it.tables[0].head.seats = {1_p, 2_p, 2_p};
        });
    row("seated and on a bye", {refusal(RoundFault::SeatedAndBye, "/rounds/1/byes/0", text(6))},
        [](R& it) {
            it.head.byes = {6_p, 7_p};
        });
    row("two byes", {refusal(RoundFault::ByeTwice, "/rounds/1/byes/1", text(7))}, [](R& it) {
        it.head.byes = {7_p, 7_p};
    });
    row("nobody known seated",
        {refusal(ParticipantFault::Unknown, "/rounds/1/tables/1/seats/0", text(10))},
        [](R& it) { it.tables[1].head.seats[0] = 10_p; });
    row("nobody known on a bye", {refusal(ParticipantFault::Unknown, "/rounds/1/byes/1", text(10))},
        [](R& it) { it.head.byes[1] = 10_p; });
    for (const int edition : {0, core::largestSlipEdition + 1}) {
        row(edition < 1 ? "no edition of a slip" : "an edition too late",
            {refusal(RoundFault::SlipOutOfRange, "/rounds/1/tables/1/slip",
                     {QString::number(edition), QString::number(core::largestSlipEdition)})},
            [edition](R& it) { it.tables[1].head.slip = edition; });
    }
    row("a draft with games", {refusal(RoundFault::DraftHasGames, "/rounds/1/tables/1/games")},
        [](R& it) {
            it.head.state = core::RoundState::Draft;
            it.tables[1].games = {{1_g, unplayed()}};
        });
}

void penaltyRows()
{
    const auto row = [](const char* name, const core::Refusal& expected, core::Penalty penalty) {
        auto evening = sound();
        evening.penalties.push_back(std::move(penalty));
        QTest::newRow(name) << evening << Refusals{expected};
    };
    const auto point = MatchPoints::fromPoints(-1);
    row("penalty for nobody known",
        refusal(ParticipantFault::Unknown, "/penalties/1/participant", {QStringLiteral("10")}),
        {10_p, 1_r, point, {}});
    row("penalty in round 0",
        refusal(PenaltyFault::RoundOutOfRange, "/penalties/1/round", {QStringLiteral("0")}),
        {1_p, 0_r, point, {}});
    row("penalty in round 1,001",
        refusal(PenaltyFault::RoundOutOfRange, "/penalties/1/round", {QStringLiteral("1001")}),
        {1_p, 1'001_r, point, {}});
    row("penalty for a reason too long", tooLong("/penalties/1/reason", longNote),
        {1_p, 1_r, point, longNote});
    row("penalty of a third",
        refusal(PenaltyFault::NotInSteps, "/penalties/1/matchPoints", {QStringLiteral("-1/3")}),
        {1_p, 1_r, MatchPoints::fromUnits(-40), {}});
}

void tieRows()
{
    using core::TieFault;
    const auto row = [](const char* name, const core::Refusal& expected,
                        std::vector<core::TieDecision> decisions) {
        auto evening = sound();
        evening.tieDecisions = std::move(decisions);
        QTest::newRow(name) << evening << Refusals{expected};
    };
    const auto lot = core::TieDecidedBy::Lot;
    row("tie of one", refusal(TieFault::TooFew, "/tieDecisions/0/order", {QStringLiteral("1")}),
        {{{1_p}, lot, {}}});
    row("tie with nobody known",
        refusal(ParticipantFault::Unknown, "/tieDecisions/0/order/1", {QStringLiteral("10")}),
        {{{1_p, 10_p}, lot, {}}});
    row("tie with oneself",
        refusal(TieFault::Twice, "/tieDecisions/0/order/1", {QStringLiteral("1")}),
        {{{1_p, 1_p}, lot, {}}});
    row("somebody in two decisions",
        refusal(TieFault::InTwo, "/tieDecisions/1/order/0", {QStringLiteral("2")}),
        {{{1_p, 2_p}, lot, {}}, {{2_p, 3_p}, lot, {}}});
    row("tie decided without a reason", refusal(TieFault::ReasonMissing, "/tieDecisions/0/reason"),
        {{{1_p, 2_p}, core::TieDecidedBy::Reason, {}}});
    row("tie with a reason too long", tooLong("/tieDecisions/0/reason", longNote),
        {{{1_p, 2_p}, lot, longNote}});
}

} // namespace

void TestFaults::namesEachWithItsPlace_data()
{
    QTest::addColumn<Tournament>("evening");
    QTest::addColumn<Refusals>("expected");
    QTest::newRow("none") << sound() << Refusals{};
    settingsRows();
    participantRows();
    roundRows();
    penaltyRows();
    tieRows();
}

void TestFaults::namesEachWithItsPlace()
{
    QFETCH(Tournament, evening);
    QFETCH(Refusals, expected);
    QCOMPARE(core::faultsOf(evening), expected);
}

void TestFaults::namesThemAllAtOnce()
{
    auto evening = sound();
    evening.settings.name.clear();
    evening.participants[1].setPaidCents(-5);
    evening.participants[2].number = 1_p;
    evening.rounds[0].head.games = 0;
    evening.rounds[0].head.byes = {9_p, 9_p};
    evening.penalties[0].participant = 11_p;
    const Refusals expected = {
        refusal(SettingsFault::NameMissing, "/tournament/name"),
        refusal(ParticipantFault::PaidOutOfRange, "/participants/1/paidCents",
                {QStringLiteral("-5")}),
        refusal(ParticipantFault::NumberTaken, "/participants/2/number", {QStringLiteral("1")}),
        refusal(RoundFault::GamesOutOfRange, "/rounds/0/games", {QStringLiteral("0")}),
        refusal(ParticipantFault::Unknown, "/rounds/0/tables/0/seats/2", {QStringLiteral("3")}),
        refusal(RoundFault::ByeTwice, "/rounds/0/byes/1", {QStringLiteral("9")}),
        refusal(core::ResultFault::GameOutOfRange, "/rounds/0/tables/0/games/0/number",
                {QStringLiteral("1"), QStringLiteral("0")}),
        refusal(ParticipantFault::Unknown, "/penalties/0/participant", {QStringLiteral("11")}),
    };
    QCOMPARE(core::faultsOf(evening), expected);
}

void TestFaults::refusesADraftBeforeOtherRounds()
{
    auto evening = sound();
    evening.rounds.push_back(round(3, {}));
    evening.rounds.push_back(round(2, {}));
    evening.rounds[2].head.state = core::RoundState::Draft;
    QCOMPARE(core::faultsOf(evening),
             Refusals{refusal(RoundFault::DraftNotLast, "/rounds/2/state",
                              {QStringLiteral("2"), QStringLiteral("3")})});
}

void TestFaults::stopsAfterSoMany_data()
{
    QTest::addColumn<Tournament>("evening");
    constexpr std::size_t many = 2 * core::mostFaults;
    const auto row = [](const char* name, const auto& edit) {
        auto evening = sound();
        edit(evening);
        QTest::newRow(name) << evening;
    };
    row("pairs apart", [](Tournament& it) { it.settings.apart.assign(many, {1_p, 2_p}); });
    row("prizes", [](Tournament& it) { it.settings.prizeCents.assign(many, -1); });
    row("participants", [](Tournament& it) { it.participants.assign(many, participant(1)); });
    row("tags", [](Tournament& it) {
        for (std::size_t tag = 0; tag < many; ++tag) {
            it.participants[0].tags << QStringLiteral("\t");
        }
    });
    row("presence", [](Tournament& it) { it.participants[0].present.assign(many, {2_r, 1_r}); });
    row("rounds", [](Tournament& it) { it.rounds.assign(many, round(1, {})); });
    row("drafts", [](Tournament& it) {
        it.rounds.clear();
        for (std::size_t number = 1; number <= many; ++number) {
            it.rounds.push_back(round(static_cast<int>(number), {}));
            it.rounds.back().head.state = core::RoundState::Draft;
        }
        it.rounds.back().head.state = core::RoundState::Published;
    });
    row("tables", [](Tournament& it) { it.rounds[0].tables.assign(many, it.rounds[0].tables[0]); });
    row("seats", [](Tournament& it) { it.rounds[0].tables[0].head.seats.assign(many, 1_p); });
    row("byes", [](Tournament& it) { it.rounds[0].head.byes.assign(many, 9_p); });
    row("games", [](Tournament& it) {
        it.rounds[0].tables[0].games.assign(many, it.rounds[0].tables[0].games[0]);
    });
    row("penalties", [](Tournament& it) { it.penalties.assign(many, {10_p, 1_r, {}, {}}); });
}

void TestFaults::stopsAfterSoMany()
{
    QFETCH(Tournament, evening);
    const auto faults = core::faultsOf(evening);
    QCOMPARE(faults.size(), core::mostFaults + 1);
    QVERIFY(faults[core::mostFaults - 1].code != faults.back().code);
    QVERIFY(faults.back().code == core::RefusalCode(core::FileFault::MoreFaults));
    QCOMPARE(faults.back().arguments, QStringList{QString::number(core::mostFaults)});
}

void TestFaults::namesWhatIsNew()
{
    const Refusals before = {refusal(SettingsFault::NameMissing, "/name"),
                             refusal(SettingsFault::GamesOutOfRange, "/games", {longLine})};
    const auto added = refusal(SettingsFault::GamesOutOfRange, "/games", {longNote});
    QCOMPARE(core::newFaults(before, {before[1], added}), Refusals{added});
    QCOMPARE(core::newFaults({}, before), before);
}

void TestFaults::acceptsWhatIsAtTheLimit_data()
{
    QTest::addColumn<Tournament>("evening");
    const auto row = [](const char* name, const auto& edit) {
        auto evening = sound();
        edit(evening);
        QTest::newRow(name) << evening;
    };
    row("one game, one round planned", [](Tournament& it) {
        it.settings.gamesPerRound = 1;
        it.settings.plannedRounds = 1;
        it.settings.startFeeCents = core::largestPaidCents;
    });
    row("letters among invisible characters, directions closed", [](Tournament& it) {
        it.participants[0].name = u"\u200F\u202BA\u200Dnna\u2067\u2069\u202C"_s;
    });
    row("the largest numbers", [](Tournament& it) {
        auto last = participant(999'999);
        last.fixedTable = 99'999_t;
        last.setPaidCents(core::largestPaidCents);
        last.present = {{1'000_r, 1'000_r}};
        it.participants.push_back(last);
        it.settings.gamesPerRound = 1'000;
        it.settings.plannedRounds = 1'000;
        it.settings.certificate.places = 999'999;
        it.rounds[0].number = 1'000_r;
        it.rounds[0].head.games = 1'000;
        it.rounds[0].tables[1].number = 99'999_t;
        it.rounds[0].tables[1].games = {{1'000_g, unplayed()}};
        it.penalties[0].round = 1'000_r;
    });
    row("the longest texts", [](Tournament& it) {
        it.settings.name = longLine.chopped(1);
        it.settings.licence.address = longNote.chopped(1);
        it.participants[0].name = longLine.chopped(1);
        it.rounds[0].head.reason = longNote.chopped(1);
        it.rounds[0].tables[0].head.note = longNote.chopped(1);
        it.rounds[0].tables[1].games = {{1_g, unplayed(longNote.chopped(1))}};
        it.penalties[0].reason = longNote.chopped(1);
    });
    row("drafts behind all other rounds", [](Tournament& it) {
        it.rounds.push_back(round(2, {}));
        it.rounds.push_back(round(3, {}));
        it.rounds[1].head.state = core::RoundState::Draft;
        it.rounds[2].head.state = core::RoundState::Draft;
    });
    row("an address of several lines",
        [](Tournament& it) { it.settings.licence.address = QStringLiteral("Way 1\nTown"); });
    row("certificates with all there is", [](Tournament& it) {
        it.settings.certificate = {QStringLiteral("For {name}\n{place}\n{"),
                                   1,
                                   QStringLiteral("/no/such/picture.png"),
                                   {}};
    });
    row("no IBAN", [](Tournament& it) { it.settings.licence.iban.clear(); });
    row("a valid IBAN", [](Tournament& it) {
        it.settings.licence.iban = QStringLiteral("DE89 3704 0044 0532 0130 00");
    });
    row("two at a table of plus", [](Tournament& it) {
        it.rounds[0].tables[1].head.seats = {5_p, 6_p};
    });
    row("never present", [](Tournament& it) { it.participants[0].present.clear(); });
    row("present in one round alone", [](Tournament& it) {
        it.participants[0].present = {{2_r, 2_r}};
    });
    row("two of one name",
        [](Tournament& it) { it.participants[0].name = QStringLiteral("Person 2"); });
    row("one without a surname",
        [](Tournament& it) { it.participants[0].name = QStringLiteral("Jo"); });
    row("a penalty of a tenth that gives, in a round to come", [](Tournament& it) {
        it.penalties = {{1_p, 9_r, MatchPoints::fromUnits(12), {}}};
    });
    row("lists out of order", [](Tournament& it) {
        std::reverse(it.participants.begin(), it.participants.end());
        std::reverse(it.rounds[0].tables.begin(), it.rounds[0].tables.end());
    });
    row("nobody at all", [](Tournament& it) { it = tournament(0); });
    row("a round without tables", [](Tournament& it) { it.rounds[0].tables.clear(); });
    row("a cancelled round with games",
        [](Tournament& it) { it.rounds[0].head.state = core::RoundState::Cancelled; });
}

void TestFaults::acceptsWhatIsAtTheLimit()
{
    QFETCH(Tournament, evening);
    QCOMPARE(core::faultsOf(evening), Refusals());
}

void TestFaults::findsNoneInRandomTournaments()
{
    for (quint32 seed = 1; seed <= 200; ++seed) {
        QCOMPARE(core::faultsOf(randomTournament(seed)), Refusals());
    }
}

void TestFaults::tellsPlainLines_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("plain");
    QTest::newRow("nothing") << QString() << true;
    QTest::newRow("umlauts") << QStringLiteral("Öztürk, Deniz-Müller") << true;
    QTest::newRow("beyond the basic plane") << QStringLiteral("😀") << true;
    QTest::newRow("no-break space") << QString(QChar(0xA0)) << true;
    QTest::newRow("line feed") << QStringLiteral("a\n") << false;
    QTest::newRow("carriage return") << QStringLiteral("a\r") << false;
    QTest::newRow("tab") << QStringLiteral("\ta") << false;
    QTest::newRow("null") << QString(QChar(0)) << false;
    QTest::newRow("delete") << QString(QChar(0x7F)) << false;
    QTest::newRow("next line") << QString(QChar(0x85)) << false;
    QTest::newRow("line separator") << QString(QChar(0x2028)) << false;
    QTest::newRow("paragraph separator") << QString(QChar(0x2029)) << false;
}

void TestFaults::tellsPlainLines()
{
    QFETCH(QString, text);
    QFETCH(bool, plain);
    QCOMPARE(core::isPlainLine(text), plain);
}

RUMMY_TEST(TestFaults)

} // namespace tst_faults

#include "tst_faults.moc"
