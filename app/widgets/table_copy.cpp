#include "table_copy.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace desk {
namespace {

QString lineOf(const QStringList& cells)
{
    QStringList texts;
    for (const auto& cell : cells) {
        texts << cell.simplified();
    }
    return texts.join(u'\t') + u'\n';
}

QString rowOf(const QStringList& cells, const QString& tag)
{
    QString html = QStringLiteral("<tr>");
    for (const auto& cell : cells) {
        html += QStringLiteral("<%1>%2</%1>").arg(tag, cell.toHtmlEscaped());
    }
    return html + QStringLiteral("</tr>\n");
}

} // namespace

QString CopiedTable::text() const
{
    QString text = lineOf(heads);
    for (const auto& row : rows) {
        text += lineOf(row);
    }
    return text;
}

QString CopiedTable::html() const
{
    QString html = QStringLiteral("<table>\n") + rowOf(heads, QStringLiteral("th"));
    for (const auto& row : rows) {
        html += rowOf(row, QStringLiteral("td"));
    }
    return html + QStringLiteral("</table>\n");
}

std::unique_ptr<QMimeData> CopiedTable::mimeData() const
{
    auto data = std::make_unique<QMimeData>();
    data->setText(text());
    data->setHtml(html());
    return data;
}

void CopiedTable::copy() const
{
    QGuiApplication::clipboard()->setMimeData(mimeData().release());
}

} // namespace desk
