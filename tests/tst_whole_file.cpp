#include "core/file/whole_file.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

#ifdef Q_OS_UNIX
/// No file can grow beyond a few bytes, as on a disk that is full.
class FullDisk
{
public:
    FullDisk()
    {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit few{16, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &few);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk(FullDisk&&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    FullDisk& operator=(FullDisk&&) = delete;
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &before_); }

private:
    rlimit before_{};
};
#endif

} // namespace

class TestWholeFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesThePlaceOfWhatWasThere()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"list.csv"_s);
        QCOMPARE(core::writeWholeFile(path, "a long first version"), std::nullopt);
        QCOMPARE(core::writeWholeFile(path, "short"), std::nullopt);
        QCOMPARE(contents(path), QByteArray("short"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"list.csv"_s});
    }

    void saysWhyThereIsNoFile()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"no/such/list.csv"_s);
        const auto failure = core::writeWholeFile(path, "text");
        QVERIFY(failure);
        QVERIFY(!failure->isEmpty());
        QVERIFY(!QFile::exists(path));
    }

    void keepsWhatWasThereWhenTheDiskIsFull()
    {
#ifdef Q_OS_UNIX
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"list.csv"_s);
        QCOMPARE(core::writeWholeFile(path, "before"), std::nullopt);
        std::optional<QString> failure;
        {
            const FullDisk full;
            failure = core::writeWholeFile(path, QByteArray(1000, 'x'));
        }
        QVERIFY(failure);
        QVERIFY2(!failure->contains(u"Unknown"_s), qPrintable(*failure));
        QCOMPARE(contents(path), QByteArray("before"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"list.csv"_s});
#else
        QSKIP("there is no limit on files to set");
#endif
    }
};

RUMMY_TEST(TestWholeFile)

#include "tst_whole_file.moc"
