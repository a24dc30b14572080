#pragma once

#include "reports/typeset/pdf_properties.h"
#include "reports/typeset/pictures.h"
#include "reports/typeset/sheet.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>

class QPagedPaintDevice;
class QPainter;

/// From sheets to devices.
namespace typeset {

/// The painter's coordinates are the units of paper.h.
void paint(QPainter& painter, const Sheet& sheet);

/// Which paper size is used.
enum class PaperOf : std::uint8_t {
    Pages,
    Device,
};

/// Sheets on a printer or PDF: where the device takes no other paper between two pages, or its
/// paper is smaller, the sheet is turned and shrunk to fit.
/// `first` and `last` count from 0, both included; `last` may lie behind the last sheet.
/// False if there is no such sheet or the device failed.
bool paintOn(QPagedPaintDevice& device, const Sheets& sheets, std::size_t first, std::size_t last,
             PaperOf paper = PaperOf::Pages);

/// The whole document as the bytes of a PDF file with searchable text; empty if that failed.
QByteArray pdf(const Sheets& sheets, const PdfProperties& properties);

} // namespace typeset
