#include "app/desk/evening/participants/list_dialog.h"
#include "app/desk/evening/participants/participant_texts.h"
#include "app/desk/evening/participants/people_edits.h"
#include "app/desk/evening/participants/suggestions.h"
#include "app/desk/evening/participants/totals_panel.h"
#include "app/desk/widgets/typed_values.h"
#include "core/people/distinct_names.h"
#include "tests/evening.h"
#include "tests/read_people.h"
#include "tests/suite.h"

#include <QTest>

#include <functional>

namespace tst_people {

using namespace evening;
using desk::Suggestion;

using Make = std::function<void(core::Tournament&)>;

/// Calculations of the participants page, without a window.
class TestPeople : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale::c()); }
    void suggests();
    void suggestsNobodyForABlank();
    void ofTwoAlikeOneIsLeft();
    void takesAClubBehindASemicolon();
    void togglesPresence();
    void togglesPaid();
    void withdraws();
    void looksAtTheRoundToCome();
    void tellsOfPeople_data();
    void tellsOfPeople();
    void tellsNamesApart();
    void tellsMoney_data();
    void tellsMoney();
    void readsMoney_data();
    void readsMoney();
    void foreseesAList();
    void keepsPeopleWhoseLineIsRefused();
    void addsRepeatedPeopleIfTicked();
    void proposesAStatus_data();
    void proposesAStatus();
    void saysWhatIsLeftOut();
    void completesClubs();
    void seatsPeople_data();
    void seatsPeople();
};

namespace {

core::Participant named(int number, const QString& name, const QString& club = {})
{
    auto person = participant(number);
    person.name = name;
    person.club = club;
    return person;
}

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

/// Four have played round 1; 5 and 6 have not been seated.
core::Tournament begun()
{
    auto evening = tournament(6);
    evening.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p})}, {}, core::RoundState::Closed)};
    return evening;
}

QStringList noteTexts(const core::Tournament& evening, core::StartNumber number)
{
    QStringList texts;
    for (const auto& note :
         desk::ParticipantNotes(evening).of(*core::findParticipant(evening, number))) {
        texts << note.text;
    }
    return texts;
}

} // namespace

void TestPeople::suggests()
{
    auto evening = tournament(0);
    evening.participants = {named(4, text("Schmidt, Kurt"), text("Hof"))};
    const std::vector<core::Player> directory = {{text("Anna Schmieder"), {}, {}},
                                                 {text("Berger, Anna"), {}, {}},
                                                 {text("Schmidt, Hannelore"), text("Hof"), {}},
                                                 {text("Schmidt, Kurt"), text("Hof"), {}}};
    const desk::LastDates dates = {
        {core::spellingOf(text("Schmidt, Hannelore"), text("Hof")), QDate(2026, 10, 17)}};
    const auto found = desk::suggestionsFor(text("schm"), directory, dates, evening);
    QCOMPARE(found.size(), std::size_t{4});
    QCOMPARE(found[0].player.name, text("Schmidt, Hannelore"));
    QVERIFY(found[0].kind == Suggestion::Kind::Known);
    QCOMPARE(found[0].last, std::optional(QDate(2026, 10, 17)));
    QCOMPARE(found[1].player.name, text("Anna Schmieder"));
    QVERIFY(!found[1].last);
    QVERIFY(found[2].kind == Suggestion::Kind::Enrolled);
    QVERIFY(found[2].number == 4_p);
    QVERIFY(found[3].kind == Suggestion::Kind::New);
    QCOMPARE(found[3].player.name, text("schm"));

    QCOMPARE(desk::suggestionsFor(text("schm"), directory, dates, evening, 1).size(),
             std::size_t{2});
}

void TestPeople::suggestsNobodyForABlank()
{
    QVERIFY(desk::suggestionsFor(text("  "), {{text("Anna"), {}, {}}}, {}, tournament(2)).empty());
    const auto found = desk::suggestionsFor(text("?"), {{text("Anna"), {}, {}}}, {}, tournament(2));
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(found[0].kind == Suggestion::Kind::New);
}

