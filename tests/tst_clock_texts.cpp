#include "core/texts/clock_texts.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_clock_texts {

using namespace Qt::Literals::StringLiterals;

/// Clocks as people read them.
class TestClockTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secondsLeft_data();
    void secondsLeft();
};

void TestClockTexts::secondsLeft_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("minutes") << 748 << u"12:28"_s;
    QTest::newRow("minutes of one digit") << 65 << u"1:05"_s;
    QTest::newRow("zero") << 0 << u"0:00"_s;
    QTest::newRow("a second less than an hour") << 3599 << u"59:59"_s;
    QTest::newRow("more than an hour") << 3900 << u"1:05:00"_s;
    QTest::newRow("over") << -34 << u"+0:34"_s;
}

void TestClockTexts::secondsLeft()
{
    QFETCH(const int, seconds);
    QTEST(texts::clockText(seconds), "text");
}

RUMMY_TEST(TestClockTexts)

} // namespace tst_clock_texts

#include "tst_clock_texts.moc"
