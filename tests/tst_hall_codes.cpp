#include "core/codes/code_signs.h"
#include "core/codes/hall_codes.h"
#include "tests/suite.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

namespace tst_hall_codes {

using namespace Qt::Literals::StringLiterals;

class TestHallCodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysAreRandom()
    {
        const auto key = core::newHallKey();
        QCOMPARE(key.size(), core::hallKeyLength);
        QVERIFY(key != core::newHallKey());
    }

    /// Printed codes stay valid.
    void codesStayTheSame()
    {
        const QByteArray key(core::hallKeyLength, 'k');
        QCOMPARE(core::participantCode(key, core::StartNumber{7}), u"XN4WC-4QB6C"_s);
        QCOMPARE(core::slipCode(key, {core::RoundNumber{3}, core::TableNumber{7}, 1}),
                 u"9FGBAHWSB3KYF2Y5YV3Y6HNPTK"_s);
    }

    void codesDiffer()
    {
        static const QRegularExpression form(u"^[0-9A-HJKMNP-TV-Z]{26}$"_s);
        std::set<QString> codes;
        for (const auto& key : {core::newHallKey(), core::newHallKey()}) {
            for (std::int32_t table = 1; table <= 50; ++table) {
                for (std::int32_t edition = 1; edition <= 2; ++edition) {
                    const auto code = core::slipCode(
                        key, {core::RoundNumber{1}, core::TableNumber{table}, edition});
                    QVERIFY(form.match(code).hasMatch());
                    codes.insert(code);
                }
                codes.insert(core::participantCode(key, core::StartNumber{table}));
            }
        }
        QCOMPARE(codes.size(), std::size_t{300});
    }

    void typed_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("plain");
        QTest::newRow("as printed") << u"K7QF3-MTR2A"_s << u"K7QF3MTR2A"_s;
        QTest::newRow("small, with blanks") << u" k7qf3 mtr2a "_s << u"K7QF3MTR2A"_s;
        QTest::newRow("mistaken letters") << u"oOiIlL"_s << u"001111"_s;
        QTest::newRow("nothing") << QString() << QString();
    }
    void typed()
    {
        QFETCH(const QString, typed);
        QTEST(core::plainCode(typed), "plain");
    }
};

RUMMY_TEST(TestHallCodes)

} // namespace tst_hall_codes

#include "tst_hall_codes.moc"
