#include "app/desk/widgets/table_copy.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace desk {

void copyTable(const std::vector<QStringList>& rows)
{
    QString text;
    QString html = QStringLiteral("<table>\n");
    QString tag = QStringLiteral("th");
    for (const auto& row : rows) {
        QStringList cells;
        html += QStringLiteral("<tr>");
        for (const auto& cell : row) {
            cells << cell.simplified();
            html += QStringLiteral("<%1>%2</%1>").arg(tag, cell.toHtmlEscaped());
        }
        text += cells.join(u'\t') + u'\n';
        html += QStringLiteral("</tr>\n");
        tag = QStringLiteral("td");
    }
    auto* const data = new QMimeData;
    data->setText(text);
    data->setHtml(html + QStringLiteral("</table>\n"));
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace desk
