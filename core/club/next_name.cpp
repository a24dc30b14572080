#include "core/club/next_name.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace core {
namespace {

using namespace Qt::StringLiterals;

/// Marks the place of a date that was replaced, so that its digits are not taken for a running
/// number.
constexpr QChar replaced = QChar::ObjectReplacementCharacter;

/// As QLocale writes them, whole dates first: parts of one must not be found before it.
constexpr std::array dateFormats = {
    u"yyyy-MM-dd",   u"dd.MM.yyyy",  u"d.M.yyyy",     u"d. M. yyyy", u"dd/MM/yyyy", u"MM/dd/yyyy",
    u"d. MMMM yyyy", u"d MMMM yyyy", u"MMMM d, yyyy", u"dd.MM.yy",   u"d.M.yy",     u"dd/MM/yy",
    u"yyyy-MM",      u"MMMM yyyy",   u"MM/yyyy",      u"d. MMMM",    u"d MMMM",     u"MMMM d",
    u"dd.MM.",       u"d.M.",        u"dd.MM",        u"MMMM",       u"yyyy"};

/// Not a part of a word, of a longer number, or of "12.05.–14.05.".
QRegularExpression alone(const QString& text)
{
    return QRegularExpression(uR"((?<![\p{L}\d]|[\d.][./–-]))"_s +
                                  QRegularExpression::escape(text) +
                                  uR"((?![\p{L}\d]|[./–-]+[\p{L}\d]))"_s,
                              QRegularExpression::UseUnicodePropertiesOption);
}

/// Puts a mark where the day is named, and returns what belongs there; empty: nowhere.
QString takeDate(QString& name, QDate day, QDate today, const std::array<QLocale, 2>& locales)
{
    for (const auto* const form : dateFormats) {
        const auto format = QString::fromUtf16(form);
        for (const auto& locale : locales) {
            const auto match = alone(locale.toString(day, format)).match(name);
            if (match.hasMatch()) {
                name.replace(match.capturedStart(), match.capturedLength(), replaced);
                return locale.toString(today, format);
            }
        }
    }
    return {};
}

/// "Tuesday, 12 May": the weekday before the mark is today's as well.
void replaceWeekday(QString& name, QDate day, QDate today, const std::array<QLocale, 2>& locales)
{
    for (const auto& locale : locales) {
        name.replace(
            QRegularExpression(locale.dayName(day.dayOfWeek()) + u"(?=,? "_s + replaced + u')'),
            locale.dayName(today.dayOfWeek()));
    }
}

void countOn(QString& name)
{
    // "Rommé 500" is a game, "2025/26" a season, "U18" no number at all.
    static const QRegularExpression atEnd(
        uR"((?<![\p{L}\d])(?<!\d[.,:/–-])(?<!romm[eé][ -](?=500\b))(\d{1,6})(?=\)?$))"_s,
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression first(uR"(^(\d{1,4})(?=\. ?\p{L}))"_s);
    for (const auto& place : {atEnd, first}) {
        if (const auto match = place.match(name); match.hasMatch()) {
            const QString number = match.captured(1);
            const bool isFilled = number.startsWith(u'0');
            name.replace(match.capturedStart(1), number.size(),
                         QString::number(number.toInt() + 1)
                             .rightJustified(isFilled ? number.size() : 0, u'0'));
            return;
        }
    }
}

} // namespace

QString nextName(const QString& last, std::optional<QDate> day, QDate today,
                 QLocale::Language language)
{
    const bool isEnglish = language == QLocale::English;
    const std::array locales = {QLocale(isEnglish ? QLocale::English : QLocale::German),
                                QLocale(isEnglish ? QLocale::German : QLocale::English)};
    QString name = last.normalized(QString::NormalizationForm_C);
    QString date;
    if (day) {
        date = takeDate(name, *day, today, locales);
        replaceWeekday(name, *day, today, locales);
    }
    countOn(name);
    return date.isEmpty() ? name : name.replace(replaced, date);
}

bool namesDay(const QString& name, QDate day)
{
    const std::array locales = {QLocale(QLocale::German), QLocale(QLocale::English)};
    return std::any_of(dateFormats.begin(), dateFormats.end(), [&](const char16_t* form) {
        const auto format = QString::fromUtf16(form);
        return format.contains(u'd') && format.contains(u'y') &&
               std::any_of(locales.begin(), locales.end(), [&](const QLocale& locale) {
                   return alone(locale.toString(day, format)).match(name).hasMatch();
               });
    });
}

} // namespace core
