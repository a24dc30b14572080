#include "core/people/same_text.h"

#include "core/people/people_names.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_same_text {

using namespace Qt::StringLiterals;

class TestSameText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("same");
        QTest::newRow("typed alike") << u"SK Hof"_s << u"SK Hof"_s << true;
        QTest::newRow("two blanks") << u"SK Hof"_s << u" SK  Hof"_s << true;
        QTest::newRow("a hard blank") << u"SK Hof"_s << u"SK\u00a0Hof"_s << true;
        QTest::newRow("another case") << u"Damen"_s << u"damen"_s << true;
        QTest::newRow("capitals") << u"Weiß"_s << u"WEISS"_s << true;
        QTest::newRow("capital ß") << u"Weiß"_s << u"WEIẞ"_s << true;
        QTest::newRow("composed or not") << u"K\u00e4the"_s << u"Ka\u0308the"_s << true;
        QTest::newRow("Turkish capitals") << u"İpek Kılıç"_s << u"IPEK KILIÇ"_s << true;
        QTest::newRow("Greek, last letter") << u"Νίκος"_s << u"ΝΊΚΟΣ"_s << true;
        QTest::newRow("apostrophes") << u"O'Neill"_s << u"O’Neill"_s << true;
        QTest::newRow("an accent") << u"Rene"_s << u"René"_s << false;
        QTest::newRow("an umlaut") << u"Müller"_s << u"Mueller"_s << false;
        QTest::newRow("a hyphen") << u"Anna-Maria"_s << u"Anna Maria"_s << false;
        QTest::newRow("another name") << u"Hof"_s << u"Hoff"_s << false;
    }
    void texts()
    {
        QFETCH(const QString, one);
        QFETCH(const QString, other);
        QFETCH(const bool, same);
        QCOMPARE(core::isSame(one, other), same);
        QCOMPARE(core::isSame(other, one), same);
        QCOMPARE(core::spellingOf(u"Anna"_s, one) == core::spellingOf(u"Anna"_s, other), same);
        QCOMPARE(core::nameKey(one) == core::nameKey(other), same);
    }

    void namesInEitherOrder()
    {
        QCOMPARE(core::nameKey(u"WEISS, KÄTHE"_s), core::nameKey(u"Käthe Weiß"_s));
    }
};

RUMMY_TEST(TestSameText)

} // namespace tst_same_text

#include "tst_same_text.moc"
