#include "app/desk/frame/ui_state.h"
#include "tests/file_contents.h"
#include "tests/suite.h"

#include <QFile>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ui_state {

using namespace Qt::Literals::StringLiterals;

class TestUiState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPrivate_data();
    void isPrivate();
    void doesNotWaitForTheLock();
    void windowsShareIt();
};

void TestUiState::isPrivate_data()
{
    QTest::addColumn<bool>("wasThere");
    QTest::newRow("a new file") << false;
    QTest::newRow("one of an earlier version, which others could read") << true;
}

/// The password of the Wi-Fi is in it.
void TestUiState::isPrivate()
{
#ifndef Q_OS_UNIX
    QSKIP("files have no permissions of this kind here");
#endif
    QFETCH(const bool, wasThere);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"settings/desk.ini"_s);
    const QFile::Permissions others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    if (wasThere) {
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        writeFile(file, "[window]\npage=2\n");
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | others));
    }
    {
        desk::UiState state(file);
        QCOMPARE(state.value(u"window/page"_s, 0).toInt(), wasThere ? 2 : 0);
        state.setValue(u"hall/password"_s, u"secret"_s);
    }
    QVERIFY(contentsOf(file).contains("secret"));
    QVERIFY(!(QFile::permissions(file) & others));
}

/// QSettings would wait until it takes the lock for abandoned, and then write.
void TestUiState::doesNotWaitForTheLock()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"desk.ini"_s);
    desk::UiState state(file);
    QLockFile others(file + u".lock"_s);
    QVERIFY(others.lock());

    const core::TableKey table{core::RoundNumber{1}, core::TableNumber{5}};
    const auto place = *core::ClubPlace::parse(u"/club.rummydb"_s);
    state.setValue(u"window/page"_s, 3);
    state.setSlip(place, core::TournamentId{1}, table, {{u"diff"_s, u"40"_s}});
    QCOMPARE(state.value(u"window/page"_s).toInt(), 3);
    QVERIFY(!contentsOf(file).contains("page=3"));
    QVERIFY(others.isLocked() && QFile::exists(file + u".lock"_s));

    others.unlock();
    QTRY_VERIFY(contentsOf(file).contains("page=3"));
    QCOMPARE(desk::UiState(file).slip(place, core::TournamentId{1}, table).value(u"diff"_s),
             QVariant(u"40"_s));
}

void TestUiState::windowsShareIt()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"desk.ini"_s);
    desk::UiState one(file);
    {
        desk::UiState other(file);
        other.setValue(u"window/page"_s, 4);
        other.setValue(u"desk/name"_s, u"Anna's"_s);
    }
    one.setValue(u"window/page"_s, 5);
    QTRY_COMPARE(one.value(u"desk/name"_s).toString(), u"Anna's"_s);
    const desk::UiState next(file);
    QCOMPARE(next.value(u"window/page"_s).toInt(), 5);
    QCOMPARE(next.value(u"desk/name"_s).toString(), u"Anna's"_s);
}

RUMMY_TEST(TestUiState)

} // namespace tst_ui_state

#include "tst_ui_state.moc"
