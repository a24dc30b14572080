#include "type.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace reports {

namespace {

QFont::Weight weightOf(Weight weight)
{
    switch (weight) {
    case Weight::Regular:
        return QFont::Normal;
    case Weight::Medium:
        return QFont::Medium;
    case Weight::Bold:
        return QFont::Bold;
    }
    return QFont::Normal;
}

} // namespace

QFont fontOf(const Type& type)
{
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(type.size))));
    font.setWeight(weightOf(type.weight));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

qreal lineHeight(const Type& type)
{
    const QFontMetricsF metrics(fontOf(type));
    return metrics.ascent() + metrics.descent();
}

qreal textWidth(const QString& text, const Type& type)
{
    return QFontMetricsF(fontOf(type)).horizontalAdvance(text);
}

std::vector<QString> wrapped(const QString& text, const Type& type, qreal width)
{
    QTextLayout layout(text, fontOf(type));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    std::vector<QString> lines;
    for (auto line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.push_back(text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    if (lines.empty()) {
        lines.emplace_back();
    }
    return lines;
}

Type fitted(const QString& text, const Type& type, qreal width, qreal smallest)
{
    const qreal needed = textWidth(text, type);
    if (needed <= width) {
        return type;
    }
    return type.scaled(std::max(smallest, width / needed));
}

} // namespace reports
