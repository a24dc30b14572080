#include "backups.h"

#include "desk.h"

#include "app/texts/refusal_texts.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace desk {
namespace {

const QString changedKey = QStringLiteral("backup/changed");
const QString secondFolderKey = QStringLiteral("backup/second-folder");

int countOf(const core::Tournament& tournament, core::RoundState state)
{
    return static_cast<int>(
        std::count_if(tournament.rounds.begin(), tournament.rounds.end(),
                      [&](const core::Round& round) { return round.head.state == state; }));
}

} // namespace

Backups::Backups(Desk& desk, QObject* parent) : QObject(parent), desk_(desk)
{
    const auto markChanged = [this] { desk_.memory().setValue(changedKey, true); };
    connect(&desk_, &Desk::clubChanged, this, markChanged);
    connect(&desk_, &Desk::changed, this, [this, markChanged] {
        markChanged();
        lookAtRounds();
    });
    connect(&desk_, &Desk::opened, this, [this] {
        roundsPublished_ = countOf(desk_.tournament(), core::RoundState::Published);
        roundsClosed_ = countOf(desk_.tournament(), core::RoundState::Closed);
    });
    roundsPublished_ = countOf(desk_.tournament(), core::RoundState::Published);
    roundsClosed_ = countOf(desk_.tournament(), core::RoundState::Closed);
}

Backups::~Backups()
{
    make();
    wait();
}

QString Backups::folder() const
{
    return QFileInfo(desk_.file()).dir().filePath(QStringLiteral("backups"));
}

QString Backups::secondFolder() const
{
    return desk_.memory().value(secondFolderKey).toString();
}

void Backups::setSecondFolder(const QString& folder)
{
    desk_.memory().setValue(secondFolderKey, folder.isEmpty() ? QVariant() : QVariant(folder));
}

void Backups::make()
{
    if (!desk_.memory().value(changedKey, false).toBool()) {
        return;
    }
    wait();
    desk_.memory().setValue(changedKey, false);
    QStringList folders{folder()};
    if (const auto second = secondFolder(); !second.isEmpty()) {
        folders << second;
    }
    worker_ = std::jthread([this, folders, file = desk_.file(), now = desk_.now()] {
        for (const auto& target : folders) {
            try {
                QDir().mkpath(target);
                desk_.databases().backUpTo(file, target, now);
            } catch (const core::StoreFailure& failure) {
                const auto text = tr("No backup in %1: %2")
                                      .arg(QDir::toNativeSeparators(target), texts::text(failure));
                QMetaObject::invokeMethod(this, [this, text] { Q_EMIT failed(text); });
            }
        }
    });
}

void Backups::wait()
{
    if (worker_.joinable()) {
        worker_.join();
    }
}

void Backups::lookAtRounds()
{
    const auto published = countOf(desk_.tournament(), core::RoundState::Published);
    const auto closed = countOf(desk_.tournament(), core::RoundState::Closed);
    const bool due = published > roundsPublished_ || closed > roundsClosed_;
    roundsPublished_ = published;
    roundsClosed_ = closed;
    if (due) {
        make();
    }
}

} // namespace desk
