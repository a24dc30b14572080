#include "app/desk/desks/alone/alone.h"

#include "app/desk/desks/alone/bring_back_dialog.h"
#include "app/desk/desks/alone/desk_copy.h"
#include "app/desk/frame/session.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace desk {

namespace {

class AloneTexts
{
    Q_DECLARE_TR_FUNCTIONS(AloneTexts)
};

} // namespace

std::optional<core::Result<core::ClubPlace>> askToGoOnAlone(Session& session, QWidget* parent)
{
    const auto id = *session.current();
    const QFileInfo copy(DeskCopy::fileOf(session.databases(), session.place(), id));
    const auto time = QLocale().toString(copy.lastModified().time(), QLocale::ShortFormat);
    if (!confirm(
            parent, AloneTexts::tr("Go on alone"),
            AloneTexts::tr("This desk goes on with its copy of %1. The other desks see nothing "
                           "of it until you bring it back.")
                .arg(time),
            AloneTexts::tr("Go on alone"), Enter::GoesBack)) {
        return std::nullopt;
    }
    return session.runClub([&](core::TournamentService&) {
        return goOnAlone(session.databases(), session.uiState(), session.place(), id,
                         session.desk().name, session.now());
    });
}

bool askToBringBack(Session& session, const AloneClub& club, QWidget* parent)
{
    const auto alone = session.runClub([&](core::TournamentService&) {
        return core::Result<AloneTournament>(read(session.databases(), club));
    });
    if (!alone) {
        return false;
    }
    session.open(club.there);
    if (!session.current()) {
        return false;
    }
    BringBackDialog dialog(session, *alone, parent);
    const int answer = dialog.isEmpty() ? QDialog::Accepted : dialog.exec();
    if (answer == QDialog::Rejected) {
        return false;
    }
    forget(session.uiState(), club);
    return true;
}

} // namespace desk
