#include "printed_evening.h"
#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"
#include "tests/typeset/sheet_checker.h"

#include "core/cards/knock_out_tree.h"
#include "reports/typeset/document.h"

#include <map>

namespace tst_bracket_document {

using namespace Qt::Literals::StringLiterals;
using documents::Kind;
using printed_evening::Names;
using typeset::PaperSize;

namespace {

documents::Documents bracketOf(const core::Tournament& tournament,
                               std::optional<core::RoundNumber> after = std::nullopt)
{
    auto composed = documents::compose(table_reading::sourceOf(tournament), {Kind::Bracket, after});
    if (!composed) {
        qFatal("no bracket");
    }
    return *std::move(composed);
}

typeset::Bracket drawingOf(const core::Tournament& tournament,
                           std::optional<core::RoundNumber> after = std::nullopt)
{
    return std::get<typeset::Bracket>(bracketOf(tournament, after).front().body);
}

QStringList namesIn(const typeset::BracketBox& box)
{
    QStringList names;
    for (const auto& seat : box.seats) {
        names << seat.name;
    }
    return names;
}

core::Tournament ofTwentySeven()
{
    return samples::fromFile("cards-knock-out.json");
}

} // namespace

/// The drawing of a knock-out.
class TestBracketDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A box leads to exactly those boxes of the next round with people who advance from it.
    void linesLeadToWherePeopleSit()
    {
        const auto drawing = drawingOf(ofTwentySeven());
        QVERIFY(drawing.rounds.size() > 2);
        int lines = 0;
        for (std::size_t round = 0; round + 1 < drawing.rounds.size(); ++round) {
            const auto& next = drawing.rounds[round + 1].boxes;
            for (const auto& box : drawing.rounds[round].boxes) {
                for (std::size_t target = 0; target < next.size(); ++target) {
                    const auto there = namesIn(next[target]);
                    const bool sits =
                        std::any_of(box.seats.begin(), box.seats.end(), [&](const auto& seat) {
                            return seat.goesOn && there.contains(seat.name);
                        });
                    QCOMPARE(std::count(box.leadsTo.begin(), box.leadsTo.end(), target),
                             sits ? 1 : 0);
                    lines += sits ? 1 : 0;
                }
            }
        }
        QVERIFY(lines > 5);
    }

    void everybodyOfARoundIsInABox()
    {
        const auto tournament = ofTwentySeven();
        const auto drawing = drawingOf(tournament);
        QCOMPARE(drawing.rounds.size(), tournament.rounds.size());
        for (std::size_t index = 0; index < drawing.rounds.size(); ++index) {
            const auto& round = tournament.rounds[index];
            std::size_t drawn = 0;
            for (const auto& box : drawing.rounds[index].boxes) {
                drawn += box.seats.size();
            }
            std::size_t expected = round.head.byes.size();
            for (const auto& table : round.tables) {
                expected += table.head.seats.size();
            }
            QCOMPARE(drawn, expected);
        }
        QCOMPARE(drawing.winner, u"Winner: 13 Mörike, Tilda"_s);
        QCOMPARE(drawingOf(tournament, core::RoundNumber{2}).rounds.size(), std::size_t(2));
    }

    void pages_data()
    {
        QTest::addColumn<int>("people");
        QTest::addColumn<Names>("names");
        QTest::addColumn<PaperSize>("paper");
        QTest::newRow("3") << 3 << Names::Plain << PaperSize::A4;
        QTest::newRow("22") << 22 << Names::Plain << PaperSize::A4;
        QTest::newRow("22, long names") << 22 << Names::Long << PaperSize::Letter;
        QTest::newRow("120") << 120 << Names::Plain << PaperSize::A4;
        QTest::newRow("120, long names") << 120 << Names::Long << PaperSize::Letter;
    }
    /// Each person appears once in each of their rounds, in legible letters, and nothing overlaps.
    void pages()
    {
        QFETCH(const int, people);
        QFETCH(const Names, names);
        QFETCH(const PaperSize, paper);
        const auto tournament =
            printed_evening::tournament(people, names, printed_evening::Game::KnockOut);
        const auto documents = bracketOf(tournament);
        const auto sheets = typeset::sheetsOf(documents, paper);
        QCOMPARE(typeset::sheetFaults(sheets), QStringList());
        std::map<QString, int> found;
        for (const auto& sheet : sheets) {
            for (const auto& mark : textMarks(sheet)) {
                QVERIFY(mark.type.size >= typeset::smallestSize);
                const auto number = mark.text.section(u' ', 0, 0);
                if (mark.text.section(u' ', 1).startsWith(names == Names::Long ? u"Müller"
                                                                               : u"Spieler")) {
                    QVERIFY(mark.type.size > typeset::points(8.9));
                    ++found[number];
                }
            }
        }
        QCOMPARE(found.size(), std::size_t(people));
        int seats = 0;
        for (const auto& round : core::knockOutTree(tournament).rounds) {
            seats += static_cast<int>(round.byes.size());
            for (const auto& table : round.tables) {
                seats += static_cast<int>(table.seats.size());
            }
        }
        int drawn = 0;
        for (const auto& [number, times] : found) {
            drawn += times;
        }
        QCOMPARE(drawn, seats);
    }

    void manyByesFitThePage()
    {
        auto tournament =
            printed_evening::tournament(120, Names::Plain, printed_evening::Game::KnockOut);
        auto& first = tournament.rounds.front();
        tournament.rounds.resize(1);
        while (first.tables.size() > 2) {
            const auto& seats = first.tables.back().head.seats;
            first.head.byes.insert(first.head.byes.end(), seats.begin(), seats.end());
            first.tables.pop_back();
        }
        const auto sheets = typeset::sheetsOf(bracketOf(normalised(tournament)), PaperSize::A4);
        QCOMPARE(typeset::sheetFaults(sheets), QStringList());
    }

    void withoutRounds()
    {
        auto tournament = ofTwentySeven();
        tournament.rounds.clear();
        const auto sheets = typeset::sheetsOf(bracketOf(tournament), PaperSize::A4);
        QCOMPARE(sheets.size(), std::size_t(1));
        QVERIFY(std::get<typeset::TextMark>(sheets.front().marks.front())
                    .text.startsWith(u"No round"_s));
    }
};

RUMMY_TEST(TestBracketDocument)

} // namespace tst_bracket_document

#include "tst_bracket_document.moc"
