#include "setup_scene.h"
#include "tests/suite.h"

#include "app/desk/widgets/notice.h"

#include <QWheelEvent>

namespace tst_setup_rules {

using namespace setup_test;
using desk::Option;

/// A tournament's rules: examples of each option, and how the page changes them.
class TestSetupRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void showsWhatAnOptionDoes_data();
    void showsWhatAnOptionDoes();
    void everyOptionHasAnExample_data();
    void everyOptionHasAnExample();
    void takesAPreset();
    void typingInTheScaleMakesOwnValues();
    void tellsWhichGamesContradict();
    void tellsWhoseRanksMove_data();
    void tellsWhoseRanksMove();
    void followsWhoseRanksMove();
    void asksNothingBeforeTheFirstResult();
    void ordersTieBreaks();
    void leavesOptionsAloneThatNobodyTouched();
    void scrollingChangesNothing();
};

void TestSetupRules::showsWhatAnOptionDoes_data()
{
    QTest::addColumn<int>("option");
    QTest::addColumn<int>("tableSize");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("table");
    const auto row = [](const char* name, Option option, int size, const char* before,
                        const char* after, const char* table) {
        QTest::newRow(name) << static_cast<int>(option) << size << QString::fromLatin1(before)
                            << QString::fromLatin1(after) << QString::fromLatin1(table);
    };
    row("ties shared", Option::Ties, 4, "ties=high", "ties=split",
        "A 0 1 4 5; B 5 0 5/2* 5/2*; C 5 2 5/2* 9/2*; D 9 0 1 1");
    row("nothing different", Option::Ties, 4, "ties=split", "ties=split",
        "A 0 1 4 5; B 5 0 5/2 5/2; C 5 2 5/2 9/2; D 9 0 1 1");
    row("scale at a table of three", Option::Scale, 3, "scale=english", "scale=balanced",
        "A 0 1 4* 5*; B 4 0 5/2* 5/2*; C 9 2 1 3");
    row("scale at a table of two", Option::Scale, 2, "scale=english", "scale=german",
        "A 0 1 4* 5*; B 7 0 3* 3*");
    row("pure has no claims", Option::Scale, 4, "ruleset=rummy-pure",
        "ruleset=rummy-pure scale=german", "A 0 4; B 4 3; C 6 3*; D 9 1");
    row("ended early", Option::Early, 4, "earlyTermination=full", "earlyTermination=shifted",
        "A 3 1 3* 4*; B 5 0 2* 2*; C 8 2 1* 3*; D 9 0 0* 0*");
    row("first-round Rommé not played", Option::FirstRound, 4, "firstRoundRomme=true",
        "firstRoundRomme=false", "A 12 1 3* 4*; B 0 2 4 6; C 14 0 2 2; D 15 0 1* 1*");
    row("claims pooled", Option::FirstRound, 4, "firstRoundRommeClaims=keep",
        "firstRoundRommeClaims=pool", "A 12 1 2 7/3*; B 0 2 4 6; C 14 0 2 7/3*; D 15 0 2 7/3*");
    row("mean", Option::RankBy, 4, "rankBy=tmp", "rankBy=mean",
        "Anna 30 12 2.500 2*; Bert 24 8 3.000 1*");
    row("wins decide", Option::TieBreaks, 4, "tieBreaks=[]", "tieBreaks=wins",
        "Anna 30 4 1; Bert 30 3 2*");
    row("stones decide", Option::TieBreaks, 4, "tieBreaks=[]", "tieBreaks=stones",
        "Anna 30 52 2*; Bert 30 47 1");
}

void TestSetupRules::showsWhatAnOptionDoes()
{
    QFETCH(int, option);
    QFETCH(int, tableSize);
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, table);
    core::Settings plus;
    plus.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    plus.gamesPerRound = 4;
    const auto example = desk::exampleOf(static_cast<Option>(option), withSettings(plus, before),
                                         withSettings(plus, after), tableSize);
    QCOMPARE(tableText(example), table);
    QCOMPARE(example.before.isEmpty(), !table.contains(u'*'));
    QVERIFY(!example.explanation.isEmpty());
}

void TestSetupRules::everyOptionHasAnExample_data()
{
    QTest::addColumn<int>("option");
    QTest::addColumn<int>("ruleSet");
    for (int option = 0; option < static_cast<int>(Option::FeeBasis); ++option) {
        for (int ruleSet = 0; ruleSet < 2; ++ruleSet) {
            QTest::addRow("option %d, rules %d", option, ruleSet) << option << ruleSet;
        }
    }
}

