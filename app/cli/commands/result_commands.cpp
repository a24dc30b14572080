#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "core/codes/slip_id.h"
#include "core/model/enum_keys.h"
#include "core/model/tournament.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "scoring/match_points.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

using Numbers = std::vector<std::optional<std::int32_t>>;

/// Reads one game from `--stones` and `--claims`, `--melded` and `--hand` or `--not-played`, and
/// reports what is wrong with it. `seats` are those of the table, if there is such a table.
class OutcomeReader
{
public:
    OutcomeReader(Call& call, std::optional<std::size_t> seats)
        : call_(call), arguments_(call.arguments()), seats_(seats)
    {}

    Read<core::GameOutcome> read()
    {
        const core::GameOutcome outcome = arguments_.has("not-played") ? readUnplayed()
                                          : arguments_.has("melded")   ? readDeal()
                                                                       : readGame();
        if (malformed_) {
            return {std::nullopt, ExitCode::Usage};
        }
        return {refused_ ? std::nullopt : std::optional(outcome), ExitCode::Refused};
    }

private:
    core::GameOutcome readUnplayed()
    {
        exclude({"claims", "ending", "tie-breaker", "players", "played-by", "taken-over"},
                Console::tr("A game that was not played has no such thing."));
        return core::UnplayedGame{arguments_.text("not-played")};
    }

    core::GameOutcome readGame()
    {
        core::PlayedGame game;
        exclude({"tie-breaker", "players"}, Console::tr("This does not go with stones."));
        game.result.ending = readEnding(scoring::Ending::Romme);
        game.result.hands = readHands<scoring::Hand>(u"stones"_s, u"claims"_s, seats_);
        game.substitutions = readSubstitutions(game.result.hands);
        return game;
    }

    core::GameOutcome readDeal()
    {
        core::PlayedDeal deal;
        exclude({"claims"}, Console::tr("This does not go with card points."));
        deal.deal.ending = readEnding(scoring::DealEnding::Out);
        deal.tieBreak = readTieBreak();
        deal.deal.hands = readHands<scoring::CardHand>(
            u"melded"_s, u"hand"_s,
            deal.isTieBreak() ? std::optional(deal.tieBreak.size()) : seats_);
        deal.substitutions = readSubstitutions(deal.deal.hands);
        return deal;
    }

    /// `--ending` takes the words of both kinds of game, but only those of this one fit.
    template <typename Ending>
    Ending readEnding(Ending otherwise)
    {
        const QString word = arguments_.text("ending");
        const auto ending = core::fromWord<Ending>(word);
        if (!ending && !word.isEmpty()) {
            misuse("--ending", Console::tr("Here only one of %1 fits.")
                                   .arg(core::allWords<Ending>().join(u", "_s)));
        }
        return ending.value_or(otherwise);
    }

    std::vector<core::StartNumber> readTieBreak()
    {
        const bool tieBreaker = arguments_.has("tie-breaker");
        if (tieBreaker != arguments_.has("players")) {
            misuse(tieBreaker ? "--players" : "--tie-breaker",
                   Console::tr("--tie-breaker and --players go together."));
            return {};
        }
        const auto numbers = arguments_.startNumbers("players");
        if (tieBreaker && !numbers) {
            misuse("--players", Console::tr("Give start numbers, separated by commas."));
        }
        return numbers.value_or(std::vector<core::StartNumber>());
    }

    void refuse(const QString& place, const QString& text)
    {
        call_.console().error(place, text);
        refused_ = true;
    }

    void misuse(QAnyStringView place, const QString& text)
    {
        call_.misused(place, text);
        malformed_ = true;
    }

    void exclude(std::initializer_list<const char*> options, const QString& text)
    {
        malformed_ = call_.misusedAny(options, text) || malformed_;
    }

    /// The two numbers of each hand; `due` is the number of hands, if known. Claims may be left
    /// out, and be 0 for whoever did not play.
    template <typename Hand>
    scoring::PerSeat<Hand> readHands(const QString& first, const QString& second,
                                     std::optional<std::size_t> due)
    {
        constexpr bool areClaims = std::is_same_v<Hand, scoring::Hand>;
        const bool given = arguments_.has(second);
        const Numbers firsts = readNumbers(first);
        const Numbers seconds = given ? readNumbers(second) : Numbers(firsts.size(), 0);
        if (!checkSeats(firsts.size(), due, u"--"_s + first) ||
            !checkCount(seconds.size(), firsts.size(), u"--"_s + second)) {
            return {};
        }
        scoring::PerSeat<Hand> hands(firsts.size());
        for (std::size_t seat = 0; seat < firsts.size(); ++seat) {
            if (firsts[seat] && seconds[seat]) {
                hands[seat] = Hand{*firsts[seat], *seconds[seat]};
            } else if (firsts[seat] || (seconds[seat] && !(areClaims && seconds[seat] == 0))) {
                refuseContradiction(u"--"_s + second, seat);
            }
        }
        return hands;
    }

