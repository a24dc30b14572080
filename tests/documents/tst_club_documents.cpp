#include "printed_evening.h"
#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"
#include "tests/typeset/sheet_checker.h"

#include "core/codes/badge_code.h"
#include "core/codes/hall_codes.h"
#include "core/people/people_names.h"
#include "core/ranking/standings.h"
#include "core/texts/numbers.h"
#include "reports/documents/helper_codes.h"
#include "reports/typeset/document.h"

#include <algorithm>

namespace tst_club_documents {

using namespace Qt::Literals::StringLiterals;
using documents::Form;
using documents::Kind;
using table_reading::sourceOf;

/// The extras of an evening besides its rounds: cards, lists and receipts, before and after it.
class TestClubDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playerCardsTellWhereToSit();
    void playerCardsHaveCodesOnceTheHallWasServed();
    void helperCodesSayWhatToDo();
    void plannedRoundsAreToBeFilledIn();
    void manyRoundsGetLargerCards();
    void drawSlipsHaveEverySeatOnce_data();
    void drawSlipsHaveEverySeatOnce();
    void badgesHaveLargeNames();
    void personalSheetsAreNumberedForThemselves();
    void badgesSayTheNumberAsACode();
    void tableNumbersBeforeAnyDraw();
    void signUpListHasBoxesAndRoom();
    void signUpListByLetter();
    void prizesArePrintedBeforeAndAfter();
    void winnersBeginWithThePlaces();
    void winnersTellWhatDecided();
    void furtherPrizesAreOnEveryPaper();
    void receiptsAreOfWhatWasPaid();
    void prizeReceiptsWaitForTheEnd();
    void posterSaysWhatIsPlayed();
    void posterTellsTheSchedule();
    void posterFitsItsPage_data();
    void posterFitsItsPage();
    void crossTableNamesOpponents();
    void seatingWithPointsSoFar();
    void standingsSayUntilWhenTheyCanBeContested();
};

namespace {

/// The only document's tickets.
typeset::Tickets ticketsOf(const core::Tournament& tournament, Kind kind)
{
    const auto made = documents::compose(sourceOf(tournament), {.kind = kind});
    return std::get<typeset::Tickets>(made->front().body);
}

typeset::TableDocument tableOf(const core::Tournament& tournament, Kind kind,
                               std::optional<Form> form = std::nullopt)
{
    const auto made = documents::compose(sourceOf(tournament), {.kind = kind, .form = form});
    return *typeset::tableOf(made->front());
}

QStringList cells(const typeset::TableDocument& table, const QString& key)
{
    const auto column = std::find_if(table.columns.begin(), table.columns.end(),
                                     [&](const auto& each) { return each.key == key; });
    QStringList texts;
    for (const auto& block : table.blocks) {
        for (const auto& row : block.rows) {
            texts << row.cells[static_cast<std::size_t>(column - table.columns.begin())].text;
        }
    }
    return texts;
}

} // namespace

void TestClubDocuments::playerCardsTellWhereToSit()
{
    auto tournament = printed_evening::tournament(22);
    tournament.settings.plannedRounds = static_cast<std::int32_t>(tournament.rounds.size());
    const auto cards = ticketsOf(tournament, Kind::PlayerCards);
    QCOMPARE(cards.tickets.size(), tournament.participants.size());
    for (const auto& card : cards.tickets) {
        QCOMPARE(card.rows.size(), tournament.rounds.size());
        for (std::size_t round = 0; round < card.rows.size(); ++round) {
            const core::StartNumber number{card.corner.toInt()};
            const auto& tables = tournament.rounds[round].tables;
            const auto at = std::find_if(tables.begin(), tables.end(), [&](const auto& table) {
                return card.rows[round].value(1) == QString::number(plain(table.number));
            });
            if (at != tables.end()) {
                const auto seat =
                    static_cast<std::size_t>(card.rows[round][2].front().unicode() - u'A');
                QCOMPARE(at->head.seats.at(seat), number);
            } else {
                QCOMPARE(card.rows[round].value(1), u"bye"_s);
            }
        }
    }
}

