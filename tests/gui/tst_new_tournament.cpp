#include "setup_scene.h"
#include "tests/evening.h"
#include "tests/suite.h"
#include "visible_texts.h"

#include "app/desk/evening/tournaments/tournaments_page.h"

#include <QCheckBox>
#include <QScopeGuard>
#include <QSpinBox>

namespace tst_new_tournament {

using setup_test::withSettings;

namespace {

constexpr int pure = static_cast<int>(scoring::RuleSet::RummyPure);
constexpr int romme500 = static_cast<int>(scoring::RuleSet::Romme500);

/// The form on a desk.
class Shown : public page_test::ShownPage<desk::TournamentsPage>
{
public:
    explicit Shown(DeskFixture& fixture) : ShownPage(fixture.session()) { page.newTournament(); }

    void chooseRules(int ruleSet)
    {
        part<QPushButton>(qPrintable(QStringLiteral("newRuleSet-%1").arg(ruleSet))).click();
    }
    void choose(const char* name, int data)
    {
        auto& choice = part<QComboBox>(name);
        QVERIFY2(choice.isVisible(), name);
        choice.setCurrentIndex(choice.findData(data));
        Q_EMIT choice.activated(choice.currentIndex());
    }
    void typeTarget(const QString& text)
    {
        auto& field = part<QLineEdit>("newMatchField");
        QVERIFY(field.isVisible());
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
    }
    void create() { part<QPushButton>("newCreateButton").click(); }
};

} // namespace

/// The questions for a new tournament, by its rules.
class TestNewTournament : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void createsWhatIsSaid_data();
    void createsWhatIsSaid();
    void asksForTheRounds();
    void asksForTheStartFee_data();
    void asksForTheStartFee();
    void likeAnEveningThatEndedEarly();
    void takesNothingOfTheRulesThatWereLeft();
    void refusesATarget_data();
    void refusesATarget();
    void asksNothingOfTheOtherRules_data();
    void asksNothingOfTheOtherRules();
    void saysWhatAnEventMeans();
    void beginsAnew();
    void proposesTheRulesOfTheLastEvening_data();
    void proposesTheRulesOfTheLastEvening();
    void saysWhatThePlacesAreWorth_data();
    void saysWhatThePlacesAreWorth();
    void saysWhatTheLastOnePlayed_data();
    void saysWhatTheLastOnePlayed();
};

void TestNewTournament::createsWhatIsSaid_data()
{
    QTest::addColumn<int>("event");
    QTest::addColumn<int>("deals");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing said") << 0 << 0 << "500"
                                  << "";
    QTest::newRow("ring to 300") << 1 << 0 << "300"
                                 << "event=ring match.target=300";
    QTest::newRow("single, one deal") << 2 << 1 << ""
                                      << "event=single match={\"form\":\"quick\",\"deals\":1}";
    QTest::newRow("knock-out, three deals") << 3 << 3 << ""
                                            << "event=multi "
                                               "match={\"form\":\"quick\",\"deals\":3}";
}

void TestNewTournament::createsWhatIsSaid()
{
    QFETCH(int, event);
    QFETCH(int, deals);
    QFETCH(QString, target);
    QFETCH(QString, expected);
    DeskFixture fixture;
    Shown shown(fixture);
    shown.chooseRules(romme500);
    shown.choose("newEventChoice", event);
    shown.choose("newMatchChoice", deals);
    QCOMPARE(shown.part<QLineEdit>("newMatchField").isVisible(), deals == 0);
    if (deals == 0) {
        shown.typeTarget(target);
    }
    shown.create();
    core::Settings settings;
    settings.name = fixture.session().tournament().settings.name;
    settings.date = QDate(2026, 10, 16);
    QVERIFY(fixture.session().tournament().settings ==
            withSettings(settings, QStringLiteral("ruleset=romme-500 ") + expected));
}

