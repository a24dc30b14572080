#pragma once

#include "core/model/player.h"
#include "core/model/tournament.h"

#include <QObject>

#include <map>
#include <vector>

namespace desk {

class Session;

/// People added to the player directory by enrolling. If their name or club is corrected, they are
/// merged, or enrolling is undone or redone, their entry follows, so that mistyped people do not
/// stay in the directory. Kept between starts, by ids and without names.
class Newcomers : public QObject
{
    Q_OBJECT

public:
    explicit Newcomers(Session& session, QObject* parent = nullptr);

    /// `player` is in the directory.
    void add(core::StartNumber number, const core::Player& player);
    /// Their entries are final from now on.
    void keep(const std::vector<core::StartNumber>& numbers);

private:
    struct Entry
    {
        core::PlayerId player;
        bool isGone = false;   ///< With the participant; returns with them.
        bool isOthers = false; ///< It was there before: the correction made them that person.

        friend bool operator==(const Entry&, const Entry&) = default;
    };
    using Entries = std::map<core::ParticipantUuid, Entry>;

    void follow();
    void follow(const core::Participant* person, Entry& entry);
    [[nodiscard]] const core::Player* playerOf(core::PlayerId id) const;
    [[nodiscard]] const core::Player* entryNamed(const QString& name, const QString& club) const;
    void rename(const core::Participant& person, const core::Player& known, Entry& entry);
    [[nodiscard]] bool isHeld(const core::Player& player) const;
    void removeUnlessHeld(const core::Player& player);
    void enter(const core::Participant& person, core::PlayerId id);
    /// The participant is that entry.
    void recognise(const core::Participant& person, core::PlayerId id);
    [[nodiscard]] Entries load() const;
    void store(const Entries& entries);

    Session& session_;
};

} // namespace desk
