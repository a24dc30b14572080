#include "fee_output.h"

#include "app/cli/layout.h"
#include "app/texts/fee_texts.h"
#include "app/texts/numbers.h"
#include "app/texts/rule_texts.h"
#include "core/fee.h"
#include "json_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class FeeOutputTexts
{
    Q_DECLARE_TR_FUNCTIONS(FeeOutputTexts)
};

QString nameOf(const core::Tournament& tournament, core::StartNumber number)
{
    return findParticipant(tournament, number)->name;
}

Json linesJson(const core::Tournament& tournament, const std::vector<core::FeeLine>& lines)
{
    Json array = Json::array();
    for (const auto& line : lines) {
        array.push_back({{"number", plain(line.number)},
                         {"name", utf8(nameOf(tournament, line.number))},
                         {"games", line.games}});
    }
    return array;
}

QStringList heading(const core::Settings& settings)
{
    QStringList lines = {FeeOutputTexts::tr("Licence fee"), QString()};
    const auto add = [&lines](const QString& name, const QString& value) {
        if (!value.isEmpty()) {
            lines << u"%1: %2"_s.arg(name, value);
        }
    };
    add(FeeOutputTexts::tr("Event"), settings.name);
    add(FeeOutputTexts::tr("Organiser"), settings.organiser);
    add(FeeOutputTexts::tr("Date"),
        settings.date ? QLocale().toString(*settings.date, QLocale::LongFormat) : QString());
    add(FeeOutputTexts::tr("Venue"), settings.venue);
    lines << wrapped(FeeOutputTexts::tr("Rules: %1 (%2)")
                         .arg(texts::ruleSetName(settings.rules.ruleSet),
                              texts::optionsInForce(settings).join(u"; "_s)),
                     screenWidth, 2);
    add(FeeOutputTexts::tr("Rights holder"), settings.licence.rightsHolder);
    add(FeeOutputTexts::tr("Address"),
        settings.licence.address.split(u'\n', Qt::SkipEmptyParts).join(u", "_s));
    add(FeeOutputTexts::tr("IBAN"), settings.licence.iban);
    add(FeeOutputTexts::tr("BIC"), settings.licence.bic);
    return lines;
}

QStringList peopleTable(const core::Tournament& tournament,
                        const std::vector<core::FeeLine>& people)
{
    TextTable table;
    table.addColumn(FeeOutputTexts::tr("No."), Alignment::Right);
    table.addColumn(FeeOutputTexts::tr("Name"), Alignment::Left);
    table.addColumn(FeeOutputTexts::tr("Games"), Alignment::Right);
    for (const auto& line : people) {
        table.addRow({QString::number(plain(line.number)), nameOf(tournament, line.number),
                      QString::number(line.games)});
    }
    return table.lines();
}

QString sumText(const core::Fee& fee)
{
    const QString sum = FeeOutputTexts::tr("Due: EUR %1").arg(texts::centsText(fee.cents));
    return fee.reason ? u"%1. %2"_s.arg(sum, texts::text(*fee.reason)) : sum;
}

} // namespace

QByteArray feeText(const core::Tournament& tournament)
{
    const core::Fee fee = core::licenceFee(tournament);
    QStringList lines = heading(tournament.settings);
    const auto addPeople = [&](const QString& title, const std::vector<core::FeeLine>& people) {
        if (!people.empty()) {
            lines << QString() << title << peopleTable(tournament, people);
        }
    };
    addPeople(FeeOutputTexts::tr("Counted:"), fee.counted);
    addPeople(FeeOutputTexts::tr("Not counted, did not play:"), fee.noShows);
    if (!fee.tookOver.empty()) {
        QStringList names;
        for (const auto number : fee.tookOver) {
            names << u"%1 %2"_s.arg(plain(number)).arg(nameOf(tournament, number));
        }
        lines << QString()
              << FeeOutputTexts::tr("Took over a seat (counted): %1").arg(names.join(u"; "_s));
    }
    if (!fee.playedForOthers.empty()) {
        const QStringList names(fee.playedForOthers.begin(), fee.playedForOthers.end());
        lines << QString()
              << FeeOutputTexts::tr("Played for somebody else (not counted): %1")
                     .arg(names.join(u"; "_s));
    }
    lines << QString() << sumText(fee);
    return lines.join(u'\n').toUtf8() + '\n';
}

QByteArray feeJson(const core::Tournament& tournament)
{
    const core::Fee fee = core::licenceFee(tournament);
    const Json reason =
        fee.reason ? Json(utf8(texts::text(*fee.reason, texts::Wording::English))) : Json(nullptr);
    return jsonText({{"cents", fee.cents},
                     {"participants", linesJson(tournament, fee.counted)},
                     {"noShows", linesJson(tournament, fee.noShows)},
                     {"reason", reason}});
}

} // namespace cli
