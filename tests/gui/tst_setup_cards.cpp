#include "setup_scene.h"
#include "tests/suite.h"
#include "visible_texts.h"

#include <QAction>
#include <QCheckBox>

namespace tst_setup_cards {

using namespace setup_test;
using desk::Option;

namespace {

/// Opens a tournament of Rommé 500 without rounds: "event=ring match.target=300".
void openCards(DeskFixture& fixture, const QString& values = {})
{
    core::Settings settings;
    settings.name = QStringLiteral("Kartenabend");
    settings = withSettings(settings, QStringLiteral("ruleset=romme-500 ") + values);
    const auto id = fixture.session().runClub(
        [&](core::TournamentService& service) { return service.create(settings); });
    fixture.session().open(*id);
}

/// "chipsChoice#1" chooses, "chipsField=3" types, "addPrizeButton!" presses, also in a menu.
/// Invisible parts cannot be used.
void use(Shown& shown, const QString& step)
{
    const QString name = step.section(QRegularExpression(QStringLiteral("[#=!]")), 0, 0);
    const QString value = step.mid(name.size() + 1);
    if (auto* const action = shown.page.findChild<QAction*>(name)) {
        action->trigger();
        return;
    }
    const QByteArray part = name.toUtf8();
    QVERIFY2(shown.part<QWidget>(part).isVisible(), part);
    switch (step.at(name.size()).toLatin1()) {
    case '#':
        QVERIFY(shown.part<QComboBox>(part).findData(value.toInt()) >= 0);
        shown.choose(part, value.toInt());
        break;
    case '=':
        shown.type(part, value);
        break;
    default:
        shown.button(part).click();
    }
}

void useAll(Shown& shown, int part, const QString& steps)
{
    shown.showPart(part);
    for (const auto& step : steps.split(u';')) {
        use(shown, step);
    }
}

/// All visible texts of the page, with each option's example. The choice of rules must name the
/// others, and a certificate may show stones in any game.
QString textsOfPage(Shown& shown)
{
    QStringList texts;
    const auto collect = [&] {
        texts << visible_texts::below(shown.page, {QStringLiteral("ruleSetChoice"),
                                                   QStringLiteral("certificateDesignChoice")});
    };
    for (const int part : {TournamentPart, RulesPart, WishesPart, FeesPart, CertificatePart}) {
        shown.showPart(part);
        collect();
        for (auto* choice : shown.page.findChildren<QComboBox*>()) {
            if (choice->isVisible()) {
                choice->setFocus();
                collect();
            }
        }
    }
    return texts.join(u'\n');
}

} // namespace

/// Setup of a tournament of Rommé 500, and prizes.
class TestSetupCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void storesWhatIsSaid_data();
    void storesWhatIsSaid();
    void newRowsAreNotRefusedAtOnce();
    void nameOfAClassHasRoom();
    void saysThatNobodyCanWin();
    void refusesAtTheField_data();
    void refusesAtTheField();
    void namesNothingOfTheOtherRules_data();
    void namesNothingOfTheOtherRules();
    void offersTheRulesThatResultsAllow_data();
    void offersTheRulesThatResultsAllow();
    void goesToTheOtherRulesAndBack();
    void showsWhatAnOptionDoes_data();
    void showsWhatAnOptionDoes();
    void tellsWhoseRanksMove();
    void namesTheMatchThatContinues();
    void keepsWhatOthersChange();
    void offersAKnockOutWhatCanDecideThere();
    void leavesTieBreaksAloneThatMeanNothing();
    void addsPrizesByEnter();
    void tellsTheSumOfThePrizes();
    void factsSayWhatIsPlayed();
};

