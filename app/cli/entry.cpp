#include "entry.h"

#include "app/texts/seat_letters.h"
#include "core/file/plain_text.h"
#include "core/file/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class EntryTexts
{
    Q_DECLARE_TR_FUNCTIONS(EntryTexts)
};

/// Which hands of a game or deal were played.
template <typename Hand>
std::vector<bool> playedAmong(const scoring::PerSeat<Hand>& hands)
{
    std::vector<bool> played;
    for (const auto& hand : hands) {
        played.push_back(hand.has_value());
    }
    return played;
}

/// Reads the options of one game and gathers what is wrong with them.
class OutcomeReader
{
public:
    OutcomeReader(Call& call, std::optional<std::size_t> seats) : call_(call), seats_(seats) {}

    Read<core::GameOutcome> read()
    {
        const Arguments& arguments = call_.arguments();
        if (arguments.has(u"not-played"_s)) {
            refuseBesidesNotPlayed();
            return finished(core::UnplayedGame{arguments.text(u"not-played"_s)});
        }
        return arguments.has(u"melded"_s) ? finished(readDeal()) : finished(readGame());
    }

private:
    using Numbers = std::vector<std::optional<std::int32_t>>;

    core::PlayedGame readGame()
    {
        core::PlayedGame game;
        refuseOptions({u"tie-breaker"_s, u"players"_s},
                      EntryTexts::tr("This does not go with stones."));
        game.result.ending = readEnding(scoring::Ending::Romme);
        game.result.hands = readHands();
        game.substitutions = readSubstitutions(playedAmong(game.result.hands));
        return game;
    }

    core::PlayedDeal readDeal()
    {
        core::PlayedDeal deal;
        refuseOptions({u"claims"_s}, EntryTexts::tr("This does not go with card points."));
        deal.deal.ending = readEnding(scoring::DealEnding::Out);
        deal.tieBreak = readTieBreak();
        deal.deal.hands =
            readCardHands(deal.isTieBreak() ? std::optional(deal.tieBreak.size()) : seats_);
        deal.substitutions = readSubstitutions(playedAmong(deal.deal.hands));
        return deal;
    }

    /// Of the words that `--ending` knows those of one kind of game fit.
    template <typename Ending>
    Ending readEnding(Ending otherwise)
    {
        const QString word = call_.arguments().text(u"ending"_s);
        if (word.isEmpty()) {
            return otherwise;
        }
        const auto ending = core::fromWord<Ending>(word);
        if (!ending) {
            refuseShape(u"--ending"_s, EntryTexts::tr("Here only one of %1 fits.")
                                           .arg(core::allWords<Ending>().join(u", "_s)));
        }
        return ending.value_or(otherwise);
    }

    std::vector<core::StartNumber> readTieBreak()
    {
        const Arguments& arguments = call_.arguments();
        const bool tieBreaker = arguments.has(u"tie-breaker"_s);
        if (tieBreaker != arguments.has(u"players"_s)) {
            refuseShape(tieBreaker ? u"--players"_s : u"--tie-breaker"_s,
                        EntryTexts::tr("--tie-breaker and --players go together."));
            return {};
        }
        return tieBreaker ? readStartNumbers(u"players"_s) : std::vector<core::StartNumber>();
    }

    std::vector<core::StartNumber> readStartNumbers(const QString& option)
    {
        const auto numbers = startNumbersIn(call_.arguments().text(option));
        if (!numbers) {
            refuseShape(u"--"_s + option,
                        EntryTexts::tr("Give start numbers, separated by commas."));
        }
        return numbers.value_or(std::vector<core::StartNumber>());
    }

    [[nodiscard]] Read<core::GameOutcome> finished(const core::GameOutcome& outcome) const
    {
        if (malformed_) {
            return {std::nullopt, ExitCode::Usage};
        }
        return {refused_ ? std::nullopt : std::optional(outcome), ExitCode::Refused};
    }

    void refuse(const core::Refusal& refusal)
    {
        call_.error(refusal);
        refused_ = true;
    }

    void refuse(const QString& place, const QString& text)
    {
        call_.console().error(place, text);
        refused_ = true;
    }

