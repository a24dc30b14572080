#include "core/file/device_name.h"

#include <QRegularExpression>

namespace core {

bool isDeviceName(const QString& path)
{
    static const QRegularExpression device(
        QStringLiteral("(?:^|[/\\\\:])(?:con|prn|aux|nul|conin\\$|conout\\$|(?:com|lpt)[0-9¹²³])"
                       " *(?:[.:][^/\\\\]*)?$"),
        QRegularExpression::CaseInsensitiveOption);
    return device.match(path).hasMatch();
}

} // namespace core
