#include "reports/documents/catalogue.h"

#include "core/cards/knock_out.h"
#include "core/people/start_numbers.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"
#include "reports/documents/standings_table.h"
#include "reports/documents/words.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::GameExchange;
using typeset::Block;
using typeset::Cell;
using typeset::ColumnKind;

namespace {

/// A person's place in a round.
struct Spot
{
    std::optional<core::TableNumber> table; ///< Nothing: a bye.
    std::size_t seat = 0;                   ///< At a table; 0 is seat A.

    friend bool operator==(const Spot&, const Spot&) = default;
};

/// Somebody affected by an entry.
struct Concerned
{
    const core::JournalEntry* entry = nullptr;
    const Ranks* ranksBefore = nullptr; ///< nullptr: no longer known.
    core::StartNumber number{1};
    /// Of the hand, or now: nothing for people who took over a hand, or have neither seat nor bye.
    std::optional<Spot> spot = std::nullopt;
    const GameExchange* game = nullptr; ///< nullptr: something else was changed.
    Held heldBefore = {};
    Held heldAfter = {};
    std::optional<Spot> before = std::nullopt; ///< For changed seats.
    bool ofSeats = false;                      ///< The entry concerns seats.

    [[nodiscard]] const core::Standing* standingBefore() const
    {
        return ranksBefore != nullptr ? &ranksBefore->of(number) : nullptr;
    }
};

using Moves = std::map<core::StartNumber, Concerned>;
using Side = std::optional<Spot> Concerned::*;

void note(const std::optional<core::TableHead>& head, core::TableNumber table, Side side,
          Moves& moves)
{
    for (std::size_t seat = 0; head && seat < head->seats.size(); ++seat) {
        moves[head->seats[seat]].*side = Spot{table, seat};
    }
}

void note(const std::optional<core::RoundHead>& head, Side side, Moves& moves)
{
    for (const auto person : head ? head->byes : std::vector<core::StartNumber>()) {
        moves[person].*side = Spot();
    }
}

/// Tables first, then byes, then nowhere.
auto orderOf(const Concerned& move)
{
    const auto spot = move.spot.value_or(Spot());
    return std::tuple(!move.spot, !spot.table, spot.table, spot.seat, move.number);
}

/// People moved by a change in a round: by current table and seat, then byes, then those gone, by
/// number.
std::vector<Concerned> movedBy(const core::JournalEntry& entry, core::RoundNumber round)
{
    Moves moves;
    for (const auto& step : entry.change.steps) {
        if (const auto* const table = std::get_if<core::TableExchange>(&step);
            table != nullptr && table->key.round == round) {
            note(table->before, table->key.table, &Concerned::before, moves);
            note(table->after, table->key.table, &Concerned::spot, moves);
        } else if (const auto* const head = std::get_if<core::RoundExchange>(&step);
                   head != nullptr && head->key == round) {
            note(head->before, &Concerned::before, moves);
            note(head->after, &Concerned::spot, moves);
        }
    }
    std::vector<Concerned> moved;
    for (auto& [number, move] : moves) {
        if (move.before != move.spot) {
            move.entry = &entry;
            move.number = number;
            move.ofSeats = true;
            moved.push_back(move);
        }
    }
    std::sort(moved.begin(), moved.end(), [](const Concerned& left, const Concerned& right) {
        return orderOf(left) < orderOf(right);
    });
    return moved;
}

/// "Table 3, B".
QString spotText(const std::optional<Spot>& spot)
{
    if (!spot) {
        return Texts::tr("not seated");
    }
    return spot->table ? Texts::tr("Table %1, %2", "the letter of the seat")
                             .arg(plain(*spot->table))
                             .arg(texts::seatLetter(spot->seat))
                       : Texts::tr("bye");
}

/// For CSV, with separate columns for table and seat.
Cell tableCell(const std::optional<Spot>& spot)
{
    return spot ? documents::tableCell(spot->table, true) : Cell();
}

QString seatText(const std::optional<Spot>& spot)
{
    return spot && spot->table ? texts::seatLetter(spot->seat) : QString();
}

/// A person's result or place on one side of a change.
void addSide(Columns<Concerned>& columns, const core::Settings& settings, const QString& key,
             const QString& head, Held Concerned::*held, std::optional<Spot> Concerned::*spot)
{
    const auto hand = disciplineOf(settings).handColumns(settings);
    columns.add(csvColumn(hand.first.key + u'_' + key),
                [held](const Concerned& line) { return (line.*held).first; });
    columns.add(csvColumn(hand.second.key + u'_' + key),
                [held](const Concerned& line) { return (line.*held).second; });
    columns.add(column(key, head, ColumnKind::Word, typeset::ColumnUse::Page),
                [held, spot](const Concerned& line) {
                    return line.ofSeats ? spotText(line.*spot) : (line.*held).text;
                });
    columns.add(column(u"points_"_s + key, Texts::tr("Points"), ColumnKind::Points),
                [held](const Concerned& line) { return (line.*held).points; });
}

Columns<Concerned> correctionColumns(const core::Settings& settings, const People& people,
                                     const Ranks& ranks)
{
    Columns<Concerned> columns;
    columns.add(csvColumn(u"time"_s),
                [](const Concerned& line) { return texts::timeText(line.entry->time); });
    columns.add(csvColumn(u"table"_s, ColumnKind::Number), [](const Concerned& line) {
        return line.game != nullptr ? countCell(plain(line.game->key.table)) : tableCell(line.spot);
    });
    columns.add(csvColumn(disciplineOf(settings).gameColumn().key), [](const Concerned& line) {
        return line.game != nullptr ? std::optional(line.game->key.game) : std::nullopt;
    });
    columns.add(seatColumn(), [](const Concerned& line) { return seatText(line.spot); });
    columns.add(csvColumn(u"table_before"_s, ColumnKind::Number),
                [](const Concerned& line) { return tableCell(line.before); });
    columns.add(csvColumn(u"seat_before"_s),
                [](const Concerned& line) { return seatText(line.before); });
    columns.addPerson(people, &Concerned::number);
    addSide(columns, settings, u"before"_s, Texts::tr("Before"), &Concerned::heldBefore,
            &Concerned::before);
    addSide(columns, settings, u"after"_s, Texts::tr("Now", "after a correction"),
            &Concerned::heldAfter, &Concerned::spot);
    columns.add(column(u"rank_before"_s, Texts::tr("Rank before"), ColumnKind::Number),
                [](const Concerned& line) {
                    const auto* const before = line.standingBefore();
                    return before != nullptr ? line.ranksBefore->cell(*before) : Cell();
                });
    columns.add(column(u"rank"_s, Texts::tr("Rank now"), ColumnKind::Number),
                [&ranks](const Concerned& line) { return ranks.cell(ranks.of(line.number)); });
    // Nothing adds up in a knock-out.
    if (!isKnockOut(settings)) {
        columns.add(disciplineOf(settings).sumBeforeColumn(), [](const Concerned& line) {
            const auto* const before = line.standingBefore();
            return before != nullptr ? std::optional(before->tally.tmp()) : std::nullopt;
        });
        columns.add(disciplineOf(settings).sumNowColumn(),
                    [&ranks](const Concerned& line) { return ranks.of(line.number).tally.tmp(); });
    }
    columns.add(csvColumn(u"reason"_s),
                [](const Concerned& line) { return line.entry->change.reason; });
    return columns;
}

Block blockOf(const core::JournalEntry& entry, const QString& title)
{
    auto block = unsplitBlock(title);
    block.lines << Texts::tr("Corrected %1").arg(timeText(entry.time.toLocalTime()));
    if (!entry.change.reason.isEmpty()) {
        block.lines << Texts::tr("Reason: %1").arg(entry.change.reason);
    }
    return block;
}

/// The sum of a participant's penalties in a round; nothing without one.
Held penaltiesIn(const std::vector<core::Penalty>& penalties, core::StartNumber number,
                 core::RoundNumber round)
{
    Held held;
    for (const auto& penalty : penalties) {
        if (penalty.participant == number && penalty.round == round) {
            held.points = held.points.value_or(scoring::MatchPoints()) + penalty.matchPoints;
        }
    }
    return held;
}

/// Participants whose penalties in a round a change affects, by number.
std::set<core::StartNumber> penalisedBy(const core::PenaltiesExchange& step,
                                        core::RoundNumber round)
{
    std::set<core::StartNumber> people;
    for (const auto* const side : {&step.before, &step.after}) {
        for (const auto& penalty : side->value_or(std::vector<core::Penalty>())) {
            if (penalty.round == round) {
                people.insert(penalty.participant);
            }
        }
    }
    return people;
}

/// "Deduction", "Bonus taken back"; "Deductions and bonuses" if several were changed at once.
QString penaltiesTitle(const core::JournalEntry& entry)
{
    scoring::MatchPoints more;
    std::ptrdiff_t added = 0;
    for (const auto& step : entry.change.steps) {
        if (const auto* const penalties = std::get_if<core::PenaltiesExchange>(&step)) {
            for (const auto& [side, times] :
                 {std::pair(&penalties->before, -1), std::pair(&penalties->after, 1)}) {
                for (const auto& penalty : side->value_or(std::vector<core::Penalty>())) {
                    more += penalty.matchPoints * times;
                    added += times;
                }
            }
        }
    }
    const bool isGain = more > scoring::MatchPoints();
    switch (added) {
    case 1:
        return isGain ? Texts::tr("Bonus") : Texts::tr("Deduction");
    case -1:
        return isGain ? Texts::tr("Deduction taken back") : Texts::tr("Bonus taken back");
    default:
        return Texts::tr("Deductions and bonuses");
    }
}

/// How many hands a result has; nothing if it has none.
std::optional<std::size_t> handsIn(const core::GameOutcome& outcome)
{
    return std::visit(
        [](const auto& one) -> std::optional<std::size_t> {
            if constexpr (requires { one.result.hands; }) {
                return one.result.hands.size();
            } else if constexpr (requires { one.deal.hands; }) {
                return one.deal.hands.size();
            } else {
                return std::nullopt;
            }
        },
        outcome);
}

/// Results typed after people were seated or left do not fit the seats before.
bool fitsItsSeats(const core::Table& table)
{
    const auto seats = table.head.seats.size();
    return std::all_of(table.games.begin(), table.games.end(), [seats](const core::Game& game) {
        return handsIn(game.outcome).value_or(seats) == seats;
    });
}

/// The ranks before a change; nothing if later changes make them unknown.
std::optional<Ranks> ranksBefore(core::Tournament& tournament, const core::JournalEntry& entry)
{
    if (!tryApply(reversed(entry.change), tournament)) {
        return std::nullopt;
    }
    for (const auto& round : tournament.rounds) {
        if (!std::all_of(round.tables.begin(), round.tables.end(), fitsItsSeats)) {
            return std::nullopt;
        }
    }
    return Ranks{core::Standings(tournament)};
}

/// The participant who took over a hand in a game.
std::vector<core::StartNumber> takersIn(const core::GameOutcome* outcome)
{
    std::vector<core::StartNumber> takers;
    if (outcome != nullptr) {
        for (const auto& substitution : substitutionsOf(*outcome)) {
            if (const auto* const taker =
                    std::get_if<core::Substitution::TakenOverBy>(&substitution.by)) {
                takers.push_back(*taker);
            }
        }
    }
    return takers;
}

/// Why the seats were changed, if the entry shows it.
QString seatsTitle(const core::JournalEntry& entry, const std::vector<Concerned>& moves,
                   const People& people)
{
    const auto move = std::find_if(moves.begin(), moves.end(), [&](const Concerned& one) {
        return one.number == entry.change.label.participant;
    });
    if (move != moves.end() && !move->before) {
        return Texts::tr("Came late: %1").arg(people.numbered(move->number));
    }
    if (move != moves.end() && !move->spot) {
        return Texts::tr("Missing: %1").arg(people.numbered(move->number));
    }
    return Texts::tr("Seats corrected");
}

/// Where somebody is in a round; nothing: nowhere.
std::optional<Spot> spotIn(const core::Round& round, core::StartNumber number)
{
    for (const auto& table : round.tables) {
        const auto& seats = table.head.seats;
        if (const auto found = std::find(seats.begin(), seats.end(), number);
            found != seats.end()) {
            return Spot{table.number, static_cast<std::size_t>(found - seats.begin())};
        }
    }
    return core::isAmong(round.head.byes, number) ? std::optional(Spot()) : std::nullopt;
}

/// The tournament as it was before these entries, which are newest first; nothing if later changes
/// make it unknown.
std::optional<core::Tournament> tournamentBefore(core::Tournament tournament,
                                                 const std::vector<core::JournalEntry>& entries)
{
    const bool isKnown = std::all_of(entries.begin(), entries.end(), [&](const auto& entry) {
        return tryApply(reversed(entry.change), tournament);
    });
    return isKnown ? std::optional(std::move(tournament)) : std::nullopt;
}

/// What of a closed round differs from what stood when it was closed; of any other round, or if
/// that is no longer known, everything counts as different.
class Differences
{
public:
    Differences(const core::Tournament& tournament, const core::Round& round,
                const std::vector<core::JournalEntry>& corrections)
        : now_(tournament), round_(round)
    {
        if (round.head.state == core::RoundState::Closed) {
            before_ = tournamentBefore(tournament, corrections);
        }
        if (before_) {
            roundBefore_ = core::findRound(*before_, round.number);
            ranksBefore_ = Ranks{core::Standings(*before_)};
        }
    }
    Differences(const Differences&) = delete;
    Differences& operator=(const Differences&) = delete;
    Differences(Differences&&) = delete;
    Differences& operator=(Differences&&) = delete;
    ~Differences() = default;

