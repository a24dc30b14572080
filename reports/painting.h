#pragma once

#include "sheet.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>

class QPagedPaintDevice;
class QPainter;

/// From sheets to devices.
namespace reports {

/// The painter's coordinates are the units of paper.h.
void paint(QPainter& painter, const Sheet& sheet);

/// One or more sheets on a printer or PDF, which is given each sheet's paper. `first` and `last`
/// count from 0, both included; false if the device failed.
bool paintOn(QPagedPaintDevice& device, const Sheets& sheets, std::size_t first, std::size_t last);

/// The whole document as a PDF file's bytes.
QByteArray pdf(const Sheets& sheets, const QString& title);

/// Whether a picture file's bytes can be painted.
bool isPicture(const QByteArray& bytes);

/// Its shape: width and height in a measure of its own; empty if it can't be painted.
QSizeF pictureSize(const QByteArray& bytes);

} // namespace reports