void TestPeople::ofTwoAlikeOneIsLeft()
{
    auto evening = tournament(0);
    evening.participants = {named(1, text("Anna"), text("Hof"))};
    const core::Player anna{text("Anna"), text("Hof"), {}};
    const core::Player other{text("Anna"), {}, {}};
    QVERIFY(core::notEnrolled({anna, anna, other}, evening) == (std::vector{anna, other}));
}

void TestPeople::takesAClubBehindASemicolon()
{
    QVERIFY(core::typedPlayer(text(" Lang,  Uwe ; Plauen ")) ==
            (core::Player{text("Lang, Uwe"), text("Plauen"), {}}));
    QVERIFY(core::typedPlayer(text("Lang, Uwe")) == (core::Player{text("Lang, Uwe"), {}, {}}));
}

void TestPeople::togglesPresence()
{
    auto evening = begun();
    evening.participants[1].present = {{1_r, 1_r}};
    const auto come = desk::presenceToggled(evening, {1_p, 2_p}, 2_r);
    QVERIFY(core::isPresent(come[0], 2_r) && core::isPresent(come[1], 2_r));
    QVERIFY(come[0] == evening.participants[0]);
    const auto gone = desk::presenceToggled(evening, {1_p, 3_p}, 2_r);
    QVERIFY(!core::isPresent(gone[0], 2_r) && !core::isPresent(gone[1], 2_r));
    QVERIFY(core::isPresent(gone[0], 1_r) && core::isPresent(gone[0], 3_r));
}

void TestPeople::togglesPaid()
{
    auto evening = begun();
    evening.settings.startFeeCents = 500;
    evening.participants[0].setPaidCents(500);
    evening.participants[1].setPaidCents(200);
    evening.participants[2].setPaidCents(700);
    const auto paid = desk::paidToggled(evening, {1_p, 2_p, 3_p});
    QCOMPARE(paid[0].paidCents(), std::int64_t{500});
    QCOMPARE(paid[1].paidCents(), std::int64_t{500});
    QCOMPARE(paid[2].paidCents(), std::int64_t{700});
    const auto back = desk::paidToggled(evening, {1_p, 3_p});
    QCOMPARE(back[0].paidCents() + back[1].paidCents(), std::int64_t{0});
}

void TestPeople::withdraws()
{
    const auto evening = begun();
    const auto later = desk::withdrawnFrom(evening, {1_p, 2_p}, 3_r);
    QVERIFY(later[0].present == (std::vector<core::PresenceSpan>{{1_r, 2_r}}));
    QVERIFY(later[1].present == later[0].present);
    QVERIFY(desk::withdrawnFrom(evening, {5_p}, 1_r)[0].present.empty());
    QVERIFY(desk::isSeated(evening, 1_p));
    QVERIFY(!desk::isSeated(evening, 5_p));
}

void TestPeople::looksAtTheRoundToCome()
{
    auto evening = begun();
    QVERIFY(desk::roundToCome(tournament(4)) == 1_r);
    QVERIFY(desk::roundToCome(evening) == 2_r);
    evening.rounds.push_back(round(2, {}, {}, core::RoundState::Draft));
    evening.rounds.push_back(round(3, {}, {}, core::RoundState::Draft));
    QVERIFY(desk::roundToCome(evening) == 2_r);
}

