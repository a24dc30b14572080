#include "club_values.h"
#include "core/club/erasing.h"
#include "core/file/tournament_file.h"
#include "core/model/bookings.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_erasing {

using namespace Qt::Literals::StringLiterals;
using core::EnrolledKey;
using core::StartNumber;
using core::TournamentId;

namespace {

const TournamentId evening{3};

core::Traces anna()
{
    core::Traces traces;
    traces.person = {club_values::uuid(1)};
    traces.entries = {traces.person, {club_values::uuid(2)}};
    traces.enrolled = {{evening, {club_values::uuid(7)}}, {evening, {club_values::uuid(9)}}};
    traces.spellings = {core::spellingOf(u"Berger, Anna"_s, u"Hof"_s)};
    traces.names = {{u"Berger, Anna"_s, {}}, {u"Anna Bergr"_s, {}}};
    return traces;
}

core::Participant participant(int number, const QString& name, const QString& club)
{
    core::Participant participant;
    participant.number = StartNumber{number};
    participant.uuid = {club_values::uuid(number)};
    participant.name = name;
    participant.club = club;
    participant.surname = u"Berger"_s;
    participant.tags = {u"Damen"_s};
    participant.feeClass = u"guest"_s;
    participant.payments = {{500, std::nullopt, u"by her husband"_s, u"desk of Anna Berger"_s}};
    participant.payments.front().payer = payerOf(participant);
    return participant;
}

} // namespace

/// Removing people from values.
class TestErasing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsLoseTheName_data();
    void textsLoseTheName();
    void anySpelling_data();
    void anySpelling();
    void doubtful_data();
    void doubtful();
    void spellings_data();
    void spellings();
    void onlyTheOwnNumberLosesIt_data();
    void onlyTheOwnNumberLosesIt();
    void everyTextOfATournament();
    void titlesAreNobodysName();
    void historyStillFits();
    void theClub();
    void linksStay();
    void twiceIsOnce();
};

void TestErasing::textsLoseTheName_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("erased");
    const auto row = [](const char* name, const QString& text, const QString& erased) {
        QTest::newRow(name) << text << erased;
    };
    row("as typed", u"Berger, Anna"_s, u"N. N."_s);
    row("as spoken", u"Anna Berger came late"_s, u"N. N. came late"_s);
    row("in small letters", u"for anna berger."_s, u"for N. N.."_s);
    row("twice", u"Anna Berger, BERGER, ANNA"_s, u"N. N., N. N."_s);
    row("more room between", u"Anna \u00a0 Berger"_s, u"N. N."_s);
    row("an earlier spelling", u"was Anna Bergr"_s, u"was N. N."_s);
    row("part of a word", u"Johanna Berger; Anna Bergers"_s, u"Johanna Berger; Anna Bergers"_s);
    row("a double name", u"Anna Berger-Lang, Marie-Anna Berger"_s,
        u"Anna Berger-Lang, Marie-Anna Berger"_s);
    row("genitive", u"Anna Berger's seat"_s, u"N. N.'s seat"_s);
    row("the surname alone", u"Berger"_s, u"Berger"_s);
    row("surname first, no comma", u"Berger Anna"_s, u"N. N."_s);
    row("no blank behind the comma", u"Berger,Anna"_s, u"N. N."_s);
    row("a comma too many", u"Anna, Berger"_s, u"N. N."_s);
    row("nothing", {}, {});
}

void TestErasing::textsLoseTheName()
{
    QFETCH(const QString, text);
    const core::Eraser eraser({anna()});
    QTEST(eraser.erased(text), "erased");
    QCOMPARE(eraser.isIn(text), eraser.erased(text) != text);
}

void TestErasing::anySpelling_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* title, const QString& name, const QString& text) {
        QTest::newRow(title) << name << text;
    };
    row("composed, apart in the text", u"K\u00e4the Weiß"_s, u"Ka\u0308the Weiß"_s);
    row("apart, composed in the text", u"Ka\u0308the Weiß"_s, u"K\u00e4the Weiß"_s);
    row("ß in capitals", u"Käthe Weiß"_s, u"WEISS, KÄTHE"_s);
    row("ss as ß", u"Käthe Weiss"_s, u"Käthe Weiß"_s);
    row("Turkish capitals", u"İpek Kılıç"_s, u"IPEK KILIÇ"_s);
    row("Turkish, capitals erased", u"IPEK KILIÇ"_s, u"ipek kılıç"_s);
    row("apostrophes", u"O’Neill, Maud"_s, u"Maud O'Neill"_s);
    row("hyphens", u"Lay-Bock, Eva"_s, u"Eva Lay‑Bock"_s);
    row("a sign of two units", u"Eva 😀"_s, u"😀, Eva"_s);
    row("three words, any order", u"Berger, Anna Maria"_s, u"Maria Anna Berger"_s);
}

