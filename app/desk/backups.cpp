#include "app/desk/backups.h"

#include "app/desk/session.h"
#include "app/desk/widgets/ask.h"
#include "core/texts/refusal_texts.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QtConcurrent>

#include <algorithm>

namespace desk {
namespace {

const QString changedKey = QStringLiteral("backup/changed");
const QString secondFolderKey = QStringLiteral("backup/second-folder");

} // namespace

QString Backups::fileFilter()
{
    return tr("Club databases (%1)").arg(QStringLiteral("*.rummydb"));
}

Backups::Backups(Session& session, QObject* parent) : QObject(parent), session_(session)
{
    const auto markChanged = [this] { session_.uiState().setValue(changedKey, true); };
    connect(&session_, &Session::clubChanged, this, markChanged);
    connect(&session_, &Session::changed, this, [this, markChanged] {
        markChanged();
        if (countRounds()) {
            make();
        }
    });
    connect(&session_, &Session::opened, this, &Backups::countRounds);
    countRounds();
}

Backups::~Backups()
{
    make();
    running_.waitForFinished();
}

void Backups::addActions(QMenu& menu, QWidget* window)
{
    const auto add = [&](const QString& objectName, const QString& text,
                         void (Backups::*use)(QWidget*)) {
        menu.addAction(text, this, [this, window, use] { (this->*use)(window); })
            ->setObjectName(objectName);
    };
    add(QStringLiteral("backupAction"), tr("&Back up to a file …"), &Backups::backUpToFile);
    add(QStringLiteral("restoreAction"), tr("&Restore a backup …"), &Backups::restore);
    add(QStringLiteral("secondFolderAction"), tr("&Second folder for backups …"),
        &Backups::chooseSecondFolder);
}

void Backups::backUpToFile(QWidget* window)
{
    const auto name =
        QStringLiteral("rummy-director-%1.rummydb")
            .arg(session_.now().toLocalTime().toString(QStringLiteral("yyyy-MM-dd-HHmm")));
    const auto target = QFileDialog::getSaveFileName(window, tr("Back up to a file"),
                                                     QDir::home().filePath(name), fileFilter());
    if (!target.isEmpty()) {
        session_.runClub([&](core::TournamentService&) -> core::Result<core::Done> {
            session_.databases().backUp(session_.file(), target);
            return core::Done{};
        });
    }
}

void Backups::restore(QWidget* window)
{
    const auto source =
        QFileDialog::getOpenFileName(window, tr("Restore a backup"), folder(), fileFilter());
    if (!source.isEmpty() &&
        confirm(window, tr("Restore this backup?"),
                tr("The club database is replaced by %1. What it holds now is kept in a file "
                   "beside it.")
                    .arg(QDir::toNativeSeparators(source)),
                tr("Restore"))) {
        running_.waitForFinished();
        session_.restore(source);
    }
}

void Backups::chooseSecondFolder(QWidget* window)
{
    const auto chosen = QFileDialog::getExistingDirectory(
        window, tr("Second folder for backups, on a stick for example"), secondFolder());
    if (!chosen.isEmpty()) {
        session_.uiState().setValue(secondFolderKey, chosen);
        make();
    }
}

QString Backups::folder() const
{
    return QFileInfo(session_.file()).dir().filePath(QStringLiteral("backups"));
}

QString Backups::secondFolder() const
{
    return session_.uiState().value(secondFolderKey).toString();
}

void Backups::make()
{
    if (!session_.uiState().value(changedKey, false).toBool()) {
        return;
    }
    running_.waitForFinished();
    session_.uiState().setValue(changedKey, false);
    QStringList folders{folder()};
    if (const auto second = secondFolder(); !second.isEmpty()) {
        folders << second;
    }
    running_ = QtConcurrent::run([this, folders, file = session_.file(), now = session_.now()] {
        for (const auto& target : folders) {
            try {
                QDir().mkpath(target);
                session_.databases().backUpTo(file, target, now);
            } catch (const core::StoreFailure& failure) {
                const auto text = tr("No backup in %1: %2")
                                      .arg(QDir::toNativeSeparators(target), texts::text(failure));
                QMetaObject::invokeMethod(this, [this, text] { Q_EMIT failed(text); });
            }
        }
    });
}

bool Backups::countRounds()
{
    const auto& rounds = session_.tournament().rounds;
    const auto countOf = [&](core::RoundState state) {
        return std::count_if(rounds.begin(), rounds.end(),
                             [&](const core::Round& round) { return round.head.state == state; });
    };
    const auto published = countOf(core::RoundState::Published);
    const auto closed = countOf(core::RoundState::Closed);
    const bool more = published > published_ || closed > closed_;
    published_ = published;
    closed_ = closed;
    return more;
}

} // namespace desk