    /// When the round was closed.
    [[nodiscard]] const std::optional<Ranks>& ranksBefore() const { return ranksBefore_; }
    [[nodiscard]] bool ofGame(const core::GameKey& key) const
    {
        const auto* const now = core::findGame(now_, key);
        const auto* const then = before_ ? core::findGame(*before_, key) : nullptr;
        return roundBefore_ == nullptr || now == nullptr || then == nullptr ||
               now->outcome != then->outcome;
    }
    [[nodiscard]] bool ofSeat(core::StartNumber number) const
    {
        return roundBefore_ == nullptr || spotIn(round_, number) != spotIn(*roundBefore_, number);
    }
    [[nodiscard]] bool ofPenalties(core::StartNumber number) const
    {
        return roundBefore_ == nullptr ||
               penaltiesIn(now_.penalties, number, round_.number).points !=
                   penaltiesIn(before_->penalties, number, round_.number).points;
    }

private:
    const core::Tournament& now_;
    const core::Round& round_;
    std::optional<core::Tournament> before_;
    const core::Round* roundBefore_ = nullptr;
    std::optional<Ranks> ranksBefore_;
};

/// Composes the blocks of a round's corrections.
class Corrections
{
public:
    Corrections(const core::Tournament& tournament, const core::Round& round,
                const Differences& differences, const People& people,
                const Columns<Concerned>& columns)
        : settings_(tournament.settings),
          round_(round),
          differences_(differences),
          people_(people),
          columns_(columns),
          before_(tournament)
    {
        for (const auto& table : round.tables) {
            tables_[table.number] = table.head;
        }
    }