void TestPeople::tellsOfPeople_data()
{
    QTest::addColumn<QString>("expected");
    QTest::addColumn<Make>("make");
    const auto row = [](const char* expected, const Make& make) {
        QTest::newRow(expected) << text(expected) << make;
    };
    using Present = std::vector<core::PresenceSpan>;
    const auto present = [](const Present& spans) -> Make {
        return [spans](core::Tournament& evening) { evening.participants[0].present = spans; };
    };
    row("", [](core::Tournament&) {});
    row("withdrawn", present({}));
    row("only until round 3", present({{1_r, 3_r}}));
    row("from round 2", present({{2_r, {}}}));
    row("only until round 5|from round 2|not in rounds 3–4", present({{2_r, 2_r}, {5_r, 5_r}}));
    row("not in round 2", present({{1_r, 1_r}, {3_r, {}}}));
    row("fixed table 2",
        [](core::Tournament& evening) { evening.participants[0].fixedTable = 2_t; });
    row("never with No. 3, 4", [](core::Tournament& evening) {
        evening.settings.apart = {{1_p, 3_p}, {1_p, 4_p}};
    });
    row("deduction 1½", [](core::Tournament& evening) {
        evening.penalties = {{1_p, 1_r, scoring::MatchPoints::fromPoints(-1), {}},
                             {2_p, 1_r, scoring::MatchPoints::fromPoints(-1), {}},
                             {1_p, 1_r, scoring::MatchPoints::fromUnits(-60), {}}};
    });
    row("deduction 1|bonus 2", [](core::Tournament& evening) {
        evening.penalties = {{1_p, 1_r, scoring::MatchPoints::fromPoints(-1), {}},
                             {1_p, 1_r, scoring::MatchPoints::fromPoints(2), {}}};
    });
    row("same name as No. 2",
        [](core::Tournament& evening) { evening.participants[1].name = text("Person 1"); });
}

void TestPeople::tellsOfPeople()
{
    QFETCH(QString, expected);
    QFETCH(Make, make);
    auto evening = begun();
    make(evening);
    QCOMPARE(noteTexts(evening, 1_p).join(u'|'), expected);
}

void TestPeople::tellsNamesApart()
{
    auto evening = tournament(0);
    evening.participants = {named(1, text("Uwe")), named(2, text("Uwe"), text("Hof")),
                            named(3, text("Uwe"), text("Plauen")),
                            named(4, text("Uwe"), text("Plauen")), named(5, text("Anna"))};
    QStringList names;
    for (const auto& person : evening.participants) {
        names << core::DistinctNames(evening).of(person.number);
    }
    QCOMPARE(names, QStringList({text("1 Uwe"), text("Uwe (Hof)"), text("3 Uwe"), text("4 Uwe"),
                                 text("Anna")}));
}

void TestPeople::tellsMoney_data()
{
    QTest::addColumn<int>("paid");
    QTest::addColumn<int>("fee");
    QTest::addColumn<QString>("expected");
    QTest::newRow("paid") << 500 << 500 << text("5 €");
    QTest::newRow("more") << 750 << 500 << text("7.50 €, 2.50 € back");
    QTest::newRow("no fee") << 750 << 0 << text("7.50 €");
    QTest::newRow("nothing") << 0 << 500 << text("open");
    QTest::newRow("a part") << 200 << 550 << text("2 € of 5.50 €");
}

void TestPeople::tellsMoney()
{
    QFETCH(int, paid);
    QFETCH(int, fee);
    core::Settings settings;
    settings.startFeeCents = fee;
    auto person = named(1, text("Uwe"));
    person.setPaidCents(paid);
    QTEST(desk::paidText(feeAccountOf(settings, person)), "expected");
}

void TestPeople::readsMoney_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("expected");
    QTest::newRow("whole") << text(" 5 ") << 500;
    QTest::newRow("point") << text("5.5") << 550;
    QTest::newRow("comma") << text("5,05") << 505;
    QTest::newRow("with its sign") << text("5 €") << 500;
    QTest::newRow("blank") << text(" ") << 0;
    QTest::newRow("negative") << text("-5") << -1;
    QTest::newRow("three places") << text("5.505") << -1;
    QTest::newRow("a word") << text("five") << -1;
    QTest::newRow("far too much") << text("9999999999") << -1;
}

