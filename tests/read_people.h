#pragma once

#include "core/file/people_list.h"

/// The people of a list as text.
inline core::Result<core::PeopleList> readPeopleList(const QString& text)
{
    const auto table = core::readListTable(text);
    return table ? core::Result<core::PeopleList>(core::peopleIn(*table)) : table.refused();
}