/// Spellings that are one person when compared are one when erased.
void TestErasing::anySpelling()
{
    QFETCH(const QString, name);
    QFETCH(const QString, text);
    core::Traces traces;
    traces.names = {{name, {}}};
    const core::Eraser eraser({traces});
    QCOMPARE(eraser.erased(u"for "_s + text + u"."_s), u"for N. N.."_s);
    QVERIFY(eraser.isIn(text));
}

void TestErasing::doubtful_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isDoubtful");
    QTest::newRow("the surname") << u"Berger pays later"_s << true;
    QTest::newRow("the first name") << u"ANNA was late"_s << true;
    QTest::newRow("part of a word") << u"Herberger, Johanna"_s << false;
    QTest::newRow("nobody") << u"paid"_s << false;
}

/// What is not the whole name stays, but may mean the person.
void TestErasing::doubtful()
{
    QFETCH(const QString, text);
    const core::Eraser eraser({anna()});
    QCOMPARE(eraser.erased(text), text);
    QTEST(eraser.mayBeIn(text), "isDoubtful");
    QVERIFY(!eraser.mayBeIn(core::erasedName()));
}

void TestErasing::spellings_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("surname");
    QTest::addColumn<QStringList>("spellings");
    QTest::newRow("as listed") << u"Berger, Anna"_s << QString()
                               << QStringList{u"Berger, Anna"_s, u"Anna Berger"_s};
    QTest::newRow("as spoken") << u"Anna Berger"_s << QString()
                               << QStringList{u"Anna Berger"_s, u"Berger, Anna"_s};
    QTest::newRow("one word") << u"Paweł"_s << QString() << QStringList{u"Paweł"_s};
    QTest::newRow("surname by hand")
        << u"Anna Maria Berger"_s << u"Maria Berger"_s
        << QStringList{u"Anna Maria Berger"_s, u"Maria Berger, Anna"_s};
}

void TestErasing::spellings()
{
    QFETCH(const QString, name);
    QFETCH(const QString, surname);
    QTEST(core::spellingsOf(name, surname), "spellings");
}

void TestErasing::onlyTheOwnNumberLosesIt_data()
{
    QTest::addColumn<int>("tournament");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("club");
    QTest::addColumn<bool>("isOwn");
    QTest::newRow("own") << 3 << 7 << u"Berger, Anna"_s << u"Hof"_s << true;
    QTest::newRow("own, earlier spelling") << 3 << 7 << u"Anna Bergr"_s << u"Hof"_s << true;
    QTest::newRow("own, another club") << 3 << 9 << u"Berger, Anna"_s << u"Selb"_s << true;
    QTest::newRow("a namesake") << 3 << 8 << u"Berger, Anna"_s << u"Hof"_s << false;
    QTest::newRow("another evening") << 4 << 7 << u"Berger, Anna"_s << u"Hof"_s << false;
}

void TestErasing::onlyTheOwnNumberLosesIt()
{
    QFETCH(const int, tournament);
    QFETCH(const int, number);
    QFETCH(const QString, name);
    QFETCH(const QString, club);
    QFETCH(const bool, isOwn);
    core::Tournament before;
    before.participants = {participant(number, name, club)};
    const auto after = core::Eraser({anna()}).erased(TournamentId{tournament}, before);
    const auto& person = after.participants.front();
    QCOMPARE(person.name, isOwn ? u"N. N."_s : name);
    QCOMPARE(person.surname, isOwn ? QString() : u"Berger"_s);
    QCOMPARE(person.payments.front().note, isOwn ? QString() : u"by her husband"_s);
    QCOMPARE(person.payments.front().by, u"desk of N. N."_s);
    QCOMPARE(person.payments.front().cents, std::int64_t{500});
    QCOMPARE(person.payments.front().payer.name, isOwn ? u"N. N."_s : name);
    // The same of somebody who was removed.
    core::Tournament former;
    former.formerPayments = before.participants.front().payments;
    QCOMPARE(core::Eraser({anna()}).erased(TournamentId{tournament}, former).formerPayments,
             person.payments);
    QCOMPARE(person.club, club);
    QCOMPARE(person.tags, QStringList{u"Damen"_s});
    QCOMPARE(person.feeClass, u"guest"_s);
}

