#include "core/model/certificate.h"
#include "core/texts/refusal_texts.h"
#include "core/texts/translation.h"
#include "documents/played_evening.h"
#include "reports/documents/catalogue.h"
#include "reports/documents/picture_file.h"
#include "reports/typeset/painting.h"
#include "tests/suite.h"
#include "typeset/sheet_checker.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace tst_certificate_document {

using core::Tournament;
using played_evening::composed;
using typeset::Emphasis;
using typeset::PaperSize;

namespace {

const documents::Choice everybody{documents::Kind::Certificate, {}, {}, {}};

typeset::Certificates certificatesOf(const Tournament& tournament,
                                     const documents::Choice& choice = everybody)
{
    const auto documents = composed(tournament, choice);
    return std::get<typeset::Certificates>(documents->front().body);
}

/// The lines of one certificate: "Anna | 1st place | …".
QString textOf(const typeset::Certificate& certificate)
{
    QStringList lines;
    for (const auto& line : certificate.lines) {
        lines << line.text;
    }
    return lines.join(QStringLiteral(" | "));
}

/// The text on the certificates' lines with that emphasis.
QStringList linesOf(const typeset::Certificates& certificates, Emphasis emphasis)
{
    QStringList lines;
    for (const auto& certificate : certificates.certificates) {
        for (const auto& line : certificate.lines) {
            if (line.emphasis == emphasis && !line.text.isEmpty()) {
                lines << line.text;
            }
        }
    }
    return lines;
}

QByteArray png(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

const QByteArray drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='210' height='297'>"
                           "<rect width='210' height='297' fill='#ff0000'/></svg>";

QString fileWith(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write %s", qPrintable(name));
    }
    return file.fileName();
}

/// Gives the tournament the picture as a club would keep it; returns its name.
QString keep(Tournament& tournament, const QString& file)
{
    const auto bytes = documents::readPictureFile(file, {});
    auto name = core::pictureName(*bytes);
    tournament.pictures.emplace(name, *bytes);
    return name;
}

/// The colour of a point on the painted page, given as fractions of its sides.
QColor colourAt(const typeset::Sheet& sheet, qreal x, qreal y)
{
    const auto area = typeset::sheetArea(sheet.paper);
    constexpr qreal scale = 0.05;
    QImage image((area.size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    typeset::paint(painter, sheet);
    painter.end();
    return image.pixelColor(static_cast<int>(x * image.width()),
                            static_cast<int>(y * image.height()));
}

} // namespace

class TestCertificateDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneForEachWhoPlayed();
    void tiesAreNamed();
    void onlyTheFirstPlaces_data();
    void onlyTheFirstPlaces();
    void oneParticipant();
    void asThingsStoodAfterARound();
    void unfinishedSaysSo();
    void plannedRoundsAreMissed();
    void nothingYet();
    void texts_data();
    void texts();
    void rankedByMean();
    void defaultTextsHaveKnownFields();
    void pagesFit_data();
    void pagesFit();
    void longNamesAreWhole_data();
    void longNamesAreWhole();
    void manyLinesShrink();
    void pictures_data();
    void pictures();
    void designs_data();
    void designs();
    void designsLeaveTheText_data();
    void designsLeaveTheText();
    void pageLiesAsItsBackground();
    void aPictureStandsOnceInThePdf();
    void brokenPictures_data();
    void brokenPictures();
    void whatIsNoFile_data();
    void whatIsNoFile();
    void pathsAreNotFollowed();
};

void TestCertificateDocument::oneForEachWhoPlayed()
{
    const auto certificates = certificatesOf(played_evening::tournament(9, 1));
    QCOMPARE(certificates.certificates.size(), std::size_t{8});
    QCOMPARE(certificates.signatures.size(), 2);
    QCOMPARE(textOf(certificates.certificates.front()),
             QStringLiteral("Certificate |  | Uwe Lang |  | shared 1st place |  | "
                            "with 4 match points | among 8 participants |  | "
                            "Frühlingsturnier der Rommé-Freunde | "
                            "Thursday, 14 May 2026, Gasthaus Post | "
                            "Rommé-Club Eichenried e. V."));
    QCOMPARE(certificates.certificates.front().number, QStringLiteral("No. 1"));
    QCOMPARE(linesOf(certificates, Emphasis::Title).size(), 8);
    QCOMPARE(linesOf(certificates, Emphasis::Name).size(), 8);
}

void TestCertificateDocument::tiesAreNamed()
{
    // Winners of two tables, four tied in the middle, two last.
    const auto places = linesOf(certificatesOf(played_evening::tournament(8)), Emphasis::Place);
    QCOMPARE(places.mid(0, 2), QStringList(2, QStringLiteral("shared 1st place")));
    QCOMPARE(places.mid(2, 4), QStringList(4, QStringLiteral("shared 3rd place")));
    QCOMPARE(places.mid(6), QStringList(2, QStringLiteral("shared 7th place")));
    QCOMPARE(linesOf(certificatesOf(played_evening::tournament(3)), Emphasis::Place),
             (QStringList{QStringLiteral("1st place"), QStringLiteral("2nd place"),
                          QStringLiteral("3rd place")}));
}

void TestCertificateDocument::onlyTheFirstPlaces_data()
{
    QTest::addColumn<int>("places");
    QTest::addColumn<int>("due");
    QTest::newRow("the first, whom two are") << 1 << 2;
    QTest::newRow("the first two") << 2 << 2;
    QTest::newRow("the first three: all who share it") << 3 << 6;
    QTest::newRow("more than there are") << 100 << 8;
}

void TestCertificateDocument::onlyTheFirstPlaces()
{
    QFETCH(const int, places);
    auto tournament = played_evening::tournament(8);
    tournament.settings.certificate.places = places;
    QTEST(static_cast<int>(certificatesOf(tournament).certificates.size()), "due");
}

void TestCertificateDocument::oneParticipant()
{
    auto tournament = played_evening::tournament(8, 1);
    tournament.settings.certificate.places = 1;
    documents::Choice choice = everybody;
    choice.participant = core::StartNumber{2};
    const auto certificates = certificatesOf(tournament, choice);
    QCOMPARE(linesOf(certificates, Emphasis::Name), QStringList(played_evening::nameOf(2)));
    QCOMPARE(certificates.certificates.front().number, QStringLiteral("No. 2"));

    choice.participant = core::StartNumber{8};
    const auto none = certificatesOf(tournament, choice);
    QVERIFY(none.certificates.empty());
    QVERIFY(none.nothing.contains(QStringLiteral("has not played a game yet")));
    choice.participant = core::StartNumber{9};
    QVERIFY(!composed(tournament, choice));
}

void TestCertificateDocument::asThingsStoodAfterARound()
{
    auto tournament = played_evening::tournament(3);
    auto second = tournament.rounds.front();
    second.number = core::RoundNumber{2};
    tournament.rounds.push_back(second);
    documents::Choice choice = everybody;
    choice.round = core::RoundNumber{1};
    const auto points = [](const typeset::Certificates& certificates) {
        return textOf(certificates.certificates.front());
    };
    QVERIFY(points(certificatesOf(tournament, choice)).contains(QStringLiteral("with 3 match")));
    QVERIFY(points(certificatesOf(tournament)).contains(QStringLiteral("with 6 match")));
}

void TestCertificateDocument::unfinishedSaysSo()
{
    auto tournament = played_evening::tournament(8);
    const auto missing = [&tournament](documents::Kind kind) {
        return documents::missingFor({tournament, {}, {}}, {kind}).size();
    };
    QCOMPARE(missing(documents::Kind::Certificate), 0);
    tournament.rounds.front().tables.front().head.mark = core::TableMark::Disputed;
    const auto disputed = QStringLiteral("Provisional: 1 result(s) being checked.");
    QCOMPARE(certificatesOf(tournament).certificates.front().lines.front().text, disputed);
    QCOMPARE(missing(documents::Kind::LicenceFee), 1);
    QCOMPARE(missing(documents::Kind::Standings), 0); // Says so itself.
    tournament.rounds.front().tables.front().games.pop_back();
    QCOMPARE(certificatesOf(tournament).certificates.front().lines.front().text,
             QStringLiteral("Provisional: 1 table(s) still open. ") + disputed);
}

void TestCertificateDocument::plannedRoundsAreMissed()
{
    auto tournament = played_evening::tournament(8);
    documents::Choice choice{documents::Kind::Certificate};
    tournament.settings.plannedRounds = 1;
    const auto missing = [&tournament](const documents::Choice& what) {
        return documents::missingFor({tournament, {}, {}}, what).size();
    };
    QCOMPARE(missing(choice), 0);
    tournament.settings.plannedRounds = 3;
    QCOMPARE(missing(choice), 1);
    QCOMPARE(certificatesOf(tournament).certificates.front().lines.front().text,
             QStringLiteral("Provisional: 2 round(s) still to be played."));
    QCOMPARE(missing({documents::Kind::LicenceFee}), 1);
    choice.round = core::RoundNumber{1};
    QCOMPARE(missing(choice), 1);
    // Of an earlier round the paper says so.
    tournament.rounds.push_back(tournament.rounds.front());
    tournament.rounds.back().number = core::RoundNumber{2};
    QCOMPARE(missing(choice), 0);
}

void TestCertificateDocument::nothingYet()
{
    auto tournament = played_evening::tournament(4);
    tournament.rounds.clear();
    // Pictures are not needed without certificates.
    tournament.settings.certificate.logo = QStringLiteral("/no/such/logo.png");
    const auto documents = composed(tournament, everybody);
    QVERIFY(documents);
    const auto sheets = typeset::sheetsOf(*documents, PaperSize::A4);
    QCOMPARE(sheets.size(), std::size_t{1});
    QCOMPARE(typeset::sheetFaults(sheets), QStringList());
    QVERIFY(typeset::runningText(sheets).contains(QStringLiteral("Certificatesfollow")));
}

void TestCertificateDocument::texts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("every field",
        "{name}\n{place}\n{points}\n{event}\n{date}\n{venue}\n{club}\n{organiser}\n{participants}",
        "Uwe Lang | 1st place | 3 | Frühlingsturnier der Rommé-Freunde | Thursday, 14 May 2026 | "
        "Gasthaus Post | Rommé-Club Eichenried e. V. | 3");
    row("fields within a line", "{name} has {points} points", "Uwe Lang has 3 points");
    row("without a name it stands above", "Well played", "Uwe Lang |  | Well played");
    row("a line of empty fields is left out", "{name}\nof {club}\n{place}", "Uwe Lang | 1st place");
    row("what parted an empty field goes", "{name}\n{venue}, {club}\n{club} – {venue}",
        "Uwe Lang | Gasthaus Post | Gasthaus Post");
    row("empty lines at the ends", "\n\n{name}\n\n{club}\n", "Uwe Lang");
    row("a title of one's own", "# Pokal\n{name}", "Pokal | Uwe Lang");
}

