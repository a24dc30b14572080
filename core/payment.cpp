#include "core/payment.h"

#include "core/iban.h"

#include <QByteArrayList>
#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype largestCode = 331;
constexpr std::int64_t largestAmount = 99'999'999'999;

/// How much text there is room for.
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
    return line.normalized(QString::NormalizationForm_C).simplified();
}

QString withoutBlanks(const QString& text)
{
    QString compact = text.simplified();
    return compact.remove(u' ');
}

/// The event and its date; the event is shortened where there is not enough room for both.
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

QString remittanceText(const Settings& settings, const Room& room)
{
    const QString own = plainLine(settings.licence.text);
    return own.isEmpty() ? eventText(settings, room) : shortened(own, room);
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

std::optional<Payment> licencePayment(const Settings& settings, const Fee& fee)
{
    const Licence& licence = settings.licence;
    const QString name = plainLine(licence.rightsHolder);
    const bool isPayable = fee.cents > 0 && fee.cents <= largestAmount;
    if (!isPayable || name.isEmpty() || !isValidIban(licence.iban)) {
        return std::nullopt;
    }
    Payment payment;
    payment.cents = fee.cents;
    payment.iban = withoutBlanks(licence.iban);
    if (isValidBic(licence.bic)) {
        payment.bic = withoutBlanks(licence.bic).toUpper();
    }
    const auto bytesLeft = [&payment] {
        Payment longer = payment;
        longer.text = u"."_s; // The empty lines before the text are only written if there is one.
        return largestCode - paymentCode(longer).size() + longer.text.size();
    };
    payment.name = shortened(name, {mostNameCharacters, bytesLeft()});
    payment.text = remittanceText(settings, {mostTextCharacters, bytesLeft()});
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