    /// Without a known table only what is impossible at any table is refused.
    bool checkSeats(std::size_t found, std::optional<std::size_t> due, const QString& place)
    {
        const auto most = static_cast<std::size_t>(scoring::largestTable);
        return (!due && found <= most) || checkCount(found, due.value_or(most), place);
    }

    bool checkCount(std::size_t found, std::size_t due, const QString& place)
    {
        if (found != due) {
            refuse(place, Console::tr("%1 values are given, but %2 are due, one for each seat; "
                                      "give - for who did not play.")
                              .arg(found)
                              .arg(due));
        }
        return found == due;
    }

    void refuseContradiction(const QString& place, std::size_t seat)
    {
        if (!refused_) {
            refuse(
                place,
                Console::tr(
                    "Seat %1 did not play according to one list and played according to the other.")
                    .arg(texts::seatLetter(seat)));
        }
    }

    Numbers readNumbers(const QString& option)
    {
        Numbers numbers;
        for (const auto& part : arguments_.text(option).split(u',')) {
            const auto place = core::Pointer() / "hands" / numbers.size() / option;
            numbers.push_back(readNumber(part.trimmed(), place));
        }
        return numbers;
    }

    std::optional<std::int32_t> readNumber(const QString& part, const core::Pointer& place)
    {
        if (part == u"-") {
            return std::nullopt;
        }
        static const QRegularExpression wholeNumber(u"^[+-]?[0-9]+$"_s);
        constexpr auto largest = std::numeric_limits<std::int32_t>::max();
        const bool isNumber = wholeNumber.match(part).hasMatch();
        bool fits = false;
        const std::int32_t number = part.toInt(&fits);
        if (!isNumber || !fits) {
            call_.error(isNumber ? core::Refusal{core::FileFault::NumberOutOfRange,
                                                 place,
                                                 {part, u"0"_s, QString::number(largest)}}
                                 : core::Refusal{core::FileFault::NotAWholeNumber, place, {part}});
            refused_ = true;
        }
        return number;
    }

    /// Who held the cards of hands that were played, by seat.
    template <typename Hands>
    std::vector<core::Substitution> readSubstitutions(const Hands& hands)
    {
        std::vector<core::Substitution> substitutions;
        for (const auto& option : {u"played-by"_s, u"taken-over"_s}) {
            for (const auto& text : arguments_.texts(option)) {
                const QString place = u"--"_s + option;
                const auto substitution = readSubstitution(place, text);
                if (!substitution) {
                    continue;
                }
                const auto seat = substitution->seat;
                if (std::any_of(substitutions.begin(), substitutions.end(),
                                [seat](const auto& other) { return other.seat == seat; })) {
                    refuse(place,
                           Console::tr(
                               "Seat %1 is named twice. Only one person can have held its cards.")
                               .arg(texts::seatLetter(seat)));
                } else if (seat < hands.size() && hands[seat]) {
                    substitutions.push_back(*substitution);
                } else if (!refused_) {
                    refuse(place, Console::tr("Seat %1 did not play in this game.")
                                      .arg(texts::seatLetter(seat)));
                }
            }
        }
        std::sort(substitutions.begin(), substitutions.end(),
                  [](const auto& one, const auto& other) { return one.seat < other.seat; });
        return substitutions;
    }

