#include "core/model/enum_table.h"
#include "core/texts/account_texts.h"
#include "core/texts/history_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"
#include "core/texts/rule_texts.h"
#include "core/texts/translation.h"
#include "tests/evening.h"
#include "tests/suite.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <array>
#include <memory>
#include <thread>

namespace tst_texts {

using namespace Qt::Literals::StringLiterals;
using scoring::MatchPoints;

namespace {

const QStringList enoughArguments = {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s, u"7"_s};

template <typename Enum>
std::vector<Enum> allValues()
{
    std::vector<Enum> values;
    for (std::size_t value = 0; value < core::enumeratorCount<Enum>(); ++value) {
        values.push_back(static_cast<Enum>(value));
    }
    return values;
}

template <typename Enum>
void addCodeRows(const char* name)
{
    for (const auto code : allValues<Enum>()) {
        QTest::addRow("%s %d", name, static_cast<int>(code)) << texts::text(code, enoughArguments);
    }
}

void addLabelRows()
{
    for (const auto action : allValues<core::Action>()) {
        const core::Label label{action, core::RoundNumber(1), core::TableNumber(2)};
        QTest::addRow("action %d", static_cast<int>(action)) << texts::text(label);
        core::JournalEntry entry;
        entry.change.label = label;
        QTest::addRow("undo %d", static_cast<int>(action)) << texts::undoText(entry);
        QTest::addRow("redo %d", static_cast<int>(action)) << texts::redoText(entry);
    }
}

void addOtherRows()
{
    for (const auto reason : allValues<core::NoFee>()) {
        QTest::addRow("no fee %d", static_cast<int>(reason)) << texts::text(reason);
    }
    for (const auto kind : allValues<core::StoreFailure::Kind>()) {
        QTest::addRow("store %d", static_cast<int>(kind))
            << texts::text(core::StoreFailure(kind, u"locked"_s));
    }
    for (const auto expected : allValues<core::Expected>()) {
        QTest::addRow("expected %d", static_cast<int>(expected)) << texts::text(
            core::FileFault::WrongType, {QString::number(static_cast<int>(expected))});
    }
}

void addTextRows()
{
    QTest::addColumn<QString>("text");
    addCodeRows<scoring::GameFault>("game fault");
    addCodeRows<scoring::GameDoubt>("game doubt");
    addCodeRows<scoring::DealFault>("deal fault");
    addCodeRows<scoring::DealDoubt>("deal doubt");
    addCodeRows<core::MatchFault>("match");
    addCodeRows<core::FileFault>("file");
    addCodeRows<core::TextFault>("text");
    addCodeRows<core::SettingsFault>("settings");
    addCodeRows<core::ParticipantFault>("participant");
    addCodeRows<core::RoundFault>("round");
    addCodeRows<core::SlipFault>("slip");
    addCodeRows<core::ResultFault>("result");
    addCodeRows<core::ClubFault>("club");
    addCodeRows<core::PenaltyFault>("penalty");
    addCodeRows<core::TieFault>("tie");
    addCodeRows<core::ClockFault>("clock");
    addCodeRows<seating::RefusalCode>("seating");
    addLabelRows();
    addOtherRows();
}

scoring::GameResult game(scoring::Ending ending, std::initializer_list<scoring::Hand> hands)
{
    scoring::GameResult result{ending, scoring::Hands(hands.size())};
    std::size_t seat = 0;
    for (const auto& hand : hands) {
        result.hands[seat++] = hand;
    }
    return result;
}

scoring::Rules plus()
{
    scoring::Rules rules;
    rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    return rules;
}

/// The messages of a translation file as "context/source".
struct Messages
{
    QStringList names;
    int unfinished = 0;
    QStringList otherArguments; ///< Sources whose translation has different arguments.
};

/// The placeholders of a text, sorted.
QStringList argumentsIn(const QString& text)
{
    static const QRegularExpression argument(u"%[0-9n]"_s);
    QStringList arguments;
    for (auto match = argument.globalMatch(text); match.hasNext();) {
        arguments << match.next().captured();
    }
    arguments.removeDuplicates();
    arguments.sort();
    return arguments;
}

void readTranslation(QXmlStreamReader& reader, const QString& source, Messages& messages)
{
    messages.unfinished += reader.attributes().hasAttribute("type"_L1) ? 1 : 0;
    const QString text = reader.readElementText(QXmlStreamReader::IncludeChildElements);
    if (!text.isEmpty() && argumentsIn(text) != argumentsIn(source)) {
        messages.otherArguments << source;
    }
}

Messages messagesOf(const QString& file)
{
    Messages messages;
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly)) {
        return messages;
    }
    QXmlStreamReader reader(&opened);
    QString context;
    QString source;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (reader.name() == u"name") {
            context = reader.readElementText();
        } else if (reader.name() == u"source") {
            source = reader.readElementText();
            messages.names << context + u'/' + source;
        } else if (reader.name() == u"translation") {
            readTranslation(reader, source, messages);
        }
    }
    messages.names.sort();
    return messages;
}

