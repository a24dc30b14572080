#include "fault_texts.h"
#include "refusal_texts.h"

#include <QCoreApplication>

namespace texts {
namespace {

class ClubTexts
{
    Q_DECLARE_TR_FUNCTIONS(ClubTexts)
};

QString failureText(core::StoreFailure::Kind kind)
{
    using enum core::StoreFailure::Kind;
    switch (kind) {
    case Missing:
        return ClubTexts::tr("There is no club database. Create a tournament, import one, or name "
                             "another file.");
    case Unreadable:
        return ClubTexts::tr("This file cannot be read as a club database. Look at its name and "
                             "permissions.");
    case ReadOnly:
        return ClubTexts::tr("The file cannot be written. Look at the permissions of the file and "
                             "its folder.");
    case Busy:
        return ClubTexts::tr("Another program keeps the club database busy. Wait a moment and try "
                             "again.");
    case Full:
        return ClubTexts::tr("The disk is full; nothing was stored. Make room and try again.");
    case Damaged:
        return ClubTexts::tr("The club database is damaged. Restore the last backup.");
    case TooNew:
        return ClubTexts::tr("The club database was written by a newer version of this program. "
                             "Install that version.");
    case NetworkPath:
        return ClubTexts::tr("A club database cannot lie on a network folder. Copy it to this "
                             "computer.");
    case Other:
        return ClubTexts::tr("The club database failed; nothing was stored.");
    }
    return {};
}

} // namespace

QString text(core::ClubFault fault, const QStringList& arguments)
{
    using enum core::ClubFault;
    const QString first = arguments.value(0);
    switch (fault) {
    case NoTournament:
        return ClubTexts::tr("There is no tournament %1. Look it up in the list of tournaments.")
            .arg(first);
    case NothingToUndo:
        return ClubTexts::tr("There is nothing to undo.");
    case NothingToRedo:
        return ClubTexts::tr("There is nothing to redo.");
    case HistoryConflict:
        return ClubTexts::tr("What stands there no longer fits this step of the journal, so it "
                             "cannot be undone or redone.");
    case PlayerUnknown:
        return ClubTexts::tr("%1 is no longer in the player directory. Look the person up again.")
            .arg(first);
    case PlayerTwice:
        return ClubTexts::tr("%1 of that club is in the player directory already. Merge the two "
                             "entries instead.")
            .arg(first);
    case PlayerNameMissing:
        return ClubTexts::tr("The name is missing. A first name is enough.");
    }
    return {};
}

QString text(const core::StoreFailure& failure)
{
    const QString text = failureText(failure.kind());
    const bool tellsMore =
        failure.kind() != core::StoreFailure::Kind::Missing && !failure.detail().isEmpty();
    return tellsMore ? ClubTexts::tr("%1 (%2)").arg(text, failure.detail()) : text;
}

} // namespace texts
