#include "app/cli/layout.h"
#include "core/cards/chip_balances.h"
#include "core/file/csv.h"
#include "json_text.h"
#include "match_output.h"

#include <QCoreApplication>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class ChipsTexts
{
    Q_DECLARE_TR_FUNCTIONS(ChipsTexts)
};

QString amount(scoring::Chips chips)
{
    return QString::fromStdString(fractionText(chips));
}

} // namespace

QByteArray chipsText(const core::Tournament& tournament)
{
    auto balances = core::chipBalances(tournament);
    std::stable_sort(balances.begin(), balances.end(),
                     [](const auto& left, const auto& right) { return left.chips > right.chips; });
    TextTable table;
    table.addColumn(ChipsTexts::tr("No."), Alignment::Right);
    table.addColumn(ChipsTexts::tr("Name"), Alignment::Left);
    table.addColumn(ChipsTexts::tr("Chips"), Alignment::Right);
    for (const auto& [number, chips] : balances) {
        table.addRow({QString::number(plain(number)), findParticipant(tournament, number)->name,
                      amount(chips)});
    }
    return table.lines().join(u'\n').toUtf8() + '\n';
}

QByteArray chipsJson(const core::Tournament& tournament)
{
    Json lines = Json::array();
    for (const auto& [number, chips] : core::chipBalances(tournament)) {
        lines.push_back({{"number", plain(number)}, {"chips", fractionText(chips)}});
    }
    return jsonText({{"chips", lines}});
}

QByteArray chipsCsv(const core::Tournament& tournament)
{
    std::vector<QStringList> rows = {{u"number"_s, u"name"_s, u"club"_s, u"chips"_s}};
    for (const auto& [number, chips] : core::chipBalances(tournament)) {
        const auto& participant = *findParticipant(tournament, number);
        rows.push_back(
            {QString::number(plain(number)), participant.name, participant.club, amount(chips)});
    }
    return core::writeCsv(rows);
}

} // namespace cli