void TestClubDocuments::plannedRoundsAreToBeFilledIn()
{
    auto tournament = printed_evening::tournament(22);
    tournament.settings.plannedRounds = static_cast<std::int32_t>(tournament.rounds.size()) + 2;
    const auto cards = ticketsOf(tournament, Kind::PlayerCards);
    const auto& rows = cards.tickets.front().rows;
    QCOMPARE(rows.size(), tournament.rounds.size() + 2);
    QCOMPARE(rows.back(), QStringList{QString::number(rows.size())});

    // A draft may still change.
    tournament.rounds.back().head.state = core::RoundState::Draft;
    const auto drafted = ticketsOf(tournament, Kind::PlayerCards).tickets.front().rows;
    QCOMPARE(drafted.size(), rows.size());
    QCOMPARE(drafted[tournament.rounds.size() - 1].size(), qsizetype{1});
}

void TestClubDocuments::playerCardsHaveCodesOnceTheHallWasServed()
{
    auto tournament = printed_evening::tournament(22);
    tournament.participants.front().name =
        u"Brückner-von Falkenhausen zu Hohenschwangau, Maria Theresia Elisabeth"_s;
    QVERIFY(ticketsOf(tournament, Kind::PlayerCards).tickets.front().lines.isEmpty());
    documents::Source source{tournament, {}, QDateTime(QDate(2026, 5, 14), QTime(22, 5))};
    source.hallKey = QByteArray(core::hallKeyLength, 'k');
    const auto composed = documents::compose(source, {Kind::PlayerCards});
    for (const auto& card : std::get<typeset::Tickets>(composed->front().body).tickets) {
        const core::StartNumber number{card.corner.toInt()};
        QVERIFY(card.lines.join(u' ').contains(core::participantCode(source.hallKey, number)));
    }
    // Long names shrink rather than dropping it.
    const auto printed = typeset::runningText(typeset::sheetsOf(*composed, typeset::PaperSize::A4));
    for (const auto& person : tournament.participants) {
        QVERIFY(printed.contains(core::participantCode(source.hallKey, person.number)));
    }
}

void TestClubDocuments::helperCodesSayWhatToDo()
{
    const auto tournament = printed_evening::tournament(22);
    auto source = sourceOf(tournament);
    source.hallAddress = u"http://192.168.178.25:8080/"_s;
    source.wifi.network = u"Rummyclub im Gasthaus Zum Goldenen Hirschen"_s;
    std::vector<documents::HelperSlip> slips(
        9, {u"Brückner-von Falkenhausen zu Hohenschwangau, Maria Theresia Elisabeth"_s,
            u"check-in, start fees, printing"_s, u"K7QF3-MTR2A"_s});
    const auto document = documents::helperCodes(source, slips);
    const auto& slip = std::get<typeset::Tickets>(document.body).tickets.front();
    QCOMPARE(slip.code, u"http://192.168.178.25:8080/helper#K7QF3-MTR2A"_s);
    for (const auto paper : {typeset::PaperSize::A4, typeset::PaperSize::Letter}) {
        const auto sheets = typeset::sheetsOf({document}, paper);
        QCOMPARE(sheets.size(), std::size_t{2});
        const auto printed = typeset::runningText(sheets);
        QCOMPARE(printed.count(slip.lines[0]), qsizetype{9});
        QCOMPARE(printed.count(u"8080/helper"_s), qsizetype{9});
    }
}

void TestClubDocuments::manyRoundsGetLargerCards()
{
    auto tournament = printed_evening::tournament(22);
    QCOMPARE(ticketsOf(tournament, Kind::PlayerCards).rows, 4);
    for (const int rounds : {12, 30, 60}) {
        tournament.settings.plannedRounds = rounds;
        const auto documents =
            documents::compose(sourceOf(tournament), {.kind = Kind::PlayerCards});
        for (const auto paper : {typeset::PaperSize::A4, typeset::PaperSize::Letter}) {
            QCOMPARE(typeset::sheetFaults(typeset::sheetsOf(*documents, paper)).value(0),
                     QString());
        }
    }
    QCOMPARE(ticketsOf(tournament, Kind::PlayerCards).rows, 1);
}

void TestClubDocuments::drawSlipsHaveEverySeatOnce_data()
{
    QTest::addColumn<int>("people");
    for (const int people : {3, 22, 120}) {
        QTest::addRow("%d people", people) << people;
    }
}

void TestClubDocuments::drawSlipsHaveEverySeatOnce()
{
    QFETCH(const int, people);
    auto tournament = printed_evening::tournament(people);
    tournament.rounds.clear();
    QStringList seats;
    for (const auto& slip : ticketsOf(tournament, Kind::DrawSlips).tickets) {
        seats << slip.title + slip.lines.join(u' ');
    }
    QCOMPARE(seats.size(), qsizetype{people});
    QCOMPARE(seats.front(), u"Table 1Seat A"_s);
    QCOMPARE(seats.removeDuplicates(), 0);
}

