#pragma once

#include "app/desk/frame/ui_state.h"
#include "core/change/desk.h"
#include "core/evening/evening_steps.h"
#include "core/service/club_service.h"
#include "core/service/helper_service.h"
#include "core/service/tournament_service.h"
#include "core/store/clubs.h"
#include "core/year/evenings.h"

#include <QObject>
#include <QScopeGuard>
#include <QTemporaryDir>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace desk {

/// State that the pages share: the open database and tournament, and how both change. Every page
/// reaches the service through run(), so that a broken database is reported in one place.
class Session : public QObject
{
    Q_OBJECT

public:
    /// Databases and state outlive the session. Opens `place` and the tournament that was open
    /// last; throws core::StoreFailure if that fails. A damaged tournament is not opened: see
    /// warning().
    Session(const core::Clubs& databases, UiState& uiState, core::ClubPlace place, QString name,
            core::TournamentService::Clock clock);

    [[nodiscard]] const core::ClubPlace& place() const { return place_; }
    /// Whether the database is on a server, which other desks use as well.
    [[nodiscard]] bool isOnServer() const { return place_.isServer(); }
    [[nodiscard]] const core::Clubs& databases() const { return databases_; }
    [[nodiscard]] UiState& uiState() const { return uiState_; }
    /// A value of the open tournament that is kept between starts, outside the database; invalid
    /// without one. What is kept in one club is never taken for another's.
    [[nodiscard]] QVariant kept(const QString& key) const;
    void keep(const QString& key, const QVariant& value);
    /// A step that the tournament itself does not record was done.
    void tellDone(core::EveningStep step) { Q_EMIT stepDone(step); }
    /// The box into which this computer's cash goes; empty: the club's only one. Remembered.
    [[nodiscard]] QString box() const;
    void setBox(const QString& box);
    /// A folder of this user alone for files that other programs are handed; removed at the end.
    [[nodiscard]] const QTemporaryDir& handedOver() const { return handedOver_; }
    /// Whether the database can be read, but not written.
    [[nodiscard]] bool isReadOnly() const;
    /// Whether the disk of the database was full when it was opened, or at the last change.
    [[nodiscard]] bool isDiskFull() const;
    /// Whether nothing is stored, as the club is on another computer.
    [[nodiscard]] bool isMoved() const { return isMoved_; }
    /// What is amiss with the database since it was opened; empty if nothing is.
    [[nodiscard]] QString warning() const;
    /// UTC.
    /// By the clock of the club's server, if it has one.
    [[nodiscard]] QDateTime now() const;
    /// As core::Store::ahead().
    [[nodiscard]] std::chrono::milliseconds ahead() const;

    [[nodiscard]] std::optional<core::TournamentId> current() const { return current_; }
    /// The open tournament as last seen; an empty one where none is open. Valid until control
    /// returns to the event loop or something is changed.
    [[nodiscard]] const core::Tournament& tournament() const;
    /// Its standings over all rounds.
    [[nodiscard]] const core::Standings& standings() const;
    /// When something was last written by this desk; invalid before.
    [[nodiscard]] QDateTime savedAt() const { return savedAt_; }
    /// Whether nothing can be saved, as the database was deleted, moved or replaced.
    [[nodiscard]] bool isVanished() const { return outage_ == core::StoreFailure::Kind::Vanished; }
    /// Whether the club is no longer shared: while cut off, for good.
    [[nodiscard]] bool isEnded() const { return outage_ == core::StoreFailure::Kind::Ended; }
    /// Since when the server has not answered, so that nothing can be saved; nothing while it does.
    [[nodiscard]] std::optional<QDateTime> cutOffSince() const { return cutOffSince_; }
    [[nodiscard]] bool isCutOff() const { return cutOffSince_.has_value(); }
    /// The club database's tournaments and directory as last seen.
    [[nodiscard]] const std::vector<core::TournamentSummary>& club() const
    {
        return summaries_.all();
    }
    [[nodiscard]] const std::vector<core::Player>& directory() const { return directory_; }
    /// What the club's evenings brought, as stored now: all of them are read when first asked for,
    /// later what has changed.
    [[nodiscard]] const core::ClubEvenings& evenings();
    /// What the participants of the open tournament wish to have shown of their names in public.
    [[nodiscard]] const core::PublicNames& publicNames();
    /// As core::ClubService::version() when it was last asked.
    [[nodiscard]] std::int64_t clubVersion() const { return clubVersion_; }
    /// Grows whenever one of the snapshots above is replaced.
    [[nodiscard]] int revision() const { return revision_; }

    /// Which helpers' devices have something to send, or fell silent, a sentence each.
    [[nodiscard]] QStringList helpersAway() const
    {
        return helpersAway_ ? helpersAway_() : QStringList();
    }
    /// Who knows them; nobody: no pages are served.
    void setHelpersAway(std::function<QStringList()> helpersAway)
    {
        helpersAway_ = std::move(helpersAway);
    }

