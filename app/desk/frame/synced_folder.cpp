#include "app/desk/frame/synced_folder.h"

#include "app/desk/frame/ui_state.h"
#include "app/desk/widgets/ask.h"
#include "core/store/synced_folder.h"
#include "core/texts/refusal_texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPushButton>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

class SyncedTexts
{
    Q_DECLARE_TR_FUNCTIONS(SyncedTexts)
};

constexpr QLatin1String staysKey("desk/synced-club-stays");

/// The file's name in the folder, or with a number behind it if that is taken.
QString freeName(const QString& folder, const QFileInfo& file)
{
    QString name = QDir(folder).filePath(file.fileName());
    for (int number = 2; QFileInfo::exists(name); ++number) {
        name = QDir(folder).filePath(
            u"%1-%2.%3"_s.arg(file.completeBaseName()).arg(number).arg(file.suffix()));
    }
    return name;
}

/// The club in its new place; the old file keeps what it had, and is marked as left. If that fails,
/// there is no second club.
core::ClubPlace moved(const core::Clubs& clubs, const core::ClubPlace& place, const QString& folder,
                      const QDateTime& now)
{
    QDir().mkpath(folder);
    const auto target = freeName(folder, QFileInfo(*place.file()));
    clubs.backUp(place, target);
    try {
        clubs.markMoved(place, now);
    } catch (const core::StoreFailure&) {
        QFile::remove(target);
        throw;
    }
    return *core::ClubPlace::parse(target);
}

} // namespace

core::ClubPlace awayFromSynced(const core::Clubs& clubs, UiState& uiState,
                               const core::ClubPlace& place, const QString& folder,
                               const QDateTime& now)
{
    const auto service = place.file() && QFileInfo::exists(*place.file())
                             ? core::syncedBy(*place.file())
                             : std::nullopt;
    if (!service || uiState.value(staysKey).toString() == place.text() || clubs.isMoved(place)) {
        return place;
    }
    Question question(
        nullptr, SyncedTexts::tr("%1 synchronises the folder of this club").arg(*service),
        SyncedTexts::tr("While the club is open, that can damage it or bring back an older state. "
                        "Backups may stay there."),
        SyncedTexts::tr("Move it to this computer"));
    question.setObjectName(u"syncedDialog"_s);
    constexpr int stay = 2;
    question.addChoice(u"stayButton"_s, SyncedTexts::tr("Work there all the same"), stay);
    while (true) {
        const int answer = question.exec();
        if (answer == stay) {
            uiState.setValue(staysKey, place.text());
        }
        if (answer != QDialog::Accepted) {
            return place;
        }
        try {
            return moved(clubs, place, folder, now);
        } catch (const core::StoreFailure& failure) {
            question.showError(texts::text(failure));
        }
    }
}

} // namespace desk
