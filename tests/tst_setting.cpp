#include "core/file/tournament_file.h"
#include "tests/suite.h"

#include "evening.h"

#include <QTest>

#include <functional>

namespace tst_setting {

using namespace evening;
using core::FileFault;
using core::Refusals;
using core::Settings;
using core::withSetting;

using Edit = std::function<void(Settings&)>;

namespace {

/// Settings with nothing at its default, to show what is kept.
Settings before()
{
    Settings settings = tournament(0).settings;
    settings.date = QDate(2026, 5, 14);
    settings.venue = QStringLiteral("Post");
    settings.plannedRounds = 4;
    settings.rules.options.ties = scoring::Ties::High;
    settings.rules.options.tieBreaks = {scoring::TieBreak::Gmp};
    settings.licence.bic = QStringLiteral("BIC");
    settings.apart = {{3_p, 4_p}};
    return settings;
}

} // namespace

/// withSetting(): one KEY=VALUE of the command line.
class TestSetting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sets_data();
    void sets();
    void refuses_data();
    void refuses();
};

void TestSetting::sets_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<Edit>("edit");

    const auto row = [](const char* key, const char* value, const Edit& edit) {
        QTest::addRow("%s=%s", key, value)
            << QString::fromUtf8(key) << QString::fromUtf8(value) << edit;
    };
    const auto name = [&row](const char* value, const char* expected) {
        row("name", value, [expected](Settings& it) { it.name = QString::fromUtf8(expected); });
    };
    using namespace scoring;
    name("Maiturnier", "Maiturnier");
    name("Mai, \"groß\" {1}", "Mai, \"groß\" {1}");
    name("\"Mai\"", "Mai");
    name("1860", "1860");
    name("1e999", "1e999");
    name("true", "true");
    name("null", "null");
    name("[1]", "[1]");
    name("{\"a\": 1}", "{\"a\": 1}");
    name("", "");
    row("venue", "O'Hara's \\ bar",
        [](Settings& it) { it.venue = QStringLiteral("O'Hara's \\ bar"); });
    row("organiser", "Club", [](Settings& it) { it.organiser = QStringLiteral("Club"); });
    row("date", "2027-01-31", [](Settings& it) { it.date = QDate(2027, 1, 31); });
    row("date", "\"2027-01-31\"", [](Settings& it) { it.date = QDate(2027, 1, 31); });
    row("date", "null", [](Settings& it) { it.date.reset(); });
    row("ruleset", "rummy-pure", [](Settings& it) { it.rules.ruleSet = RuleSet::RummyPure; });
    row("open", "true", [](Settings& it) { it.open = true; });
    row("licenceHeld", " true ", [](Settings& it) { it.licenceHeld = true; });
    row("clubsApart", "true", [](Settings& it) { it.clubsApart = true; });
    row("phoneSlips", "desk", [](Settings& it) { it.phoneSlips = core::PhoneSlips::Desk; });
    row("releasedRounds", "3", [](Settings& it) { it.releasedRounds = 3; });
    row("roundMinutes", "35", [](Settings& it) { it.roundMinutes = 35; });
    row("schedule", "[{\"round\": 2, \"start\": \"19:30\"}, {\"break\": 15, \"name\": \"Essen\"}]",
        [](Settings& it) {
            it.schedule = {{2_r, QTime(19, 30)},
                           {core::ScheduledBreak{15, QStringLiteral("Essen")}, {}}};
        });
    row("threes", "fair", [](Settings& it) { it.threes = seating::Threes::Fair; });
    row("evenThreesFirst", "false", [](Settings& it) { it.threes = seating::Threes::Last; });
    row("gamesPerRound", "3", [](Settings& it) { it.gamesPerRound = 3; });
    row("plannedRounds", "7", [](Settings& it) { it.plannedRounds = 7; });
    row("plannedRounds", "null", [](Settings& it) { it.plannedRounds.reset(); });
    row("startFeeCents", "500", [](Settings& it) { it.startFeeCents = 500; });
    row("apart", "[[2,1],[3,4]]", [](Settings& it) { it.apart = {{2_p, 1_p}, {3_p, 4_p}}; });
    row("apart", "[]", [](Settings& it) { it.apart.clear(); });
    row("licence.iban", "DE89", [](Settings& it) { it.licence.iban = QStringLiteral("DE89"); });
    row("licence.address", "\"A\\nB\"",
        [](Settings& it) { it.licence.address = QStringLiteral("A\nB"); });
    row("licence", "{\"text\": \"T\"}",
        [](Settings& it) { it.licence.text = QStringLiteral("T"); });
    row("certificate.text", "\"{name}\\n{place}\"",
        [](Settings& it) { it.certificate.text = QStringLiteral("{name}\n{place}"); });
    row("certificate.text", "{name}",
        [](Settings& it) { it.certificate.text = QStringLiteral("{name}"); });
    row("certificate.design", "stones",
        [](Settings& it) { it.certificate.design = core::CertificateDesign::Stones; });
    row("certificate.landscape", "true", [](Settings& it) { it.certificate.landscape = true; });
    row("certificate.places", "3", [](Settings& it) { it.certificate.places = 3; });
    row("certificate.places", "null", [](Settings& it) { it.certificate.places.reset(); });
    row("certificate.logo", "/home/anna/logo.svg",
        [](Settings& it) { it.certificate.logo = QStringLiteral("/home/anna/logo.svg"); });

    const auto option = [&row](const char* key, const char* value, const Edit& edit) {
        row(key, value, edit);
        row(QByteArray("options.") + key, value, edit);
    };
    option("ties", "split", [](Settings& it) { it.rules.options.ties = Ties::Split; });
    option("ties", "\"split\"", [](Settings& it) { it.rules.options.ties = Ties::Split; });
    option("earlyTermination", "shifted",
           [](Settings& it) { it.rules.options.earlyTermination = EarlyTermination::Shifted; });
    option("firstRoundRomme", "false",
           [](Settings& it) { it.rules.options.firstRoundRomme = false; });
    option("firstRoundRommeClaims", "pool", [](Settings& it) {
        it.rules.options.firstRoundRommeClaims = FirstRoundRommeClaims::Pool;
    });
    option("rankBy", "mean", [](Settings& it) { it.rules.options.rankBy = RankBy::Mean; });
    option("feeBasis", "registered",
           [](Settings& it) { it.feeBasis = core::FeeBasis::Registered; });
    option("scale", "german", [](Settings& it) { it.rules.options.scale = NamedScale::German; });
    option("scale", "{\"2\": [\"4\", \"1/2\"]}", [](Settings& it) {
        it.rules.options.scale =
            OwnScale{game_builder::values({"4", "1/2"}), std::nullopt, std::nullopt};
    });
    option("byeMatchPoints", "average",
           [](Settings& it) { it.rules.options.byeMatchPoints = AverageGame(); });
    for (const char* amount : {"5/2", "2.5", "2.50", "\"5/2\""}) {
        option("byeMatchPoints", amount,
               [](Settings& it) { it.rules.options.byeMatchPoints = game_builder::points("5/2"); });
    }
    const auto tieBreaks = [&option](const char* value, const std::vector<TieBreak>& expected) {
        option("tieBreaks", value,
               [expected](Settings& it) { it.rules.options.tieBreaks = expected; });
    };
    tieBreaks("[\"wins\", \"claims\"]", {TieBreak::Wins, TieBreak::Claims});
    tieBreaks("wins,claims", {TieBreak::Wins, TieBreak::Claims});
    tieBreaks("stones, rommes", {TieBreak::Stones, TieBreak::Rommes});
    tieBreaks("gmp", {TieBreak::Gmp});
    tieBreaks("[]", {});
    tieBreaks("", {});
    row("options", "{\"rankBy\": \"mean\"}",
        [](Settings& it) { it.rules.options.rankBy = RankBy::Mean; });
}

