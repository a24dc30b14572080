#include "core/codes/hall_codes.h"

#include "core/codes/code_signs.h"

#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <array>

namespace core {

namespace {

/// The first `length` characters derived from the text with the key.
QString derived(const QByteArray& key, const QByteArray& text, qsizetype length)
{
    const auto bytes = QMessageAuthenticationCode::hash(text, key, QCryptographicHash::Sha256);
    QString code;
    for (qsizetype index = 0; index < length; ++index) {
        const auto byte = static_cast<unsigned char>(bytes[index]);
        code += codeSign(byte % 32U);
    }
    return code;
}

} // namespace

QByteArray newHallKey()
{
    std::array<quint32, hallKeyLength / sizeof(quint32)> words = {};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    QByteArray key;
    for (const auto word : words) {
        for (unsigned shift = 0; shift < 32; shift += 8) {
            key += static_cast<char>(static_cast<unsigned char>(word >> shift));
        }
    }
    return key;
}

QString participantCode(const QByteArray& key, StartNumber number)
{
    constexpr qsizetype length = 10;
    return derived(key, "participant " + QByteArray::number(plain(number)), length)
        .insert(length / 2, u'-');
}

QString slipCode(const QByteArray& key, const SlipId& slip)
{
    constexpr qsizetype length = 26;
    return derived(key, "slip " + slipText(slip).toLatin1(), length);
}

} // namespace core
