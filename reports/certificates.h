#pragma once

#include "sheet.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace reports {

enum class Emphasis : std::uint8_t {
    Plain,
    Place, ///< Large.
    Name,  ///< Larger.
    Title, ///< What it is: largest.
};

struct CertificateLine
{
    QString text; ///< Wrapped where it is too long; empty: space between two others.
    Emphasis emphasis = Emphasis::Plain;
};

struct Certificate
{
    std::vector<CertificateLine> lines;
    QString number; ///< Whose it is, small at the foot: "No. 12".
};

/// One a page, without the frame of other documents.
struct Certificates
{
    QByteArray background;  ///< A picture file for the whole page; empty: a plain border.
    QByteArray logo;        ///< A picture file; empty: none.
    QStringList signatures; ///< What stands under the lines to sign on.
    std::vector<Certificate> certificates;
    QString nothing; ///< What the one page says where there is no certificate.
};

/// The pages lie on their side where the background does. Lines that are too many for a page
/// shrink.
Sheets certificatePages(const Certificates& certificates, PaperSize paper);

} // namespace reports