    /// Adds an entry's corrections; entries are newest first.
    void add(const core::JournalEntry& entry, std::vector<Block>& blocks)
    {
        newest_ = newest_ != nullptr ? newest_ : &entry;
        // Anything left unknown by an entry that cannot be reversed is unknown before it as well.
        ranks_ = isKnown_ ? ranksBefore(before_, entry) : std::nullopt;
        isKnown_ = ranks_.has_value();
        for (auto block : {seatsBlock(entry), penaltiesBlock(entry)}) {
            if (!block.rows.empty()) {
                blocks.push_back(std::move(block));
            }
        }
        // Hands that moved with swapped people are no corrections.
        const bool correctsGames = entry.change.label.action != core::Action::SwapSeats;
        for (const auto& step : entry.change.steps) {
            const auto* const game = std::get_if<GameExchange>(&step);
            if (correctsGames && game != nullptr && game->key.round == round_.number &&
                differences_.ofGame(game->key)) {
                if (const auto table = tables_.find(game->key.table); table != tables_.end()) {
                    blocks.push_back(gameBlock(entry, *game, table->second));
                }
            }
        }
        // Steps back to the seats before the entry.
        for (const auto& step : entry.change.steps) {
            const auto* const table = std::get_if<core::TableExchange>(&step);
            if (table != nullptr && table->key.round == round_.number && table->before) {
                if (const auto found = tables_.find(table->key.table); found != tables_.end()) {
                    found->second = *table->before;
                }
            }
        }
    }

