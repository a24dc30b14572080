#include "correction_document.h"

#include "app/texts/seat_letters.h"
#include "app/texts/time_text.h"
#include "app/texts/translation.h"
#include "card_words.h"
#include "columns.h"
#include "core/cards/knock_out.h"
#include "frame.h"
#include "game_words.h"
#include "ranks.h"
#include "seat_moves.h"

#include <QCoreApplication>

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::GameExchange;
using core::PlayedGame;
using reports::Block;
using reports::Cell;
using reports::ColumnKind;

namespace {

class CorrectionDocument
{
    Q_DECLARE_TR_FUNCTIONS(CorrectionDocument)
};

/// One game that was corrected.
struct Correction
{
    const core::JournalEntry* entry;
    const GameExchange* game;
    const core::TableHead* table; ///< As it was then: the hands are in the order of its seats.
};

/// Somebody whom an entry concerns.
struct Concerned
{
    const core::JournalEntry* entry;
    core::StartNumber number{1};
    std::optional<Spot> spot;           ///< Of the hand, or now; nothing for who took one over.
    const GameExchange* game = nullptr; ///< nullptr: the seats were changed.
    std::optional<Spot> before = std::nullopt; ///< Where the seats were changed.
};

/// One side of a correction: what stood there, or what stands there now.
using Outcome = std::optional<core::GameOutcome> GameExchange::*;

/// nullptr: there is no result of that sort.
template <typename Played>
const Played* played(const Concerned& line, Outcome side)
{
    const auto* const outcome =
        line.game != nullptr && line.game->*side ? &*(line.game->*side) : nullptr;
    return outcome != nullptr ? std::get_if<Played>(outcome) : nullptr;
}

/// nullptr: there is no such seat.
const std::optional<scoring::Hand>* handOf(const Concerned& line, Outcome side)
{
    const auto* const game = played<PlayedGame>(line, side);
    const bool isThere =
        game != nullptr && line.spot && line.spot->seat < game->result.hands.size();
    return isThere ? &game->result.hands[line.spot->seat] : nullptr;
}

/// The same of a deal; a tie-breaker deal has hands of those alone who played it.
const std::optional<scoring::CardHand>* cardHandOf(const Concerned& line, Outcome side)
{
    const auto* const deal = played<core::PlayedDeal>(line, side);
    if (deal == nullptr || !line.spot) {
        return nullptr;
    }
    const auto& players = deal->tieBreak;
    const auto found = std::find(players.begin(), players.end(), line.number);
    const auto place =
        deal->isTieBreak() ? static_cast<std::size_t>(found - players.begin()) : line.spot->seat;
    return place < deal->deal.hands.size() ? &deal->deal.hands[place] : nullptr;
}

/// "Table 3, B".
Cell spotCell(const std::optional<Spot>& spot)
{
    if (!spot) {
        return {CorrectionDocument::tr("not seated"), {}};
    }
    return spot->table ? Cell{CorrectionDocument::tr("Table %1, %2", "the letter of the seat")
                                  .arg(plain(*spot->table))
                                  .arg(texts::seatLetter(spot->seat)),
                              {}}
                       : Cell{CorrectionDocument::tr("bye"), {}};
}

/// What CSV says in its place: the table's number, and the letter of the seat.
Cell tableCell(const std::optional<Spot>& spot)
{
    if (!spot) {
        return {};
    }
    return spot->table ? countCell(plain(*spot->table)) : textCell(u"bye"_s);
}

Cell seatCell(const std::optional<Spot>& spot)
{
    return spot && spot->table ? textCell(texts::seatLetter(spot->seat)) : Cell();
}

QString hourText(const QDateTime& time)
{
    const auto local = time.toLocalTime();
    return texts::dayText(local.date()) + u' ' +
           texts::locale().toString(local.time(), QLocale::ShortFormat);
}

class CorrectionColumns : public Columns<Concerned>
{
public:
    CorrectionColumns(const core::Settings& settings, const People& people, const Ranks& ranks)
        : settings_(settings), people_(people), ranks_(ranks)
    {
        addPlace();
        addSide(u"before"_s, CorrectionDocument::tr("Before"), &GameExchange::before,
                &Concerned::before);
        addSide(u"after"_s, CorrectionDocument::tr("Now", "after a correction"),
                &GameExchange::after, &Concerned::spot);
        addStanding();
        add(csvColumn(u"reason"_s),
            [](const Concerned& line) { return textCell(line.entry->change.reason); });
    }

private:
    void addPlace()
    {
        add(csvColumn(u"time"_s),
            [](const Concerned& line) { return textCell(texts::timeText(line.entry->time)); });
        add(csvColumn(u"table"_s), [](const Concerned& line) {
            return line.game != nullptr ? countCell(plain(line.game->key.table))
                                        : tableCell(line.spot);
        });
        add(csvColumn(playsCards(settings_) ? u"deal"_s : u"game"_s), [](const Concerned& line) {
            return line.game != nullptr ? countCell(plain(line.game->key.game)) : Cell();
        });
        add(seatColumn(), [](const Concerned& line) { return seatCell(line.spot); });
        add(csvColumn(u"table_before"_s),
            [](const Concerned& line) { return tableCell(line.before); });
        add(csvColumn(u"seat_before"_s),
            [](const Concerned& line) { return seatCell(line.before); });
        add(numberColumn(), [](const Concerned& line) { return numberCell(line.number); });
        add(nameColumn(), [this](const Concerned& line) { return nameCell(people_, line.number); });
    }

