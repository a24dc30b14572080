#include "app/desk/frame/backups.h"

#include "app/desk/club/people/erasing.h"
#include "app/desk/frame/restoring/restore_dialog.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/file_chooser.h"
#include "app/desk/widgets/file_dialogs.h"
#include "core/store/user_files.h"
#include "core/texts/refusal_texts.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStorageInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace desk {
namespace {

const QString secondFolderKey = QString::fromLatin1(core::secondBackupFolder);

enum class AfterFailure : std::uint8_t { TryAgain, SaveElsewhere, Close, Stay };

AfterFailure askBeforeClosing(QWidget* window, const QString& failure)
{
    QMessageBox box(QMessageBox::Warning, Backups::tr("Rummy Director"),
                    Backups::tr("The backup on closing failed."), QMessageBox::NoButton, window);
    box.setInformativeText(
        failure + QStringLiteral("\n\n") +
        Backups::tr("Try again, or save one elsewhere. Without it nothing is lost as long as the "
                    "club database itself is not."));
    const auto add = [&box](const QString& objectName, const QString& text,
                            QMessageBox::ButtonRole role) {
        auto* const button = box.addButton(text, role);
        button->setObjectName(objectName);
        return button;
    };
    const auto* again =
        add(QStringLiteral("againButton"), Backups::tr("Try again"), QMessageBox::AcceptRole);
    const auto* elsewhere = add(QStringLiteral("elsewhereButton"), Backups::tr("Save elsewhere…"),
                                QMessageBox::ActionRole);
    const auto* close = add(QStringLiteral("closeAnywayButton"),
                            Backups::tr("Close without a backup"), QMessageBox::DestructiveRole);
    box.setEscapeButton(
        add(QStringLiteral("backButton"), Backups::tr("Back"), QMessageBox::RejectRole));
    box.exec();
    const auto* chosen = box.clickedButton();
    return chosen == again       ? AfterFailure::TryAgain
           : chosen == elsewhere ? AfterFailure::SaveElsewhere
           : chosen == close     ? AfterFailure::Close
                                 : AfterFailure::Stay;
}

/// Whether the club's file and the backup would be lost with the same disk.
bool isBesideClub(const core::ClubPlace& place, const QString& backup)
{
    const auto file = place.file();
    const auto disk = [](const QString& path) {
        return QStorageInfo(QFileInfo(path).absolutePath()).rootPath();
    };
    return file && disk(*file) == disk(backup);
}

} // namespace

QString Backups::fileFilter()
{
    return tr("Club databases (%1)").arg(QStringLiteral("*.rummydb *.db"));
}

QStringList Backups::foldersOf(const core::Clubs& databases, const core::ClubPlace& place,
                               const UiState& uiState)
{
    return core::backupFolders(databases.fileOf(place), uiState.value(secondFolderKey).toString());
}

Backups::Backups(Session& session, QObject* parent) : QObject(parent), session_(session)
{
    connect(&session_, &Session::written, this, &Backups::noteChange);
    connect(&session_, &Session::clubChanged, this, &Backups::noteChange);
    connect(&session_, &Session::changed, this, [this] {
        if (countRounds()) {
            make();
        }
    });
    connect(&session_, &Session::opened, this, &Backups::countRounds);
    countRounds();
    using namespace std::chrono_literals;
    const auto set = [this](QTimer& timer, const QString& name, std::chrono::milliseconds time) {
        timer.setParent(this);
        timer.setObjectName(name);
        timer.setInterval(time);
    };
    set(running_, QStringLiteral("running"), 10min);
    running_.setSingleShot(true);
    connect(&running_, &QTimer::timeout, this, [this] { makeIn({secondFolder()}); });
    set(quiet_, QStringLiteral("quiet"), 2s);
    quiet_.setSingleShot(true);
    connect(&quiet_, &QTimer::timeout, this, [this] {
        settling_.start(
            [&databases = session_.databases(), place = session_.place()] {
                databases.settleLog(place);
                return 0;
            },
            [](int) {});
    });
    connect(&session_, &Session::replacing, this, [this] {
        quiet_.stop();
        if (settling_.isRunning()) {
            settling_.finish();
        }
    });
    set(looking_, QStringLiteral("looking"), 2s);
    connect(&looking_, &QTimer::timeout, this, &Backups::lookForSecondFolder);
    looking_.start();
}

QAction& Backups::addActions(QMenu& menu, QWidget* window)
{
    const auto add = [&](const QString& objectName, const QString& text, auto use) -> QAction& {
        auto& action = *menu.addAction(text, this, [this, window, use] { (this->*use)(window); });
        action.setObjectName(objectName);
        return action;
    };
    add(QStringLiteral("backupAction"), tr("&Back up to a file…"), &Backups::backUpToFile);
    auto& restore =
        add(QStringLiteral("restoreAction"), tr("&Restore a backup…"), &Backups::restore);
    add(QStringLiteral("secondFolderAction"), tr("&Second folder for backups…"),
        &Backups::chooseSecondFolder);
    return restore;
}

bool Backups::backUpToFile(QWidget* window)
{
    const auto name =
        QStringLiteral("rummy-director-%1.rummydb")
            .arg(session_.now().toLocalTime().toString(QStringLiteral("yyyy-MM-dd-HHmm")));
    const auto target = FileDialogs(session_.uiState())
                            .saveFile(window, FileDialogs::Purpose::Backup, tr("Back up to a file"),
                                      name, fileFilter());
    if (target.isEmpty()) {
        return false;
    }
    const auto copied = session_.runClub([&](core::TournamentService&) -> core::Result<core::Done> {
        session_.databases().backUp(session_.place(), target);
        return core::Done{};
    });
    if (copied) {
        session_.tellDone(core::EveningStep::BackUp);
        const bool together = isBesideClub(session_.place(), target);
        Q_EMIT told(together
                        ? tr("Backed up on the club's own disk. Keep a copy on a stick as well.")
                        : tr("Backed up."),
                    QDir::toNativeSeparators(target));
    }
    return copied.ok();
}