    void refuseShape(const QString& place, const QString& text)
    {
        call_.console().error(place, text);
        malformed_ = true;
    }

    void refuseBesidesNotPlayed()
    {
        refuseOptions({u"claims"_s, u"ending"_s, u"tie-breaker"_s, u"players"_s, u"played-by"_s,
                       u"taken-over"_s},
                      EntryTexts::tr("A game that was not played has no such thing."));
    }

    void refuseOptions(const QStringList& options, const QString& text)
    {
        for (const auto& option : options) {
            if (call_.arguments().has(option)) {
                refuseShape(u"--"_s + option, text);
            }
        }
    }

    scoring::Hands readHands()
    {
        const Numbers stones = readNumbers(u"stones"_s);
        const bool claimsGiven = call_.arguments().has(u"claims"_s);
        const Numbers claims = claimsGiven ? readNumbers(u"claims"_s) : Numbers(stones.size());
        const bool fits = checkSeats(stones.size(), seats_, u"--stones"_s) &&
                          (!claimsGiven || checkCount(claims.size(), stones.size(), u"--claims"_s));
        if (!fits) {
            return {};
        }
        scoring::Hands hands(stones.size());
        for (std::size_t seat = 0; seat < stones.size(); ++seat) {
            if (stones[seat]) {
                hands[seat] = scoring::Hand{*stones[seat], claims[seat].value_or(0)};
            }
            checkClaims(seat, stones[seat], claims[seat], claimsGiven);
        }
        return hands;
    }

    /// `due` hands, where it is known how many.
    scoring::CardHands readCardHands(std::optional<std::size_t> due)
    {
        const Numbers melded = readNumbers(u"melded"_s);
        const Numbers inHand = readNumbers(u"hand"_s);
        if (!checkSeats(melded.size(), due, u"--melded"_s) ||
            !checkCount(inHand.size(), melded.size(), u"--hand"_s)) {
            return {};
        }
        scoring::CardHands hands(melded.size());
        for (std::size_t seat = 0; seat < melded.size(); ++seat) {
            if (melded[seat] && inHand[seat]) {
                hands[seat] = scoring::CardHand{*melded[seat], *inHand[seat]};
            } else if (melded[seat] || inHand[seat]) {
                refuseContradiction(u"--hand"_s, seat);
            }
        }
        return hands;
    }

    /// Where the table is unknown only what cannot be at any table is refused here.
    bool checkSeats(std::size_t found, std::optional<std::size_t> due, const QString& place)
    {
        const auto most = static_cast<std::size_t>(scoring::largestTable);
        return (!due && found <= most) || checkCount(found, due.value_or(most), place);
    }

    bool checkCount(std::size_t found, std::size_t due, const QString& place)
    {
        if (found == due) {
            return true;
        }
        refuse(place, EntryTexts::tr("%1 values are given, but %2 are due, one for each seat; give "
                                     "- for who did not play.")
                          .arg(found)
                          .arg(due));
        return false;
    }

    void checkClaims(std::size_t seat, std::optional<std::int32_t> stones,
                     std::optional<std::int32_t> claims, bool claimsGiven)
    {
        const bool claimsWithoutHand = !stones && claims.value_or(0) != 0;
        const bool handWithoutClaims = stones && claimsGiven && !claims;
        if (claimsWithoutHand || handWithoutClaims) {
            refuseContradiction(u"--claims"_s, seat);
        }
    }

    void refuseContradiction(const QString& place, std::size_t seat)
    {
        if (!refused_) {
            refuse(place, EntryTexts::tr("Seat %1 did not play according to one list and played "
                                         "according to the other.")
                              .arg(texts::seatLetter(seat)));
        }
    }

    Numbers readNumbers(const QString& option)
    {
        Numbers numbers;
        for (const auto& part : call_.arguments().text(option).split(u',')) {
            numbers.push_back(readNumber(part.trimmed(), option, numbers.size()));
        }
        return numbers;
    }

