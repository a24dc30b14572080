#pragma once

#include "core/model/tournament.h"

#include <QWidget>

#include <optional>

class QLineEdit;
class QListView;
class QStandardItemModel;

namespace desk {

class NameFilter;

/// A list of people with a field above: typing part of a name or a start number filters it. Nobody
/// is chosen until unambiguous: the only hit, the typed number, or a chosen line.
class PersonPicker : public QWidget
{
    Q_OBJECT

public:
    PersonPicker(const QString& name, const QString& label, QWidget* parent);

    /// `second` is small below the name: the club, or where they sit.
    void add(const core::Participant& person, const QString& second);
    void select(std::optional<core::StartNumber> person);
    [[nodiscard]] std::optional<core::StartNumber> current() const;
    /// Whether the typed text matches anybody.
    [[nodiscard]] bool hasHits() const;

Q_SIGNALS:
    /// Another person is chosen, or nobody; or the matches have changed.
    void changed();
    /// Enter in the field while somebody is chosen.
    void entered();

protected:
    /// The arrow keys move in the list while the field has the focus; what is typed then replaces
    /// what stood there.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void selectHit();

    QLineEdit* field_;
    QListView* list_;
    QStandardItemModel* model_;
    NameFilter* filter_;
};

} // namespace desk
