#include "desk_fixture.h"

#include "app/icons.h"
#include "app/setup/certificate_view.h"
#include "app/setup/example.h"
#include "app/setup/fee_view.h"
#include "app/setup/rank_moves_view.h"
#include "app/setup/setup_page.h"
#include "app/setup/setup_section.h"
#include "app/theme.h"
#include "app/widgets/notice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QWheelEvent>

using core::StartNumber;
using desk::Option;

class TestSetupPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void showsWhatAnOptionDoes_data();
    void showsWhatAnOptionDoes();
    void everyOptionHasAnExample_data();
    void everyOptionHasAnExample();
    void storesOnlyWhenApplied();
    void discards();
    void takesAPreset();
    void typingInTheScaleMakesOwnValues();
    void refusesAtTheField_data();
    void refusesAtTheField();
    void tellsWhichGamesContradict();
    void tellsWhoseRanksMove();
    void ordersTieBreaks();
    void leavesOptionsAloneThatNobodyTouched();
    void keepsTheDraftOverARestart();
    void keepsTypingWhenOthersChangeSomething();
    void warnsWhereBothChangedTheSame();
    void addsAndRemovesPairs();
    void refusesPairs_data();
    void refusesPairs();
    void fixesATable();
    void tellsTheFee();
    void tellsThePaymentCode();
    void changesCertificates();
    void refusesUnknownFields();
    void saysWhichPictureIsBroken();
    void scrollingChangesNothing();
};

namespace {

/// The page on a desk, shown as in a window of 1280 × 800.
struct Shown
{
    explicit Shown(DeskFixture& place) : fixture(place), page(place.desk())
    {
        page.resize(1088, 734);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.enter();
    }

    template <typename Part>
    Part& part(const QString& name)
    {
        auto* found = page.findChild<Part*>(name);
        if (found == nullptr) {
            qFatal("no %s", qPrintable(name));
        }
        return *found;
    }
    QLineEdit& field(const char* name) { return part<QLineEdit>(QString::fromLatin1(name)); }
    QPushButton& button(const char* name) { return part<QPushButton>(QString::fromLatin1(name)); }
    QLabel& label(const char* name) { return part<QLabel>(QString::fromLatin1(name)); }
    void showPart(int part)
    {
        button(qPrintable(QStringLiteral("setupParts-%1").arg(part))).click();
    }

    /// Replaces what stands there, as somebody does who types.
    void type(const char* name, const QString& text)
    {
        auto& typed = field(name);
        typed.setFocus();
        typed.selectAll();
        QTest::keyClick(&typed, Qt::Key_Delete);
        QTest::keyClicks(&typed, text);
    }
    void choose(const char* name, int data)
    {
        auto& choice = part<QComboBox>(QString::fromLatin1(name));
        choice.setFocus();
        choice.setCurrentIndex(choice.findData(data));
        Q_EMIT choice.activated(choice.currentIndex());
    }
    [[nodiscard]] const core::Settings& stored() const
    {
        return fixture.desk().tournament().settings;
    }

    DeskFixture& fixture;
    desk::SetupPage page;
};

enum Part : int { TournamentPart, RulesPart, WishesPart, FeesPart, CertificatePart };

QString cellText(const desk::Example::Cell& cell)
{
    const auto* points = std::get_if<scoring::MatchPoints>(&cell.value);
    const QString text = points != nullptr ? QString::fromStdString(scoring::fractionText(*points))
                                           : std::get<QString>(cell.value);
    return cell.changed ? text + u'*' : text;
}

/// "A 0 1 4 5; B 5 0 5/2* 5/2*": changed cells have a star.
QString tableText(const desk::Example& example)
{
    QStringList rows;
    for (const auto& row : example.rows) {
        QStringList cells;
        for (const auto& cell : row.cells) {
            cells << cellText(cell);
        }
        rows << cells.join(u' ');
    }
    return rows.join(QStringLiteral("; "));
}

/// The same change made at another desk.
template <typename Edit>
void changeElsewhere(DeskFixture& fixture, const Edit& edit)
{
    const auto store =
        db::openStore(fixture.file(QStringLiteral("club.rummydb")), db::IfMissing::Refuse);
    core::Director other(*store, QStringLiteral("Other"),
                         [] { return QDateTime(QDate(2026, 10, 16), QTime(20, 0), Qt::UTC); });
    auto settings = (*other.tournament(*fixture.desk().current()))->settings;
    edit(settings);
    QVERIFY(other.changeSettings(*fixture.desk().current(), settings));
    fixture.desk().lookForChanges();
}

} // namespace

