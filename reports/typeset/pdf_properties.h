#pragma once

#include "reports/typeset/sheet.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace typeset {

/// The properties of a PDF file.
struct PdfProperties
{
    QString title;
    QString language = {};  ///< "de": for screen readers.
    QDateTime created = {}; ///< Invalid: the time of writing.
};

/// The PDF file with its language, bookmarks for what begins on its pages, and its title instead of
/// the file name in a viewer's frame. With `created`, the same pages give the same bytes. Unchanged
/// if built without qpdf.
QByteArray withProperties(const QByteArray& pdf, const Sheets& sheets,
                          const PdfProperties& properties);

} // namespace typeset
