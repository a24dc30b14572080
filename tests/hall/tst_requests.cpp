#include "app/hall/guess_brake.h"
#include "app/hall/request.h"
#include "tests/suite.h"

namespace tst_requests {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

class TestRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void language_data()
    {
        QTest::addColumn<QByteArray>("accepted");
        QTest::addColumn<QString>("language");
        QTest::newRow("nothing") << QByteArray() << u"en"_s;
        QTest::newRow("German") << QByteArray("de") << u"de"_s;
        QTest::newRow("Austria, then English") << QByteArray("de-AT,de;q=0.9,en;q=0.8") << u"de"_s;
        QTest::newRow("English first") << QByteArray("en-US,en;q=0.9,de;q=0.8") << u"en"_s;
        QTest::newRow("German weighs more") << QByteArray("en;q=0.3, de;q=0.7") << u"de"_s;
        QTest::newRow("another language, German second") << QByteArray("pl,de;q=0.5") << u"de"_s;
        QTest::newRow("another language") << QByteArray("pl") << u"en"_s;
        QTest::newRow("another that begins so") << QByteArray("del") << u"en"_s;
        QTest::newRow("nonsense") << QByteArray(";q=;;,,=") << u"en"_s;
    }
    void language()
    {
        QFETCH(const QByteArray, accepted);
        QTEST(web::pageLanguage(accepted), "language");
    }

    void guessesAreSlowed()
    {
        web::GuessBrake brake;
        const web::GuessBrake::Clock::time_point start;
        QList<qint64> delays;
        for (int guess = 0; guess < 5; ++guess) {
            delays << qint64(brake.afterWrong("10.0.0.1", start).count());
        }
        QCOMPARE(delays, QList<qint64>({0, 0, 0, 500, 1000}));
        for (int guess = 0; guess < 100; ++guess) {
            QVERIFY(brake.afterWrong("10.0.0.1", start) <= 5s);
        }
        QCOMPARE(brake.afterWrong("10.0.0.1", start), std::chrono::milliseconds(5s));
        QCOMPARE(brake.afterWrong("10.0.0.2", start), 0ms);
    }

    void guessesAreForgotten()
    {
        web::GuessBrake brake;
        const web::GuessBrake::Clock::time_point start;
        for (int guess = 0; guess < 10; ++guess) {
            brake.afterWrong("10.0.0.1", start);
        }
        QVERIFY(brake.afterWrong("10.0.0.1", start + 9min) > 0ms);
        QCOMPARE(brake.afterWrong("10.0.0.1", start + 20min), 0ms);
    }

    /// However many addresses guess, only a limited number is remembered, the latest ones.
    void addressesAreBounded()
    {
        web::GuessBrake brake;
        const web::GuessBrake::Clock::time_point start;
        for (int address = 0; address < 3000; ++address) {
            for (int guess = 0; guess < 3; ++guess) {
                brake.afterWrong(QByteArray::number(address),
                                 start + std::chrono::milliseconds(address));
            }
        }
        QVERIFY(brake.afterWrong("2999", start + 3s) > 0ms);
        QCOMPARE(brake.afterWrong("0", start + 3s), 0ms);
    }
};

RUMMY_TEST(TestRequests)

} // namespace tst_requests

#include "tst_requests.moc"