void TestSetupCards::storesWhatIsSaid_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("part");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("changed");
    const auto row = [](const char* name, const char* before, Part part, const char* steps,
                        const char* changed) {
        QTest::newRow(name) << QString::fromLatin1(before) << static_cast<int>(part)
                            << QString::fromLatin1(steps) << QString::fromLatin1(changed);
    };
    row("ring game", "", RulesPart, "eventChoice#1", "event=ring");
    row("single", "", RulesPart, "eventChoice#2", "event=single");
    row("knock-out", "", RulesPart, "eventChoice#3", "event=multi");
    row("points", "event=ring", RulesPart, "eventChoice#0", "event=points");
    row("target", "", RulesPart, "matchField=300", "match.target=300");
    row("one deal", "", RulesPart, "matchChoice#1", "match={\"form\":\"quick\",\"deals\":1}");
    row("three deals", "", RulesPart, "matchChoice#3", "match={\"form\":\"quick\",\"deals\":3}");
    row("to a target again", "match={\"form\":\"quick\",\"deals\":2}", RulesPart, "matchChoice#0",
        "match={\"form\":\"target\",\"target\":500}");
    row("two go on", "event=multi", RulesPart, "advanceChoice#2", "advance=2");
    row("match points", "", RulesPart, "tableScoringChoice#1", "tableScoring=match-points");
    row("scale", "tableScoring=match-points", RulesPart, "cardScaleChoice#1", "scale=german");
    row("own scale", "tableScoring=match-points", RulesPart, "cardScaleField3-2=2.5",
        "scale={\"2\":[\"2\",\"1\"],\"3\":[\"3\",\"5/2\",\"1\"],\"4\":[\"4\",\"3\",\"2\",\"1\"]}");
    row("equal totals", "tableScoring=match-points", RulesPart, "cardTiesChoice#1", "ties=high");
    row("bye", "", RulesPart, "cardByeChoice#1;cardByeField=50", "byeMatchPoints=50");
    row("bye, average", "tableScoring=match-points", RulesPart, "cardByeChoice#2",
        "byeMatchPoints=average");
    row("average of the event just chosen", "", RulesPart, "tableScoringChoice#1;cardByeChoice#2",
        "tableScoring=match-points byeMatchPoints=average");
    row("mean", "", RulesPart, "cardRankByChoice#1", "rankBy=mean");
    row("tie-breaks", "", RulesPart, "cardTieBreak1#1;cardTieBreak2#4", "tieBreaks=rommes,gmp");
    row("chips", "", RulesPart, "chipsChoice#1", "pcr=1");
    row("three chips a point", "", RulesPart, "chipsChoice#1;chipsField=3", "pcr=3");
    row("no chips", "pcr=3", RulesPart, "chipsChoice#0", "pcr=null");
    row("stack", "pcr=3", RulesPart, "stackChoice#1;stackField=200", "stack=200");
    row("no stack", "pcr=3 stack=200", RulesPart, "stackChoice#0", "stack=null");
    row("planned rounds stay", "plannedRounds=3", TournamentPart, "venueField=Post", "venue=Post");
    row("other rules", "event=ring", TournamentPart, "ruleSetChoice#0", "ruleset=rummy-pure");
    row("prizes", "", FeesPart, "addPrizeButton!;prizeField1=50;addPrizeButton!;prizeField2=30,5",
        "prizeCents=[5000,3050]");
    row("another prize", "prizeCents=[5000,3000]", FeesPart, "prizeField2=20",
        "prizeCents=[5000,2000]");
    row("one prize less", "prizeCents=[5000,3000,1000]", FeesPart, "removePrize2!",
        "prizeCents=[5000,1000]");
    row("a prize of the last place", "", FeesPart,
        "addFurtherPrizeButton!;furtherPrizeName1=Ende;furtherPrizeFor1#6;furtherPrizePlaces1=5;"
        "furtherPrizeKind1#2",
        R"(prizes=[{"name":"Ende","for":"last","goods":["5"]}])");
    row("a free choice", "", FeesPart,
        "addFurtherPrizeButton!;furtherPrizeName1=Gaben;furtherPrizeFor1#0;"
        "furtherPrizePlaces1=4-10;furtherPrizeKind1#3",
        R"(prizes=[{"name":"Gaben","for":"rank","choice":[4,10]}])");
    row("a free choice of the first places", "", FeesPart,
        "addFurtherPrizeButton!;furtherPrizeName1=Gaben;furtherPrizeFor1#0;"
        "furtherPrizePlaces1=20;furtherPrizeKind1#3",
        R"(prizes=[{"name":"Gaben","for":"rank","choice":[1,20]}])");
    row("a prize of a group", "", FeesPart,
        "addFurtherPrizeButton!;furtherPrizeName1=Damen;furtherPrizeDetail1=Damen;"
        "furtherPrizePlaces1=30",
        R"(prizes=[{"name":"Damen","for":"group","tag":"Damen","cents":[3000]}])");
    row("no further prize", R"(prizes=[{"name":"Ende","for":"last","cents":500}])", FeesPart,
        "furtherPrizeRemove1!", "prizes=[]");
    row("the next one gets it", "", FeesPart, "absentWinnersBox#1", "absentWinners=pass-on");
    row("a usual class", "", FeesPart, "addFeeClass-guest!;feeClassAmount-guest=7,50",
        R"(feeClasses=[{"id":"guest","name":"Guests","cents":750}])");
    row("a class of its own", "", FeesPart,
        "addFeeClass-own!;feeClassName-class-1=Trainer;feeClassAmount-class-1=0",
        R"(feeClasses=[{"id":"class-1","name":"Trainer","cents":0}])");
    row("another name", R"(feeClasses=[{"id":"guest","name":"Guests","cents":750}])", FeesPart,
        "feeClassName-guest=Gast", R"(feeClasses=[{"id":"guest","name":"Gast","cents":750}])");
    row("no class", R"(feeClasses=[{"id":"guest","name":"Guests","cents":750}])", FeesPart,
        "removeFeeClass-guest!", "feeClasses=[]");
    row("no prizes", "prizeCents=[5000]", FeesPart, "removePrize1!", "prizeCents=[]");
    row("the last prize emptied", "prizeCents=[5000,3000]", FeesPart,
        "prizeField2=", "prizeCents=[5000]");
    row("start fee", "", FeesPart, "startFeeField=5,50", "startFeeCents=550");
}