void TestCertificateDocument::texts()
{
    QFETCH(const QString, text);
    auto tournament = played_evening::tournament(3);
    tournament.settings.certificate = {text, 1, {}, {}};
    QTEST(textOf(certificatesOf(tournament).certificates.front()), "expected");
}

void TestCertificateDocument::rankedByMean()
{
    auto tournament = played_evening::tournament(3);
    tournament.settings.rules.options.rankBy = scoring::RankBy::Mean;
    const auto text = textOf(certificatesOf(tournament).certificates.front());
    QVERIFY2(text.contains(QStringLiteral("with a mean of 3.000 match points a game")),
             qPrintable(text));
}

void TestCertificateDocument::defaultTextsHaveKnownFields()
{
    for (const auto language : {QLocale::English, QLocale::German}) {
        const texts::Translation translation{QLocale(language)};
        for (const auto rankBy : {scoring::RankBy::Tmp, scoring::RankBy::Mean}) {
            core::Settings settings;
            settings.rules.options.rankBy = rankBy;
            const auto text = documents::defaultCertificateText(settings);
            QCOMPARE(core::unknownFields(text), QStringList());
            QVERIFY(text.startsWith(QStringLiteral("# ")));
            QVERIFY(text.contains(QStringLiteral("\n{name}\n")));
            QVERIFY(text.contains(QStringLiteral("\n{place}\n")));
        }
    }
}