void TestNewTournament::asksForTheRounds()
{
    DeskFixture fixture;
    Shown shown(fixture);
    shown.part<QSpinBox>("newRoundsField").setValue(6);
    shown.create();
    QCOMPARE(fixture.session().tournament().settings.plannedRounds, std::optional(6));
    shown.page.newTournament();
    shown.part<QSpinBox>("newRoundsField").setValue(0);
    shown.create();
    QCOMPARE(fixture.session().tournament().settings.plannedRounds, std::nullopt);
}

void TestNewTournament::asksForTheStartFee_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("cents"); // -1: refused.
    QTest::newRow("none") << QString() << 0;
    QTest::newRow("in euros") << QStringLiteral("7.50") << 750;
    QTest::newRow("no amount") << QStringLiteral("seven") << -1;
}

void TestNewTournament::asksForTheStartFee()
{
    QFETCH(const QString, typed);
    QFETCH(const int, cents);
    DeskFixture fixture;
    Shown shown(fixture);
    shown.part<QLineEdit>("newFeeField").setText(typed);
    shown.create();
    if (cents < 0) {
        QVERIFY(shown.part<QLabel>("newFeeRefusal").isVisible());
        QVERIFY(fixture.session().club().empty());
        return;
    }
    QCOMPARE(fixture.session().tournament().settings.startFeeCents, std::int64_t(cents));
    shown.page.newTournament();
    QCOMPARE(shown.part<QLineEdit>("newFeeField").text(), typed);
}

/// The end of an evening before its last round is no plan for the next.
void TestNewTournament::likeAnEveningThatEndedEarly()
{
    DeskFixture fixture;
    Shown shown(fixture);
    constexpr int planned = 3;
    auto played = evening::tournament(4);
    played.settings.date = QDate(2026, 10, 9);
    played.settings.plannedRounds = planned;
    played.rounds = {evening::round(1,
                                    {evening::table(1,
                                                    {core::StartNumber{1}, core::StartNumber{2},
                                                     core::StartNumber{3}, core::StartNumber{4}},
                                                    {{core::GameNumber{1}, evening::unplayed()},
                                                     {core::GameNumber{2}, evening::unplayed()}})},
                                    {}, core::RoundState::Closed)};
    auto& session = fixture.session();
    const auto id =
        session.runClub([&](core::TournamentService& service) { return service.import(played); });
    QVERIFY(id);
    session.open(*id);
    QVERIFY(session.run(core::endEvening));
    QCOMPARE(session.tournament().settings.plannedRounds, std::optional(1));
    shown.page.newLikeLast();
    shown.create();
    QCOMPARE(session.tournament().settings.plannedRounds, std::optional(planned));
}

void TestNewTournament::takesNothingOfTheRulesThatWereLeft()
{
    DeskFixture fixture;
    Shown shown(fixture);
    shown.part<QPushButton>("newRuleText-1").click();
    shown.part<QSpinBox>("newGamesField").setValue(3);
    shown.part<QCheckBox>("newOpenBox").click();
    shown.chooseRules(romme500);
    shown.choose("newEventChoice", 1);
    shown.create();
    const core::Settings defaults;
    const auto& cards = fixture.session().tournament().settings;
    QVERIFY(cards.rules.options == defaults.rules.options);
    QCOMPARE(cards.gamesPerRound, defaults.gamesPerRound);
    QVERIFY(!cards.open);

    shown.page.newTournament();
    shown.chooseRules(romme500);
    shown.choose("newEventChoice", 1);
    shown.typeTarget(QStringLiteral("0"));
    shown.chooseRules(pure);
    shown.create();
    const auto& stones = fixture.session().tournament().settings;
    QVERIFY(stones.rules.ruleSet == scoring::RuleSet::RummyPure);
    QVERIFY(stones.cards == defaults.cards);
}

void TestNewTournament::refusesATarget_data()
{
    QTest::addColumn<QString>("target");
    QTest::newRow("zero") << "0";
    QTest::newRow("negative") << "-5";
    QTest::newRow("no number") << "viel";
    QTest::newRow("a fraction") << "2.5";
}

