#pragma once

#include <QByteArray>
#include <QProcess>
#include <QRectF>
#include <QStandardPaths>
#include <QString>
#include <QTemporaryFile>
#include <QXmlStreamReader>

#include <vector>

/// PDF files read back by poppler's pdftotext, independently of this program.
namespace typeset {

struct PdfWord
{
    QRectF box; ///< In typographic points from the page's upper left corner.
    QString text;
};

struct PdfPage
{
    QSizeF size;
    std::vector<PdfWord> words;

    [[nodiscard]] QString runningText() const
    {
        QString text;
        for (const auto& word : words) {
            text += word.text;
        }
        return text;
    }
};

inline bool canReadPdf()
{
    return !QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty();
}

inline std::vector<PdfPage> readPdf(const QByteArray& pdf)
{
    QTemporaryFile file;
    if (!file.open() || file.write(pdf) != pdf.size() || !file.flush()) {
        return {};
    }
    QProcess process;
    process.start(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), QStringLiteral("-bbox"),
                                                file.fileName(), QStringLiteral("-")});
    if (!process.waitForFinished()) {
        return {};
    }
    QXmlStreamReader xml(process.readAllStandardOutput());
    xml.setEntityResolver(nullptr);
    std::vector<PdfPage> pages;
    const auto number = [&xml](const char* name) {
        return xml.attributes().value(QLatin1String(name)).toDouble();
    };
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("page")) {
            pages.push_back({QSizeF(number("width"), number("height")), {}});
        } else if (xml.name() == QLatin1String("word") && !pages.empty()) {
            const QRectF box(QPointF(number("xMin"), number("yMin")),
                             QPointF(number("xMax"), number("yMax")));
            pages.back().words.push_back({box, xml.readElementText()});
        }
    }
    return pages;
}

} // namespace typeset
