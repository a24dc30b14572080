#include "core/texts/translation.h"
#include "reports/documents/catalogue.h"
#include "samples.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_short_report {

using namespace Qt::Literals::StringLiterals;
using documents::shortReport;
using game_builder::romme;

class TestShortReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEvening()
    {
        const texts::ThreadLanguage english(QLocale(QLocale::English, QLocale::UnitedKingdom));
        const auto lines = shortReport(samples::evening()).split(u'\n');
        QCOMPARE(lines.mid(0, 6),
                 QStringList({u"Clubabend im Oktober"_s,
                              u"Friday, 16 October 2026 · Gasthaus Zum Hirschen"_s,
                              u"Rommé-Club Eichenried"_s, lines.value(3),
                              u"Provisional: 1 result(s) being checked."_s, QString()}));
        QVERIFY2(lines[3].startsWith(u"Rummy-pure-plus, 22 "_s), qPrintable(lines[3]));
        QVERIFY(lines[6].startsWith(u"1. "_s));
        QVERIFY(lines.last().isEmpty());
    }

    void allWhoShareTheTenthPlace()
    {
        TournamentBuilder builder(samples::plusRules());
        builder.participants(12).round(1, 1);
        builder.table({1, 2, 3, 4}).game(romme("0,1,2,3", "6,6,6,6"));
        builder.table({5, 6, 7, 8}).game(romme("0,1,2,3", "2,2,2,2"));
        builder.table({9, 10, 11, 12}).game(romme("0,7,7,7", "1"));
        const auto report = shortReport(builder.tournament());
        QVERIFY(report.contains(u"1. Participant 1: 10\n"_s));
        for (const int number : {10, 11, 12}) {
            QVERIFY(report.contains(u"10. Participant %1: 2\n"_s.arg(number)));
        }
    }

    void onlyTheFirstTen()
    {
        const auto report = shortReport(samples::fromFile("open-tournament.json"));
        QVERIFY(!report.contains(u"\n11. "_s));
        QVERIFY(report.contains(u"\n1. "_s));
    }

    /// docs/rules.md: the ranking of each event.
    void eventsOfCards_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("winner");
        QTest::addColumn<QString>("legend");
        QTest::newRow("ring: card points")
            << QByteArray("cards-ring.json") << u"1. Brückner, Jörg: 135"_s
            << u"(place, name, points)"_s;
        QTest::newRow("single: card points")
            << QByteArray("cards-target.json") << u"1. Lotte: 510"_s << u"(place, name, points)"_s;
        QTest::newRow("points: match points")
            << QByteArray("cards-points.json") << u"1. Brückner, Jörg: 14½"_s
            << u"(place, name, match points)"_s;
        QTest::newRow("knock-out: no points")
            << QByteArray("cards-knock-out.json") << u"1. Mörike, Tilda (Kartenfreunde Ostheim)"_s
            << u"(place, name)"_s;
    }
    void eventsOfCards()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QString, winner);
        QFETCH(const QString, legend);
        const auto lines = shortReport(samples::fromFile(file.constData())).split(u'\n');
        QVERIFY(lines.contains(winner));
        QCOMPARE(lines[lines.size() - 2], legend);
        auto unplayed = samples::fromFile(file.constData());
        unplayed.rounds.clear();
        QVERIFY(shortReport(unplayed).contains(u"No deal has been played yet."_s));
    }

    void provisionalAndNothing()
    {
        QVERIFY(shortReport(samples::running()).contains(u"Provisional: 1 "_s));
        QVERIFY(shortReport(samples::withoutRounds()).contains(u"No game has been played yet."_s));
    }
};

RUMMY_TEST(TestShortReport)

} // namespace tst_short_report

#include "tst_short_report.moc"
