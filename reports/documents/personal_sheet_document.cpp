#include "reports/documents/catalogue.h"

#include "core/cards/chip_balances.h"
#include "core/cards/knock_out.h"
#include "core/ranking/account.h"
#include "core/texts/account_texts.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"
#include "reports/documents/standings_table.h"
#include "reports/documents/words.h"

#include <map>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::AccountRound;
using scoring::MatchPoints;
using typeset::Block;
using typeset::ColumnKind;

namespace {

struct GameLine
{
    core::StartNumber number;
    QString name;
    core::RoundNumber round;
    const core::AccountGame& game;
    QString seat; ///< Its letter.
    Held held;    ///< Without points in tie-breaker deals, which do not count.
    std::optional<MatchPoints> chips;
};

Held handIn(const core::AccountGame& game)
{
    if (const auto* const held = std::get_if<core::HeldHand>(&game.event)) {
        return {{}, held->hand.stones, held->hand.claims, held->score.total()};
    }
    if (const auto* const held = std::get_if<core::HeldDeal>(&game.event)) {
        const auto points = MatchPoints::fromPoints(held->hand.score());
        return {{},
                held->hand.melded,
                held->hand.hand,
                held->isTieBreak ? std::nullopt : std::optional(points)};
    }
    return {};
}

/// The seat of a game's hand; a tie-breaker deal has hands only of those who played it.
std::size_t seatOf(const core::Tournament& tournament, core::RoundNumber round,
                   const core::AccountGame& line)
{
    const auto& table = *findTable(tournament, round, line.table);
    const auto* const game = findGame(table, line.number);
    const auto* const deal =
        game != nullptr ? std::get_if<core::PlayedDeal>(&game->outcome) : nullptr;
    if (deal == nullptr || !deal->isTieBreak()) {
        return line.seat;
    }
    const auto& seats = table.head.seats;
    const auto seat = std::find(seats.begin(), seats.end(), deal->tieBreak[line.seat]);
    return static_cast<std::size_t>(seat - seats.begin());
}

Columns<GameLine> sheetColumns(const core::Tournament& tournament)
{
    const auto& settings = tournament.settings;
    const auto& discipline = disciplineOf(settings);
    const auto hand = discipline.handColumns(settings);
    Columns<GameLine> columns;
    columns.add(csvColumn(u"number"_s), &GameLine::number);
    columns.add(csvColumn(u"name"_s), &GameLine::name);
    columns.add(csvColumn(u"round"_s), &GameLine::round);
    columns.add(csvColumn(u"table"_s), [](const GameLine& line) { return line.game.table; });
    columns.add(csvColumn(u"seat"_s), &GameLine::seat);
    columns.add(discipline.gameColumn(), [](const GameLine& line) { return line.game.number; });
    columns.add(hand.first, [](const GameLine& line) { return line.held.first; });
    columns.add(hand.second, [](const GameLine& line) { return line.held.second; });
    columns.add(strong(hand.points), [](const GameLine& line) { return line.held.points; });
    if (discipline.playsForChips(settings)) {
        columns.add(column(u"chips"_s, Texts::tr("Chips"), ColumnKind::Points), &GameLine::chips);
    }
    columns.add(column(u"explanation"_s, Texts::tr("How they came about"), ColumnKind::Text),
                [&](const GameLine& line) { return texts::text(line.game.event, tournament); });
    return columns;
}

/// "Round 2: table 3, seat B", "Round 2: bye", "Round 2: not seated".
QString roundTitle(const AccountRound& round, core::StartNumber number)
{
    const auto digits = QString::number(plain(round.number));
    if (round.table) {
        const auto seat = std::find(round.seats.begin(), round.seats.end(), number);
        const auto index = static_cast<std::size_t>(seat - round.seats.begin());
        return Texts::tr("Round %1: table %2, seat %3")
            .arg(digits, QString::number(plain(*round.table)), texts::seatLetter(index));
    }
    return round.bye ? Texts::tr("Round %1: bye").arg(digits)
                     : Texts::tr("Round %1: not seated").arg(digits);
}

/// "With A 4 Lang, Uwe · C 7 Fuchs, Stefan".
QString opponentsText(const AccountRound& round, core::StartNumber number, const People& people)
{
    QStringList others;
    for (std::size_t seat = 0; seat < round.seats.size(); ++seat) {
        if (round.seats[seat] != number) {
            others << texts::seatLetter(seat) + u' ' + people.numbered(round.seats[seat]);
        }
    }
    return Texts::tr("With %1").arg(others.join(u" · "_s));
}

/// Composes the printed sheets.
class Sheets
{
public:
    Sheets(const Source& source, std::optional<core::RoundNumber> after, const People& people,
           const Columns<GameLine>& columns)
        : tournament_(source.tournament),
          discipline_(disciplineOf(tournament_.settings)),
          isKnockOut_(isKnockOut(tournament_.settings)),
          after_(after),
          people_(people),
          columns_(columns),
          ranks_(core::Standings(tournament_, after)),
          missing_(texts::publicMissingTexts(missingUpTo(source, after), source.checkedTables))
    {
        if (discipline_.playsForChips(tournament_.settings)) {
            for (const auto& payment : core::dealPayments(tournament_)) {
                payments_.emplace(payment.deal, payment.gains);
            }
        }
    }

