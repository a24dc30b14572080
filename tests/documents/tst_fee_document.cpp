#include "core/money/payment.h"
#include "core/texts/translation.h"
#include "documents/played_evening.h"
#include "reports/typeset/painting.h"
#include "tests/suite.h"
#include "typeset/sheet_checker.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_fee_document {

using core::Tournament;
using played_evening::nameOf;
using typeset::PaperSize;

namespace {

typeset::FeeReport reportOf(const Tournament& tournament)
{
    const auto documents = played_evening::composed(tournament, {documents::Kind::LicenceFee});
    return std::get<typeset::FeeReport>(documents->front().body);
}

typeset::Sheets sheetsOf(const Tournament& tournament, PaperSize paper = PaperSize::A4)
{
    return typeset::sheetsOf(*played_evening::composed(tournament, {documents::Kind::LicenceFee}),
                             paper);
}

std::size_t codesOn(const typeset::Sheets& sheets)
{
    std::size_t codes = 0;
    for (const auto& sheet : sheets) {
        codes += static_cast<std::size_t>(
            std::count_if(sheet.marks.begin(), sheet.marks.end(), [](const typeset::Mark& mark) {
                return std::holds_alternative<typeset::QrMark>(mark);
            }));
    }
    return codes;
}

/// The codes found by a scanner on a page of the file, whatever program wrote it.
QByteArray scanned(const typeset::Sheets& sheets, std::size_t page, int dotsPerInch)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("report.pdf")));
    if (!file.open(QIODevice::WriteOnly)) {
        return {};
    }
    file.write(typeset::pdf(sheets, {QStringLiteral("Report")}));
    file.close();
    const auto number = QString::number(page + 1);
    const auto picture = folder.filePath(QStringLiteral("page"));
    QProcess::execute(QStringLiteral("pdftoppm"),
                      {QStringLiteral("-r"), QString::number(dotsPerInch), QStringLiteral("-png"),
                       QStringLiteral("-singlefile"), QStringLiteral("-f"), number,
                       QStringLiteral("-l"), number, file.fileName(), picture});
    QProcess reader;
    reader.start(QStringLiteral("zbarimg"),
                 {QStringLiteral("-q"), QStringLiteral("--raw"), QStringLiteral("--oneshot"),
                  QStringLiteral("-Sbinary"), picture + QStringLiteral(".png")});
    reader.waitForFinished();
    return reader.readAllStandardOutput();
}

bool canScan()
{
    return !QStandardPaths::findExecutable(QStringLiteral("pdftoppm")).isEmpty() &&
           !QStandardPaths::findExecutable(QStringLiteral("zbarimg")).isEmpty();
}

} // namespace

class TestFeeDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhyNothingIsDue_data();
    void tellsWhyNothingIsDue();
    void tellsWhoIsCounted();
    void saysWhyThereIsNoCode_data();
    void saysWhyThereIsNoCode();
    void fitsThePage_data();
    void fitsThePage();
    void isEvidence();
    void longNamesAreNotCut();
    void endStaysTogether();
    void codeIsLargeAndOnDots_data();
    void codeIsLargeAndOnDots();
    void codeIsReadFromThePage_data();
    void codeIsReadFromThePage();
    void speaksGerman();
};

void TestFeeDocument::tellsWhyNothingIsDue_data()
{
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<QString>("reason");
    auto tournament = played_evening::tournament(22);
    tournament.settings.open = false;
    QTest::newRow("not open") << tournament
                              << QStringLiteral("The tournament is not open to everybody.");
    tournament.settings.open = true;
    tournament.settings.licenceHeld = true;
    QTest::newRow("licence held") << tournament << QStringLiteral("The organiser holds a licence.");
    tournament.settings.licenceHeld = false;
    tournament.rounds.clear();
    QTest::newRow("nobody played") << tournament << QStringLiteral("Nobody has played yet.");
}

void TestFeeDocument::tellsWhyNothingIsDue()
{
    QFETCH(const Tournament, tournament);
    QFETCH(const QString, reason);
    const auto report = reportOf(tournament);
    QCOMPARE(report.verdict, QStringLiteral("Nothing is due"));
    QCOMPARE(report.reason, reason);
    QVERIFY(!report.payment);
    QVERIFY(report.signatures.isEmpty());
    const auto sheets = sheetsOf(tournament);
    QCOMPARE(codesOn(sheets), std::size_t{0});
    QVERIFY(typeset::runningText(sheets).contains(typeset::withoutBlanks(reason)));
    QCOMPARE(typeset::sheetFaults(sheets), QStringList());
}