void TestSetupPage::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    icons::prepare();
    theme::apply(*qApp, theme::Tone::Light);
}

void TestSetupPage::showsWhatAnOptionDoes_data()
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

void TestSetupPage::showsWhatAnOptionDoes()
{
    QFETCH(int, option);
    QFETCH(int, tableSize);
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, table);
    const auto rulesOf = [](const QString& texts) {
        core::Settings settings;
        settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
        for (const auto& text : texts.split(u' ')) {
            settings =
                *core::withSetting(settings, text.section(u'=', 0, 0), text.section(u'=', 1));
        }
        return settings.rules;
    };
    const auto example =
        desk::exampleOf(static_cast<Option>(option), rulesOf(before), rulesOf(after), 4, tableSize);
    QCOMPARE(tableText(example), table);
    QCOMPARE(example.before.isEmpty(), !table.contains(u'*'));
    QVERIFY(!example.explanation.isEmpty());
}

void TestSetupPage::everyOptionHasAnExample_data()
{
    QTest::addColumn<int>("option");
    QTest::addColumn<int>("ruleSet");
    for (int option = 0; option < static_cast<int>(Option::FeeBasis); ++option) {
        for (int ruleSet = 0; ruleSet < 2; ++ruleSet) {
            QTest::addRow("option %d, rules %d", option, ruleSet) << option << ruleSet;
        }
    }
}

void TestSetupPage::everyOptionHasAnExample()
{
    QFETCH(int, option);
    QFETCH(int, ruleSet);
    scoring::Rules rules;
    rules.ruleSet = static_cast<scoring::RuleSet>(ruleSet);
    const auto example = desk::exampleOf(static_cast<Option>(option), rules, rules, 4);
    QVERIFY(!example.situation.isEmpty());
    QVERIFY(!example.explanation.isEmpty());
    QVERIFY(example.before.isEmpty());
}

void TestSetupPage::storesOnlyWhenApplied()
{
    DeskFixture fixture;
    const auto id = fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    QVERIFY(!shown.button("applyButton").isEnabled());
    QVERIFY(!shown.button("applyButton").toolTip().isEmpty());
    const auto before = shown.stored();
    shown.type("nameField", QStringLiteral("Herbst"));
    shown.type("dateField", QStringLiteral("17/10/2026"));
    shown.part<QSpinBox>(QStringLiteral("roundsField")).setValue(0);
    QVERIFY(shown.stored() == before);
    QVERIFY(!shown.page.status().what.isEmpty());
    shown.button("applyButton").click();

    auto expected = before;
    expected.name = QStringLiteral("Herbst");
    expected.date = QDate(2026, 10, 17);
    expected.plannedRounds.reset();
    QVERIFY(shown.stored() == expected);
    QVERIFY(!shown.button("applyButton").isEnabled());
    QVERIFY(shown.page.status().what.isEmpty());

    QVERIFY(fixture.desk().run(
        [](core::Director& director, core::TournamentId of) { return director.undo(of); }));
    QVERIFY(shown.stored() == before);
    QCOMPARE(shown.field("nameField").text(), before.name);
    Q_UNUSED(id)
}

void TestSetupPage::discards()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    shown.type("venueField", QStringLiteral("Anderswo"));
    QVERIFY(shown.button("discardButton").isEnabled());
    shown.button("discardButton").click();
    QCOMPARE(shown.field("venueField").text(), shown.stored().venue);
    QVERIFY(!shown.button("applyButton").isEnabled());
}

void TestSetupPage::takesAPreset()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(RulesPart);
    // The sample evening has tie-breaks of its own.
    QVERIFY(shown.button("rulePreset-2").isChecked());
    shown.button("rulePreset-1").click();
    QCOMPARE(shown.part<QComboBox>(QStringLiteral("scaleChoice")).currentIndex(), 1);
    QCOMPARE(shown.field("scaleField3-1").text(), QStringLiteral("4"));
    shown.button("applyButton").click();
    QVERIFY(shown.stored().rules.options == scoring::optionsOf(scoring::RuleText::German));
    QVERIFY(shown.button("rulePreset-1").isChecked());
}

