#pragma once

#include <QByteArray>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace web {

/// The parts of a browser's request that the pages need.
struct Request
{
    bool isPost = false;
    QString path;             ///< Decoded, from "/" on.
    QString query;            ///< The search text, decoded.
    QString game = {};        ///< The number chosen on a slip's page.
    QString from = {};        ///< Where a television's part begins, and …
    QString until = {};       ///< … ends.
    QStringList company = {}; ///< The arguments "with", decoded: few and short.
    QByteArray body;          ///< Of a form; limited by ServerLimits.
    QByteArray address;       ///< Of the phone, if known.
    QByteArray language;      ///< The header Accept-Language.
    QByteArray host = {};     ///< Where it was sent: "192.168.1.5:8080".
    QByteArray origin = {};   ///< The site whose page sent it, if the browser says so.
    QByteArray session = {};  ///< The cookie of a helper.
    bool isEncrypted = false;
};

/// A header of a response.
struct Header
{
    QByteArray name;
    QByteArray value;
};

struct Response
{
    int status = 200;
    QByteArray type = "text/html; charset=utf-8";
    QByteArray body = {};
    std::vector<Header> headers = {};
    bool isPrivate = false; ///< Personal: cached by nobody.
    bool isWrongCode = false;
};

/// The language of the pages for a browser's Accept-Language: "de" or "en".
QString pageLanguage(const QByteArray& accepted);
/// Its locale.
QLocale pageLocale(const QByteArray& accepted);

/// Whether a request that arrived at that address of this computer names it as its host, or says
/// "localhost": a name that leads here only by an attacker's DNS is none of its own.
bool isOwnHost(const QByteArray& host, const QByteArray& address);

} // namespace web