QString translationFile(const QString& language)
{
    return QStringLiteral(RUMMY_SOURCE_DIR "/translations/rummy_director_%1.ts").arg(language);
}

} // namespace

class TestTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { speak(QLocale::English); }

    void everyCodeHasAText_data() { addTextRows(); }
    void everyCodeHasAText()
    {
        QFETCH(const QString, text);
        static const QRegularExpression leftover(u"%[0-9n]"_s);
        QVERIFY(!text.isEmpty());
        QVERIFY2(!leftover.match(text).hasMatch(), qPrintable(text));
    }

    void germanIsSpoken()
    {
        speak(QLocale::German);
        QCOMPARE(texts::text(core::ClubFault::NothingToUndo, {}),
                 u"Nichts rückgängig zu machen."_s);
    }

    void aThreadSpeaksItsOwnLanguage()
    {
        const auto tenth = MatchPoints::fromUnits(MatchPoints::unitsPerPoint / 10);
        const auto said = [&] {
            return texts::text(core::ClubFault::NothingToUndo, {}) + texts::matchPointsText(tenth);
        };
        const auto german = u"Nichts rückgängig zu machen."_s +
                            texts::matchPointsText(tenth, QLocale(QLocale::German));
        const auto english =
            u"There is nothing to undo."_s + texts::matchPointsText(tenth, QLocale::c());
        const auto in = [&](QLocale::Language language) {
            QString text;
            std::jthread([&] {
                const texts::ThreadLanguage own{QLocale(language)};
                text = said();
            }).join();
            return text;
        };
        QCOMPARE(in(QLocale::German), german);
        QCOMPARE(said(), english);
        speak(QLocale::German);
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(in(QLocale::English), english);
        QCOMPARE(said(), german);
        QLocale::setDefault(QLocale::c());
    }

    void plurals_data()
    {
        QTest::addColumn<QLocale::Language>("language");
        QTest::addColumn<QString>("open");
        QTest::addColumn<QString>("beginning");
        QTest::newRow("one, English") << QLocale::English << u"1"_s << u"1 table still lacks"_s;
        QTest::newRow("two, English") << QLocale::English << u"2"_s << u"2 tables still lack"_s;
        QTest::newRow("one, German") << QLocale::German << u"1"_s << u"1 Tisch offen."_s;
        QTest::newRow("two, German") << QLocale::German << u"2"_s << u"2 Tische offen."_s;
    }
    void plurals()
    {
        QFETCH(const QLocale::Language, language);
        QFETCH(const QString, open);
        QFETCH(const QString, beginning);
        speak(language);
        const QString text = texts::text(core::RoundFault::TablesOpen, {open});
        QVERIFY2(text.startsWith(beginning), qPrintable(text));
    }

    void matchPoints_data()
    {
        QTest::addColumn<qint64>("units");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        const auto row = [](const char* name, qint64 units, const QString& english,
                            const QString& german) {
            QTest::newRow(name) << units << english << german;
        };
        row("nothing", 0, u"0"_s, u"0"_s);
        row("whole", 480, u"4"_s, u"4"_s);
        row("half", 300, u"2½"_s, u"2½"_s);
        row("third", 400, u"3⅓"_s, u"3⅓"_s);
        row("two thirds", 80, u"⅔"_s, u"⅔"_s);
        row("quarter", 30, u"¼"_s, u"¼"_s);
        row("three quarters", 330, u"2¾"_s, u"2¾"_s);
        row("twelfth", 1210, u"10.08"_s, u"10,08"_s);
        row("tenth", 12, u"0.10"_s, u"0,10"_s);
        row("minus a half", -60, u"−½"_s, u"−½"_s);
        row("minus a tenth", -12, u"−0.10"_s, u"−0,10"_s);
        row("minus whole", -120, u"−1"_s, u"−1"_s);
    }
    void matchPoints()
    {
        QFETCH(const qint64, units);
        QFETCH(const QString, english);
        QFETCH(const QString, german);
        const auto points = MatchPoints::fromUnits(units);
        QCOMPARE(texts::matchPointsText(points, QLocale(QLocale::English)), english);
        QCOMPARE(texts::matchPointsText(points, QLocale(QLocale::German)), german);
    }

    void means()
    {
        const QLocale english(QLocale::English);
        QCOMPARE(texts::meanText(MatchPoints::fromPoints(8), 3, english), u"2.667"_s);
        QCOMPARE(texts::meanText(MatchPoints::fromPoints(-8), 3, english), u"−2.667"_s);
        QCOMPARE(texts::meanText(MatchPoints::fromPoints(5), 2, QLocale(QLocale::German)),
                 u"2,500"_s);
    }

    void cents()
    {
        QCOMPARE(texts::centsText(500, QLocale(QLocale::English)), u"5.00"_s);
        QCOMPARE(texts::centsText(2205, QLocale(QLocale::German)), u"22,05"_s);
    }

    void labels()
    {
        core::Label label{core::Action::CorrectGame, core::RoundNumber(1), core::TableNumber(3),
                          core::GameNumber(2)};
        QCOMPARE(texts::text(label), u"Round 1, table 3, game 2: result corrected"_s);
        core::JournalEntry entry;
        entry.change.label = label;
        QCOMPARE(texts::undoText(entry), u"Undo: round 1, table 3, game 2"_s);
        entry.change.steps = {core::GameExchange{{*label.round, *label.table, *label.game},
                                                 evening::unplayed(),
                                                 evening::played("0,3,5,9")}};
        QCOMPARE(texts::undoText(entry), u"Undo: round 1, table 3, game 2: 0,3,5,9"_s);
        core::Tournament evening;
        evening.participants.resize(1);
        evening.participants.front().number = core::StartNumber(4);
        evening.participants.front().name = u"Lang, Karl"_s;
        const core::Label enrolled{core::Action::Enrol, {}, {}, {}, core::StartNumber(4)};
        entry.change = {enrolled, {}, {}};
        QCOMPARE(texts::undoText(entry, &evening), u"Undo: enrol Lang, Karl"_s);
        QCOMPARE(texts::undoText(entry), u"Undo: participant 4: enrolled"_s);
        speak(QLocale::German);
        QCOMPARE(texts::text(label), u"Runde 1, Tisch 3, Spiel 2: Ergebnis berichtigt"_s);
        QCOMPARE(texts::text(label, texts::Wording::English),
                 u"Round 1, table 3, game 2: result corrected"_s);
        QCOMPARE(texts::text({core::Action::ChangeSettings}), u"Einstellungen geändert"_s);
    }

    void explanations_data()
    {
        QTest::addColumn<int>("seat");
        QTest::addColumn<int>("ending");
        QTest::addColumn<QString>("text");
        const int romme = static_cast<int>(scoring::Ending::Romme);
        const int first = static_cast<int>(scoring::Ending::FirstRoundRomme);
        QTest::newRow("own place") << 0 << romme << u"1st with 0 stones: 4"_s;
        QTest::newRow("tie of two, a claim")
            << 1 << romme << u"2nd and 3rd tied at 5 stones: (3 + 2) ÷ 2 = 2½, plus 1 claim"_s;
        QTest::newRow("last, claims") << 3 << romme << u"4th with 9 stones: 1, plus 2 claims"_s;
        QTest::newRow("first round") << 0 << first << u"first-round Rommé: 4"_s;
        QTest::newRow("first round, share")
            << 3 << first
            << u"share behind a first-round Rommé: (3 + 2 + 1) ÷ 3 = 2, plus 2 claims"_s;
    }
    void explanations()
    {
        QFETCH(const int, seat);
        QFETCH(const int, ending);
        QFETCH(const QString, text);
        const auto result =
            game(static_cast<scoring::Ending>(ending), {{0, 0}, {5, 1}, {5, 0}, {9, 2}});
        const auto explained = scoring::explainHand(plus(), result, static_cast<std::size_t>(seat));
        QCOMPARE(texts::text(*explained, QLocale(QLocale::English)), text);
    }

    void pooledClaimsAndShiftedValues()
    {
        scoring::Rules rules = plus();
        rules.options.firstRoundRommeClaims = scoring::FirstRoundRommeClaims::Pool;
        rules.options.earlyTermination = scoring::EarlyTermination::Shifted;
        const QLocale english(QLocale::English);
        const auto pooled =
            game(scoring::Ending::FirstRoundRomme, {{0, 2}, {14, 1}, {12, 0}, {10, 0}});
        QCOMPARE(texts::text(*scoring::explainHand(rules, pooled, 2), english),
                 u"share behind a first-round Rommé: (3 + 2 + 1) ÷ 3 = 2, plus claims shared: "
                 u"1 ÷ 3 = ⅓"_s);
        const auto early = game(scoring::Ending::Early, {{3, 0}, {4, 0}, {9, 0}, {12, 0}});
        QCOMPARE(texts::text(*scoring::explainHand(rules, early, 0), english),
                 u"1st with 3 stones: 3, ended early, so the first place's points are not given"_s);
    }

    void tellsHowManyGoOn_data()
    {
        QTest::addColumn<int>("advance");
        QTest::addColumn<QString>("text");
        QTest::newRow("one") << 1 << u"knock-out: 1 of each table goes on"_s;
        QTest::newRow("three, also of a table of three")
            << 3 << u"knock-out: 3 of each table go on, but never all of a table"_s;
    }
    void tellsHowManyGoOn()
    {
        QFETCH(const int, advance);
        core::Settings settings;
        settings.rules.ruleSet = scoring::RuleSet::Romme500;
        settings.cards.event = core::CardEvent::Multi;
        settings.cards.advance = advance;
        QTEST(texts::rankingTexts(settings).front(), "text");
    }

    void optionsInForceNameEveryOption()
    {
        core::Settings settings;
        settings.rules.options.byeMatchPoints = MatchPoints::fromUnits(300);
        settings.rules.options.tieBreaks = {scoring::TieBreak::Wins, scoring::TieBreak::Stones};
        const auto options = texts::optionsInForce(settings, QLocale(QLocale::English));
        QCOMPARE(options.size(), 8);
        QVERIFY(options.contains(u"bye: 2½"_s));
        QVERIFY(options.contains(u"tie-breaks: wins, fewest stones"_s));
    }

    void seatLetters()
    {
        QCOMPARE(texts::seatLetter(3), u"D"_s);
        QCOMPARE(texts::seatOfLetter(u"b"_s), std::optional<std::size_t>(1));
        QVERIFY(!texts::seatOfLetter(u"E"_s));
        QVERIFY(!texts::seatOfLetter(u"AB"_s));
        QVERIFY(!texts::seatOfLetter(QString()));
    }

    void translationsAreFinishedAndInStep_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("German") << u"de"_s << QStringList();
        QTest::newRow("English plurals") << u"en"_s << QStringList{u"-pluralonly"_s};
    }
    void translationsAreFinishedAndInStep()
    {
        QFETCH(const QString, language);
        QFETCH(const QStringList, options);
        const Messages shipped = messagesOf(translationFile(language));
        QVERIFY(!shipped.names.isEmpty());
        QCOMPARE(shipped.unfinished, 0);
        QCOMPARE(shipped.otherArguments, QStringList());

        const QTemporaryDir folder;
        const QString fresh = folder.filePath(u"fresh.ts"_s);
        const QStringList arguments =
            QStringList{u"-silent"_s, u"-no-obsolete"_s} + options +
            QStringList{u"app"_s, u"core"_s, u"reports"_s, u"-I"_s, u"."_s, u"-ts"_s, fresh};
        QProcess lupdate;
        lupdate.setWorkingDirectory(QStringLiteral(RUMMY_SOURCE_DIR));
        lupdate.start(QStringLiteral(RUMMY_LUPDATE), arguments);
        QVERIFY(lupdate.waitForFinished(-1));
        QCOMPARE(lupdate.exitCode(), 0);
        QCOMPARE(shipped.names, messagesOf(fresh).names);
    }

private:
    void speak(QLocale::Language language)
    {
        translation_.reset();
        translation_ = std::make_unique<texts::Translation>(QLocale(language));
    }

    std::unique_ptr<texts::Translation> translation_;
};

RUMMY_TEST(TestTexts)

} // namespace tst_texts

#include "tst_texts.moc"
