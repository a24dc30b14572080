#include "app/desk/club/club_file/club_files.h"

#include "app/desk/club/club_file/merge_dialog.h"
#include "app/desk/club/people/erasing.h"
#include "app/desk/frame/backups.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/file_dialogs.h"
#include "core/file/tournament_file.h"
#include "core/file/whole_file.h"
#include "core/texts/refusal_texts.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QScopeGuard>

#include <algorithm>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

/// Whole clubs take a moment.
auto waitCursor()
{
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    return qScopeGuard([] { QGuiApplication::restoreOverrideCursor(); });
}

/// "/tables/hand/rows/7: …"
QString faultText(const core::Refusal& refusal)
{
    const QString text = texts::text(refusal);
    if (const auto* const line = std::get_if<core::Line>(&refusal.place)) {
        return ClubFiles::tr("Line %1: %2").arg(QString::number(line->number), text);
    }
    const QString place = std::get<core::Pointer>(refusal.place).text();
    return place.isEmpty() ? text : ClubFiles::tr("%1: %2").arg(place, text);
}

/// A sentence on the paths that a club file has of another computer; none where it has none.
QStringList leftThere(const QStringList& paths)
{
    return paths.isEmpty()
               ? QStringList()
               : QStringList{ClubFiles::tr("these files are on another computer, choose "
                                           "them again: %1")
                                 .arg(paths.join(u", "_s))};
}

int eveningsTaken(const core::MergePlan& plan)
{
    return static_cast<int>(
        std::count_if(plan.lines.begin(), plan.lines.end(), [](const core::MergeLine& line) {
            return line.kind == core::MergeKind::Evening && line.isTaken;
        }));
}

} // namespace

QString ClubFiles::fileFilter()
{
    return tr("Club files (%1)").arg(u"*.rummyclub"_s);
}

void ClubFiles::addActions(QMenu& menu, QWidget* window)
{
    const auto add = [&](const QString& objectName, const QString& text, auto use) {
        auto& action = *menu.addAction(text, this, [this, window, use] { use(*this, window); });
        action.setObjectName(objectName);
    };
    add(u"exportClubAction"_s, tr("&Export the club…"),
        [](ClubFiles& files, QWidget* over) { files.askExport(over); });
    add(u"takeOverClubAction"_s, tr("&Take over a club file…"),
        [](ClubFiles& files, QWidget* over) { files.askTakeOver(over); });
    add(u"mergeClubAction"_s, tr("&Merge another copy…"), [](ClubFiles& files, QWidget* over) {
        const auto path =
            FileDialogs(files.session_.uiState())
                .openFile(over, FileDialogs::Purpose::Club, tr("Merge another copy"), fileFilter());
        if (!path.isEmpty()) {
            files.merge(path, over);
        }
    });
    add(u"unmergeClubAction"_s, tr("Take &back the merge…"),
        [](ClubFiles& files, QWidget* /*over*/) { files.askUnmerge(); });
    add(u"moveClubAction"_s, tr("M&ove to another computer…"),
        [](ClubFiles& files, QWidget* over) { files.askMove(over); });
}

void ClubFiles::askMove(QWidget* window)
{
    if (session_.isOnServer()) {
        Q_EMIT failed(tr("A club that desks share cannot be moved. Stop sharing first, or export "
                         "the club."));
        return;
    }
    if (confirm(
            window, tr("Move to another computer"),
            tr("The club is written into a file for the other computer. From then on it is only "
               "shown here, so that nothing is entered in two places."),
            tr("Move the club…"), Enter::GoesBack)) {
        const auto path = askForTarget(window, tr("Move to another computer"));
        if (!path.isEmpty()) {
            moveTo(path);
        }
    }
}

void ClubFiles::moveTo(const QString& path)
{
    // First, so that nothing can be stored that the file lacks.
    if (!session_.setMoved(true)) {
        return;
    }
    if (!exportTo(path)) {
        (void)session_.setMoved(false);
    }
    Q_EMIT restChanged();
}

void ClubFiles::askGoOnHere(QWidget* window)
{
    if (confirm(window, tr("Go on here after all"),
                tr("What was entered on the other computer meanwhile is not here. It can be merged "
                   "later, if it is exported there."),
                tr("Go on here"), Enter::GoesBack) &&
        session_.setMoved(false)) {
        Q_EMIT restChanged();
    }
}

QString ClubFiles::askForTarget(QWidget* window, const QString& title)
{
    const auto name =
        u"club-%1.rummyclub"_s.arg(session_.now().toLocalTime().date().toString(Qt::ISODate));
    return FileDialogs(session_.uiState())
        .saveFile(window, FileDialogs::Purpose::Club, title, name, fileFilter());
}

