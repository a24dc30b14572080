#include "html_row.h"

namespace desk {

QString htmlRow(const QStringList& cells, qsizetype numbers, const QString& style)
{
    QString html = QStringLiteral("<tr>");
    for (qsizetype index = 0; index < cells.size(); ++index) {
        const bool number = index > 0 && index <= numbers;
        html += QStringLiteral("<td align=\"%1\" style=\"padding: 3px 12px 3px 0; %2\">%3</td>")
                    .arg(number ? QStringLiteral("right") : QStringLiteral("left"), style,
                         cells[index]);
    }
    return html + QStringLiteral("</tr>");
}

} // namespace desk
