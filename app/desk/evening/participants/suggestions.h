#pragma once

#include "app/desk/widgets/row_model.h"
#include "core/model/player.h"
#include "core/model/tournament.h"
#include "core/people/candidates.h"
#include "core/people/people_names.h"
#include "core/people/search_text.h"

#include <QDate>
#include <QHash>

#include <optional>
#include <utility>
#include <vector>

/// Finds people matching the text typed into the field that adds people.
namespace desk {

class Session;

/// A line of the list under the field.
struct Suggestion
{
    enum class Kind {
        Known,    ///< In the directory, not enrolled.
        Enrolled, ///< Unknown: a new player of that name.
        New,      ///< Nobody known: a new player of that name.
    };

    Kind kind = Kind::New;
    core::Player player;
    std::optional<QDate> last = {};           ///< Kind Known: when they last took part.
    core::StartNumber number{0};              ///< Kind Enrolled.
    std::vector<core::TextSpan> matches = {}; ///< In the name.
};

/// The dates people last took part.
using LastDates = QHash<core::PersonSpelling, QDate>;

/// Up to today, in all tournaments of the database.
LastDates lastDatesOf(Session& session);

/// At most `most` people, those not enrolled first, names beginning as typed before the others; the
/// last line is the new player. Nothing for a blank text.
std::vector<Suggestion> suggestionsFor(const QString& typed,
                                       const std::vector<core::Player>& directory,
                                       const LastDates& lastDates,
                                       const core::Tournament& tournament, std::size_t most = 8);

/// The lines of the list, as texts.
class SuggestionModel : public RowModel<Suggestion>
{
    Q_OBJECT

public:
    explicit SuggestionModel(QObject* parent = nullptr) : RowModel(1, parent) {}

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
};

} // namespace desk
