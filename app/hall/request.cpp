#include "app/hall/request.h"

#include <QList>

#include <algorithm>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The weight of a language in a part such as "de-AT;q=0.8"; negative for other languages.
double weightOf(const QByteArray& part, const QByteArray& language)
{
    const auto fields = part.split(';');
    const auto name = fields.constFirst().trimmed().toLower();
    if (name != language && !name.startsWith(language + '-')) {
        return -1;
    }
    for (const auto& field : fields.mid(1)) {
        if (const auto trimmed = field.trimmed(); trimmed.startsWith("q=")) {
            return trimmed.mid(2).toDouble();
        }
    }
    return 1;
}

} // namespace

QString pageLanguage(const QByteArray& accepted)
{
    double german = 0;
    double english = 0;
    for (const auto& part : accepted.left(1000).split(',')) {
        german = std::max(german, weightOf(part, "de"));
        english = std::max(english, weightOf(part, "en"));
    }
    return german > english ? u"de"_s : u"en"_s;
}

QLocale pageLocale(const QByteArray& accepted)
{
    return pageLanguage(accepted) == u"de" ? QLocale(QLocale::German, QLocale::Germany)
                                           : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

bool isOwnHost(const QByteArray& host, const QByteArray& address)
{
    const auto colon = host.indexOf(':');
    const auto name = (colon < 0 ? host : host.left(colon)).toLower();
    return !name.isEmpty() && (name == address || name == "localhost" || name == "127.0.0.1");
}

} // namespace web