void TestErasing::everyTextOfATournament()
{
    const auto name = u"Anna Berger"_s;
    core::Tournament before;
    auto& settings = before.settings;
    settings.name = settings.venue = settings.organiser = name;
    settings.licence = {name, name, {}, {}, name};
    settings.certificate.text = name;
    settings.feeClasses = {{u"anna"_s, name, 0}};
    core::Prize prize;
    prize.name = prize.tag = name;
    prize.teams = {name};
    prize.places = core::PrizeGoods{name};
    settings.prizes = {prize};
    settings.schedule = {{core::ScheduledBreak{15, name}}};
    core::Table table;
    table.head.note = name;
    core::PlayedGame game;
    game.substitutions = {{0, name}, {1, StartNumber{7}}};
    core::PlayedDeal deal;
    deal.substitutions = {{0, name}};
    table.games = {{core::GameNumber{1}, game},
                   {core::GameNumber{2}, core::UnplayedGame{name}},
                   {core::GameNumber{3}, deal}};
    core::Round round;
    round.head.reason = name;
    round.tables = {table};
    before.rounds = {round};
    before.penalties = {{StartNumber{1}, core::RoundNumber{1}, {}, name}};
    before.tieDecisions = {{{StartNumber{1}, StartNumber{2}}, core::TieDecidedBy::Reason, name}};
    before.raffles = {{name, {StartNumber{1}}, std::nullopt, {StartNumber{1}}}};

    const core::Eraser eraser({anna()});
    const auto after = eraser.erased(evening, before);
    // The rest has no name, and nothing else is changed.
    const auto written = [](const core::Tournament& tournament) {
        return core::writeTournament(tournament);
    };
    QVERIFY(!written(after).contains("Berger"));
    auto expected = written(before);
    expected.replace("Anna Berger", "N. N.");
    QCOMPARE(written(after), expected);
    const auto steps = core::valueSteps(before, after);
    auto applied = before;
    QVERIFY(core::tryApply({{}, {}, steps}, applied));
    QVERIFY(applied == after);
}

/// Somebody enrolled as "Gast" is removed, but not the word.
void TestErasing::titlesAreNobodysName()
{
    core::Traces traces;
    traces.person = {club_values::uuid(1)};
    traces.enrolled = {{evening, {club_values::uuid(7)}}};
    traces.names = {{u"Gast"_s, {}}};
    const core::Eraser eraser({traces});
    core::Tournament tournament;
    tournament.participants = {participant(7, u"Gast"_s, {})};
    tournament.participants.front().tags = {u"Gast"_s};
    tournament.participants.front().payments.clear();
    tournament.settings.feeClasses = {{u"guest"_s, u"Gast"_s, 500}};
    tournament.penalties = {{StartNumber{7}, core::RoundNumber{1},
                             scoring::MatchPoints::fromPoints(-1), u"Gast, late"_s}};
    const auto erased = eraser.erased(evening, tournament);
    QCOMPARE(erased.participants.front().name, core::erasedName());
    QCOMPARE(erased.participants.front().tags, QStringList{u"Gast"_s});
    QCOMPARE(erased.settings.feeClasses.front().name, u"Gast"_s);
    QCOMPARE(erased.penalties.front().reason, u"N. N., late"_s);
}

void TestErasing::historyStillFits()
{
    const core::Eraser eraser({anna()});
    core::Tournament tournament;
    const auto first = withoutPayments(participant(7, u"Anna Bergr"_s, u"Hof"_s));
    const auto renamed = withoutPayments(participant(7, u"Berger, Anna"_s, u"Hof"_s));
    const core::Change enrolled{
        {}, {}, {core::ParticipantExchange{StartNumber{7}, std::nullopt, first}}};
    const core::Change changed{
        {}, u"Anna Berger asked"_s, {core::ParticipantExchange{StartNumber{7}, first, renamed}}};
    core::apply(enrolled, tournament);
    core::apply(changed, tournament);

    auto erased = eraser.erased(evening, tournament);
    const auto change = eraser.erased(evening, changed);
    QCOMPARE(change.reason, u"N. N. asked"_s);
    for (const auto& step : {core::reversed(change), change, core::reversed(change),
                             core::reversed(eraser.erased(evening, enrolled))}) {
        QVERIFY(core::tryApply(step, erased));
    }
    QVERIFY(erased.participants.empty());
}

