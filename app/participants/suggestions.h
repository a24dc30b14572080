#pragma once

#include "core/player.h"
#include "core/tournament.h"
#include "name_search.h"

#include <QDate>
#include <QHash>

#include <optional>
#include <utility>
#include <vector>

/// Who may be meant by what is being typed in the field that adds people.
namespace desk {

/// A line of the list under the field.
struct Suggestion
{
    enum class Kind : std::uint8_t {
        Known,    ///< In the directory, not enrolled.
        Enrolled, ///< Enrolled already.
        New,      ///< Nobody known: a new player of that name.
    };

    Kind kind = Kind::New;
    core::Player player;
    std::optional<QDate> last;      ///< Kind Known: when they took part last.
    core::StartNumber number{0};    ///< Kind Enrolled.
    std::vector<Span> matches = {}; ///< In the name.
};

/// When people took part last, by name and club.
using LastDates = QHash<std::pair<QString, QString>, QDate>;

/// Those of the directory who are not enrolled; of two with one name and club one may be.
std::vector<core::Player> notEnrolled(const std::vector<core::Player>& directory,
                                      const core::Tournament& tournament);

/// A name as typed, perhaps with a club behind a semicolon: "Lang, Uwe; Plauen".
core::Player typedPlayer(const QString& typed);

/// At most `most` people, those not enrolled first, whose names begin as typed before the others;
/// the last line is the new player. Nothing for a blank text.
std::vector<Suggestion> suggestionsFor(const QString& typed,
                                       const std::vector<core::Player>& directory,
                                       const LastDates& lastDates,
                                       const core::Tournament& tournament, std::size_t most = 8);

} // namespace desk