void TestNewTournament::refusesATarget()
{
    QFETCH(QString, target);
    DeskFixture fixture;
    Shown shown(fixture);
    shown.chooseRules(romme500);
    auto& refusal = shown.part<QLabel>("newMatchRefusal");
    QVERIFY(!refusal.isVisible());
    shown.typeTarget(target);
    shown.create();
    QVERIFY(!fixture.session().current());
    QVERIFY(refusal.isVisible());
    QVERIFY(!refusal.text().isEmpty());
    QVERIFY(shown.part<QLineEdit>("newMatchField").hasFocus());
    shown.typeTarget(QStringLiteral("200"));
    QVERIFY(!refusal.isVisible());
    QTest::keyClick(&shown.part<QLineEdit>("newMatchField"), Qt::Key_Return);
    QVERIFY(fixture.session().current());
}

void TestNewTournament::asksNothingOfTheOtherRules_data()
{
    QTest::addColumn<int>("ruleSet");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("Rommé 500") << romme500
                               << QStringList{QStringLiteral("points as in"),
                                              QStringLiteral("english text"),
                                              QStringLiteral("games per round"),
                                              QStringLiteral("open to"), QStringLiteral("licence")};
    QTest::newRow("Rummy-pure") << pure << QStringList{QStringLiteral("match"),
                                                       QStringLiteral("deal"),
                                                       QStringLiteral("target"),
                                                       QStringLiteral("ring"),
                                                       QStringLiteral("knock-out"),
                                                       QStringLiteral("what is played")};
}

void TestNewTournament::asksNothingOfTheOtherRules()
{
    QFETCH(int, ruleSet);
    QFETCH(QStringList, words);
    DeskFixture fixture;
    Shown shown(fixture);
    shown.chooseRules(ruleSet);
    const QString texts = visible_texts::below(shown.page, {QStringLiteral("newRuleSet")});
    QVERIFY(texts.contains(QLatin1String("create")));
    for (const auto& word : words) {
        QVERIFY2(!texts.contains(word), qPrintable(word));
    }
}

void TestNewTournament::saysWhatAnEventMeans()
{
    DeskFixture fixture;
    Shown shown(fixture);
    shown.chooseRules(romme500);
    QStringList sentences;
    for (int event = 0; event < 4; ++event) {
        shown.choose("newEventChoice", event);
        sentences << shown.part<QLabel>("newEventWords").text();
    }
    QVERIFY(!sentences.contains(QString()));
    QCOMPARE(sentences.removeDuplicates(), 0);
}

void TestNewTournament::beginsAnew()
{
    DeskFixture fixture;
    Shown shown(fixture);
    shown.chooseRules(romme500);
    shown.choose("newEventChoice", 3);
    shown.typeTarget(QStringLiteral("0"));
    shown.create();
    QTest::keyClick(&shown.part<QLineEdit>("newMatchField"), Qt::Key_Escape);
    shown.page.newTournament();
    QVERIFY(shown.part<QSpinBox>("newGamesField").isVisible());
    QVERIFY(!shown.part<QComboBox>("newEventChoice").isVisible());
    shown.chooseRules(romme500);
    QCOMPARE(shown.part<QComboBox>("newEventChoice").currentIndex(), 0);
    QCOMPARE(shown.part<QLineEdit>("newMatchField").text(), QStringLiteral("500"));
    QVERIFY(!shown.part<QLabel>("newMatchRefusal").isVisible());
}

