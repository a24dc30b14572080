#include "core/codes/helper_codes.h"

#include "core/codes/code_signs.h"

#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

namespace core {
namespace {

QByteArray helperDigest(const QByteArray& key, const QByteArray& purpose, const QByteArray& text)
{
    return QMessageAuthenticationCode::hash(purpose + ' ' + text, key, QCryptographicHash::Sha256)
        .toHex();
}

} // namespace

QString newHelperCode()
{
    constexpr qsizetype length = 10;
    constexpr quint32 signCount = 32;
    QString code;
    for (qsizetype index = 0; index < length; ++index) {
        code += codeSign(QRandomGenerator::system()->bounded(signCount));
    }
    return code.insert(length / 2, u'-');
}

QByteArray helperCodeDigest(const QByteArray& key, QStringView code)
{
    return helperDigest(key, "helper code", plainCode(code).toUtf8());
}

QByteArray helperSession(const QByteArray& key, const QByteArray& codeDigest)
{
    return helperDigest(key, "helper session", codeDigest);
}

QByteArray helperFormToken(const QByteArray& key, const QByteArray& session)
{
    return helperDigest(key, "helper form", session);
}

bool isSameSecret(const QByteArray& left, const QByteArray& right)
{
    if (left.size() != right.size()) {
        return false;
    }
    unsigned difference = 0;
    for (qsizetype index = 0; index < left.size(); ++index) {
        difference |= static_cast<unsigned char>(left[index] ^ right[index]);
    }
    return difference == 0;
}

} // namespace core
