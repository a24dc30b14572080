#include "core/evening/evening_steps.h"
#include "core/evening/evening_use.h"
#include "core/evening/missing.h"
#include "core/model/enum_table.h"
#include "one_table.h"
#include "random_tournament.h"
#include "tests/suite.h"

#include <QStringList>
#include <QTest>

#include <functional>

namespace tst_evening_steps {

using namespace evening;
using namespace Qt::Literals::StringLiterals;
using core::EveningStep;
using core::Round;
using core::RoundState;
using core::Tournament;

/// What a director does next.
class TestEveningSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followTheEvening_data();
    void followTheEvening();
    void stepsStandForWhatTheyWereDoneWith_data();
    void stepsStandForWhatTheyWereDoneWith();
    void releaseConcernsTheHall();
    void eveningUses_data();
    void eveningUses();
    void nextRoundWaitsForNothingMissing_data();
    void nextRoundWaitsForNothingMissing();
};

namespace {

QString textOf(const core::NextStep& step)
{
    static constexpr core::EnumTable<EveningStep, const char*> names = {
        {EveningStep::Enrol, "enrol"},
        {EveningStep::CheckIn, "check in"},
        {EveningStep::EnterResults, "results"},
        {EveningStep::Settle, "settle"},
        {EveningStep::CloseRound, "close"},
        {EveningStep::Release, "release"},
        {EveningStep::Publish, "publish"},
        {EveningStep::Draw, "draw"},
        {EveningStep::DecideTie, "tie"},
        {EveningStep::CollectFees, "open fees"},
        {EveningStep::HangUpStandings, "standings"},
        {EveningStep::PrintPrizes, "winners"},
        {EveningStep::PrintReceipts, "receipts"},
        {EveningStep::DrawRaffle, "raffle"},
        {EveningStep::GivePrizes, "prizes"},
        {EveningStep::PayPrizes, "pay"},
        {EveningStep::SettlePrizes, "settle prizes"},
        {EveningStep::BookFee, "book fee"},
        {EveningStep::CountCash, "cash"},
        {EveningStep::BackUp, "backup"},
        {EveningStep::ReportFee, "fee"},
    };
    QString text = QString::fromLatin1(names[step.step]);
    if (step.round) {
        text += u' ' + QString::number(plain(*step.round));
    }
    for (const auto table : step.tables) {
        text += u" table "_s + QString::number(plain(table));
    }
    if (step.person) {
        text += u" no. "_s + QString::number(plain(*step.person));
    }
    if (step.cents != 0) {
        text += u' ' + QString::number(step.cents);
    }
    return text;
}

QStringList textsOf(const std::vector<core::NextStep>& steps)
{
    QStringList texts;
    for (const auto& step : steps) {
        texts << textOf(step);
    }
    return texts;
}

} // namespace

