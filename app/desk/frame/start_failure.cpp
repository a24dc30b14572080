#include "app/desk/frame/start_failure.h"

#include "app/desk/desks/sharing/sharing.h"
#include "app/desk/frame/backups.h"
#include "app/desk/frame/restoring/restore_dialog.h"
#include "app/desk/frame/ui_state.h"
#include "app/desk/widgets/file_dialogs.h"
#include "core/texts/refusal_texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

namespace desk {
namespace {

class StartTexts
{
    Q_DECLARE_TR_FUNCTIONS(StartTexts)
};

void tell(QMessageBox::Icon icon, const QString& text)
{
    QMessageBox box(icon, StartTexts::tr("Rummy Director"), text, QMessageBox::Ok);
    box.setObjectName(QStringLiteral("restoreResult"));
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

/// Of an address what a director knows of it: the laptop.
QString keptText(const QString& path)
{
    return QStringLiteral("\n\n") +
           StartTexts::tr("The state before is in %1").arg(QDir::toNativeSeparators(path));
}

/// Puts a backup of `from` in that place and returns what became of it. Nothing: none was chosen,
/// or a message box has shown what failed.
std::optional<QString> restored(const core::Clubs& databases, UiState& uiState,
                                const core::ClubPlace& from, const core::ClubPlace& place)
{
    const auto chosen = askForBackup(databases, FileDialogs(uiState), from,
                                     Backups::foldersOf(databases, from, uiState), nullptr);
    if (!chosen) {
        return std::nullopt;
    }
    try {
        const auto kept = databases.restore(place, chosen->path, QDateTime::currentDateTimeUtc());
        const QString text = StartTexts::tr("Restored: %1").arg(chosen->text);
        return kept ? text + keptText(*kept) : text;
    } catch (const core::StoreFailure& failure) {
        tell(QMessageBox::Warning, texts::text(failure));
        return std::nullopt;
    }
}

} // namespace

QString serverOf(const core::ClubPlace& place)
{
    const QUrl url(place.text());
    return url.port() > 0 ? QStringLiteral("%1:%2").arg(url.host()).arg(url.port()) : url.host();
}

std::optional<core::ClubPlace> askAfterFailure(const core::Clubs& databases, UiState& uiState,
                                               const core::ClubPlace& own,
                                               const core::ClubPlace& place,
                                               const core::StoreFailure& failure)
{
    const bool isOnServer = place.isServer();
    QMessageBox box(QMessageBox::Warning, StartTexts::tr("Rummy Director"),
                    StartTexts::tr("The club database cannot be opened."));
    box.setObjectName(QStringLiteral("startFailure"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(texts::text(failure) + QStringLiteral("\n\n") +
                           (isOnServer ? serverOf(place) : QDir::toNativeSeparators(place.text())));
    const auto add = [&box](const QString& text, const QString& objectName) {
        auto* const button = box.addButton(text, QMessageBox::ActionRole);
        button->setObjectName(objectName);
        return button;
    };
    const auto* again = box.addButton(StartTexts::tr("Try again"), QMessageBox::AcceptRole);
    auto* const restore =
        isOnServer ? nullptr
                   : add(StartTexts::tr("Restore a backup…"), QStringLiteral("restoreButton"));
    const auto* other =
        isOnServer ? add(StartTexts::tr("Open the own club"), QStringLiteral("ownClubButton"))
                   : add(StartTexts::tr("Open another database…"), QStringLiteral("otherButton"));
    if (restore != nullptr && failure.kind() == core::StoreFailure::Kind::Damaged) {
        box.setDefaultButton(restore);
    }
    box.addButton(StartTexts::tr("Quit"), QMessageBox::RejectRole);
    box.exec();
    const auto* const clicked = box.clickedButton();
    if (clicked == again) {
        return place;
    }
    if (clicked == other && isOnServer) {
        return own;
    }
    if (clicked == other) {
        const auto chosen = FileDialogs(uiState).openFile(nullptr, FileDialogs::Purpose::Database,
                                                          StartTexts::tr("Open another database"),
                                                          Backups::fileFilter());
        return core::ClubPlace::parse(chosen).value_or(place);
    }
    if (clicked != nullptr && clicked == restore) {
        if (const auto text = restored(databases, uiState, place, place)) {
            tell(QMessageBox::Information, *text);
        }
        return place;
    }
    return std::nullopt;
}

void askWithoutServer(const core::Clubs& databases, UiState& uiState, const Sharing& sharing,
                      const sharing::Fault& fault)
{
    QMessageBox box(QMessageBox::Warning, StartTexts::tr("Rummy Director"),
                    StartTexts::tr("The club is shared with other desks, but its server does not "
                                   "start."));
    box.setObjectName(QStringLiteral("withoutServer"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(
        reasonFor(fault) + QStringLiteral("\n\n") +
        StartTexts::tr("You can look at the club as it was before it was shared, but change "
                       "nothing. Or continue with a copy: what was entered after it is missing."));
    box.setEscapeButton(box.addButton(StartTexts::tr("Look at it"), QMessageBox::AcceptRole));
    const auto place = sharing.place ? sharing.place() : std::nullopt;
    auto* const copy =
        box.addButton(StartTexts::tr("Continue with a copy…"), QMessageBox::ActionRole);
    copy->setObjectName(QStringLiteral("copyButton"));
    copy->setEnabled(place.has_value());
    box.exec();
    if (box.clickedButton() != copy) {
        return;
    }
    auto text = restored(databases, uiState, *place, *core::ClubPlace::parse(sharing.file));
    if (!text) {
        return;
    }
    const auto kept = sharing.leave();
    if (!kept) {
        tell(QMessageBox::Warning, reasonFor(kept.fault()));
        return;
    }
    *text +=
        QStringLiteral("\n\n") +
        StartTexts::tr("The server's data are kept in %1").arg(QDir::toNativeSeparators(*kept));
    tell(QMessageBox::Information, *text);
}

} // namespace desk