void TestSetupCards::storesWhatIsSaid()
{
    QFETCH(QString, before);
    QFETCH(int, part);
    QFETCH(QString, steps);
    QFETCH(QString, changed);
    DeskFixture fixture;
    openCards(fixture, before);
    Shown shown(fixture);
    const auto stored = shown.stored();
    useAll(shown, part, steps);
    shown.store();
    QVERIFY(shown.stored() == withSettings(stored, changed));
    QVERIFY(shown.isAccepted());
    for (qsizetype step = 0; step < steps.count(u';') + 1 && shown.stored() != stored; ++step) {
        shown.undo();
    }
    QVERIFY(shown.stored() == stored);
    QVERIFY(shown.isAccepted());
}

/// Nothing is red before something is typed, and what was not filled in is nothing.
void TestSetupCards::newRowsAreNotRefusedAtOnce()
{
    DeskFixture fixture;
    openCards(fixture, {});
    Shown shown(fixture);
    const auto stored = shown.stored();
    useAll(shown, FeesPart, QStringLiteral("addFurtherPrizeButton!;addFeeClass-own!"));
    for (const auto* const field :
         {"furtherPrizeName1", "furtherPrizePlaces1", "feeClassName-class-1"}) {
        QCOMPARE(shown.field(field).property("state").toString(), QString());
    }
    QVERIFY(shown.isAccepted());
    shown.store();
    QVERIFY(shown.stored() == stored);
    shown.type("furtherPrizePlaces1", QStringLiteral("5"));
    QCOMPARE(shown.field("furtherPrizeName1").property("state").toString(),
             QStringLiteral("refused"));
}

/// The longest usual name and more.
void TestSetupCards::nameOfAClassHasRoom()
{
    DeskFixture fixture;
    openCards(fixture, {});
    Shown shown(fixture);
    useAll(shown, FeesPart, QStringLiteral("addFeeClass-member!"));
    const auto& name = shown.field("feeClassName-member");
    QVERIFY(name.width() > name.fontMetrics().horizontalAdvance(QStringLiteral("Members")) * 2);
}