    /// The desks that have the club open as well, by name; none where it is a file.
    [[nodiscard]] const std::vector<core::Desk>& otherDesks() const { return otherDesks_; }
    /// This desk as the others see it.
    [[nodiscard]] const core::Desk& desk() const { return desk_; }
    /// The other desk that types the slip of that table of the open tournament; empty: none does.
    [[nodiscard]] QString deskTyping(const core::TableKey& table) const;
    /// Announces which table's slip is being typed here, if any.
    void setTyping(std::optional<core::TableKey> table);
    /// Announces which tables' slips are typed here.
    void setTables(std::optional<core::TableRange> tables);

    void open(core::TournamentId id);
    /// Opens the tournament that is being played, or the newest, if there is one.
    void openLikeliest();
    void close();

    /// Runs a use case (core/use_cases/use_cases.h) with its arguments on the open tournament. If
    /// the database fails, returns a refusal without a text (see failed()), and nothing was
    /// changed.
    template <typename Value, typename Basis, typename... Parameters>
    auto run(core::Result<Value> (*useCase)(Basis, Parameters...),
             const std::type_identity_t<Parameters>&... arguments)
    {
        return ran(attempt([&] { return service().run(*current_, useCase, arguments...); }));
    }
    /// The same for several things at once: returns `use(service, id)`, a core::Result.
    template <typename Use>
    auto run(Use use)
    {
        return ran(attempt([&] { return use(service(), *current_); }));
    }
    /// Returns `use(service, id)` for the open tournament, any value; an empty one if none is open
    /// or the database fails.
    template <typename Use>
    auto read(Use use)
    {
        using Value = decltype(use(*service_, *current_));
        auto result = attempt(
            [&] { return core::Result<Value>(current_ ? use(service(), *current_) : Value()); });
        return result ? std::move(*result) : Value();
    }
    /// read() for the club as a whole: `use(service)`.
    template <typename Use>
    auto readOfClub(Use use)
    {
        using Value = decltype(use(*clubService_));
        auto result = attempt([&] { return core::Result<Value>(use(clubService())); });
        return result ? std::move(*result) : Value();
    }
    /// run() for the club as a whole.
    template <typename Basis, typename... Parameters>
    auto runClub(core::Result<core::ClubChange> (*useCase)(Basis, Parameters...),
                 const std::type_identity_t<Parameters>&... arguments)
    {
        return ranClub(attempt([&] { return clubService().run(useCase, arguments...); }));
    }
    /// ClubService::follow().
    template <typename Basis, typename... Parameters>
    auto followInClub(core::Result<core::ClubChange> (*useCase)(Basis, Parameters...),
                      const std::type_identity_t<Parameters>&... arguments)
    {
        return ranClub(attempt([&] { return clubService().follow(useCase, arguments...); }));
    }
    /// runClub() for several things at once: `use(service)` with the service it takes.
    template <typename Use>
    auto runClub(Use use)
    {
        if constexpr (std::is_invocable_v<Use, core::ClubService&>) {
            return ranClub(attempt([&] { return use(clubService()); }));
        } else {
            return ranClub(attempt([&] { return use(service()); }));
        }
    }

    /// The same for helpers and their codes: returns `use(helpers, id)`, a core::Result, for the
    /// open tournament.
    template <typename Use>
    auto runHelpers(Use use)
    {
        using Answer = decltype(use(std::declval<core::HelperService&>(), core::TournamentId()));
        return attempt([&]() -> Answer {
            auto& tournaments = service();
            core::HelperService helpers(*store_, tournaments, clock_);
            return current_ ? use(helpers, *current_) : Answer(core::Refusals());
        });
    }

    /// The same for what only reads, as often as it likes: `use(clubService)`.
    template <typename Use>
    auto askClub(Use use)
    {
        return attempt([&] { return use(clubService()); });
    }

    /// Reads at once what others have written; otherwise the store tells soon.
    void lookForChanges();

    /// Ends the waiting for another program, or for a server: what waits fails. Nothing is changed,
    /// unless a server was storing it already.
    void giveUpWaiting();

