#pragma once

#include "core/player.h"
#include "core/tournament.h"

#include <QObject>

#include <map>
#include <vector>

namespace desk {

class Session;

/// Those whom enrolling entered in the player directory, by start number. When their name or club
/// is corrected, when they are merged away, or enrolling is undone, their entry follows,
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
    /// Without a name: just taken out.
    using Entries = std::map<core::StartNumber, core::Player>;

    void follow();
    void follow(core::StartNumber number, core::Player& entry);
    [[nodiscard]] QString key() const;
    [[nodiscard]] Entries load() const;
    void store(const Entries& entries);

    Session& session_;
};

} // namespace desk