void TestSetupRules::everyOptionHasAnExample()
{
    QFETCH(int, option);
    QFETCH(int, ruleSet);
    core::Settings settings;
    settings.rules.ruleSet = static_cast<scoring::RuleSet>(ruleSet);
    const auto example = desk::exampleOf(static_cast<Option>(option), settings, settings);
    QVERIFY(!example.situation.isEmpty());
    QVERIFY(!example.explanation.isEmpty());
    QVERIFY(example.before.isEmpty());
}

void TestSetupRules::takesAPreset()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(RulesPart);
    // The sample evening has custom tie-breaks.
    QVERIFY(shown.button("rulePreset-2").isChecked());
    shown.answerRules(QStringLiteral("yesButton"));
    shown.button("rulePreset-1").click();
    QCOMPARE(shown.part<QComboBox>("scaleChoice").currentIndex(), 1);
    QCOMPARE(shown.field("scaleField3-1").text(), QStringLiteral("4"));
    QVERIFY(shown.stored().rules.options == scoring::optionsOf(scoring::RuleText::German));
    QVERIFY(shown.button("rulePreset-1").isChecked());
}

void TestSetupRules::typingInTheScaleMakesOwnValues()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(RulesPart);
    shown.answerRules(QStringLiteral("yesButton"));
    shown.type("scaleField3-2", QStringLiteral("5/2"));
    shown.store();
    shown.answerRules(QStringLiteral("yesButton"));
    shown.type("scaleField3-1", QStringLiteral("4"));
    shown.store();
    QCOMPARE(shown.part<QComboBox>("scaleChoice").currentData().toInt(), -1);
    const auto& rules = shown.stored().rules;
    const auto three = scoring::placeValues(rules.options.scale, rules.ruleSet, 3);
    QCOMPARE(three.at(1), scoring::MatchPoints::fromPoints(4));
    QCOMPARE(three.at(2), *scoring::parseMatchPoints("5/2"));
    QCOMPARE(shown.field("scaleField3-2").text(), QStringLiteral("5/2"));
}

void TestSetupRules::tellsWhichGamesContradict()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    shown.choose("ruleSetChoice", static_cast<int>(scoring::RuleSet::RummyPure));
    auto& notice = shown.part<desk::Notice>("setupNotice");
    QVERIFY2(notice.text().contains(QLatin1String("round 1, table ")), qPrintable(notice.text()));
    QVERIFY(shown.stored().rules.ruleSet == scoring::RuleSet::RummyPurePlus);
    shown.choose("ruleSetChoice", static_cast<int>(scoring::RuleSet::RummyPurePlus));
    QVERIFY(notice.text().isEmpty());
    QVERIFY(shown.isAccepted());
}

void TestSetupRules::tellsWhoseRanksMove_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("changes");
    QTest::newRow("changed") << QStringLiteral("yesButton") << true;
    QTest::newRow("back") << QStringLiteral("backButton") << false;
}

void TestSetupRules::tellsWhoseRanksMove()
{
    QFETCH(const QString, button);
    QFETCH(const bool, changes);
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(RulesPart);
    const auto before = shown.stored();
    auto changed = fixture.session().tournament();
    changed.settings.rules.options.scale = scoring::NamedScale::Balanced;
    const auto expected =
        core::rankMoves(fixture.session().standings(), core::Standings(changed)).size();
    QVERIFY(expected > 0);
    QString told;
    page_test::answer(shown.page, [&](QDialog& dialog) {
        told = page_test::part<QLabel>(dialog, "rankMovesTitle").text();
        QVERIFY2(!page_test::part<QPushButton>(dialog, "yesButton").isDefault(),
                 "Enter that ended the typing must not confirm it");
        page_test::part<QPushButton>(dialog, button).click();
    });
    shown.choose("scaleChoice", static_cast<int>(scoring::NamedScale::Balanced));
    QVERIFY2(told.contains(QString::number(static_cast<int>(expected))), qPrintable(told));
    QVERIFY(shown.stored() == (changes ? changed.settings : before));
    QCOMPARE(shown.part<QComboBox>("scaleChoice").currentData().toInt() ==
                 static_cast<int>(scoring::NamedScale::Balanced),
             changes);
    QVERIFY(shown.isAccepted());
}

