#include "db/postgres/presence.h"
#include "tests/evening.h"
#include "tests/suite.h"

namespace tst_presence {

using namespace Qt::Literals::StringLiterals;
using namespace evening;

class TestPresence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadAsWritten_data()
    {
        QTest::addColumn<core::Desk>("desk");
        const QDateTime time(QDate(2026, 10, 16), QTime(19, 0), Qt::UTC);
        QTest::newRow("idle") << core::Desk{u"Desk 2"_s, time};
        QTest::newRow("typing") << core::Desk{
            u"Desk 2"_s, time, core::TypedTable{core::TournamentId{17}, {3_r, 12_t}}};
        QTest::newRow("with tables")
            << core::Desk{u"Desk 2"_s, time, {}, core::TableRange{1_t, 12_t}};
        QTest::newRow("signs") << core::Desk{u"Tür; rechts (2)"_s, time};
        QTest::newRow("no name") << core::Desk{QString(), time};
    }
    void isReadAsWritten()
    {
        QFETCH(const core::Desk, desk);
        const auto text = db::presenceText(desk);
        QVERIFY(text.size() <= 63);
        QCOMPARE(text.toLatin1(), text.toUtf8());
        QCOMPARE(db::deskFrom(text), desk);
    }

    void aLongNameEndsAtALetter()
    {
        core::Desk desk{QString(60, u'ü'), QDateTime::fromSecsSinceEpoch(1'800'000'000, Qt::UTC)};
        desk.typing = {core::TournamentId{99'999}, {99_r, 9999_t}};
        desk.tables = {1000_t, 9999_t};
        const auto read = db::deskFrom(db::presenceText(desk));
        QVERIFY(read && !read->name.isEmpty());
        QCOMPARE(read->name, QString(read->name.size(), u'ü'));
        QCOMPARE(read->typing, desk.typing);
        QCOMPARE(read->tables, desk.tables);
    }

    void othersAreNoDesks_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("empty") << QString();
        QTest::newRow("another program") << u"psql"_s;
        QTest::newRow("another form") << u"RD2;1;;;x"_s;
        QTest::newRow("no time") << u"RD1;?;;;x"_s;
        QTest::newRow("too many fields") << u"RD1;1;;;x;y"_s;
    }
    void othersAreNoDesks()
    {
        QFETCH(const QString, name);
        QVERIFY(!db::deskFrom(name));
    }
};

RUMMY_TEST(TestPresence)

} // namespace tst_presence

#include "tst_presence.moc"
