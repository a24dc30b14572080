#pragma once

#include <QLineEdit>

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

private:
    QStringListModel* names_;
    NameFilter* filter_;
};

} // namespace desk
