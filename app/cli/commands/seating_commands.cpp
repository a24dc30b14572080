#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/json_text.h"
#include "core/file/csv.h"
#include "core/model/enum_keys.h"
#include "core/people/start_numbers.h"
#include "core/seating/quality.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"
#include "core/texts/seating_texts.h"
#include "core/use_cases/planning.h"
#include "core/use_cases/seating_rounds.h"

#include <QLocale>

#include <algorithm>
#include <chrono>
#include <map>
#include <set>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A seating as a file: round, table, seat (A to D), player (the start number).
struct SeatingFile
{
    std::vector<core::RoundPlan> plans; ///< Rounds ascending, without byes.
    LineIndex lines; ///< For pointers into `plans`, and into the first plan alone.
};

struct Seated
{
    core::StartNumber player;
    core::Line line;
};

using SeatsOfTable = std::map<std::size_t, Seated>;

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
            addFault(
                faults_,
                {core::FileFault::UnknownWord, row.line, {row.field(u"seat"_s), u"A, B, C, D"_s}});
        }
        if (round && table && player && seat &&
            !rounds_[*round][*table].emplace(*seat, Seated{*player, row.line}).second) {
            addFault(faults_,
                     {core::RoundFault::SeatTaken, row.line, arguments({*round, *table}, *seat)});
        }
    }

    /// The file, unless something is wrong with its rows; gaps are reported only if nothing else
    /// is.
    core::Result<SeatingFile> file()
    {
        SeatingFile file;
        const bool wellFormed = faults_.empty();
        for (const auto& [number, tables] : rounds_) {
            core::RoundPlan plan{number, {}, {}};
            for (const auto& [table, seats] : tables) {
                if (wellFormed) {
                    findGaps({number, table}, seats);
                }
                addLines(file.lines, core::Pointer() / file.plans.size(), plan, seats);
                if (file.plans.empty()) {
                    addLines(file.lines, core::Pointer(), plan, seats);
                }
                plan.tables.push_back({table, {}});
                for (const auto& [seat, seated] : seats) {
                    plan.tables.back().seats.push_back(seated.player);
                }
            }
            file.plans.push_back(std::move(plan));
        }
        if (!faults_.empty()) {
            return faults_;
        }
        return file;
    }

private:
    template <typename Id>
    std::optional<Id> idIn(const core::CsvRow& row, const QString& column)
    {
        const auto number = row.number(column, core::rangeOf<Id>, faults_);
        return number ? std::optional(Id(static_cast<std::int32_t>(*number))) : std::nullopt;
    }

    void findGaps(const core::TableKey& key, const SeatsOfTable& seats)
    {
        for (std::size_t seat = 0; seat < seats.rbegin()->first; ++seat) {
            if (!seats.contains(seat)) {
                addFault(faults_, {core::RoundFault::SeatMissing, seats.begin()->second.line,
                                   arguments(key, seat)});
            }
        }
    }

    static QStringList arguments(const core::TableKey& key, std::size_t seat)
    {
        return {QString::number(plain(key.round)), QString::number(plain(key.table)),
                texts::seatLetter(seat)};
    }

    /// For the table that comes next in the plan.
    static void addLines(LineIndex& lines, const core::Pointer& round, const core::RoundPlan& plan,
                         const SeatsOfTable& seats)
    {
        const core::Pointer place = round / "tables" / plan.tables.size();
        lines.add(round, seats.begin()->second.line);
        lines.add(place, seats.begin()->second.line);
        for (const auto& [seat, seated] : seats) {
            lines.add(place / "seats" / seat, seated.line);
        }
    }

    std::map<core::RoundNumber, std::map<core::TableNumber, SeatsOfTable>> rounds_;
    core::Refusals faults_;
};

/// Calls `use(round, table, seat, player)`.
template <typename Use>
void forEachSeat(const std::vector<core::RoundPlan>& plans, const Use& use)
{
    for (const auto& plan : plans) {
        for (const auto& table : plan.tables) {
            for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
                use(plain(plan.round), plain(table.number), texts::seatLetter(seat),
                    plain(table.seats[seat]));
            }
        }
    }
}

