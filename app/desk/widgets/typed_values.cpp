#include "app/desk/widgets/typed_values.h"

#include "core/money/iban.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

class TypedValues
{
    Q_DECLARE_TR_FUNCTIONS(TypedValues)
};

/// For countries that clubs here deal with; for others only the check digits are tested.
const QHash<QString, int> ibanLengths = {{u"AT"_s, 20}, {u"BE"_s, 16}, {u"CH"_s, 21}, {u"CZ"_s, 24},
                                         {u"DE"_s, 22}, {u"DK"_s, 18}, {u"ES"_s, 24}, {u"FR"_s, 27},
                                         {u"GB"_s, 22}, {u"IT"_s, 27}, {u"LI"_s, 21}, {u"LU"_s, 20},
                                         {u"NL"_s, 18}, {u"PL"_s, 28}};

std::optional<scoring::MatchPoints> parsed(const QString& text)
{
    return scoring::parseMatchPoints(text.toStdString());
}

} // namespace

std::optional<scoring::MatchPoints> typedPoints(const QString& text)
{
    QString plain = text.trimmed();
    plain.replace(u',', u'.');
    plain.replace(QChar(u'−'), u'-');
    constexpr std::array<std::pair<char16_t, const char*>, 3> halves = {
        {{u'½', "1/2"}, {u'¼', "1/4"}, {u'¾', "3/4"}}};
    for (const auto& [sign, fraction] : halves) {
        if (plain.endsWith(QChar(sign))) {
            plain.chop(1);
            const auto part = parsed(QLatin1String(fraction));
            const auto whole = plain.isEmpty()
                                   ? scoring::MatchPoints()
                                   : parsed(plain).value_or(scoring::MatchPoints::fromPoints(-1));
            const bool fits = part && whole >= scoring::MatchPoints();
            return fits ? std::optional(whole + *part) : std::nullopt;
        }
    }
    return parsed(plain);
}

QString fieldText(scoring::MatchPoints points)
{
    const QLocale locale;
    constexpr auto half = scoring::MatchPoints::unitsPerPoint / 2;
    if (points.units() % half == 0) {
        return texts::matchPointsText(points, locale);
    }
    return QString::fromStdString(scoring::decimalText(points, 1))
        .replace(u'.', locale.decimalPoint());
}

std::optional<std::int64_t> typedCents(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("^\\s*(?:EUR|€)?\\s*(\\d{1,9})(?:[.,](\\d{1,2}))?\\s*(?:EUR|€)?\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(text);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const QString cents = match.captured(2).leftJustified(2, u'0');
    constexpr std::int64_t centsPerEuro = 100;
    return match.captured(1).toLongLong() * centsPerEuro + cents.toLongLong();
}

std::optional<std::int64_t> typedFee(const QString& text)
{
    return text.trimmed().isEmpty() ? 0 : typedCents(text);
}

std::optional<std::int32_t> typedNumber(const QString& text)
{
    bool isNumber = false;
    const int number = text.trimmed().toInt(&isNumber);
    return isNumber && number >= 1 ? std::optional(number) : std::nullopt;
}

QStringList typedTags(const QString& text)
{
    QStringList tags;
    for (const auto& tag : text.split(u',', Qt::SkipEmptyParts)) {
        if (!tag.trimmed().isEmpty()) {
            tags << tag.simplified();
        }
    }
    return tags;
}

std::optional<QDate> typedDate(const QString& text)
{
    const QLocale locale;
    const QString plain = text.trimmed();
    const QString longForm = texts::dayFormat(locale);
    QString singleDigits = longForm;
    singleDigits.replace(QLatin1String("dd"), QLatin1String("d"))
        .replace(QLatin1String("MM"), QLatin1String("M"));
    for (const auto& form : {longForm, singleDigits, QStringLiteral("yyyy-MM-dd")}) {
        if (const QDate date = locale.toDate(plain, form); date.isValid()) {
            return date;
        }
    }
    // A two-digit year is in this century.
    singleDigits.replace(QLatin1String("yyyy"), QLatin1String("yy"));
    constexpr int century = 100;
    constexpr int firstYear = 2000;
    if (const QDate date = locale.toDate(plain, singleDigits); date.isValid()) {
        return QDate(firstYear + date.year() % century, date.month(), date.day());
    }
    return std::nullopt;
}

std::optional<QTime> typedTime(const QString& text)
{
    static const QRegularExpression form(
        u"^\\s*([01]?\\d|2[0-3])(?:[:.]([0-5]\\d))?\\s*(?:Uhr|h)?\\s*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(text);
    return match.hasMatch()
               ? std::optional(QTime(match.captured(1).toInt(), match.captured(2).toInt()))
               : std::nullopt;
}

QString ibanComplaint(const QString& iban)
{
    QString compact = iban;
    compact.remove(u' ');
    if (compact.isEmpty() || core::isValidIban(compact)) {
        return {};
    }
    static const QRegularExpression head(QStringLiteral("^[A-Z]{0,2}$|^[A-Z]{2}[0-9]"));
    static const QRegularExpression foreign(QStringLiteral("[^A-Z0-9]"));
    if (const auto found = foreign.match(compact); found.hasMatch()) {
        return TypedValues::tr("An IBAN has capital letters and digits, no “%1”.")
            .arg(found.captured());
    }
    if (!head.match(compact).hasMatch()) {
        return TypedValues::tr("An IBAN begins with the country and two digits, such as DE89.");
    }
    const auto typed = static_cast<int>(compact.size());
    if (const int length = ibanLengths.value(compact.left(2), typed); typed != length) {
        return TypedValues::tr("%1 of %2 characters").arg(typed).arg(length);
    }
    return TypedValues::tr("The check digits do not fit: a character is missing, wrong or in the "
                           "wrong place.");
}

} // namespace desk
