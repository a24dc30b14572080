#pragma once

#include "scoring/checks.h"

#include <QStringList>

#include <vector>

/// "B large hand 28 of 27; many claims …": seat, kind, actual and limit of each finding. The kind
/// is named by `name(kind)`.
template <typename Kind, typename Namer>
QString findingTexts(const std::vector<scoring::Finding<Kind>>& findings, const Namer& name)
{
    QStringList texts;
    for (const auto& finding : findings) {
        const QString seat = finding.seat
                                 ? QString(QChar(u'A' + static_cast<int>(*finding.seat))) + u' '
                                 : QString();
        texts << QStringLiteral("%1%2 %3 of %4")
                     .arg(seat, name(finding.kind))
                     .arg(finding.actual)
                     .arg(finding.limit);
    }
    return texts.join(QStringLiteral("; "));
}
