#pragma once

#include "choices.h"

#include "core/tournament.h"

/// How Rommé 500 can be played, in plain words.
namespace desk {

/// The events by their names.
QComboBox* makeEventChoice(const QString& objectName, QWidget* parent);

/// What an event means, in a sentence.
QString eventWords(core::CardEvent event);

/// How a match of that form is won, in a sentence.
QString matchWords(const scoring::MatchForm& form);

/// What is wrong with a number that has to be whole and above 0.
QString wholeNumberComplaint();

} // namespace desk
