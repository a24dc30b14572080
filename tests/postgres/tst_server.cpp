#include "db/migrations.h"
#include "db/postgres/server_connection.h"
#include "db/postgres/server_schema.h"
#include "db/postgres/server_store.h"
#include "db/postgres/server_text.h"
#include "db/sqlite/club_database.h"
#include "place_of.h"
#include "postgres/private_server.h"
#include "sql_store_test.h"
#include "suite.h"

#include <map>

namespace tst_server {

namespace {

using namespace sql_store_test;

/// "table.column" and its type, by the name used in both engines.
using Columns = std::map<QString, QString>;

Columns columnsOf(db::Connection& connection, const QString& query)
{
    Columns columns;
    db::Rows rows = connection.rows(query);
    while (rows.next()) {
        columns.emplace(rows.value<QString>(0), rows.value<QString>(1).toLower());
    }
    return columns;
}

} // namespace

/// Server specifics: addresses, schema, faults on opening.
class TestServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasTheColumnsOfAFile();
    void bothSchemasHaveOneNumber();
    void keepsEveryText_data();
    void keepsEveryText();
    void addressesAreRead_data();
    void addressesAreRead();
    void addressesAreRefused_data();
    void addressesAreRefused();
};

void TestServer::hasTheColumnsOfAFile()
{
    const auto& server = PrivateServer::instance();
    db::ServerConnection there(server.address(PrivateServer::instance().newClub()));
    const auto file = db::openClubInMemory();
    auto onServer = columnsOf(
        there, u"SELECT table_name || '.' || column_name, replace(data_type, 'bigint', 'integer') "
               "|| is_nullable FROM information_schema.columns WHERE table_schema = 'public' "
               "AND table_name NOT IN ('club_database', 'write_receipt')"_s);
    const auto inFile =
        columnsOf(*file, u"SELECT tables.name || '.' || columns.name, columns.type || "
                         "iif(columns.\"notnull\" OR columns.pk, 'NO', 'YES') "
                         "FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns "
                         "WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%'"_s);
    for (const auto& [column, type] : inFile) {
        QVERIFY2(onServer[column] == type, qPrintable(column + u": "_s + onServer[column]));
    }
    QCOMPARE(onServer.size(), inFile.size());
}

void TestServer::bothSchemasHaveOneNumber()
{
    QCOMPARE(db::migrationsFor(u"postgres"_s).back().version,
             db::migrationsFor(u"sqlite"_s).back().version);
}

void TestServer::keepsEveryText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("quotes") << u"O'Hara \"the\" \\ back\\\\slash ? $1 :name"_s;
    QTest::newRow("byte-order mark") << QString(QChar(QChar::ByteOrderMark)) + u"a"_s;
    QTest::newRow("two byte-order marks") << QString(2, QChar(QChar::ByteOrderMark));
    QTest::newRow("zero") << QString(QChar(0)) + u"0"_s + QChar(0);
    QTest::newRow("the escape itself") << u"\ufdd0\ufdd00\ufdd01\ufdd0"_s + QChar(0);
    QTest::newRow("beyond the basic plane") << u"🂡 Ö ß"_s;
}

void TestServer::keepsEveryText()
{
    QFETCH(const QString, text);
    const auto& server = PrivateServer::instance();
    db::ServerConnection connection(server.address(u"postgres"_s));
    const auto read = connection.valueOf<QString>(u"SELECT ?::text"_s, text);
    QCOMPARE(read, text);
    QVERIFY(
        !connection.valueOf<std::optional<QString>>(u"SELECT ?::text"_s, std::optional<QString>()));
}

void TestServer::addressesAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("read");
    QTest::newRow("whole") << u"postgresql://anna@server.example:6000/club"_s
                           << u"anna|server.example|6000|club|sslmode='verify-full'"_s;
    QTest::newRow("without a port")
        << u"postgresql://anna@server/club"_s << u"anna|server|0|club|sslmode='verify-full'"_s;
    QTest::newRow("by service") << u"postgresql:///?service=club"_s << u"||0||service='club'"_s;
    QTest::newRow("percent signs")
        << u"postgresql://a%20b@h/c%2Fd"_s << u"a b|h|0|c/d|sslmode='verify-full'"_s;
    QTest::newRow("IPv6") << u"postgresql://anna@[::1]:5433/club"_s << u"anna|::1|5433|club|"_s;
    QTest::newRow("on this machine")
        << u"postgresql://anna@localhost/club"_s << u"anna|localhost|0|club|"_s;
    QTest::newRow("by service and host")
        << u"postgresql://server/club?service=club"_s << u"|server|0|club|service='club'"_s;
    QTest::newRow("with its certificate")
        << u"postgresql://127.0.0.1/club?sslrootcert=/x.crt"_s
        << u"|127.0.0.1|0|club|sslrootcert='/x.crt' sslmode='verify-ca'"_s;
    QTest::newRow("with its certificate and a mode")
        << u"postgresql://server/club?sslmode=verify-ca&sslrootcert=/x.crt"_s
        << u"|server|0|club|sslmode='verify-ca' sslrootcert='/x.crt'"_s;
    QTest::newRow("socket and TLS") << u"postgresql:///club?host=/run/pg&sslmode=require"_s
                                    << u"|/run/pg|0|club|sslmode='require'"_s;
}

void TestServer::addressesAreRead()
{
    QFETCH(const QString, text);
    QVERIFY(placeOf(text).isServer());
    const auto address = db::serverAddressFrom(text);
    QTEST(QStringList({address.user, address.host, QString::number(address.port.value_or(0)),
                       address.database, address.options})
              .join(u'|'),
          "read");
}

void TestServer::addressesAreRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Kind>("kind");
    const auto row = [](const char* name, const QString& text, Kind kind = Kind::Address) {
        QTest::newRow(name) << text << kind;
    };
    row("with a password", u"postgresql://anna:secret@server/club"_s);
    row("with an empty password", u"postgresql://anna:@server/club"_s);
    row("a password as an option", u"postgresql://anna@server/club?password=secret"_s);
    row("unknown option", u"postgresql://anna@server/club?options=-c"_s);
    row("without slashes", u"postgresql:club"_s);
    row("two databases", u"postgresql://server/club/other"_s);
    row("no port", u"postgresql://server:abc/club"_s);
    row("in the clear", u"postgresql://anna@server/club?sslmode=disable"_s, Kind::Unverified);
    row("to whoever answers", u"postgresql://anna@server/club?sslmode=require"_s, Kind::Unverified);
    row("weaker than its certificate",
        u"postgresql://anna@localhost/club?sslmode=require&sslrootcert=/x.crt"_s, Kind::Unverified);
}

void TestServer::addressesAreRefused()
{
    QFETCH(const QString, text);
    try {
        db::serverAddressFrom(text);
        QFAIL("not refused");
    } catch (const core::StoreFailure& failure) {
        QTEST(failure.kind(), "kind");
        QVERIFY(!failure.detail().contains(u"secret"));
    }
}

RUMMY_TEST(TestServer)

} // namespace tst_server

#include "tst_server.moc"
