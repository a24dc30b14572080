#pragma once

#include "reports/typeset/painting.h"

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>
#include <QTemporaryDir>

#include <variant>

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

/// What the program reads from pictures, in order.
inline QStringList codesIn(const QStringList& files)
{
    QProcess process;
    process.start(program(),
                  QStringList{QStringLiteral("--quiet"), QStringLiteral("--raw"),
                              QStringLiteral("-Sdisable"), QStringLiteral("-Sqrcode.enable")} +
                      files);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
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
        codes << codesIn({file});
    }
    codes.sort();
    return codes;
}

/// The same in page order, with a reader held to each code in turn: it sees the code and its
/// surroundings within the row.
inline QStringList codesOneByOne(const typeset::Sheets& sheets, int dotsPerInch)
{
    constexpr qreal around = typeset::millimetres(1.4);
    const qreal scale = static_cast<qreal>(dotsPerInch) / typeset::unitsPerInch;
    const QTemporaryDir folder;
    QStringList files;
    for (const auto& sheet : sheets) {
        const QImage page = imageOf(sheet, dotsPerInch);
        for (const auto& mark : sheet.marks) {
            if (const auto* const code = std::get_if<typeset::QrMark>(&mark)) {
                const QRectF seen = code->box.adjusted(-around, -around, around, around);
                files << folder.filePath(QStringLiteral("%1.png").arg(files.size()));
                const QRectF dots(seen.topLeft() * scale, seen.size() * scale);
                if (!page.copy(dots.toRect()).save(files.last())) {
                    qFatal("no picture of the code");
                }
            }
        }
    }
    return codesIn(files);
}

} // namespace code_reader
