#include "printed_evening.h"
#include "table_reading.h"
#include "tests/suite.h"
#include "tests/typeset/sheet_checker.h"

#include "reports/typeset/document.h"

#include <QFile>
#include <QRegularExpression>

#include <cmath>

namespace tst_type_sizes {

using namespace Qt::Literals::StringLiterals;
using documents::Kind;
using printed_evening::Names;
using typeset::PaperSize;

namespace {

constexpr qreal unitsPerPoint = typeset::points(1);

struct Sizes
{
    qreal smallest = 1e6;
    qreal largest = 0;
    std::size_t pages = 0;
};

qreal inPoints(const typeset::Type& type)
{
    return std::round(type.size / unitsPerPoint * 10) / 10;
}

/// The documentation has the sizes with Inter 4.0; from 4.1 on the 1 is narrower.
bool isNearly(const QString& told, qreal size)
{
    const typeset::Type type{100};
    const qreal share = typeset::textWidth(u"1"_s, type) < 0.45 * type.size ? 0.03 : 0;
    return std::abs(told.toDouble() - size) <= share * size;
}

Sizes sizesOf(const typeset::Sheets& sheets)
{
    Sizes sizes;
    sizes.pages = sheets.size();
    for (const auto& sheet : sheets) {
        for (const auto& mark : textMarks(sheet)) {
            sizes.smallest = std::min(sizes.smallest, inPoints(mark.type));
            sizes.largest = std::max(sizes.largest, inPoints(mark.type));
        }
    }
    return sizes;
}

const typeset::TableDocument* tableIn(const typeset::Document& document)
{
    return typeset::tableOf(document);
}

/// In points, of all texts beginning like the tournaments' names here.
qreal smallestName(const typeset::Sheets& sheets)
{
    qreal smallest = 1e6;
    for (const auto& sheet : sheets) {
        for (const auto& mark : textMarks(sheet)) {
            // A page's range in its head is not a name.
            if (mark.text.startsWith(u"Müller-"_s) && !mark.text.endsWith(u'…')) {
                smallest = std::min(smallest, inPoints(mark.type));
            }
        }
    }
    return smallest;
}

qsizetype namesOn(const typeset::Sheet& sheet)
{
    const auto marks = textMarks(sheet);
    return std::count_if(marks.begin(), marks.end(), [](const typeset::TextMark& mark) {
        return mark.text.startsWith(u"Spieler"_s);
    });
}

typeset::Sheets sheetsOf(int people, Names names, Kind kind, PaperSize paper)
{
    const auto tournament = printed_evening::tournament(people, names);
    return typeset::sheetsOf(printed_evening::documentsOf(tournament, kind), paper);
}

std::vector<Kind> kindsOfStones()
{
    return documents::kindsFor(printed_evening::tournament(22));
}

} // namespace

/// The type sizes of documents.
class TestTypeSizes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsTooSmall_data()
    {
        QTest::addColumn<int>("people");
        QTest::addColumn<PaperSize>("paper");
        for (const int people : {3, 22, 120}) {
            QTest::addRow("German A4, %d", people) << people << PaperSize::A4;
        }
        QTest::newRow("English Letter, 22") << 22 << PaperSize::Letter;
    }
    void nothingIsTooSmall()
    {
        QFETCH(const int, people);
        QFETCH(const PaperSize, paper);
        const texts::ThreadLanguage language(
            paper == PaperSize::A4 ? QLocale(QLocale::German, QLocale::Germany)
                                   : QLocale(QLocale::English, QLocale::UnitedStates));
        const auto tournament = printed_evening::tournament(people, Names::Long);
        for (const auto kind : documents::kindsFor(tournament)) {
            const auto documents = printed_evening::documentsOf(tournament, kind);
            const auto sheets = typeset::sheetsOf(documents, paper);
            QVERIFY2(sizesOf(sheets).smallest >= 7, qPrintable(idOf(kind)));
            const auto* const table = documents.size() == 1 ? tableIn(documents.front()) : nullptr;
            if (table != nullptr && table->use == typeset::Use::OnTheWall) {
                QVERIFY2(smallestName(sheets) >= 14, qPrintable(idOf(kind)));
            }
        }
    }

