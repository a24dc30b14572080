#pragma once

#include "reports/typeset/sheet.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace typeset {

enum class Emphasis : std::uint8_t {
    Plain,
    Place, ///< Large.
    Name,  ///< Larger.
    Title, ///< The heading: largest.
};

/// What is drawn around the text.
enum class Ornament : std::uint8_t {
    Laurel, ///< A wreath.
    Stones, ///< Four stones side by side.
    Border, ///< A border only.
};

struct CertificateLine
{
    QString text; ///< Wrapped if too long; empty: space between two others.
    Emphasis emphasis = Emphasis::Plain;
};

struct Certificate
{
    std::vector<CertificateLine> lines;
    QString number;                         ///< The recipient's, small at the foot: "No. 12".
    std::optional<std::int32_t> place = {}; ///< For the ornament.
};

/// One per page, without the frame of other documents.
struct Certificates
{
    QByteArray background;  ///< A picture file for the whole page; empty: the ornament.
    QByteArray logo;        ///< A picture file; empty: none.
    QStringList signatures; ///< Captions under the signature lines.
    std::vector<Certificate> certificates;
    QString nothing; ///< The text of the only page if there are no certificates.
    Ornament ornament = Ornament::Border;
    Orientation orientation = Orientation::Portrait; ///< For pages without a background.
};

/// The ornament frames the logo, or else the place. Lines shrink to fit the page.
Sheets certificatePages(const Certificates& certificates, PaperSize paper);

} // namespace typeset