    /// Adds the others whose place all these entries of a closed round changed.
    void addMovedRanks(std::vector<Block>& blocks, const Ranks& now) const
    {
        const auto* const before = ranks();
        if (newest_ == nullptr || before == nullptr ||
            round_.head.state != core::RoundState::Closed) {
            return;
        }
        constexpr std::size_t mostRows = 12;
        constexpr std::size_t tooFewToLeaveOut = 3;
        auto block = unsplitBlock(Texts::tr("Places that change with it"));
        for (const auto& line : now.lines()) {
            const auto number = line.tally.number;
            const bool isMoved = before->cell(before->of(number)).text != now.cell(line).text;
            if (isMoved && !named_.contains(number)) {
                block.rows.push_back(columns_.row({newest_, before, number}));
            }
        }
        if (const auto moved = block.rows.size(); moved > mostRows + tooFewToLeaveOut) {
            block.rows.resize(mostRows);
            block.lines << Texts::tr("The best %1 of %2").arg(mostRows).arg(moved);
        }
        if (!block.rows.empty()) {
            blocks.push_back(std::move(block));
        }
    }

private:
    /// `table` is as of the correction: hands are in its seat order.
    [[nodiscard]] Block gameBlock(const core::JournalEntry& entry, const GameExchange& game,
                                  const core::TableHead& table)
    {
        auto block = blockOf(entry, disciplineOf(settings_).gameTitle(game.key));
        const auto* const before = game.before ? &*game.before : nullptr;
        const auto* const after = game.after ? &*game.after : nullptr;
        const QString textBefore = outcomeText(people_, table, before);
        const QString textAfter = outcomeText(people_, table, after);
        if (textBefore != textAfter) {
            block.lines << Texts::tr("Before: %1").arg(textBefore)
                        << Texts::tr("Now: %1").arg(textAfter);
        }
        const auto heldBefore = heldIn(before, table, settings_.rules);
        const auto heldAfter = heldIn(after, table, settings_.rules);
        std::vector<core::StartNumber> shown;
        for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
            if (people_.has(table.seats[seat])) {
                block.rows.push_back(
                    rowOf({&entry, ranks(), table.seats[seat], Spot{game.key.table, seat}, &game,
                           heldBefore[seat].value_or(Held()), heldAfter[seat].value_or(Held())}));
                shown.push_back(table.seats[seat]);
            }
        }
        for (const auto* const outcome : {before, after}) {
            for (const auto number : takersIn(outcome)) {
                if (people_.has(number) &&
                    std::find(shown.begin(), shown.end(), number) == shown.end()) {
                    block.rows.push_back(rowOf({&entry, ranks(), number, std::nullopt, &game}));
                    shown.push_back(number);
                }
            }
        }
        return block;
    }