    std::optional<std::int32_t> readNumber(const QString& part, const QString& option,
                                           std::size_t seat)
    {
        if (part == u"-") {
            return std::nullopt;
        }
        static const QRegularExpression wholeNumber(u"^[+-]?[0-9]+$"_s);
        const core::Pointer place = core::Pointer(u"/hands"_s) / seat / option;
        bool fits = false;
        const std::int32_t number = part.toInt(&fits);
        if (!wholeNumber.match(part).hasMatch()) {
            refuse({core::FileFault::NotAWholeNumber, place, {part}});
        } else if (!fits) {
            refuse({core::FileFault::NumberOutOfRange,
                    place,
                    {part, u"0"_s, QString::number(std::numeric_limits<std::int32_t>::max())}});
        }
        return number;
    }

    /// Who held the cards of hands that were played, by seat.
    std::vector<core::Substitution> readSubstitutions(const std::vector<bool>& played)
    {
        std::vector<core::Substitution> substitutions;
        for (const auto& text : call_.arguments().texts(u"played-by"_s)) {
            addSubstitution(
                substitutions, played, text, u"--played-by"_s,
                [](const QString& name) -> std::optional<SubstitutedBy> { return name; });
        }
        const QString place = u"--taken-over"_s;
        for (const auto& text : call_.arguments().texts(u"taken-over"_s)) {
            addSubstitution(substitutions, played, text, place,
                            [&](const QString& number) -> std::optional<SubstitutedBy> {
                                bool valid = false;
                                const auto taker = core::StartNumber(number.toInt(&valid));
                                if (!valid) {
                                    refuseShape(
                                        place,
                                        EntryTexts::tr("\"%1\" is no start number.").arg(number));
                                    return std::nullopt;
                                }
                                return taker;
                            });
        }
        std::sort(substitutions.begin(), substitutions.end(),
                  [](const auto& one, const auto& other) { return one.seat < other.seat; });
        return substitutions;
    }

    using SubstitutedBy = decltype(core::Substitution::by);

    /// Reads "SEAT=WHO".
    template <typename ReadWho>
    void addSubstitution(std::vector<core::Substitution>& substitutions,
                         const std::vector<bool>& played, const QString& text, const QString& place,
                         const ReadWho& readWho)
    {
        const qsizetype equals = text.indexOf(u'=');
        if (equals < 0) {
            refuseShape(place, EntryTexts::tr("\"%1\" is not written SEAT=WHO.").arg(text));
            return;
        }
        const auto who = readWho(text.mid(equals + 1).trimmed());
        const auto seat = texts::seatOfLetter(text.left(equals).trimmed());
        if (!seat) {
            refuse(place, EntryTexts::tr("\"%1\" is no seat. Give a letter from A to D.")
                              .arg(text.left(equals)));
        } else if (who) {
            addSubstitution(substitutions, played, {*seat, *who}, place);
        }
    }

    void addSubstitution(std::vector<core::Substitution>& substitutions,
                         const std::vector<bool>& played, const core::Substitution& substitution,
                         const QString& place)
    {
        const bool twice =
            std::any_of(substitutions.begin(), substitutions.end(),
                        [&](const auto& other) { return other.seat == substitution.seat; });
        const QString letter = texts::seatLetter(substitution.seat);
        if (twice) {
            refuse(place, EntryTexts::tr("Seat %1 is named twice. Only one person can have held "
                                         "its cards.")
                              .arg(letter));
        } else if (substitution.seat < played.size() && played[substitution.seat]) {
            substitutions.push_back(substitution);
        } else if (!refused_) {
            refuse(place, EntryTexts::tr("Seat %1 did not play in this game.").arg(letter));
        }
    }

    Call& call_;
    std::optional<std::size_t> seats_;
    bool refused_ = false;
    bool malformed_ = false;
};

} // namespace

std::optional<std::vector<core::StartNumber>> startNumbersIn(const QString& list)
{
    std::vector<core::StartNumber> numbers;
    for (const auto& part : list.split(u',')) {
        const auto number = core::parseWholeNumber(part.trimmed(), core::idRange);
        if (!number) {
            return std::nullopt;
        }
        numbers.push_back(core::StartNumber{static_cast<std::int32_t>(*number)});
    }
    return numbers;
}

Read<core::GameOutcome> readOutcome(Call& call, std::optional<std::size_t> seats)
{
    return OutcomeReader(call, seats).read();
}

} // namespace cli
