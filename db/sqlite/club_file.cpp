#include "db/sqlite/club_file.h"

#include "core/faults/faults.h"
#include "core/file/json_reading.h"
#include "core/file/tournament_file.h"
#include "db/failure.h"
#include "db/row_copy.h"
#include "db/sqlite/check.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/contents.h"
#include "db/transaction.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace db {

using namespace Qt::StringLiterals;
using core::FileFault;
using core::JsonValue;
using core::Refusals;

namespace {

/// Not exported.
constexpr std::array keptBack = {
    QLatin1StringView("hall_key"),      QLatin1StringView("helper_code"),
    QLatin1StringView("helper_entry"),  QLatin1StringView("merge_backup"),
    QLatin1StringView("older_picture"), QLatin1StringView("pending"),
    QLatin1StringView("shared_club")};

/// By name.
std::vector<ClubTable> tablesOfFile(SqliteConnection& club)
{
    auto tables = clubTables(club);
    std::erase_if(tables, [](const ClubTable& table) {
        return std::find(keptBack.begin(), keptBack.end(), table.name) != keptBack.end();
    });
    return tables;
}

// ---- writing

void addText(QByteArray& json, const QByteArray& utf8)
{
    try {
        const std::string_view text(utf8.constData(), static_cast<std::size_t>(utf8.size()));
        json += QByteArray::fromStdString(nlohmann::json(text).dump());
    } catch (const nlohmann::json::exception&) {
        throw damaged(u"a text is not UTF-8"_s);
    }
}

void addText(QByteArray& json, const QString& text)
{
    addText(json, text.toUtf8());
}

void addRow(QByteArray& json, const Rows& rows, const ClubTable& table)
{
    char separator = '[';
    for (const auto& cell : cellsOf(rows, table)) {
        json += std::exchange(separator, ',');
        if (const auto* const number = std::get_if<std::optional<std::int64_t>>(&cell)) {
            json += *number ? QByteArray::number(qlonglong{**number}) : "null"_ba;
        } else if (const auto& text = std::get<std::optional<QByteArray>>(cell)) {
            addText(json, *text);
        } else {
            json += "null";
        }
    }
    json += ']';
}

/// One row per line, so that two files can be diffed.
void addTable(QByteArray& json, SqliteConnection& club, const ClubTable& table)
{
    json += "{\"columns\": [";
    const auto names = namesOf(table.columns);
    for (const auto& name : names) {
        addText(json, name);
        json += name == names.back() ? "], " : ", ";
    }
    if (table.countsIds) {
        json += "\"lastId\": " + QByteArray::number(qlonglong{club.lastId(table.name)}) + ", ";
    }
    json += "\"rows\": [";
    const char* separator = "\n";
    auto rows = club.rows(selectionOf(table));
    while (rows.next()) {
        json += std::exchange(separator, ",\n");
        addRow(json, rows, table);
    }
    json += "]}";
}

void addSettings(QByteArray& json, const core::DeskSettings& settings)
{
    const char* separator = ",\n\"settings\": {\n";
    for (const auto& [key, texts] : settings) {
        json += std::exchange(separator, ",\n");
        addText(json, key);
        json += ": [";
        const char* between = "";
        for (const auto& text : texts) {
            json += std::exchange(between, ", ");
            addText(json, text);
        }
        json += ']';
    }
    json += settings.empty() ? "" : "}";
}

void addFiles(QByteArray& json, const ClubFiles& files)
{
    const char* separator = ",\n\"files\": {\n";
    for (const auto& [path, contents] : files) {
        json += std::exchange(separator, ",\n");
        addText(json, path);
        json += ": \"" + contents.toBase64() + '"';
    }
    json += files.empty() ? "" : "}";
}

// ---- reading

struct Head
{
    JsonValue tables;
    std::optional<JsonValue> settings;
    std::optional<JsonValue> files;
    int schema = 0;
};

/// Nothing, and a fault added, unless the number is from `oldest` to `newest`.
std::optional<int> readVersion(core::ObjectReader& file, QLatin1StringView key, int oldest,
                               int newest)
{
    constexpr core::NumberRange any{1, std::numeric_limits<std::int32_t>::max()};
    file.require(key);
    const auto value = file.member(key);
    const auto number = value ? core::readNumber(*value, any, file.faults()) : std::nullopt;
    if (!number) {
        return std::nullopt;
    }
    if (*number > newest) {
        core::addFault(file.faults(), {FileFault::UnknownClub,
                                       value->pointer(),
                                       {QString::number(*number), QString::number(newest)}});
        return std::nullopt;
    }
    if (*number < oldest) {
        core::addFault(file.faults(), {FileFault::NumberOutOfRange,
                                       value->pointer(),
                                       {QString::number(*number), QString::number(oldest),
                                        QString::number(newest)}});
        return std::nullopt;
    }
    return static_cast<int>(*number);
}

/// Another format or a newer version hides everything else.
std::optional<Head> readHead(const JsonValue& root, Refusals& faults)
{
    core::ObjectReader file(root, faults);
    if (!root.isObject()) {
        return std::nullopt;
    }
    QString format;
    file.readRequired("format"_L1, format);
    if (faults.empty() && format != QLatin1StringView(core::clubFormat)) {
        core::addFault(
            faults, {FileFault::NotAClub, core::Pointer() / "format", {core::shownToken(format)}});
    }
    if (!faults.empty()) {
        return std::nullopt;
    }
    const auto version = readVersion(file, "version"_L1, 1, clubFormatVersion);
    const auto schema = readVersion(file, "schema"_L1, oldestClubSchema, newestSchema());
    if (!version || !schema) {
        return std::nullopt;
    }
    file.require("tables"_L1);
    const auto tables = file.member("tables"_L1);
    const auto settings = file.member("settings"_L1);
    const auto files = file.member("files"_L1);
    file.refuseOtherKeys();
    for (const auto& part : {tables, settings, files}) {
        if (part && !part->isObject()) {
            core::addFault(faults, core::wrongType(*part, core::Expected::Object));
        }
    }
    return tables && faults.empty() ? std::optional(Head{*tables, settings, files, *schema})
                                    : std::nullopt;
}

core::Refusal rowRefused(const core::Place& place, const QString& reason)
{
    return {FileFault::RowRefused, place, {reason}};
}

/// One table of the file, written into the database.
class TableReader
{
public:
    TableReader(SqliteConnection& club, const ClubTable& table, Refusals& faults)
        : club_(club), table_(table), faults_(faults)
    {}

