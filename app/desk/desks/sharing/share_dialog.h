#pragma once

#include "app/desk/desks/sharing/sharing.h"
#include "app/desk/frame/background_task.h"
#include "app/desk/widgets/ask.h"

#include <optional>

class QComboBox;

namespace desk {

/// Puts the club on a server of this machine. Stays open until that succeeds.
class ShareDialog : public Question
{
    Q_OBJECT

public:
    /// `sharing` outlives the dialog.
    ShareDialog(const Sharing& sharing, QWidget* parent);

    /// For Session; nothing before.
    [[nodiscard]] const std::optional<core::ClubPlace>& database() const { return database_; }

    void accept() override;
    void reject() override;

private:
    struct Shared
    {
        std::optional<core::ClubPlace> database;
        QString reason; ///< Why it failed, where there is no database.
    };
    static Shared share(const Sharing& sharing, const QString& address);
    void finish(const Shared& shared);

    const Sharing& sharing_;
    QComboBox* address_;
    BackgroundTask<Shared> task_;
    std::optional<core::ClubPlace> database_;
};

} // namespace desk