Read<SeatingFile> readSeating(Call& call, const QString& file)
{
    const auto table = call.readTable(file, {{u"round"_s, u"table"_s, u"seat"_s, u"player"_s}, {}});
    if (!table.value) {
        return {std::nullopt, table.failure};
    }
    SeatingReader reader;
    for (const auto& row : table.value->rows) {
        reader.add(row);
    }
    const auto read = reader.file();
    if (!read) {
        return {std::nullopt, call.refuse(read.refused())};
    }
    return {*read};
}

QByteArray seatingCsv(const std::vector<core::RoundPlan>& plans)
{
    std::vector<QStringList> rows = {{u"round"_s, u"table"_s, u"seat"_s, u"player"_s}};
    forEachSeat(plans, [&](int round, int table, const QString& seat, int player) {
        rows.push_back(
            {QString::number(round), QString::number(table), seat, QString::number(player)});
    });
    return core::writeCsv(rows);
}

Json threesJson(const seating::ThreesOfPlayer& threes)
{
    return {{"player", static_cast<int>(threes.player)}, {"threes", threes.threes}};
}

/// For plain numbers, which are the only names there are.
Json priceJson(const seating::PriceOfEvenThrees& price)
{
    const auto nameOf = [](seating::PlayerId player) {
        return QString::number(static_cast<int>(player));
    };
    return {{"repeats", price.repeats},
            {"most", threesJson(price.most)},
            {"fewest", threesJson(price.fewest)},
            {"text", utf8(texts::text(price, nameOf))}};
}

Json numbersJson(const std::vector<core::StartNumber>& people)
{
    Json numbers = Json::array();
    for (const auto number : people) {
        numbers.push_back(plain(number));
    }
    return numbers;
}

QString partedText(const core::PartedTie& tie)
{
    return texts::text(tie, [](const auto& people) { return core::listText(people); });
}

Json partedJson(const std::vector<core::PartedTie>& parted)
{
    Json ties = Json::array();
    for (const auto& tie : parted) {
        const bool isBye = tie.by == core::PartedTie::By::Bye;
        ties.push_back(
            {{"place", isBye ? "bye" : "final-tables"},
             {"level", numbersJson(tie.level)},
             {"chosen", numbersJson(tie.chosen)},
             {"by", tie.decidedBy ? utf8(core::keyOf(*tie.decidedBy)) : std::string("seed")},
             {"text", utf8(partedText(tie))}});
    }
    return ties;
}

/// With the quality of the plan.
Json seatingJson(const std::vector<core::RoundPlan>& plans, const seating::QualitySheet& quality)
{
    Json seats = Json::array();
    forEachSeat(plans, [&](int round, int table, const QString& seat, int player) {
        seats.push_back(
            {{"round", round}, {"table", table}, {"seat", utf8(seat)}, {"player", player}});
    });
    Json sheet = {{"repeats", quality.repeats},
                  {"c2", quality.c2},
                  {"mostMeetings", quality.mostMeetings},
                  {"bound", quality.bound},
                  {"proven", quality.proven},
                  {"threesMin", quality.threesMin},
                  {"threesMax", quality.threesMax},
                  {"threesDistance", quality.threesDistance},
                  {"seatSpread", quality.seatSpread},
                  {"tableSpread", quality.tableSpread},
                  {"sameClub", quality.sameClub},
                  {"seed", quality.seed},
                  {"method", seating::methodName(quality.method)}};
    if (quality.priceOfEvenThrees) {
        sheet["priceOfEvenThrees"] = priceJson(*quality.priceOfEvenThrees);
    }
    return {{"seating", seats}, {"quality", sheet}};
}

/// `--seconds`: above 0 and up to an hour.
std::optional<std::chrono::milliseconds> secondsOf(const Arguments& arguments)
{
    constexpr double longest = 3600;
    bool isNumber = false;
    const double seconds = QLocale::c().toDouble(arguments.text("seconds"), &isNumber);
    if (!isNumber || !(seconds > 0) || seconds > longest) {
        return std::nullopt;
    }
    return std::chrono::ceil<std::chrono::milliseconds>(std::chrono::duration<double>(seconds));
}

