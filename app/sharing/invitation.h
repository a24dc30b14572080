#pragma once

#include <QByteArray>
#include <QString>
#include <QStringView>

#include <cstdint>
#include <variant>

/// What another desk needs to join: the server's address, and a code.
namespace sharing {

/// The bytes of a certificate's SHA-256 in a code.
inline constexpr qsizetype fingerprintLength = 8;

struct Invitation
{
    QString host; ///< A name or an IPv4 address.
    std::uint16_t port = 0;
    QString secret;         ///< 16 characters: see newSecret().
    QByteArray fingerprint; ///< fingerprintLength bytes.

    friend bool operator==(const Invitation&, const Invitation&) = default;
};

enum class InvitationFault : std::uint8_t {
    NoAddress, ///< No host, or no port from 1 to 65535 after it.
    Length,    ///< A code has 32 characters.
    Mistyped,  ///< The code's check characters do not match.
    OfHelper,  ///< Earlier versions gave codes to helpers, who have no access any more.
};

/// 80 random bits in 16 capitals and digits that are not easily confused.
QString newSecret();

/// The code only: eight groups of four characters. It holds secret and fingerprint, and check
/// characters that detect all but one in 32,768 typing errors.
QString codeText(const Invitation& invitation);

/// "192.168.1.5:45432".
QString addressText(const Invitation& invitation);

/// Address and code on one line, as in the QR code.
QString invitationText(const Invitation& invitation);

/// Parses both as typed: lower case, missing dashes and O for 0 are accepted.
std::variant<Invitation, InvitationFault> readInvitation(QStringView address, QStringView code);

} // namespace sharing
