#pragma once

#include "core/player.h"
#include "core/tournament.h"

#include <QObject>

#include <map>
#include <vector>

namespace desk {

class Session;

/// Those whom enrolling entered in the player directory, by start number. When their name or club
/// is corrected, when they are merged away, or enrolling is undone or redone, their entry follows,
/// so that the directory keeps nobody who was only mistyped. Remembered outside the database.
class Newcomers : public QObject
{
    Q_OBJECT

public:
    explicit Newcomers(Session& session, QObject* parent = nullptr);

    void add(core::StartNumber number, const core::Player& player);
    /// Their entries stay as they are from now on.
    void keep(const std::vector<core::StartNumber>& numbers);
    void renumber(core::StartNumber before, core::StartNumber after);

private:
    struct Entry
    {
        core::Player player;
        bool isGone = false; ///< With the participant; comes back with the same one.

        friend bool operator==(const Entry&, const Entry&) = default;
    };
    using Entries = std::map<core::StartNumber, Entry>;

    void follow();
    void follow(core::StartNumber number, Entry& entry);
    void removeUnlessHeld(const core::Player& player);
    void enter(const core::Player& player);
    [[nodiscard]] QString key() const;
    [[nodiscard]] Entries load() const;
    void store(const Entries& entries);

    Session& session_;
};

} // namespace desk