    void addSide(const QString& key, const QString& head, Outcome side,
                 std::optional<Spot> Concerned::*spot)
    {
        if (playsCards(settings_)) {
            addNumber(u"melded_"_s + key, cardHandOf, side, &scoring::CardHand::melded);
            addNumber(u"hand_"_s + key, cardHandOf, side, &scoring::CardHand::hand);
        } else {
            addNumber(u"stones_"_s + key, handOf, side, &scoring::Hand::stones);
            addNumber(u"claims_"_s + key, handOf, side, &scoring::Hand::claims);
        }
        add(pageColumn(key, head, ColumnKind::Word), [side, spot](const Concerned& line) {
            return line.game == nullptr ? spotCell(line.*spot) : shownHand(line, side);
        });
        add(column(u"points_"_s + key, CorrectionDocument::tr("Points"), ColumnKind::Points),
            [this, side](const Concerned& line) { return pointsOf(line, side); });
    }

    template <typename Hand>
    void addNumber(const QString& key,
                   const std::optional<Hand>* (*find)(const Concerned& line, Outcome side),
                   Outcome side, std::int32_t Hand::*value)
    {
        add(csvColumn(key), [find, side, value](const Concerned& line) {
            const auto* const hand = find(line, side);
            return hand != nullptr && *hand ? countCell((**hand).*value) : Cell();
        });
    }

    static Cell shownHand(const Concerned& line, Outcome side)
    {
        if (const auto* const hand = handOf(line, side)) {
            return textCell(handText(*hand));
        }
        const auto* const hand = cardHandOf(line, side);
        return hand != nullptr ? textCell(cardHandText(*hand)) : Cell();
    }

    /// In a knock-out nothing adds up.
    void addStanding()
    {
        auto rank = column(u"rank"_s, CorrectionDocument::tr("Rank now"), ColumnKind::Number);
        rank.strong = true;
        add(rank, [this](const Concerned& line) { return ranks_.cell(ranks_.of(line.number)); });
        if (isKnockOut(settings_)) {
            return;
        }
        add(playsCards(settings_)
                ? column(u"points"_s, CorrectionDocument::tr("Sum now"), ColumnKind::Points)
                : column(u"tmp"_s, CorrectionDocument::tr("TMP now"), ColumnKind::Points),
            [this](const Concerned& line) {
                return pointsCell(ranks_.of(line.number).tally.tmp());
            });
    }

    [[nodiscard]] Cell pointsOf(const Concerned& line, Outcome side) const
    {
        if (const auto* const hand = cardHandOf(line, side)) {
            return *hand ? pointsCell(scoring::MatchPoints::fromPoints((*hand)->score())) : Cell();
        }
        if (handOf(line, side) == nullptr) {
            return {};
        }
        const auto score = scoreGame(settings_.rules, played<PlayedGame>(line, side)->result);
        const auto& own = score[line.spot->seat];
        return own ? pointsCell(own->total()) : Cell();
    }

