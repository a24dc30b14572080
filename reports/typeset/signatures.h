#pragma once

#include "reports/typeset/page_flow.h"

#include <QStringList>

/// Lines to sign on, side by side, each with its text below it.
namespace typeset {

/// In a width, with room for handwriting; 0 without any.
qreal signaturesHeight(const QStringList& signatures, qreal width);

/// Takes that height of the flow.
void addSignatures(PageFlow& flow, const QStringList& signatures);

} // namespace typeset
