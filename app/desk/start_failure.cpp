#include "app/desk/start_failure.h"

#include "app/desk/backups.h"
#include "app/desk/restoring/restore_dialog.h"
#include "app/desk/ui_state.h"
#include "app/desk/widgets/file_dialogs.h"
#include "core/texts/refusal_texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>

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

/// Puts a backup in the file's place; says what became of it.
void restoreBackup(const Databases& databases, UiState& uiState, const QString& file)
{
    const auto chosen = askForBackup(databases, FileDialogs(uiState), file,
                                     Backups::foldersOf(file, uiState), nullptr);
    if (!chosen) {
        return;
    }
    try {
        const auto kept = databases.restore(file, chosen->path, QDateTime::currentDateTimeUtc());
        QString text = StartTexts::tr("Restored: %1").arg(chosen->text);
        if (kept) {
            text +=
                QStringLiteral("\n\n") +
                StartTexts::tr("The state before is in %1").arg(QDir::toNativeSeparators(*kept));
        }
        tell(QMessageBox::Information, text);
    } catch (const core::StoreFailure& failure) {
        tell(QMessageBox::Warning, texts::text(failure));
    }
}

} // namespace

std::optional<QString> askAfterFailure(const Databases& databases, UiState& uiState,
                                       const QString& file, const core::StoreFailure& failure)
{
    QMessageBox box(QMessageBox::Warning, StartTexts::tr("Rummy Director"),
                    StartTexts::tr("The club database cannot be opened."));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(texts::text(failure) + QStringLiteral("\n\n") +
                           QDir::toNativeSeparators(file));
    const auto* again = box.addButton(StartTexts::tr("Try again"), QMessageBox::AcceptRole);
    auto* const restore =
        box.addButton(StartTexts::tr("Restore a backup…"), QMessageBox::ActionRole);
    restore->setObjectName(QStringLiteral("restoreButton"));
    if (failure.kind() == core::StoreFailure::Kind::Damaged) {
        box.setDefaultButton(restore);
    }
    const auto* other =
        box.addButton(StartTexts::tr("Open another database…"), QMessageBox::ActionRole);
    box.addButton(StartTexts::tr("Quit"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == again) {
        return file;
    }
    if (box.clickedButton() == restore) {
        restoreBackup(databases, uiState, file);
        return file;
    }
    if (box.clickedButton() == other) {
        const auto chosen = FileDialogs(uiState).openFile(nullptr, FileDialogs::Purpose::Database,
                                                          StartTexts::tr("Open another database"),
                                                          Backups::fileFilter());
        return chosen.isEmpty() ? file : chosen;
    }
    return std::nullopt;
}

} // namespace desk
