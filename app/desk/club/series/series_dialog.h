#pragma once

#include "app/desk/widgets/ask.h"
#include "core/club/series.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace desk {

/// Asks for a series' name and rules, and explains them below in sentences.
class SeriesDialog : public Question
{
    Q_OBJECT

public:
    /// `series` initialises the fields; one without an id is new.
    SeriesDialog(const core::Series& series, QWidget* parent);

    /// The series as entered.
    [[nodiscard]] core::Series wanted() const;
    /// Shows why it was not stored.
    void showRefusal(const core::Refused& refused);

private:
    void buildFields();
    void fill();
    void refresh();
    /// Nothing: unreadable.
    [[nodiscard]] std::optional<std::vector<std::int32_t>> placePoints() const;

    core::Series series_;
    QLineEdit* name_;
    QComboBox* measure_;
    QLabel* pointsLabel_ = nullptr;
    QLineEdit* points_;
    QComboBox* value_;
    QCheckBox* best_;
    QSpinBox* bestCount_;
    QSpinBox* attendance_;
    std::vector<QComboBox*> tieBreaks_; ///< The first decides first.
    QLineEdit* guestTag_;
    QCheckBox* guestsCount_;
    QSpinBox* earlier_;
    QLabel* meaning_;
};

} // namespace desk