    /// Reads "SEAT=WHO".
    std::optional<core::Substitution> readSubstitution(const QString& place, const QString& text)
    {
        const qsizetype equals = text.indexOf(u'=');
        if (equals < 0) {
            misuse(place, Console::tr("\"%1\" is not written SEAT=WHO.").arg(text));
            return std::nullopt;
        }
        const QString who = text.mid(equals + 1).trimmed();
        const bool takenOver = place == u"--taken-over";
        bool isNumber = !takenOver;
        const auto taker = core::StartNumber(takenOver ? who.toInt(&isNumber) : 0);
        if (!isNumber) {
            misuse(place, Console::tr("\"%1\" is no start number.").arg(who));
        }
        const auto seat = texts::seatOfLetter(text.left(equals).trimmed());
        if (!seat) {
            refuse(place, Console::tr("\"%1\" is no seat. Give a letter from A to D.")
                              .arg(text.left(equals)));
        }
        if (!seat || !isNumber) {
            return std::nullopt;
        }
        return takenOver ? core::Substitution{*seat, taker} : core::Substitution{*seat, who};
    }

    Call& call_;
    const Arguments& arguments_;
    std::optional<std::size_t> seats_;
    bool refused_ = false;
    bool malformed_ = false;
};

core::GameKey gameKey(const Call& call, const core::TableKey& table)
{
    return {table.round, table.table, call.arguments().id<core::GameNumber>("game")};
}

/// What each seat earned, in seat order: "5,3,-,1"; of a deal "85,20,-,-35".
QString earnedText(const core::OutcomeScore& score, std::size_t seats)
{
    QStringList earned;
    for (const auto& points : score.deal) {
        earned << (points ? QString::number(*points) : u"-"_s);
    }
    for (std::size_t seat = 0; score.deal.size() == 0 && seat < seats; ++seat) {
        const bool played = seat < score.game.size() && score.game[seat];
        earned << (played ? QString::fromStdString(fractionText(score.game[seat]->total()))
                          : u"-"_s);
    }
    return earned.join(u',');
}

/// A correction of numbers alone says nothing about who held the cards: that stays as it stands.
void keepSubstitutions(core::GameOutcome& corrected, const core::Game& standing)
{
    const auto keep = [&standing](const auto& hands, std::vector<core::Substitution>& kept) {
        const auto& before = substitutionsOf(standing.outcome);
        std::copy_if(before.begin(), before.end(), std::back_inserter(kept),
                     [&hands](const core::Substitution& substitution) {
                         return substitution.seat < hands.size() && hands[substitution.seat];
                     });
    };
    if (auto* const game = std::get_if<core::PlayedGame>(&corrected)) {
        keep(game->result.hands, game->substitutions);
    } else if (auto* const deal = std::get_if<core::PlayedDeal>(&corrected)) {
        keep(deal->deal.hands, deal->substitutions);
    }
}

ExitCode enter(Call& call, const core::Tournament& tournament)
{
    const Arguments& arguments = call.arguments();
    core::TableKey at = call.table();
    if (arguments.has("slip")) {
        const auto slip = core::slipInForce(tournament, arguments.text("slip"));
        if (!slip) {
            return call.refuse(slip.refused());
        }
        at = {slip->round, slip->table};
    }
    const bool cards = playsCards(tournament.settings);
    if (arguments.has(cards ? "stones" : "melded")) {
        return call.misused(
            cards ? "--stones" : "--melded",
            (cards ? Console::tr("This tournament plays %1: give --melded and --hand.")
                   : Console::tr("This tournament plays %1: give --stones."))
                .arg(texts::ruleSetName(tournament.settings.rules.ruleSet)));
    }
    const core::GameKey key = gameKey(call, at);
    const core::Table* table = findTable(tournament, key.round, key.table);
    const auto seats = table != nullptr ? std::optional(table->head.seats.size()) : std::nullopt;
    auto outcome = OutcomeReader(call, seats).read();
    if (!outcome.value) {
        return outcome.failure;
    }
    core::EntryTerms terms;
    terms.warningsConfirmed = arguments.has("confirm-warnings");
    terms.correction = arguments.has("correct");
    terms.reason = arguments.text("reason");
    if (arguments.has("revision")) {
        terms.seenRevision = arguments.number("revision");
    }
    const core::Game* standing = table != nullptr ? findGame(*table, key.game) : nullptr;
    const bool substitutesGiven = arguments.has("played-by") || arguments.has("taken-over");
    if (standing != nullptr && terms.correction && !substitutesGiven) {
        keepSubstitutions(*outcome.value, *standing);
    }
    const auto entered = call.run(core::enterGame, key, *outcome.value, terms);
    if (!entered) {
        return call.refuse(entered.refused());
    }
    call.warn(core::entryDoubts(tournament, key, *outcome.value));
    const auto score = core::scoreOutcome(tournament.settings, *outcome.value);
    call.console().print(earnedText(score, seats.value_or(0)));
    return ExitCode::Done;
}

