#include "app/desk/start_failure.h"

#include "app/desk/backups.h"
#include "core/texts/refusal_texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace desk {
namespace {

class StartTexts
{
    Q_DECLARE_TR_FUNCTIONS(StartTexts)
};

/// Puts a backup in the file's place; says why if that fails.
void restoreBackup(const Databases& databases, const QString& file)
{
    const auto folder = QFileInfo(file).dir().filePath(QStringLiteral("backups"));
    const auto backup = QFileDialog::getOpenFileName(nullptr, StartTexts::tr("Restore a backup"),
                                                     folder, Backups::fileFilter());
    if (backup.isEmpty()) {
        return;
    }
    try {
        databases.restore(file, backup, QDateTime::currentDateTimeUtc());
    } catch (const core::StoreFailure& failure) {
        QMessageBox box(QMessageBox::Warning, StartTexts::tr("Rummy Director"),
                        texts::text(failure), QMessageBox::Ok);
        box.setTextFormat(Qt::PlainText);
        box.exec();
    }
}

} // namespace

std::optional<QString> askAfterFailure(const Databases& databases, const QString& file,
                                       const core::StoreFailure& failure)
{
    QMessageBox box(QMessageBox::Warning, StartTexts::tr("Rummy Director"),
                    StartTexts::tr("The club database cannot be opened."));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(texts::text(failure) + QStringLiteral("\n\n") +
                           QDir::toNativeSeparators(file));
    const auto* again = box.addButton(StartTexts::tr("Try again"), QMessageBox::AcceptRole);
    const auto* restore =
        box.addButton(StartTexts::tr("Restore a backup …"), QMessageBox::ActionRole);
    const auto* other =
        box.addButton(StartTexts::tr("Open another database …"), QMessageBox::ActionRole);
    box.addButton(StartTexts::tr("Quit"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == again) {
        return file;
    }
    if (box.clickedButton() == restore) {
        restoreBackup(databases, file);
        return file;
    }
    if (box.clickedButton() == other) {
        const auto chosen =
            QFileDialog::getOpenFileName(nullptr, StartTexts::tr("Open another database"),
                                         QFileInfo(file).path(), Backups::fileFilter());
        return chosen.isEmpty() ? file : chosen;
    }
    return std::nullopt;
}

} // namespace desk
