#include "core/people/people_names.h"
#include "core/ranking/open_tables.h"
#include "core/ranking/standings.h"
#include "core/texts/numbers.h"
#include "core/texts/translation.h"
#include "documents/printed_evening.h"
#include "reports/typeset/painting.h"
#include "tests/suite.h"
#include "typeset/page_marks.h"
#include "typeset/pdf_reader.h"
#include "typeset/sheet_checker.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <cmath>

namespace tst_read_back {

using namespace Qt::Literals::StringLiterals;
using documents::Kind;
using printed_evening::documentsOf;
using printed_evening::Game;
using printed_evening::Names;
using typeset::PaperSize;
using typeset::Sheets;

namespace {

const QLocale english(QLocale::English, QLocale::UnitedKingdom);
const QLocale german(QLocale::German, QLocale::Germany);

/// Both languages and both paper sizes, in two combinations: their effects are independent.
struct Manner
{
    const char* name;
    QLocale locale;
    PaperSize paper;
};
const std::vector<Manner> manners = {{"German, A4", german, PaperSize::A4},
                                     {"English, Letter", english, PaperSize::Letter}};

/// People a document must name.
std::vector<core::StartNumber> peopleOn(Kind kind, const core::Tournament& tournament)
{
    std::vector<core::StartNumber> people;
    const auto& round = tournament.rounds.back();
    switch (kind) {
    case Kind::SeatingByTable:
    case Kind::SeatingByName:
        people = round.head.byes;
        [[fallthrough]];
    case Kind::TableCards:
    case Kind::ScoreSlips:
    case Kind::OpenTables:
    case Kind::RoundResults:
        for (const auto& table : round.tables) {
            if (kind != Kind::OpenTables || !isComplete(tournament.settings, round, table)) {
                people.insert(people.end(), table.head.seats.begin(), table.head.seats.end());
            }
        }
        return people;
    case Kind::TableNumbers:
    case Kind::SlipPads:
    case Kind::DrawSlips:
    case Kind::PrizeList:
    case Kind::Poster:
    case Kind::HallCodes:
    case Kind::Winners:
    case Kind::PrizeReading:
    case Kind::PrizeReceipts:
    case Kind::CashReport:
        return {};
    case Kind::FeeReceipts:
        for (const auto& person : tournament.participants) {
            if (person.paidCents() > 0) {
                people.push_back(person.number);
            }
        }
        return people;
    case Kind::Correction:
        return round.tables.front().head.seats;
    default:
        for (const auto& person : tournament.participants) {
            people.push_back(person.number);
        }
        return people;
    }
}

/// Documents with "Käthe Weiß".
bool speaksNames(Kind kind)
{
    return kind == Kind::Certificate || kind == Kind::NameBadges || kind == Kind::FeeReceipts;
}

/// Whether it has contents before anyone is enrolled, or before the first round.
bool isNeverEmpty(Kind kind)
{
    return kind == Kind::SlipPads || kind == Kind::TableNumbers || kind == Kind::SignUpList ||
           kind == Kind::CheckInList || kind == Kind::Poster || kind == Kind::PrizeList ||
           kind == Kind::HallCodes;
}
/// Whether its texts differ between cards and stones.
bool dependsOnGame(Kind kind)
{
    return documents::occasionOf(kind) != documents::Occasion::BeforeEvening ||
           kind == Kind::SlipPads || kind == Kind::Poster;
}
bool needsNoRound(Kind kind)
{
    return kind == Kind::NameBadges || kind == Kind::PlayerCards || kind == Kind::DrawSlips ||
           kind == Kind::FeeReceipts || kind == Kind::Participants || kind == Kind::LicenceFee ||
           kind == Kind::CashReport;
}

QString nameOf(const core::Tournament& tournament, core::StartNumber number)
{
    return typeset::withoutBlanks(typeset::painted(findParticipant(tournament, number)->name));
}

/// Those of `people` whose names do not appear whole.
QStringList missingNames(const core::Tournament& tournament,
                         const std::vector<core::StartNumber>& people, const QString& running)
{
    QStringList missing;
    for (const auto number : people) {
        const QString name = nameOf(tournament, number);
        if (!running.contains(name)) {
            missing << name;
        }
    }
    return missing;
}

/// Whether its pages have head and foot.
bool hasFrame(const typeset::Document& document)
{
    return std::holds_alternative<typeset::TableDocument>(document.body) ||
           std::holds_alternative<typeset::FeeReport>(document.body);
}

/// A page as laid out.
struct Laid
{
    typeset::Sheet sheet;
    QString pageText; ///< "Page1of2"; empty on pages without a foot.
};

std::vector<Laid> laidOut(const std::vector<typeset::Document>& documents, PaperSize paper)
{
    std::vector<Laid> laid;
    for (const auto& document : documents) {
        const auto sheets = typeset::sheetsOf({document}, paper);
        for (std::size_t page = 0; page < sheets.size(); ++page) {
            const auto text = [&] {
                std::size_t first = page;
                while (first > 0 && !sheets[first].isFirst) {
                    --first;
                }
                std::size_t end = page + 1;
                while (end < sheets.size() && !sheets[end].isFirst) {
                    ++end;
                }
                return document.frame.pageOf.arg(page - first + 1).arg(end - first);
            };
            laid.push_back(
                {sheets[page], hasFrame(document) ? typeset::withoutBlanks(text()) : QString()});
        }
    }
    return laid;
}

std::vector<typeset::PdfPage> printed(const std::vector<Laid>& laid)
{
    Sheets sheets;
    for (const auto& page : laid) {
        sheets.push_back(page.sheet);
    }
    return typeset::readPdf(typeset::pdf(sheets, {u"test"_s}));
}

/// With the forename before the surname, as on certificates.
core::Tournament asSpoken(core::Tournament tournament)
{
    for (auto& participant : tournament.participants) {
        participant.name = core::spokenName(participant);
    }
    return tournament;
}

/// Words off the page, and overlapping words.
QStringList wordFaults(const typeset::PdfPage& page)
{
    QStringList faults;
    const QRectF paper(QPointF(), page.size);
    std::vector<QRectF> boxes;
    for (const auto& word : page.words) {
        if (!paper.contains(word.box)) {
            faults << u"off the page: "_s + word.text;
        }
        // Boxes are as high as any letter of the typeface; most characters are lower.
        const qreal inset = word.box.height() / 5;
        const QRectF inner = word.box.adjusted(1, inset, -1, -inset);
        if (!inner.isValid()) {
            continue;
        }
        for (const auto& other : boxes) {
            if (inner.intersects(other)) {
                faults << u"on another: "_s + word.text;
            }
        }
        boxes.push_back(inner);
    }
    return faults;
}

/// Everything at the height of a word, from left to right.
QString lineWith(const std::vector<typeset::PdfPage>& pages, const QString& wanted)
{
    for (const auto& page : pages) {
        const auto found = std::find_if(page.words.begin(), page.words.end(),
                                        [&](const auto& word) { return word.text == wanted; });
        if (found == page.words.end()) {
            continue;
        }
        std::vector<typeset::PdfWord> line;
        const qreal half = found->box.height() / 2;
        for (const auto& word : page.words) {
            if (std::abs(word.box.center().y() - found->box.center().y()) < half) {
                line.push_back(word);
            }
        }
        std::sort(line.begin(), line.end(), [](const auto& left, const auto& right) {
            return left.box.left() < right.box.left();
        });
        QStringList texts;
        for (const auto& word : line) {
            texts << word.text;
        }
        return texts.join(u' ');
    }
    return {};
}

/// A card's number has less room than its line height: digits are lower.
QString faultsOf(Kind kind, const Sheets& sheets)
{
    return kind == Kind::TableCards || kind == Kind::TableNumbers
               ? page_marks::faults(sheets)
               : typeset::sheetFaults(sheets).join(u'\n');
}

/// The words of three letters or more.
QSet<QString> wordsOn(const Sheets& sheets)
{
    static const QRegularExpression word(u"\\p{L}{3,}"_s);
    QSet<QString> words;
    for (const auto& sheet : sheets) {
        for (const auto& mark : typeset::textMarks(sheet)) {
            auto found = word.globalMatch(mark.text);
            while (found.hasNext()) {
                words.insert(found.next().captured());
            }
        }
    }
    return words;
}

/// For a document without data: its text instead.
QString nothingOf(const typeset::Document& document)
{
    return std::visit(
        [](const auto& body) {
            if constexpr (std::is_same_v<std::decay_t<decltype(body)>, typeset::FeeReport>) {
                return QString();
            } else if constexpr (std::is_same_v<std::decay_t<decltype(body)>, typeset::Poster>) {
                return body.table.nothing;
            } else {
                return body.nothing;
            }
        },
        document.body);
}

} // namespace

/// Each document as a reader finds it: the PDF read by another program, or the sheets if those
/// suffice.
class TestReadBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsThere_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<int>("participants");
        QTest::addColumn<Names>("names");
        QTest::addColumn<Game>("game");
        QTest::addColumn<int>("manner");
        for (const auto& [kind, game, gameName] : kindsOfGames()) {
            const auto add = [document = kind, played = game, playedName = gameName](
                                 const char* what, int participants, Names names, int manner) {
                QTest::addRow("%s, %s, %s, %s", qPrintable(idOf(document)), playedName, what,
                              manners[static_cast<std::size_t>(manner)].name)
                    << document << participants << names << played << manner;
            };
            add("22 long names", 22, Names::Long, 1);
            if (game == Game::Stones) {
                add("3 people", 3, Names::Plain, 0);
                add("120 people", 120, Names::Plain, 0);
            }
        }
        // Lists of everyone: the others have a page for each, or tables laid out separately.
        for (const auto kind : {Kind::SeatingByName, Kind::Standings, Kind::Participants}) {
            QTest::addRow("%s, 1000 people", qPrintable(idOf(kind)))
                << kind << 1000 << Names::Plain << Game::Stones << 0;
        }
    }
    void everythingIsThere()
    {
        if (!typeset::canReadPdf()) {
            QSKIP("pdftotext of poppler is not installed");
        }
        QFETCH(const Kind, kind);
        QFETCH(const int, participants);
        QFETCH(const Names, names);
        QFETCH(const Game, game);
        QFETCH(const int, manner);
        const auto& [name, locale, paper] = manners[static_cast<std::size_t>(manner)];
        const texts::Translation translation(locale);
        const texts::ThreadLanguage language(locale);
        const auto tournament = printed_evening::tournament(participants, names, game);
        const auto laid = laidOut(documentsOf(tournament, kind), paper);
        const auto pages = printed(laid);
        QCOMPARE(pages.size(), laid.size());
        QString running;
        for (std::size_t page = 0; page < pages.size(); ++page) {
            const auto wanted =
                typeset::sheetArea(laid[page].sheet.paper).size() / typeset::points(1);
            QVERIFY(std::abs(pages[page].size.width() - wanted.width()) < 1);
            QVERIFY(std::abs(pages[page].size.height() - wanted.height()) < 1);
            QCOMPARE(wordFaults(pages[page]).join(u','), QString());
            const QString text = pages[page].runningText();
            QVERIFY2(text.contains(laid[page].pageText), qPrintable(text));
            running += text;
        }
        const auto named = speaksNames(kind) ? asSpoken(tournament) : tournament;
        QCOMPARE(missingNames(named, peopleOn(kind, tournament), running), QStringList());
    }

    void noPageIsEmpty_data() { addTableRows(); }
    void noPageIsEmpty()
    {
        QFETCH(const Kind, kind);
        QFETCH(const int, participants);
        const auto tournament = printed_evening::tournament(participants, Names::Plain);
        const auto people = peopleOn(kind, tournament);
        const auto named = speaksNames(kind) ? asSpoken(tournament) : tournament;
        for (const auto paper : {PaperSize::A4, PaperSize::Letter}) {
            for (const auto& sheet : typeset::sheetsOf(documentsOf(tournament, kind), paper)) {
                const auto text = typeset::runningText(sheet);
                QVERIFY2(missingNames(named, people, text).size() <
                             static_cast<qsizetype>(people.size()),
                         qPrintable(text));
            }
        }
    }

    /// Sheets are handed out one by one.
    void eachPageOfASheetNamesItsPerson()
    {
        auto tournament = printed_evening::tournament(7, Names::Plain);
        for (int number = 3; number <= 12; ++number) {
            auto round = tournament.rounds.front();
            round.number = core::RoundNumber{number};
            tournament.rounds.push_back(std::move(round));
        }
        const auto sheets =
            typeset::sheetsOf(documentsOf(tournament, Kind::PersonalSheet), PaperSize::Letter);
        QVERIFY(sheets.size() > tournament.participants.size());
        const auto isOf = [&](const typeset::Sheet& sheet, std::size_t person) {
            const auto number = tournament.participants.at(person).number;
            return typeset::runningText(sheet).startsWith(QString::number(plain(number)) +
                                                          nameOf(tournament, number));
        };
        std::size_t person = 0;
        for (std::size_t page = 1; page < sheets.size(); ++page) {
            person += isOf(sheets[page], person) ? 0U : 1U;
            QVERIFY(isOf(sheets[page], person));
        }
        QCOMPARE(person + 1, tournament.participants.size());
    }

    void totalsAreThoseOfTheStandings_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::newRow("standings") << Kind::Standings;
        QTest::newRow("cross table") << Kind::CrossTable;
        QTest::newRow("paper kit") << Kind::PaperKit;
    }
    void totalsAreThoseOfTheStandings()
    {
        if (!typeset::canReadPdf()) {
            QSKIP("pdftotext of poppler is not installed");
        }
        QFETCH(const Kind, kind);
        const auto tournament = printed_evening::tournament(120, Names::Plain);
        auto documents = documentsOf(tournament, kind);
        if (kind == Kind::PaperKit) {
            const auto isStandings = [](const typeset::Document& document) {
                const auto* const table = typeset::tableOf(document);
                return table != nullptr &&
                       std::any_of(table->columns.begin(), table->columns.end(),
                                   [](const auto& column) { return column.key == u"tmp"_s; });
            };
            documents = {*std::find_if(documents.begin(), documents.end(), isStandings)};
        }
        const auto pages = typeset::readPdf(
            typeset::pdf(typeset::sheetsOf(documents, PaperSize::A4), {u"test"_s}));
        const core::Standings standings(tournament);
        for (const auto& line : standings.lines()) {
            const auto& tally = line.tally;
            const auto found = lineWith(pages, nameOf(tournament, tally.number)).split(u' ');
            QVERIFY2(found.contains(texts::matchPointsText(tally.tmp())),
                     qPrintable(found.join(u' ')));
            QVERIFY2(found.contains(QString::number(plain(tally.number))),
                     qPrintable(found.join(u' ')));
        }
    }

    void strangeNames_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<Game>("game");
        for (const auto& [kind, game, gameName] : kindsOfGames()) {
            QTest::addRow("%s, %s", qPrintable(idOf(kind)), gameName) << kind << game;
        }
    }
    void strangeNames()
    {
        QFETCH(const Kind, kind);
        QFETCH(const Game, game);
        const auto tournament = printed_evening::tournament(22, Names::Strange, game);
        const auto sheets = typeset::sheetsOf(documentsOf(tournament, kind), PaperSize::A4);
        QCOMPARE(faultsOf(kind, sheets), QString());
        const auto running = typeset::painted(typeset::runningText(sheets));
        const auto named = speaksNames(kind) ? asSpoken(tournament) : tournament;
        QCOMPARE(missingNames(named, peopleOn(kind, tournament), running), QStringList());
        QVERIFY(!typeset::pdf(sheets, {u"test"_s}).isEmpty());
    }

    void allInOneLanguage_data() { strangeNames_data(); }
    void allInOneLanguage()
    {
        QFETCH(const Kind, kind);
        QFETCH(const Game, game);
        // Words of both languages.
        static const QSet<QString> both = {u"Rommé"_s, u"Claims"_s, u"TMP"_s,  u"CMP"_s,  u"Name"_s,
                                           u"Rummy"_s, u"pure"_s,   u"plus"_s, u"EUR"_s,  u"IBAN"_s,
                                           u"Start"_s, u"Chips"_s,  u"http"_s, u"Code"_s, u"mod"_s};
        const auto tournament = printed_evening::tournament(22, Names::NoLetter, game);
        const auto wordsIn = [&](const QLocale& locale) {
            const texts::Translation translation(locale);
            const texts::ThreadLanguage language(locale);
            return wordsOn(typeset::sheetsOf(documentsOf(tournament, kind), PaperSize::A4));
        };
        const auto words = wordsIn(german);
        QVERIFY(!words.isEmpty() || kind == Kind::NameBadges);
        QCOMPARE(QStringList((words & wordsIn(english)).subtract(both).values()), QStringList());
    }

    void onePageSaysThatThereIsNothing_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<int>("participants");
        for (const auto kind : documents::kindsFor(printed_evening::tournament(3))) {
            if (isNeverEmpty(kind)) {
                continue;
            }
            QTest::addRow("%s, nobody", qPrintable(idOf(kind))) << kind << 0;
            if (!needsNoRound(kind)) {
                QTest::addRow("%s, no round", qPrintable(idOf(kind))) << kind << 7;
            }
        }
    }
    void onePageSaysThatThereIsNothing()
    {
        QFETCH(const Kind, kind);
        QFETCH(const int, participants);
        for (const auto& [name, locale, paper] : manners) {
            const texts::Translation translation(locale);
            const texts::ThreadLanguage language(locale);
            auto tournament = printed_evening::tournament(7, Names::Plain);
            tournament.rounds.clear();
            tournament.raffles.clear();
            tournament.participants.resize(static_cast<std::size_t>(participants));
            for (const auto& document : documentsOf(tournament, kind)) {
                const auto sheets = typeset::sheetsOf({document}, paper);
                QCOMPARE(sheets.size(), std::size_t{1});
                QCOMPARE(faultsOf(kind, sheets), QString());
                const auto nothing = nothingOf(document);
                QVERIFY(typeset::runningText(sheets).contains(typeset::withoutBlanks(nothing)));
                QVERIFY(!nothing.isEmpty() || kind == Kind::LicenceFee || kind == Kind::PaperKit);
            }
        }
    }

