#include "app/desk/desks/sharing/sharing.h"

#include "app/desk/desks/sharing/invitation_dialog.h"
#include "app/desk/desks/sharing/share_dialog.h"
#include "app/platform/platform.h"

#include <QCoreApplication>
#include <QDir>
#include <QMessageBox>

namespace desk {

namespace {

class SharingTexts
{
    Q_DECLARE_TR_FUNCTIONS(SharingTexts)
};

} // namespace

QString reasonFor(const sharing::Fault& fault)
{
    using Kind = sharing::Fault::Kind;
    const auto detail = [&fault](const QString& text) {
        return fault.detail.isEmpty() ? text : text + u'\n' + fault.detail;
    };
    switch (fault.kind) {
    case Kind::NoPrograms:
        return platform::canRunServers()
                   ? SharingTexts::tr("PostgreSQL is not installed. On Debian and Ubuntu: sudo "
                                      "apt install postgresql openssl")
                   : SharingTexts::tr("The main laptop has to run Linux. Phones and the pages of "
                                      "the hall work here all the same.");
    case Kind::OtherVersion: {
        const auto versions = fault.detail.split(u' ');
        const auto text = SharingTexts::tr("The shared club is kept by PostgreSQL %1, which is not "
                                           "installed. On Debian and Ubuntu: sudo apt install "
                                           "postgresql-%1")
                              .arg(versions.first());
        return versions.size() > 1
                   ? text + u'\n' +
                         SharingTexts::tr("PostgreSQL %1, which is installed, cannot "
                                          "read it.")
                             .arg(versions.last())
                   : text;
    }
    case Kind::IsRoot:
        return SharingTexts::tr("PostgreSQL does not run as root. Start the program as an ordinary "
                                "user.");
    case Kind::Taken:
    case Kind::Folder:
        return SharingTexts::tr("%1 cannot be written.")
            .arg(QDir::toNativeSeparators(fault.detail));
    case Kind::NoPort:
        return SharingTexts::tr(
            "No port from 45432 on is free. Close other programs, or restart the "
            "laptop.");
    case Kind::Program:
        return detail(SharingTexts::tr("One of PostgreSQL's programs failed."));
    case Kind::NotRunning:
        return detail(SharingTexts::tr("The server does not start."));
    case Kind::Busy:
        return SharingTexts::tr("Another window is just sharing this club or bringing it back. "
                                "Wait until it has finished.");
    case Kind::NoTls:
    case Kind::Stranger:
    case Kind::ClockWrong:
        break;
    }
    return fault.detail;
}

std::optional<core::ClubPlace> askToShare(const Sharing& sharing, const OtherDesks& others,
                                          QWidget* parent)
{
    if (const auto server = sharing.shared()) {
        if (!*server) {
            QMessageBox::warning(parent, SharingTexts::tr("Shared with other desks"),
                                 reasonFor(server->fault()));
            return std::nullopt;
        }
        InvitationDialog dialog(sharing, **server, others, parent);
        dialog.exec();
        return dialog.isStopped() ? core::ClubPlace::parse(sharing.file) : std::nullopt;
    }
    ShareDialog dialog(sharing, parent);
    return dialog.exec() == QDialog::Accepted ? dialog.database() : std::nullopt;
}

} // namespace desk
