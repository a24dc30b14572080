#include "app/cli/listed_people.h"

#include "core/model/enum_table.h"
#include "core/people/people_names.h"
#include "core/texts/refusal_texts.h"

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

using Listed = std::vector<core::ListedPerson>;

QStringList columnNames(core::ListUse use)
{
    QStringList names;
    for (std::size_t index = 1; index < core::enumeratorCount<core::ListColumn>(); ++index) {
        const auto column = static_cast<core::ListColumn>(index);
        if (core::isUsed(column, use)) {
            names << core::columnName(column);
        }
    }
    return names;
}

/// The columns that `--columns` names; nothing after reporting why not.
std::optional<std::vector<core::ListColumn>> wantedColumns(Call& call, core::ListUse use)
{
    std::vector<core::ListColumn> columns;
    const auto isNamed = [&columns](core::ListColumn column) {
        return std::find(columns.begin(), columns.end(), column) != columns.end();
    };
    for (const auto& part : call.arguments().text("columns").split(u',')) {
        const QString name = part.trimmed();
        const bool isLeftOut = name.isEmpty() || name == u"-";
        const auto column = isLeftOut ? core::ListColumn::Other : core::columnNamed(name);
        if (!column || !core::isUsed(*column, use)) {
            call.misused("--columns", Console::tr("\"%1\" is no column. Columns: %2, or - to leave "
                                                  "one out.")
                                          .arg(name, columnNames(use).join(u", "_s)));
            return std::nullopt;
        }
        if (!isLeftOut && isNamed(*column)) {
            call.misused("--columns", Console::tr("\"%1\" is there twice.").arg(name));
            return std::nullopt;
        }
        columns.push_back(*column);
    }
    if (!isNamed(core::ListColumn::Name) && !isNamed(core::ListColumn::Surname)) {
        call.misused("--columns", Console::tr("One of the columns must be name or surname."));
        return std::nullopt;
    }
    return columns;
}

/// Sets the columns by hand; titles that are known are still skipped. Returns whether it could.
std::optional<ExitCode> setColumns(Call& call, core::ListUse use, core::ListTable& table)
{
    auto columns = wantedColumns(call, use);
    if (!columns) {
        return ExitCode::Usage;
    }
    table.columns = *std::move(columns);
    table.isByHand = true;
    if (call.arguments().has("skip")) {
        table.heads = static_cast<std::size_t>(call.arguments().number("skip"));
    }
    if (table.heads > table.rows.size()) {
        return call.misused(
            "--skip",
            Console::tr("The list has %1 rows.").arg(static_cast<qulonglong>(table.rows.size())));
    }
    return std::nullopt;
}

/// What is wrong with the columns that were found.
std::optional<ExitCode> refuseTitles(Call& call, const core::ListTable& table)
{
    if (!table.titles) {
        const auto line = table.rows.empty() ? core::Line() : table.rows.front().line;
        const auto missing = core::Refusal{core::FileFault::MissingColumn, line, {u"name"_s}};
        call.error(line, texts::text(missing) + u' ' +
                             Console::tr("Or say by --columns what the columns hold."));
        return ExitCode::Refused;
    }
    return table.doubles.empty() ? std::nullopt : std::optional(call.refuse(table.doubles));
}

void setLines(Call& call, const Listed& people)
{
    LineIndex lines;
    for (std::size_t row = 0; row < people.size(); ++row) {
        lines.add(core::Pointer() / row, people[row].line);
    }
    call.setLines(lines);
}

Read<Listed> peopleOf(Call& call, const core::ListTable& table)
{
    auto list = core::peopleIn(table);
    core::Refusals faults;
    for (const auto& listed : list.people) {
        addFaults(faults, listed.faults);
    }
    if (!faults.empty()) {
        return {std::nullopt, call.refuse(faults)};
    }
    call.warn(list.warnings);
    setLines(call, list.people);
    return {std::move(list.people)};
}

} // namespace

std::vector<Option> withListOptions(core::ListUse use, std::vector<Option> options)
{
    const QString example =
        use == core::ListUse::Enrolment ? u"number,name,-,club"_s : u"name,-,club"_s;
    std::vector<Option> all = {
        textOption("sheet", "NAME", Console::tr("of a workbook; by default the first one shown")),
        textOption("columns", "LIST",
                   Console::tr("what the columns hold, from the first one, as in %1; - leaves one "
                               "out")
                       .arg(example)),
        numberOption("skip", "N",
                     Console::tr("with --columns: rows before the first person; by default those "
                                 "up to known titles"))
            .between(0, static_cast<std::int64_t>(core::mostListedPeople))};
    all.insert(all.end(), options.begin(), options.end());
    return all;
}

Read<Listed> readPeople(Call& call, core::ListUse use)
{
    const bool isByHand = call.arguments().has("columns");
    if (call.arguments().has("skip") && !isByHand) {
        return {std::nullopt, call.misused("--skip", Console::tr("This needs --columns."))};
    }
    const auto bytes = call.read(call.arguments().operands().constFirst(), core::largestListFile);
    if (!bytes) {
        return {std::nullopt, ExitCode::Environment};
    }
    const auto list = call.listOf(*bytes, call.arguments().text("sheet"));
    if (!list.value) {
        return {std::nullopt, list.failure};
    }
    auto table = core::readListTable(*list.value, use, core::PlainLines::AsTheyAre);
    if (!table) {
        return {std::nullopt, call.refuse(table.refused())};
    }
    const auto failure = isByHand ? setColumns(call, use, *table) : refuseTitles(call, *table);
    return failure ? Read<Listed>{std::nullopt, *failure} : peopleOf(call, *table);
}

void leaveOutRepeated(Call& call, Listed& people,
                      const std::vector<std::optional<std::size_t>>& repeated,
                      const QString& advice)
{
    Listed kept;
    for (std::size_t row = 0; row < people.size(); ++row) {
        if (!repeated[row]) {
            kept.push_back(people[row]);
            continue;
        }
        const auto& person = people[row].person;
        call.warn(people[row].line,
                  Console::tr("%1 is in the list already, in line %2, and was left out here.")
                          .arg(core::nameWithClub(person.name, person.club))
                          .arg(people[*repeated[row]].line.number) +
                      u' ' + advice);
    }
    people = std::move(kept);
    setLines(call, people);
}

} // namespace cli
