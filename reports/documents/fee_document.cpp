#include "reports/documents/catalogue.h"

#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"

#include "core/money/payment.h"
#include "core/texts/missing_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "core/texts/translation.h"

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

QString amountText(std::int64_t cents)
{
    return texts::moneyText(cents, texts::locale(), texts::Cents::Always);
}

QString ibanText(const QString& iban)
{
    QString grouped = iban;
    grouped.remove(u' ');
    constexpr qsizetype group = 4;
    for (auto end = group; end < grouped.size(); end += group + 1) {
        grouped.insert(end, u' ');
    }
    return grouped;
}

typeset::PeopleList peopleList(const QString& title, const People& people,
                               const std::vector<core::FeeLine>& lines)
{
    typeset::PeopleList list{title, {}};
    for (const auto& line : lines) {
        list.people.push_back({QString::number(plain(line.number)), people.name(line.number),
                               QString::number(line.games)});
    }
    return list;
}

std::vector<typeset::PeopleList> listsOf(const People& people, const core::Fee& fee)
{
    typeset::PeopleList tookOver{
        Texts::tr("Took over somebody's seat under their own number (counted above)"), {}};
    for (const auto number : fee.tookOver) {
        tookOver.people.push_back({QString::number(plain(number)), people.name(number), {}});
    }
    typeset::PeopleList playedForOthers{Texts::tr("Played for somebody else (not counted)"), {}};
    for (const auto& name : fee.playedForOthers) {
        playedForOthers.people.push_back({{}, name, {}});
    }
    return {peopleList(Texts::tr("Counted: %n participant(s)", nullptr,
                                 static_cast<int>(fee.counted.size())),
                       people, fee.counted),
            peopleList(Texts::tr("Not counted, did not play: %n participant(s)", nullptr,
                                 static_cast<int>(fee.noShows.size())),
                       people, fee.noShows),
            std::move(tookOver), std::move(playedForOthers)};
}

/// Derived from the event's date and the counts: a different report has a different number.
QString reportNumber(const core::Settings& settings, const core::Fee& fee)
{
    QByteArray counted = settings.name.toUtf8() + QByteArray::number(fee.cents);
    for (const auto& line : fee.counted) {
        counted += ' ' + QByteArray::number(plain(line.number));
    }
    const auto sum = QString::number(qChecksum(counted), 16).rightJustified(4, u'0').toUpper();
    return settings.date ? settings.date->toString(u"yyyyMMdd"_s) + u'-' + sum : sum;
}

QString roundsPlayed(const core::Tournament& tournament)
{
    return QString::number(std::count_if(
        tournament.rounds.begin(), tournament.rounds.end(),
        [](const core::Round& round) { return counts(round.head.state) && hasGames(round); }));
}

typeset::Payment paymentOf(const core::Settings& settings, const core::Fee& fee)
{
    const auto& licence = settings.licence;
    const auto payment = core::licencePayment(settings, fee);
    typeset::Payment block;
    block.title = Texts::tr("Payment");
    block.facts = {{Texts::tr("Rights holder"), licence.rightsHolder},
                   {Texts::tr("Address"), licence.address},
                   {Texts::tr("IBAN"), ibanText(licence.iban)},
                   {Texts::tr("BIC"), licence.bic},
                   {Texts::tr("Amount"), amountText(fee.cents)},
                   {Texts::tr("Payment text"), payment ? payment->text : licence.text}};
    if (payment) {
        block.code = typeset::qrCode(core::paymentCode(*payment), typeset::Correction::Medium);
        block.caption = Texts::tr("Scan with the banking app to pay");
    } else {
        block.caption = texts::noPaymentCodeText(licence);
    }
    return block;
}

} // namespace

typeset::Document feeDocument(const Source& source, const Choice& /*choice*/)
{
    const auto& settings = source.tournament.settings;
    const auto fee = core::licenceFee(source.tournament);
    const People people(source.tournament);
    typeset::FeeReport report;
    report.title = titleOf(Kind::LicenceFee);
    report.facts = {
        {Texts::tr("Report no."), reportNumber(settings, fee)},
        {Texts::tr("Organiser"), settings.organiser},
        {Texts::tr("Event"), settings.name},
        {Texts::tr("Date"),
         settings.date ? texts::locale().toString(*settings.date, QLocale::LongFormat) : QString()},
        {Texts::tr("Venue"), settings.venue},
        {Texts::tr("Rounds played"), roundsPlayed(source.tournament)},
        {Texts::tr("Rules"), rulesText(settings)}};
    if (fee.reason) {
        report.verdict = Texts::tr("Nothing is due");
        report.reason = texts::text(*fee.reason);
    } else {
        report.verdict = amountText(fee.cents);
        report.reason = Texts::tr("%n participant(s), %1 for each", nullptr,
                                  static_cast<int>(fee.counted.size()))
                            .arg(amountText(core::licenceFeeCentsPerParticipant));
        report.payment = paymentOf(settings, fee);
    }
    if (const auto missing = missingFor(source, {Kind::LicenceFee}); !missing.empty()) {
        report.facts.emplace_back(Texts::tr("State"),
                                  texts::publicMissingTexts(missing).join(u' '));
    }
    report.heads = {Texts::tr("No."), Texts::tr("Name"), disciplineOf(settings).gamesHead()};
    report.lists = listsOf(people, fee);
    if (!fee.reason) {
        report.declaration = Texts::tr("I declare that these details are complete and correct.");
        report.signatures = {Texts::tr("Place and date"), Texts::tr("Signature for the organiser")};
    }
    return {frameOf(source), std::move(report)};
}

} // namespace documents
