#pragma once

#include "core/tournament.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLineEdit;
class QListView;
class QSortFilterProxyModel;
class QStandardItemModel;

namespace desk {

/// A list of people with a field on top: typing part of a name or a start number finds them.
class PersonPicker : public QWidget
{
    Q_OBJECT

public:
    PersonPicker(const QString& name, const QString& label, QWidget* parent);

    struct Person
    {
        core::StartNumber number{1};
        QString name;
        QString second; ///< Small below: club, or where they sit.
    };
    void setPeople(const std::vector<Person>& people);
    [[nodiscard]] std::optional<core::StartNumber> current() const;
    void setCurrent(core::StartNumber number);

Q_SIGNALS:
    void currentChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeFirst();

    QLineEdit* field_;
    QListView* list_;
    QStandardItemModel* model_;
    QSortFilterProxyModel* filter_;
};

} // namespace desk
