#include "personal_sheet_document.h"

#include "app/texts/account_texts.h"
#include "app/texts/numbers.h"
#include "app/texts/seat_letters.h"
#include "card_words.h"
#include "columns.h"
#include "core/account.h"
#include "core/cards/chip_balances.h"
#include "core/cards/knock_out.h"
#include "frame.h"
#include "ranks.h"

#include <QCoreApplication>

#include <map>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using core::AccountRound;
using reports::Block;
using reports::Cell;
using reports::ColumnKind;

namespace {

class PersonalSheetDocument
{
    Q_DECLARE_TR_FUNCTIONS(PersonalSheetDocument)
};

struct GameLine
{
    core::StartNumber number{1};
    core::RoundNumber round{1};
    const core::AccountGame* game = nullptr; ///< One there is.

    [[nodiscard]] const core::HeldHand* held() const
    {
        return std::get_if<core::HeldHand>(&game->event);
    }
    [[nodiscard]] const core::HeldDeal* deal() const
    {
        return std::get_if<core::HeldDeal>(&game->event);
    }
    [[nodiscard]] core::GameKey key() const { return {round, game->table, game->number}; }
};

class SheetColumns : public Columns<GameLine>
{
public:
    SheetColumns(const core::Tournament& tournament, const People& people)
        : tournament_(tournament), people_(people)
    {
        addPlace();
        if (playsCards(tournament.settings)) {
            addDeal();
        } else {
            addHand();
        }
        add(column(u"explanation"_s, PersonalSheetDocument::tr("How they came about"),
                   ColumnKind::Text),
            [this](const GameLine& line) {
                return textCell(texts::text(line.game->event, tournament_));
            });
    }

private:
    void addPlace()
    {
        add(csvColumn(u"number"_s), [](const GameLine& line) { return numberCell(line.number); });
        add(csvColumn(u"name"_s),
            [this](const GameLine& line) { return textCell(people_.at(line.number).name); });
        add(csvColumn(u"round"_s),
            [](const GameLine& line) { return countCell(plain(line.round)); });
        add(csvColumn(u"table"_s),
            [](const GameLine& line) { return countCell(plain(line.game->table)); });
        add(csvColumn(u"seat"_s),
            [this](const GameLine& line) { return textCell(texts::seatLetter(seatOf(line))); });
        add(playsCards(tournament_.settings)
                ? column(u"deal"_s, PersonalSheetDocument::tr("Deal"), ColumnKind::Number)
                : column(u"game"_s, PersonalSheetDocument::tr("Game"), ColumnKind::Number),
            [](const GameLine& line) { return countCell(plain(line.game->number)); });
    }

    /// A tie-breaker deal has hands of those alone who played it.
    [[nodiscard]] std::size_t seatOf(const GameLine& line) const
    {
        const auto& table = *findTable(tournament_, line.round, line.game->table);
        const auto* const game = findGame(table, line.game->number);
        const auto* const deal =
            game != nullptr ? std::get_if<core::PlayedDeal>(&game->outcome) : nullptr;
        if (deal == nullptr || !deal->isTieBreak()) {
            return line.game->seat;
        }
        const auto& seats = table.head.seats;
        const auto seat = std::find(seats.begin(), seats.end(), deal->tieBreak[line.game->seat]);
        return static_cast<std::size_t>(seat - seats.begin());
    }

    /// Tie-breaker deals bring neither points nor chips: what was held in them is told alone.
    void addDeal()
    {
        add(column(u"melded"_s, PersonalSheetDocument::tr("Melded"), ColumnKind::Number),
            [](const GameLine& line) {
                return line.deal() != nullptr ? countCell(line.deal()->hand.melded) : Cell();
            });
        add(column(u"hand"_s, PersonalSheetDocument::tr("In hand"), ColumnKind::Number),
            [](const GameLine& line) {
                return line.deal() != nullptr ? countCell(line.deal()->hand.hand) : Cell();
            });
        auto score = column(u"score"_s, PersonalSheetDocument::tr("Score"), ColumnKind::Points);
        score.strong = true;
        add(score, [](const GameLine& line) {
            const bool adds = line.deal() != nullptr && !line.deal()->isTieBreak;
            return adds ? pointsCell(scoring::MatchPoints::fromPoints(line.deal()->hand.score()))
                        : Cell();
        });
        if (tournament_.settings.cards.pcr) {
            for (const auto& payment : core::dealPayments(tournament_)) {
                payments_.emplace(payment.deal, payment.gains);
            }
            add(column(u"chips"_s, PersonalSheetDocument::tr("Chips"), ColumnKind::Points),
                [this](const GameLine& line) { return paidCell(line); });
        }
    }

