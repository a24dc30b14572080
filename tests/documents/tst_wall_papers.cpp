#include "printed_evening.h"
#include "table_reading.h"
#include "tests/suite.h"
#include "tests/typeset/sheet_checker.h"

#include "reports/typeset/document.h"

namespace tst_wall_papers {

using namespace Qt::Literals::StringLiterals;
using documents::Kind;
using typeset::PaperSize;

namespace {

enum class Names : std::uint8_t {
    Usual,
    OneLong,
    Long, ///< More than 20 letters.
};

const QString longName = u"Schwarzenberg-Lüdenscheidt, Friederike-Charlotte"_s;

/// Two rounds with clubs and four tie-breaks: as many columns as there can be.
core::Tournament evening(int people, Names names)
{
    auto tournament = printed_evening::tournament(people);
    using scoring::TieBreak;
    tournament.settings.rules.options.tieBreaks = {TieBreak::Wins, TieBreak::Rommes,
                                                   TieBreak::Claims, TieBreak::Stones};
    for (auto& person : tournament.participants) {
        const auto number = plain(person.number);
        const bool isLong = names == Names::Long || (names == Names::OneLong && number == 3);
        person.name = isLong ? longName + QString::number(number)
                             : u"Weber%1, Anna"_s.arg(number, 3, 10, QChar(u'0'));
        person.club = number % 2 == 0 ? u"RC Berlin-Köpenick 1897 e. V."_s : u"Plauen"_s;
    }
    return tournament;
}

std::vector<Kind> wallKinds()
{
    return {Kind::Standings,  Kind::SeatingByName, Kind::SeatingByTable,
            Kind::OpenTables, Kind::RoundResults,  Kind::Winners};
}

typeset::Sheets sheetsOf(const core::Tournament& tournament, Kind kind, PaperSize paper)
{
    return typeset::sheetsOf(printed_evening::documentsOf(tournament, kind), paper);
}

/// Any text of a name.
bool isOfName(const QString& text)
{
    return text.startsWith(u"Weber"_s) || text.startsWith(u"Anna"_s) ||
           text.startsWith(longName.left(6));
}

} // namespace

/// What hangs on the wall: the result first, large, and never on a second sheet.
class TestWallPapers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void essentialColumnsAreOnEverySheet_data()
    {
        QTest::addColumn<int>("people");
        QTest::addColumn<PaperSize>("paper");
        for (const int people : {3, 8, 22, 60, 120}) {
            QTest::addRow("A4, %d", people) << people << PaperSize::A4;
            QTest::addRow("Letter, %d", people) << people << PaperSize::Letter;
        }
    }
    void essentialColumnsAreOnEverySheet()
    {
        QFETCH(const int, people);
        QFETCH(const PaperSize, paper);
        for (const auto names : {Names::Usual, Names::OneLong, Names::Long}) {
            const auto tournament = evening(people, names);
            for (const auto kind : wallKinds()) {
                const auto table =
                    table_reading::tableOf(table_reading::sourceOf(tournament), {kind});
                for (const auto& sheet : sheetsOf(tournament, kind, paper)) {
                    const auto marks = textMarks(sheet);
                    const bool hasPeople =
                        std::any_of(marks.begin(), marks.end(), [](const typeset::TextMark& mark) {
                            return isOfName(mark.text);
                        });
                    for (const auto& column : table.columns) {
                        const bool isThere = std::any_of(
                            marks.begin(), marks.end(), [&](const typeset::TextMark& mark) {
                                return column.head.startsWith(mark.text);
                            });
                        QVERIFY2(isThere || !hasPeople || !column.isEssential() ||
                                     column.head.isEmpty() || column.use == typeset::ColumnUse::Csv,
                                 qPrintable(idOf(kind) + u": "_s + column.head));
                    }
                }
            }
        }
    }

    void namesAreLarge_data() { essentialColumnsAreOnEverySheet_data(); }
    void namesAreLarge()
    {
        QFETCH(const int, people);
        QFETCH(const PaperSize, paper);
        for (const auto names : {Names::Usual, Names::OneLong, Names::Long}) {
            const auto tournament = evening(people, names);
            for (const auto kind : wallKinds()) {
                // Games beside each other may need smaller type.
                const bool isFew = people <= 40 && kind != Kind::RoundResults;
                for (const auto& sheet : sheetsOf(tournament, kind, paper)) {
                    for (const auto& mark : textMarks(sheet)) {
                        // Running heads tell the range of names in smaller type.
                        const bool isRange = mark.text.contains(u'–') || mark.text.endsWith(u'…');
                        if (isOfName(mark.text) && !isRange) {
                            QVERIFY2(mark.type.size >= typeset::points(isFew ? 18 : 14) - 1,
                                     qPrintable(idOf(kind) + u": "_s + mark.text));
                        }
                    }
                }
            }
        }
    }

    void aLongNameTakesNoMorePages_data()
    {
        QTest::addColumn<int>("people");
        for (const int people : {8, 22, 60, 120}) {
            QTest::addRow("%d", people) << people;
        }
    }
    void aLongNameTakesNoMorePages()
    {
        QFETCH(const int, people);
        auto kinds = wallKinds();
        kinds.insert(kinds.end(), {Kind::ScoreSlips, Kind::LicenceFee, Kind::CrossTable});
        for (const auto kind : kinds) {
            const auto pages = [&](Names names) {
                return sheetsOf(evening(people, names), kind, PaperSize::A4).size();
            };
            // A table that stays together may need the next page.
            const auto usual = pages(Names::Usual);
            QVERIFY2(pages(Names::OneLong) <= usual + usual / 2, qPrintable(idOf(kind)));
        }
    }

    void equalPrizesShareALineOfThePoster()
    {
        auto tournament = evening(22, Names::Usual);
        tournament.settings.prizeCents.assign(23, 10000);
        tournament.settings.prizeCents[0] = 30000;
        tournament.settings.prizeCents[1] = 20000;
        const auto sheets = sheetsOf(tournament, Kind::Poster, PaperSize::A4);
        const auto running = typeset::runningText(sheets);
        QVERIFY2(running.contains(u"Place1:300€"_s), qPrintable(running));
        QVERIFY2(running.contains(u"Places3to23:100€each"_s), qPrintable(running));
        for (const auto& mark : textMarks(sheets.front())) {
            QVERIFY2(mark.type.size >= typeset::points(12), qPrintable(mark.text));
        }
    }

    void standingsOfAnEveningAreOneSheet()
    {
        const auto sheets = sheetsOf(evening(22, Names::Usual), Kind::Standings, PaperSize::A4);
        QCOMPARE(sheets.size(), 1U);
        QCOMPARE(sheets.front().paper.orientation, typeset::Orientation::Portrait);
    }
};

RUMMY_TEST(TestWallPapers)

} // namespace tst_wall_papers

#include "tst_wall_papers.moc"
