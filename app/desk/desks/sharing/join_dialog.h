#pragma once

#include "app/desk/frame/background_task.h"
#include "app/desk/widgets/ask.h"
#include "app/sharing/fault.h"
#include "app/sharing/invitation.h"
#include "core/store/club_place.h"

#include <functional>
#include <optional>

class QLineEdit;

namespace desk {

/// Joins a club on a server; returns its place. Blocks.
using Join = std::function<sharing::Outcome<core::ClubPlace>(const sharing::Invitation&)>;

/// Asks for the address and code shown by the main laptop, and joins its club. Stays open until
/// that succeeds.
class JoinDialog : public Question
{
    Q_OBJECT

public:
    /// `desk` is the suggested name of this desk.
    JoinDialog(Join join, const QString& desk, QWidget* parent);

    /// For Session; nothing before.
    [[nodiscard]] const std::optional<core::ClubPlace>& database() const { return database_; }
    /// What the others call this desk; not blank.
    [[nodiscard]] QString desk() const;

    void accept() override;

private:
    void split(const QString& typed);
    void joined(const sharing::Outcome<core::ClubPlace>& outcome);
    void setBusy(bool isBusy);
    void refuse(sharing::InvitationFault fault);
    [[nodiscard]] QString reasonFor(const sharing::Fault& fault) const;

    Join join_;
    QLineEdit* address_;
    QLineEdit* code_;
    QLineEdit* desk_;
    BackgroundTask<sharing::Outcome<core::ClubPlace>> task_;
    std::optional<core::ClubPlace> database_;
};

/// The joined club, and the desk's name.
struct Joined
{
    core::ClubPlace database; ///< For Session.
    QString desk;
};

/// Nothing if cancelled. `desk` as for JoinDialog.
std::optional<Joined> askToJoin(const Join& join, const QString& desk, QWidget* parent);

} // namespace desk
