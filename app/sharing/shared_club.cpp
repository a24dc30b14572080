#include "app/sharing/shared_club.h"

#include "app/sharing/joining.h"
#include "app/sharing/own_files.h"
#include "core/store/store.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QScopeGuard>

namespace sharing {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Whether the server has the complete club: written last.
QString handedOverMark(const QString& folder)
{
    return folder + u"/handed-over"_s;
}

QString earlierFolder(const QString& file)
{
    return serverFolder(file) + u"-earlier"_s;
}

void setMark(const QString& folder)
{
    if (!writeOwnFile(handedOverMark(folder), {})) {
        throw core::StoreFailure(core::StoreFailure::Kind::ReadOnly, folder);
    }
}

/// Prevents others from sharing that file or bringing it back; released however its program ends.
class Turn
{
public:
    explicit Turn(const QString& file) : lock_(serverFolder(file) + u".lock"_s)
    {
        lock_.setStaleLockTime(0);
        lock_.tryLock();
    }

    /// Nothing if it belongs to the caller.
    [[nodiscard]] std::optional<Fault> fault() const
    {
        switch (lock_.error()) {
        case QLockFile::NoError:
            return std::nullopt;
        case QLockFile::LockFailedError:
            return Fault{Fault::Kind::Busy};
        default:
            return Fault{Fault::Kind::Folder, QFileInfo(lock_.fileName()).absolutePath()};
        }
    }

private:
    QLockFile lock_;
};

/// Removes leftovers of an incomplete attempt.
void removeRest(const Programs& programs, const QString& folder)
{
    if (const auto rest = PrivateServer::find(programs, folder)) {
        (void)rest->stop();
    }
    QDir(folder).removeRecursively();
}

} // namespace

QString serverFolder(const QString& file)
{
    const QFileInfo info(file);
    return info.absoluteDir().filePath(info.completeBaseName() + u"-shared"_s);
}

bool isShared(const QString& file)
{
    return QFile::exists(handedOverMark(serverFolder(file)));
}

std::optional<Outcome<PrivateServer>> sharedFrom(const QString& file, const QStringList& folders)
{
    if (!isShared(file)) {
        return std::nullopt;
    }
    const QString folder = serverFolder(file);
    const auto programs = programsFor(Cluster::dataFolderIn(folder), folders);
    if (!programs) {
        return programs.fault();
    }
    const auto server = PrivateServer::find(*programs, folder);
    return server ? Outcome<PrivateServer>(*server)
                  : Outcome<PrivateServer>(Fault{Fault::Kind::NotRunning, folder});
}

Outcome<PrivateServer> share(const Transfer& transfer, const Programs& programs,
                             const QString& file, const QString& address)
{
    const Turn turn(file);
    if (const auto fault = turn.fault()) {
        return *fault;
    }
    if (const auto shared = sharedFrom(file)) {
        return *shared ? (*shared)->start() : *shared;
    }
    const QString folder = serverFolder(file);
    removeRest(programs, folder);
    auto made = PrivateServer::make(programs, folder, address);
    if (!made) {
        return made;
    }
    auto undo = qScopeGuard([&] { removeRest(programs, folder); });
    auto started = made->start();
    if (!started) {
        return started;
    }
    transfer.handOver(file, *started, [&folder] { setMark(folder); });
    undo.dismiss();
    return started;
}

std::optional<Fault> stopSharing(const Transfer& transfer, const PrivateServer& server,
                                 const QString& file)
{
    const Turn turn(file);
    if (const auto fault = turn.fault()) {
        return *fault;
    }
    if (const auto started = server.start(); !started) {
        return started.fault();
    }
    transfer.bringBack(server, file);
    QFile::remove(handedOverMark(server.folder()));
    if (const auto stopped = server.stop(); !stopped) {
        return stopped.fault();
    }
    forgetEarlier(file);
    QDir().rename(server.folder(), earlierFolder(file));
    return std::nullopt;
}

Outcome<QString> leaveServer(const QString& file, const QDateTime& now)
{
    const Turn turn(file);
    if (const auto fault = turn.fault()) {
        return *fault;
    }
    if (const auto server = sharedFrom(file); server && *server) {
        if (const auto stopped = (*server)->stop(); !stopped) {
            return stopped.fault();
        }
    }
    const QString folder = serverFolder(file);
    const QString kept = folder + now.toUTC().toString(u"-yyyyMMdd-HHmmss"_s);
    if (!QDir().rename(folder, kept)) {
        return Fault{Fault::Kind::Folder, folder};
    }
    return kept;
}

std::optional<core::ClubPlace> sharedPlace(const QString& file)
{
    const auto server = isShared(file) ? PrivateServer::find({}, serverFolder(file)) : std::nullopt;
    const auto place = server ? joinOwn(*server) : Outcome<core::ClubPlace>(Fault{});
    return place ? std::optional(*place) : std::nullopt;
}

void forgetEarlier(const QString& file)
{
    QDir(earlierFolder(file)).removeRecursively();
}

} // namespace sharing