    void add(std::vector<Block>& blocks, core::StartNumber number) const
    {
        const auto account = core::accountOf(tournament_, number, after_);
        blocks.push_back(head(account));
        for (const auto& round : account.rounds) {
            // Rounds after somebody was knocked out are omitted.
            const bool isIn = round.table || round.bye || !round.games.empty();
            if (isIn || !isKnockOut_) {
                blocks.push_back(blockFor(round, number));
            }
        }
    }

private:
    [[nodiscard]] Block head(const core::Account& account) const
    {
        const auto& person = people_.at(account.number);
        Block block;
        block.newPage = true;
        block.title = people_.numbered(account.number);
        if (!person.club.isEmpty()) {
            block.lines << person.club;
        }
        block.lines << placeText(account.number);
        if (!isKnockOut_) {
            block.lines << discipline_.totalText(tournament_.settings, account.tally);
        }
        block.lines << missing_;
        return block;
    }

    [[nodiscard]] QString placeText(core::StartNumber number) const
    {
        const auto& line = ranks_.of(number);
        if (!line.rank) {
            return discipline_.noGameText();
        }
        return (ranks_.isShared(line) ? Texts::tr("Shared %1 place %2") : Texts::tr("%1 place %2"))
            .arg(texts::ordinalText(*line.rank),
                 discipline_.afterGamesText(static_cast<int>(line.tally.games)));
    }

    [[nodiscard]] QStringList notesOf(const AccountRound& round) const
    {
        if (round.state == core::RoundState::Cancelled) {
            return QStringList{Texts::tr("The round was cancelled: nothing of it counts.")} +
                   texts::extrasText(round);
        }
        const auto& settings = tournament_.settings;
        QStringList parts;
        if (round.table && round.counted()) {
            const auto& seated = *findRound(tournament_, round.number);
            parts << discipline_.matchNote(
                {people_, settings, seated, *findTable(seated, *round.table)});
        }
        parts << texts::extrasText(round);
        if (round.gain.games > 0 && !isKnockOut_) {
            parts << discipline_.roundSumText(settings).arg(
                texts::matchPointsText(round.gain.tmp()));
        }
        parts.removeAll(QString());
        return parts.isEmpty() ? parts : QStringList{parts.join(u" · "_s)};
    }

    [[nodiscard]] Block blockFor(const AccountRound& round, core::StartNumber number) const
    {
        auto block = unsplitBlock(roundTitle(round, number));
        block.owner = people_.numbered(number);
        if (round.seats.size() > 1) {
            block.lines << opponentsText(round, number, people_);
        }
        for (const auto& game : round.games) {
            const auto seat = seatOf(tournament_, round.number, game);
            block.rows.push_back(
                columns_.row({number, people_.at(number).name, round.number, game,
                              texts::seatLetter(seat), handIn(game), chipsOf(round.number, game)}));
        }
        block.notes = notesOf(round);
        return block;
    }

    [[nodiscard]] std::optional<MatchPoints> chipsOf(core::RoundNumber round,
                                                     const core::AccountGame& game) const
    {
        const auto payment = payments_.find({round, game.table, game.number});
        const bool isPaid = std::holds_alternative<core::HeldDeal>(game.event) &&
                            payment != payments_.end() && payment->second[game.seat];
        return isPaid ? std::optional(asPoints(*payment->second[game.seat])) : std::nullopt;
    }

    const core::Tournament& tournament_;
    const Discipline& discipline_;
    bool isKnockOut_;
    std::optional<core::RoundNumber> after_;
    const People& people_;
    const Columns<GameLine>& columns_;
    Ranks ranks_;
    QStringList missing_; ///< What keeps the ranks from being final.
    std::map<core::GameKey, scoring::PerSeat<scoring::Chips>> payments_;
};

} // namespace

typeset::Document personalSheet(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const People people(tournament);
    const auto columns = sheetColumns(tournament);
    auto document = tableDocument(titleOf(Kind::PersonalSheet));
    document.columns = columns.all();
    document.use = typeset::Use::InTheHand;
    document.oneHead = true;
    document.countsByPerson = true;
    document.twoSided = choice.form == Form::TwoSided;
    if (roundOf(tournament, choice)) {
        document.nothing =
            choice.participant
                ? Texts::tr("%1 has not been seated yet.").arg(people.numbered(*choice.participant))
                : Texts::tr("Nobody has been seated yet.");
        const Sheets sheets(source, choice.round, people, columns);
        for (const auto& person : tournament.participants) {
            if (!choice.participant || *choice.participant == person.number) {
                sheets.add(document.blocks, person.number);
            }
        }
    }
    return {frameOf(source, RulesLine::With), document};
}

} // namespace documents
