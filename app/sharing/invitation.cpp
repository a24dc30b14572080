#include "app/sharing/invitation.h"

#include "core/codes/code_signs.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <optional>
#include <utility>
#include <vector>

namespace sharing {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype secretSigns = 16;
constexpr qsizetype markSigns = 13; ///< 64 bits of the fingerprint, and one that is set.
constexpr qsizetype checkSigns = 3;
constexpr qsizetype codeSigns = secretSigns + markSigns + checkSigns;
constexpr unsigned bitsOfSign = 5;
constexpr unsigned signCount = 1U << bitsOfSign;

using Bits = std::vector<bool>;

void append(Bits& bits, unsigned value, unsigned count)
{
    for (unsigned bit = count; bit-- > 0;) {
        bits.push_back(((value >> bit) & 1U) != 0);
    }
}

unsigned numberAt(const Bits& bits, std::size_t from, unsigned count)
{
    unsigned number = 0;
    for (std::size_t bit = from; bit < from + count; ++bit) {
        number = number * 2 + (bits[bit] ? 1 : 0);
    }
    return number;
}

QString signsOf(const Bits& bits)
{
    QString signs;
    for (std::size_t bit = 0; bit + bitsOfSign <= bits.size(); bit += bitsOfSign) {
        signs += core::codeSign(numberAt(bits, bit, bitsOfSign));
    }
    return signs;
}

/// Nothing if a character belongs to no code.
std::optional<Bits> bitsOf(QStringView signs)
{
    Bits bits;
    for (const QChar sign : signs) {
        const auto value = core::valueOfCodeSign(sign);
        if (!value) {
            return std::nullopt;
        }
        append(bits, *value, bitsOfSign);
    }
    return bits;
}

/// The fingerprint and a last bit, which earlier versions left unset in codes for helpers.
QString markOf(const Invitation& invitation)
{
    Bits bits;
    for (const char byte : invitation.fingerprint) {
        append(bits, static_cast<unsigned char>(byte), 8);
    }
    append(bits, 1, 1);
    return signsOf(bits);
}

QString checkOf(const QString& signs)
{
    const auto hash = QCryptographicHash::hash(signs.toLatin1(), QCryptographicHash::Sha256);
    QString check;
    for (qsizetype sign = 0; sign < checkSigns; ++sign) {
        check += core::codeSign(static_cast<unsigned char>(hash[sign]) % signCount);
    }
    return check;
}

std::optional<std::pair<QString, std::uint16_t>> readAddress(QStringView text)
{
    const auto trimmed = text.trimmed();
    const auto colon = trimmed.lastIndexOf(u':');
    bool isNumber = false;
    const auto port = trimmed.mid(colon + 1).toUShort(&isNumber);
    const auto host = trimmed.first(std::max<qsizetype>(0, colon)).trimmed().toString();
    if (host.isEmpty() || host.contains(u' ') || !isNumber || port == 0) {
        return std::nullopt;
    }
    return std::pair(host, port);
}

} // namespace

QString newSecret()
{
    Bits bits;
    for (qsizetype sign = 0; sign < secretSigns; ++sign) {
        append(bits, QRandomGenerator::system()->bounded(signCount), bitsOfSign);
    }
    return signsOf(bits);
}

QString codeText(const Invitation& invitation)
{
    QString code = invitation.secret + markOf(invitation);
    code += checkOf(code);
    constexpr qsizetype group = 4;
    for (qsizetype end = code.size() - group; end > 0; end -= group) {
        code.insert(end, u'-');
    }
    return code;
}

QString addressText(const Invitation& invitation)
{
    return u"%1:%2"_s.arg(invitation.host, QString::number(invitation.port));
}

QString invitationText(const Invitation& invitation)
{
    return addressText(invitation) + u' ' + codeText(invitation);
}

std::variant<Invitation, InvitationFault> readInvitation(QStringView address, QStringView code)
{
    const auto place = readAddress(address);
    if (!place) {
        return InvitationFault::NoAddress;
    }
    const QString signs = core::plainCode(code);
    if (signs.size() != codeSigns) {
        return InvitationFault::Length;
    }
    const auto mark = bitsOf(QStringView(signs).mid(secretSigns, markSigns));
    if (!mark || checkOf(signs.first(codeSigns - checkSigns)) != signs.last(checkSigns)) {
        return InvitationFault::Mistyped;
    }
    if (!mark->back()) {
        return InvitationFault::OfHelper;
    }
    Invitation invitation{place->first, place->second, signs.first(secretSigns), {}};
    for (qsizetype byte = 0; byte < fingerprintLength; ++byte) {
        const auto value = numberAt(*mark, static_cast<std::size_t>(byte) * 8, 8);
        invitation.fingerprint += static_cast<char>(static_cast<unsigned char>(value));
    }
    return invitation;
}

} // namespace sharing
