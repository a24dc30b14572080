#pragma once

#include "sheet.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace reports {

struct Certificate
{
    QString name;      ///< Large.
    QString place;     ///< "2nd place", "shared 2nd place".
    QStringList lines; ///< Finished paragraphs around them.
};

/// One a page, without the frame of other documents.
struct Certificates
{
    QString title;          ///< "Certificate".
    QByteArray background;  ///< A picture file for the whole page; empty: a plain border.
    QByteArray logo;        ///< A picture file; empty: none.
    QStringList signatures; ///< What stands under the lines to sign on.
    std::vector<Certificate> certificates;
    QString nothing; ///< What the one page says where there is no certificate.
};

Sheets certificatePages(const Certificates& certificates, PaperSize paper);

} // namespace reports
