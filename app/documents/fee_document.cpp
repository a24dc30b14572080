#include "fee_document.h"

#include "frame.h"
#include "people.h"

#include "app/texts/fee_texts.h"
#include "app/texts/numbers.h"
#include "app/texts/rule_texts.h"
#include "app/texts/translation.h"
#include "core/payment.h"

#include <QCoreApplication>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

class FeeReportTexts
{
    Q_DECLARE_TR_FUNCTIONS(FeeReportTexts)
};

QString amountText(std::int64_t cents)
{
    return FeeReportTexts::tr("EUR %1").arg(texts::centsText(cents));
}

QString ibanText(const QString& iban)
{
    QString compact = iban;
    compact.remove(u' ');
    constexpr qsizetype group = 4;
    QStringList groups;
    for (qsizetype index = 0; index < compact.size(); index += group) {
        groups << compact.mid(index, group);
    }
    return groups.join(u' ');
}

std::vector<reports::Fact> factsOf(const core::Settings& settings)
{
    const QString date =
        settings.date ? texts::locale().toString(*settings.date, QLocale::LongFormat) : QString();
    const QString rules = texts::ruleSetName(settings.rules.ruleSet) + u": "_s +
                          texts::optionsInForce(settings).join(u"; "_s);
    return {{FeeReportTexts::tr("Organiser"), settings.organiser},
            {FeeReportTexts::tr("Event"), settings.name},
            {FeeReportTexts::tr("Date"), date},
            {FeeReportTexts::tr("Venue"), settings.venue},
            {FeeReportTexts::tr("Rules"), rules}};
}

reports::PersonLine lineOf(const People& people, const core::FeeLine& line)
{
    return {QString::number(plain(line.number)), people.name(line.number),
            QString::number(line.games)};
}

reports::PeopleList counted(const People& people, const core::Fee& fee)
{
    reports::PeopleList list;
    list.title = FeeReportTexts::tr("Counted: %n participant(s)", nullptr,
                                    static_cast<int>(fee.counted.size()));
    for (const auto& line : fee.counted) {
        list.people.push_back(lineOf(people, line));
    }
    return list;
}

reports::PeopleList noShows(const People& people, const core::Fee& fee)
{
    reports::PeopleList list;
    list.title = FeeReportTexts::tr("Not counted, did not play: %n participant(s)", nullptr,
                                    static_cast<int>(fee.noShows.size()));
    for (const auto& line : fee.noShows) {
        list.people.push_back(lineOf(people, line));
    }
    return list;
}

reports::PeopleList tookOver(const People& people, const core::Fee& fee)
{
    reports::PeopleList list;
    list.title =
        FeeReportTexts::tr("Took over somebody's seat under the own number (counted above)");
    for (const auto number : fee.tookOver) {
        list.people.push_back({QString::number(plain(number)), people.name(number), {}});
    }
    return list;
}

reports::PeopleList playedForOthers(const core::Fee& fee)
{
    reports::PeopleList list;
    list.title = FeeReportTexts::tr("Played for somebody else (not counted)");
    for (const auto& name : fee.playedForOthers) {
        list.people.push_back({{}, name, {}});
    }
    return list;
}

reports::Payment paymentOf(const core::Settings& settings, const core::Fee& fee)
{
    const auto& licence = settings.licence;
    const auto payment = core::licencePayment(settings, fee);
    reports::Payment block;
    block.title = FeeReportTexts::tr("Payment");
    block.facts = {{FeeReportTexts::tr("Rights holder"), licence.rightsHolder},
                   {FeeReportTexts::tr("Address"), licence.address},
                   {FeeReportTexts::tr("IBAN"), ibanText(licence.iban)},
                   {FeeReportTexts::tr("BIC"), licence.bic},
                   {FeeReportTexts::tr("Amount"), amountText(fee.cents)},
                   {FeeReportTexts::tr("Payment text"), payment ? payment->text : licence.text}};
    if (payment) {
        block.code = reports::qrCode(core::paymentCode(*payment), reports::Correction::Medium);
        block.caption = FeeReportTexts::tr("Scan with the banking app to pay");
    } else {
        block.caption = texts::noPaymentCodeText(licence);
    }
    return block;
}

} // namespace

reports::Document feeDocument(const Source& source)
{
    const auto& settings = source.tournament.settings;
    const auto fee = core::licenceFee(source.tournament);
    const People people(source.tournament);
    reports::FeeReport report;
    report.title = titleOf(Kind::LicenceFee);
    report.facts = factsOf(settings);
    if (fee.reason) {
        report.verdict = FeeReportTexts::tr("Nothing is due");
        report.reason = texts::text(*fee.reason);
    } else {
        report.verdict = amountText(fee.cents);
        report.reason = FeeReportTexts::tr("%n participant(s), %1 for each", nullptr,
                                           static_cast<int>(fee.counted.size()))
                            .arg(amountText(core::licenceFeeCentsPerParticipant));
        report.payment = paymentOf(settings, fee);
    }
    report.heads = {FeeReportTexts::tr("No."), FeeReportTexts::tr("Name"),
                    playsCards(settings) ? FeeReportTexts::tr("Deals")
                                         : FeeReportTexts::tr("Games")};
    report.lists = {counted(people, fee), noShows(people, fee), tookOver(people, fee),
                    playedForOthers(fee)};
    report.signatures = {FeeReportTexts::tr("Place and date"),
                         FeeReportTexts::tr("Signature for the organiser")};
    return {frameOf(source), std::move(report)};
}

} // namespace documents