    [[nodiscard]] Cell paidCell(const GameLine& line) const
    {
        const auto payment = payments_.find(line.key());
        const bool isPaid = line.deal() != nullptr && payment != payments_.end() &&
                            payment->second[line.game->seat];
        return isPaid ? chipsCell(*payment->second[line.game->seat]) : Cell();
    }

    void addHand()
    {
        add(column(u"stones"_s, PersonalSheetDocument::tr("Stones"), ColumnKind::Number),
            [](const GameLine& line) {
                return line.held() != nullptr ? countCell(line.held()->hand.stones) : Cell();
            });
        auto claims = column(u"claims"_s, PersonalSheetDocument::tr("Claims"), ColumnKind::Number);
        if (tournament_.settings.rules.ruleSet == scoring::RuleSet::RummyPure) {
            claims.use = reports::ColumnUse::Csv;
        }
        add(claims, [](const GameLine& line) {
            return line.held() != nullptr ? countCell(line.held()->hand.claims) : Cell();
        });
        auto points = column(u"points"_s, PersonalSheetDocument::tr("Points"), ColumnKind::Points);
        points.strong = true;
        add(points, [](const GameLine& line) {
            return line.held() != nullptr ? pointsCell(line.held()->score.total()) : Cell();
        });
    }

    const core::Tournament& tournament_;
    const People& people_;
    std::map<core::GameKey, scoring::PerSeat<scoring::Chips>> payments_;
};

/// "Round 2: table 3, seat B", "Round 2: bye", "Round 2: not seated".
QString roundTitle(const AccountRound& round, core::StartNumber number)
{
    const auto digits = QString::number(plain(round.number));
    if (round.table) {
        const auto seat = std::find(round.seats.begin(), round.seats.end(), number);
        const auto index = static_cast<std::size_t>(seat - round.seats.begin());
        return PersonalSheetDocument::tr("Round %1: table %2, seat %3")
            .arg(digits, QString::number(plain(*round.table)), texts::seatLetter(index));
    }
    return round.bye ? PersonalSheetDocument::tr("Round %1: bye").arg(digits)
                     : PersonalSheetDocument::tr("Round %1: not seated").arg(digits);
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
    return PersonalSheetDocument::tr("With %1").arg(others.join(u" · "_s));
}

/// What the standings add up of the round.
QString sumText(const core::Settings& settings, const AccountRound& round)
{
    const QString text = playsCards(settings) && !givesCardPoints(settings)
                             ? PersonalSheetDocument::tr("Match points of the round: %1")
                             : PersonalSheetDocument::tr("Points of the round: %1");
    return text.arg(texts::matchPointsText(round.gain.tmp()));
}

/// Everything that the sheets of a print need.
class Sheets
{
public:
    Sheets(const core::Tournament& tournament, std::optional<core::RoundNumber> after)
        : tournament_(tournament),
          after_(after),
          people_(tournament),
          ranks_(core::Standings(tournament, after)),
          columns_(tournament, people_)
    {}

    [[nodiscard]] const std::vector<reports::Column>& columns() const { return columns_.all(); }

    /// What stands there of who was in no round yet.
    [[nodiscard]] QString nothing(std::optional<core::StartNumber> number) const
    {
        return number ? PersonalSheetDocument::tr("%1 has not been seated yet.")
                            .arg(people_.numbered(*number))
                      : PersonalSheetDocument::tr("Nobody has been seated yet.");
    }

