#pragma once

#include "app/desk/widgets/cell_model.h"
#include "core/file/people_list.h"
#include "core/model/player.h"
#include "core/use_cases/enrolling.h"

#include <optional>
#include <vector>

class QWidget;

/// Adding people from a pasted or imported list.
namespace desk {

/// A line of the list and its outcome.
struct PreviewLine
{
    core::Line line;
    core::Enrolment person;
    core::Foreseen foreseen;
    QString reason; ///< Why it is refused, in words.
    std::vector<Cell> cells;
};

/// Somebody listed with neither club nor number is matched with the only player in the directory,
/// or the only participant, of that name.
std::vector<PreviewLine> previewOf(const core::PeopleList& list, const core::Tournament& tournament,
                                   const std::vector<core::Player>& directory);

/// The lines that can be enrolled.
std::vector<core::Enrolment> acceptedOf(const std::vector<PreviewLine>& lines);

int countOf(const std::vector<PreviewLine>& lines, core::Foreseen::Fate fate);

class ListPreviewModel : public CellModel<PreviewLine>
{
    Q_OBJECT

public:
    enum Column : int { LineNumber, Name, Club, Fate };

    explicit ListPreviewModel(std::vector<PreviewLine> lines, QObject* parent = nullptr);
};

/// Previews a list. Returns whom to enrol unless rejected; `source` says where the list is from.
std::optional<std::vector<core::Enrolment>> askWhomToAdd(QWidget* parent, const QString& source,
                                                         std::vector<PreviewLine> lines,
                                                         const core::Warnings& warnings);

} // namespace desk