void TestCertificateDocument::pagesFit_data()
{
    QTest::addColumn<int>("participants");
    QTest::addColumn<PaperSize>("paper");
    for (const int participants : {3, 22, 120, 1000}) {
        QTest::addRow("%d on A4", participants) << participants << PaperSize::A4;
        QTest::addRow("%d on Letter", participants) << participants << PaperSize::Letter;
    }
}

void TestCertificateDocument::pagesFit()
{
    QFETCH(const int, participants);
    QFETCH(const PaperSize, paper);
    const auto documents = composed(played_evening::tournament(participants), everybody);
    const auto sheets = typeset::sheetsOf(*documents, paper);
    QCOMPARE(sheets.size(), static_cast<std::size_t>(participants));
    QCOMPARE(typeset::sheetFaults(sheets), QStringList());
}

void TestCertificateDocument::longNamesAreWhole_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("60 characters")
        << QStringLiteral("Müller-Lüdenbach-Freiherr von und zu Hohenschwangau, Karl-H.");
    QTest::newRow("60 wide letters") << QStringLiteral("W").repeated(60);
    QTest::newRow("200 characters") << QStringLiteral("Wächter ").repeated(25).trimmed();
}

void TestCertificateDocument::longNamesAreWhole()
{
    QFETCH(const QString, name);
    auto tournament = played_evening::tournament(3);
    tournament.participants[0].name = name;
    tournament.settings.name = name + name;
    const QTemporaryDir folder;
    tournament.settings.certificate.logo =
        keep(tournament, fileWith(folder, QStringLiteral("l.png"), png({9, 9})));
    const auto sheets = typeset::sheetsOf(*composed(tournament, everybody), PaperSize::Letter);
    QCOMPARE(typeset::sheetFaults(sheets), QStringList());
    QVERIFY(typeset::runningText(sheets.front()).contains(typeset::withoutBlanks(name)));
    qreal largest = 0;
    for (const auto& mark : typeset::textMarks(sheets.front())) {
        if (typeset::withoutBlanks(name).contains(typeset::withoutBlanks(mark.text))) {
            largest = std::max(largest, mark.type.size);
        }
    }
    QVERIFY(largest >= typeset::points(14));
}