void TestFeeDocument::tellsWhoIsCounted()
{
    auto tournament = played_evening::tournament(23, 2);
    auto& played = std::get<core::PlayedGame>(tournament.rounds[0].tables[0].games[0].outcome);
    played.substitutions = {takenOverBy(1, 22), playedBy(2, "Hans im Glück")};
    const auto fee = core::licenceFee(tournament);
    QCOMPARE(fee.counted.size(), std::size_t{21});

    const auto report = reportOf(tournament);
    QCOMPARE(report.verdict, QStringLiteral("21.00 €"));
    QVERIFY(report.reason.contains(QStringLiteral("1.00 €")));
    QCOMPARE(report.lists.size(), std::size_t{4});
    const auto& [counted, noShows, takers, players] =
        std::tie(report.lists[0], report.lists[1], report.lists[2], report.lists[3]);
    QCOMPARE(counted.people.size(), fee.counted.size());
    for (std::size_t index = 0; index < fee.counted.size(); ++index) {
        const auto& line = counted.people[index];
        QCOMPARE(line.number, QString::number(plain(fee.counted[index].number)));
        QCOMPARE(line.name, nameOf(plain(fee.counted[index].number)));
        QCOMPARE(line.games, QString::number(fee.counted[index].games));
    }
    QCOMPARE(noShows.people.size(), std::size_t{2});
    QCOMPARE(noShows.people.front().number, QStringLiteral("2"));
    QCOMPARE(takers.people.size(), std::size_t{1});
    QCOMPARE(takers.people.front().number, QStringLiteral("22"));
    QCOMPARE(players.people.front().name, QStringLiteral("Hans im Glück"));
    QCOMPARE(players.people.front().number, QString());

    QStringList due;
    for (const auto& list : report.lists) {
        due << list.title;
        QVERIFY(!list.title.isEmpty());
    }
    QCOMPARE(typeset::missingInOrder(typeset::runningText(sheetsOf(tournament)), due),
             QStringList());
}

void TestFeeDocument::saysWhyThereIsNoCode_data()
{
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<QString>("text");
    auto tournament = played_evening::tournament(3);
    tournament.settings.licence.iban.clear();
    QTest::newRow("no IBAN") << tournament
                             << QStringLiteral(
                                    "No payment code: the rights holder's IBAN is not known.");
    tournament = played_evening::tournament(3);
    tournament.settings.licence.rightsHolder.clear();
    QTest::newRow("no name") << tournament
                             << QStringLiteral(
                                    "No payment code: the rights holder's name is not known.");
}

void TestFeeDocument::saysWhyThereIsNoCode()
{
    QFETCH(const Tournament, tournament);
    QFETCH(const QString, text);
    const auto sheets = sheetsOf(tournament);
    QCOMPARE(codesOn(sheets), std::size_t{0});
    QVERIFY(typeset::runningText(sheets).contains(typeset::withoutBlanks(text)));
    QCOMPARE(typeset::sheetFaults(sheets), QStringList());
}

void TestFeeDocument::fitsThePage_data()
{
    QTest::addColumn<int>("participants");
    QTest::addColumn<PaperSize>("paper");
    for (const int participants : {3, 22, 120, 1000}) {
        QTest::addRow("%d on A4", participants) << participants << PaperSize::A4;
        QTest::addRow("%d on Letter", participants) << participants << PaperSize::Letter;
    }
}

void TestFeeDocument::fitsThePage()
{
    QFETCH(const int, participants);
    QFETCH(const PaperSize, paper);
    const auto tournament = played_evening::tournament(participants);
    const auto fee = core::licenceFee(tournament);
    QCOMPARE(fee.cents, qint64{100} * participants);
    const auto sheets = sheetsOf(tournament, paper);
    QCOMPARE(typeset::sheetFaults(sheets), QStringList());
    QCOMPARE(codesOn(sheets), std::size_t{1});

    QString running = typeset::runningText(sheets);
    QVERIFY(running.contains(QStringLiteral("%L1.00€").arg(participants)));
    QStringList people;
    for (const auto& line : fee.counted) {
        people << QString::number(plain(line.number)) + QString::number(line.games) +
                      nameOf(plain(line.number));
    }
    for (const auto& person : people) {
        QVERIFY2(running.contains(typeset::withoutBlanks(person)), qPrintable(person));
    }
    if (participants == 3) {
        QCOMPARE(sheets.size(), std::size_t{1});
    }
}

/// Signatories say what they sign; if nothing is due there are none.
void TestFeeDocument::isEvidence()
{
    auto tournament = played_evening::tournament(8);
    const auto text = typeset::runningText(sheetsOf(tournament));
    const auto number = QRegularExpression(QStringLiteral("Reportno\\.(20260514-[0-9A-F]{4})"));
    QVERIFY(text.contains(QStringLiteral("Roundsplayed1")));
    QVERIFY(text.contains(QStringLiteral("Ideclarethat")));
    const auto first = number.match(text).captured(1);
    QVERIFY(!first.isEmpty());
    tournament.settings.name += u'!';
    const auto other = typeset::runningText(sheetsOf(tournament));
    QVERIFY(number.match(other).hasMatch() && number.match(other).captured(1) != first);
    tournament.settings.open = false;
    const auto nothing = typeset::runningText(sheetsOf(tournament));
    QVERIFY(!nothing.contains(QStringLiteral("Ideclare")));
    QVERIFY(!nothing.contains(QStringLiteral("Signature")));
}