    /// The people moved by a change; no rows if none is still enrolled.
    [[nodiscard]] Block seatsBlock(const core::JournalEntry& entry)
    {
        auto moves = movedBy(entry, round_.number);
        auto block = blockOf(entry, seatsTitle(entry, moves, people_));
        for (auto& move : moves) {
            if (people_.has(move.number) && differences_.ofSeat(move.number)) {
                move.ranksBefore = ranks();
                block.rows.push_back(rowOf(move));
            }
        }
        return block;
    }

    /// Those whose penalties changed; no rows if there are none.
    [[nodiscard]] Block penaltiesBlock(const core::JournalEntry& entry)
    {
        auto block = blockOf(entry, penaltiesTitle(entry));
        for (const auto& step : entry.change.steps) {
            const auto* const penalties = std::get_if<core::PenaltiesExchange>(&step);
            if (penalties == nullptr) {
                continue;
            }
            const auto sums = [&](const auto& side, core::StartNumber number) {
                return penaltiesIn(side.value_or(std::vector<core::Penalty>()), number,
                                   round_.number);
            };
            for (const auto number : penalisedBy(*penalties, round_.number)) {
                Concerned line{&entry, ranks(), number};
                line.heldBefore = sums(penalties->before, number);
                line.heldAfter = sums(penalties->after, number);
                if (people_.has(number) && line.heldBefore.points != line.heldAfter.points &&
                    differences_.ofPenalties(number)) {
                    block.rows.push_back(rowOf(line));
                }
            }
        }
        return block;
    }