/// Each is handed to somebody else.
void TestClubDocuments::personalSheetsAreNumberedForThemselves()
{
    const texts::ThreadLanguage english(QLocale(QLocale::English, QLocale::UnitedKingdom));
    const auto tournament = printed_evening::tournament(7);
    const auto sheets = typeset::sheetsOf(
        *documents::compose(documents::Source{tournament, {}, {}}, {Kind::PersonalSheet}),
        typeset::PaperSize::A4);
    QCOMPARE(sheets.size(), std::size_t{7});
    for (const auto& sheet : sheets) {
        QVERIFY(typeset::runningText(sheet).contains(u"Page1of1"_s));
    }
}

/// Long names alone are smaller.
void TestClubDocuments::badgesHaveLargeNames()
{
    auto tournament = printed_evening::tournament(22);
    tournament.participants[1].name =
        u"Oberstleutnant-Schwarzenberg-Lüdenscheidt, Friederike-Charlotte-Wilhelmine"_s;
    const auto sheets = typeset::sheetsOf(
        *documents::compose(documents::Source{tournament, {}, {}}, {Kind::NameBadges}),
        typeset::PaperSize::A4);
    int large = 0;
    for (const auto& sheet : sheets) {
        for (const auto& mark : sheet.marks) {
            const auto* const text = std::get_if<typeset::TextMark>(&mark);
            large += text != nullptr && text->type.size >= typeset::points(24) ? 1 : 0;
        }
    }
    QVERIFY2(large >= 21, qPrintable(QString::number(large)));
}

/// As accepted by the Check-in page and the search for participants.
void TestClubDocuments::badgesSayTheNumberAsACode()
{
    const auto tournament = printed_evening::tournament(22);
    for (const auto& badge : ticketsOf(tournament, Kind::NameBadges).tickets) {
        const core::StartNumber number{badge.corner.toInt()};
        QCOMPARE(core::numberOnBadge(badge.code), std::optional(number));
        const auto* const person = findParticipant(tournament, number);
        QVERIFY(person != nullptr);
        QCOMPARE(badge.title, core::spokenName(*person));
    }
}

void TestClubDocuments::tableNumbersBeforeAnyDraw()
{
    auto tournament = printed_evening::tournament(22);
    tournament.rounds.clear();
    const auto numbers = [&](std::vector<core::TableNumber> tables) {
        const auto made = documents::compose(
            sourceOf(tournament), {.kind = Kind::TableNumbers, .tables = std::move(tables)});
        QStringList texts;
        for (const auto& card : std::get<typeset::TableCards>(made->front().body).cards) {
            texts << card.number + card.round + card.event + card.people.join(u' ');
        }
        return texts;
    };
    QCOMPARE(numbers({}), (QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s}));
    QCOMPARE(numbers({core::TableNumber{17}}), QStringList{u"17"_s});
}

void TestClubDocuments::signUpListHasBoxesAndRoom()
{
    auto tournament = printed_evening::tournament(22);
    tournament.settings.startFeeCents = 500;
    tournament.participants[0].setPaidCents(500);
    tournament.participants[1].setPaidCents(200);
    const auto list = tableOf(tournament, Kind::SignUpList);
    QVERIFY(list.ruled);
    QVERIFY(list.blocks.back().blank);
    QCOMPARE(list.blocks.front().rows.size(), tournament.participants.size());
    const auto due = cells(list, u"due"_s);
    const auto numbers = cells(list, u"number"_s);
    const auto of = [&](std::size_t person) {
        const auto number = QString::number(plain(tournament.participants[person].number));
        return due[numbers.indexOf(number)];
    };
    QCOMPARE(of(0), u"paid"_s);
    QVERIFY(of(1).contains(u'3'));
}

void TestClubDocuments::signUpListByLetter()
{
    const auto tournament = printed_evening::tournament(22);
    const auto list = tableOf(tournament, Kind::SignUpList, Form::ByLetter);
    std::size_t people = 0;
    for (const auto& block : list.blocks) {
        if (!block.blank) {
            QCOMPARE(block.title.size(), qsizetype{1});
            people += block.rows.size();
        }
    }
    QCOMPARE(people, tournament.participants.size());
}

