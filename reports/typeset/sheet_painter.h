#pragma once

#include "reports/typeset/pictures.h"
#include "reports/typeset/sheet.h"

class QPainter;

namespace typeset {

/// Paints the marks of sheets; caches shared resources.
class SheetPainter
{
public:
    /// The painter's coordinates are the units of paper.h.
    explicit SheetPainter(QPainter& painter) : painter_(painter) {}

    void paint(const Sheet& sheet);

    void operator()(const TextMark& mark);
    void operator()(const LineMark& mark);
    void operator()(const FillMark& mark);
    void operator()(const BoxMark& mark);
    void operator()(const PictureMark& mark);
    void operator()(const QrMark& mark);
    void operator()(const PathMark& mark);

private:
    QPainter& painter_;
    Pictures pictures_;
    Measures measures_;
};

} // namespace typeset