/// Unreadable prizes are not judged.
void TestSetupCards::saysThatNobodyCanWin()
{
    DeskFixture fixture;
    fixture.openSample(QStringLiteral("club-evening.json"));
    Shown shown(fixture);
    useAll(shown, FeesPart,
           QStringLiteral(
               "addFurtherPrizeButton!;furtherPrizeName1=Jugend;furtherPrizeDetail1=Jugend"));
    const auto& doubt = shown.label("furtherPrizeDoubt1");
    QVERIFY(!doubt.isVisible());
    shown.type("furtherPrizePlaces1", QStringLiteral("30"));
    QVERIFY(doubt.isVisible());
    QVERIFY(doubt.text().startsWith(QStringLiteral("Nobody can win this: ")));
    QCOMPARE(shown.field("furtherPrizeName1").accessibleDescription(), doubt.text());
    shown.store();
    QCOMPARE(shown.stored().prizes.size(), std::size_t{1});
    shown.choose("furtherPrizeFor1", static_cast<int>(core::PrizeFor::Last));
    QVERIFY(!doubt.isVisible());
    QVERIFY(shown.field("furtherPrizeName1").accessibleDescription().isEmpty());
}

void TestSetupCards::refusesAtTheField_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("part");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("refusal");
    const auto row = [](const char* name, const char* before, Part part, const char* steps,
                        const char* refusal) {
        QTest::newRow(name) << QString::fromLatin1(before) << static_cast<int>(part)
                            << QString::fromLatin1(steps) << QString::fromLatin1(refusal);
    };
    row("no target", "", RulesPart, "matchField=", "matchFieldRefusal");
    row("target 0", "", RulesPart, "matchField=0", "matchFieldRefusal");
    row("target in words", "", RulesPart, "matchField=viel", "matchFieldRefusal");
    row("a rising scale", "tableScoring=match-points", RulesPart, "cardScaleField4-2=9",
        "cardScaleChoiceRefusal");
    row("no bye points", "", RulesPart, "cardByeChoice#1;cardByeField=x", "cardByeFieldRefusal");
    row("an average of card points", "tableScoring=match-points byeMatchPoints=average", RulesPart,
        "tableScoringChoice#0", "cardByeFieldRefusal");
    row("an average in a knock-out", "tableScoring=match-points byeMatchPoints=average", RulesPart,
        "eventChoice#3", "cardByeFieldRefusal");
    row("no chips a point", "pcr=3", RulesPart, "chipsField=0", "chipsFieldRefusal");
    row("too many chips", "pcr=3", RulesPart, "chipsField=1000001", "chipsFieldRefusal");
    row("an empty stack", "pcr=3 stack=5", RulesPart, "stackField=0", "stackFieldRefusal");
    row("a prize without a name", "", FeesPart,
        "addFurtherPrizeButton!;furtherPrizePlaces1=5;furtherPrizeName1=", "furtherPrizesRefusal");
    row("a class without an amount", R"(feeClasses=[{"id":"guest","name":"Guests","cents":750}])",
        FeesPart, "feeClassAmount-guest=", "feeClassesRefusal");
    row("no prize", "prizeCents=[5000]", FeesPart, "prizeField1=viel", "prizesRefusal");
    row("an empty prize", "prizeCents=[5000,3000]", FeesPart, "prizeField1=", "prizesRefusal");
    row("no start fee", "", FeesPart, "startFeeField=viel", "startFeeFieldRefusal");
}

void TestSetupCards::refusesAtTheField()
{
    QFETCH(QString, before);
    QFETCH(int, part);
    QFETCH(QString, steps);
    QFETCH(QString, refusal);
    DeskFixture fixture;
    openCards(fixture, before);
    Shown shown(fixture);
    const auto stored = shown.stored();
    useAll(shown, part, steps);
    auto& label = shown.label(qPrintable(refusal));
    QVERIFY(label.isVisible());
    QVERIFY(!label.text().isEmpty());
    QVERIFY(shown.page.status().why.contains(label.text()));
    const auto others = shown.stored();
    shown.store();
    QVERIFY2(shown.stored() == others, "what is refused is not stored");
    shown.drop();
    QVERIFY(!label.isVisible());
    QVERIFY(shown.page.status().what.isEmpty());
}