void TestClubDocuments::prizesArePrintedBeforeAndAfter()
{
    auto tournament = printed_evening::tournament(22);
    tournament.settings.prizeCents = {5000, 0, 2000};
    QCOMPARE(cells(tableOf(tournament, Kind::PrizeList), u"place"_s),
             (QStringList{u"1"_s, u"3"_s}));
    const auto best = tableOf(tournament, Kind::Winners);
    QVERIFY(best.blocks.front().rows.size() >= 3);
    QVERIFY(!best.state.isEmpty() || !cells(best, u"prize"_s).isEmpty());
}

/// No prize is for a place; two share the second.
void TestClubDocuments::winnersBeginWithThePlaces()
{
    const texts::ThreadLanguage english(QLocale(QLocale::English, QLocale::UnitedKingdom));
    TournamentBuilder builder(samples::plusRules());
    builder.participants(4).round(1, 1).table({1, 2, 3, 4}).game(game_builder::romme("0,3,3,9"));
    auto tournament = builder.tournament();
    tournament.settings.prizes.resize(1);
    tournament.settings.prizes[0].name = u"Last"_s;
    tournament.settings.prizes[0].what = core::PrizeFor::Last;
    tournament.settings.prizes[0].places = core::PrizeGoods{u"a ham"_s};
    const auto won = tableOf(tournament, Kind::Winners);
    QCOMPARE(cells(won, u"prize"_s), (QStringList{u"1st place"_s, u"shared 2nd place"_s,
                                                  u"shared 2nd place"_s, u"Last"_s}));
    QCOMPARE(cells(won, u"name"_s), (QStringList{u"Participant 1"_s, u"Participant 2"_s,
                                                 u"Participant 3"_s, u"Participant 4"_s}));
    QCOMPARE(cells(won, u"worth"_s), (QStringList{QString(), QString(), QString(), u"a ham"_s}));
}

/// How a tie for the place was decided is beside it; amounts are numbers in files.
void TestClubDocuments::winnersTellWhatDecided()
{
    const texts::ThreadLanguage english(QLocale(QLocale::English, QLocale::UnitedKingdom));
    TournamentBuilder builder(samples::plusRules());
    builder.participants(4).round(1, 1).table({1, 2, 3, 4}).game(game_builder::romme("0,3,3,9"));
    auto tournament = builder.tournament();
    tournament.settings.prizeCents = {1000, 500, 250};
    core::Prize last;
    last.name = u"Last"_s;
    last.what = core::PrizeFor::Last;
    last.places = core::PrizeCents{100};
    tournament.settings.prizes = {last};
    tournament.tieDecisions = {{.order = {core::StartNumber{3}, core::StartNumber{2}}}};
    const auto won = tableOf(tournament, Kind::Winners);
    const auto decided = cells(won, u"decided"_s);
    QVERIFY2(!decided[0].contains(u"by lot"), qPrintable(decided[0]));
    QVERIFY2(decided[1].contains(u"by lot"), qPrintable(decided[1]));
    QVERIFY2(decided[2].contains(u"by lot"), qPrintable(decided[2]));
    QVERIFY2(!decided[3].contains(u"by lot"), qPrintable(decided[3]));
    // However little room there is.
    const auto column = std::find_if(won.columns.begin(), won.columns.end(),
                                     [](const auto& one) { return one.key == u"decided"_s; });
    QVERIFY(column->purpose == typeset::Purpose::Content);
    // A play-off names those tied, whatever its note says.
    tournament.tieDecisions.front().by = core::TieDecidedBy::PlayOff;
    tournament.tieDecisions.front().reason = u"at 22:10"_s;
    QCOMPARE(cells(tableOf(tournament, Kind::Winners), u"decided"_s)[1],
             u"decided by a play-off: 3 before 2 (at 22:10)"_s);
    const auto worth = std::find_if(won.columns.begin(), won.columns.end(),
                                    [](const auto& column) { return column.key == u"worth"_s; });
    QCOMPARE(worth->kind, typeset::ColumnKind::Money);
    QCOMPARE(won.blocks.front()
                 .rows[1]
                 .cells[static_cast<std::size_t>(worth - won.columns.begin())]
                 .value,
             u"5.00"_s);
}