void Backups::restore(QWidget* window)
{
    const auto chosen = askForBackup(session_.databases(), FileDialogs(session_.uiState()),
                                     session_.place(), folders(), window);
    if (chosen) {
        restoreChosen(*chosen, window);
    }
}

void Backups::restoreFrom(const QString& path, QWidget* window)
{
    const auto chosen = backupIn(session_.databases(), path);
    if (confirmRestoring(session_.databases(), session_.place(), chosen.text, window)) {
        restoreChosen(chosen, window);
    }
}

void Backups::restoreChosen(const ChosenBackup& chosen, QWidget* window)
{
    finish();
    const auto erased = knownErased(session_);
    if (const auto kept = session_.restore(chosen.path)) {
        Q_EMIT told(tr("Restored: %1").arg(chosen.text),
                    kept->isEmpty()
                        ? QString()
                        : tr("The state before is in %1").arg(QDir::toNativeSeparators(*kept)));
        offerToEraseAgain(session_, erased, window);
    }
}

void Backups::chooseSecondFolder(QWidget* window)
{
    const auto chosen = chooseFolder(
        window, tr("Second folder for backups, on a stick for example"), secondFolder());
    if (!chosen.isEmpty()) {
        setSecondFolder(chosen);
    }
}

void Backups::setSecondFolder(const QString& folder)
{
    session_.uiState().setValue(secondFolderKey, folder);
    isSecondGone_ = false;
    make();
}

QString Backups::secondFolder() const
{
    return session_.uiState().value(secondFolderKey).toString();
}

QStringList Backups::folders() const
{
    return foldersOf(session_.databases(), session_.place(), session_.uiState());
}

QString Backups::failure() const
{
    QStringList failures;
    if (!failure_.isEmpty()) {
        failures << failure_;
    }
    if (isSecondGone_) {
        failures << tr("The second folder for backups, %1, is not there. Was the stick pulled out? "
                       "Plug it in again, or choose another folder.")
                        .arg(QDir::toNativeSeparators(secondFolder()));
    }
    return failures.join(u'\n');
}

void Backups::noteChange()
{
    if (!running_.isActive() && !secondFolder().isEmpty()) {
        running_.start();
    }
    quiet_.start();
    if (changesUntilRetry_ > 0 && --changesUntilRetry_ == 0) {
        make();
    }
}

void Backups::lookForSecondFolder()
{
    const auto folder = secondFolder();
    const bool isGone = !folder.isEmpty() && !QFileInfo(folder).isDir();
    if (isGone == isSecondGone_) {
        return;
    }
    setFailure(failure_, isGone);
    if (!isGone && !folder.isEmpty()) {
        makeIn({folder});
    }
}

void Backups::make()
{
    makeIn(folders());
}

void Backups::makeIn(const QStringList& folders)
{
    if (task_.isRunning()) {
        isNextWanted_ = true;
        return;
    }
    lookForSecondFolder();
    auto there = folders;
    if (isSecondGone_) {
        there.removeAll(secondFolder()); // Making it would fill the place where the stick was.
    }
    if (session_.isReadOnly()) {
        return;
    }
    const auto work = [&databases = session_.databases(), there, place = session_.place(),
                       now = session_.now()] {
        std::vector<Attempt> attempts;
        for (const auto& folder : there) {
            try {
                if (!databases.isBackedUp(place, folder)) {
                    databases.backUpTo(place, folder, now);
                }
                attempts.push_back({folder, std::nullopt});
            } catch (const core::StoreFailure& failure) {
                attempts.push_back({folder, failure});
            }
        }
        databases.settleLog(place);
        return attempts;
    };
    task_.start(work, [this](const std::vector<Attempt>& attempts) { conclude(attempts); });
}

void Backups::conclude(const std::vector<Attempt>& attempts)
{
    QStringList failures;
    for (const auto& [folder, failure] : attempts) {
        if (failure) {
            failures << tr("No backup in %1: %2")
                            .arg(QDir::toNativeSeparators(folder), texts::text(*failure));
        }
    }
    constexpr int mostDoublings = 6;
    failuresInARow_ = failures.isEmpty() ? 0 : failuresInARow_ + 1;
    changesUntilRetry_ = failures.isEmpty() ? 0 : 1 << std::min(failuresInARow_ - 1, mostDoublings);
    setFailure(failures.join(u'\n'), isSecondGone_);
    if (std::exchange(isNextWanted_, false)) {
        make();
    }
}

void Backups::setFailure(const QString& failure, bool isSecondGone)
{
    if (failure != failure_ || isSecondGone != isSecondGone_) {
        failure_ = failure;
        isSecondGone_ = isSecondGone;
        Q_EMIT failureChanged();
    }
}

void Backups::finish()
{
    while (task_.isRunning()) {
        task_.finish();
    }
}

bool Backups::makeLast(QWidget& window)
{
    for (;;) {
        window.hide();
        make();
        finish();
        session_.lookForChanges(); // The program may have been started again meanwhile.
        if (failure().isEmpty()) {
            return true;
        }
        window.show();
        window.raise();
        window.activateWindow();
        switch (askBeforeClosing(&window, failure())) {
        case AfterFailure::TryAgain:
            break;
        case AfterFailure::SaveElsewhere:
            if (backUpToFile(&window)) {
                window.hide();
                return true;
            }
            break;
        case AfterFailure::Close:
            window.hide();
            return true;
        case AfterFailure::Stay:
            return false;
        }
    }
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
