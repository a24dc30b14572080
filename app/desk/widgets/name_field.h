#pragma once

#include <QLineEdit>

#include <optional>

class QStringListModel;

namespace desk {

class NameFilter;

/// A field for a name that proposes known ones by any part, ignoring case and accents.
class NameField : public QLineEdit
{
    Q_OBJECT

public:
    NameField(const QString& objectName, const QString& accessibleName, QWidget* parent);

    void setNames(const QStringList& names);
    /// The only name whose words begin with what is typed.
    [[nodiscard]] std::optional<QString> soleName() const;

private:
    QStringListModel* names_;
    NameFilter* filter_;
};

} // namespace desk