void TestPeople::readsMoney()
{
    QFETCH(QString, typed);
    QTEST(static_cast<int>(desk::typedFee(typed).value_or(-1)), "expected");
}

void TestPeople::foreseesAList()
{
    auto evening = tournament(0);
    evening.participants = {named(3, text("Anna"), text("Hof"))};
    const auto list = readPeopleList(text("No\tName\tClub\n\tAnna\tHof\nx\tUwe\n3\tEva\n\tMai\n"));
    QVERIFY(list);
    const auto lines = desk::previewOf(*list, evening, {}).lines;
    using Fate = core::Foreseen::Fate;
    QCOMPARE(lines.size(), std::size_t{4});
    QVERIFY(lines[0].foreseen.fate == Fate::There);
    QVERIFY(lines[1].foreseen.fate == Fate::Refused);
    QVERIFY(!lines[1].reason.isEmpty());
    QVERIFY(lines[2].foreseen.fate == Fate::Refused);
    QVERIFY(lines[2].reason.contains(u'3'));
    QVERIFY(lines[3].foreseen.fate == Fate::Added);
    QVERIFY(lines[3].foreseen.number == 4_p);
    QCOMPARE(desk::countOf(lines, Fate::Refused), 2);
    const auto change = core::enrolIn(evening, desk::acceptedOf(lines));
    QVERIFY(change);
    QCOMPARE(change->steps.size(), std::size_t{1});
}

/// A line that is refused is on the list all the same.
void TestPeople::keepsPeopleWhoseLineIsRefused()
{
    auto evening = tournament(0);
    for (const auto number : {1, 2}) {
        evening.participants.push_back(
            named(number, number == 1 ? text("Eva Wolf") : text("Mai Roth"), text("Hof")));
        evening.participants.back().status = core::Attendance::Expected;
    }
    const auto list = readPeopleList(text("Name;Verein;Bezahlt\nEva Wolf;Hof;x?\nMai Roth;Hof;\n"));
    const auto preview = desk::previewOf(*list, evening, {});
    QVERIFY(preview.kind == core::ListKind::Newer);
    QCOMPARE(preview.lines.size(), std::size_t{2});
    QVERIFY(preview.lines[0].foreseen.fate == core::Foreseen::Fate::Refused);
    QVERIFY(preview.lines[0].entry.number == 1_p);
    QVERIFY(!preview.lines[0].canBeTicked());
}

/// Forms are often sent twice.
void TestPeople::addsRepeatedPeopleIfTicked()
{
    const auto list = readPeopleList(text("Name;Verein\nDora Roth;Hof\nRoth, Dora;Hof\nMai;Hof\n"));
    const auto evening = tournament(0);
    desk::ListPreviewModel model(desk::previewOf(*list, evening, {}).lines);
    QVERIFY(model.row(1).repeats == core::Line{2});
    QVERIFY(model.row(1).canBeTicked() && !model.row(1).isTicked);
    QCOMPARE(desk::acceptedOf(model.rows()).size(), std::size_t{2});
    QVERIFY(model.row(2).foreseen.number == 2_p);
    model.toggle({1}, evening);
    QCOMPARE(desk::acceptedOf(model.rows()).size(), std::size_t{3});
    QVERIFY(model.row(1).foreseen.number == 2_p);
    QVERIFY(model.row(2).foreseen.number == 3_p);
    QVERIFY(desk::ticksOf({core::ListKind::More, model.rows()}).changed.empty());
}