void TestSetupPage::typingInTheScaleMakesOwnValues()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(RulesPart);
    shown.type("scaleField3-2", QStringLiteral("5/2"));
    shown.type("scaleField3-1", QStringLiteral("4"));
    QCOMPARE(shown.part<QComboBox>(QStringLiteral("scaleChoice")).currentData().toInt(), -1);
    shown.button("applyButton").click();
    const auto& rules = shown.stored().rules;
    const auto three = scoring::placeValues(rules.options.scale, rules.ruleSet, 3);
    QCOMPARE(three.at(1), scoring::MatchPoints::fromPoints(4));
    QCOMPARE(three.at(2), *scoring::parseMatchPoints("5/2"));
    QCOMPARE(shown.field("scaleField3-2").text(), QStringLiteral("5/2"));
}

void TestSetupPage::refusesAtTheField_data()
{
    QTest::addColumn<int>("part");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("refusal");
    const auto row = [](const char* name, Part part, const char* field, const char* text,
                        const char* refusal) {
        QTest::newRow(name) << static_cast<int>(part) << QString::fromLatin1(field)
                            << QString::fromUtf8(text) << QString::fromLatin1(refusal);
    };
    row("no name", TournamentPart, "nameField", "", "nameFieldRefusal");
    row("no date", TournamentPart, "dateField", "someday", "dateFieldRefusal");
    row("no number", RulesPart, "scaleField4-1", "x", "scaleChoiceRefusal");
    row("a value that rises", RulesPart, "scaleField4-2", "9", "scaleChoiceRefusal");
    row("a negative value", RulesPart, "scaleField4-4", "-1", "scaleChoiceRefusal");
    row("a third", RulesPart, "scaleField4-3", "1/3", "scaleChoiceRefusal");
    row("no amount", FeesPart, "startFeeField", "5,555", "startFeeFieldRefusal");
    row("wrong check digits", FeesPart, "ibanField", "DE88 3704 0044 0532 0130 00",
        "ibanFieldRefusal");
    row("too short", FeesPart, "ibanField", "DE89 3704", "ibanFieldRefusal");
    row("small letters", FeesPart, "ibanField", "de89", "ibanFieldRefusal");
}

void TestSetupPage::refusesAtTheField()
{
    QFETCH(int, part);
    QFETCH(QString, field);
    QFETCH(QString, text);
    QFETCH(QString, refusal);
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    const auto before = shown.stored();
    shown.showPart(part);
    shown.type(qPrintable(field), text);
    auto& label = shown.part<QLabel>(refusal);
    QVERIFY(label.isVisible());
    QVERIFY(!label.text().isEmpty());
    QCOMPARE(shown.field(qPrintable(field)).property("state").toString(),
             QStringLiteral("refused"));
    QVERIFY(!shown.button("applyButton").isEnabled());
    QVERIFY(shown.button("applyButton").toolTip().contains(label.text()));
    QVERIFY(shown.page.status().why.contains(label.text()));

    QVERIFY(shown.button("discardButton").isEnabled());
    shown.button("discardButton").click();
    QVERIFY(!label.isVisible());
    QVERIFY(shown.stored() == before);
    QVERIFY(shown.page.status().what.isEmpty());
}

void TestSetupPage::tellsWhichGamesContradict()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    shown.button("ruleSet-0").click();
    auto& notice = shown.part<desk::Notice>(QStringLiteral("setupNotice"));
    QVERIFY2(notice.text().contains(QLatin1String("round 1, table ")), qPrintable(notice.text()));
    QVERIFY(!shown.button("applyButton").isEnabled());
    shown.button("ruleSet-1").click();
    QVERIFY(notice.text().isEmpty());
    QVERIFY(!shown.button("applyButton").isEnabled());
}

void TestSetupPage::tellsWhoseRanksMove()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(RulesPart);
    auto& moves = shown.part<desk::RankMovesView>(QStringLiteral("rankMoves"));
    QVERIFY(!moves.isVisible());
    const auto before = fixture.desk().standings();
    shown.choose("scaleChoice", static_cast<int>(scoring::NamedScale::Balanced));
    QVERIFY(moves.isVisible());

    auto changed = fixture.desk().tournament();
    changed.settings.rules.options.scale = scoring::NamedScale::Balanced;
    const auto expected = core::rankMoves(before, core::Standings(changed));
    QVERIFY(!expected.empty());
    QVERIFY2(shown.label("rankMovesTitle")
                 .text()
                 .contains(QString::number(static_cast<int>(expected.size()))),
             qPrintable(moves.text()));
    QVERIFY(fixture.desk().standings().lines() == before.lines());
}