    const core::Settings& settings_;
    const People& people_;
    const Ranks& ranks_;
};

/// The games that an entry corrected, as far as their tables are still there. Hands that went along
/// with swapped people are none.
std::vector<Correction> correctionsIn(const core::JournalEntry& entry, const TablesThen& tables)
{
    std::vector<Correction> corrections;
    if (entry.change.label.action == core::Action::SwapSeats) {
        return corrections;
    }
    for (const auto& step : entry.change.steps) {
        const auto* const game = std::get_if<GameExchange>(&step);
        const auto* const table = game != nullptr ? tables.headOf(game->key) : nullptr;
        if (table != nullptr) {
            corrections.push_back({&entry, game, table});
        }
    }
    return corrections;
}

/// "Before: ended early; 4 Lang, Uwe did not play".
QString sideText(const QString& pattern, const std::optional<core::GameOutcome>& outcome,
                 const Correction& correction, const People& people)
{
    QStringList parts = {endingText(outcome ? &*outcome : nullptr)};
    if (outcome) {
        parts << exceptionTexts(people, *correction.table, *outcome);
    }
    return pattern.arg(parts.join(u"; "_s));
}

std::vector<Concerned> concernedBy(const Correction& correction, const People& people)
{
    std::vector<Concerned> lines;
    const auto& seats = correction.table->seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (people.has(seats[seat])) {
            lines.push_back({correction.entry, seats[seat], Spot{correction.game->key.table, seat},
                             correction.game});
        }
    }
    for (const auto side : {&GameExchange::before, &GameExchange::after}) {
        const auto& outcome = correction.game->*side;
        if (!outcome) {
            continue;
        }
        for (const auto& substitution : substitutionsOf(*outcome)) {
            const auto* const taker =
                std::get_if<core::Substitution::TakenOverBy>(&substitution.by);
            const bool isNew =
                taker != nullptr && people.has(*taker) &&
                std::none_of(lines.begin(), lines.end(),
                             [taker](const Concerned& line) { return line.number == *taker; });
            if (isNew) {
                lines.push_back({correction.entry, *taker, std::nullopt, correction.game});
            }
        }
    }
    return lines;
}

Block blockOf(const core::JournalEntry& entry, const QString& title)
{
    Block block;
    block.together = true;
    block.title = title;
    block.lines << CorrectionDocument::tr("Corrected %1").arg(hourText(entry.time));
    if (!entry.change.reason.isEmpty()) {
        block.lines << CorrectionDocument::tr("Reason: %1").arg(entry.change.reason);
    }
    return block;
}

Block blockFor(const Correction& correction, const core::Settings& settings,
               const CorrectionColumns& columns, const People& people)
{
    const auto& [entry, game, table] = correction;
    Block block =
        blockOf(*entry, (playsCards(settings) ? CorrectionDocument::tr("Table %1, deal %2")
                                              : CorrectionDocument::tr("Table %1, game %2"))
                            .arg(plain(game->key.table))
                            .arg(plain(game->key.game)));
    block.lines << sideText(CorrectionDocument::tr("Before: %1"), game->before, correction, people)
                << sideText(CorrectionDocument::tr("Now: %1"), game->after, correction, people);
    for (const auto& line : concernedBy(correction, people)) {
        block.rows.push_back(columns.row(line));
    }
    return block;
}

/// Why the seats were changed, as far as it can be told.
QString seatsTitle(const core::JournalEntry& entry, const std::vector<SeatMove>& moves,
                   const People& people)
{
    const auto person = entry.change.label.participant;
    const auto move = std::find_if(moves.begin(), moves.end(),
                                   [person](const SeatMove& one) { return one.person == person; });
    if (move != moves.end() && !move->before) {
        return CorrectionDocument::tr("Came late: %1").arg(people.numbered(move->person));
    }
    if (move != moves.end() && !move->after) {
        return CorrectionDocument::tr("Missing: %1").arg(people.numbered(move->person));
    }
    return CorrectionDocument::tr("Seats corrected");
}

/// Of those it moved; without rows where it moved nobody who is still there.
Block seatsBlock(const core::JournalEntry& entry, const core::Round& round,
                 const CorrectionColumns& columns, const People& people)
{
    const auto moves = seatMoves(entry.change, round.number);
    Block block = blockOf(entry, seatsTitle(entry, moves, people));
    for (const auto& move : moves) {
        if (people.has(move.person)) {
            block.rows.push_back(
                columns.row({&entry, move.person, move.after, nullptr, move.before}));
        }
    }
    return block;
}

} // namespace

reports::Document correctionDocument(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const auto* const round = roundToTell(source, choice);
    const People people(tournament);
    const Ranks ranks{core::Standings(tournament)};
    const CorrectionColumns columns(tournament.settings, people, ranks);
    reports::TableDocument document;
    document.title = titleOf(Kind::Correction, roundOf(tournament, choice));
    document.nothing = noRoundText();
    document.columns = columns.all();
    if (round != nullptr) {
        document.lead = roundLead(*round);
        document.nothing = CorrectionDocument::tr("Nothing of this round was corrected.");
        TablesThen tables(*round);
        for (const auto& entry : source.corrections) {
            Block seats = seatsBlock(entry, *round, columns, people);
            if (!seats.rows.empty()) {
                document.blocks.push_back(std::move(seats));
            }
            for (const auto& correction : correctionsIn(entry, tables)) {
                document.blocks.push_back(
                    blockFor(correction, tournament.settings, columns, people));
            }
            tables.goBehind(entry.change);
        }
        document.notes = document.hasRows() ? sharedRanksNote(ranks) : QStringList();
    }
    return {frameOf(source), document};
}

} // namespace documents
