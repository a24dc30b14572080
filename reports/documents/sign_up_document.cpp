#include "reports/documents/catalogue.h"

#include "core/codes/badge_code.h"
#include "core/money/start_fee.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/frame.h"
#include "reports/documents/registrations.h"

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::Attendance;
using core::StartNumber;
using typeset::ColumnKind;
using typeset::ColumnUse;

namespace {

const QString openBox = u"□"_s;

typeset::Column boxColumn()
{
    return essential(column(u"here"_s, Texts::tr("Here"), ColumnKind::Word, ColumnUse::Page));
}

/// What is to be taken at the door, or given back: negative in files.
typeset::Cell dueCell(const core::FeeAccount& account)
{
    if (account.owedBack > 0) {
        return moneyCell(Texts::tr("%1 back", "start fee").arg(texts::moneyText(account.owedBack)),
                         -account.owedBack);
    }
    return moneyCell(account.missing == 0 ? Texts::tr("paid") : texts::moneyText(account.missing),
                     account.missing);
}

/// Number, name, club, and start fee due if there is one.
void addRegistered(Columns<StartNumber>& columns, const core::Tournament& tournament,
                   const People& people)
{
    columns.addPerson(people, [](StartNumber number) { return number; });
    columns.add(
        with(typeset::Purpose::Aside, column(u"club"_s, Texts::tr("Club"), ColumnKind::Text)),
        [&people](StartNumber number) { return people.at(number).club; });
    if (core::hasStartFee(tournament.settings)) {
        columns.add(essential(column(u"due"_s, Texts::tr("Due"), ColumnKind::Money)),
                    [&people, &tournament](StartNumber number) {
                        return dueCell(core::feeAccountOf(tournament.settings, people.at(number)));
                    });
    }
}

Columns<StartNumber> signUpColumns(const core::Tournament& tournament, const People& people,
                                   const Registrations& registrations)
{
    Columns<StartNumber> columns;
    columns.add(boxColumn(), [](StartNumber /*number*/) { return openBox; });
    addRegistered(columns, tournament, people);
    columns.add(statusColumn(registrations), [&](StartNumber number) {
        return registrations.statusCell(people.at(number), Attendance::Here);
    });
    return columns;
}

Columns<StartNumber> checkInColumns(const core::Tournament& tournament, const People& people,
                                    const Registrations& registrations)
{
    Columns<StartNumber> columns;
    columns.add(boxColumn(), [&people](StartNumber number) {
        return isHere(people.at(number)) ? u"✓"_s : openBox;
    });
    addRegistered(columns, tournament, people);
    columns.add(column(u"status"_s, Texts::tr("Status"), ColumnKind::Text),
                [&](StartNumber number) {
                    return registrations.statusCell(people.at(number), Attendance::Expected);
                });
    columns.add(csvColumn(u"waiting_place"_s, ColumnKind::Number),
                [&](StartNumber number) { return registrations.placeCell(people.at(number)); });
    columns.add(essential(column(u"code"_s, Texts::tr("Code"), ColumnKind::Code)),
                [](StartNumber number) { return core::badgeCode(number); });
    return columns;
}

/// Rows for walk-ins, with a tick box.
std::vector<typeset::Row> blankRows(std::size_t columns, int count)
{
    typeset::Row row;
    row.cells.resize(columns);
    row.cells.front().text = openBox;
    return std::vector<typeset::Row>(static_cast<std::size_t>(count), row);
}

/// Everyone by name, and blank rows.
typeset::TableDocument listOf(const People& people, const Columns<StartNumber>& columns,
                              const Choice& choice)
{
    auto document = tableDocument(titleOf(choice.kind));
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
    return document;
}

/// Numbers of people and places, and the deadline for keeping places.
QStringList registrationLead(const core::Settings& settings, const Registrations& registrations)
{
    QStringList counts = {registrations.countText()};
    if (settings.capacity) {
        counts << Texts::tr("at most %n participant(s)", nullptr, *settings.capacity);
    }
    QStringList lead = {counts.join(u" · "_s)};
    if (settings.deadline) {
        lead << Texts::tr("Places are kept until %1.").arg(settings.deadline->toString(u"HH:mm"_s));
    }
    return lead;
}

} // namespace

typeset::Document signUpList(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const People people(tournament);
    const Registrations registrations(tournament);
    return {frameOf(source),
            listOf(people, signUpColumns(tournament, people, registrations), choice)};
}

typeset::Document checkInList(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const People people(tournament);
    const Registrations registrations(tournament);
    auto list = listOf(people, checkInColumns(tournament, people, registrations), choice);
    list.lead = registrationLead(tournament.settings, registrations);
    return {frameOf(source), list};
}

} // namespace documents