Option gameOption()
{
    return numberOption("game", "G", Console::tr("the game at that table"))
        .needed()
        .at({"/game", "/number"});
}

std::vector<Option> enterOptions()
{
    return {
        tournamentOption(),
        roundOption(),
        tableOption(),
        textOption("slip", "ID", Console::tr("the table's score slip, in place of round and table"))
            .at({"/slip", "/round", "/table"}),
        gameOption(),
        textOption("stones", "LIST", Console::tr("stones left, seat A first; - did not play"))
            .at({"/hands", "/hands/*", "/hands/*/stones"}),
        textOption("melded", "LIST",
                   Console::tr("Rommé 500: points melded and laid off, seat A first"))
            .at({"/hands", "/hands/*", "/hands/*/melded"}),
        textOption("hand", "LIST", Console::tr("Rommé 500: points left in hand, in the same order"))
            .at({"/hands/*/hand"}),
        textOption("not-played", "REASON", Console::tr("close the game as not played")),
        textOption("claims", "LIST", Console::tr("claims in the same order (default: none)"))
            .at({"/hands/*/claims"}),
        wordOption("ending",
                   core::allWords<scoring::Ending>() + core::allWords<scoring::DealEnding>(),
                   Console::tr("how the game ended (default: romme; of Rommé 500 out)")),
        flag("tie-breaker",
             Console::tr("Rommé 500: a deal among those tied at the top of the match")),
        textOption(
            "players", "LIST",
            Console::tr(
                "the start numbers who played the tie-breaker, in the order of the other lists")),
        textOption("played-by", "SEAT=NAME",
                   Console::tr("somebody played for the seat's participant, who keeps the points"))
            .repeated()
            .at({"/hands/*/playedBy"}),
        textOption("taken-over", "SEAT=NUMBER",
                   Console::tr("that participant took over the seat and gets the points"))
            .repeated()
            .at({"/hands/*/participant"}),
        confirmWarningsOption(),
        correctOption(),
        reasonOption(),
        numberOption("revision", "N",
                     Console::tr("refuse if the game was written since revision N"))
            .between(-largestNumber, largestNumber),
    };
}

} // namespace

std::vector<Command> resultCommands()
{
    return {
        {
            .name = u"enter"_s,
            .summary = Console::tr("Enter or correct one game of a table"),
            .details = Console::tr(
                "Prints what each seat earned, GMP and CMP together, as fractions in seat order; "
                "of a deal of Rommé 500 its scores.\nA suspicious result is listed as warnings and "
                "stored only with --confirm-warnings. The same result once more changes nothing; a "
                "different one needs --correct.\nSEAT is a letter from A to D. --played-by and "
                "--taken-over may be given several times. A correction with neither of them keeps "
                "who held the cards of a seat that still plays; to take that back, name the seat's "
                "own participant with --taken-over.\nA slip id stands on the slip, as in 1-02-9. "
                "It is refused if it is mistyped or if the slip was replaced because the seats "
                "changed."),
            .options = enterOptions(),
            .oneOf = {{u"round table"_s, u"slip"_s},
                      {u"stones"_s, u"melded hand"_s, u"not-played"_s}},
            .examples =
                {u"enter --tournament 3 --round 1 --table 2 --game 1 --stones 0,3,5,9 --claims 1,0,3,0"_s,
                 u"enter --tournament 3 --round 1 --table 2 --game 2 --stones 4,-,9,2 --ending early"_s,
                 u"enter --tournament 3 --round 1 --table 2 --game 3 --not-played \"no time left\""_s,
                 u"enter --tournament 3 --slip 1-02-9 --game 4 --stones 0,7,3,8"_s,
                 u"enter --tournament 5 --round 1 --table 1 --game 1 --melded 85,40,0 --hand 0,20,35"_s},
            .run = onTournament(enter),
        },
        {
            .name = u"clear"_s,
            .summary = Console::tr("Take the result of a game away"),
            .options = {tournamentOption(), roundOption().needed(), tableOption().needed(),
                        gameOption(), reasonOption()},
            .examples = {u"clear --tournament 3 --round 1 --table 2 --game 4"_s},
            .run =
                [](Call& call) {
                    return call.finish(
                        call.run(core::clearGame, gameKey(call, call.table()), call.reason()));
                },
        },
    };
}

} // namespace cli
