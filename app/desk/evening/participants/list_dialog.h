#pragma once

#include "app/desk/widgets/cell_model.h"
#include "core/file/people_list.h"
#include "core/model/player.h"
#include "core/use_cases/enrolling.h"

#include <functional>
#include <optional>
#include <vector>

class QWidget;

/// Adding people from a pasted or imported list.
namespace desk {

/// A line of the list and its outcome, or somebody who is not on a newer list.
struct PreviewLine
{
    std::optional<core::Line> line; ///< Nothing: not on the list.
    core::Enrolment person;
    core::Foreseen foreseen;
    core::ListedEntry entry = {};
    QString reason = {};   ///< Why it is refused, in words.
    bool isTicked = false; ///< The person is changed or, if not on the list, removed.
    std::vector<Cell> cells = {};

    [[nodiscard]] bool isMissing() const { return !line.has_value(); }
    [[nodiscard]] bool canBeTicked() const { return isMissing() || entry.wanted.has_value(); }
};

/// All lines of a list, then the people missing from it.
struct ListPreview
{
    core::ListKind kind = core::ListKind::More;
    std::vector<PreviewLine> lines;
};

/// Somebody listed with neither club nor number is matched with the only player in the directory,
/// or the only participant, of that name. Changed people are ticked, missing ones are not.
ListPreview previewOf(const core::PeopleList& list, const core::Tournament& tournament,
                      const std::vector<core::Player>& directory);

/// The lines that can be enrolled.
std::vector<core::Enrolment> acceptedOf(const std::vector<PreviewLine>& lines);

core::ListTicks ticksOf(const ListPreview& preview);

int countOf(const std::vector<PreviewLine>& lines, core::Foreseen::Fate fate);

class ListPreviewModel : public CellModel<PreviewLine>
{
    Q_OBJECT

public:
    enum Column : int { LineNumber, Name, Club, Fate };

    explicit ListPreviewModel(std::vector<PreviewLine> lines, QObject* parent = nullptr);

    void show(std::vector<PreviewLine> lines);

    /// Ticks the lines among these that can be ticked or, if all of them are, unticks them.
    void toggle(const std::vector<int>& rows);
};

/// What to take from a list.
struct ListAnswer
{
    std::vector<core::Enrolment> people;
    core::ListTicks ticks;
};

/// A list as it was read.
struct ReadList
{
    core::ListTable table;
    QString sheet = {};      ///< Of a workbook; empty for a text.
    QStringList others = {}; ///< The visible sheets beside it.
};

/// Where a list is from, and how to read another of its sheets; nothing after reporting why not.
struct ListSource
{
    QString name;
    std::function<std::optional<ReadList>(const QString& sheet)> read = {};
};

/// Previews a list for that tournament. Returns what to take from it unless rejected.
std::optional<ListAnswer> askWhomToAdd(QWidget* parent, const ListSource& source, ReadList list,
                                       const core::Tournament& tournament,
                                       const std::vector<core::Player>& directory);

} // namespace desk
