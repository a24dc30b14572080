#include "fuzz/targets.h"

#include "cli_harness.h"
#include "core/codes/slip_id.h"
#include "core/faults/faults.h"
#include "core/file/csv.h"
#include "core/file/list_file.h"
#include "core/file/people_list.h"
#include "core/file/tournament_file.h"
#include "core/ranking/standings.h"
#include "core/texts/list_file_texts.h"
#include "core/texts/refusal_texts.h"
#include "db/sqlite/club_file.h"
#include "made_zip.h"
#include "tests/read_people.h"

namespace fuzz {
namespace {

using namespace Qt::StringLiterals;

/// Every refusal has a text.
bool areTold(const core::Refusals& refusals)
{
    return !refusals.empty() &&
           std::none_of(refusals.begin(), refusals.end(),
                        [](const auto& refusal) { return texts::text(refusal).isEmpty(); });
}

bool tournamentHolds(const QByteArray& input)
{
    const auto read = core::readTournament(input);
    if (!read) {
        return areTold(read.refused().refusals);
    }
    const auto written = core::writeTournament(*read);
    const auto again = core::readTournament(written);
    if (!again || *again != *read || core::writeTournament(*again) != written) {
        return false;
    }
    if (const auto faults = core::faultsOf(*read); !faults.empty()) {
        return areTold(faults);
    }
    CommandLine commands;
    if (commands.run(u"import -"_s, input).code != cli::ExitCode::Done) {
        return false;
    }
    commands.run(u"standings --tournament 1"_s);
    commands.run(u"check"_s);
    const auto exported = commands.run(u"export --tournament 1"_s).output;
    CommandLine other;
    other.run(u"import -"_s, exported);
    return other.run(u"export --tournament 1"_s).output == exported;
}

bool clubHolds(const QByteArray& input)
{
    using Access = db::SqliteConnection::Access;
    db::SqliteConnection club(QString(), Access::Memory);
    const auto read = db::readClubFile(input, club);
    if (!read) {
        return areTold(read.refused().refusals);
    }
    const auto written = db::writeClubFile(club, *read);
    db::SqliteConnection copy(QString(), Access::Memory);
    const auto again = db::readClubFile(written, copy);
    return again && *again == *read && db::writeClubFile(copy, *again) == written;
}

/// Any CSV file with these two columns.
bool columnsHold(const QByteArray& input)
{
    const core::CsvColumns columns{{u"name"_s}, {u"club"_s}};
    const auto read = core::readCsv(input, columns);
    if (!read) {
        return areTold(read.refused().refusals);
    }
    std::vector<QStringList> rows = {{u"name"_s, u"club"_s}};
    for (const auto& row : read->rows) {
        rows.push_back({row.field(u"name"_s), row.field(u"club"_s)});
    }
    const auto again = core::readCsv(core::writeCsv(rows), columns);
    // Rows without content in these columns are not read again.
    const auto isBlank = [](const QStringList& row) { return row.join(QString()).isEmpty(); };
    std::erase_if(rows, isBlank);
    if (!again || again->rows.size() + 1 != rows.size()) {
        return false;
    }
    for (std::size_t row = 0; row < again->rows.size(); ++row) {
        const auto& fields = again->rows[row];
        if (QStringList{fields.field(u"name"_s), fields.field(u"club"_s)} != rows[row + 1]) {
            return false;
        }
    }
    return true;
}

/// A list of people from the clipboard or a file.
bool peopleHold(const QByteArray& input)
{
    const auto read = readPeopleList(core::decoded(input));
    if (!read) {
        return areTold(read.refused().refusals);
    }
    std::vector<core::Enrolment> people;
    for (const auto& listed : read->people) {
        if (listed.faults.empty()) {
            people.push_back(listed.person);
        }
    }
    const auto foreseen = core::foreseen({}, people);
    for (const auto& fate : foreseen) {
        if (fate.fate == core::Foreseen::Fate::Refused && !areTold(fate.refusals)) {
            return false;
        }
    }
    return foreseen.size() == people.size();
}

/// The people in a file of any kind.
bool listFileHolds(const QByteArray& input)
{
    const auto read = core::readListFile(input, {});
    if (const auto* const failure = std::get_if<core::ListFileFailure>(&read)) {
        return !texts::text(*failure).isEmpty();
    }
    const auto* const sheet = std::get_if<core::Sheet>(&std::get<core::ListFile>(read));
    if (sheet == nullptr) {
        return true;
    }
    const auto table = core::readListTable(*sheet);
    return table ? core::peopleIn(*table).people.size() <= core::mostListedPeople
                 : areTold(table.refused().refusals);
}

/// The part of a workbook that holds a sheet, in sound archives of both kinds: damaged ones are
/// refused for their checksums.
bool sheetHolds(const QByteArray& input)
{
    const auto office =
        made_zip::xlsx({{u"People"_s, input}}, "<si><t>Name</t></si><si><t>Anna</t></si>",
                       "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"22\"/></cellXfs>");
    return listFileHolds(office) && listFileHolds(made_zip::ods(input));
}

/// Runs a command that reads the input; if accepted, the output of `shown`, read by the command
/// into another database, must show the same.
bool commandHolds(const QString& command, const QString& shown, const QByteArray& input)
{
    static const QByteArray empty =
        "{\"format\": \"rummy-director-tournament\", \"version\": 1, \"tournament\": {\"name\": "
        "\"Abend\", \"ruleset\": \"rummy-pure\", \"gamesPerRound\": 2}, \"participants\": [";
    static const QByteArray people = [] {
        QByteArrayList eight;
        for (int number = 1; number <= 8; ++number) {
            eight << "{\"number\": " + QByteArray::number(number) + ", \"name\": \"Gast " +
                         QByteArray::number(number) + "\"}";
        }
        return eight.join(", ");
    }();
    const bool seats = command.startsWith(u"seat");
    const QByteArray tournament = empty + (seats ? people : QByteArray()) + "]}";
    CommandLine first;
    CommandLine second;
    if (first.run(u"import -"_s, tournament).code != cli::ExitCode::Done) {
        return false;
    }
    second.run(u"import -"_s, tournament);
    const auto read = first.run(command, input);
    if (read.code != cli::ExitCode::Done) {
        return read.code == cli::ExitCode::Refused && !read.errors.isEmpty();
    }
    const auto written = shown.isEmpty() ? read.output : first.run(shown).output;
    const auto again = second.run(command, written);
    return again.code == cli::ExitCode::Done &&
           (shown.isEmpty() ? again.output : second.run(shown).output) == written;
}

bool enrolmentHolds(const QByteArray& input)
{
    return commandHolds(u"enrol --tournament 1 -"_s, u"participants --tournament 1"_s, input);
}

bool playersHold(const QByteArray& input)
{
    return commandHolds(u"players import -"_s, u"players list"_s, input);
}

bool seatingHolds(const QByteArray& input)
{
    return commandHolds(u"seat --tournament 1 --tables -"_s, {}, input);
}

bool slipHolds(const QByteArray& input)
{
    const QString text = QString::fromUtf8(input);
    core::looksLikeSlipId(text);
    const auto read = core::readSlipId(text);
    if (!read) {
        return areTold(read.refused().refusals);
    }
    const auto again = core::readSlipId(core::slipText(*read));
    return again && *again == *read;
}

/// The two texts of a row, on two lines.
bool journalHolds(const QByteArray& input)
{
    const auto end = input.indexOf('\n');
    const auto read =
        core::readSteps({input.left(end), end < 0 ? QByteArray() : input.mid(end + 1)});
    if (!read) {
        return true;
    }
    const auto written = core::writeSteps(*read);
    const auto again = core::readSteps(written);
    return again && *again == *read;
}

} // namespace

const std::vector<Target>& targets()
{
    static const std::vector<Target> all = {
        {"tournament", tournamentHolds}, {"club", clubHolds},           {"columns", columnsHold},
        {"people", peopleHold},          {"enrolment", enrolmentHolds}, {"players", playersHold},
        {"seating", seatingHolds},       {"slips", slipHolds},          {"journal", journalHolds},
        {"workbooks", listFileHolds},    {"sheets", sheetHolds},
    };
    return all;
}

} // namespace fuzz
