#pragma once

#include "reports/typeset/page_flow.h"

#include <QString>

#include <vector>

/// Lists of people with a number: in two columns if most names are short enough.
namespace typeset {

struct PeopleHeads
{
    QString number;
    QString name;
    QString games;
};

struct PersonLine
{
    QString number; ///< May be empty, as for guests.
    QString name;   ///< Wraps, but is never cut off.
    QString games;  ///< May be empty.
};

struct PeopleList
{
    QString title;
    std::vector<PersonLine> people;
};

/// The list with heads on every page. Empty lists are omitted. What follows it, `after` high, is
/// not alone on a page: the last lines go with it.
void addPeople(PageFlow& flow, const PeopleList& list, const PeopleHeads& heads, qreal after = 0);

} // namespace typeset