void TestFeeDocument::longNamesAreNotCut()
{
    auto tournament = played_evening::tournament(8);
    const auto longest = QStringLiteral("WÄCHTERSBACH-MÜHLENHAUPT ").repeated(12).trimmed();
    for (auto& participant : tournament.participants) {
        participant.name = longest + QString::number(plain(participant.number));
    }
    tournament.settings.organiser = longest;
    tournament.settings.licence.rightsHolder = longest;
    tournament.settings.licence.address = (longest + u'\n').repeated(9);
    tournament.settings.licence.text = longest;
    const auto sheets = sheetsOf(tournament);
    QCOMPARE(typeset::sheetFaults(sheets), QStringList());
    const QString running = typeset::runningText(sheets);
    for (const auto& participant : tournament.participants) {
        QVERIFY(running.contains(typeset::withoutBlanks(participant.name)));
    }
    // A payment code has no room for such a name.
    QCOMPARE(codesOn(sheets), std::size_t{0});
    QVERIFY(running.contains(QStringLiteral("nameistoolong")));
}

/// Payment, code and signatures are on one page with the last of the people.
void TestFeeDocument::endStaysTogether()
{
    for (int participants = 20; participants < 140; ++participants) {
        const auto sheets = sheetsOf(played_evening::tournament(participants));
        const auto& last = sheets.back();
        const QString running = typeset::runningText(last);
        QVERIFY2(running.contains(QStringLiteral("SpielrechteGrünwald&Söhne")) &&
                     running.contains(QStringLiteral("DE89370400440532013000")) &&
                     running.contains(QStringLiteral("Signaturefortheorganiser")),
                 qPrintable(QString::number(participants)));
        QCOMPARE(codesOn({last}), std::size_t{1});
        QVERIFY2(running.contains(typeset::withoutBlanks(nameOf(participants))),
                 qPrintable(QString::number(participants)));
    }
}

void TestFeeDocument::codeIsLargeAndOnDots_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("short") << QStringLiteral("F");
    QTest::newRow("made from event and date") << QString();
    QTest::newRow("as long as may be") << QStringLiteral("ü").repeated(140);
}

void TestFeeDocument::codeIsLargeAndOnDots()
{
    QFETCH(const QString, text);
    auto tournament = played_evening::tournament(22);
    tournament.settings.licence.text = text;
    const auto sheets = sheetsOf(tournament);
    for (const auto& mark : sheets.back().marks) {
        const auto* code = std::get_if<typeset::QrMark>(&mark);
        if (code == nullptr) {
            continue;
        }
        QVERIFY(code->box.width() >= typeset::millimetres(30));
        QCOMPARE(code->box.width(), code->box.height());
        const qreal module = code->box.width() / code->code.side;
        constexpr qreal dot = typeset::unitsPerInch / 300.0;
        for (const qreal length : {module, code->box.left(), code->box.top()}) {
            QVERIFY(std::abs(length / dot - std::round(length / dot)) < 1e-6);
        }
        const qreal quiet = 4 * module - 1e-6;
        const auto alone = code->box.adjusted(-quiet, -quiet, quiet, quiet);
        for (const auto& near : typeset::textMarks(sheets.back())) {
            QVERIFY2(!alone.intersects(typeset::inkOf(near)), qPrintable(near.text));
        }
    }
}

void TestFeeDocument::codeIsReadFromThePage_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("participants");
    QTest::addColumn<int>("dotsPerInch");
    QTest::newRow("event and date") << QString() << 22 << 150;
    QTest::newRow("umlauts") << QStringLiteral("Größe Ärger Öl ß €") << 3 << 150;
    QTest::newRow("as long as may be") << QStringLiteral("äöüß").repeated(25) << 120 << 200;
    QTest::newRow("fine") << QString() << 22 << 600;
}

void TestFeeDocument::codeIsReadFromThePage()
{
    if (!canScan()) {
        QSKIP("pdftoppm (poppler-utils) or zbarimg (zbar-tools) is missing");
    }
    QFETCH(const QString, text);
    QFETCH(const int, participants);
    QFETCH(const int, dotsPerInch);
    auto tournament = played_evening::tournament(participants);
    tournament.settings.licence.text = text;
    const auto payment = core::licencePayment(tournament.settings, core::licenceFee(tournament));
    const auto sheets = sheetsOf(tournament);
    QCOMPARE(scanned(sheets, sheets.size() - 1, dotsPerInch), core::paymentCode(*payment));
}

void TestFeeDocument::speaksGerman()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    {
        const texts::Translation translation{QLocale(QLocale::German)};
        const auto sheets = sheetsOf(played_evening::tournament(22));
        QCOMPARE(typeset::sheetFaults(sheets), QStringList());
        QVERIFY(typeset::runningText(sheets).contains(QStringLiteral("22,00")));
        QVERIFY(typeset::runningText(sheets).contains(QStringLiteral("14.Mai2026")));
    }
    QLocale::setDefault(before);
}

RUMMY_TEST(TestFeeDocument)

} // namespace tst_fee_document

#include "tst_fee_document.moc"
