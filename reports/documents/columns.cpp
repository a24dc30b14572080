#include "reports/documents/columns.h"

#include "core/texts/numbers.h"
#include "reports/documents/frame.h"

#include <QCoreApplication>
#include <QHash>

#include <utility>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using typeset::Cell;
using typeset::Column;
using typeset::ColumnKind;
using typeset::ColumnUse;

namespace {

class FileHeads
{
    Q_DECLARE_TR_FUNCTIONS(FileHeads)
};

/// What files call a column that paper has no head for.
QString headOfKey(const QString& key)
{
    static const QHash<QString, const char*> heads = {
        {u"byes"_s, QT_TRANSLATE_NOOP("FileHeads", "Byes")},
        {u"chips"_s, QT_TRANSLATE_NOOP("FileHeads", "Chips")},
        {u"claims"_s, QT_TRANSLATE_NOOP("FileHeads", "Claims")},
        {u"club"_s, QT_TRANSLATE_NOOP("FileHeads", "Club")},
        {u"cmp"_s, QT_TRANSLATE_NOOP("FileHeads", "CMP")},
        {u"code"_s, QT_TRANSLATE_NOOP("FileHeads", "Code")},
        {u"date"_s, QT_TRANSLATE_NOOP("FileHeads", "Date")},
        {u"deal"_s, QT_TRANSLATE_NOOP("FileHeads", "Deal")},
        {u"due"_s, QT_TRANSLATE_NOOP("FileHeads", "Due")},
        {u"ending"_s, QT_TRANSLATE_NOOP("FileHeads", "Ending")},
        {u"evening"_s, QT_TRANSLATE_NOOP("FileHeads", "Evening")},
        {u"first_date"_s, QT_TRANSLATE_NOOP("FileHeads", "First date")},
        {u"first_evening"_s, QT_TRANSLATE_NOOP("FileHeads", "First evening")},
        {u"game"_s, QT_TRANSLATE_NOOP("FileHeads", "Game")},
        {u"gmp"_s, QT_TRANSLATE_NOOP("FileHeads", "GMP")},
        {u"hand"_s, QT_TRANSLATE_NOOP("FileHeads", "In hand")},
        {u"kind"_s, QT_TRANSLATE_NOOP("FileHeads", "Kind")},
        {u"last_date"_s, QT_TRANSLATE_NOOP("FileHeads", "Last date")},
        {u"last_evening"_s, QT_TRANSLATE_NOOP("FileHeads", "Last evening")},
        {u"mark"_s, QT_TRANSLATE_NOOP("FileHeads", "Mark")},
        {u"melded"_s, QT_TRANSLATE_NOOP("FileHeads", "Melded")},
        {u"missing_games"_s, QT_TRANSLATE_NOOP("FileHeads", "Games missing")},
        {u"name"_s, QT_TRANSLATE_NOOP("FileHeads", "Name")},
        {u"number"_s, QT_TRANSLATE_NOOP("FileHeads", "No.")},
        {u"opponents"_s, QT_TRANSLATE_NOOP("FileHeads", "Met")},
        {u"other_tmp"_s, QT_TRANSLATE_NOOP("FileHeads", "TMP of the other")},
        {u"part"_s, QT_TRANSLATE_NOOP("FileHeads", "Part")},
        {u"penalties"_s, QT_TRANSLATE_NOOP("FileHeads", "Deduction/bonus")},
        {u"points"_s, QT_TRANSLATE_NOOP("FileHeads", "Points")},
        {u"prize"_s, QT_TRANSLATE_NOOP("FileHeads", "Prize")},
        {u"raffle"_s, QT_TRANSLATE_NOOP("FileHeads", "Raffle")},
        {u"reason"_s, QT_TRANSLATE_NOOP("FileHeads", "Reason")},
        {u"record"_s, QT_TRANSLATE_NOOP("FileHeads", "Record")},
        {u"rommes"_s, QT_TRANSLATE_NOOP("FileHeads", "Rommés")},
        {u"round"_s, QT_TRANSLATE_NOOP("FileHeads", "Round")},
        {u"ruleset"_s, QT_TRANSLATE_NOOP("FileHeads", "Rules")},
        {u"score"_s, QT_TRANSLATE_NOOP("FileHeads", "Score")},
        {u"seat"_s, QT_TRANSLATE_NOOP("FileHeads", "Seat")},
        {u"seed"_s, QT_TRANSLATE_NOOP("FileHeads", "Draw code")},
        {u"status"_s, QT_TRANSLATE_NOOP("FileHeads", "Status")},
        {u"stones"_s, QT_TRANSLATE_NOOP("FileHeads", "Stones")},
        {u"struck_out"_s, QT_TRANSLATE_NOOP("FileHeads", "Struck out")},
        {u"table"_s, QT_TRANSLATE_NOOP("FileHeads", "Table")},
        {u"tie_breaker"_s, QT_TRANSLATE_NOOP("FileHeads", "Tie-breaker")},
        {u"time"_s, QT_TRANSLATE_NOOP("FileHeads", "Time")},
        {u"tmp"_s, QT_TRANSLATE_NOOP("FileHeads", "TMP")},
        {u"tmp_exact"_s, QT_TRANSLATE_NOOP("FileHeads", "TMP exactly")},
        {u"value"_s, QT_TRANSLATE_NOOP("FileHeads", "Value")},
        {u"waiting_place"_s, QT_TRANSLATE_NOOP("FileHeads", "Place on the waiting list")},
        {u"wins"_s, QT_TRANSLATE_NOOP("FileHeads", "Wins")},
    };
    const auto* const head = heads.value(key);
    return head != nullptr ? FileHeads::tr(head) : QString();
}

/// "stones" and "2".
std::pair<QString, QString> partedKey(const QString& key)
{
    const auto at = key.lastIndexOf(u'_');
    return at < 0 ? std::pair(key, QString()) : std::pair(key.left(at), key.mid(at + 1));
}

/// "stones_2", "number_a": one of several of its kind.
bool isNumbered(const QString& key)
{
    const auto suffix = partedKey(key).second;
    bool isNumber = false;
    suffix.toInt(&isNumber);
    return isNumber || suffix.size() == 1;
}

} // namespace

QString fileHead(const QString& key)
{
    const auto [base, suffix] = partedKey(key);
    const auto head = headOfKey(base);
    if (isNumbered(key)) {
        return head.isEmpty() ? QString() : head + u' ' + suffix.toUpper();
    }
    if (suffix == "before"_L1 && !head.isEmpty()) {
        return FileHeads::tr("%1 before").arg(head);
    }
    if (suffix == "after"_L1 && !head.isEmpty()) {
        return FileHeads::tr("%1 now").arg(head);
    }
    return headOfKey(key);
}

Column column(const QString& key, const QString& head, ColumnKind kind, ColumnUse use)
{
    Column made;
    made.key = key;
    made.fileHead = isNumbered(key) ? fileHead(key) : QString();
    made.head = head;
    made.kind = kind;
    made.use = use;
    return made;
}

Column csvColumn(const QString& key, ColumnKind kind)
{
    auto made = column(key, {}, kind, ColumnUse::Csv);
    made.fileHead = fileHead(key);
    return made;
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

Cell dateCell(QDate date)
{
    return {texts::writtenDayText(date), date.toString(Qt::ISODate)};
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
    return cents ? moneyCell(texts::amountText(*cents), *cents) : Cell();
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
