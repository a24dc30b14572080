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

/// Painting sheets on devices.
namespace typeset {

/// The painter's coordinates are the units of paper.h.
void paint(QPainter& painter, const Sheet& sheet);

/// Whose paper size is used.
enum class PaperOf : std::uint8_t {
    Pages,
    Device,
};

/// Paints sheets on a printer or PDF. If the device cannot change paper between pages, or its paper
/// is smaller, the sheet is rotated and shrunk to fit. `first` and `last` count from 0, both
/// included; `last` may exceed the last sheet. False if there is no such sheet or the device
/// failed.
bool paintOn(QPagedPaintDevice& device, const Sheets& sheets, std::size_t first, std::size_t last,
             PaperOf paper = PaperOf::Pages);

/// The whole document as the bytes of a PDF file with searchable text; empty on failure.
QByteArray pdf(const Sheets& sheets, const PdfProperties& properties);

} // namespace typeset
