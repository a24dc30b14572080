#include "reports/documents/columns.h"

#include "core/texts/numbers.h"
#include "reports/documents/frame.h"

#include <QCoreApplication>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using typeset::Cell;
using typeset::Column;
using typeset::ColumnKind;
using typeset::ColumnUse;

Column column(const QString& key, const QString& head, ColumnKind kind, ColumnUse use)
{
    return {key, head, kind, use};
}

Column csvColumn(const QString& key)
{
    return column(key, {}, ColumnKind::Text, ColumnUse::Csv);
}

Column strong(Column column)
{
    column.strong = true;
    return column;
}

Column with(typeset::Purpose purpose, Column column)
{
    column.purpose = purpose;
    return column;
}

Column essential(Column column)
{
    return with(typeset::Purpose::Essential, std::move(column));
}

Column rankColumn()
{
    return essential(column(u"rank"_s, Texts::tr("Rank"), ColumnKind::Number));
}

Column numberColumn()
{
    return essential(column(u"number"_s, Texts::tr("No.", "start number"), ColumnKind::Number));
}

Column nameColumn()
{
    return column(u"name"_s, Texts::tr("Name"), ColumnKind::Name);
}

Column seatColumn()
{
    return essential(column(u"seat"_s, Texts::tr("Seat"), ColumnKind::Word));
}

Cell textCell(const QString& text)
{
    return {text, {}};
}

Cell countCell(std::int64_t count)
{
    return {QString::number(count), {}};
}

Cell tableCell(std::optional<core::TableNumber> table, bool hasBye)
{
    return table ? cellOf(*table) : hasBye ? Cell{Texts::tr("bye"), u"bye"_s} : Cell();
}

Cell pointsCell(scoring::MatchPoints points)
{
    return {.text = texts::matchPointsText(points),
            .value = decimalText(points, QLocale::c()),
            .exact = QString::fromStdString(fractionText(points))};
}

Cell moneyCell(const QString& text, std::int64_t cents)
{
    return {.text = text,
            .value = QString(texts::centsText(cents, QLocale::c())).replace(u'\u2212', u'-'),
            .exact = QString::number(cents)};
}

Cell centsCell(std::optional<std::int64_t> cents)
{
    return cents ? moneyCell(texts::centsText(*cents), *cents) : Cell();
}

Cell nameCell(const People& people, core::StartNumber number)
{
    return {.text = people.name(number),
            .value = people.at(number).name,
            .sortedAs = people.lookedUp(number),
            .letter = people.letter(number)};
}

QString decimalText(scoring::MatchPoints points, const QLocale& locale)
{
    constexpr int places = 3;
    QString text = QString::fromStdString(scoring::decimalText(points, places));
    while (text.endsWith(u'0')) {
        text.chop(1);
    }
    if (text.endsWith(u'.')) {
        text.chop(1);
    }
    return text.replace(u'.', locale.decimalPoint());
}

void splitByLetter(typeset::TableDocument& document)
{
    const auto rows = std::move(document.blocks.front().rows);
    document.blocks.clear();
    const auto name = std::find_if(
        document.columns.begin(), document.columns.end(),
        [](const typeset::Column& column) { return column.kind == typeset::ColumnKind::Name; });
    const auto index = static_cast<std::size_t>(name - document.columns.begin());
    for (const auto& row : rows) {
        const auto& letter = row.cells[index].letter;
        if (document.blocks.empty() || document.blocks.back().title != letter) {
            document.blocks.emplace_back().title = letter;
        }
        document.blocks.back().rows.push_back(row);
    }
    document.oneHead = true;
    document.large = true;
}

} // namespace documents