/// Sets how the search runs. The same call gives the same plan unless another seed is given.
template <typename Order>
void setSearch(Order& order, const Arguments& arguments)
{
    order.seed = static_cast<std::uint64_t>(arguments.has("seed") ? arguments.number("seed") : 1);
    order.limit = secondsOf(arguments).value_or(std::chrono::seconds(1));
    if (arguments.has("steps")) {
        order.limit = seating::Steps{static_cast<std::uint64_t>(arguments.number("steps"))};
    }
    order.threads = arguments.smallNumber("threads");
}

/// A plan of seats for plain numbers from 1 on, without a tournament.
class NumberSeating
{
public:
    explicit NumberSeating(Call& call) : call_(call), arguments_(call.arguments()) {}

    ExitCode run()
    {
        const auto players = arguments_.smallNumber("players");
        if (players > seating::mostPlayers) {
            seating::Refusal tooMany;
            tooMany.code = seating::RefusalCode::TooManyPlayers;
            tooMany.count = players;
            return call_.refuse(core::refusalOf(tooMany, firstRound_));
        }
        for (int number = 1; number <= players; ++number) {
            request_.players.push_back({seating::PlayerId{number}, {}, {}});
        }
        request_.rounds = arguments_.smallNumber("rounds");
        request_.threes = core::fromWord<seating::Threes>(arguments_.text("threes"))
                              .value_or(seating::Threes::Last);
        setSearch(request_, arguments_);
        readHistory();
        readPresent();
        readApart();
        readFixedTables();
        return failure_ ? *failure_ : seat();
    }

private:
    /// A row of one of the files.
    struct Row
    {
        QString option; ///< That names the file, without dashes.
        core::Line line;
        std::vector<seating::PlayerId> players;
        std::size_t round = 0; ///< Of the history, from 0.
        int table = 0;         ///< The same.
    };

    /// The rows of the file an option names; none if the option is not given.
    std::vector<core::CsvRow> rowsOf(const QString& option, const QStringList& columns)
    {
        if (!arguments_.has(option)) {
            return {};
        }
        auto table = call_.readTable(arguments_.text(option), {columns, {}});
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
        if (number && static_cast<std::size_t>(*number) > request_.players.size()) {
            failure_ = call_.refuse(seating::RefusalCode::UnknownPlayer, row.line,
                                    {QString::number(*number)});
            return std::nullopt;
        }
        return number ? std::optional(seating::PlayerId{*number}) : std::nullopt;
    }

    /// Whether the file has not named the player before; if it has, it is refused.
    bool isNew(seating::PlayerId player, const core::CsvRow& row,
               std::set<seating::PlayerId>& named)
    {
        const bool added = named.insert(player).second;
        if (!added) {
            failure_ = call_.refuse(seating::RefusalCode::DuplicatePlayer, row.line,
                                    {QString::number(static_cast<int>(player))});
        }
        return added;
    }

    void readHistory()
    {
        if (!arguments_.has("history")) {
            return;
        }
        const auto file = readSeating(call_, arguments_.text("history"));
        if (!file.value) {
            failure_ = file.failure;
            return;
        }
        for (const auto& plan : file.value->plans) {
            const std::size_t round = request_.history.size();
            for (std::size_t table = 0; table < plan.tables.size(); ++table) {
                const auto& seats = plan.tables[table].seats;
                for (std::size_t seat = 0; seat < seats.size(); ++seat) {
                    const auto place = core::Pointer() / round / "tables" / table / "seats" / seat;
                    rows_.push_back({u"history"_s,
                                     file.value->lines.lineOf(place).value_or(core::Line{}),
                                     {seating::PlayerId{plain(seats[seat])}},
                                     round,
                                     plain(plan.tables[table].number)});
                }
            }
            request_.history.push_back(core::seatingOf(plan));
            const bool last = plan.round >= core::roundNumberLimit;
            firstRound_ = last ? plan.round : core::RoundNumber{plain(plan.round) + 1};
        }
    }