void TestClubDocuments::furtherPrizesAreOnEveryPaper()
{
    const texts::ThreadLanguage english(QLocale(QLocale::English, QLocale::UnitedKingdom));
    TournamentBuilder builder(samples::plusRules());
    builder.participants(4).round(1, 1).table({1, 2, 3, 4}).game(game_builder::romme("0,3,5,9"));
    auto tournament = builder.tournament();
    tournament.settings.prizeCents = {1000};
    tournament.settings.onePrizeEach = true;
    core::Prize again;
    again.name = u"Again"_s;
    again.what = core::PrizeFor::Rank;
    again.places = core::PrizeGoods{u"a ham"_s};
    core::Prize ladies;
    ladies.name = u"Ladies"_s;
    ladies.tag = u"women"_s;
    ladies.places = core::PrizeCents{500};
    tournament.settings.prizes = {again, ladies};
    QCOMPARE(cells(tableOf(tournament, Kind::PrizeList), u"prize"_s),
             (QStringList{u"1st place"_s, u"Again"_s, u"Ladies"_s}));
    const auto won = tableOf(tournament, Kind::Winners);
    QCOMPARE(cells(won, u"name"_s), (QStringList{u"Participant 1"_s, u"Participant 2"_s}));
    QVERIFY2(won.notes.first().contains(u"passed on from Participant 1"),
             qPrintable(won.notes.first()));
    QVERIFY2(won.notes.last().startsWith(u"Ladies: nobody"), qPrintable(won.notes.last()));
    const auto reading = tableOf(tournament, Kind::PrizeReading);
    QCOMPARE(cells(reading, u"prize"_s), (QStringList{u"Again"_s, u"1st place"_s}));
    QVERIFY(cells(reading, u"remark"_s).first().contains(u"Participant 1"));
    const auto receipts = ticketsOf(tournament, Kind::PrizeReceipts).tickets;
    QCOMPARE(receipts.size(), std::size_t{2});
    QVERIFY(receipts.back().lines.join(u' ').contains(u"a ham"));
    QCOMPARE(receipts.back().signatures.size(), qsizetype{1});
}

void TestClubDocuments::receiptsAreOfWhatWasPaid()
{
    const texts::ThreadLanguage english(QLocale(QLocale::English, QLocale::UnitedKingdom));
    auto tournament = printed_evening::tournament(7);
    for (auto& person : tournament.participants) {
        person.setPaidCents(0);
    }
    QVERIFY(ticketsOf(tournament, Kind::FeeReceipts).tickets.empty());
    tournament.participants[2].setPaidCents(450);
    const auto receipts = ticketsOf(tournament, Kind::FeeReceipts).tickets;
    QCOMPARE(receipts.size(), std::size_t{1});
    QVERIFY(receipts.front().lines.join(u' ').contains(u"4.50"_s));
    QVERIFY(
        receipts.front().lines.join(u' ').contains(core::spokenName(tournament.participants[2])));
    QVERIFY(receipts.front().lines.contains(tournament.settings.organiser));
    QVERIFY(!tournament.settings.organiser.isEmpty());
    QCOMPARE(receipts.front().signatures.size(), qsizetype{1});
    tournament.settings.startFeeCents = 400;
    const auto tooMuch = ticketsOf(tournament, Kind::FeeReceipts).tickets;
    QVERIFY(tooMuch.front().lines.contains(u"of which owed back: 0.50 €"_s));
}

void TestClubDocuments::prizeReceiptsWaitForTheEnd()
{
    auto tournament = printed_evening::tournament(7);
    tournament.settings.prizeCents = {5000};
    tournament.settings.plannedRounds = 9;
    QVERIFY(ticketsOf(tournament, Kind::PrizeReceipts).tickets.empty());
}

void TestClubDocuments::posterTellsTheSchedule()
{
    const texts::ThreadLanguage english(QLocale(QLocale::English, QLocale::UnitedKingdom));
    auto tournament = printed_evening::tournament(7);
    tournament.settings.plannedRounds = 2;
    tournament.settings.roundMinutes = 45;
    tournament.settings.schedule = {{core::RoundNumber{1}, QTime(19, 30)},
                                    {core::ScheduledBreak{30, u"Supper"_s}},
                                    {core::ScheduledBreak{}},
                                    {core::RoundNumber{2}}};
    const auto document = *documents::compose(sourceOf(tournament), {.kind = Kind::Poster});
    const auto& body = std::get<typeset::Poster>(document.front().body);
    const auto evening = body.parts.front().lines;
    QVERIFY(evening.front().contains(u", 45 minute"));
    QCOMPARE(evening.mid(1), QStringList({u"19:30 Round 1"_s, u"Supper (30 min)"_s,
                                          u"Break (15 min)"_s, u"Round 2"_s}));
    // HTML and files say the same.
    QVERIFY(body.table.lead.join(u'|').contains(evening.join(u" · "_s)));
}