void TestErasing::theClub()
{
    const core::Eraser eraser({anna()});
    const auto series = [](const QString& name, const core::PlayerId& player) {
        core::Series series = club_values::series();
        series.closed = {
            {club_values::count().time, u"desk"_s, 1, {{1, player, name, u"Hof"_s, {}, 1}}}};
        return series;
    };
    const auto nameOf = [&eraser, &series](const core::PlayerId& player) {
        core::ClubRecords records;
        records.series.emplace(club_values::series().id, series(u"Berger, Anna"_s, player));
        return eraser.erased(records).series.begin()->second.closed.front().lines.front().name;
    };
    QCOMPARE(nameOf({club_values::uuid(2)}), u"N. N."_s);
    QCOMPARE(nameOf({}), u"N. N."_s);
    QCOMPARE(nameOf({club_values::uuid(5)}), u"Berger, Anna"_s);

    auto movement = club_values::movement();
    movement.text = u"Gift of Anna Berger"_s;
    auto player = club_values::player(1);
    player.id = {club_values::uuid(1)};
    player.name = u"Berger, Anna"_s;
    player.publicName = core::PublicName::Short;
    auto other = player;
    other.id = {club_values::uuid(9)};
    const core::LinkExchange link{
        {evening, {club_values::uuid(7)}}, std::nullopt, core::PlayerId{club_values::uuid(2)}};
    const auto change =
        eraser.erased(core::ClubChange{{core::ClubAction::AddPlayers, u"Berger, Anna"_s},
                                       u"Anna Berger joined"_s,
                                       {core::PlayerExchange{player.id, std::nullopt, player},
                                        core::PlayerExchange{other.id, std::nullopt, other}, link,
                                        core::CashExchange{movement.id, std::nullopt, movement}}});
    QCOMPARE(change.label.subject, u"N. N."_s);
    QCOMPARE(change.reason, u"N. N. joined"_s);
    QCOMPARE(change.steps.size(), std::size_t{4});
    const auto& erased = *std::get<core::PlayerExchange>(change.steps[0]).after;
    QCOMPARE(erased.name, u"N. N."_s);
    QVERIFY(erased.publicName == core::PublicName::Full);
    QVERIFY(*std::get<core::PlayerExchange>(change.steps[1]).after == other);
    const auto& linked = std::get<core::LinkExchange>(change.steps[2]);
    QVERIFY(linked.after == anna().person);
    QCOMPARE(std::get<core::CashExchange>(change.steps[3]).after->text, u"Gift of N. N."_s);
}

void TestErasing::linksStay()
{
    const EnrolledKey other{evening, {club_values::uuid(8)}};
    const core::PlayerId somebody{club_values::uuid(9)};
    const EnrolledKey own{evening, {club_values::uuid(7)}};
    const auto links =
        core::Eraser({anna()}).erased(evening, {{own, {club_values::uuid(2)}}, {other, somebody}});
    const auto person = anna().person;
    const std::vector<core::PlayerLink> expected = {
        {own, person}, {other, somebody}, {{evening, {club_values::uuid(9)}}, person}};
    QVERIFY(links == expected);
}

void TestErasing::twiceIsOnce()
{
    const core::Eraser eraser({anna()});
    core::Tournament tournament;
    tournament.settings.organiser = u"Berger, Anna"_s;
    tournament.participants = {participant(7, u"Berger, Anna"_s, u"Hof"_s)};
    const auto once = eraser.erased(evening, tournament);
    QVERIFY(once != tournament);
    QVERIFY(eraser.erased(evening, once) == once);
    QVERIFY(core::valueSteps(once, eraser.erased(evening, once)).empty());
}

RUMMY_TEST(TestErasing)

} // namespace tst_erasing

#include "tst_erasing.moc"
