#include "core/texts/certificate_texts.h"

#include "core/model/enum_keys.h"
#include "core/model/enum_table.h"

#include <QCoreApplication>

namespace texts {

using core::CertificateField;

namespace {

class CertificateTexts
{
    Q_DECLARE_TR_FUNCTIONS(CertificateTexts)

public:
    static QString word(CertificateField field)
    {
        using enum CertificateField;
        //: Fields of a certificate's text, which stand in braces there: one word each.
        static constexpr core::EnumTable<CertificateField, const char*> sources = {
            {Name, QT_TR_NOOP("name")},
            {Rank, QT_TR_NOOP("place")},
            {Points, QT_TR_NOOP("points")},
            {Event, QT_TR_NOOP("event")},
            {Date, QT_TR_NOOP("date")},
            {Venue, QT_TR_NOOP("venue")},
            {Club, QT_TR_NOOP("club")},
            {Organiser, QT_TR_NOOP("organiser")},
            {Participants, QT_TR_NOOP("participants")},
        };
        return tr(sources[field]);
    }
};

} // namespace

QString fieldText(CertificateField field)
{
    return u'{' + CertificateTexts::word(field) + u'}';
}

QString withLocalFields(const QString& text)
{
    return core::filled(text, fieldText);
}

QString withFileFields(const QString& text)
{
    QString kept = text;
    for (const auto& [field, word] : core::enumKeys<CertificateField>) {
        kept.replace(fieldText(field), u'{' + QString::fromLatin1(word) + u'}',
                     Qt::CaseInsensitive);
    }
    return kept;
}

} // namespace texts
