#include "reports/documents/wifi_code.h"

namespace documents {

using namespace Qt::StringLiterals;

namespace {

/// Field separators are escaped with a backslash.
QString escapedField(const QString& text)
{
    QString escaped;
    for (const QChar sign : text) {
        if (u"\\;,:\""_s.contains(sign)) {
            escaped += u'\\';
        }
        escaped += sign;
    }
    return escaped;
}

} // namespace

QString wifiCode(const QString& network, const QString& password)
{
    return password.isEmpty() ? u"WIFI:T:nopass;S:%1;;"_s.arg(escapedField(network))
                              : u"WIFI:T:WPA;S:"_s + escapedField(network) + u";P:"_s +
                                    escapedField(password) + u";;"_s;
}

} // namespace documents
