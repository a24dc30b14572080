#pragma once

#include "core/change.h"
#include "core/club/club.h"
#include "core/ids.h"
#include "core/player.h"
#include "core/report.h"
#include "core/tournament.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <map>
#include <set>
#include <utility>
#include <vector>

/// Erasing a person: what is the person's own loses the name, texts lose it wherever it stands as
/// words of its own. The same is done to everything that is stored, whatever its time, so that
/// journals still fit what they led to.
namespace core {

/// What stands where a name stood.
QString erasedName();

/// All by which somebody is found in a club.
struct Traces
{
    PlayerId person;                ///< Who all of them are afterwards.
    std::set<PlayerId> entries;     ///< Of the directory, now or formerly.
    std::set<EnrolledKey> enrolled; ///< Under every spelling.
    std::set<EnrolledKey> gone;     ///< The same in tournaments that were deleted.
    /// Names with the surnames set by hand, if any.
    std::set<std::pair<QString, QString>> names;

    friend bool operator==(const Traces&, const Traces&) = default;
};

/// The ways to write a name: "Berger, Anna", "Anna Berger".
QStringList spellingsOf(const QString& name, const QString& surname = {});

/// What was changed by erasing.
struct ErasedCounts
{
    int evenings = 0;
    int entries = 0; ///< Of journals.

    friend bool operator==(const ErasedCounts&, const ErasedCounts&) = default;
};

/// Takes people out of values. Doing it twice is the same as once.
class Eraser
{
public:
    explicit Eraser(const std::vector<Traces>& people);

    /// There is no name to be erased.
    [[nodiscard]] bool isEmpty() const { return spellings_.isEmpty(); }
    /// All spellings of all names.
    [[nodiscard]] const QStringList& spellings() const { return spellings_; }
    /// Whether the entry is one of these people's.
    [[nodiscard]] bool isErased(const PlayerId& player) const { return players_.contains(player); }

    /// Whether a name stands there, anybody's.
    [[nodiscard]] bool isIn(const QString& text) const;

    [[nodiscard]] QString erased(const QString& text) const;
    [[nodiscard]] Tournament erased(TournamentId id, Tournament tournament) const;
    [[nodiscard]] Change erased(TournamentId id, Change change) const;
    [[nodiscard]] Report erased(Report report) const;
    /// Its steps may be fewer: two spellings of one person have become one.
    [[nodiscard]] ClubChange erased(ClubChange change) const;
    [[nodiscard]] Player erased(Player player) const;
    [[nodiscard]] ClubRecords erased(ClubRecords records) const;
    /// All links of a tournament.
    [[nodiscard]] std::vector<PlayerLink> erased(TournamentId id,
                                                 const std::vector<PlayerLink>& links) const;

private:
    /// Of values of a change.
    template <typename Key, typename Value>
    void eraseIn(TournamentId id, Exchange<Key, Value>& exchange) const;

    void eraseIn(QString& text) const { text = erased(text); }
    /// In what is called by words: a name of one word alone, such as "Guest", stays.
    void eraseInTitle(QString& text) const;
    void eraseInTitles(QStringList& texts) const;
    void eraseIn(TournamentId id, Settings& settings) const;
    void eraseIn(TournamentId id, Participant& participant) const;
    void eraseIn(TournamentId id, RoundHead& head) const;
    void eraseIn(TournamentId id, TableHead& head) const;
    void eraseIn(TournamentId id, GameOutcome& outcome) const;
    void eraseIn(TournamentId id, std::vector<Penalty>& penalties) const;
    void eraseIn(TournamentId id, std::vector<TieDecision>& decisions) const;
    void eraseIn(TournamentId id, std::vector<Raffle>& raffles) const;
    void eraseIn(std::vector<Substitution>& substitutions) const;

    void eraseIn(Player& player) const;
    void eraseIn(PlayerId& player) const;
    void eraseIn(EnrolledKey& key) const;
    void eraseIn(Series& series) const;
    void eraseIn(ClosedSeriesLine& line) const;
    void eraseIn(CashMovement& movement) const;
    void eraseIn(CashCount& count) const;
    static void eraseIn(ErasedPerson& /*person*/) {}

    std::map<PlayerId, PlayerId> players_;     ///< Entries, and who they are afterwards.
    std::map<EnrolledKey, PlayerId> enrolled_; ///< Likewise.
    std::set<EnrolledKey> gone_;
    std::set<std::pair<QString, QString>> outside_; ///< nameKey() and club of those enrolled.
    QStringList spellings_;
    QRegularExpression pattern_;
    QRegularExpression fullNames_; ///< Those of several words.
};

/// The steps that make `after` of `before`, which differ in values alone.
std::vector<Step> valueSteps(const Tournament& before, const Tournament& after);

} // namespace core