void TestSetupPage::ordersTieBreaks()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(RulesPart);
    using enum scoring::TieBreak;
    QVERIFY((shown.stored().rules.options.tieBreaks == std::vector{Wins, Stones}));
    QVERIFY(shown.part<QComboBox>(QStringLiteral("tieBreak3")).isVisible());
    QVERIFY(!shown.part<QComboBox>(QStringLiteral("tieBreak4")).isVisible());
    shown.choose("tieBreak3", static_cast<int>(Claims));
    QVERIFY(shown.part<QComboBox>(QStringLiteral("tieBreak4")).isVisible());
    // What was taken is not offered again.
    QCOMPARE(shown.part<QComboBox>(QStringLiteral("tieBreak4")).findData(static_cast<int>(Wins)),
             -1);
    shown.choose("tieBreak1", -1);
    shown.button("applyButton").click();
    QVERIFY((shown.stored().rules.options.tieBreaks == std::vector{Stones, Claims}));
}

void TestSetupPage::leavesOptionsAloneThatNobodyTouched()
{
    DeskFixture fixture;
    fixture.openSample();
    const auto settings = *core::withSetting(
        *core::withSetting(fixture.desk().tournament().settings, QStringLiteral("scale"),
                           QStringLiteral("{\"3\": [\"4\", \"5/2\", \"1\"]}")),
        QStringLiteral("byeMatchPoints"), QStringLiteral("7.3"));
    QVERIFY(fixture.desk().run([&](core::Director& director, core::TournamentId id) {
        return director.changeSettings(id, settings);
    }));
    Shown shown(fixture);
    shown.showPart(RulesPart);
    shown.choose("tiesChoice", static_cast<int>(scoring::Ties::High));
    shown.button("applyButton").click();
    auto expected = settings;
    expected.rules.options.ties = scoring::Ties::High;
    QVERIFY(shown.stored() == expected);
}

void TestSetupPage::keepsTheDraftOverARestart()
{
    DeskFixture fixture;
    fixture.openSample();
    {
        Shown shown(fixture);
        shown.showPart(TournamentPart);
        shown.type("venueField", QStringLiteral("Anderswo"));
    }
    fixture.restart();
    Shown shown(fixture);
    QCOMPARE(shown.field("venueField").text(), QStringLiteral("Anderswo"));
    QVERIFY(shown.field("venueField").isVisible());
    QVERIFY(shown.button("applyButton").isEnabled());
    shown.button("applyButton").click();
    QCOMPARE(shown.stored().venue, QStringLiteral("Anderswo"));
    fixture.restart();
    Shown again(fixture);
    QVERIFY(!again.button("applyButton").isEnabled());
}

void TestSetupPage::keepsTypingWhenOthersChangeSomething()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    shown.type("venueField", QStringLiteral("Anderswo"));
    changeElsewhere(fixture, [](core::Settings& it) { it.organiser = QStringLiteral("Wir"); });
    QCOMPARE(shown.field("venueField").text(), QStringLiteral("Anderswo"));
    QCOMPARE(shown.field("organiserField").text(), QStringLiteral("Wir"));
    shown.button("applyButton").click();
    QCOMPARE(shown.stored().venue, QStringLiteral("Anderswo"));
    QCOMPARE(shown.stored().organiser, QStringLiteral("Wir"));
}

void TestSetupPage::warnsWhereBothChangedTheSame()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    shown.type("venueField", QStringLiteral("Anderswo"));
    auto& notice = shown.part<desk::Notice>(QStringLiteral("setupNotice"));
    QVERIFY(notice.text().isEmpty());
    changeElsewhere(fixture, [](core::Settings& it) { it.venue = QStringLiteral("Dort"); });
    QVERIFY(!notice.text().isEmpty());
    QCOMPARE(shown.field("venueField").text(), QStringLiteral("Anderswo"));
    shown.button("discardButton").click();
    QCOMPARE(shown.field("venueField").text(), QStringLiteral("Dort"));
    QVERIFY(notice.text().isEmpty());
}