    void read(const JsonValue& value)
    {
        core::ObjectReader object(value, faults_);
        const auto before = faults_.size();
        QStringList columns;
        object.readRequired("columns"_L1, columns);
        object.require("rows"_L1);
        const auto rows = object.member("rows"_L1);
        const auto lastId = table_.countsIds ? readLastId(object) : std::nullopt;
        object.refuseOtherKeys();
        if (faults_.size() == before && takeColumns(columns, value.pointer() / "columns") && rows &&
            core::isList(*rows, faults_)) {
            readRows(*rows);
        }
        if (faults_.size() == before && lastId) {
            club_.keepIds(table_.name, *lastId);
        }
    }

private:
    std::optional<std::int64_t> readLastId(core::ObjectReader& object)
    {
        constexpr core::NumberRange range{0, std::numeric_limits<std::int64_t>::max() - 1};
        object.require("lastId"_L1);
        const auto value = object.member("lastId"_L1);
        return value ? core::readNumber(*value, range, faults_) : std::nullopt;
    }

    /// Every column of the table once, in any order.
    bool takeColumns(const QStringList& columns, const core::Pointer& place)
    {
        const auto before = faults_.size();
        auto missing = namesOf(table_.columns);
        for (qsizetype index = 0; index < columns.size(); ++index) {
            const auto& name = columns[index];
            const auto found =
                std::find_if(table_.columns.begin(), table_.columns.end(),
                             [&name](const ClubColumn& column) { return column.name == name; });
            if (found == table_.columns.end()) {
                core::addFault(faults_, {FileFault::UnknownKey,
                                         place / static_cast<std::size_t>(index),
                                         {core::shownToken(name)}});
            } else if (!missing.removeOne(name)) {
                core::addFault(
                    faults_,
                    {FileFault::DuplicateKey, place / static_cast<std::size_t>(index), {name}});
            } else {
                columns_.push_back(*found);
            }
        }
        for (const auto& name : missing) {
            core::addFault(faults_, {FileFault::MissingKey, place, {name}});
        }
        return faults_.size() == before;
    }

