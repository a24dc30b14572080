#pragma once

#include <QComboBox>
#include <QList>
#include <QString>

#include <utility>

namespace desk {

/// What a choice offers: texts and the values they stand for.
using ChoiceItems = QList<std::pair<QString, int>>;

/// A choice with an object name and an accessible name.
QComboBox* makeChoice(const QString& objectName, const QString& accessibleName,
                      const ChoiceItems& items, QWidget* parent);

/// What those get who are equal at a table.
ChoiceItems tiesItems();

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

} // namespace desk