    void readPresent()
    {
        if (!arguments_.has("present")) {
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
        const int rounds = std::clamp(request_.rounds, 0, seating::mostRounds);
        request_.present.assign(static_cast<std::size_t>(rounds), roster);
    }

    void readApart()
    {
        for (const auto& row : rowsOf(u"apart"_s, {u"player"_s, u"other"_s})) {
            const auto player = playerIn(row, u"player"_s);
            const auto other = playerIn(row, u"other"_s);
            if (player && other) {
                request_.apart.emplace_back(*player, *other);
                rows_.push_back({u"apart"_s, row.line, {*player, *other}});
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
                request_.players[static_cast<std::size_t>(*player) - 1].fixedTable = *table;
                rows_.push_back({u"fixed-table"_s, row.line, {*player}});
            }
        }
    }

    ExitCode seat()
    {
        const auto result = seating::makePlan(request_);
        if (const auto* refused = std::get_if<seating::Refusals>(&result)) {
            for (const auto& refusal : *refused) {
                refuse(refusal);
            }
            return ExitCode::Refused;
        }
        const auto& plan = std::get<seating::Plan>(result);
        std::vector<core::RoundPlan> plans;
        for (const auto& round : plan.rounds) {
            const auto number = plain(firstRound_) + static_cast<std::int32_t>(plans.size());
            plans.push_back(core::planOf(round, core::RoundNumber{number}));
        }
        call_.console().write(call_.wantsJson() ? jsonText(seatingJson(plans, plan.quality))
                                                : seatingCsv(plans));
        return ExitCode::Done;
    }

    /// Blames the row of a file where there is one.
    void refuse(const seating::Refusal& refusal)
    {
        const auto worded = core::refusalOf(refusal, firstRound_);
        const bool tooFew = refusal.code == seating::RefusalCode::TooFewPlayers ||
                            refusal.code == seating::RefusalCode::TwoPlayerTablesNotAllowed;
        if (const auto* row = rowOf(refusal)) {
            call_.console().error(
                u"%1:%2"_s.arg(arguments_.text(row->option)).arg(row->line.number),
                texts::text(worded));
        } else if (tooFew && arguments_.has("present")) {
            call_.console().error("--present", texts::text(worded));
        } else {
            call_.error(worded);
        }
    }

    /// The row to blame; nullptr if an option is to blame rather than a row.
    [[nodiscard]] const Row* rowOf(const seating::Refusal& refusal) const
    {
        const auto& people = refusal.players;
        const auto isConcerned = [&](const Row& row) {
            if (refusal.inHistory) {
                return static_cast<int>(row.round) == refusal.round &&
                       (people.empty() ? row.table == refusal.table
                                       : row.players.front() == people.front());
            }
            return std::all_of(row.players.begin(), row.players.end(), [&](auto player) {
                return std::find(people.begin(), people.end(), player) != people.end();
            });
        };
        // An impossible table of the history is refused at its first row, everything else at the
        // last one: the rows before might be possible.
        const bool first = refusal.inHistory && refusal.code != seating::RefusalCode::TwiceInRound;
        const QString option = fileOptionOf(refusal);
        const Row* found = nullptr;
        for (const auto& row : rows_) {
            if (row.option == option && isConcerned(row) && !(first && found != nullptr)) {
                found = &row;
            }
        }
        return found;
    }

    /// The option naming the file where the refusal is to be placed; empty: none.
    static QString fileOptionOf(const seating::Refusal& refusal)
    {
        using enum seating::RefusalCode;
        static const std::map<seating::RefusalCode, QString> options = {
            {PairWithItself, u"apart"_s},
            {PairMustMeet, u"apart"_s},
            {PairCannotBeParted, u"apart"_s},
            {FixedTableOutOfRange, u"fixed-table"_s},
            {FixedTableFull, u"fixed-table"_s}};
        const auto found = options.find(refusal.code);
        return refusal.inHistory        ? u"history"_s
               : found != options.end() ? found->second
                                        : QString();
    }

    Call& call_;
    const Arguments& arguments_;
    seating::Request request_;
    core::RoundNumber firstRound_{1}; ///< The one after the last of the history.
    std::vector<Row> rows_;           ///< In the order of the files.
    std::optional<ExitCode> failure_;
};

/// Prints the result once it is stored.
ExitCode publish(Call& call, const std::vector<core::RoundPlan>& plans, const QByteArray& result)
{
    const bool replaces = call.arguments().has("replace");
    const auto done = replaces ? call.run(core::changeSeating, plans.front(), {})
                               : call.run(core::addRounds, plans, core::RoundState::Published);
    if (done) {
        call.console().write(result);
    }
    return call.finish(done);
}

/// Tables made elsewhere.
ExitCode seatTables(Call& call)
{
    auto seating = readSeating(call, call.arguments().text("tables"));
    if (!seating.value) {
        return seating.failure;
    }
    auto& plans = seating.value->plans;
    const bool replaces = call.arguments().has("replace");
    if (plans.empty() || (replaces && plans.size() > 1)) {
        call.console().error(
            "--tables", plans.empty() ? Console::tr("The file seats nobody. Add lines to it.")
                                      : Console::tr("Only one round at a time can be seated "
                                                    "otherwise. Leave one round in the file."));
        return ExitCode::Refused;
    }
    const auto tournament = call.service().tournament(call.tournamentId());
    if (!tournament) {
        return call.refuse(tournament.refused());
    }
    for (auto& plan : plans) {
        plan = withByes(**tournament, plan);
    }
    call.setLines(seating.value->lines);
    return publish(call, plans, seatingCsv(plans));
}

/// The plans and how good they are, with those level of whom some got a place.
QByteArray proposalJson(const core::SeatingProposal& proposal)
{
    Json json = seatingJson(proposal.plans, proposal.quality);
    Json byes = Json::array();
    for (const auto& plan : proposal.plans) {
        for (const auto number : plan.byes) {
            byes.push_back({{"round", plain(plan.round)}, {"player", plain(number)}});
        }
    }
    json["byes"] = byes;
    json["level"] = partedJson(proposal.parted);
    return jsonText(json);
}

/// The next rounds of a tournament, found by the search.
ExitCode seatNextRounds(Call& call, const core::Tournament& tournament)
{
    const Arguments& arguments = call.arguments();
    core::SeatingOrder order;
    if (arguments.has("rounds")) {
        order.rounds = arguments.smallNumber("rounds");
    }
    if (arguments.has("top")) {
        order.topTables = arguments.smallNumber("top");
    }
    static const QHash<QString, seating::Mode> modes = {{u"draw"_s, seating::Mode::Draw},
                                                        {u"swiss"_s, seating::Mode::Swiss},
                                                        {u"final"_s, seating::Mode::Final}};
    order.mode = modes.value(arguments.text("mode"), seating::Mode::Plan);
    setSearch(order, arguments);
    order.earlier = call.club().earlierMeetings(call.tournamentId());
    const auto proposal = core::proposeSeating(tournament, order);
    if (!proposal) {
        return call.refuse(proposal.refused());
    }
    const bool asJson = call.wantsJson();
    const auto code = publish(call, proposal->plans,
                              asJson ? proposalJson(*proposal) : seatingCsv(proposal->plans));
    for (const auto& tie : proposal->parted) {
        const bool isBye = tie.by == core::PartedTie::By::Bye;
        call.warn(core::Pointer() / (isBye ? "byes"_L1 : "topTables"_L1), partedText(tie));
    }
    return code;
}

/// Whether an option is given that has no meaning together with `form`; reports it.
bool hasStray(Call& call, QLatin1StringView form, std::initializer_list<const char*> options)
{
    return call.misusedAny(options, Console::tr("This does not go with %1.").arg(form));
}

ExitCode seat(Call& call)
{
    const Arguments& arguments = call.arguments();
    if (arguments.has("seconds") && !secondsOf(arguments)) {
        return call.misused("--seconds", Console::tr("Give a number above 0 and up to 3600."));
    }
    if (arguments.has("steps") && hasStray(call, "--steps"_L1, {"seconds"})) {
        return ExitCode::Usage;
    }
    if (arguments.has("players")) {
        const bool complete = arguments.has("rounds");
        if (!complete) {
            call.misused("--rounds", Console::tr("The option is needed."));
        }
        const bool stray = hasStray(call, "--players"_L1, {"tables", "replace", "mode", "top"});
        return complete && !stray ? NumberSeating(call).run() : ExitCode::Usage;
    }
    if (hasStray(call, "--tournament"_L1,
                 {"history", "present", "apart", "fixed-table", "threes"})) {
        return ExitCode::Usage;
    }
    if (!arguments.has("tables")) {
        return hasStray(call, "--tournament"_L1, {"replace"}) ? ExitCode::Usage
                                                              : onTournament(seatNextRounds)(call);
    }
    return hasStray(call, "--tables"_L1,
                    {"rounds", "mode", "top", "seed", "seconds", "steps", "threads", "format"})
               ? ExitCode::Usage
               : seatTables(call);
}

std::vector<Option> seatOptions()
{
    Option tournament = tournamentOption().at({"/players", "/apart", "/fixedTable"});
    tournament.required = false;
    return {
        tournament,
        fileOption("tables", "FILE.csv",
                   Console::tr("publish tables made elsewhere; - reads the standard input")),
        flag("replace", Console::tr("with --tables: seat a round that is there otherwise; tables "
                                    "with results must stay as they are")),
        wordOption(
            "mode", {u"plan"_s, u"draw"_s, u"swiss"_s, u"final"_s},
            Console::tr("fewest repeated meetings over all rounds (default), each round at random, "
                        "neighbours in the standings together, or the best at the top tables")),
        numberOption("top", "K", Console::tr("top tables of a final (default: 1)"))
            .at({"/topTables"}),
        numberOption("players", "N", Console::tr("seat the numbers 1 to N without a tournament")),
        numberOption("rounds", "R",
                     Console::tr("how many further rounds (default with a tournament: 1)")),
        numberOption("seed", "S", Console::tr("another seed, another plan (default: 1)"))
            .between(0, largestNumber),
        textOption("seconds", "T", Console::tr("search for at most T seconds (default: 1)")),
        numberOption("steps", "N",
                     Console::tr("search for N steps instead: the same plan on every machine"))
            .between(0, largestNumber),
        numberOption("threads", "N", Console::tr("use N threads (default: as many as there are)")),
        fileOption("history", "FILE.csv",
                   Console::tr("rounds played before: round, table, seat, player")),
        fileOption("present", "FILE.csv", Console::tr("who is present from now on: player")),
        fileOption("apart", "FILE.csv", Console::tr("who never sits together: player, other")),
        fileOption("fixed-table", "FILE.csv", Console::tr("who stays at a table: player, table")),
        wordOption("threes", core::allWords<seating::Threes>(),
                   Console::tr("with --players: share tables of three evenly before or after "
                               "avoiding repeated meetings, or fair: nobody more than one away "
                               "from their share (default: last)")),
        wordOption(
            "format", {u"csv"_s, u"json"_s},
            Console::tr(
                "JSON has the quality, byes and those level for a place as well (default: csv)")),
    };
}

} // namespace

std::vector<Command> seatingCommands()
{
    return {
        {
            .name = u"seat"_s,
            .summary = Console::tr("Seat the next rounds, or publish tables made elsewhere"),
            .details =
                Console::tr("With --tournament the next rounds are seated with whoever is present, "
                            "published, and printed as CSV: round, table, seat (A to D), player "
                            "(the start number). With --tables they are read from such a file "
                            "instead; whoever is present and not listed has a bye.\nWith --players "
                            "the same is done for plain numbers, and nothing is stored."),
            .options = seatOptions(),
            .oneOf = {{u"tournament"_s, u"players"_s}},
            .examples = {u"seat --tournament 3 --rounds 4"_s,
                         u"seat --tournament 3 --tables round1.csv"_s,
                         u"seat --players 24 --rounds 7 --format json"_s},
            .run = seat,
        },
    };
}

} // namespace cli