void TestNewTournament::proposesTheRulesOfTheLastEvening_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("evenings"); // in the order in which they were played
    QTest::addColumn<QString>("expected");
    QTest::newRow("the first, in English") << "en" << QStringList() << "plannedRounds=4";
    QTest::newRow("the first, in German")
        << "de" << QStringList() << "options.scale=german plannedRounds=4";
    const QString own = QStringLiteral("ruleset=rummy-pure options.scale=german options.ties=high "
                                       "gamesPerRound=3 plannedRounds=5");
    QTest::newRow("as last week, whatever the language") << "en" << QStringList{own} << own;
    QTest::newRow("the English text in a German window")
        << "de" << QStringList{QString()} << "plannedRounds=4";
    QTest::newRow("cards last time")
        << "de" << QStringList{own, QStringLiteral("ruleset=romme-500 event=ring")}
        << "ruleset=romme-500 event=ring";
}

void TestNewTournament::proposesTheRulesOfTheLastEvening()
{
    QFETCH(QString, language);
    QFETCH(QStringList, evenings);
    QFETCH(QString, expected);
    const auto back = qScopeGuard([] { page_test::dress(); });
    page_test::dress(QLocale(language));
    DeskFixture fixture;
    core::Settings settings;
    settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    settings.name = QStringLiteral("Evening");
    settings.date = QDate(2026, 10, 1);
    for (const auto& evening : evenings) {
        const auto played = withSettings(settings, evening);
        settings.date = settings.date->addDays(7);
        fixture.session().runClub(
            [&](core::TournamentService& service) { return service.create(played); });
    }
    Shown shown(fixture);
    shown.create();
    auto created = fixture.session().tournament().settings;
    settings.name = created.name;
    settings.date = created.date;
    auto wanted = withSettings(settings, expected);
    wanted.threes = core::usualThrees(wanted.rules);
    QVERIFY(created == wanted);
}

void TestNewTournament::saysWhatThePlacesAreWorth_data()
{
    QTest::addColumn<int>("ruleSet");
    QTest::addColumn<int>("text");
    QTest::addColumn<QString>("expected");
    const int plus = static_cast<int>(scoring::RuleSet::RummyPurePlus);
    QTest::newRow("pure, English") << pure << 0 << "table of four: 4-3-2-1 · of three: 3-2-1";
    QTest::newRow("pure, German") << pure << 1 << "table of four: 4-3-3-1 · of three: 3-2-1";
    QTest::newRow("plus, German") << plus << 1
                                  << "table of four: 4-3-2-1 · of three: 4-3-2 · of two: 4-3";
}

void TestNewTournament::saysWhatThePlacesAreWorth()
{
    QFETCH(int, ruleSet);
    QFETCH(int, text);
    QFETCH(QString, expected);
    DeskFixture fixture;
    Shown shown(fixture);
    shown.chooseRules(ruleSet);
    shown.part<QPushButton>(qPrintable(QStringLiteral("newRuleText-%1").arg(text))).click();
    QCOMPARE(shown.part<QLabel>("newRuleTextWords").text(), expected);
    shown.create();
    setup_test::Shown setup(fixture);
    QCOMPARE(setup.label("rulePresetWords").text(), expected);
}

void TestNewTournament::saysWhatTheLastOnePlayed_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("facts");
    QTest::newRow("games") << "club-evening.json"
                           << "Rummy-pure-plus, 4 game(s) per round, 4 round(s), fees and wishes";
    QTest::newRow("deals") << "cards-points.json"
                           << "Rommé 500, Points evening, matches of 3 deal(s), 4 round(s), fees, "
                              "prizes and wishes";
}

void TestNewTournament::saysWhatTheLastOnePlayed()
{
    QFETCH(QString, sample);
    QFETCH(QString, facts);
    DeskFixture fixture;
    fixture.openSample(sample);
    const auto last = fixture.session().tournament().settings;
    Shown shown(fixture);
    shown.page.newLikeLast();
    QCOMPARE(shown.part<QLabel>("likeTakenOver").text(), facts);
    shown.create();
    const auto& settings = fixture.session().tournament().settings;
    QVERIFY(settings.cards == last.cards);
    QVERIFY(settings.prizeCents == last.prizeCents);
}

RUMMY_TEST(TestNewTournament)

} // namespace tst_new_tournament

#include "tst_new_tournament.moc"