void TestEveningSteps::followTheEvening_data()
{
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<core::EveningCash>("cash");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const Tournament& evening, const QStringList& expected,
                        const core::EveningCash& cash = {}) {
        QTest::newRow(name) << evening << cash << expected;
    };
    row("nobody enrolled", Tournament(), {u"enrol"_s});
    row("too few for a table", tournament(2), {u"enrol"_s});
    row("nothing drawn", with({}, 2), {u"draw 1"_s});
    auto expected = with({}, 2);
    expected.participants[3].status = core::Attendance::Expected;
    row("somebody expected", expected, {u"check in"_s, u"draw 1"_s});
    row("draft", with({oneTable(1, RoundState::Draft, {})}, 2), {u"publish 1"_s});
    row("no results", with({oneTable(1, RoundState::Published, {})}, 2), {u"results 1 table 1"_s});
    row("all in", with({oneTable(1, RoundState::Published)}, 2), {u"close 1"_s});
    auto unclear = with({oneTable(1, RoundState::Published)}, 2);
    unclear.rounds[0].tables[0].head.mark = core::TableMark::Unclear;
    row("unclear", unclear, {u"settle 1 table 1"_s, u"close 1"_s});
    row("between rounds", with({oneTable(1, RoundState::Closed)}, 2), {u"draw 2"_s});
    row("planned in advance",
        with({oneTable(1, RoundState::Closed), oneTable(2, RoundState::Draft, {})}, 2),
        {u"publish 2"_s});
    row("all published at once",
        with({oneTable(1, RoundState::Published), oneTable(2, RoundState::Published, {})}, 2),
        {u"close 1"_s});
    row("no number of rounds", with({oneTable(1, RoundState::Closed)}, std::nullopt),
        {u"draw 2"_s});
    row("cancelled", with({oneTable(1, RoundState::Cancelled, {})}, 1), {u"draw 2"_s});
    const auto over = with({oneTable(1, RoundState::Closed)}, 1);
    row("over", over, {u"standings"_s, u"backup"_s});
    auto withMoney = over;
    withMoney.settings.open = true;
    withMoney.settings.startFeeCents = 500;
    withMoney.settings.prizeCents = {1'000, 500};
    row("over, with money", withMoney,
        {u"tie no. 2"_s, u"open fees no. 1"_s, u"standings"_s, u"winners"_s, u"receipts"_s,
         u"prizes"_s, u"pay 1500"_s, u"book fee 400"_s, u"cash"_s, u"backup"_s, u"fee"_s});
    auto paid = withMoney;
    for (auto& person : paid.participants) {
        person.payments = {{500}};
    }
    row("start fees are paid", paid,
        {u"tie no. 2"_s, u"standings"_s, u"winners"_s, u"receipts"_s, u"prizes"_s, u"pay 1500"_s,
         u"book fee 400"_s, u"cash"_s, u"backup"_s, u"fee"_s});
    paid.participants[2].payments = {{400}};
    row("one owes some", paid,
        {u"tie no. 2"_s, u"open fees no. 3"_s, u"standings"_s, u"winners"_s, u"receipts"_s,
         u"prizes"_s, u"pay 1500"_s, u"book fee 400"_s, u"cash"_s, u"backup"_s, u"fee"_s});
    const auto booked = [](core::CashKind kind, std::int64_t cents) {
        core::CashMovement movement;
        movement.kind = kind;
        movement.cents = cents;
        return movement;
    };
    row("one prize is paid out", withMoney,
        {u"tie no. 2"_s, u"open fees no. 1"_s, u"standings"_s, u"winners"_s, u"receipts"_s,
         u"prizes"_s, u"pay 500"_s, u"book fee 400"_s, u"cash"_s, u"backup"_s, u"fee"_s},
        {{booked(core::CashKind::Prize, 1'000)}, {}});
    row("all is booked", withMoney,
        {u"tie no. 2"_s, u"open fees no. 1"_s, u"standings"_s, u"winners"_s, u"receipts"_s,
         u"prizes"_s, u"cash"_s, u"backup"_s, u"fee"_s},
        {{booked(core::CashKind::Prize, 1'500), booked(core::CashKind::LicenceFee, 400)}, {}});
    auto licensed = withMoney;
    licensed.settings.licenceHeld = true;
    row("no licence fee", licensed,
        {u"tie no. 2"_s, u"open fees no. 1"_s, u"standings"_s, u"winners"_s, u"receipts"_s,
         u"prizes"_s, u"pay 1500"_s, u"cash"_s, u"backup"_s});
    auto free = withMoney;
    free.settings.startFeeCents = 0;
    row("no start fee", free,
        {u"tie no. 2"_s, u"standings"_s, u"winners"_s, u"receipts"_s, u"prizes"_s, u"backup"_s,
         u"fee"_s});
    auto withDraws = over;
    core::Prize door;
    door.name = u"Door prize"_s;
    door.what = core::PrizeFor::Door;
    door.places = core::PrizeGoods{u"Ham"_s};
    withDraws.settings.prizes = {door};
    row("raffle", withDraws, {u"standings"_s, u"winners"_s, u"raffle"_s, u"prizes"_s, u"backup"_s});
    auto tied = over;
    core::Prize goods;
    goods.name = u"Ham"_s;
    goods.what = core::PrizeFor::Rank;
    goods.places = core::PrizeGoods{u"Wine"_s, u"Ham"_s};
    tied.settings.prizes = {goods};
    row("tie", tied, {u"tie no. 2"_s, u"standings"_s, u"winners"_s, u"prizes"_s, u"backup"_s});
    auto tiedForMoney = over;
    tiedForMoney.settings.prizeCents = {2000, 1000, 500};
    row("tie for money", tiedForMoney,
        {u"tie no. 2"_s, u"standings"_s, u"winners"_s, u"receipts"_s, u"prizes"_s, u"backup"_s});
    auto disputed = over;
    disputed.rounds[0].tables[0].head.mark = core::TableMark::Disputed;
    row("disputed at the end", disputed, {u"settle 1 table 1"_s, u"standings"_s, u"backup"_s});
}

void TestEveningSteps::followTheEvening()
{
    QFETCH(const Tournament, tournament);
    QFETCH(const core::EveningCash, cash);
    QFETCH(const QStringList, expected);
    QCOMPARE(textsOf(core::stepsLeft(tournament, {}, {cash}, false)), expected);
}

void TestEveningSteps::eveningUses_data()
{
    using core::EveningUse;
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<bool>("showsHall");
    QTest::addColumn<EveningUse>("expected");
    const auto row = [](const char* name, const Tournament& evening, const EveningUse& expected,
                        bool showsHall = false) {
        QTest::newRow(name) << evening << showsHall << expected;
    };
    const auto plain = with({oneTable(1, RoundState::Published)}, 2);
    row("nothing", plain, {});
    auto expected = plain;
    expected.participants.back().status = core::Attendance::Expected;
    row("somebody expected", expected, {.checkIn = true});
    auto waiting = plain;
    waiting.participants.back().status = core::Attendance::Waiting;
    row("a waiting list alone", waiting, {});
    auto withFee = plain;
    withFee.settings.startFeeCents = 500;
    row("a start fee", withFee, {.cash = true});
    auto withClasses = plain;
    withClasses.settings.feeClasses = {{u"guest"_s, u"Guests"_s, 700}};
    row("a fee of guests alone", withClasses, {.cash = true});
    auto limited = plain;
    limited.settings.roundMinutes = 45;
    row("a time limit", limited, {.clock = true});
    auto scheduled = plain;
    scheduled.settings.schedule = {{}};
    row("a schedule", scheduled, {.clock = true});
    auto started = plain;
    started.rounds[0].clock = core::RoundClock{};
    row("a clock", started, {.clock = true});
    auto byPhone = plain;
    byPhone.settings.phoneSlips = core::PhoneSlips::Desk;
    row("games by phone", byPhone, {.hall = true});
    row("a display", plain, {.hall = true}, true);
}

void TestEveningSteps::eveningUses()
{
    QFETCH(const Tournament, tournament);
    QFETCH(const bool, showsHall);
    QFETCH(const core::EveningUse, expected);
    QVERIFY(core::useOf(tournament, showsHall) == expected);
}

void TestEveningSteps::stepsStandForWhatTheyWereDoneWith_data()
{
    using Alter = std::function<void(Tournament&)>;
    QTest::addColumn<Alter>("alter");
    QTest::addColumn<QStringList>("overtaken");
    const auto row = [](const char* name, const Alter& alter, const QStringList& overtaken) {
        QTest::newRow(name) << alter << overtaken;
    };
    const QStringList results = {u"standings"_s, u"winners"_s, u"receipts"_s, u"prizes"_s};
    row("nothing", [](Tournament&) {}, {});
    row("the venue", [](Tournament& evening) { evening.settings.venue = u"Krone"_s; }, {});
    row(
        "a result",
        [](Tournament& evening) {
            evening.rounds[0].tables[0].games[0].outcome = played("5,0,5,9");
        },
        results);
    row(
        "a name", [](Tournament& evening) { evening.participants[1].name = u"Berger, Eva"_s; },
        results);
    row("a prize", [](Tournament& evening) { evening.settings.prizeCents = {2'000}; },
        {u"winners"_s, u"receipts"_s, u"prizes"_s});
    row("no licence fee", [](Tournament& evening) { evening.settings.licenceHeld = true; },
        {u"fee"_s});
}

void TestEveningSteps::stepsStandForWhatTheyWereDoneWith()
{
    QFETCH(const std::function<void(Tournament&)>, alter);
    QFETCH(const QStringList, overtaken);
    auto evening = with({oneTable(1, RoundState::Closed)}, 1);
    evening.settings.open = true;
    evening.settings.startFeeCents = 500;
    evening.settings.prizeCents = {1'000};
    const auto before = evening;
    alter(evening);
    QStringList found;
    for (const auto& step : core::stepsLeft(before, {}, {}, false)) {
        if (core::basisOf(step.step, before) != core::basisOf(step.step, evening)) {
            found << textOf(step);
        }
    }
    QCOMPARE(found, overtaken);
}

void TestEveningSteps::releaseConcernsTheHall()
{
    auto evening = with({oneTable(1, RoundState::Closed)}, 2);
    const auto steps = [&evening](bool usesHall) {
        return textsOf(core::stepsLeft(evening, {}, {}, usesHall));
    };
    QCOMPARE(steps(true), QStringList{u"draw 2"_s});
    evening.rounds.push_back(oneTable(2, RoundState::Closed));
    QCOMPARE(steps(true), (QStringList{u"standings"_s, u"release 2"_s, u"backup"_s}));
    auto withPrizes = evening;
    withPrizes.settings.prizeCents = {1'000};
    const auto ceremony = textsOf(core::stepsLeft(withPrizes, {}, {}, true));
    QVERIFY(ceremony.contains(u"prizes"_s));
    QCOMPARE(ceremony.indexOf(u"release 2"_s), ceremony.indexOf(u"prizes"_s) + 1);
    QCOMPARE(steps(false), (QStringList{u"standings"_s, u"backup"_s}));
    evening.settings.releasedRounds = 1;
    evening.settings.plannedRounds = 3;
    QCOMPARE(steps(true), (QStringList{u"release 2"_s, u"draw 3"_s}));
    evening.settings.releasedRounds = 2;
    QCOMPARE(steps(true), QStringList{u"draw 3"_s});
}

void TestEveningSteps::nextRoundWaitsForNothingMissing_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 300; ++seed) {
        QTest::addRow("seed %u", seed) << seed;
    }
}

/// In any state: there is a step until nothing is missing, one that can't be skipped comes last,
/// and each belongs to the first round that is not over.
void TestEveningSteps::nextRoundWaitsForNothingMissing()
{
    QFETCH(const unsigned, seed);
    const auto evening = randomTournament(seed);
    const auto steps = core::stepsLeft(evening, {}, {}, seed % 2 == 0);
    QVERIFY(!steps.empty());
    const auto missing = core::whatIsMissing(evening);
    const auto isOver = core::isSkippable(steps.back().step);
    const auto waits = std::any_of(missing.begin(), missing.end(), [](const auto& one) {
        return std::holds_alternative<core::UnclosedRound>(one) ||
               std::holds_alternative<core::RoundsToPlay>(one) ||
               std::holds_alternative<core::NoWinner>(one) ||
               std::holds_alternative<core::UnendedEvening>(one);
    });
    QCOMPARE(isOver, !waits && steps.front().step != EveningStep::Enrol);
    for (const auto& step : steps) {
        QCOMPARE(core::isSkippable(step.step), &step != &steps.back() || isOver);
    }
}

RUMMY_TEST(TestEveningSteps)

} // namespace tst_evening_steps

#include "tst_evening_steps.moc"
