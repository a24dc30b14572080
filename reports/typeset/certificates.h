#pragma once

#include "reports/typeset/sheet.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace typeset {

enum class Emphasis : std::uint8_t {
    Plain,
    Place, ///< Large.
    Name,  ///< Larger.
    Title, ///< The heading: largest.
};

struct CertificateLine
{
    QString text; ///< Wrapped if too long; empty: space between two others.
    Emphasis emphasis = Emphasis::Plain;
};

struct Certificate
{
    std::vector<CertificateLine> lines;
    QString number; ///< The recipient's, small at the foot: "No. 12".
};

/// One a page, without the frame of other documents.
struct Certificates
{
    QByteArray background;  ///< A picture file for the whole page; empty: a plain border.
    QByteArray logo;        ///< A picture file; empty: none.
    QStringList signatures; ///< Captions under the signature lines.
    std::vector<Certificate> certificates;
    QString nothing; ///< The text of the only page if there are no certificates.
};

/// Landscape if the background is. Lines that do not fit a page shrink.
Sheets certificatePages(const Certificates& certificates, PaperSize paper);

} // namespace typeset