void TestSetupCards::namesNothingOfTheOtherRules_data()
{
    QTest::addColumn<QString>("settings");
    QTest::addColumn<QStringList>("words");
    const QStringList ofStones = {
        QStringLiteral("stone"),         QStringLiteral("claim"),
        QStringLiteral("games per"),     QStringLiteral("tmp"),
        QStringLiteral("gmp"),           QStringLiteral("rights holder"),
        QStringLiteral("iban"),          QStringLiteral("english text"),
        QStringLiteral("circuit"),       QStringLiteral("open to"),
        QStringLiteral("licence is"),    QStringLiteral("club tournament"),
        QStringLiteral("licence fee c"), QStringLiteral("payment"),
        QStringLiteral("due now")};
    const QStringList ofCards = {QStringLiteral("deal"),   QStringLiteral("chip"),
                                 QStringLiteral("melded"), QStringLiteral("knock-out"),
                                 QStringLiteral("target"), QStringLiteral("ring game"),
                                 QStringLiteral("cards"),  QStringLiteral("tie-breaker"),
                                 QStringLiteral("stack"),  QStringLiteral("rommé 500")};
    QTest::newRow("points") << "ruleset=romme-500 tableScoring=match-points pcr=2" << ofStones;
    QTest::newRow("ring") << "ruleset=romme-500 event=ring" << ofStones;
    QTest::newRow("knock-out") << "ruleset=romme-500 event=multi pcr=2" << ofStones;
    QTest::newRow("pure") << "ruleset=rummy-pure" << ofCards;
    QTest::newRow("plus") << "ruleset=rummy-pure-plus tieBreaks=wins" << ofCards;
}

void TestSetupCards::namesNothingOfTheOtherRules()
{
    QFETCH(QString, settings);
    QFETCH(QStringList, words);
    DeskFixture fixture;
    openCards(fixture, settings);
    Shown shown(fixture);
    const QString texts = textsOfPage(shown);
    for (const auto& word : words) {
        const auto at = texts.indexOf(word);
        QVERIFY2(at < 0, qPrintable(word + QStringLiteral(": ") + texts.mid(at - 20, 60)));
    }
}

void TestSetupCards::offersTheRulesThatResultsAllow_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<bool>("played");
    QTest::addColumn<QList<int>>("ruleSets");
    QTest::newRow("games of stones") << "club-evening.json" << true << QList<int>{1, 0};
    QTest::newRow("deals") << "cards-points.json" << true << QList<int>{2};
    QTest::newRow("rounds without results") << "cards-points.json" << false << QList<int>{1, 0, 2};
}

void TestSetupCards::offersTheRulesThatResultsAllow()
{
    QFETCH(QString, sample);
    QFETCH(bool, played);
    QFETCH(QList<int>, ruleSets);
    DeskFixture fixture;
    const auto id = fixture.openSample(sample);
    if (!played) {
        auto tournament = fixture.session().tournament();
        for (auto& round : tournament.rounds) {
            round.head.state = core::RoundState::Published;
            for (auto& table : round.tables) {
                table.games.clear();
            }
        }
        fixture.open(tournament);
    }
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    auto& choice = shown.part<QComboBox>("ruleSetChoice");
    QList<int> offered;
    for (int item = 0; item < choice.count(); ++item) {
        offered << choice.itemData(item).toInt();
    }
    QCOMPARE(offered, ruleSets);
    // Everything offered can be chosen.
    for (const int ruleSet : offered) {
        shown.choose("ruleSetChoice", ruleSet);
        if (!(ruleSet == 0 && played)) { // Claims do not fit there, and can be removed.
            QVERIFY(shown.isAccepted());
            QCOMPARE(static_cast<int>(shown.stored().rules.ruleSet), ruleSet);
        }
    }
    Q_UNUSED(id)
}

