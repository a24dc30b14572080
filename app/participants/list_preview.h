#pragma once

#include "core/file/people_list.h"
#include "core/player.h"

#include <QAbstractTableModel>

#include <vector>

/// What a pasted or imported list would do, before anything of it is done.
namespace desk {

struct PreviewLine
{
    core::Line line;
    core::Enrolment person;
    core::Foreseen foreseen;
    QString reason; ///< Why it is refused, in words.
};

/// Who has neither club nor number and is called like exactly one player of the directory, or like
/// exactly one participant, is taken for them.
std::vector<PreviewLine> previewOf(const core::PeopleList& list, const core::Tournament& tournament,
                                   const std::vector<core::Player>& directory);

/// Those of the lines that can be enrolled.
std::vector<core::Enrolment> acceptedOf(const std::vector<PreviewLine>& lines);

int countOf(const std::vector<PreviewLine>& lines, core::Foreseen::Fate fate);

class ListPreviewModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : int { LineNumber, Name, Club, Fate, ColumnCount };

    explicit ListPreviewModel(std::vector<PreviewLine> lines, QObject* parent = nullptr);
    [[nodiscard]] const std::vector<PreviewLine>& lines() const { return lines_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString text(const PreviewLine& line, int column) const;

    std::vector<PreviewLine> lines_;
};

} // namespace desk
