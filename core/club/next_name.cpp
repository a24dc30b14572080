#include "core/club/next_name.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace core {
namespace {

using namespace Qt::StringLiterals;

/// Marks the place of a date that was replaced, so that its digits are not taken for a running
/// number.
constexpr QChar replaced = QChar::ObjectReplacementCharacter;

/// How the months, or weekdays, are written.
struct NameTable
{
    QLocale::Language language;
    bool isShort;
    QStringList names;
};

const std::array<NameTable, 4>& monthTables()
{
    static const std::array<NameTable, 4> tables = {
        {{QLocale::German,
          false,
          {u"Januar"_s, u"Februar"_s, u"März"_s, u"April"_s, u"Mai"_s, u"Juni"_s, u"Juli"_s,
           u"August"_s, u"September"_s, u"Oktober"_s, u"November"_s, u"Dezember"_s}},
         {QLocale::English,
          false,
          {u"January"_s, u"February"_s, u"March"_s, u"April"_s, u"May"_s, u"June"_s, u"July"_s,
           u"August"_s, u"September"_s, u"October"_s, u"November"_s, u"December"_s}},
         {QLocale::German,
          true,
          {u"Jan"_s, u"Feb"_s, u"Mär"_s, u"Apr"_s, u"Mai"_s, u"Jun"_s, u"Jul"_s, u"Aug"_s, u"Sep"_s,
           u"Okt"_s, u"Nov"_s, u"Dez"_s}},
         {QLocale::English,
          true,
          {u"Jan"_s, u"Feb"_s, u"Mar"_s, u"Apr"_s, u"May"_s, u"Jun"_s, u"Jul"_s, u"Aug"_s, u"Sep"_s,
           u"Oct"_s, u"Nov"_s, u"Dec"_s}}}};
    return tables;
}

const std::array<NameTable, 4>& weekdayTables()
{
    static const std::array<NameTable, 4> tables = {
        {{QLocale::German,
          false,
          {u"Montag"_s, u"Dienstag"_s, u"Mittwoch"_s, u"Donnerstag"_s, u"Freitag"_s, u"Samstag"_s,
           u"Sonntag"_s}},
         {QLocale::English,
          false,
          {u"Monday"_s, u"Tuesday"_s, u"Wednesday"_s, u"Thursday"_s, u"Friday"_s, u"Saturday"_s,
           u"Sunday"_s}},
         {QLocale::German, true, {u"Mo"_s, u"Di"_s, u"Mi"_s, u"Do"_s, u"Fr"_s, u"Sa"_s, u"So"_s}},
         {QLocale::English,
          true,
          {u"Mon"_s, u"Tue"_s, u"Wed"_s, u"Thu"_s, u"Fri"_s, u"Sat"_s, u"Sun"_s}}}};
    return tables;
}

/// The tables in the order in which a word is looked up.
std::vector<const NameTable*> ordered(const std::array<NameTable, 4>& tables,
                                      QLocale::Language language)
{
    std::vector<const NameTable*> order;
    for (const auto& table : tables) {
        order.push_back(&table);
    }
    std::stable_partition(order.begin(), order.end(),
                          [language](const auto* table) { return table->language == language; });
    std::stable_partition(order.begin(), order.end(),
                          [](const auto* table) { return !table->isShort; });
    return order;
}

struct KnownWord
{
    const NameTable* table = nullptr;
    int number = 0; ///< From 1.
};

/// Its index, ignoring case; -1: not listed.
int indexIn(const QStringList& words, const QString& word)
{
    const auto found = std::find_if(words.begin(), words.end(), [&word](const QString& one) {
        return one.compare(word, Qt::CaseInsensitive) == 0;
    });
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

KnownWord wordIn(const std::array<NameTable, 4>& tables, const QString& word,
                 QLocale::Language language)
{
    for (const auto* const table : ordered(tables, language)) {
        if (const int index = indexIn(table->names, word); index >= 0) {
            return {table, index + 1};
        }
    }
    return {};
}

/// Another word in capitals or small letters like `model`.
QString inCaseOf(const QString& model, const QString& word)
{
    return model == model.toUpper()   ? word.toUpper()
           : model == model.toLower() ? word.toLower()
                                      : word;
}

QString dayNumber(int number, bool hasTwoDigits)
{
    return hasTwoDigits ? QString::number(number).rightJustified(2, u'0') : QString::number(number);
}

/// Numbers of one digit are written with a zero unless the old ones show otherwise.
bool isPadded(const QString& day, const QString& month)
{
    return day.size() > 1 && month.size() > 1;
}

QString yearLike(const QString& model, int year)
{
    constexpr int century = 100;
    return model.size() > 2 ? QString::number(year) : dayNumber(year % century, true);
}

/// A year of two digits is one of this century.
QDate dateOf(const QString& day, const QString& month, const QString& year)
{
    constexpr int century = 2000;
    constexpr int leap = 2024; // Without a year there may be a 29 February.
    const int number = year.isEmpty()     ? leap
                       : year.size() == 2 ? century + year.toInt()
                                          : year.toInt();
    return {number, month.toInt(), day.toInt()};
}

/// Replaces a date in a name.
class DateWriter
{
public:
    DateWriter(std::optional<QDate> day, QDate today, QLocale::Language language)
        : day_(day), today_(today), language_(language)
    {}

    /// Puts a placeholder where the first date is, and returns what belongs there; empty: none.
    QString take(QString& name) const
    {
        using Form = QString (DateWriter::*)(const QRegularExpressionMatch&) const;
        // Whole dates first, so that no part of one is taken for a shorter one.
        static const std::vector<std::pair<QRegularExpression, Form>> forms = {
            {pattern(uR"((\d{4})-(\d\d)-(\d\d))"_s), &DateWriter::iso},
            {pattern(uR"((\d{1,2})\.( ?)(\d{1,2})\.(?:( ?)(\d{4})|(\d\d))?)"_s),
             &DateWriter::dotted},
            {pattern(uR"((\d{1,2})/(\d{1,2})/(\d{4}|\d\d))"_s), &DateWriter::slashed},
            {pattern(uR"((\d{1,2})(\.|st|nd|rd|th)? ?(\p{L}+)(\.?)(?:(,? )(\d{4}))?)"_s),
             &DateWriter::dayAndMonth},
            {pattern(uR"((\p{L}+)(\.?) (\d{1,2})(st|nd|rd|th)?(?:(,? )(\d{4}))?)"_s),
             &DateWriter::monthAndDay},
            {pattern(uR"((\d{1,2})([./])(\d{1,2})(?!\.))"_s), &DateWriter::withoutYear},
            {pattern(uR"((\p{L}+)(\.?)( |-|/)(\d{4}|['’]\d\d))"_s), &DateWriter::monthAndYear},
            {pattern(uR"((\d{1,2})/(\d{4}))"_s), &DateWriter::monthOrNumber},
            {pattern(uR"((\d{4})-(\d\d))"_s), &DateWriter::isoMonth},
            {pattern(uR"((\p{L}+)(\.?))"_s), &DateWriter::month},
            {pattern(uR"((19\d\d|20\d\d))"_s), &DateWriter::year}};
        for (const auto& [form, write] : forms) {
            auto matches = form.globalMatch(name);
            while (matches.hasNext()) {
                const auto match = matches.next();
                if (QString text = (this->*write)(match); !text.isEmpty()) {
                    auto start = match.capturedStart();
                    if (isDay(write)) {
                        start -= takeWeekday(name.left(start), text);
                    }
                    name.replace(start, match.capturedEnd() - start, replaced);
                    return text;
                }
            }
        }
        return {};
    }

private:
    /// Not a part of a longer number, a range or a word.
    static QRegularExpression pattern(const QString& form)
    {
        return QRegularExpression(uR"((?<![\p{L}\d])(?<!\d[./–-])(?<!\.[/–-])(?<![.\d] [–-] ))"_s +
                                      form + uR"((?![\p{L}\d]|[/–-][\p{L}\d]))"_s,
                                  QRegularExpression::UseUnicodePropertiesOption);
    }

    template <typename Form>
    static bool isDay(Form form)
    {
        return form == &DateWriter::iso || form == &DateWriter::dotted ||
               form == &DateWriter::slashed || form == &DateWriter::dayAndMonth ||
               form == &DateWriter::monthAndDay;
    }

    [[nodiscard]] bool wasOn(const QString& day, const QString& month) const
    {
        return day_ && day_->day() == day.toInt() && day_->month() == month.toInt();
    }

    /// Puts today's weekday before `text` if one precedes the date; returns the length replaced.
    [[nodiscard]] qsizetype takeWeekday(const QString& before, QString& text) const
    {
        static const QRegularExpression last(uR"((\p{L}+)(\.?,? ?)$)"_s);
        const auto match = last.match(before);
        const auto weekday = wordIn(weekdayTables(), match.captured(1), language_);
        if (weekday.table == nullptr) {
            return 0;
        }
        text = inCaseOf(match.captured(1), weekday.table->names.at(today_.dayOfWeek() - 1)) +
               match.captured(2) + text;
        return match.capturedLength();
    }

    [[nodiscard]] KnownWord monthIn(const QString& word) const
    {
        static const QStringList others = {u"Jänner"_s, u"Feber"_s, u"Maerz"_s};
        if (const int index = indexIn(others, word); index >= 0) {
            return {monthTables().data(), index + 1};
        }
        if (word.compare(u"Mrz"_s, Qt::CaseInsensitive) == 0) {
            return {&monthTables()[2], 3};
        }
        return wordIn(monthTables(),
                      word.compare(u"Sept"_s, Qt::CaseInsensitive) == 0 ? word.chopped(1) : word,
                      language_);
    }
    /// A short month keeps its full stop, except "Mai", which is not short.
    [[nodiscard]] QString monthText(const KnownWord& old, const QString& word,
                                    const QString& stop) const
    {
        const auto& name = old.table->names.at(today_.month() - 1);
        constexpr int may = 5;
        return inCaseOf(word, name) + (today_.month() == may ? QString() : stop);
    }

    QString iso(const QRegularExpressionMatch& match) const
    {
        return dateOf(match.captured(3), match.captured(2), match.captured(1)).isValid()
                   ? today_.toString(Qt::ISODate)
                   : QString();
    }
    QString dotted(const QRegularExpressionMatch& match) const
    {
        const QString day = match.captured(1);
        const QString month = match.captured(3);
        const QString year = match.captured(5) + match.captured(6);
        if (!dateOf(day, month, year).isValid()) {
            return {};
        }
        const bool padded = isPadded(day, month);
        return dayNumber(today_.day(), padded) + u'.' + match.captured(2) +
               dayNumber(today_.month(), padded) + u'.' +
               (year.isEmpty() ? QString() : match.captured(4) + yearLike(year, today_.year()));
    }
    QString slashed(const QRegularExpressionMatch& match) const
    {
        const QString first = match.captured(1);
        const QString second = match.captured(2);
        const QString year = match.captured(3);
        const bool isAmerican = !dateOf(first, second, year).isValid() ||
                                (wasOn(second, first) && !wasOn(first, second));
        if (isAmerican && !dateOf(second, first, year).isValid()) {
            return {};
        }
        return pairText(isAmerican, isPadded(first, second), u'/') + u'/' +
               yearLike(year, today_.year());
    }
    QString withoutYear(const QRegularExpressionMatch& match) const
    {
        const QString first = match.captured(1);
        const QString second = match.captured(3);
        const bool isAmerican = match.captured(2) == u'/' && !wasOn(first, second);
        return wasOn(isAmerican ? second : first, isAmerican ? first : second)
                   ? pairText(isAmerican, isPadded(first, second), match.captured(2).front())
                   : QString();
    }
    [[nodiscard]] QString pairText(bool isAmerican, bool padded, QChar between) const
    {
        const QString day = dayNumber(today_.day(), padded);
        const QString month = dayNumber(today_.month(), padded);
        return isAmerican ? month + between + day : day + between + month;
    }
    QString dayAndMonth(const QRegularExpressionMatch& match) const
    {
        const QString day = match.captured(1);
        const auto month = monthIn(match.captured(3));
        const QString year = match.captured(6);
        if (month.table == nullptr || !dateOf(day, QString::number(month.number), year).isValid()) {
            return {};
        }
        QString text = dayNumber(today_.day(), day.startsWith(u'0')) + endOfDay(match.captured(2));
        const auto gap =
            match.capturedStart(3) - std::max(match.capturedEnd(1), match.capturedEnd(2));
        text += QString(gap, u' ') + monthText(month, match.captured(3), match.captured(4));
        return year.isEmpty() ? text : text + match.captured(5) + yearLike(year, today_.year());
    }
    QString monthAndDay(const QRegularExpressionMatch& match) const
    {
        const auto month = monthIn(match.captured(1));
        const QString day = match.captured(3);
        const QString year = match.captured(6);
        const QString number = QString::number(month.number);
        if (month.table == nullptr || !dateOf(day, number, year).isValid() ||
            (year.isEmpty() && !wasOn(day, number))) {
            return {};
        }
        const QString text = monthText(month, match.captured(1), match.captured(2)) + u' ' +
                             dayNumber(today_.day(), day.startsWith(u'0')) +
                             endOfDay(match.captured(4));
        return year.isEmpty() ? text : text + match.captured(5) + yearLike(year, today_.year());
    }
    /// "." or the ending of an English ordinal number.
    [[nodiscard]] QString endOfDay(const QString& old) const
    {
        if (old.size() < 2) {
            return old;
        }
        constexpr int tens = 10;
        const bool isTeen = today_.day() / tens == 1;
        const int last = isTeen ? 0 : today_.day() % tens;
        return last == 1 ? u"st"_s : last == 2 ? u"nd"_s : last == 3 ? u"rd"_s : u"th"_s;
    }
    QString monthAndYear(const QRegularExpressionMatch& match) const
    {
        const auto month = monthIn(match.captured(1));
        if (month.table == nullptr) {
            return {};
        }
        const QString year = match.captured(4);
        const bool isShort = !year.front().isDigit();
        return monthText(month, match.captured(1), match.captured(2)) + match.captured(3) +
               (isShort ? year.front() + yearLike(year.mid(1), today_.year())
                        : yearLike(year, today_.year()));
    }
    /// The month of a year, or an evening of it.
    QString monthOrNumber(const QRegularExpressionMatch& match) const
    {
        const QString first = match.captured(1);
        const int year = match.captured(2).toInt();
        const bool isMonth = day_ && day_->month() == first.toInt() && day_->year() == year;
        const int next = isMonth ? today_.month() : year == today_.year() ? first.toInt() + 1 : 1;
        return dayNumber(next, isMonth ? first.size() > 1 : first.startsWith(u'0')) + u'/' +
               QString::number(today_.year());
    }
    QString isoMonth(const QRegularExpressionMatch& match) const
    {
        const bool isMonth = day_ && day_->year() == match.captured(1).toInt() &&
                             day_->month() == match.captured(2).toInt();
        return isMonth ? today_.toString(u"yyyy-MM"_s) : QString();
    }
    QString month(const QRegularExpressionMatch& match) const
    {
        const auto month = monthIn(match.captured(1));
        return month.table != nullptr && day_ && day_->month() == month.number
                   ? monthText(month, match.captured(1), match.captured(2))
                   : QString();
    }
    QString year(const QRegularExpressionMatch&) const { return QString::number(today_.year()); }

    std::optional<QDate> day_;
    QDate today_;
    QLocale::Language language_;
};

/// The next running number in a name without a date.
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
    QString name = last.normalized(QString::NormalizationForm_C);
    const QString date = DateWriter(day, today, language).take(name);
    countOn(name);
    return date.isEmpty() ? name : name.replace(replaced, date);
}

} // namespace core
