#include "core/money/payment.h"

#include "core/money/iban.h"

#include <QByteArrayList>
#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <utility>

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype largestCode = 331;
constexpr std::int64_t largestAmount = 99'999'999'999;

/// The room for text.
struct Room
{
    qsizetype characters = 0; ///< Unicode code points.
    qsizetype bytes = 0;      ///< In UTF-8.
};

constexpr qsizetype mostNameCharacters = 70;
constexpr qsizetype mostTextCharacters = 140;

Room sizeOf(const QString& text)
{
    return {text.toUcs4().size(), text.toUtf8().size()};
}

bool fits(const QString& text, const Room& room)
{
    const auto size = sizeOf(text);
    return size.characters <= room.characters && size.bytes <= room.bytes;
}

/// The longest beginning that fits and separates no letter from its combining marks.
QString shortened(const QString& text, const Room& room)
{
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    qsizetype end = 0;
    for (auto next = letters.toNextBoundary(); next >= 0; next = letters.toNextBoundary()) {
        if (!fits(text.first(next), room)) {
            break;
        }
        end = next;
    }
    return text.first(end).trimmed();
}

/// Signs that banks take in place of those that many refuse.
QString bankSigns(QString text)
{
    for (const auto& [signs, plain] :
         {std::pair(u"–—−‐‑"_s, u'-'), std::pair(u"„“”«»"_s, u'"'), std::pair(u"‘’‚‹›"_s, u'\'')}) {
        for (const auto sign : signs) {
            text.replace(sign, plain);
        }
    }
    text.replace(u'…', u"..."_s);
    return text;
}

/// One line of single blanks, letters and their accents in one character where there is one.
QString plainLine(const QString& text)
{
    QString line = text;
    std::replace_if(
        line.begin(), line.end(),
        [](QChar character) {
            const auto category = character.category();
            return category == QChar::Other_Control || category == QChar::Separator_Line ||
                   category == QChar::Separator_Paragraph;
        },
        u' ');
    return bankSigns(line).normalized(QString::NormalizationForm_C).simplified();
}

QString withoutBlanks(const QString& text)
{
    QString compact = text.simplified();
    return compact.remove(u' ');
}

/// The event and its date; the event is shortened to fit.
QString eventText(const Settings& settings, const Room& room)
{
    const QString event = plainLine(settings.name);
    if (!settings.date) {
        return shortened(event, room);
    }
    const QString date = u' ' + settings.date->toString(Qt::ISODate);
    const auto taken = sizeOf(date);
    const Room left = {room.characters - taken.characters, room.bytes - taken.bytes};
    return shortened(shortened(event, left) + date, room);
}

QString plainIban(const Licence& licence)
{
    return withoutBlanks(licence.iban);
}

QString plainBic(const Licence& licence)
{
    return isValidBic(licence.bic) ? withoutBlanks(licence.bic).toUpper() : QString();
}

/// What is left for the text of a payment.
Room roomForText(Payment payment)
{
    payment.text = u"."_s; // The empty lines before the text are only written if there is one.
    return {mostTextCharacters, largestCode - paymentCode(payment).size() + payment.text.size()};
}

/// Uses the longest possible amount, so that the room does not depend on the actual one.
Payment longestPayment(const Licence& licence)
{
    constexpr qsizetype longestIban = 34;
    Payment payment;
    payment.iban = plainIban(licence).leftJustified(longestIban, u'0');
    payment.bic = plainBic(licence);
    payment.cents = largestAmount;
    return payment;
}

/// Whether there is more than fits, and how much would.
void findLengthFault(SettingsFault fault, const QString& text, const Room& room,
                     const Pointer& place, Refusals& faults)
{
    if (!fits(text, room)) {
        faults.push_back({fault,
                          place,
                          {QString::number(sizeOf(text).characters),
                           QString::number(sizeOf(shortened(text, room)).characters)}});
    }
}

QByteArray amountText(std::int64_t cents)
{
    constexpr std::int64_t centsPerEuro = 100;
    const auto part = QByteArray::number(cents % centsPerEuro).rightJustified(2, '0');
    return "EUR" + QByteArray::number(cents / centsPerEuro) + '.' + part;
}

} // namespace

bool isValidBic(const QString& bic)
{
    static const QRegularExpression form(u"\\A[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?\\z"_s);
    return form.match(withoutBlanks(bic).toUpper()).hasMatch();
}

Refusals paymentFaultsOf(const Licence& licence, const Pointer& place)
{
    Refusals faults;
    auto payment = longestPayment(licence);
    const QString name = plainLine(licence.rightsHolder);
    const Room room = {mostNameCharacters, roomForText(payment).bytes};
    findLengthFault(SettingsFault::PayeeTooLong, name, room, place / "rightsHolder"_L1, faults);
    if (faults.empty()) {
        payment.name = name;
        findLengthFault(SettingsFault::PaymentTextTooLong, plainLine(licence.text),
                        roomForText(payment), place / "text"_L1, faults);
    }
    return faults;
}

std::optional<Payment> licencePayment(const Settings& settings, const Fee& fee)
{
    const Licence& licence = settings.licence;
    const QString name = plainLine(licence.rightsHolder);
    const bool isPayable = fee.cents > 0 && fee.cents <= largestAmount;
    if (!isPayable || name.isEmpty() || !isValidIban(licence.iban) ||
        !paymentFaultsOf(licence, Pointer()).empty()) {
        return std::nullopt;
    }
    Payment payment{name, plainIban(licence), plainBic(licence), fee.cents, {}};
    const QString own = plainLine(licence.text);
    payment.text = own.isEmpty() ? eventText(settings, roomForText(payment)) : own;
    return payment;
}

QByteArray paymentCode(const Payment& payment)
{
    const QByteArray noPurpose;
    const QByteArray noReference;
    QByteArrayList lines = {"BCD",
                            "002",
                            "1",
                            "SCT",
                            payment.bic.toUtf8(),
                            payment.name.toUtf8(),
                            payment.iban.toUtf8(),
                            amountText(payment.cents),
                            noPurpose,
                            noReference,
                            payment.text.toUtf8()};
    while (lines.last().isEmpty()) {
        lines.removeLast();
    }
    return lines.join('\n');
}

} // namespace core
