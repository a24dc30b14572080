#include "seating_file.h"

#include "app/texts/seat_letters.h"
#include "core/file/csv.h"
#include "table_file.h"

#include <map>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Seated
{
    core::StartNumber player;
    core::Line line;
};

using SeatsOfTable = std::map<std::size_t, Seated>;
using TablesOfRound = std::map<core::TableNumber, SeatsOfTable>;
using Rounds = std::map<core::RoundNumber, TablesOfRound>;

/// Gathers the rows of the file by round, table and seat, in whatever order they come.
class SeatingReader
{
public:
    void add(const core::CsvRow& row)
    {
        const auto round = idIn<core::RoundNumber>(row, u"round"_s);
        const auto table = idIn<core::TableNumber>(row, u"table"_s);
        const auto player = idIn<core::StartNumber>(row, u"player"_s);
        const auto seat = texts::seatOfLetter(row.field(u"seat"_s));
        if (!seat) {
            faults_.push_back(
                {core::FileFault::UnknownWord, row.line, {row.field(u"seat"_s), u"A, B, C, D"_s}});
        }
        if (round && table && player && seat) {
            addSeat({*round, *table}, *seat, {*player, row.line});
        }
    }

    /// All that is wrong with the rows added. Gaps are looked for only where no row was refused.
    [[nodiscard]] core::Refusals faults() const
    {
        core::Refusals faults = faults_;
        if (faults_.empty()) {
            for (const auto& [round, tables] : rounds_) {
                for (const auto& [table, seats] : tables) {
                    findGaps({round, table}, seats, faults);
                }
            }
        }
        return faults;
    }

    [[nodiscard]] SeatingFile file() const
    {
        SeatingFile file;
        for (const auto& [number, tables] : rounds_) {
            core::RoundPlan plan{number, {}, {}};
            const core::Pointer place = core::Pointer() / file.plans.size();
            for (const auto& [table, seats] : tables) {
                addTable(plan, table, seats, place, file.lines);
            }
            file.plans.push_back(std::move(plan));
        }
        addFirstRound(file);
        return file;
    }

private:
    template <typename Id>
    std::optional<Id> idIn(const core::CsvRow& row, const QString& column)
    {
        const auto number = row.number(column, core::idRange, faults_);
        return number ? std::optional(Id(static_cast<std::int32_t>(*number))) : std::nullopt;
    }

    void addSeat(const core::TableKey& key, std::size_t seat, const Seated& seated)
    {
        const bool added = rounds_[key.round][key.table].emplace(seat, seated).second;
        if (!added) {
            faults_.push_back({core::RoundFault::SeatTaken, seated.line, arguments(key, seat)});
        }
    }

    static void findGaps(const core::TableKey& key, const SeatsOfTable& seats,
                         core::Refusals& faults)
    {
        for (std::size_t seat = 0; seat < seats.rbegin()->first; ++seat) {
            if (!seats.contains(seat)) {
                faults.push_back({core::RoundFault::SeatMissing, seats.begin()->second.line,
                                  arguments(key, seat)});
            }
        }
    }

    static QStringList arguments(const core::TableKey& key, std::size_t seat)
    {
        return {QString::number(plain(key.round)), QString::number(plain(key.table)),
                texts::seatLetter(seat)};
    }

    static void addTable(core::RoundPlan& plan, core::TableNumber number, const SeatsOfTable& seats,
                         const core::Pointer& round, LineIndex& lines)
    {
        const core::Pointer place = round / "tables"_L1 / plan.tables.size();
        core::TablePlan table{number, {}};
        lines.add(round, seats.begin()->second.line);
        lines.add(place, seats.begin()->second.line);
        for (const auto& [seat, seated] : seats) {
            lines.add(place / "seats"_L1 / seat, seated.line);
            table.seats.push_back(seated.player);
        }
        plan.tables.push_back(std::move(table));
    }

    void addFirstRound(SeatingFile& file) const
    {
        if (!rounds_.empty()) {
            core::RoundPlan again{file.plans.front().round, {}, {}};
            for (const auto& [table, seats] : rounds_.begin()->second) {
                addTable(again, table, seats, core::Pointer(), file.linesOfRound);
            }
        }
    }

    Rounds rounds_;
    core::Refusals faults_;
};

} // namespace

Read<SeatingFile> readSeating(Call& call, const QString& file)
{
    const auto table =
        readTable(call, file, {{u"round"_s, u"table"_s, u"seat"_s, u"player"_s}, {}});
    if (!table.value) {
        return {std::nullopt, table.failure};
    }
    SeatingReader reader;
    for (const auto& row : table.value->rows) {
        reader.add(row);
    }
    if (const auto faults = reader.faults(); !faults.empty()) {
        return {std::nullopt, call.refuse(faults)};
    }
    return {reader.file()};
}

QByteArray writeSeating(const std::vector<core::RoundPlan>& plans)
{
    std::vector<QStringList> rows = {{u"round"_s, u"table"_s, u"seat"_s, u"player"_s}};
    for (const auto& plan : plans) {
        for (const auto& table : plan.tables) {
            for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
                rows.push_back({QString::number(plain(plan.round)),
                                QString::number(plain(table.number)), texts::seatLetter(seat),
                                QString::number(plain(table.seats[seat]))});
            }
        }
    }
    return core::writeCsv(rows);
}

} // namespace cli
