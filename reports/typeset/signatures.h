#pragma once

#include "reports/typeset/page_flow.h"

#include <QStringList>

/// Lines to sign on, side by side, each with its text below it.
namespace typeset {

/// For a width, with room for handwriting; 0 if empty.
qreal signaturesHeight(const QStringList& signatures, qreal width);

/// Takes that height from the flow.
void addSignatures(PageFlow& flow, const QStringList& signatures);

} // namespace typeset