    /// Nothing is written any more once there is a fault.
    void readRows(const JsonValue& rows)
    {
        RowWriter writer(club_, table_.name, columns_);
        try {
            for (const JsonValue row : rows) {
                if (core::isFull(faults_)) {
                    return;
                }
                const auto cells = cellsFrom(row);
                if (faults_.empty()) {
                    writer.add(cells);
                }
            }
            if (faults_.empty()) {
                writer.finish();
            }
        } catch (const core::StoreFailure& failure) {
            if (failure.kind() != core::StoreFailure::Kind::Other) {
                throw;
            }
            core::addFault(faults_,
                           rowRefused(rows.pointer() / refusedBy(writer), failure.detail()));
        }
    }

    static std::size_t refusedBy(RowWriter& writer)
    {
        try {
            writer.finish();
        } catch (const core::StoreFailure&) { // At the row that was refused.
        }
        return writer.written();
    }

    /// With faults added if it does not fit the columns.
    std::vector<Cell> cellsFrom(const JsonValue& row)
    {
        std::vector<Cell> cells;
        if (!core::isList(row, faults_)) {
            return cells;
        }
        std::size_t index = 0;
        for (const JsonValue value : row) {
            if (index < columns_.size()) {
                cells.push_back(cellFrom(value, columns_[index]));
            }
            ++index;
        }
        if (index != columns_.size()) {
            core::addFault(faults_, {FileFault::WrongFieldCount,
                                     row.pointer(),
                                     {QString::number(index), QString::number(columns_.size())}});
        }
        return cells;
    }

    Cell cellFrom(const JsonValue& value, const ClubColumn& column)
    {
        if (column.isNumber) {
            constexpr core::NumberRange any{std::numeric_limits<std::int64_t>::min(),
                                            std::numeric_limits<std::int64_t>::max()};
            return value.isNull() ? Cell(std::optional<std::int64_t>())
                                  : Cell(core::readNumber(value, any, faults_));
        }
        if (value.isNull()) {
            return std::optional<QByteArray>();
        }
        if (!value.isText()) {
            core::addFault(faults_, core::wrongType(value, core::Expected::Text));
            return std::optional<QByteArray>();
        }
        return std::optional(value.text().toUtf8());
    }

