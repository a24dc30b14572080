#include "columns.h"

#include "app/texts/numbers.h"

#include <QCoreApplication>
#include <QLocale>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using reports::Cell;
using reports::Column;
using reports::ColumnKind;
using reports::ColumnUse;

namespace {

class DocumentColumns
{
    Q_DECLARE_TR_FUNCTIONS(DocumentColumns)
};

} // namespace

Column column(const QString& key, const QString& head, ColumnKind kind)
{
    Column made;
    made.key = key;
    made.head = head;
    made.kind = kind;
    return made;
}

Column csvColumn(const QString& key)
{
    Column made;
    made.key = key;
    made.use = ColumnUse::Csv;
    return made;
}

Column pageColumn(const QString& key, const QString& head, ColumnKind kind)
{
    Column made = column(key, head, kind);
    made.use = ColumnUse::Page;
    return made;
}

Column numberColumn()
{
    Column made =
        column(u"number"_s, DocumentColumns::tr("No.", "start number"), ColumnKind::Number);
    made.leading = true;
    return made;
}

Column nameColumn()
{
    Column made = column(u"name"_s, DocumentColumns::tr("Name"), ColumnKind::Name);
    made.leading = true;
    return made;
}

Column clubColumn(const People& people)
{
    const QString key = u"club"_s;
    return people.haveClubs() ? column(key, DocumentColumns::tr("Club"), ColumnKind::Text)
                              : csvColumn(key);
}

Column seatColumn()
{
    return column(u"seat"_s, DocumentColumns::tr("Seat"), ColumnKind::Word);
}

Column tableColumn()
{
    return column(u"table"_s, DocumentColumns::tr("Table"), ColumnKind::Number);
}

Cell textCell(const QString& text)
{
    return {text, {}};
}

Cell countCell(std::int64_t count)
{
    return {QString::number(count), {}};
}

Cell pointsCell(scoring::MatchPoints points)
{
    return {texts::matchPointsText(points), decimalText(points)};
}

Cell numberCell(core::StartNumber number)
{
    return countCell(plain(number));
}

Cell nameCell(const People& people, core::StartNumber number)
{
    return {people.name(number), people.at(number).name};
}

QString decimalText(scoring::MatchPoints points)
{
    constexpr int places = 3;
    QString text = QString::fromStdString(scoring::decimalText(points, places));
    while (text.endsWith(u'0')) {
        text.chop(1);
    }
    if (text.endsWith(u'.')) {
        text.chop(1);
    }
    return text.replace(u'.', texts::locale().decimalPoint());
}

} // namespace documents
