#pragma once

#include "core/change/change.h"
#include "core/club/club.h"
#include "core/model/ids.h"
#include "core/model/player.h"
#include "core/model/tournament.h"
#include "core/pending/pending_entry.h"
#include "core/people/people_names.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <map>
#include <set>
#include <utility>
#include <vector>

/// Erasing a person: the person's own records lose the name, texts lose it where it occurs as whole
/// words. Applied to everything stored, of any age, so that journals still match their results.
namespace core {

/// Replaces an erased name.
QString erasedName();

/// Everything by which a person is found in a club.
struct Traces
{
    PlayerId person;                ///< The person that all of them become.
    std::set<PlayerId> entries;     ///< In the directory, now or formerly.
    std::set<EnrolledKey> enrolled; ///< Now or formerly.
    /// How they were enrolled: closed tables of series have only that of people without an entry.
    std::set<PersonSpelling> spellings;
    /// Names with the surnames set by hand, if any.
    std::set<std::pair<QString, QString>> names;

    friend bool operator==(const Traces&, const Traces&) = default;
};

/// The usual ways to write a name: "Berger, Anna", "Anna Berger".
QStringList spellingsOf(const QString& name, const QString& surname = {});

/// Numbers of things changed by erasing.
struct ErasedCounts
{
    int evenings = 0;
    int entries = 0; ///< Of journals.

    friend bool operator==(const ErasedCounts&, const ErasedCounts&) = default;
};

/// Removes people from values. Idempotent.
class Eraser
{
public:
    explicit Eraser(const std::vector<Traces>& people);

    /// Nothing to erase.
    [[nodiscard]] bool isEmpty() const { return spellings_.isEmpty(); }
    /// The usual spellings of all names.
    [[nodiscard]] const QStringList& spellings() const { return spellings_; }
    /// Whether the entry is one of these people's.
    [[nodiscard]] bool isErased(const PlayerId& player) const { return players_.contains(player); }

    /// Whether any of the names occurs in the text: its words in any order, in any spelling that
    /// sameKey() takes as the same.
    [[nodiscard]] bool isIn(const QString& text) const;
    /// Whether a word of a name occurs, which may mean the person or somebody else.
    [[nodiscard]] bool mayBeIn(const QString& text) const;

    [[nodiscard]] QString erased(const QString& text) const;
    [[nodiscard]] Tournament erased(TournamentId id, Tournament tournament) const;
    [[nodiscard]] Change erased(TournamentId id, Change change) const;
    [[nodiscard]] PendingEntry erased(PendingEntry entry) const;
    /// Its steps may be fewer: two spellings of one person may become one.
    [[nodiscard]] ClubChange erased(ClubChange change) const;
    [[nodiscard]] Player erased(Player player) const;
    [[nodiscard]] ClubRecords erased(ClubRecords records) const;
    /// All links of a tournament.
    [[nodiscard]] std::vector<PlayerLink> erased(TournamentId id,
                                                 const std::vector<PlayerLink>& links) const;

private:
    /// For values of a change.
    template <typename Key, typename Value>
    void eraseIn(TournamentId id, Exchange<Key, Value>& exchange) const;

    void eraseIn(QString& text) const { text = erased(text); }
    /// For titles: a name of a single word, such as "Guest", stays.
    void eraseInTitle(QString& text) const;
    void eraseInTitles(QStringList& texts) const;
    void eraseIn(TournamentId id, Settings& settings) const;
    void eraseIn(TournamentId id, Participant& participant) const;
    void eraseIn(TournamentId id, FeePayment& payment) const;
    void eraseIn(TournamentId id, RoundHead& head) const;
    void eraseIn(TournamentId id, TableHead& head) const;
    void eraseIn(TournamentId id, GameOutcome& outcome) const;
    void eraseIn(TournamentId id, std::vector<Penalty>& penalties) const;
    void eraseIn(TournamentId id, std::vector<TieDecision>& decisions) const;
    void eraseIn(TournamentId id, std::vector<Raffle>& raffles) const;
    void eraseIn(std::vector<Substitution>& substitutions) const;

    void eraseIn(Player& player) const;
    void eraseIn(PlayerId& player) const;
    void eraseIn(Series& series) const;
    void eraseIn(ClosedSeriesLine& line) const;
    void eraseIn(CashMovement& movement) const;
    void eraseIn(CashCount& count) const;
    void eraseIn(Helper& helper) const;
    static void eraseIn(ErasedPerson& /*person*/) {}
    static void eraseIn(MergedPlayer& /*player*/) {}
    static void eraseIn(DeletedItem& /*item*/) {}
    static void eraseIn(EveningVersion& /*version*/) {}

    std::map<PlayerId, PlayerId> players_;     ///< Entries, and the person they become.
    std::map<EnrolledKey, PlayerId> enrolled_; ///< Likewise.
    std::set<PersonSpelling> outside_;         ///< Of those enrolled, while they had no entry.
    QStringList spellings_;
    QRegularExpression pattern_;
    QRegularExpression fullNames_; ///< Those of several words.
    QRegularExpression words_;     ///< Each word of a name by itself.
};

/// The steps from `before` to `after`, which differ only in values.
std::vector<Step> valueSteps(const Tournament& before, const Tournament& after);

} // namespace core