    void add(std::vector<Block>& blocks, core::StartNumber number) const
    {
        const auto account = core::accountOf(tournament_, number, after_);
        blocks.push_back(head(account));
        for (const auto& round : account.rounds) {
            // Who is out of a knock-out has no further part in it.
            const bool isIn = round.table || round.bye || !round.games.empty();
            if (isIn || !isKnockOut(tournament_.settings)) {
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
        if (!isKnockOut(tournament_.settings)) {
            block.lines << totalText(account.tally);
        }
        return block;
    }

    [[nodiscard]] QString totalText(const core::Tally& tally) const
    {
        const QString total = texts::matchPointsText(tally.tmp());
        return playsCards(tournament_.settings)
                   ? PersonalSheetDocument::tr("%1: %2", "what is added up, the sum")
                         .arg(pointsHead(tournament_.settings), total)
                   : PersonalSheetDocument::tr("TMP %1 = %2").arg(total, texts::sumText(tally));
    }

    [[nodiscard]] QStringList notesOf(const AccountRound& round) const
    {
        if (round.state == core::RoundState::Cancelled) {
            return QStringList{PersonalSheetDocument::tr(
                       "The round was cancelled: nothing of it counts.")} +
                   texts::extrasText(round);
        }
        QStringList parts = matchNotes(round) + texts::extrasText(round);
        if (round.gain.games > 0 && !isKnockOut(tournament_.settings)) {
            parts << sumText(tournament_.settings, round);
        }
        return parts.isEmpty() ? parts : QStringList{parts.join(u" · "_s)};
    }

    /// How the match of the round stands, or why it ended.
    [[nodiscard]] QStringList matchNotes(const AccountRound& round) const
    {
        if (!playsCards(tournament_.settings) || !round.table || !round.counted()) {
            return {};
        }
        const auto& seated = *findRound(tournament_, round.number);
        const auto match = matchOf(tournament_.settings, seated, *findTable(seated, *round.table));
        return {PersonalSheetDocument::tr("Match: %1")
                    .arg(matchText(people_, tournament_.settings, seated, match))};
    }

    [[nodiscard]] QString placeText(core::StartNumber number) const
    {
        const auto& line = ranks_.of(number);
        if (!line.rank) {
            return playsCards(tournament_.settings) ? PersonalSheetDocument::tr("No deal yet")
                                                    : PersonalSheetDocument::tr("No game yet");
        }
        const QString place = texts::ordinalText(*line.rank);
        const auto games = static_cast<int>(line.tally.games);
        return (ranks_.isShared(line) ? PersonalSheetDocument::tr("Shared %1 place %2")
                                      : PersonalSheetDocument::tr("%1 place %2"))
            .arg(place, playsCards(tournament_.settings)
                            ? PersonalSheetDocument::tr("after %n deal(s)", nullptr, games)
                            : PersonalSheetDocument::tr("after %n game(s)", nullptr, games));
    }

    [[nodiscard]] Block blockFor(const AccountRound& round, core::StartNumber number) const
    {
        Block block;
        block.together = true;
        block.owner = people_.numbered(number);
        block.title = roundTitle(round, number);
        if (round.seats.size() > 1) {
            block.lines << opponentsText(round, number, people_);
        }
        for (const auto& game : round.games) {
            block.rows.push_back(columns_.row({number, round.number, &game}));
        }
        block.notes = notesOf(round);
        return block;
    }

    const core::Tournament& tournament_;
    std::optional<core::RoundNumber> after_;
    People people_;
    Ranks ranks_;
    SheetColumns columns_;
};

} // namespace

reports::Document personalSheetDocument(const Source& source, const Choice& choice)
{
    const auto& tournament = source.tournament;
    const Sheets sheets(tournament, choice.round);
    reports::TableDocument document;
    document.title = titleOf(Kind::PersonalSheet);
    document.nothing = noRoundText();
    document.columns = sheets.columns();
    if (roundOf(tournament, choice)) {
        document.nothing = sheets.nothing(choice.participant);
        for (const auto& person : tournament.participants) {
            if (!choice.participant || *choice.participant == person.number) {
                sheets.add(document.blocks, person.number);
            }
        }
    }
    return {frameOf(source, RulesLine::With), document};
}

} // namespace documents
