#include "reports/documents/catalogue.h"

#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::StartNumber;
using typeset::ColumnKind;
using typeset::ColumnUse;

namespace {

Columns<StartNumber> signUpColumns(const core::Tournament& tournament, const People& people)
{
    const auto fee = tournament.settings.startFeeCents;
    Columns<StartNumber> columns;
    columns.add(column(u"here"_s, Texts::tr("Here"), ColumnKind::Word, ColumnUse::Page),
                [](StartNumber /*number*/) { return u"□"_s; });
    columns.addPerson(people, [](StartNumber number) { return number; });
    columns.add(column(u"club"_s, Texts::tr("Club"), ColumnKind::Text),
                [&people](StartNumber number) { return people.at(number).club; });
    if (fee > 0) {
        columns.add(
            column(u"due"_s, Texts::tr("Due"), ColumnKind::Number),
            [&people, fee](StartNumber number) {
                const auto open = std::max<std::int64_t>(0, fee - people.at(number).paidCents);
                return moneyCell(open == 0 ? Texts::tr("paid") : texts::moneyText(open), open);
            });
    }
    return columns;
}

/// Rows for who comes without having signed up, with a box to tick.
std::vector<typeset::Row> blankRows(std::size_t columns, int count)
{
    typeset::Row row;
    row.cells.resize(columns);
    row.cells.front().text = u"□"_s;
    return std::vector<typeset::Row>(static_cast<std::size_t>(count), row);
}

} // namespace

typeset::Document signUpList(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const People people(tournament);
    const auto columns = signUpColumns(tournament, people);
    auto document = tableDocument(titleOf(Kind::SignUpList));
    document.columns = columns.all();
    for (auto& column : document.columns) {
        column.ranged = column.kind == ColumnKind::Name;
    }
    document.ruled = true;
    const auto everybody = people.byName();
    if (!everybody.empty()) {
        document.blocks.emplace_back().rows = columns.rows(everybody);
        if (choice.form == Form::ByLetter) {
            splitByLetter(document);
        }
    }
    constexpr int blank = 10;
    auto& further = document.blocks.emplace_back(
        unsplitBlock(everybody.empty() ? QString() : Texts::tr("Without registration")));
    further.blank = true;
    further.rows = blankRows(document.columns.size(), blank);
    return {frameOf(source), document};
}

} // namespace documents
