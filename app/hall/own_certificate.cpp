#include "app/hall/own_certificate.h"

#include <QFile>
#include <QSaveFile>
#include <QSslCertificate>

#ifdef RUMMY_GNUTLS
#include <QRandomGenerator>

#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

#include <memory>
#endif

namespace web {

#ifdef RUMMY_GNUTLS

namespace {

using Key = std::unique_ptr<gnutls_x509_privkey_int, decltype(&gnutls_x509_privkey_deinit)>;
using Certificate = std::unique_ptr<gnutls_x509_crt_int, decltype(&gnutls_x509_crt_deinit)>;

QByteArray taken(gnutls_datum_t& text)
{
    QByteArray bytes(reinterpret_cast<const char*>(text.data), // NOLINT(*-reinterpret-cast)
                     static_cast<qsizetype>(text.size));
    gnutls_free(text.data);
    return bytes;
}

Key newKey()
{
    gnutls_x509_privkey_t made = nullptr;
    gnutls_x509_privkey_init(&made);
    Key key(made, gnutls_x509_privkey_deinit);
    const auto curve = GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP256R1);
    return gnutls_x509_privkey_generate(made, GNUTLS_PK_ECDSA, curve, 0) == GNUTLS_E_SUCCESS
               ? std::move(key)
               : Key(nullptr, gnutls_x509_privkey_deinit);
}

bool describe(gnutls_x509_crt_t certificate, const Key& key, const QDateTime& now)
{
    constexpr int version = 3;
    constexpr int years = 10;
    constexpr qint64 clocksDiffer = qint64{24} * 60 * 60;
    constexpr char name[] = "CN=Rummy Director";
    constexpr int noAuthority = 0;
    constexpr int noPath = -1;
    const auto serial = QRandomGenerator::system()->generate64() >> 1U; // Positive.
    const auto begin = now.addSecs(-clocksDiffer);
    const auto isDone = [](int code) { return code == GNUTLS_E_SUCCESS; };
    return isDone(gnutls_x509_crt_set_version(certificate, version)) &&
           isDone(gnutls_x509_crt_set_serial(certificate, &serial, sizeof serial)) &&
           isDone(gnutls_x509_crt_set_activation_time(certificate, begin.toSecsSinceEpoch())) &&
           isDone(gnutls_x509_crt_set_expiration_time(certificate,
                                                      now.addYears(years).toSecsSinceEpoch())) &&
           isDone(gnutls_x509_crt_set_dn(certificate, name, nullptr)) &&
           isDone(gnutls_x509_crt_set_key(certificate, key.get())) &&
           isDone(gnutls_x509_crt_set_basic_constraints(certificate, noAuthority, noPath)) &&
           isDone(gnutls_x509_crt_set_key_usage(certificate, GNUTLS_KEY_DIGITAL_SIGNATURE)) &&
           isDone(gnutls_x509_crt_set_key_purpose_oid(certificate, GNUTLS_KP_TLS_WWW_SERVER, 0)) &&
           isDone(gnutls_x509_crt_sign2(certificate, certificate, key.get(), GNUTLS_DIG_SHA256, 0));
}

} // namespace

bool canEncrypt()
{
    return true;
}

std::optional<OwnCertificate> newCertificate(const QDateTime& now)
{
    const auto key = newKey();
    gnutls_x509_crt_t made = nullptr;
    gnutls_x509_crt_init(&made);
    const Certificate certificate(made, gnutls_x509_crt_deinit);
    gnutls_datum_t keyText = {};
    gnutls_datum_t certificateText = {};
    if (!key || !describe(made, key, now) ||
        gnutls_x509_privkey_export2(key.get(), GNUTLS_X509_FMT_PEM, &keyText) != GNUTLS_E_SUCCESS ||
        gnutls_x509_crt_export2(made, GNUTLS_X509_FMT_PEM, &certificateText) != GNUTLS_E_SUCCESS) {
        return std::nullopt;
    }
    return OwnCertificate{taken(keyText), taken(certificateText)};
}

#else

bool canEncrypt()
{
    return false;
}

std::optional<OwnCertificate> newCertificate(const QDateTime& /*now*/)
{
    return std::nullopt;
}

#endif

namespace {

/// Behind the key.
constexpr char certificateBegin[] = "-----BEGIN CERTIFICATE-----";

std::optional<OwnCertificate> readFrom(const QString& path, const QDateTime& now)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    constexpr qint64 mostBytes = 16'384;
    const auto text = file.read(mostBytes);
    const auto at = text.indexOf(certificateBegin);
    const QSslCertificate certificate(text.mid(at), QSsl::Pem);
    const bool isValid = at > 0 && !certificate.isNull() && certificate.expiryDate() > now;
    return isValid ? std::optional(OwnCertificate{text.left(at), text.mid(at)}) : std::nullopt;
}

} // namespace

std::optional<OwnCertificate> ownCertificate(const QString& file, const QDateTime& now)
{
    if (!canEncrypt()) {
        return std::nullopt;
    }
    if (auto known = readFrom(file, now)) {
        return known;
    }
    auto made = newCertificate(now);
    QSaveFile saved(file);
    const bool isSaved = made && saved.open(QIODevice::WriteOnly) &&
                         saved.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
                         saved.write(made->key + made->certificate) > 0 && saved.commit();
    return isSaved ? made : std::nullopt;
}

} // namespace web
