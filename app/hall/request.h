#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

namespace web {

/// What a browser asks for, as far as the pages care.
struct Request
{
    bool isPost = false;
    QString path;        ///< Decoded, from "/" on.
    QString query;       ///< What was typed into the search field, decoded.
    QByteArray body;     ///< Of a form; at most as long as ServerLimits say.
    QByteArray address;  ///< Of the phone, as far as it is known.
    QByteArray language; ///< The header Accept-Language.
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
    bool isPrivate = false; ///< Somebody's own: kept by nobody.
    bool isWrongCode = false;
};

/// The language of the pages for a browser's Accept-Language: "de" or "en".
QString pageLanguage(const QByteArray& accepted);

} // namespace web
