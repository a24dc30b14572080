#include "app/desk/evening/setup/older_pictures.h"

#include "app/desk/frame/session.h"
#include "core/store/user_files.h"
#include "core/use_cases/editing_entries.h"
#include "reports/documents/picture_file.h"

#include <algorithm>

namespace desk {

namespace {

core::Pictures readAll(const QStringList& paths, const QString& database)
{
    core::Pictures pictures;
    for (const auto& path : paths) {
        const auto bytes =
            documents::readPictureFile(core::foundFile(database, path), core::Pointer());
        if (bytes) {
            pictures.emplace(path, *bytes);
        }
    }
    return pictures;
}

} // namespace

OlderPictures::OlderPictures(Session& session, QObject* parent) : QObject(parent), session_(session)
{
    connect(&session_, &Session::opened, this, &OlderPictures::look);
    look();
}

void OlderPictures::look()
{
    reading_.cancel();
    const auto& certificate = session_.tournament().settings.certificate;
    QStringList paths = {certificate.background, certificate.logo};
    paths.removeIf([](const QString& path) { return path.isEmpty() || core::isPictureName(path); });
    if (paths.isEmpty() || session_.isReadOnly() || session_.isMoved()) {
        return;
    }
    const auto known =
        session_.read([](auto& service, auto /*id*/) { return service.read().olderPictures(); });
    paths.removeIf([&known](const QString& path) {
        return std::find(known.begin(), known.end(), path) == known.end();
    });
    if (paths.isEmpty()) {
        return;
    }
    reading_.start([paths, database = session_.databases().fileOf(
                               session_.place())] { return readAll(paths, database); },
                   [this](const core::Pictures& read) { takeIn(read); });
}

void OlderPictures::takeIn(const core::Pictures& read)
{
    const auto seen = session_.tournament().settings;
    auto wanted = seen;
    for (auto* const picture : {&wanted.certificate.background, &wanted.certificate.logo}) {
        if (const auto found = read.find(*picture); found != read.end()) {
            *picture = core::pictureName(found->second);
        }
    }
    if (wanted == seen) {
        return;
    }
    const auto kept = session_.run([&](auto& service, auto /*id*/) {
        for (const auto& [path, bytes] : read) {
            service.keepPicture(bytes);
        }
        return core::Result<core::Done>(core::Done());
    });
    if (kept) {
        static_cast<void>(session_.run(core::editSettings, {seen, wanted}));
    }
}

} // namespace desk
