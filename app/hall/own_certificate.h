#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>

/// The laptop's own certificate, with which helpers' pages are encrypted. Browsers ask once whether
/// to trust it.
namespace web {

/// Both in PEM.
struct OwnCertificate
{
    QByteArray key; ///< P-256, secret.
    QByteArray certificate;
};

/// Whether this program was built with what encrypts.
bool canEncrypt();

/// A new one, signed by itself, valid for ten years; nothing where the program cannot encrypt.
std::optional<OwnCertificate> newCertificate(const QDateTime& now);

/// The one in the file, which only its owner may read; a new one if there is none yet, or if its
/// time is over. Nothing where the program cannot encrypt or the file cannot be written.
std::optional<OwnCertificate> ownCertificate(const QString& file, const QDateTime& now);

} // namespace web