void TestCertificateDocument::manyLinesShrink()
{
    auto tournament = played_evening::tournament(3);
    tournament.settings.certificate.text =
        QStringLiteral("{name}\n") + QStringLiteral("One more line of {event}\n").repeated(60);
    const auto sheets = typeset::sheetsOf(*composed(tournament, everybody), PaperSize::A4);
    QCOMPARE(sheets.size(), std::size_t{3});
    QCOMPARE(typeset::sheetFaults(sheets), QStringList());
}

void TestCertificateDocument::pictures_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("PNG") << QStringLiteral("a.png") << png({210, 297});
    QTest::newRow("SVG") << QStringLiteral("a.svg") << drawing;
    QTest::newRow("another ending") << QStringLiteral("a.txt") << png({210, 297});
}

void TestCertificateDocument::pictures()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, bytes);
    const QTemporaryDir folder;
    auto tournament = played_evening::tournament(3);
    const auto plain = typeset::sheetsOf(*composed(tournament, everybody), PaperSize::A4);
    QCOMPARE(colourAt(plain.front(), 0.02, 0.02), QColor(Qt::white));

    tournament.settings.certificate.background = keep(tournament, fileWith(folder, name, bytes));
    const auto onGround = typeset::sheetsOf(*composed(tournament, everybody), PaperSize::A4);
    QCOMPARE(colourAt(onGround.front(), 0.02, 0.02), QColor(Qt::red));
    QCOMPARE(colourAt(onGround.front(), 0.98, 0.98), QColor(Qt::red));
    QVERIFY2(std::none_of(onGround.front().marks.begin(), onGround.front().marks.end(),
                          [](const typeset::Mark& mark) {
                              return std::holds_alternative<typeset::BoxMark>(mark);
                          }),
             "no border of ours");

    tournament.settings.certificate.background.clear();
    tournament.settings.certificate.logo = keep(tournament, folder.filePath(name));
    const auto withLogo = typeset::sheetsOf(*composed(tournament, everybody), PaperSize::A4);
    QCOMPARE(colourAt(withLogo.front(), 0.5, 0.12), QColor(Qt::red));
    QCOMPARE(colourAt(withLogo.front(), 0.02, 0.02), QColor(Qt::white));
    QCOMPARE(typeset::sheetFaults(withLogo), QStringList());
}

void TestCertificateDocument::designs_data()
{
    QTest::addColumn<core::CertificateDesign>("design");
    QTest::addColumn<QString>("logo");
    QTest::addColumn<int>("ones"); // How often first place appears in the ornament.
    using enum core::CertificateDesign;
    const auto svg = QStringLiteral("a.svg");
    QTest::newRow("laurel with the place") << Laurel << QString() << 1;
    QTest::newRow("laurel around the logo") << Laurel << svg << 0;
    QTest::newRow("stones with the place") << Stones << QString() << 4;
    QTest::newRow("stones beside the logo") << Stones << svg << 0;
    QTest::newRow("plain") << Plain << QString() << 0;
}