    /// Names of event, place and organiser of maximum length, in one word or many.
    void longTextsAreNotSmall_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("words") << u"Meisterschaft im "_s.repeated(20).left(core::longestLine);
        QTest::newRow("one word") << u"Meisterschaft"_s.repeated(20).left(core::longestLine);
    }
    void longTextsAreNotSmall()
    {
        QFETCH(const QString, text);
        auto tournament = printed_evening::tournament(7);
        auto& settings = tournament.settings;
        settings.name = settings.venue = settings.organiser = text;
        settings.licence.rightsHolder = text;
        tournament.participants[0].club = text;
        for (auto* const note :
             {&settings.certificate.text, &settings.licence.address, &settings.licence.text}) {
            *note = u"Zeile\n"_s.repeated(400).left(core::longestNote);
        }
        for (const auto kind : documents::kindsFor(tournament)) {
            const auto sheets =
                typeset::sheetsOf(printed_evening::documentsOf(tournament, kind), PaperSize::A4);
            QVERIFY2(sizesOf(sheets).smallest >= 7, qPrintable(idOf(kind)));
            // A card's number has less room than its line height.
            const auto faults = kind == Kind::TableCards || kind == Kind::TableNumbers
                                    ? QStringList()
                                    : typeset::sheetFaults(sheets);
            QVERIFY2(faults.isEmpty(), qPrintable(idOf(kind) + faults.join(u'\n')));
        }
    }

    void shortStandingsAndLettersAreLarge_data() { nothingIsTooSmall_data(); }
    void shortStandingsAndLettersAreLarge()
    {
        QFETCH(const int, people);
        QFETCH(const PaperSize, paper);
        const texts::ThreadLanguage english(QLocale(QLocale::English, QLocale::UnitedKingdom));
        const auto tournament = printed_evening::tournament(people, Names::Long);
        for (const auto form : {documents::Form::Short, documents::Form::ByLetter}) {
            const auto kind =
                form == documents::Form::Short ? Kind::Standings : Kind::SeatingByName;
            const auto composed = documents::compose(table_reading::sourceOf(tournament),
                                                     {.kind = kind, .form = form});
            const auto sheets = typeset::sheetsOf(*composed, paper);
            QCOMPARE(typeset::sheetFaults(sheets), QStringList());
            QVERIFY(smallestName(sheets) >= 16);
        }
    }

    /// Lines and stripes too faint for a laser printer.
    void linesAreThickEnough()
    {
        const auto tournament = printed_evening::tournament(22);
        for (const auto kind : documents::kindsFor(tournament)) {
            for (const auto& sheet :
                 typeset::sheetsOf(printed_evening::documentsOf(tournament, kind), PaperSize::A4)) {
                for (const auto& mark : sheet.marks) {
                    const auto* const line = std::get_if<typeset::LineMark>(&mark);
                    const auto* const box = std::get_if<typeset::BoxMark>(&mark);
                    QVERIFY2((line == nullptr || line->width >= typeset::points(0.5)) &&
                                 (box == nullptr || box->width >= typeset::points(0.5)),
                             qPrintable(idOf(kind)));
                }
            }
        }
    }

    void nobodyIsLeftOnAPageAlone_data() { nothingIsTooSmall_data(); }
    void nobodyIsLeftOnAPageAlone()
    {
        QFETCH(const int, people);
        QFETCH(const PaperSize, paper);
        for (const auto kind :
             {Kind::SeatingByTable, Kind::SeatingByName, Kind::Standings, Kind::Participants}) {
            for (int more = 0; more < 3; ++more) {
                const auto sheets =
                    sheetsOf(people == 3 ? 3 : people + more, Names::Plain, kind, paper);
                const auto last = namesOn(sheets.back());
                QVERIFY2(sheets.size() == 1 || last >= 8,
                         qPrintable(u"%1: %2 people, %3 on the last of %4"_s.arg(idOf(kind))
                                        .arg(people + more)
                                        .arg(last)
                                        .arg(sheets.size())));
            }
        }
    }

    /// With 22 and 120 people; 400 would take too long for a test.
    void documentationTellsTheSizes()
    {
        const texts::ThreadLanguage german(QLocale(QLocale::German, QLocale::Germany));
        QFile file(QStringLiteral(RUMMY_SOURCE_DIR "/docs/documents.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString documentation = QString::fromUtf8(file.readAll());
        for (const auto kind : kindsOfStones()) {
            // | `id` | smallest – largest | pages | smallest – largest | pages | …
            const QRegularExpression line(
                uR"(\n\| `%1` \| ([\d.]+) – ([\d.]+) \| (\d+) \| ([\d.]+) – ([\d.]+) \| (\d+) \|)"_s
                    .arg(idOf(kind)));
            const auto told = line.match(documentation);
            QVERIFY2(told.hasMatch(), qPrintable(idOf(kind)));
            int cell = 0;
            for (const int people : {22, 120}) {
                const auto sizes = sizesOf(sheetsOf(people, Names::Plain, kind, PaperSize::A4));
                const auto shown = u"%1: %2 – %3 on %4 pages"_s.arg(idOf(kind))
                                       .arg(sizes.smallest)
                                       .arg(sizes.largest)
                                       .arg(sizes.pages);
                QVERIFY2(isNearly(told.captured(++cell), sizes.smallest), qPrintable(shown));
                QVERIFY2(isNearly(told.captured(++cell), sizes.largest), qPrintable(shown));
                QVERIFY2(told.captured(++cell).toULongLong() == sizes.pages, qPrintable(shown));
            }
        }
    }
};

RUMMY_TEST(TestTypeSizes)

} // namespace tst_type_sizes

#include "tst_type_sizes.moc"