void TestPeople::proposesAStatus_data()
{
    QTest::addColumn<std::function<void(core::Tournament&)>>("edit");
    QTest::addColumn<bool>("isExpected");
    using Edit = std::function<void(core::Tournament&)>;
    const QDate today(2026, 10, 16);
    QTest::newRow("an evening") << Edit([](core::Tournament&) {}) << false;
    QTest::newRow("today") << Edit([=](core::Tournament& evening) {
        evening.settings.date = today;
    }) << false;
    QTest::newRow("another day") << Edit([=](core::Tournament& evening) {
        evening.settings.date = today.addDays(1);
    }) << true;
    QTest::newRow("a capacity") << Edit([](core::Tournament& evening) {
        evening.settings.capacity = 40;
    }) << true;
    QTest::newRow("a deadline") << Edit([](core::Tournament& evening) {
        evening.settings.deadline = QTime(19, 0);
    }) << true;
    QTest::newRow("others are expected") << Edit([](core::Tournament& evening) {
        evening.participants.front().status = core::Attendance::Expected;
    }) << true;
}

void TestPeople::proposesAStatus()
{
    QFETCH(std::function<void(core::Tournament&)>, edit);
    QFETCH(bool, isExpected);
    auto evening = tournament(2);
    edit(evening);
    QCOMPARE(desk::proposedStatus(evening, QDate(2026, 10, 16)) == core::Attendance::Expected,
             isExpected);
    const auto list = readPeopleList(text("Name;Status\nAnna;\nUwe;waiting\n"));
    const auto lines = desk::previewOf(*list, evening, {}, core::Attendance::Expected).lines;
    QVERIFY(lines[0].foreseen.status == core::Attendance::Expected);
    QVERIFY(lines[1].foreseen.status == core::Attendance::Waiting);
}

void TestPeople::saysWhatIsLeftOut()
{
    const auto list = readPeopleList(text("Name;a;b;c;d;e;f;g;h;i;Zeitstempel\n"
                                          "Anna;;;;;;;;;;gestern\nUwe;;;;;;;;;;heute\nSumme 2\n"));
    QCOMPARE(desk::leftOutText(list->warnings),
             text("These columns are left out: a, b, c, d, e, f, g, h, …\n"
                  "These lines are not people: 4\n"
                  "2 date(s) left out. Line 2: \"gestern\" is not a date this program understands "
                  "and was left out. Write it as 2026-10-05 21:46."));
}

void TestPeople::completesClubs()
{
    auto evening = tournament(0);
    evening.participants = {named(1, text("Anna"), text("Hof"))};
    const std::vector<core::Player> directory = {{text("Uwe"), text("Plauen"), {}},
                                                 {text("Eva"), text("Hof"), {}},
                                                 {text("Eva"), text("Plauen"), {}}};
    const auto list = readPeopleList(text("Anna\nUwe\nEva\nMai\n"));
    const auto lines = desk::previewOf(*list, evening, directory).lines;
    QVERIFY(lines[0].foreseen.fate == core::Foreseen::Fate::There);
    QCOMPARE(lines[1].person.club, text("Plauen"));
    QCOMPARE(lines[2].person.club, QString());
    QCOMPARE(lines[3].person.club, QString());
}

void TestPeople::seatsPeople_data()
{
    QTest::addColumn<int>("people");
    QTest::addColumn<bool>("plus");
    QTest::addColumn<int>("tables");
    QTest::newRow("nobody") << 0 << true << -1;
    QTest::newRow("one") << 1 << true << -1;
    QTest::newRow("two, plus") << 2 << true << 1;
    QTest::newRow("two, pure") << 2 << false << -1;
    QTest::newRow("five") << 5 << true << 1;
    QTest::newRow("twenty-one") << 21 << false << 6;
}

void TestPeople::seatsPeople()
{
    QFETCH(int, people);
    QFETCH(bool, plus);
    auto evening = tournament(0);
    evening.settings.rules.ruleSet =
        plus ? scoring::RuleSet::RummyPurePlus : scoring::RuleSet::RummyPure;
    const auto sizes = desk::tablesOf(evening, people);
    QTEST(sizes ? static_cast<int>(sizes->tables.size()) : -1, "tables");
}

RUMMY_TEST(TestPeople)

} // namespace tst_people

#include "tst_people.moc"
