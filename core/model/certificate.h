#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <vector>

/// The texts of certificates: lines with fields in braces, such as "{name}".
namespace core {

enum class CertificateField : std::uint8_t {
    Name,
    Rank,   ///< As a place, shared or not.
    Points, ///< What the standings rank by.
    Event,
    Date,
    Venue,
    Club,
    Organiser,
    Participants, ///< How many have played.
};

/// Everything in braces that is not a field, each once, as written.
QStringList unknownFields(const QString& text);

/// The text with its fields replaced by their values; other braces are left as they are.
QString filled(const QString& text, const std::function<QString(CertificateField)>& value);

/// The fields of a text in their order.
std::vector<CertificateField> fieldsOf(const QString& text);

} // namespace core