void TestSetupPage::addsAndRemovesPairs()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(WishesPart);
    auto& list = shown.part<QTableWidget>(QStringLiteral("apartList"));
    QCOMPARE(list.rowCount(), 1);
    auto& one = shown.field("apartOne");
    QVERIFY(one.hasFocus());
    QTest::keyClicks(&one, QStringLiteral("5"));
    QTest::keyClick(&one, Qt::Key_Return);
    auto& other = shown.field("apartOther");
    QVERIFY(other.hasFocus());
    QTest::keyClicks(&other, QStringLiteral("hofmann, u"));
    QTest::keyClick(&other, Qt::Key_Return);
    QCOMPARE(list.rowCount(), 2);
    QVERIFY(one.hasFocus());
    QVERIFY(one.text().isEmpty());
    QCOMPARE(shown.stored().apart.size(), std::size_t{1});

    list.setCurrentCell(1, 0);
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(list.rowCount(), 1);
    shown.button("applyButton").click();
    const std::vector<std::pair<StartNumber, StartNumber>> expected = {
        {StartNumber{5}, StartNumber{9}}};
    QVERIFY(shown.stored().apart == expected);
}

void TestSetupPage::refusesPairs_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("nobody") << "Nobody"
                            << "5";
    QTest::newRow("nothing") << ""
                             << "5";
    QTest::newRow("several") << "e"
                             << "5";
    QTest::newRow("the same") << "5"
                              << "5";
    QTest::newRow("apart already") << "14"
                                   << "7";
}

void TestSetupPage::refusesPairs()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(WishesPart);
    shown.type("apartOne", one);
    shown.type("apartOther", other);
    shown.button("addApartButton").click();
    QVERIFY(shown.label("apartRefusal").isVisible());
    QVERIFY(!shown.label("apartRefusal").text().isEmpty());
    QCOMPARE(shown.part<QTableWidget>(QStringLiteral("apartList")).rowCount(), 1);
    QVERIFY(!shown.button("applyButton").isEnabled());
}

void TestSetupPage::fixesATable()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(WishesPart);
    auto& list = shown.part<QTableWidget>(QStringLiteral("fixedList"));
    const int before = list.rowCount();
    shown.type("fixedPerson", QStringLiteral("6"));
    QTest::keyClick(&shown.field("fixedPerson"), Qt::Key_Return);
    auto& table = shown.part<QSpinBox>(QStringLiteral("fixedTable"));
    QVERIFY(table.hasFocus());
    QTest::keyClicks(&table, QStringLiteral("3"));
    QTest::keyClick(&table, Qt::Key_Return);
    QCOMPARE(list.rowCount(), before + 1);
    const auto* person = core::findParticipant(fixture.desk().tournament(), StartNumber{6});
    QVERIFY(!person->fixedTable);
    shown.button("applyButton").click();
    person = core::findParticipant(fixture.desk().tournament(), StartNumber{6});
    QVERIFY(person->fixedTable == core::TableNumber{3});
    QVERIFY(!shown.button("applyButton").isEnabled());
}

void TestSetupPage::tellsTheFee()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(FeesPart);
    QVERIFY(shown.label("feeReason").isVisible());
    shown.type("startFeeField", QStringLiteral("5,50"));
    shown.type("ibanField", QStringLiteral("DE89 3704 0044 0532 0130 00"));
    QCOMPARE(shown.label("ibanFieldRefusal").text(), QStringLiteral("The check digits are right."));
    shown.showPart(TournamentPart);
    shown.part<QCheckBox>(QStringLiteral("openBox")).click();
    shown.showPart(FeesPart);
    QCOMPARE(shown.label("feeSum").text(), QStringLiteral("22 participant(s): EUR 22.00"));
    QVERIFY(!shown.label("feeReason").isVisible());
    QCOMPARE(shown.part<QTableWidget>(QStringLiteral("feePeople")).rowCount(), 22);
    shown.button("applyButton").click();
    QCOMPARE(shown.stored().startFeeCents, std::int64_t{550});
    QVERIFY(shown.stored().open);
    QCOMPARE(desk::feeText(fixture.desk().tournament()),
             QStringLiteral("22 participant(s): EUR 22.00"));
}