void TestClubDocuments::posterFitsItsPage_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("scheduled");
    QTest::addColumn<typeset::PaperSize>("paper");
    const auto usual = u"Frühlingsturnier"_s;
    QTest::newRow("no schedule") << usual << 0 << typeset::PaperSize::A4;
    QTest::newRow("an evening") << usual << 7 << typeset::PaperSize::A4;
    QTest::newRow("a weekend") << usual << 60 << typeset::PaperSize::Letter;
    QTest::newRow("longest name") << u"Offener Herbstpokal der Steinfreunde "_s.repeated(5).left(
                                         200)
                                  << 7 << typeset::PaperSize::A4;
    QTest::newRow("one long word") << u"W"_s.repeated(200) << 3 << typeset::PaperSize::Letter;
}

void TestClubDocuments::posterFitsItsPage()
{
    QFETCH(const QString, name);
    QFETCH(const int, scheduled);
    QFETCH(const typeset::PaperSize, paper);
    auto tournament = printed_evening::tournament(22);
    tournament.settings.name = name;
    tournament.settings.feeClasses = {{u"youth"_s, u"Jugend und Studierende"_s, 250}};
    tournament.settings.prizeCents = {10000, 5000, 0, 2500};
    for (int place = 0; place < scheduled; ++place) {
        tournament.settings.schedule.push_back({core::ScheduledBreak{15, u"Pause"_s}, QTime(9, 0)});
    }
    const auto sheets =
        typeset::sheetsOf(*documents::compose(sourceOf(tournament), {.kind = Kind::Poster}), paper);
    QCOMPARE(sheets.size(), std::size_t{1});
    const auto faults = typeset::sheetFaults(sheets);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestClubDocuments::posterSaysWhatIsPlayed()
{
    auto tournament = printed_evening::tournament(22);
    tournament.settings.plannedRounds = 4;
    const auto sheets = typeset::sheetsOf(
        *documents::compose(sourceOf(tournament), {.kind = Kind::Poster}), typeset::PaperSize::A4);
    QCOMPARE(sheets.size(), std::size_t{1});
    const auto faults = typeset::sheetFaults(sheets);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    const auto text = typeset::runningText(sheets);
    for (const auto* const part : {"Frühlingsturnier", "14May2026", "4round", "Startfee"}) {
        QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
    }
}

void TestClubDocuments::crossTableNamesOpponents()
{
    const auto tournament = printed_evening::tournament(22);
    const auto table = tableOf(tournament, Kind::CrossTable, Form::Opponents);
    const auto numbers = cells(table, u"number"_s);
    const auto met = cells(table, u"opponents_1"_s);
    const auto& first = tournament.rounds.front().tables.front().head.seats;
    const auto line = numbers.indexOf(QString::number(plain(first[0])));
    const auto others = met[line].split(u' ');
    QCOMPARE(others.size(), static_cast<qsizetype>(first.size()) - 1);
    QVERIFY(others.contains(QString::number(plain(first[1]))));
    QVERIFY(std::none_of(table.columns.begin(), table.columns.end(),
                         [](const auto& column) { return column.key.isEmpty(); }));
}

void TestClubDocuments::seatingWithPointsSoFar()
{
    const auto tournament = printed_evening::tournament(22);
    const core::Standings before(tournament, core::RoundNumber{1});
    const auto table = tableOf(tournament, Kind::SeatingByTable, Form::Points);
    const auto numbers = cells(table, u"number"_s);
    const auto points = cells(table, u"points"_s);
    QVERIFY(!numbers.isEmpty());
    for (const auto& line : before.lines()) {
        const auto at = numbers.indexOf(QString::number(plain(line.tally.number)));
        if (at >= 0) {
            QCOMPARE(points[at], texts::matchPointsText(line.tally.tmp()));
        }
    }
}

/// On every page, as each hangs separately.
void TestClubDocuments::standingsSayUntilWhenTheyCanBeContested()
{
    const auto tournament = printed_evening::tournament(120);
    const auto sheets = typeset::sheetsOf(
        *documents::compose(sourceOf(tournament),
                            {.kind = Kind::Standings, .objectionsUntil = u"22:30"_s}),
        typeset::PaperSize::A4);
    QVERIFY(sheets.size() > 1);
    for (const auto& sheet : sheets) {
        QVERIFY(typeset::runningText({sheet}).contains(u"Objectionsuntil22:30"_s));
    }
    QVERIFY(!table_reading::texts(tableOf(tournament, Kind::Standings))
                 .join(u' ')
                 .contains(u"Objections"_s));
}

RUMMY_TEST(TestClubDocuments)

} // namespace tst_club_documents

#include "tst_club_documents.moc"