    /// Replaces the database, which is closed meanwhile, by the backup; returns the path of the
    /// replaced file. If the database cannot be opened then, each use tries again.
    core::Result<QString> restore(const QString& backup);
    /// The same by the club of a club file; refused where there are tournaments.
    core::Result<core::TakenClub> takeOver(const QByteArray& clubFile);
    /// From now on the club is on another computer, or here again.
    core::Result<QString> setMoved(bool isMoved);

Q_SIGNALS:
    /// Another tournament, or none, is open.
    void opened();
    /// As told with tellDone().
    void stepDone(core::EveningStep step);
    /// The database is about to be closed and replaced: all other stores of it must be closed now.
    /// opened() follows.
    void replacing();
    /// The open tournament was changed, by this desk or another. Changes of this desk are announced
    /// from the event loop, once, after the caller's own changes have returned.
    void changed();
    /// The clock of a round was set, by this desk or another; the tournament has it already.
    void clockSet();
    /// Something was written to the database, by this desk or another; emitted at once.
    void written();
    /// The list of tournaments was changed, the directory, or what else belongs to the club.
    void clubChanged();
    /// The database cannot be read or written; the text says what to do.
    void failed(const QString& text);
    /// The open database was deleted, moved or replaced; follows failed().
    void vanished();
    /// The database, which could only be read, can be written again; follows opened().
    void writableAgain();
    /// otherDesks(), or desk(), have changed.
    void desksChanged();
    /// isCutOff() has changed; follows failed() where it has become true.
    void connectionChanged();
    /// A change waits while another program writes, and events are processed meanwhile. The
    /// receiver must block all input except giveUpWaiting() until waitingEnded().
    void waitingBegan();
    void waitingEnded();
    /// A server lets the window wait, and events are processed meanwhile. The receiver must hold
    /// back all input until awaitingEnded(), and may call giveUpWaiting().
    void awaitingBegan();
    void awaitingEnded();
    /// Has changed() emitted from the event loop.
    void changeDue(QPrivateSignal);
    void obstructed(QPrivateSignal);

private:
    template <typename Use>
    auto attempt(Use use) -> decltype(use())
    {
        const auto ended = qScopeGuard([this] { endWaiting(); });
        try {
            return use();
        } catch (const core::StoreFailure& failure) {
            tell(failure);
            endWaiting();
            lookForChanges(); // Perhaps it is over.
            return core::Refusals();
        }
    }
    /// What others did is shown before the refusal that it may have caused.
    template <typename Value>
    core::Result<Value> ran(core::Result<Value> result)
    {
        if (!result) {
            announce();
        }
        return result;
    }
    template <typename Value>
    core::Result<Value> ranClub(core::Result<Value> result)
    {
        tryReadClub();
        return result;
    }
    void tell(const core::StoreFailure& failure);
    void setCutOff(bool isCutOff);
    /// Opens the database again if it can be written now.
    void tryWriting();
    /// The tables of this desk in the tournament that was opened.
    void takeUpTables();
    void announceDesk(const core::Desk& desk);
    void follow(const core::Notice& notice);
    void readChanges();
    /// As core::Waiting.
    bool waitForOthers(std::chrono::milliseconds waited);
    /// As core::Awaiting.
    bool awaitAnswer(const std::function<bool(std::chrono::milliseconds)>& overWithin);
    void endWaiting();
    void openStore();
    /// Closes the database while `put` puts another one in its place, which is opened then.
    core::Result<QString> replaceBy(const std::function<core::Result<QString>()>& put);
    void openRemembered(core::TournamentId id);
    /// Opens the tournament, which is followed already.
    void show(core::TournamentId id);
    /// Opens the database if it could not be opened after a restore; throws core::StoreFailure.
    core::TournamentService& service();
    core::ClubService& clubService();
    void follow(const core::TournamentService::Changed& changed);
    /// Reads the summaries of tournaments with another version, and the directory if the club has
    /// one; announces what is new.
    void readClub();
    /// The same, but reports a failure.
    void tryReadClub();
    bool readDirectory(core::Reader& reader);
    /// Emits changed(): from the event loop, or at once if it is due.
    void announceLater();
    void announce();

    const core::Clubs& databases_;
    UiState& uiState_;
    core::ClubPlace place_;
    QString name_;
    core::TournamentService::Clock clock_;
    QTemporaryDir handedOver_;
    bool isMoved_ = false;
    std::optional<core::StoreFailure> directoryDamage_; ///< Then the directory is an earlier one.
    std::optional<core::StoreFailure> unopened_; ///< Why the tournament open last is not open.
    std::unique_ptr<core::Store> store_;
    std::optional<core::BackupFile> newerBackup_;      ///< If entries are missing.
    std::unique_ptr<core::TournamentService> service_; ///< Null while there is no store.
    std::unique_ptr<core::ClubService> clubService_;   ///< Likewise.
    std::optional<core::TournamentId> current_;
    core::Tournament none_; ///< Shown while no tournament is open.
    core::ClubSummaries summaries_;
    std::vector<core::Player> directory_;
    core::ClubEvenings evenings_;
    std::int64_t clubVersion_ = 0;
    core::PublicNames publicNames_;
    int publicNamesRevision_ = -1; ///< For which revision_ the public names were read.
    mutable std::optional<core::Standings> standings_;
    QDateTime savedAt_;
    int revision_ = 0;
    bool isChangeDue_ = false; ///< announce() is queued.
    core::Desk desk_;
    std::vector<core::Desk> otherDesks_;
    std::optional<core::StoreFailure::Kind> outage_; ///< Told already, and not over.
    std::optional<QDateTime> cutOffSince_;
    bool isWaiting_ = false; ///< The snapshots stay as they are, since a change is being made.
    bool isGivenUp_ = false;
    std::function<QStringList()> helpersAway_;
};

} // namespace desk