private:
    struct KindOfGame
    {
        Kind kind;
        Game game;
        const char* gameName;
    };
    static std::vector<KindOfGame> kindsOfGames()
    {
        std::vector<KindOfGame> kinds;
        for (const auto& [game, name] :
             {std::pair(Game::Stones, "stones"), std::pair(Game::Points, "cards"),
              std::pair(Game::KnockOut, "knock-out")}) {
            const auto tournament = printed_evening::tournament(3, Names::Plain, game);
            for (const auto kind : documents::kindsFor(tournament)) {
                if (game == Game::Stones || dependsOnGame(kind)) {
                    kinds.push_back({kind, game, name});
                }
            }
        }
        return kinds;
    }

    /// Documents in which each page must name somebody.
    static void addTableRows()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<int>("participants");
        for (const auto kind : documents::kindsFor(printed_evening::tournament(3))) {
            const bool names = kind != Kind::LicenceFee && kind != Kind::PaperKit &&
                               kind != Kind::SignUpList && kind != Kind::CheckInList &&
                               !peopleOn(kind, printed_evening::tournament(3)).empty();
            for (const int participants : {3, 22, 120}) {
                if (names) {
                    QTest::addRow("%s, %d people", qPrintable(idOf(kind)), participants)
                        << kind << participants;
                }
            }
        }
    }
};

RUMMY_TEST(TestReadBack)

} // namespace tst_read_back

#include "tst_read_back.moc"
