#pragma once

#include <QString>

#include <optional>

class QWidget;

namespace desk {

/// A number to be asked for.
struct NumberWanted
{
    QString label;
    int smallest = 1;
    int largest = 1;
    int suggested = 1;
};

/// Nothing if one goes back.
std::optional<int> askNumber(QWidget* parent, const QString& title, const QString& text,
                             const QString& verb, const NumberWanted& wanted);

/// A number and why: for what is told to the players.
struct NumberAndReason
{
    int number = 1;
    QString reason;
};
std::optional<NumberAndReason> askNumberAndReason(QWidget* parent, const QString& title,
                                                  const QString& text, const QString& verb,
                                                  const NumberWanted& wanted);

} // namespace desk
