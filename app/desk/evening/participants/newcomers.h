#pragma once

#include "core/model/player.h"
#include "core/model/tournament.h"

#include <QObject>

#include <map>
#include <vector>

namespace desk {

class Session;

/// People added to the player directory by enrolling, by start number. If their name or club is
/// corrected, they are merged, or enrolling is undone or redone, their entry follows, so that
/// mistyped people do not stay in the directory. Stored outside the database.
class Newcomers : public QObject
{
    Q_OBJECT

public:
    explicit Newcomers(Session& session, QObject* parent = nullptr);

    void add(core::StartNumber number, const core::Player& player);
    /// Their entries are final from now on.
    void keep(const std::vector<core::StartNumber>& numbers);
    void renumber(core::StartNumber before, core::StartNumber after);

private:
    struct Entry
    {
        core::Player player;
        bool isGone = false; ///< With the participant; returns if the same one does.

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
