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

/// Asks for the name and the rules of a series, and says below as sentences what they mean.
class SeriesDialog : public Question
{
    Q_OBJECT

public:
    /// `series` is what the fields begin with; one without an id is new.
    SeriesDialog(const core::Series& series, QWidget* parent);

    /// The series as it is wanted.
    [[nodiscard]] core::Series wanted() const;
    /// Says why it was not stored.
    void showRefusal(const core::Refused& refused);

private:
    void buildFields();
    void fill();
    void refresh();
    /// Nothing: something else stands there.
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
