#pragma once

#include "app/desk/participants/suggestions.h"
#include "app/desk/widgets/cell_model.h"

#include <QSet>

namespace desk {

/// A player of the directory, and under which number they are enrolled.
struct Regular
{
    core::Player player;
    std::optional<core::StartNumber> number;
    std::vector<Cell> cells;
};

/// The directory's players who are not enrolled, and those enrolled while the list is shown.
class RegularsModel : public CellModel<Regular>
{
    Q_OBJECT

public:
    enum Column : int { Name, Club, Last };

    explicit RegularsModel(QObject* parent = nullptr);

    void setContents(const std::vector<core::Player>& directory, const LastDates& lastDates,
                     const core::Tournament& tournament);

private:
    QSet<Person> listed_; ///< Those who were not enrolled at some time.
};

} // namespace desk
