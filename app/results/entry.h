#pragma once

#include "slip.h"
#include "slip_book.h"
#include "worth.h"

#include "core/cards/matches.h"
#include "core/director.h"

#include <cstdint>
#include <optional>

namespace desk {

class Desk;

/// What would come of the slip as it is typed.
struct Preview
{
    std::optional<core::GameOutcome> game; ///< Once all hands are typed.
    core::Refusals refusals;               ///< What is wrong with it.
    std::optional<Worth> worth;            ///< If nothing is.
    /// Of a deal without faults: how the match would stand.
    std::optional<core::MatchState> match;
    bool changes = false; ///< Another result stands there, or none.
};

/// What came of storing a slip.
struct StoreAnswer
{
    enum class Step : std::uint8_t {
        Stored,
        Unchanged,   ///< The same result stood there already.
        Incomplete,  ///< Fields are missing.
        Refused,     ///< See refusals; without any the database is broken.
        Unconfirmed, ///< See warnings.
        Conflict,    ///< Somebody else wrote the game since it was begun.
    };
    Step step = Step::Refused;
    core::Refusals refusals;
    core::Warnings warnings;
};

/// What one knows and says when storing.
struct StoreTerms
{
    bool warningsConfirmed = false;
    QString reason;
};

/// The table at which is typed, the slip of one of its games, and its way into the tournament.
class Entry
{
public:
    /// `desk` outlives the entry.
    explicit Entry(Desk& desk) : desk_(desk) {}

    /// Goes to a table of the open tournament; no game is begun.
    void goTo(const core::TableKey& key);
    /// Is at no table.
    void leave();

    [[nodiscard]] const std::optional<core::TableKey>& key() const { return key_; }
    /// The round and table as they are stored now; nullptr if there are none (any more).
    [[nodiscard]] const core::Round* round() const;
    [[nodiscard]] const core::Table* table() const;
    [[nodiscard]] const core::Game* game() const;
    [[nodiscard]] const SlipBook* book() const { return book_ ? &*book_ : nullptr; }

    /// Begins a game: as it was typed before, else as it stands there, else blank.
    void begin(core::GameNumber number);
    /// Begins it blank, whatever is known of it; such a slip is never kept.
    void beginBlind(core::GameNumber number);
    /// No game is begun any more; what was typed is kept.
    void pause();
    /// What was typed in the game is forgotten.
    void discard();
    [[nodiscard]] const Slip* slip() const { return slip_ ? &*slip_ : nullptr; }
    [[nodiscard]] bool isBlind() const { return blind_; }
    /// The game had a result when it was begun.
    [[nodiscard]] bool isCorrection() const { return correction_; }
    [[nodiscard]] std::optional<core::GameKey> gameKey() const;

    /// The slip is different now; it is kept.
    void edit(const Slip& slip);

    [[nodiscard]] Preview preview() const;
    /// Stores the slip; it stays begun.
    StoreAnswer store(const StoreTerms& terms);
    /// Closes the game as not played.
    StoreAnswer storeNotPlayed(const QString& reason, const StoreTerms& terms);
    /// Somebody else wrote the game since it was begun, and another result than is typed.
    [[nodiscard]] bool isStale();
    /// What was written up to that revision has been seen and is to be replaced.
    void acknowledge(std::int64_t revision);
    /// When and by whom the game was written last.
    [[nodiscard]] core::GameRevision revision();
    /// `standings` as they would be with the preview's game.
    [[nodiscard]] core::Standings standingsWith(const Preview& preview,
                                                core::Standings standings) const;
    /// What the table's game asks for.
    [[nodiscard]] SlipForm form(core::GameNumber number) const;

private:
    StoreAnswer enter(const core::GameOutcome& outcome, const StoreTerms& terms);
    void start(Slip slip);
    /// The game as it stands, else blank.
    [[nodiscard]] Slip standing(core::GameNumber number) const;
    /// What storing that game would change, whatever is asked about it.
    [[nodiscard]] core::Result<core::Change> changeBy(const core::GameOutcome& wanted) const;
    [[nodiscard]] core::Tournament tournamentWith(const core::Change& change) const;

    Desk& desk_;
    std::optional<core::TableKey> key_;
    std::optional<SlipBook> book_;
    std::optional<Slip> slip_;
    bool correction_ = false;
    bool blind_ = false;
};

} // namespace desk
