#pragma once

#include <QByteArray>
#include <QString>
#include <QStringView>

#include <cstdint>
#include <variant>

/// What another desk needs to join: where the server is, and a code.
namespace sharing {

/// What a desk may do; the database's own rights see to it.
enum class Role : std::uint8_t {
    Director, ///< All.
    Helper,   ///< Check in, enter results, print.
};

/// How many bytes of a certificate's SHA-256 a code carries.
inline constexpr qsizetype fingerprintLength = 8;

struct Invitation
{
    QString host; ///< A name or an IPv4 address.
    std::uint16_t port = 0;
    Role role = Role::Helper;
    QString secret;         ///< 16 signs: see newSecret().
    QByteArray fingerprint; ///< fingerprintLength bytes.

    friend bool operator==(const Invitation&, const Invitation&) = default;
};

enum class InvitationFault : std::uint8_t {
    NoAddress, ///< No host, or no port from 1 to 65535 behind it.
    Length,    ///< A code has 32 signs.
    Mistyped,  ///< The code's check signs do not fit.
};

/// 80 random bits in 16 capitals and digits that are not mistaken for each other.
QString newSecret();

/// The code alone: eight groups of four signs. It holds secret, role and fingerprint, and check
/// signs that find all but one of 32,768 mistypings.
QString codeText(const Invitation& invitation);

/// "192.168.1.5:45432".
QString addressText(const Invitation& invitation);

/// Address and code in one line, as in the QR code.
QString invitationText(const Invitation& invitation);

/// Reads both as typed: small letters, missing dashes and O for 0 do no harm.
std::variant<Invitation, InvitationFault> readInvitation(QStringView address, QStringView code);

} // namespace sharing
