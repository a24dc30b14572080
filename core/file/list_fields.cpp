#include "core/file/list_fields.h"

#include "core/model/bookings.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <QTimeZone>

#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr auto anyCase = QRegularExpression::CaseInsensitiveOption;

/// What the words for a payment mean, in lower case.
const QHash<QString, ListedPayment>& paymentWords()
{
    static const QHash<QString, ListedPayment> words = [] {
        QHash<QString, ListedPayment> made;
        const auto add = [&made](const QString& all, const ListedPayment& meaning) {
            for (const auto& word : all.split(u'|')) {
                made.insert(word, meaning);
            }
        };
        add(u"nein|no|n|-|–|—|false|falsch|offen|noch offen|open|unbezahlt|nicht bezahlt|unpaid|"
            "not paid|☐|✗|✘"_s,
            {});
        add(u"ja|j|yes|y|x|✓|✔|☑|✅|true|wahr|bezahlt|bez|bez.|gezahlt|paid|ok|o.k.|okay|"
            "erledigt|done"_s,
            {std::nullopt, true});
        add(u"bar|in bar|barzahlung|cash"_s, {std::nullopt, true, QString()});
        add(u"überwiesen|ueberwiesen|überwiesen.|überweisung|ueberweisung|banküberweisung|"
            "transfer|transferred|bank transfer"_s,
            {std::nullopt, true, QString(transferWay)});
        for (const auto& way : {u"PayPal"_s, u"Wero"_s, u"Twint"_s, u"Karte"_s, u"EC-Karte"_s,
                                u"Girocard"_s, u"Lastschrift"_s, u"Card"_s}) {
            made.insert(way.toLower(), {std::nullopt, true, way});
        }
        return made;
    }();
    return words;
}

std::optional<ListedPayment> wordIn(const QString& text)
{
    const auto found = paymentWords().find(text.normalized(QString::NormalizationForm_C).toLower());
    return found != paymentWords().end() ? std::optional(*found) : std::nullopt;
}

/// "5,00 € bar", "bezahlt: 5,00".
std::optional<ListedPayment> amountWithWord(const QString& text)
{
    const auto combined = [](QString word, QString amount) -> std::optional<ListedPayment> {
        static const QRegularExpression edges(u"^[,;:]\\s*|\\s*[,;:]$"_s);
        const auto payment = wordIn(word.remove(edges));
        const auto cents = amountIn(amount.remove(edges));
        return payment && payment->isPaid && cents
                   ? std::optional(ListedPayment{cents, true, payment->way})
                   : std::nullopt;
    };
    const auto first = text.indexOf(u' ');
    const auto last = text.lastIndexOf(u' ');
    if (first < 0) {
        return std::nullopt;
    }
    const auto atEnd = combined(text.mid(last + 1), text.left(last));
    return atEnd ? atEnd : combined(text.left(first), text.mid(first + 1));
}

/// The hour of a day of twice twelve hours; -1 for one that there is not.
int hourOf(int hour, const QString& half)
{
    constexpr int halfDay = 12;
    if (half.isEmpty()) {
        return hour;
    }
    const bool isAfternoon =
        half.startsWith(u'p', Qt::CaseInsensitive) || half.startsWith(u'n', Qt::CaseInsensitive);
    return hour < 1 || hour > halfDay ? -1 : hour % halfDay + (isAfternoon ? halfDay : 0);
}

/// Seconds east of UTC.
int offsetOf(const QString& zone, const QString& shift)
{
    constexpr int hour = 3'600;
    constexpr int minute = 60;
    static const QHash<QString, int> hours = {
        {u"MEZ"_s, 1}, {u"CET"_s, 1}, {u"MESZ"_s, 2}, {u"CEST"_s, 2}};
    int seconds = hours.value(zone.toUpper()) * hour;
    if (!shift.isEmpty()) {
        const QString digits = QString(shift).remove(u':').mid(1);
        constexpr qsizetype withMinutes = 3;
        const auto minutes = digits.size() >= withMinutes ? digits.right(2).toInt() : 0;
        const auto whole = (digits.size() >= withMinutes ? digits.chopped(2) : digits).toInt();
        seconds += (shift.startsWith(u'-') ? -1 : 1) * (whole * hour + minutes * minute);
    }
    return seconds;
}

QDate dateIn(const QRegularExpressionMatch& match)
{
    constexpr int century = 2'000;
    constexpr int shortYears = 100;
    if (match.hasCaptured(u"isoYear")) {
        return {match.captured(u"isoYear").toInt(), match.captured(u"isoMonth").toInt(),
                match.captured(u"isoDay").toInt()};
    }
    const int year = match.captured(u"year").toInt();
    return {year < shortYears ? century + year : year, match.captured(u"month").toInt(),
            match.captured(u"day").toInt()};
}

} // namespace

