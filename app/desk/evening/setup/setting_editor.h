#pragma once

#include "core/model/tournament.h"

#include <QLineEdit>
#include <QSpinBox>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <vector>

namespace desk {

using Applies = std::function<bool(const core::Settings&)>;

/// The control of a setting with several fields.
class SettingEditor : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Shows the setting; fields with an equivalent text keep it. Emits nothing.
    virtual void load(const core::Settings& settings) = 0;
    /// The people concerned: called before load().
    virtual void meet(const std::vector<core::Participant>& /*people*/) {}
    /// Stores readable input and explains the rest, which stays unchanged.
    [[nodiscard]] virtual QString store(core::Settings& settings) = 0;
    /// The part that gets focus and the outline of a refusal.
    [[nodiscard]] virtual QWidget& field() { return *this; }

Q_SIGNALS:
    /// The user is typing.
    void edited();
    /// The user has chosen, added or removed something: complete as it is.
    void chosen();
};

/// Digits are typed; the box's arrows choose.
template <typename Owner>
void connectNumber(QSpinBox& field, Owner& owner)
{
    QObject::connect(&field, &QSpinBox::valueChanged, &owner, [&field, &owner] {
        if (field.findChild<QLineEdit*>()->isModified()) {
            Q_EMIT owner.edited();
        } else {
            Q_EMIT owner.chosen();
        }
    });
}

// The object names of the parts begin with `name`.

/// What the places are worth: a named scale, or custom values in fields, which have their table
/// size as the property "tableSize".
SettingEditor* makeScaleEditor(const QString& name, QWidget* parent);

/// The tie-breaks offered, and their wording.
enum class TieBreaksOf : std::uint8_t { Games, Deals };
/// The tie-breaks in order: one combo box each, and an empty one at the end.
SettingEditor* makeTieBreakEditor(const QString& name, TieBreaksOf of, QWidget* parent);

/// The points of a round with a bye. An average that does not apply is offered only if it is in
/// force.
SettingEditor* makeByeEditor(const QString& name, Applies offersAverage, QWidget* parent);

/// The length of a Rommé 500 match: to a target, or a number of deals.
SettingEditor* makeMatchEditor(const QString& name, QWidget* parent);

/// The chips per point in Rommé 500, and everyone's initial chips.
SettingEditor* makeChipsEditor(QWidget* parent);
SettingEditor* makeStackEditor(QWidget* parent);

/// Classes of participants with their own start fee; offers the usual ones.
SettingEditor* makeFeeClassEditor(QWidget* parent);

/// The prizes by rank, one per line, and their sum.
SettingEditor* makePrizeEditor(QWidget* parent);

/// All other prizes: their name, kind, and place values.
SettingEditor* makeFurtherPrizesEditor(QWidget* parent);

} // namespace desk
