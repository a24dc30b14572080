#include "core/club/next_name.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_next_name {

class TestNextName : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();
    void followsTheLanguage_data();
    void followsTheLanguage();
};

void TestNextName::names_data()
{
    QTest::addColumn<QString>("last");
    QTest::addColumn<QDate>("day");
    QTest::addColumn<QDate>("today");
    QTest::addColumn<QString>("expected");
    const QDate may(2026, 5, 12);
    const QDate october(2026, 10, 16);
    const auto row = [](const char* name, const char* last, QDate day, QDate today,
                        const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(last) << day << today
                            << QString::fromUtf8(expected);
    };
    const auto usual = [&](const char* name, const char* last, const char* expected) {
        row(name, last, may, october, expected);
    };
    usual("neither", "Clubabend", "Clubabend");
    usual("empty", "", "");
    usual("umlauts stay", "Käthes Jubiläum", "Käthes Jubiläum");

    usual("number at the end", "Clubabend 12", "Clubabend 13");
    usual("one more digit", "Clubabend 99", "Clubabend 100");
    usual("filled with zeros", "Abend 009", "Abend 010");
    usual("Nr.", "Übungsabend Nr. 7", "Übungsabend Nr. 8");
    usual("#", "Abend #7", "Abend #8");
    usual("in brackets", "Clubabend (7)", "Clubabend (8)");
    usual("in the middle", "Halle 3 Clubabend", "Halle 3 Clubabend");
    usual("first, as an ordinal", "2. Clubabend", "3. Clubabend");
    usual("first, no ordinal", "3 Könige", "3 Könige");
    usual("the one at the end", "1. Liga, Abend 4", "1. Liga, Abend 5");
    usual("part of a word", "Turnier Ü60", "Turnier Ü60");
    usual("the game", "Rommé 500", "Rommé 500");
    usual("the game, and a number", "Rommé 500 Nr. 3", "Rommé 500 Nr. 4");
    usual("season", "Liga 2025/26", "Liga 2025/26");
    usual("time", "Clubabend 19:30", "Clubabend 19:30");

    usual("German date", "Clubabend 12.05.2026", "Clubabend 16.10.2026");
    usual("year of two digits", "Clubabend 12.05.26", "Clubabend 16.10.26");
    usual("no year", "Clubabend 12.05.", "Clubabend 16.10.");
    usual("no year, no full stop", "Clubabend 12.05", "Clubabend 16.10");
    usual("not that day", "Clubabend 12.06", "Clubabend 12.06");
    usual("with blanks", "12. 5. 2026 Clubabend", "16. 10. 2026 Clubabend");
    usual("several days", "Treffen 12./13.05.2026", "Treffen 12./13.05.2026");
    usual("from day to day", "Treffen 12.05.–14.05.2026", "Treffen 12.05.–14.05.2026");
    usual("no date at all", "Clubabend 31.02.2026", "Clubabend 31.02.2026");
    usual("month in words", "Runde am 12. Mai 2026", "Runde am 16. Oktober 2026");
    usual("weekday", "Dienstag, 12.05.2026", "Freitag, 16.10.2026");
    usual("English weekday", "Tuesday 12 May", "Friday 16 October");
    usual("weekday of the round", "Dienstagsrunde Mai 2026", "Dienstagsrunde Oktober 2026");
    usual("month alone", "Clubabend im Mai", "Clubabend im Oktober");
    usual("another month alone", "Clubabend im März", "Clubabend im März");
    usual("part of a name", "Mai-Pokal", "Mai-Pokal");
    usual("month of the year", "Abend 05/2026", "Abend 10/2026");
    row("year alone", "Clubmeisterschaft 2025", {2025, 5, 12}, october, "Clubmeisterschaft 2026");
    row("ordinal and year", "5. Hofer Open 2025", {2025, 5, 12}, october, "6. Hofer Open 2026");
    usual("ordinal and date", "3. Clubabend 12.05.2026", "4. Clubabend 16.10.2026");
    usual("date and number", "2026-05-12 Clubabend 7", "2026-10-16 Clubabend 8");

    usual("ISO", "Clubabend 2026-05-12", "Clubabend 2026-10-16");
    usual("ISO month", "Clubabend 2026-05", "Clubabend 2026-10");
    usual("ISO, no such month", "Clubabend 2025-26", "Clubabend 2025-26");
    usual("Irish date", "Club evening 12/05/2026", "Club evening 16/10/2026");
    usual("American date", "Club evening 05/12/2026", "Club evening 10/16/2026");
    usual("day and month", "Evening of 12 May 2026", "Evening of 16 October 2026");
    usual("month and day", "Evening, May 12, 2026", "Evening, October 16, 2026");
    usual("month and day, no year", "Evening, May 12", "Evening, October 16");
    usual("English month", "May evening", "October evening");

    row("year boundary", "Clubabend 29.12.2026", {2026, 12, 29}, {2027, 1, 5},
        "Clubabend 05.01.2027");
    row("year boundary, month", "Runde Dezember 2026", {2026, 12, 29}, {2027, 1, 5},
        "Runde Januar 2027");
    row("to the leap day", "Clubabend 22.02.", {2028, 2, 22}, {2028, 2, 29}, "Clubabend 29.02.");
    row("from the leap day", "29. Februar", {2028, 2, 29}, {2028, 3, 7}, "7. März");
    row("no leap year", "Clubabend 29.02.2027", {2027, 2, 28}, {2027, 3, 7},
        "Clubabend 29.02.2027");
    row("one digit", "Clubabend 5.3.2026", {2026, 3, 5}, {2026, 4, 2}, "Clubabend 2.4.2026");
    row("zeros", "Clubabend 12.10.2026", {2026, 10, 12}, {2027, 1, 5}, "Clubabend 05.01.2027");
    row("no day known", "Clubabend im Mai", {}, october, "Clubabend im Mai");
    row("no day known, a whole date", "Clubabend 12.05.2026", {}, october, "Clubabend 12.05.2026");
}

void TestNextName::names()
{
    QFETCH(QString, last);
    QFETCH(QDate, day);
    QFETCH(QDate, today);
    QFETCH(QString, expected);
    const auto known = day.isValid() ? std::optional(day) : std::nullopt;
    QCOMPARE(core::nextName(last, known, today, QLocale::German), expected);
}

void TestNextName::followsTheLanguage_data()
{
    QTest::addColumn<QString>("last");
    QTest::addColumn<QLocale::Language>("language");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the same in both, German")
        << "Runde September 2026" << QLocale::German << "Runde Oktober 2026";
    QTest::newRow("the same in both, English")
        << "Round September 2026" << QLocale::English << "Round October 2026";
    QTest::newRow("German in English")
        << "Runde Mai 2026" << QLocale::English << "Runde Oktober 2026";
    QTest::newRow("English in German")
        << "Round May 2026" << QLocale::German << "Round October 2026";
}

void TestNextName::followsTheLanguage()
{
    QFETCH(QString, last);
    QFETCH(QLocale::Language, language);
    QFETCH(QString, expected);
    const int month = last.contains(QStringLiteral("September")) ? 9 : 5;
    QCOMPARE(core::nextName(last, QDate(2026, month, 12), QDate(2026, 10, 16), language), expected);
}

RUMMY_TEST(TestNextName)

} // namespace tst_next_name

#include "tst_next_name.moc"