std::optional<std::int64_t> amountIn(const QString& text)
{
    static const QRegularExpression currency(u"€|eur(?:os?)?"_s, anyCase);
    static const QRegularExpression plain(u"^(\\d{1,7})(?:[.,](\\d{1,2}|[-–—]{1,2}))?$"_s);
    static const QRegularExpression grouped(
        u"^(?|(\\d{1,3}(?:[. '’]\\d{3}){1,2}),(\\d{2}|[-–—]{1,2})|(\\d{1,3}(?:[, '’]\\d{3}){1,2})\\.(\\d{2}))$"_s);
    const QString amount = QString(text).remove(currency).trimmed();
    auto match = plain.match(amount);
    if (!match.hasMatch()) {
        match = grouped.match(amount);
    }
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    QString whole = match.captured(1);
    whole.removeIf([](QChar character) { return !character.isDigit(); });
    const QString part = match.captured(2);
    constexpr std::int64_t centsPerEuro = 100;
    return whole.toLongLong() * centsPerEuro + (part.isEmpty() || !part.front().isDigit()
                                                    ? 0
                                                    : part.leftJustified(2, u'0').toLongLong());
}

std::optional<ListedPayment> paymentIn(const QString& text)
{
    if (text.isEmpty()) {
        return ListedPayment();
    }
    if (auto word = wordIn(text)) {
        return word;
    }
    if (const auto cents = amountIn(text)) {
        return ListedPayment{cents, *cents > 0};
    }
    return amountWithWord(text);
}

std::optional<QDateTime> momentIn(const QString& text)
{
    if (auto moment = QDateTime::fromString(text, Qt::ISODate); moment.isValid()) {
        return moment;
    }
    static const QRegularExpression form(
        u"^(?:\\p{L}{2,10}[.,]{1,2}\\s*)?"
        "(?:(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.\\s?(?<year>\\d{4}|\\d{2})|"
        "(?<isoYear>\\d{4})(?<mark>[-/.])(?<isoMonth>\\d{1,2})\\g{mark}(?<isoDay>\\d{1,2}))"
        "(?:,?\\s+(?:um\\s+)?(?<hour>\\d{1,2})[:.](?<minute>\\d{2})(?:[:.](?<second>\\d{2})"
        "(?:[.,]\\d+)?)?(?:\\s?(?<half>[ap]\\.?m\\.?|vorm\\.?|nachm\\.?))?(?:\\s?Uhr)?"
        "(?:\\s\\(?(?<zone>MESZ|MEZ|CEST|CET|UTC|GMT)(?<shift>[-+]\\d{1,2}(?::?\\d{2})?)?\\)?)?)?$"_s,
        anyCase | QRegularExpression::UseUnicodePropertiesOption);
    const auto match = form.match(text);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const QDate date = dateIn(match);
    const QTime time =
        match.hasCaptured(u"hour")
            ? QTime(hourOf(match.captured(u"hour").toInt(), match.captured(u"half")),
                    match.captured(u"minute").toInt(), match.captured(u"second").toInt())
            : QTime(0, 0);
    if (!date.isValid() || !time.isValid()) {
        return std::nullopt;
    }
    if (match.hasCaptured(u"zone")) {
        const int offset = offsetOf(match.captured(u"zone"), match.captured(u"shift"));
        return QDateTime(date, time, Qt::UTC).addSecs(-offset);
    }
    return QDateTime(date, time);
}

bool beginsWithSumWord(const QString& field)
{
    // Those of the second kind could be somebody's surname.
    static const QSet<QString> certain = {
        u"summe"_s,         u"summen"_s,   u"gesamt"_s, u"gesamtsumme"_s, u"insgesamt"_s,
        u"zwischensumme"_s, u"subtotal"_s, u"anzahl"_s, u"σ"_s,           u"∑"_s};
    static const QSet<QString> possible = {u"sum"_s, u"sums"_s, u"total"_s, u"totals"_s,
                                           u"count"_s};
    static const QRegularExpression form(u"^([\\p{L}∑]+)\\s*(.*)$"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression figures(u"^[:=\\d]|^$"_s);
    const auto match = form.match(field);
    const QString word = match.captured(1).toLower();
    const QString rest = match.captured(2);
    return (certain.contains(word) && !rest.startsWith(u',')) ||
           (possible.contains(word) && figures.match(rest).hasMatch());
}

} // namespace core
