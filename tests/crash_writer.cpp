#include "core/service/club_service.h"
#include "db/clubs.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/open_store.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QTextStream>

#ifdef Q_OS_LINUX
#include <cerrno>
#include <csignal>
#include <dlfcn.h>
#include <sys/types.h>
#endif

/// Started and killed by the crash tests. Every line on standard output acknowledges something.
namespace {

using namespace Qt::StringLiterals;

/// How many more changes of files and names there may be before the program is killed; negative:
/// unlimited.
int changesUntilKilled = -1;
/// The same for the syncs before one fails.
int syncsUntilFailure = -1;

void acknowledge(std::int64_t number)
{
    QTextStream(stdout) << number << Qt::endl;
}

/// Writes the first game of the first tournament `count` times (0: until killed) under the name
/// of a desk, and acknowledges each time with the game's revision.
void write(const QString& file, const QString& desk, int count)
{
    const auto store = db::openStore(file, db::IfMissing::Refuse);
    const auto id = store->read().tournaments().front().id;
    const core::GameKey key{core::RoundNumber{1}, core::TableNumber{1}, core::GameNumber{1}};
    for (int written = 0; count == 0 || written < count; ++written) {
        const auto transaction = store->beginWrite();
        const auto tournament = transaction->read().load(id)->tournament;
        const auto revision = transaction->read().gameRevision(id, key).number + 1;
        const core::Game* const standing = findGame(tournament, key);
        core::Change change;
        change.label = {core::Action::EnterGame, key.round, key.table, key.game, std::nullopt};
        change.steps = {core::GameExchange{
            key, standing != nullptr ? std::optional(standing->outcome) : std::nullopt,
            core::UnplayedGame{QString::number(revision)}}};
        transaction->record(id, change, core::EntryKind::Done, std::nullopt,
                            {desk, QDateTime::currentDateTimeUtc()});
        transaction->commit();
        acknowledge(revision);
    }
}

/// Erases the first person in the directory.
void erase(const QString& file)
{
    const auto store = db::openStore(file, db::IfMissing::Refuse);
    core::ClubService club(*store, u"desk 1"_s, QDateTime::currentDateTimeUtc);
    acknowledge(0);
    static_cast<void>(club.erasePerson(club.read().players().front()));
}

void carryOut(const QStringList& arguments)
{
    const QString& what = arguments[1];
    const QString& file = arguments[2];
    if (what == u"write"_s) {
        write(file, arguments[3], arguments[4].toInt());
    } else if (what == u"create"_s) {
        acknowledge(0);
        db::openStore(file, db::IfMissing::Create);
    } else if (what == u"erase"_s) {
        erase(file);
    } else if (what == u"take over"_s || what == u"merge"_s) {
        const auto place = *core::ClubPlace::parse(file);
        const core::Stamp stamp{u"desk"_s, QDateTime::currentDateTimeUtc()};
        QFile clubFile(arguments[3]);
        static_cast<void>(clubFile.open(QIODevice::ReadOnly));
        const auto other = clubFile.readAll();
        const db::Clubs clubs{QString()};
        changesUntilKilled = arguments[4].toInt();
        const bool isDone = what == u"merge"_s
                                ? clubs.merge(place, other, {}, stamp, arguments[5]).ok()
                                : clubs.takeOver(place, other, stamp).ok();
        if (!isDone) {
            throw core::StoreFailure(core::StoreFailure::Kind::Other, u"refused"_s);
        }
    } else if (what == u"restore"_s) {
        acknowledge(0);
        changesUntilKilled = arguments.value(4, u"-1"_s).toInt();
        syncsUntilFailure = arguments.value(5, u"-1"_s).toInt();
        db::restore(file, arguments[3], QDateTime::currentDateTimeUtc());
    }
}

} // namespace

#ifdef Q_OS_LINUX
namespace {

void countChange()
{
    if (changesUntilKilled >= 0 && changesUntilKilled-- == 0) {
        std::raise(SIGKILL);
    }
}

template <typename Function>
Function* next(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

} // namespace

// Replaces the C library's: files have only one name, as on a memory stick, and each of these calls
// may be the last thing before the program is killed.

extern "C" int link(const char* /*file*/, const char* /*name*/) noexcept
{
    errno = EPERM;
    return -1;
}

// The names in the C library's declaration, which the definition must keep.
// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming)
extern "C" int rename(const char* __old, const char* __new) noexcept
{
    countChange();
    return next<int(const char*, const char*)>("rename")(__old, __new);
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)

extern "C" ssize_t pwrite64(int fd, const void* buf, size_t n, off64_t offset)
{
    countChange();
    return next<ssize_t(int, const void*, size_t, off64_t)>("pwrite64")(fd, buf, n, offset);
}

extern "C" int ftruncate64(int fd, off64_t length) noexcept
{
    countChange();
    return next<int(int, off64_t)>("ftruncate64")(fd, length);
}

extern "C" int fsync(int fd)
{
    countChange();
    if (syncsUntilFailure >= 0 && syncsUntilFailure-- == 0) {
        errno = EIO;
        return -1;
    }
    return next<int(int)>("fsync")(fd);
}

extern "C" int unlink(const char* name) noexcept
{
    countChange();
    return next<int(const char*)>("unlink")(name);
}
#endif

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    try {
        carryOut(QCoreApplication::arguments());
        return 0;
    } catch (const core::StoreFailure& failure) {
        QTextStream(stderr) << failure.detail() << Qt::endl;
        return 1 + static_cast<int>(failure.kind());
    }
}