    SqliteConnection& club_;
    const ClubTable& table_;
    Refusals& faults_;
    std::vector<ClubColumn> columns_; ///< In the file's order.
};

void readTables(const JsonValue& value, SqliteConnection& club, Refusals& faults)
{
    const auto tables = tablesOfFile(club);
    for (const JsonValue member : value) {
        const bool isKnown = std::any_of(
            tables.begin(), tables.end(),
            [name = member.key()](const ClubTable& table) { return table.name == name; });
        if (!isKnown) {
            core::addFault(
                faults,
                {FileFault::UnknownKey, member.pointer(), {core::shownToken(member.key())}});
        }
    }
    for (const auto& table : tables) {
        if (const auto found = value.member(QLatin1StringView(table.name.toLatin1()))) {
            TableReader(club, table, faults).read(*found);
        } else {
            core::addFault(faults, {FileFault::MissingKey, value.pointer(), {table.name}});
        }
    }
}

core::DeskSettings readSettings(const JsonValue& value, Refusals& faults)
{
    core::DeskSettings settings;
    for (const JsonValue member : value) {
        if (!core::isDeskSetting(member.key())) {
            core::addFault(
                faults,
                {FileFault::UnknownKey, member.pointer(), {core::shownToken(member.key())}});
            continue;
        }
        QStringList texts;
        core::readValue(member, texts, faults);
        settings.emplace(member.key(), std::move(texts));
    }
    return settings;
}

ClubFiles readFiles(const JsonValue& value, Refusals& faults)
{
    ClubFiles files;
    for (const JsonValue member : value) {
        QString text;
        core::readValue(member, text, faults);
        const auto decoded = QByteArray::fromBase64Encoding(
            text.toLatin1(), QByteArray::Base64Encoding | QByteArray::AbortOnBase64DecodingErrors);
        if (decoded) {
            files.emplace(member.key(), *decoded);
        } else {
            core::addFault(faults, {FileFault::NotBase64, member.pointer(), {}});
        }
    }
    return files;
}

/// Faults found by `check`.
void findFaults(SqliteConnection& club, Refusals& faults)
{
    for (const auto& fault : examine(club)) {
        if (fault.refusal && core::mayBeStored(*fault.refusal)) {
            continue;
        }
        const auto tables = core::Pointer() / "tables";
        const auto place = fault.tournament ? tables / "tournament" : tables;
        const auto* const pointer =
            fault.refusal ? std::get_if<core::Pointer>(&fault.refusal->place) : nullptr;
        core::addFault(
            faults,
            {FileFault::ClubUnsound, place, {pointer != nullptr ? pointer->text() : fault.detail}});
    }
}

/// In one transaction, at whose end all references must resolve.
void fill(const JsonValue& tables, SqliteConnection& club, Refusals& faults)
{
    Transaction transaction(club, Transaction::Kind::Write);
    readTables(tables, club, faults);
    if (!faults.empty()) {
        return;
    }
    try {
        transaction.commit();
    } catch (const core::StoreFailure& failure) {
        if (failure.kind() != core::StoreFailure::Kind::Other) {
            throw;
        }
        core::addFault(faults, rowRefused(core::Pointer() / "tables", failure.detail()));
    }
}

} // namespace

QByteArray writeClubFile(SqliteConnection& club, const ClubExtras& extras)
{
    const Transaction oneState(club, Transaction::Kind::Read);
    QByteArray json = "{\"format\": \"" + QByteArray(core::clubFormat) +
                      "\",\n\"version\": " + QByteArray::number(clubFormatVersion) +
                      ",\n\"schema\": " + QByteArray::number(schemaVersion(club)) +
                      ",\n\"tables\": {";
    auto tables = tablesOfFile(club);
    std::sort(tables.begin(), tables.end(),
              [](const auto& left, const auto& right) { return left.name < right.name; });
    const char* separator = "\n";
    for (const auto& table : tables) {
        json += std::exchange(separator, ",\n");
        addText(json, table.name);
        json += ": ";
        addTable(json, club, table);
    }
    json += "}";
    addSettings(json, extras.settings);
    addFiles(json, extras.files);
    json += "}\n";
    return json;
}

core::Result<ClubExtras> readClubFile(const QByteArray& bytes, SqliteConnection& club)
{
    const auto document = core::JsonDocument::read(bytes, mostClubValues);
    if (!document) {
        return document.refused();
    }
    Refusals faults = document->duplicateKeys();
    const auto head = readHead(document->root(), faults);
    if (!head) {
        return faults;
    }
    club.copyFrom(*openClubInMemory(head->schema));
    fill(head->tables, club, faults);
    ClubExtras extras;
    if (head->settings) {
        extras.settings = readSettings(*head->settings, faults);
    }
    if (head->files) {
        extras.files = readFiles(*head->files, faults);
    }
    if (faults.empty()) {
        findFaults(club, faults);
    }
    if (!faults.empty()) {
        return faults;
    }
    return extras;
}

} // namespace db
