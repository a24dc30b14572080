#pragma once

#include "core/model/tournament.h"
#include "core/people/people_names.h"

#include <QLineEdit>

#include <optional>
#include <vector>

class QStringListModel;

namespace desk {

class NameFilter;

/// A field for naming a participant by part of the name or the start number.
class PersonFinder : public QLineEdit
{
    Q_OBJECT

public:
    PersonFinder(const QString& objectName, const QString& accessibleName, QWidget* parent);

    void setPeople(const std::vector<core::Participant>& people);
    /// The matching person; nothing if nobody or several.
    [[nodiscard]] std::optional<core::StartNumber> person() const;
    /// Why person() is nothing.
    [[nodiscard]] QString complaint() const;

private:
    [[nodiscard]] std::vector<core::StartNumber> matches() const;

    QStringListModel* texts_;
    NameFilter* filter_;
    std::vector<std::pair<core::StartNumber, QString>> people_;
};

} // namespace desk