void TestSetting::sets()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(Edit, edit);
    Settings expected = before();
    edit(expected);
    const auto result = withSetting(before(), key, value);
    QVERIFY2(result, core::told(refusalsOf(result)).constData());
    QCOMPARE(*result, expected);
}

void TestSetting::refuses_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<Refusals>("expected");

    const auto row = [](const char* key, const char* value, core::RefusalCode code,
                        const char* place, const QStringList& arguments) {
        QTest::addRow("%s=%s", key, value) << QString::fromUtf8(key) << QString::fromUtf8(value)
                                           << Refusals{refusal(code, place, arguments)};
    };
    const auto unknown = [&row](const char* key, const char* place, const char* name) {
        row(key, "1", FileFault::UnknownKey, place, {QString::fromUtf8(name)});
    };
    const auto wrongType = [&row](const char* key, const char* value, const char* place,
                                  core::Expected expected) {
        row(key, value, FileFault::WrongType, place, {QString::number(static_cast<int>(expected))});
    };
    unknown("venu", "/tournament/venu", "venu");
    unknown("", "/tournament/", "");
    unknown("a/b", "/tournament/a~1b", "a/b");
    unknown("\"", "/tournament/\"", "\"");
    unknown("licence.ibann", "/tournament/licence/ibann", "ibann");
    unknown("options.tie", "/tournament/options/tie", "tie");
    unknown("participants", "/tournament/participants", "participants");
    row("licence", "{\"x\": 1}", FileFault::UnknownKey, "/tournament/licence/x",
        {QStringLiteral("x")});
    wrongType("open", "yes", "/tournament/open", core::Expected::TrueOrFalse);
    wrongType("open", "1", "/tournament/open", core::Expected::TrueOrFalse);
    wrongType("gamesPerRound", "four", "/tournament/gamesPerRound", core::Expected::WholeNumber);
    wrongType("gamesPerRound", "", "/tournament/gamesPerRound", core::Expected::WholeNumber);
    wrongType("apart", "1,2", "/tournament/apart", core::Expected::List);
    wrongType("apart", "[[1]]", "/tournament/apart/0", core::Expected::Pair);
    unknown("certificate.pages", "/tournament/certificate/pages", "pages");
    wrongType("certificate.places", "all", "/tournament/certificate/places",
              core::Expected::WholeNumber);
    wrongType("licence", "me", "/tournament/licence", core::Expected::Object);
    row("gamesPerRound", "1.5", FileFault::NotAWholeNumber, "/tournament/gamesPerRound",
        {QStringLiteral("1.5")});
    row("gamesPerRound", "99999999999", FileFault::NumberOutOfRange, "/tournament/gamesPerRound",
        {QStringLiteral("99999999999"), QStringLiteral("-2147483648"),
         QStringLiteral("2147483647")});
    row("date", "2026", FileFault::NotADate, "/tournament/date", {QStringLiteral("2026")});
    row("date", "", FileFault::NotADate, "/tournament/date", {QString()});
    row("ties", "low", FileFault::UnknownWord, "/tournament/options/ties",
        {QStringLiteral("low"), QStringLiteral("split, high")});
    row("ruleset", "rummy-500", FileFault::UnknownWord, "/tournament/ruleset",
        {QStringLiteral("rummy-500"), QStringLiteral("rummy-pure, rummy-pure-plus, romme-500")});
    row("tieBreaks", "wins,luck", FileFault::UnknownWord, "/tournament/options/tieBreaks/1",
        {QStringLiteral("luck"), QStringLiteral("wins, rommes, claims, stones, gmp")});
    row("tieBreaks", "wins,wins", core::SettingsFault::TieBreakTwice,
        "/tournament/options/tieBreaks/1", {QStringLiteral("wins")});
    row("byeMatchPoints", "1/3", FileFault::NotMatchPoints, "/tournament/options/byeMatchPoints",
        {QStringLiteral("1/3")});
    row("scale", "{\"3\": [\"1\", \"2\", \"3\"", FileFault::UnknownWord,
        "/tournament/options/scale",
        {QStringLiteral("{\"3\": [\"1\", \"2\", \"3\""),
         QStringLiteral("english, german, balanced")});
}

void TestSetting::refuses()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    QTEST(refusalsOf(withSetting(before(), key, value)), "expected");
}

RUMMY_TEST(TestSetting)

} // namespace tst_setting

#include "tst_setting.moc"