void TestSetupCards::goesToTheOtherRulesAndBack()
{
    DeskFixture fixture;
    openCards(fixture, QStringLiteral("event=ring pcr=3"));
    Shown shown(fixture);
    const auto stored = shown.stored();
    useAll(shown, TournamentPart, QStringLiteral("ruleSetChoice#1"));
    QVERIFY(shown.part<QCheckBox>("openBox").isVisible());
    shown.showPart(RulesPart);
    QVERIFY(shown.part<QWidget>("rulePreset").isVisible());
    shown.showPart(TournamentPart);
    shown.undo();
    QVERIFY(!shown.part<QCheckBox>("openBox").isVisible());
    QVERIFY(shown.stored() == stored);
    shown.showPart(RulesPart);
    QCOMPARE(shown.part<QComboBox>("eventChoice").currentData().toInt(),
             static_cast<int>(core::CardEvent::Ring));
}

void TestSetupCards::showsWhatAnOptionDoes_data()
{
    QTest::addColumn<int>("option");
    QTest::addColumn<int>("tableSize");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("explanation");
    const auto row = [](const char* name, Option option, int size, const char* before,
                        const char* after, const char* table, const char* explanation) {
        QTest::newRow(name) << static_cast<int>(option) << size << QString::fromUtf8(before)
                            << QString::fromUtf8(after) << QString::fromUtf8(table)
                            << QString::fromUtf8(explanation);
    };
    const char* three = "match={\"form\":\"quick\",\"deals\":3}";
    const char* one = "match={\"form\":\"quick\",\"deals\":1}";
    row("points: a tie stays", Option::Event, 4, "", "", "A 110 110; B 125 110; C 70 50; D 40 −20",
        "A and B are level, and it stays so");
    row("ring: a tie shares", Option::Event, 4, "", "event=ring",
        "A 110 110 shares*; B 125 110 shares*; C 70 50 ; D 40 −20 ", "share the prize");
    row("single: a tie plays on", Option::Event, 4, "event=ring", "event=single",
        "A 110 110 plays on*; B 125 110 plays on*; C 70 50 is out*; D 40 −20 is out*",
        "A and B are level: they play");
    row("knock-out: more melded goes on", Option::Event, 4, "event=multi", "event=multi",
        "A 110 110 is out; B 125 110 goes on; C 70 50 is out; D 40 −20 is out", "B go");
    row("knock-out: two go on", Option::Event, 4, "event=multi", "event=multi advance=2",
        "A 110 110 goes on*; B 125 110 goes on; C 70 50 is out; D 40 −20 is out", "A and B go on");
    row("one deal", Option::Match, 4, one, one, "A 120 120; B 85 85; C −30 −30", "A has the");
    row("target 500", Option::Match, 4, three, "",
        "A 120 60 150 95 425*; B 85 145 110 180 520*; C −30 95 40 75 180*", "B has reached 500");
    row("several have the target", Option::Match, 4, three, "match.target=300",
        "A 120 60 150 330; B 85 145 110 340; C −30 95 40 105",
        "A and B have reached 300 in the same deal; B has more");
    row("a target still far", Option::Match, 4, "", "match.target=1000",
        "A 120 60 150 95 425; B 85 145 110 180 520; C −30 95 40 75 180", "Nobody has 1000 yet");
    row("card points", Option::TableScoring, 4, "", "", "A 130 130; B 80 80; C 40 40; D −30 -30",
        "what their deals have scored");
    row("match points", Option::TableScoring, 4, "", "tableScoring=match-points",
        "A 130 4*; B 80 3*; C 40 2*; D −30 1*", "A, 1st place: match points 4");
    row("scale", Option::Scale, 3, "tableScoring=match-points",
        "tableScoring=match-points scale=german", "A 130 4*; B 80 3*; C 40 2*",
        "A, 1st place: match points 4");
    row("equal totals", Option::Ties, 4, "tableScoring=match-points",
        "tableScoring=match-points ties=high", "A 130 4; B 60 3*; C 60 3*; D −30 1",
        "B, shared 2nd place: match points 3");
    row("bye", Option::Bye, 4, "", "byeMatchPoints=50", "", "worth 50 points");
    row("mean", Option::RankBy, 4, "", "rankBy=mean", "Anna 640 12 53.333 2*; Bert 480 8 60.000 1*",
        "Bert stands before Anna");
    row("matches won", Option::TieBreaks, 4, "", "tieBreaks=wins", "Anna 640 4 1; Bert 640 3 2*",
        "Anna stands before Bert");
    row("points at the tables", Option::TieBreaks, 4, "", "tieBreaks=gmp",
        "Anna 640 640 2*; Bert 640 660 1", "Bert stands before Anna");
    row("no chips", Option::Chips, 4, "", "", "A 100; B 70; C 60", "No chips");
    row("two chips a point", Option::Chips, 4, "", "pcr=2", "A 100 140*; B 70 −60*; C 60 −80*",
        "B lacks 30 points and pays 60 chips. C lacks 40 points and pays 80 chips.");
    row("a small stack", Option::Chips, 4, "pcr=2", "pcr=2 stack=70",
        "A 100 130*; B 70 −60; C 60 −70*", "C lacks 40 points, but has no more than 70 chips.");
}

