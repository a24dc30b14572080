#pragma once

#include "core/director.h"
#include "databases.h"
#include "memory.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace desk {

/// The desk's state that the pages share: the open database and tournament, and how both change.
/// Every page asks the director through run(), so that a broken database is told in one place.
class Desk : public QObject
{
    Q_OBJECT

public:
    /// Both outlive the desk. Opens `file`; throws core::StoreFailure if that cannot be.
    Desk(Databases& databases, Memory& memory, QString file, QString name,
         core::Director::Clock clock);
    ~Desk() override;

    [[nodiscard]] const QString& file() const { return file_; }
    [[nodiscard]] Databases& databases() const { return databases_; }
    [[nodiscard]] Memory& memory() const { return memory_; }
    /// UTC.
    [[nodiscard]] QDateTime now() const { return clock_(); }

    [[nodiscard]] std::optional<core::TournamentId> current() const { return current_; }
    /// The open tournament as last seen; an empty one where none is open. Valid until control
    /// returns to the event loop or something is changed.
    [[nodiscard]] const core::Tournament& tournament() const { return tournament_; }
    /// Its standings over all rounds.
    [[nodiscard]] const core::Standings& standings() const;
    /// When something was last written by this desk; invalid before.
    [[nodiscard]] QDateTime savedAt() const { return savedAt_; }

    void open(core::TournamentId id);
    void close();

    /// What `use(director, id)` returns for the open tournament, a core::Result. Where the database
    /// is broken: a refusal without a text of its own (see failed()), and nothing was done.
    template <typename Use>
    auto run(Use use)
    {
        return attempt([&] { return use(*director_, *current_); });
    }
    /// The same for what concerns no open tournament: `use(director)`.
    template <typename Use>
    auto runClub(Use use)
    {
        auto result = attempt([&] { return use(*director_); });
        lookForClubChanges();
        return result;
    }

    /// Takes over what others wrote meanwhile; the desk does so by itself several times a second.
    void lookForChanges();
    /// The club database's tournaments and directory as last seen.
    [[nodiscard]] const std::vector<core::TournamentSummary>& club() const { return club_; }
    [[nodiscard]] const std::vector<core::Player>& directory() const { return directory_; }

    /// Puts the backup in the database's place; the path of what was replaced. The database is
    /// closed for that time.
    core::Result<QString> restore(const QString& backup);

Q_SIGNALS:
    /// Another tournament, or none, is open.
    void opened();
    /// Something of the open tournament is different, by this desk or another.
    void changed();
    /// The list of tournaments or the directory is different.
    void clubChanged();
    /// The database cannot be read or written; the text tells what to do.
    void failed(const QString& text);

private:
    template <typename Use>
    auto attempt(Use use) -> decltype(use())
    {
        try {
            return use();
        } catch (const core::StoreFailure& failure) {
            tell(failure);
            return core::Refusals();
        }
    }
    void tell(const core::StoreFailure& failure);
    void openStore();
    void changedByThisDesk(core::TournamentId id, const core::Change& change);
    void lookAtTournament();
    void lookAtClub();
    void lookForClubChanges();
    /// Reads the open tournament anew; false if it is gone.
    bool reload();

    Databases& databases_;
    Memory& memory_;
    QString file_;
    QString name_;
    core::Director::Clock clock_;
    std::unique_ptr<core::Store> store_;
    std::unique_ptr<core::Director> director_;
    std::optional<core::TournamentId> current_;
    core::Tournament tournament_;
    std::optional<core::Version> version_;
    std::vector<core::TournamentSummary> club_;
    std::vector<core::Player> directory_;
    mutable std::optional<core::Standings> standings_;
    QDateTime savedAt_;
    std::int64_t changesByOthers_ = 0;
    QTimer watch_;
};

} // namespace desk