    /// Bold for changes: not everyone's points at the table need change.
    [[nodiscard]] typeset::Row rowOf(const Concerned& line)
    {
        named_.insert(line.number);
        const bool isOther = line.heldBefore.text != line.heldAfter.text ||
                             line.heldBefore.points != line.heldAfter.points;
        const bool isTaker = !line.spot;
        auto row = columns_.row(line);
        row.strong = line.game == nullptr || isOther || isTaker;
        return row;
    }

    /// When the round was closed; otherwise before the entry.
    [[nodiscard]] const Ranks* ranks() const
    {
        const auto& atClosing = differences_.ranksBefore();
        return atClosing ? &*atClosing : ranks_ ? &*ranks_ : nullptr;
    }

    const core::Settings& settings_;
    const core::Round& round_;
    const Differences& differences_;
    const People& people_;
    const Columns<Concerned>& columns_;
    std::map<core::TableNumber, core::TableHead> tables_; ///< As of the entry.
    core::Tournament before_;                             ///< As before the entry.
    std::optional<Ranks> ranks_;                          ///< At that time.
    bool isKnown_ = true;
    const core::JournalEntry* newest_ = nullptr;
    std::set<core::StartNumber> named_; ///< In the blocks so far.
};

} // namespace

typeset::Document correctionDocument(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const auto* const round = chosenRound(source, choice);
    const People people(tournament);
    const Ranks ranks{core::Standings(tournament)};
    const auto columns = correctionColumns(tournament.settings, people, ranks);
    auto document = roundDocument(Kind::Correction, round);
    document.columns = columns.all();
    if (round != nullptr) {
        document.nothing = Texts::tr("No corrections in this round.");
        const Differences differences(tournament, *round, source.corrections);
        Corrections corrections(tournament, *round, differences, people, columns);
        for (const auto& entry : source.corrections) {
            corrections.add(entry, document.blocks);
        }
        if (!document.blocks.empty()) {
            corrections.addMovedRanks(document.blocks, ranks);
        }
        if (document.hasRows()) {
            document.notes = QStringList{Texts::tr("In bold: changed.")} + sharedRanksNote(ranks);
        }
    }
    return {frameOf(source), document};
}

} // namespace documents
