#include "db/postgres/server_address.h"

#include "core/store/store.h"

#include <QStringList>
#include <QUrl>
#include <QUrlQuery>

namespace db {
namespace {

using namespace Qt::StringLiterals;

core::StoreFailure badAddress(const QString& what)
{
    return {core::StoreFailure::Kind::Address, what};
}

/// Qt's driver takes a semicolon for the end of an option.
QString quoted(const QString& value)
{
    if (value.contains(u';')) {
        throw badAddress(value);
    }
    QString escaped = value;
    escaped.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
    return u'\'' + escaped + u'\'';
}

/// Whether the connection stays on this machine, where nobody can come between.
bool isNear(const QString& host)
{
    static const QStringList names = {QString(), u"localhost"_s, u"127.0.0.1"_s, u"::1"_s};
    return host.startsWith(u'/') || names.contains(host);
}

/// The `sslmode` with which only the intended server gets the password; empty: the client library's
/// default.
QString sslModeFor(const QString& host, const QUrlQuery& query)
{
    static const QStringList checking = {u"verify-ca"_s, u"verify-full"_s};
    const bool isPinned = query.hasQueryItem(u"sslrootcert"_s);
    const bool isDefined = query.hasQueryItem(u"service"_s);
    if (!isPinned && (isNear(host) || isDefined)) {
        return {};
    }
    if (!query.hasQueryItem(u"sslmode"_s)) {
        return isPinned ? checking.first() : checking.last();
    }
    if (const auto mode = query.queryItemValue(u"sslmode"_s); !checking.contains(mode)) {
        throw core::StoreFailure(core::StoreFailure::Kind::Unverified, u"sslmode="_s + mode);
    }
    return {};
}

QString optionsOf(const QUrlQuery& query)
{
    static const QStringList known = {u"service"_s, u"sslmode"_s, u"sslrootcert"_s,
                                      u"channel_binding"_s, u"passfile"_s};
    QStringList options;
    for (const auto& [key, value] : query.queryItems(QUrl::FullyDecoded)) {
        if (known.contains(key)) {
            options << key + u'=' + quoted(value);
        } else if (key != u"host") {
            throw badAddress(key);
        }
    }
    return options.join(u' ');
}

} // namespace

ServerAddress serverAddressFrom(const QString& text)
{
    const QUrl url(text, QUrl::StrictMode);
    // Not repeated in the failure: it may be in a log already.
    if (url.userInfo().contains(u':')) {
        throw badAddress(u"PGPASSFILE, pg_service.conf"_s);
    }
    if (!url.isValid() || !text.contains(u"://") || url.hasFragment() ||
        url.path(QUrl::FullyEncoded).count(u'/') > 1) {
        throw badAddress(u"postgresql://USER@HOST:PORT/NAME"_s);
    }
    const QUrlQuery query(url);
    ServerAddress address;
    address.user = url.userName(QUrl::FullyDecoded);
    address.host = query.hasQueryItem(u"host"_s)
                       ? query.queryItemValue(u"host"_s, QUrl::FullyDecoded)
                       : url.host(QUrl::FullyDecoded);
    if (url.port() > 0) {
        address.port = url.port();
    }
    address.database = url.path(QUrl::FullyDecoded).mid(1);
    address.options = optionsOf(query);
    if (const auto mode = sslModeFor(address.host, query); !mode.isEmpty()) {
        address.options +=
            (address.options.isEmpty() ? u""_s : u" "_s) + u"sslmode="_s + quoted(mode);
    }
    return address;
}

} // namespace db
