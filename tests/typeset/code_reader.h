#pragma once

#include "reports/typeset/painting.h"

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>
#include <QTemporaryDir>

/// What a scanner reads from printed pages.
namespace code_reader {

inline QString program()
{
    return QStandardPaths::findExecutable(QStringLiteral("zbarimg"));
}

inline QImage imageOf(const typeset::Sheet& sheet, int dotsPerInch)
{
    const auto area = sheetArea(sheet.paper);
    const qreal scale = static_cast<qreal>(dotsPerInch) / typeset::unitsPerInch;
    QImage image((area.size() * scale).toSize(), QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paint(painter, sheet);
    return image;
}

/// The texts of all QR codes on all pages, sorted; as an office scanner sees them.
inline QStringList codesOn(const typeset::Sheets& sheets)
{
    constexpr int officeScanner = 200;
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("page.png"));
    QStringList codes;
    for (const auto& sheet : sheets) {
        if (!imageOf(sheet, officeScanner).save(file)) {
            qFatal("no picture of the page");
        }
        QProcess process;
        process.start(program(),
                      {QStringLiteral("--quiet"), QStringLiteral("--raw"),
                       QStringLiteral("-Sdisable"), QStringLiteral("-Sqrcode.enable"), file});
        process.waitForFinished();
        codes
            << QString::fromUtf8(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    }
    codes.sort();
    return codes;
}

} // namespace code_reader
