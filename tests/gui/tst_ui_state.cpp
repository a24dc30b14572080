#include "app/desk/frame/ui_state.h"
#include "tests/file_contents.h"
#include "tests/suite.h"

#include <QFile>
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

RUMMY_TEST(TestUiState)

} // namespace tst_ui_state

#include "tst_ui_state.moc"
