#pragma once

#include "app/desk/widgets/cell_model.h"
#include "core/file/people_list.h"
#include "core/model/player.h"
#include "core/use_cases/enrolling.h"

#include <optional>
#include <set>
#include <vector>

/// What happens to each line of a list of people.
namespace desk {

/// A line of the list and its outcome, or somebody who is not on a newer list.
struct PreviewLine
{
    std::optional<core::Line> line; ///< Nothing: not on the list.
    core::Enrolment person;
    core::Foreseen foreseen;
    core::ListedEntry entry = {};
    /// An earlier line that seems to be the same person, who is added a second time only if ticked.
    std::optional<core::Line> repeats = std::nullopt;
    bool isReadable = true; ///< Else it is refused whatever else happens.
    bool isPaidWayListed = false;
    QString details = {}; ///< What the list says besides name and club, in words.
    QString reason = {};  ///< Why it is refused, in words.
    /// The person is changed, added a second time or, if not on the list, removed.
    bool isTicked = false;
    std::vector<Cell> cells = {};

    [[nodiscard]] bool isMissing() const { return !line.has_value(); }
    [[nodiscard]] bool canBeTicked() const
    {
        return isMissing() || repeats.has_value() || entry.wanted.has_value();
    }
};

/// All lines of a list, then the people missing from it.
struct ListPreview
{
    core::ListKind kind = core::ListKind::More;
    std::vector<PreviewLine> lines;
};

/// Somebody listed with neither club nor number is matched with the only player in the directory,
/// or the only participant, of that name. Changed people are ticked; missing ones and those who are
/// on the list twice are not. `status` is for those of whom the list does not say it.
ListPreview previewOf(const core::PeopleList& list, const core::Tournament& tournament,
                      const std::vector<core::Player>& directory,
                      core::Attendance status = core::Attendance::Here);

/// Brings the outcomes up to date with the ticks.
void foresee(const core::Tournament& tournament, std::vector<PreviewLine>& lines);

/// The lines that can be enrolled; `paidWay` is for those of whom the list does not say it.
std::vector<core::Enrolment> acceptedOf(const std::vector<PreviewLine>& lines,
                                        const QString& paidWay = {});

core::ListTicks ticksOf(const ListPreview& preview);

int countOf(const std::vector<PreviewLine>& lines, core::Foreseen::Fate fate);

/// The status to propose for the people of a list: expected where people register in advance, or
/// the day is still to come.
core::Attendance proposedStatus(const core::Tournament& tournament, QDate today);

/// Columns that were left out, lines that are nobody and dates that are not understood: a sentence
/// for each kind.
QString leftOutText(const core::Warnings& warnings);

class ListPreviewModel : public CellModel<PreviewLine>
{
    Q_OBJECT

public:
    enum Column : int { LineNumber, Name, Club, Details, Fate };

    explicit ListPreviewModel(std::vector<PreviewLine> lines, QObject* parent = nullptr);

    void show(std::vector<PreviewLine> lines);

    /// Ticks the lines among these that can be ticked or, if all of them are, unticks them; the
    /// outcomes follow.
    void toggle(const std::vector<int>& rows, const core::Tournament& tournament);
};

} // namespace desk
