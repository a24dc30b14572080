#include "fault_texts.h"

#include <QCoreApplication>

namespace texts {
namespace {

class FileTexts
{
    Q_DECLARE_TR_FUNCTIONS(FileTexts)
};

QString megabytes(const QString& bytes)
{
    constexpr qint64 bytesPerMegabyte = 1024LL * 1024;
    return QString::number(bytes.toLongLong() / bytesPerMegabyte);
}

QString wrongTypeText(core::Expected expected)
{
    using enum core::Expected;
    switch (expected) {
    case Text:
        return FileTexts::tr("This must be a text, in quotation marks.");
    case WholeNumber:
        return FileTexts::tr("This must be a whole number.");
    case TrueOrFalse:
        return FileTexts::tr("This must be true or false.");
    case Object:
        return FileTexts::tr("This must be an object, in braces.");
    case List:
        return FileTexts::tr("This must be a list, in brackets.");
    case MatchPoints:
        return FileTexts::tr("This must be match points as a text, such as \"4\", \"-1/2\" or "
                             "\"2.5\".");
    case Scale:
        return FileTexts::tr("This must be the name of a scale, or an object with the values for "
                             "each table size.");
    case Pair:
        return FileTexts::tr("This must be a list of two start numbers.");
    case Amounts:
        return FileTexts::tr("This must be a whole number of cents, or a list of them.");
    case Numbers:
        return FileTexts::tr("This must be a start number, or a list of them.");
    }
    return {};
}

} // namespace

QString text(core::FileFault fault, const QStringList& arguments)
{
    using enum core::FileFault;
    const QString first = arguments.value(0);
    const QString second = arguments.value(1);
    const QString third = arguments.value(2);
    switch (fault) {
    case NotUtf8:
        return FileTexts::tr("The file is not written in UTF-8. Save it with that encoding.");
    case Syntax:
        return FileTexts::tr("The text breaks off the form of the file: %1.").arg(first);
    case TooDeep:
        return FileTexts::tr("The values are nested more than %1 deep. That is no tournament.")
            .arg(first);
    case TooLarge:
        return FileTexts::tr("The file is larger than %1 MB. That is no tournament.")
            .arg(megabytes(first));
    case NotATournament:
        return FileTexts::tr("\"%1\" is not the format of a tournament file. Choose a file this "
                             "program exported.")
            .arg(first);
    case UnknownVersion:
        return FileTexts::tr("Version %1 of the tournament file is not known here, only version "
                             "%2. Use a newer version of this program.")
            .arg(first, second);
    case UnknownKey:
        return FileTexts::tr("The key \"%1\" is not known. Correct its spelling or leave it out.")
            .arg(first);
    case DuplicateKey:
        return FileTexts::tr("The key \"%1\" stands here twice. Keep one of them.").arg(first);
    case MissingKey:
        return FileTexts::tr("The key \"%1\" is missing. Add it.").arg(first);
    case WrongType:
        return wrongTypeText(core::Expected(first.toInt()));
    case NotAWholeNumber:
        return FileTexts::tr("\"%1\" is no whole number. Give one in plain digits.").arg(first);
    case NumberOutOfRange:
        return FileTexts::tr("%1 is out of range. Give a number from %2 to %3.")
            .arg(first, second, third);
    case UnknownWord:
        return FileTexts::tr("\"%1\" is not known here. Give one of: %2.").arg(first, second);
    case NotADate:
        return FileTexts::tr("\"%1\" is no date. Give year, month and day, as in 2026-05-14.")
            .arg(first);
    case NotMatchPoints:
        return FileTexts::tr("\"%1\" is no amount of match points. Give a whole number, a fraction "
                             "or a decimal in steps of 0.1, as in 4, -1/2 or 2.5.")
            .arg(first);
    case UnknownColumn:
        return FileTexts::tr("The column \"%1\" is not known and was left out.").arg(first);
    case MissingColumn:
        return FileTexts::tr("The column \"%1\" is missing. Add it to the first line.").arg(first);
    case DuplicateColumn:
        return FileTexts::tr("The column \"%1\" stands in the first line twice. Keep one of them.")
            .arg(first);
    case WrongFieldCount:
        return FileTexts::tr("The line has %1 fields, but the first line names %2. Look for a "
                             "missing or superfluous separator.")
            .arg(first, second);
    case UnclosedQuote:
        return FileTexts::tr("A quotation mark is opened here and never closed. Close it.");
    }
    return {};
}

} // namespace texts
