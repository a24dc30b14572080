#pragma once

#include "reports/typeset/sheet.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace typeset {

/// What a PDF file says of itself.
struct PdfProperties
{
    QString title;
    QString language = {};  ///< "de": for those to whom it is read aloud.
    QDateTime created = {}; ///< Invalid: when it is written.
};

/// The PDF file with its language, with bookmarks for what begins on its pages, and with the title
/// in place of the file's name in a viewer's frame. The same pages give the same bytes where
/// `created` is given. Unchanged where the program is built without qpdf.
QByteArray withProperties(const QByteArray& pdf, const Sheets& sheets,
                          const PdfProperties& properties);

} // namespace typeset
