#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <vector>

namespace web {

/// The parts of a browser's request that the pages need.
struct Request
{
    bool isPost = false;
    QString path;        ///< Decoded, from "/" on.
    QString query;       ///< The search text, decoded.
    QByteArray body;     ///< Of a form; limited by ServerLimits.
    QByteArray address;  ///< Of the phone, if known.
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
    bool isPrivate = false; ///< Personal: cached by nobody.
    bool isWrongCode = false;
};

/// The language of the pages for a browser's Accept-Language: "de" or "en".
QString pageLanguage(const QByteArray& accepted);

} // namespace web
