#include "fault_texts.h"

#include "core/file/words.h"

#include <QCoreApplication>

namespace texts {
namespace {

class SettingsTexts
{
    Q_DECLARE_TR_FUNCTIONS(SettingsTexts)
};

QString fieldList()
{
    QStringList fields;
    for (const auto& word : core::allWords<core::CertificateField>()) {
        fields << u'{' + word + u'}';
    }
    return fields.join(QStringLiteral(", "));
}

} // namespace

QString text(core::SettingsFault fault, const QStringList& arguments)
{
    using enum core::SettingsFault;
    const QString first = arguments.value(0);
    const QString second = arguments.value(1);
    const QString third = arguments.value(2);
    switch (fault) {
    case NameMissing:
        return SettingsTexts::tr("The tournament has no name. Give it one.");
    case TextNotPlain:
        return SettingsTexts::tr("The text has line breaks or other control characters. Write it "
                                 "in one plain line.");
    case ScaleSizeRefused:
        return SettingsTexts::tr("The rules have no table of %1. Leave that size out of the scale.")
            .arg(first);
    case ScaleValueCount:
        return SettingsTexts::tr("The scale has %1 values for a table of %2. Give one value for "
                                 "each place.")
            .arg(first, second);
    case ScaleValueNegative:
        return SettingsTexts::tr("A place cannot be worth %1 match points. Give 0 or more.")
            .arg(first);
    case ScaleValueRises:
        return SettingsTexts::tr("A place cannot be worth more (%1) than the place before it (%2). "
                                 "Start with the first place.")
            .arg(first, second);
    case TieBreakTwice:
        return SettingsTexts::tr("This tie-break stands in the list before. Name each one once.");
    case GamesOutOfRange:
        return SettingsTexts::tr("A round cannot have %1 games. Give 1 or more.").arg(first);
    case PlannedRoundsOutOfRange:
        return SettingsTexts::tr("A tournament cannot have %1 rounds. Give 1 or more.").arg(first);
    case StartFeeOutOfRange:
        return SettingsTexts::tr("A start fee cannot be %1 cents. Give 0 or more.").arg(first);
    case IbanInvalid:
        return SettingsTexts::tr("\"%1\" is no valid IBAN. Compare each character with the rights "
                                 "holder's letter.")
            .arg(first);
    case FieldUnknown:
        return SettingsTexts::tr("\"{%1}\" is no field of certificates. Give one of: %2.")
            .arg(first, fieldList());
    case PlacesOutOfRange:
        return SettingsTexts::tr("Certificates cannot be for the first %1 places. Give 1 or more.")
            .arg(first);
    case PictureMissing:
        return SettingsTexts::tr(
                   "The picture \"%1\" cannot be opened. Choose it anew in the setup, "
                   "or take it out of the certificate.")
            .arg(first);
    case PictureUnreadable:
        return SettingsTexts::tr("\"%1\" is no picture this program can read. Choose a PNG, JPEG "
                                 "or SVG file.")
            .arg(first);
    case ApartSelf:
        return SettingsTexts::tr("Number %1 cannot be kept apart from itself. Name two people.")
            .arg(first);
    case ApartTwice:
        return SettingsTexts::tr("Numbers %1 and %2 are already kept apart. Name each pair once.")
            .arg(first, second);
    case PrizeOutOfRange:
        return SettingsTexts::tr("A prize cannot be %1 cents. Give 0 or more.").arg(first);
    case TargetOutOfRange:
        return SettingsTexts::tr("A match cannot have the target %1. Give 1 or more.").arg(first);
    case DealsOutOfRange:
        return SettingsTexts::tr("A quick match cannot have %1 deals. Give %2 to %3.")
            .arg(first, second, third);
    case AdvanceOutOfRange:
        return SettingsTexts::tr("%1 of a table cannot go on. Give %2 to %3.")
            .arg(first, second, third);
    case PcrOutOfRange:
        return SettingsTexts::tr("A point cannot be worth %1 chips. Give %2 to %3.")
            .arg(first, second, third);
    case StackOutOfRange:
        return SettingsTexts::tr("Nobody can start with %1 chips. Give 1 or more, or leave the "
                                 "stack out: then there is no limit.")
            .arg(first);
    case AverageWithoutScale:
        return SettingsTexts::tr("Tables give card points here, so a bye has no average of match "
                                 "points. Give an amount, or score the tables by match points.");
    }
    return {};
}

} // namespace texts
