#include "seat_request.h"

#include "core/use_cases/planning.h"
#include "seating_file.h"
#include "table_file.h"

#include <QLocale>

#include <algorithm>
#include <set>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Gathers the parts of the request; what is wrong is said at once.
class SeatRequestReader
{
public:
    explicit SeatRequestReader(Call& call) : call_(call), arguments_(call.arguments()) {}

    Read<SeatRequest> read()
    {
        seating::Request& request = read_.request;
        const auto players = static_cast<int>(arguments_.number(u"players"_s));
        if (players > seating::mostPlayers) {
            seating::Refusal tooMany;
            tooMany.code = seating::RefusalCode::TooManyPlayers;
            tooMany.count = players;
            return {std::nullopt, call_.refuse(core::refusalOf(tooMany, read_.firstRound))};
        }
        for (int number = 1; number <= players; ++number) {
            request.players.push_back({seating::PlayerId{number}, {}, {}});
        }
        request.rounds = static_cast<int>(arguments_.number(u"rounds"_s));
        request.seed = searchSeed(arguments_);
        request.limit = searchLimit(arguments_);
        request.threads = static_cast<int>(arguments_.number(u"threads"_s));
        read_.places.nameFiles(arguments_.text(u"history"_s), arguments_.text(u"apart"_s),
                               arguments_.text(u"fixed-table"_s));
        readHistory();
        readPresent();
        readApart();
        readFixedTables();
        if (failure_) {
            return {std::nullopt, *failure_};
        }
        return {read_};
    }

private:
    /// The rows of the file an option names; none if the option is not given.
    std::vector<core::CsvRow> rowsOf(const QString& option, const QStringList& columns)
    {
        if (!arguments_.has(option)) {
            return {};
        }
        auto table = readTable(call_, arguments_.text(option), {columns, {}});
        if (!table.value) {
            failure_ = table.failure;
            return {};
        }
        return std::move(table.value->rows);
    }

    /// A field that names a player or a table.
    std::optional<int> numberIn(const core::CsvRow& row, const QString& column)
    {
        core::Refusals faults;
        const auto number = row.number(column, core::idRange, faults);
        if (!faults.empty()) {
            failure_ = call_.refuse(faults);
        }
        return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
    }

    /// The same for a player, who must be one of those there are.
    std::optional<seating::PlayerId> playerIn(const core::CsvRow& row, const QString& column)
    {
        const auto number = numberIn(row, column);
        if (number && static_cast<std::size_t>(*number) > read_.request.players.size()) {
            failure_ = call_.refuse(core::Refusal{
                seating::RefusalCode::UnknownPlayer, row.line, {QString::number(*number)}});
            return std::nullopt;
        }
        return number ? std::optional(seating::PlayerId{*number}) : std::nullopt;
    }

    /// Whether the file has not named the player before; if it has, it is refused.
    bool isNew(seating::PlayerId player, const core::CsvRow& row,
               std::set<seating::PlayerId>& named)
    {
        if (named.insert(player).second) {
            return true;
        }
        failure_ = call_.refuse(core::Refusal{seating::RefusalCode::DuplicatePlayer,
                                              row.line,
                                              {QString::number(static_cast<int>(player))}});
        return false;
    }

    void readHistory()
    {
        if (!arguments_.has(u"history"_s)) {
            return;
        }
        const auto file = readSeating(call_, arguments_.text(u"history"_s));
        if (!file.value) {
            failure_ = file.failure;
            return;
        }
        for (const auto& plan : file.value->plans) {
            addPlaces(plan, file.value->lines);
            read_.request.history.push_back(core::seatingOf(plan));
            const bool last = plan.round >= core::roundNumberLimit;
            read_.firstRound = last ? plan.round : core::RoundNumber{plain(plan.round) + 1};
        }
    }

    void addPlaces(const core::RoundPlan& plan, const LineIndex& lines)
    {
        const std::size_t round = read_.request.history.size();
        for (std::size_t table = 0; table < plan.tables.size(); ++table) {
            const auto& seats = plan.tables[table].seats;
            for (std::size_t seat = 0; seat < seats.size(); ++seat) {
                const core::Pointer place =
                    core::Pointer() / round / "tables"_L1 / table / "seats"_L1 / seat;
                read_.places.addSeat(round, plain(plan.tables[table].number),
                                     seating::PlayerId{plain(seats[seat])},
                                     lines.lineOf(place).value_or(core::Line{}));
            }
        }
    }

    void readPresent()
    {
        if (!arguments_.has(u"present"_s)) {
            return;
        }
        std::vector<seating::PlayerId> roster;
        std::set<seating::PlayerId> named;
        for (const auto& row : rowsOf(u"present"_s, {u"player"_s})) {
            const auto player = playerIn(row, u"player"_s);
            if (player && isNew(*player, row, named)) {
                roster.push_back(*player);
            }
        }
        const int rounds = std::clamp(read_.request.rounds, 0, seating::mostRounds);
        read_.request.present.assign(static_cast<std::size_t>(rounds), roster);
    }

    void readApart()
    {
        for (const auto& row : rowsOf(u"apart"_s, {u"player"_s, u"other"_s})) {
            const auto player = playerIn(row, u"player"_s);
            const auto other = playerIn(row, u"other"_s);
            if (player && other) {
                read_.request.apart.emplace_back(*player, *other);
                read_.places.addPair({*player, *other}, row.line);
            }
        }
    }

    void readFixedTables()
    {
        std::set<seating::PlayerId> named;
        for (const auto& row : rowsOf(u"fixed-table"_s, {u"player"_s, u"table"_s})) {
            const auto player = playerIn(row, u"player"_s);
            const auto table = numberIn(row, u"table"_s);
            if (player && table && isNew(*player, row, named)) {
                read_.request.players[static_cast<std::size_t>(*player) - 1].fixedTable = *table;
                read_.places.addFixedTable(*player, row.line);
            }
        }
    }

    Call& call_;
    const Arguments& arguments_;
    SeatRequest read_;
    std::optional<ExitCode> failure_;
};

} // namespace

Read<SeatRequest> readSeatRequest(Call& call)
{
    return SeatRequestReader(call).read();
}

std::optional<std::chrono::milliseconds> secondsFrom(const QString& text)
{
    constexpr double longest = 3600;
    bool isNumber = false;
    const double seconds = QLocale::c().toDouble(text, &isNumber);
    if (!isNumber || !(seconds > 0) || seconds > longest) {
        return std::nullopt;
    }
    return std::chrono::ceil<std::chrono::milliseconds>(std::chrono::duration<double>(seconds));
}

seating::Limit searchLimit(const Arguments& arguments)
{
    if (arguments.has(u"steps"_s)) {
        return seating::Steps{static_cast<std::uint64_t>(arguments.number(u"steps"_s))};
    }
    return secondsFrom(arguments.text(u"seconds"_s)).value_or(std::chrono::seconds(1));
}

std::uint64_t searchSeed(const Arguments& arguments)
{
    return static_cast<std::uint64_t>(arguments.has(u"seed"_s) ? arguments.number(u"seed"_s)
                                                               : defaultSeed);
}

} // namespace cli
