#pragma once

#include "reports/typeset/sheet.h"
#include "reports/typeset/table_document.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace typeset {

/// A few lines under a title.
struct PosterPart
{
    QString title;
    QStringList lines;
};

/// One page for the wall: a title between ornaments, parts in two columns, and a table below.
struct Poster
{
    /// Its title heads the poster, and its first block is on it. For HTML and files it holds
    /// everything.
    TableDocument table;
    QStringList lead;              ///< Below the title, centred.
    std::vector<PosterPart> parts; ///< Those without lines are left out.
    QString tableTitle;
};

/// In the largest type that fits the page, at least smallestSize: lines that still do not fit are
/// cut off at the end of their column.
Sheets posterPages(const Poster& poster, PaperSize paper);

} // namespace typeset
