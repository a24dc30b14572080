#pragma once

#include "core/club/erasing.h"
#include "core/store/reader.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

/// Finds everything by which a club knows a person.
namespace core {

/// People who can be erased: the directory, then everyone else who took part, each once: those who
/// left the directory by their old id, all others, distinguished by name and club, without one.
std::vector<Player> erasablePeople(const std::vector<Player>& directory,
                                   const std::vector<EnrolledPerson>& people,
                                   const ClubRecords& records);

/// What a copy of the club knows of the people erased in it, when another one takes its place.
struct KnownErased
{
    std::map<PlayerId, ErasedPerson> erased;
    std::set<PlayerId> living; ///< Entries of its directory.
};

KnownErased knownErased(Reader& reader);

/// A text left after erasing in which a word of the name still stands.
struct TraceDoubt
{
    QString evening; ///< Its name; empty: the club's cash or journal.
    QString text;

    friend bool operator==(const TraceDoubt&, const TraceDoubt&) = default;
};

/// Each once, the evenings' first; texts of their journals as well.
std::vector<TraceDoubt> doubtsAfter(Reader& reader, const Eraser& eraser);

/// Reads what a store holds; throws StoreFailure.
class TraceReader
{
public:
    explicit TraceReader(Reader& reader);

    /// Of one of erasablePeople(). A person without an id gets one.
    [[nodiscard]] Traces of(const Player& person) const;
    /// Of a person erased by another copy of the club; `others` are those it distinguishes from
    /// this person.
    [[nodiscard]] Traces of(const ErasedPerson& person, const std::set<PlayerId>& others) const;

    /// The record kept of erased people, including for entries merged into another.
    [[nodiscard]] std::vector<ErasedPerson> erasedBy(const Traces& traces) const;

private:
    [[nodiscard]] std::vector<EnrolledKey> unknownLike(const QString& name,
                                                       const QString& club) const;
    void addMerged(Traces& traces) const;
    void addOwn(Traces& traces) const;
    void addPlace(Traces& traces, const EnrolledPerson& person, const std::set<PlayerId>& others,
                  bool isKnown) const;
    [[nodiscard]] bool isEntryOf(const EnrolledPerson& person) const;
    void complete(Traces& traces) const;
    void addEarlierSpellings(Traces& traces, TournamentId id) const;

    Reader& reader_;
    std::vector<Player> directory_;
    std::vector<EnrolledPerson> people_;
    std::map<EnrolledKey, PlayerId> links_;
    std::vector<ClubJournalEntry> journal_;
    std::map<TournamentId, TournamentUuid> uuids_;
};

} // namespace core
