#include "app/desk/desks/alone/desk_copy.h"

#include "app/desk/frame/session.h"
#include "core/file/tournament_file.h"
#include "core/file/whole_file.h"
#include "core/texts/refusal_texts.h"

#include <QDir>
#include <QFileInfo>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

std::optional<QString> writeCopy(const QString& file, const core::Tournament& tournament)
{
    const QString folder = QFileInfo(file).path();
    if (!QDir().mkpath(folder)) {
        return QDir::toNativeSeparators(folder);
    }
    // Names and payments are private.
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const auto failure = core::writeWholeFile(file, core::writeTournament(tournament));
    return failure ? std::optional(texts::text(*failure)) : std::nullopt;
}

} // namespace

DeskCopy::DeskCopy(Session& session, QObject* parent) : QObject(parent), session_(session)
{
    constexpr std::chrono::seconds gathered{2};
    due_.setSingleShot(true);
    due_.setInterval(gathered);
    connect(&due_, &QTimer::timeout, this, &DeskCopy::write);
    const auto note = [this] {
        if (session_.isOnServer() && session_.current() && !due_.isActive()) {
            due_.start();
        }
    };
    connect(&session_, &Session::opened, this, note);
    connect(&session_, &Session::changed, this, note);
    connect(&session_, &Session::clockSet, this, note);
    note();
}

DeskCopy::~DeskCopy()
{
    finish();
}

QString DeskCopy::fileOf(const core::Clubs& databases, const core::ClubPlace& place,
                         core::TournamentId id)
{
    const QFileInfo named(databases.fileOf(place));
    return named.dir().filePath(
        u"copies/%1-%2.json"_s.arg(named.completeBaseName()).arg(plain(id)));
}

void DeskCopy::finish()
{
    if (due_.isActive()) {
        due_.stop();
        write();
    }
    task_.finish();
}

void DeskCopy::write()
{
    const auto id = session_.current();
    if (!id) {
        return;
    }
    task_.finish();
    const QString file = fileOf(session_.databases(), session_.place(), *id);
    task_.start(
        [file, tournament = session_.tournament()] { return writeCopy(file, tournament); },
        [this](const std::optional<QString>& failure) {
            if (failure && *failure != failure_) {
                Q_EMIT failed(
                    tr("This desk cannot keep its copy of the tournament: %1").arg(*failure));
            }
            failure_ = failure.value_or(QString());
        });
}

} // namespace desk