void TestCertificateDocument::designs()
{
    QFETCH(const core::CertificateDesign, design);
    QFETCH(const QString, logo);
    const QTemporaryDir folder;
    auto tournament = played_evening::tournament(3);
    auto& settings = tournament.settings.certificate;
    settings.design = design;
    if (!logo.isEmpty()) {
        settings.logo = keep(tournament, fileWith(folder, logo, drawing));
    }
    for (const bool landscape : {false, true}) {
        settings.landscape = landscape;
        for (const auto paper : {PaperSize::A4, PaperSize::Letter}) {
            const auto sheets = typeset::sheetsOf(*composed(tournament, everybody), paper);
            QCOMPARE(typeset::sheetFaults(sheets), QStringList());
            QCOMPARE(sheets.front().paper.orientation,
                     landscape ? typeset::Orientation::Landscape : typeset::Orientation::Portrait);
            const auto texts = typeset::textMarks(sheets.front());
            QTEST(static_cast<int>(std::count_if(
                      texts.begin(), texts.end(),
                      [](const auto& mark) { return mark.text == QStringLiteral("1"); })),
                  "ones");
            const auto area = typeset::sheetArea(sheets.front().paper);
            for (const auto& mark : sheets.front().marks) {
                const auto drawn = typeset::areaOf(mark);
                QVERIFY(area.contains(drawn.topLeft()) && area.contains(drawn.bottomRight()));
            }
        }
    }
}

void TestCertificateDocument::designsLeaveTheText_data()
{
    QTest::addColumn<bool>("landscape");
    QTest::newRow("portrait") << false;
    QTest::newRow("landscape") << true;
}

/// The program's default text has the same type in every design and orientation, and a background
/// replaces the ornament.
void TestCertificateDocument::designsLeaveTheText()
{
    QFETCH(const bool, landscape);
    auto tournament = played_evening::tournament(3);
    auto& settings = tournament.settings.certificate;
    settings.landscape = landscape;
    using enum core::CertificateDesign;
    for (const auto design : {Laurel, Stones, Plain}) {
        settings.design = design;
        const auto sheets = typeset::sheetsOf(*composed(tournament, everybody), PaperSize::A4);
        const auto texts = typeset::textMarks(sheets.front());
        const auto name = std::find_if(texts.begin(), texts.end(), [](const auto& mark) {
            return mark.text == QStringLiteral("Uwe Lang");
        });
        QVERIFY(name != texts.end());
        QCOMPARE(name->type.size, typeset::points(36));
    }
    const QTemporaryDir folder;
    settings.background = keep(tournament, fileWith(folder, QStringLiteral("a.svg"), drawing));
    const auto sheets = typeset::sheetsOf(*composed(tournament, everybody), PaperSize::A4);
    QCOMPARE(sheets.front().paper.orientation, typeset::Orientation::Portrait);
    QVERIFY(std::none_of(
        sheets.front().marks.begin(), sheets.front().marks.end(),
        [](const auto& mark) { return std::holds_alternative<typeset::PathMark>(mark); }));
}

void TestCertificateDocument::pageLiesAsItsBackground()
{
    const QTemporaryDir folder;
    auto tournament = played_evening::tournament(3);
    tournament.settings.certificate.background =
        keep(tournament, fileWith(folder, QStringLiteral("wide.png"), png({297, 210})));
    const auto sheets = typeset::sheetsOf(*composed(tournament, everybody), PaperSize::A4);
    QCOMPARE(sheets.front().paper.orientation, typeset::Orientation::Landscape);
    QCOMPARE(typeset::sheetFaults(sheets), QStringList());
}

void TestCertificateDocument::aPictureStandsOnceInThePdf()
{
    const QTemporaryDir folder;
    auto tournament = played_evening::tournament(22);
    tournament.settings.certificate.background =
        keep(tournament, fileWith(folder, QStringLiteral("a.png"), png({600, 850})));
    const auto bytes =
        typeset::pdf(typeset::sheetsOf(*composed(tournament, everybody), PaperSize::A4), {});
    QCOMPARE(bytes.count("/Subtype /Image"), 1);
}

