#pragma once

#include "app/desk/evening/participants/list_preview.h"

#include <functional>

class QWidget;

/// Adding people from a pasted or imported list.
namespace desk {

/// What to take from a list.
struct ListAnswer
{
    std::vector<core::Enrolment> people;
    core::ListTicks ticks;
};

/// A list as it was read.
struct ReadList
{
    core::ListTable table;
    QString sheet = {};      ///< Of a workbook; empty for a text.
    QStringList others = {}; ///< The visible sheets beside it.
};

/// Where a list is from, and how to read another of its sheets; nothing after reporting why not.
struct ListSource
{
    QString name;
    std::function<std::optional<ReadList>(const QString& sheet)> read = {};
};

/// Previews a list for that tournament. Returns what to take from it unless rejected. People of
/// whom the list does not say whether they are here are taken as chosen, proposed by the day.
std::optional<ListAnswer> askWhomToAdd(QWidget* parent, const ListSource& source, ReadList list,
                                       const core::Tournament& tournament,
                                       const std::vector<core::Player>& directory, QDate today);

} // namespace desk
