#pragma once

#include "core/tournament.h"

#include <QWidget>

#include <cstdint>
#include <functional>
#include <vector>

namespace desk {

using Applies = std::function<bool(const core::Settings&)>;

/// The control of a setting that takes more than one field.
class SettingEditor : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Shows the setting; fields that already mean the same keep their text. Emits nothing.
    virtual void load(const core::Settings& settings) = 0;
    /// Whom the setting is about: called before load().
    virtual void meet(const std::vector<core::Participant>& /*people*/) {}
    /// Stores what can be read, and explains what cannot; that stays as it is.
    [[nodiscard]] virtual QString store(core::Settings& settings) = 0;
    /// What takes the focus and the outline of a refusal.
    [[nodiscard]] virtual QWidget& field() { return *this; }

Q_SIGNALS:
    /// By the user.
    void edited();
};

// The object names of the parts begin with `name`.

/// What the places are worth: a named scale, or own values in fields, which have the size of their
/// table as the property "tableSize".
SettingEditor* makeScaleEditor(const QString& name, QWidget* parent);

/// Which tie-breaks are offered, and in which words.
enum class TieBreaksOf : std::uint8_t { Games, Deals };
/// The tie-breaks in their order: one combo box each, and an empty one behind the last.
SettingEditor* makeTieBreakEditor(const QString& name, TieBreaksOf of, QWidget* parent);

/// The points of a round with a bye. An average that does not apply is offered only if it is in
/// force.
SettingEditor* makeByeEditor(const QString& name, Applies offersAverage, QWidget* parent);

/// How long a match of Rommé 500 lasts: to a target, or for a number of deals.
SettingEditor* makeMatchEditor(const QString& name, QWidget* parent);

/// The chips that a point costs in Rommé 500, and those that everybody has at the start.
SettingEditor* makeChipsEditor(QWidget* parent);
SettingEditor* makeStackEditor(QWidget* parent);

/// Classes of participants with a start fee of their own; the usual ones are offered.
SettingEditor* makeFeeClassEditor(QWidget* parent);

/// The prizes by rank, one per line, and their sum.
SettingEditor* makePrizeEditor(QWidget* parent);

/// All other prizes: each with its name, for whom it is, and what its places are worth.
SettingEditor* makeFurtherPrizesEditor(QWidget* parent);

} // namespace desk