void TestSetupPage::tellsThePaymentCode()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(TournamentPart);
    shown.part<QCheckBox>(QStringLiteral("openBox")).click();
    shown.showPart(FeesPart);
    const auto& code = shown.label("feeCode");
    QVERIFY(code.isVisible());
    QVERIFY(code.text().contains(QStringLiteral("IBAN is not known")));
    shown.type("ibanField", QStringLiteral("DE89 3704 0044 0532 0130 00"));
    QVERIFY(code.text().contains(QStringLiteral("name is not known")));
    shown.type("holderField", QStringLiteral("Spielrechte Grünwald"));
    QVERIFY(code.text().contains(QStringLiteral("EUR 22.00 to Spielrechte Grünwald")));
    shown.type("remittanceField", QStringLiteral("Lizenz"));
    QVERIFY(code.text().contains(QStringLiteral("“Lizenz”")));
    shown.type("bicField", QStringLiteral("Sparkasse"));
    QVERIFY(shown.label("bicFieldRefusal").isVisible());
    QVERIFY2(shown.button("applyButton").isEnabled(), "no obstacle");
    shown.type("bicField", QStringLiteral("COBADEFF"));
    QVERIFY(!shown.label("bicFieldRefusal").isVisible());
}

void TestSetupPage::changesCertificates()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(CertificatePart);
    auto& text = shown.part<QPlainTextEdit>(QStringLiteral("certificateTextField"));
    QVERIFY(text.hasFocus());
    QVERIFY(text.placeholderText().contains(QStringLiteral("{name}")));
    QVERIFY(!shown.button("applyButton").isEnabled());
    shown.button("beginWithDefaultButton").click();
    QCOMPARE(text.toPlainText(), text.placeholderText());
    QVERIFY(!shown.button("beginWithDefaultButton").isEnabled());
    text.setPlainText(QStringLiteral("{name}\n{place}"));
    shown.part<QSpinBox>(QStringLiteral("certificatePlacesField")).setValue(3);
    QImage picture(20, 20, QImage::Format_RGB32);
    picture.fill(Qt::red);
    const QString logo = fixture.file(QStringLiteral("logo.png"));
    QVERIFY(picture.save(logo));
    shown.type("logoField", logo);
    const auto& preview = shown.part<desk::CertificateView>(QStringLiteral("certificateView"));
    QVERIFY(preview.isVisible());
    const auto isRed = [](const QImage& image) {
        return image.pixelColor(image.width() / 2, image.height() / 7).green() < 50;
    };
    QTRY_VERIFY(isRed(
        shown.part<desk::CertificateView>(QStringLiteral("certificateView")).grab().toImage()));
    QVERIFY(preview.faults().empty());
    shown.button("applyButton").click();
    QCOMPARE(shown.stored().certificate,
             (core::Certificate{QStringLiteral("{name}\n{place}"), 3, {}, logo}));
    shown.showPart(FeesPart);
    QVERIFY(!preview.isVisible());
}

void TestSetupPage::refusesUnknownFields()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(CertificatePart);
    shown.part<QPlainTextEdit>(QStringLiteral("certificateTextField"))
        .setPlainText(QStringLiteral("{nome}"));
    const auto& refusal = shown.label("certificateTextFieldRefusal");
    QVERIFY(refusal.isVisible());
    QVERIFY(refusal.text().contains(QStringLiteral("{nome}")));
    QVERIFY(!shown.button("applyButton").isEnabled());
}

void TestSetupPage::saysWhichPictureIsBroken()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(CertificatePart);
    shown.type("logoField", fixture.file(QStringLiteral("gone.png")));
    shown.type("backgroundField", fixture.file(QStringLiteral("gone too.png")));
    const auto& background = shown.label("backgroundFieldRefusal");
    QTRY_VERIFY(background.text().contains(QStringLiteral("gone too.png")));
    QVERIFY(shown.label("logoFieldRefusal").text().contains(QStringLiteral("gone.png")));
    QVERIFY2(shown.button("applyButton").isEnabled(), "the stick may be put in later");
    shown.type("backgroundField", {});
    shown.type("logoField", {});
    QTRY_VERIFY(!shown.label("logoFieldRefusal").isVisible());
    QVERIFY(!background.isVisible());
}

void TestSetupPage::scrollingChangesNothing()
{
    DeskFixture fixture;
    fixture.openSample();
    Shown shown(fixture);
    shown.showPart(RulesPart);
    auto& choice = shown.part<QComboBox>(QStringLiteral("tiesChoice"));
    const int before = choice.currentIndex();
    QWheelEvent wheel(choice.rect().center(), choice.mapToGlobal(choice.rect().center()), {},
                      QPoint(0, -120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&choice, &wheel);
    QCOMPARE(choice.currentIndex(), before);
}

QTEST_MAIN(TestSetupPage)
#include "tst_setup_page.moc"
