#pragma once

#include "core/tournament.h"

#include <QWidget>

#include <optional>

class QItemSelectionModel;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace desk {

class NameFilter;

/// A list of people with a field above: typing part of a name or a start number filters it.
class PersonPicker : public QWidget
{
    Q_OBJECT

public:
    PersonPicker(const QString& name, const QString& label, QWidget* parent);

    /// `second` is small below the name: the club, or where they sit.
    void add(const core::Participant& person, const QString& second);
    void selectFirst();
    [[nodiscard]] std::optional<core::StartNumber> current() const;
    /// Its currentChanged() reports another person.
    [[nodiscard]] const QItemSelectionModel& selection() const;

protected:
    /// The arrow keys move in the list while the field has the focus.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLineEdit* field_;
    QListView* list_;
    QStandardItemModel* model_;
    NameFilter* filter_;
};

} // namespace desk