void TestSetupCards::showsWhatAnOptionDoes()
{
    QFETCH(int, option);
    QFETCH(int, tableSize);
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, table);
    QFETCH(QString, explanation);
    const auto settingsOf = [](const QString& values) {
        return withSettings({}, QStringLiteral("ruleset=romme-500 ") + values);
    };
    const auto shown = desk::exampleOf(static_cast<Option>(option), settingsOf(before),
                                       settingsOf(after), tableSize);
    QCOMPARE(tableText(shown), table);
    QVERIFY2(shown.explanation.contains(explanation), qPrintable(shown.explanation));
    QCOMPARE(shown.before.isEmpty(), before == after);
    QVERIFY(!shown.situation.isEmpty());
}

void TestSetupCards::tellsWhoseRanksMove()
{
    DeskFixture fixture;
    fixture.openSample(QStringLiteral("cards-points.json"));
    Shown shown(fixture);
    auto changed = fixture.session().tournament();
    changed.settings.cards.tableScoring = core::TableScoring::CardPoints;
    const auto expected =
        core::rankMoves(fixture.session().standings(), core::Standings(changed)).size();
    QVERIFY(expected > 0);
    QString told;
    page_test::answer(shown.page, [&told](QDialog& dialog) {
        told = page_test::part<QLabel>(dialog, "rankMovesTitle").text();
        page_test::part<QPushButton>(dialog, "yesButton").click();
    });
    useAll(shown, RulesPart, QStringLiteral("tableScoringChoice#0"));
    QVERIFY2(told.contains(QString::number(static_cast<int>(expected))), qPrintable(told));
    QVERIFY(shown.stored() == changed.settings);
}

void TestSetupCards::namesTheMatchThatContinues()
{
    DeskFixture fixture;
    fixture.openSample(QStringLiteral("cards-target.json"));
    Shown shown(fixture);
    QString told;
    page_test::answer(shown.page, [&told](QDialog& dialog) {
        told = page_test::part<QLabel>(dialog, "reopenedTables").text();
    });
    useAll(shown, RulesPart, QStringLiteral("matchField=5000"));
    shown.store();
    QVERIFY2(told.startsWith(QStringLiteral("Open again:\nround 1, table 1 (")), qPrintable(told));
    const auto& first = fixture.session().tournament().participants.front();
    QVERIFY2(told.contains(first.name.section(u',', 0, 0)), qPrintable(told));
    QCOMPARE(shown.field("matchField").text(), QStringLiteral("500"));
}