void ClubFiles::askExport(QWidget* window)
{
    const auto path = askForTarget(window, tr("Export the club"));
    if (!path.isEmpty()) {
        exportTo(path);
    }
}

bool ClubFiles::exportTo(const QString& path)
{
    const auto waiting = waitCursor();
    const auto exported =
        session_.runClub([&](core::TournamentService&) -> core::Result<core::ClubExport> {
            return session_.databases().exportClub(session_.place(),
                                                   session_.uiState().deskSettings());
        });
    if (!exported) {
        return false;
    }
    if (const auto failure = core::writeWholeFile(path, exported->bytes, core::Readers::Owner)) {
        Q_EMIT failed(tr("The club is not exported: %1: %2")
                          .arg(QDir::toNativeSeparators(path), texts::text(*failure)));
        return false;
    }
    const QString written = QDir::toNativeSeparators(path);
    Q_EMIT told(
        tr("The club is exported."),
        exported->missing.isEmpty()
            ? written
            : tr("%1; without these files: %2").arg(written, exported->missing.join(u", "_s)));
    return true;
}

void ClubFiles::askTakeOver(QWidget* window)
{
    const auto path = FileDialogs(session_.uiState())
                          .openFile(window, FileDialogs::Purpose::Club, tr("Take over a club file"),
                                    fileFilter());
    if (!path.isEmpty()) {
        takeOver(path, window);
    }
}

void ClubFiles::takeOver(const QString& path, QWidget* window)
{
    const auto bytes = read(path);
    const bool isReplaced = session_.club().empty() && !session_.directory().empty();
    if (!bytes ||
        (isReplaced && !confirm(window, tr("Take over a club file"),
                                tr("The player directory here is replaced by the one in the file."),
                                tr("Take over"), Enter::GoesBack))) {
        return;
    }
    const auto erased = knownErased(session_);
    const auto taken = [&] {
        const auto waiting = waitCursor();
        return session_.takeOver(*bytes);
    }();
    if (!taken) {
        refuse(tr("The club file was not taken over."), taken.refused());
        return;
    }
    QStringList sentences;
    if (!taken->kept.isEmpty()) {
        sentences << tr("The state before is in %1").arg(QDir::toNativeSeparators(taken->kept));
    }
    Q_EMIT told(tr("The club is here now."),
                (sentences + leftThere(taken->notFollowed)).join(u"; "_s));
    offerToEraseAgain(session_, erased, window);
}

void ClubFiles::open(const QString& path, QWidget* window)
{
    if (session_.club().empty()) {
        takeOver(path, window);
    } else {
        merge(path, window);
    }
}

void ClubFiles::merge(const QString& path, QWidget* window)
{
    const auto bytes = read(path);
    if (!bytes) {
        return;
    }
    const auto plan = [&] {
        const auto waiting = waitCursor();
        return session_.runClub([&](core::TournamentService&) {
            return session_.databases().previewMerge(session_.place(), *bytes, {});
        });
    }();
    if (!plan) {
        refuse(tr("The other copy was not merged."), plan.refused());
        return;
    }
    MergeDialog dialog(session_, *bytes, *plan, QFileInfo(path).completeBaseName(), window);
    dialog.exec();
    if (const auto& merged = dialog.merged()) {
        Q_EMIT told(tr("The other copy is merged."),
                    (QStringList{tr("%n evening(s) taken over", nullptr, eveningsTaken(*merged))} +
                     leftThere(merged->notFollowed))
                        .join(u"; "_s));
    }
}

void ClubFiles::askUnmerge()
{
    const auto backup = session_.runClub([this](core::TournamentService&) {
        return session_.databases().backupBeforeMerge(
            session_.place(),
            Backups::foldersOf(session_.databases(), session_.place(), session_.uiState()));
    });
    if (backup) {
        Q_EMIT restoringWanted(backup->path);
    } else {
        refuse(tr("The merge was not taken back."), backup.refused());
    }
}

std::optional<QByteArray> ClubFiles::read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        Q_EMIT failed(
            tr("The club file cannot be read: %1. Choose another file.").arg(file.errorString()));
        return std::nullopt;
    }
    return file.read(core::largestTournamentFile + 1);
}

void ClubFiles::refuse(const QString& what, const core::Refused& refused)
{
    // Without a text the window reports the failure.
    if (refused.refusals.empty()) {
        return;
    }
    constexpr std::size_t mostTold = 3;
    QStringList lines = {what};
    for (std::size_t index = 0; index < std::min(mostTold, refused.refusals.size()); ++index) {
        lines << faultText(refused.refusals[index]);
    }
    if (refused.refusals.size() > mostTold) {
        lines << tr("and %n more", nullptr, static_cast<int>(refused.refusals.size() - mostTold));
    }
    Q_EMIT failed(lines.join(u'\n'));
}

} // namespace desk
