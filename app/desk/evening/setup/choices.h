#pragma once

#include "core/model/tournament.h"

#include <QComboBox>
#include <QList>
#include <QString>

#include <utility>

/// Combo boxes of Setup and new tournaments, and their entries in plain words.
namespace desk {

/// The entries of a combo box: texts and values.
using ChoiceItems = QList<std::pair<QString, int>>;

QComboBox* makeChoice(const QString& objectName, const QString& accessibleName,
                      const ChoiceItems& items, QWidget* parent);

/// Replaces the entries; keeps the chosen value if it is among them, else chooses the first.
void setItems(QComboBox& choice, const ChoiceItems& items);

template <typename Value>
void select(QComboBox& choice, Value value)
{
    choice.setCurrentIndex(choice.findData(static_cast<int>(value)));
}

template <typename Value>
Value selected(const QComboBox& choice)
{
    return static_cast<Value>(choice.currentData().toInt());
}

/// The value of tied hands at a table.
ChoiceItems tiesItems();

/// The events of Rommé 500 by name.
ChoiceItems eventItems();
/// The meaning of an event, in a sentence.
QString eventWords(core::CardEvent event);
/// How a match of that form is won, in a sentence.
QString matchWords(const scoring::MatchForm& form);
/// Refusal of a number that must be whole and above 0.
QString wholeNumberComplaint();
/// Refusal of an amount of money.
QString amountComplaint();

} // namespace desk