void TestSetupCards::keepsWhatOthersChange()
{
    DeskFixture fixture;
    openCards(fixture);
    Shown shown(fixture);
    const auto stored = shown.stored();
    useAll(shown, RulesPart, QStringLiteral("eventChoice#1"));
    changeElsewhere(fixture, [](core::Settings& it) {
        it = withSettings(it, QStringLiteral("pcr=4 stack=200 match.target=300 advance=2 "
                                             "tableScoring=match-points prizeCents=[4000]"));
    });
    QCOMPARE(shown.field("matchField").text(), QStringLiteral("300"));
    QVERIFY(shown.field("chipsField").isVisible());
    shown.store();
    QVERIFY(shown.stored() ==
            withSettings(stored, QStringLiteral("event=ring pcr=4 stack=200 match.target=300 "
                                                "advance=2 tableScoring=match-points "
                                                "prizeCents=[4000]")));
}

void TestSetupCards::offersAKnockOutWhatCanDecideThere()
{
    DeskFixture fixture;
    openCards(fixture, QStringLiteral("event=multi tieBreaks=gmp,wins"));
    Shown shown(fixture);
    const auto stored = shown.stored();
    useAll(shown, RulesPart, QStringLiteral("advanceChoice#2"));
    const auto& first = shown.part<QComboBox>("cardTieBreak1");
    QCOMPARE(first.currentData().toInt(), static_cast<int>(scoring::TieBreak::Wins));
    QCOMPARE(first.findData(static_cast<int>(scoring::TieBreak::Gmp)), -1);
    shown.store();
    QVERIFY(shown.stored() == withSettings(stored, QStringLiteral("advance=2")));
    useAll(shown, RulesPart, QStringLiteral("eventChoice#0"));
    QVERIFY(first.findData(static_cast<int>(scoring::TieBreak::Gmp)) >= 0);
}

void TestSetupCards::leavesTieBreaksAloneThatMeanNothing()
{
    DeskFixture fixture;
    openCards(fixture, QStringLiteral("tieBreaks=claims,wins"));
    Shown shown(fixture);
    const auto stored = shown.stored();
    useAll(shown, RulesPart, QStringLiteral("chipsChoice#1"));
    QCOMPARE(shown.part<QComboBox>("cardTieBreak1").currentData().toInt(),
             static_cast<int>(scoring::TieBreak::Wins));
    shown.store();
    QVERIFY(shown.stored() == withSettings(stored, QStringLiteral("pcr=1")));
}

void TestSetupCards::addsPrizesByEnter()
{
    DeskFixture fixture;
    openCards(fixture, QStringLiteral("prizeCents=[5000,3000]"));
    Shown shown(fixture);
    shown.showPart(FeesPart);
    shown.field("prizeField1").setFocus();
    QTest::keyClick(&shown.field("prizeField1"), Qt::Key_Return);
    QVERIFY(shown.field("prizeField2").hasFocus());
    QTest::keyClick(&shown.field("prizeField2"), Qt::Key_Return);
    auto& third = shown.field("prizeField3");
    QVERIFY(third.hasFocus());
    QTest::keyClicks(&third, QStringLiteral("10"));
    shown.store();
    QVERIFY((shown.stored().prizeCents == std::vector<std::int64_t>{5000, 3000, 1000}));
}

void TestSetupCards::tellsTheSumOfThePrizes()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(FeesPart);
    QVERIFY(!shown.label("prizeSum").isVisible());
    useAll(shown, FeesPart,
           QStringLiteral("addPrizeButton!;prizeField1=50;addPrizeButton!;prizeField2=30,5"));
    QVERIFY2(shown.label("prizeSum").text().contains(QLatin1String("80.50")),
             qPrintable(shown.label("prizeSum").text()));
    shown.button("removePrize1").click();
    QVERIFY(shown.label("prizeSum").text().contains(QLatin1String("30.50")));
    QVERIFY((shown.stored().prizeCents == std::vector<std::int64_t>{3050}));
}

void TestSetupCards::factsSayWhatIsPlayed()
{
    DeskFixture fixture;
    openCards(fixture, QStringLiteral("event=single match.target=300 plannedRounds=2"));
    Shown shown(fixture);
    const QString texts = textsOfPage(shown);
    QVERIFY(
        texts.contains(QStringLiteral("single tournament · matches to 300 points · 2 round(s)")));
}

RUMMY_TEST(TestSetupCards)

} // namespace tst_setup_cards

#include "tst_setup_cards.moc"