/// Another desk changes the standings while the question is open.
void TestSetupRules::followsWhoseRanksMove()
{
    DeskFixture fixture;
    fixture.openSample();
    auto& session = fixture.session();
    Shown shown(fixture);
    shown.showPart(RulesPart);
    const auto movedBy = [&session](scoring::NamedScale scale) {
        auto changed = session.tournament();
        changed.settings.rules.options.scale = scale;
        return core::rankMoves(core::Standings(session.tournament()), core::Standings(changed))
            .size();
    };
    const auto before = movedBy(scoring::NamedScale::Balanced);
    page_test::answer(shown.page, [&](QDialog& dialog) {
        const auto& title = page_test::part<QLabel>(dialog, "rankMovesTitle");
        const auto lines = session.standings().lines();
        for (const auto& line : lines) {
            if (movedBy(scoring::NamedScale::Balanced) == before) {
                QVERIFY(session.run(core::givePenalty,
                                    core::Penalty{line.tally.number,
                                                  core::RoundNumber{1},
                                                  scoring::MatchPoints::fromPoints(-20),
                                                  {}}));
            }
        }
        page_test::settle();
        const auto now = movedBy(scoring::NamedScale::Balanced);
        QVERIFY(now != before);
        QVERIFY2(title.text().contains(QString::number(now)), qPrintable(title.text()));
        page_test::part<QPushButton>(dialog, "backButton").click();
    });
    shown.choose("scaleChoice", static_cast<int>(scoring::NamedScale::Balanced));
}

/// Before the first result nobody has a rank to lose.
void TestSetupRules::asksNothingBeforeTheFirstResult()
{
    DeskFixture fixture;
    fixture.openSample();
    auto tournament = fixture.session().tournament();
    tournament.rounds.clear();
    tournament.tieDecisions.clear();
    tournament.raffles.clear();
    fixture.open(tournament);
    Shown shown(fixture);
    shown.showPart(RulesPart);
    shown.choose("scaleChoice", static_cast<int>(scoring::NamedScale::Balanced));
    QVERIFY(shown.stored().rules.options.scale == scoring::Scale(scoring::NamedScale::Balanced));
}

void TestSetupRules::ordersTieBreaks()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(RulesPart);
    using enum scoring::TieBreak;
    QVERIFY((shown.stored().rules.options.tieBreaks == std::vector{Wins, Stones}));
    QVERIFY(shown.part<QComboBox>("tieBreak3").isVisible());
    QVERIFY(!shown.part<QComboBox>("tieBreak4").isVisible());
    shown.answerRules(QStringLiteral("yesButton"));
    shown.choose("tieBreak3", static_cast<int>(Claims));
    QVERIFY(shown.part<QComboBox>("tieBreak4").isVisible());
    // A choice already made is not offered again.
    QCOMPARE(shown.part<QComboBox>("tieBreak4").findData(static_cast<int>(Wins)), -1);
    shown.answerRules(QStringLiteral("yesButton"));
    shown.choose("tieBreak1", -1);
    QVERIFY((shown.stored().rules.options.tieBreaks == std::vector{Stones, Claims}));
}

void TestSetupRules::leavesOptionsAloneThatNobodyTouched()
{
    DeskFixture fixture;
    fixture.openSample();
    const auto settings = *core::withSetting(
        *core::withSetting(fixture.session().tournament().settings, QStringLiteral("scale"),
                           QStringLiteral("{\"3\": [\"4\", \"5/2\", \"1\"]}")),
        QStringLiteral("byeMatchPoints"), QStringLiteral("7.3"));
    QVERIFY(fixture.session().run(core::editSettings,
                                  {fixture.session().tournament().settings, settings}));
    Shown shown(fixture);
    shown.showPart(RulesPart);
    shown.answerRules(QStringLiteral("yesButton"));
    shown.choose("tiesChoice", static_cast<int>(scoring::Ties::High));
    auto expected = settings;
    expected.rules.options.ties = scoring::Ties::High;
    QVERIFY(shown.stored() == expected);
}

void TestSetupRules::scrollingChangesNothing()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(RulesPart);
    auto& choice = shown.part<QComboBox>("tiesChoice");
    const int before = choice.currentIndex();
    QWheelEvent wheel(choice.rect().center(), choice.mapToGlobal(choice.rect().center()), {},
                      QPoint(0, -120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&choice, &wheel);
    QCOMPARE(choice.currentIndex(), before);
}

RUMMY_TEST(TestSetupRules)

} // namespace tst_setup_rules

#include "tst_setup_rules.moc"
