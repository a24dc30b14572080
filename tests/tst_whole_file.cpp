#include "core/file/whole_file.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

#ifdef Q_OS_UNIX
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace tst_whole_file {

using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

#ifdef Q_OS_UNIX
/// No file can grow beyond a few bytes, as on a full disk.
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

#ifdef Q_OS_UNIX
bool isPipe(const QString& path)
{
    struct stat found = {};
    return ::lstat(QFile::encodeName(path).constData(), &found) == 0 && S_ISFIFO(found.st_mode);
}
#endif

#ifdef Q_OS_UNIX
/// As SQLite locks a file; whether that was possible at once.
bool lock(int descriptor)
{
    struct flock whole = {};
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    return fcntl(descriptor, F_SETLK, &whole) == 0;
}
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
        QVERIFY(!core::writeWholeFile(path, "a long first version"));
        QVERIFY(!core::writeWholeFile(path, "short"));
        QCOMPARE(contents(path), QByteArray("short"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"list.csv"_s});
    }

#ifdef Q_OS_UNIX
    /// Nobody reads from the other end, and nothing waits for that.
    void replacesNoPipeOrDevice()
    {
        const QTemporaryDir folder;
        const auto pipe = folder.filePath(u"pipe.csv"_s);
        constexpr mode_t ownerOnly = 0600;
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), ownerOnly), 0);
        const auto link = folder.filePath(u"link.csv"_s);
        QVERIFY(QFile::link(pipe, link));
        const auto device = folder.filePath(u"null.csv"_s);
        QVERIFY(QFile::link(u"/dev/null"_s, device));
        for (const auto& path : {pipe, link, device}) {
            const auto failure = core::writeWholeFile(path, "text");
            QVERIFY(failure);
            QVERIFY(failure->kind == core::WriteFailure::Kind::NotAFile);
        }
        QVERIFY(isPipe(pipe));
        QCOMPARE(QFileInfo(link).symLinkTarget(), pipe);
    }
#endif

    void knowsNamesOfDevices_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isDevice");
        const auto row = [](const char* path, bool isDevice) {
            QTest::newRow(path) << QString::fromUtf8(path) << isDevice;
        };
        row("NUL", true);
        row("con", true);
        row("C:\\Verein\\PRN", true);
        row("C:/Verein/aux.csv", true);
        row("C:nul", true);
        row("Com1.rummy.csv", true);
        row("lpt³", true);
        row("CON :stream", true);
        row("CONOUT$", true);
        row("con/standings.csv", false);
        row("Conny.csv", false);
        row("com.csv", false);
        row("com10", false);
        row("standings.con", false);
        row("nul-list.csv", false);
    }

    void knowsNamesOfDevices()
    {
        QFETCH(const QString, path);
        QFETCH(const bool, isDevice);
        QCOMPARE(core::isDeviceName(path), isDevice);
    }

    void saysWhyThereIsNoFile()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"no/such/list.csv"_s);
        const auto failure = core::writeWholeFile(path, "text");
        QVERIFY(failure);
        QVERIFY(!failure->reason.isEmpty());
        QVERIFY(!QFile::exists(path));
    }

    void neverReplacesADatabase_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isReplaced");
        const QByteArray club =
            "SQLite format 3" + QByteArray(53, '\0') + "RDcd" + QByteArray(1000, 'x');
        const auto row = [](const char* name, const QByteArray& before, const QString& path,
                            bool isReplaced = false) {
            QTest::newRow(name) << before << path << isReplaced;
        };
        row("a club under any name", club, u"file"_s);
        row("through a link", club, u"link.pdf"_s);
        row("under its second name", club, u"second.csv"_s);
        row("a link that leads to a link", club, u"further.pdf"_s);
        row("a club whose beginning is damaged",
            QByteArray(club).replace(0, 16, QByteArray(16, '?')), u"file"_s);
        row("a club whose mark is damaged", QByteArray(club).replace("RDcd", "R?cd"), u"file"_s);
        row("the log of a club, not there", club, u"file-wal"_s);
        row("its index, not there", club, u"file-shm"_s);
        row("its journal, not there", club, u"file-journal"_s);
        row("a link to where its log will be", club, u"link-to-log"_s);
        row("a log under another name", "\x37\x7f\x06\x82 and so on", u"file"_s);
        row("a journal under another name", "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7 and so on",
            u"file"_s);
        row("an earlier list", "number,name\n", u"file"_s, true);
        row("the mark in a text that is short", "RDcd", u"file"_s, true);
        row("what looks like a log, without a club", "number,name\n", u"file-wal"_s, true);
        row("nothing", {}, u"new.csv"_s, true);
    }
    void neverReplacesADatabase()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QString, path);
        QFETCH(const bool, isReplaced);
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"file"_s);
        {
            QFile club(file);
            QVERIFY(club.open(QIODevice::WriteOnly) && club.write(before) == before.size());
        }
        QVERIFY(QFile::link(file, folder.filePath(u"link.pdf"_s)));
        QVERIFY(QFile::link(folder.filePath(u"link.pdf"_s), folder.filePath(u"further.pdf"_s)));
        QVERIFY(QFile::link(file + u"-wal"_s, folder.filePath(u"link-to-log"_s)));
        std::filesystem::create_hard_link(file.toStdString(),
                                          folder.filePath(u"second.csv"_s).toStdString());
        const auto failure = core::writeWholeFile(folder.filePath(path), "a list");
        QCOMPARE(!failure, isReplaced);
        if (isReplaced) {
            QCOMPARE(contents(folder.filePath(path)), QByteArray("a list"));
            return;
        }
        QCOMPARE(failure->kind, core::WriteFailure::Kind::Database);
        QCOMPARE(contents(file), before);
        QVERIFY(!QFile::exists(file + u"-wal"_s));
    }

    /// SQLite's locks are of the process: closing the file anywhere in it would drop them.
    void keepsTheLocksOfADatabaseThatIsOpen()
    {
#ifdef Q_OS_UNIX
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"club.rummydb"_s);
        QFile club(path);
        QVERIFY(club.open(QIODevice::ReadWrite) && club.write("SQLite format 3\0", 16) == 16 &&
                club.flush());
        QVERIFY(lock(club.handle()));
        QVERIFY(core::writeWholeFile(path, "a list"));
        const auto other = fork();
        if (other == 0) {
            QFile again(path);
            const bool isFree = again.open(QIODevice::ReadWrite) && lock(again.handle());
            _exit(isFree ? 1 : 0);
        }
        int status = -1;
        QCOMPARE(waitpid(other, &status, 0), other);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
#else
        QSKIP("locks belong to the descriptor on this system");
#endif
    }

    void keepsWhatWasThereWhenTheDiskIsFull()
    {
#ifdef Q_OS_UNIX
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"list.csv"_s);
        QVERIFY(!core::writeWholeFile(path, "before"));
        std::optional<core::WriteFailure> failure;
        {
            const FullDisk full;
            failure = core::writeWholeFile(path, QByteArray(1000, 'x'));
        }
        QVERIFY(failure);
        QVERIFY2(!failure->reason.contains(u"Unknown"_s), qPrintable(failure->reason));
        QCOMPARE(contents(path), QByteArray("before"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"list.csv"_s});
#else
        QSKIP("there is no limit on files to set");
#endif
    }
};

RUMMY_TEST(TestWholeFile)

} // namespace tst_whole_file

#include "tst_whole_file.moc"