void TestCertificateDocument::brokenPictures_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<core::SettingsFault>("fault");
    QTest::addColumn<QString>("told");
    using enum core::SettingsFault;
    const auto row = [](const char* name, const QByteArray& bytes, core::SettingsFault fault,
                        const QString& told = {}) {
        QTest::newRow(name) << bytes << fault << told;
    };
    const auto drawingWith = [](const QByteArray& part) {
        return QByteArray(drawing).replace("</svg>", part + "</svg>");
    };
    row("no file", {}, PictureMissing);
    row("a text", "Logo", PictureUnreadable);
    row("half a picture", png({300, 300}).left(60), PictureUnreadable);
    row("a broken drawing", drawing.left(40), PictureUnreadable);
    row("of another kind", "GIF89a", PictureUnreadable);
    row("too wide", png({4'001, 1}), PictureTooWide,
        QStringLiteral("4,001 × 1 pixels, at most 4,000"));
    row("too high", png({1, 8'000}), PictureTooWide, QStringLiteral("1 × 8,000"));
    row("too many bytes", png({1, 1}) + QByteArray(core::largestPicture, 'x'), PictureTooLarge,
        QStringLiteral("1.0 MB, at most 1.0"));
    row("another file", drawingWith("<image href='file:///etc/passwd'/>"), PictureRefersElsewhere,
        QStringLiteral("file:///etc/passwd"));
    row("a page",
        drawingWith("<use xmlns:x='http://www.w3.org/1999/xlink' "
                    "x:href='http://example.org/a.svg#b'/>"),
        PictureRefersElsewhere, QStringLiteral("http://example.org/"));
    row("a drawing in a drawing",
        drawingWith("<image href='data:image/png;base64," + drawing.toBase64() + "'/>"),
        PictureRefersElsewhere);
    row("a style sheet", "<?xml-stylesheet href='file:///etc/passwd'?>" + drawing,
        PictureRefersElsewhere);
}

void TestCertificateDocument::brokenPictures()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const core::SettingsFault, fault);
    QFETCH(const QString, told);
    const QTemporaryDir folder;
    const QString path = bytes.isEmpty() ? folder.filePath(QStringLiteral("gone.png"))
                                         : fileWith(folder, QStringLiteral("x.png"), bytes);
    const auto place = core::Pointer() / "logo";
    const auto refused = documents::readPictureFile(path, place);
    QVERIFY(!refused);
    QCOMPARE(refused.refused().refusals.size(), std::size_t{1});
    const auto& refusal = refused.refused().refusals.front();
    QVERIFY(refusal.code == core::RefusalCode(fault));
    QVERIFY(refusal.place == core::Place(place));
    const auto text = texts::text(refusal);
    QVERIFY2(text.contains(path) && text.contains(told), qPrintable(text));
}

/// None of them is waited for.
void TestCertificateDocument::whatIsNoFile_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("a folder") << QDir::tempPath();
    QTest::newRow("an endless device") << QStringLiteral("/dev/zero");
#ifdef Q_OS_UNIX
    QTest::newRow("a pipe") << QString();
#endif
    QTest::newRow("a database") << QStringLiteral("club.rummydb");
}

void TestCertificateDocument::whatIsNoFile()
{
    QFETCH(QString, path);
    const QTemporaryDir folder;
    if (path.isEmpty()) {
        path = folder.filePath(QStringLiteral("pipe.png"));
#ifdef Q_OS_UNIX
        constexpr mode_t ownerOnly = 0600;
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), ownerOnly), 0);
#endif
    } else if (QFileInfo(path).isRelative()) {
        path = fileWith(folder, path, QByteArray("SQLite format 3") + QByteArray(200, '\0'));
    }
    const auto refused = documents::readPictureFile(path, {});
    QVERIFY(!refused);
    QVERIFY(refused.refused().refusals.front().code ==
            core::RefusalCode(QFileInfo::exists(path) ? core::SettingsFault::PictureNotAFile
                                                      : core::SettingsFault::PictureMissing));
}

/// Only what the club has is painted, whatever else the settings name.
void TestCertificateDocument::pathsAreNotFollowed()
{
    const QTemporaryDir folder;
    for (const auto* key : {"logo", "background"}) {
        auto tournament = played_evening::tournament(3);
        auto& settings = tournament.settings.certificate;
        (key == QByteArray("logo") ? settings.logo : settings.background) =
            fileWith(folder, QStringLiteral("a.png"), png({20, 20}));
        const auto refused = composed(tournament, everybody);
        QVERIFY(!refused);
        const auto& refusal = refused.refused().refusals.front();
        QVERIFY(refusal.code == core::RefusalCode(core::SettingsFault::PictureNotKept));
        QVERIFY(refusal.place ==
                core::Place(core::Pointer() / "certificate" / QLatin1StringView(key)));
    }
}

RUMMY_TEST(TestCertificateDocument)

} // namespace tst_certificate_document

#include "tst_certificate_document.moc"
