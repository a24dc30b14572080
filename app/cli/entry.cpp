#include "entry.h"

#include "app/texts/seat_letters.h"

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

scoring::Ending endingOf(const QString& word)
{
    if (word == u"early") {
        return scoring::Ending::Early;
    }
    return word == u"first-round-romme" ? scoring::Ending::FirstRoundRomme : scoring::Ending::Romme;
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
        core::PlayedGame game;
        game.result.ending = endingOf(arguments.text(u"ending"_s));
        game.result.hands = readHands();
        readPlayedBy(game);
        readTakenOver(game);
        std::sort(game.substitutions.begin(), game.substitutions.end(),
                  [](const auto& one, const auto& other) { return one.seat < other.seat; });
        return finished(game);
    }

private:
    using Numbers = std::vector<std::optional<std::int32_t>>;

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
        for (const auto& option : {u"claims"_s, u"ending"_s, u"played-by"_s, u"taken-over"_s}) {
            if (call_.arguments().has(option)) {
                refuseShape(u"--"_s + option,
                            EntryTexts::tr("A game that was not played has no such thing."));
            }
        }
    }

    scoring::Hands readHands()
    {
        const Numbers stones = readNumbers(u"stones"_s);
        const bool claimsGiven = call_.arguments().has(u"claims"_s);
        const Numbers claims = claimsGiven ? readNumbers(u"claims"_s) : Numbers(stones.size());
        const auto most = seats_.value_or(static_cast<std::size_t>(scoring::largestTable));
        const bool fits = checkCount(stones.size(), most, u"--stones"_s) &&
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

    /// Where the table is unknown only what cannot be at any table is refused here.
    bool checkCount(std::size_t found, std::size_t due, const QString& place)
    {
        const bool tableUnknown = place == u"--stones" && !seats_;
        if (tableUnknown ? found <= due : found == due) {
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
        if ((claimsWithoutHand || handWithoutClaims) && !refused_) {
            refuse(u"--claims"_s, EntryTexts::tr("Seat %1 did not play according to one list and "
                                                 "played according to the other.")
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

    void readPlayedBy(core::PlayedGame& game)
    {
        for (const auto& text : call_.arguments().texts(u"played-by"_s)) {
            addSubstitution(
                game, text, u"--played-by"_s,
                [](const QString& name) -> std::optional<SubstitutedBy> { return name; });
        }
    }

    void readTakenOver(core::PlayedGame& game)
    {
        const QString place = u"--taken-over"_s;
        for (const auto& text : call_.arguments().texts(u"taken-over"_s)) {
            addSubstitution(
                game, text, place, [&](const QString& number) -> std::optional<SubstitutedBy> {
                    bool valid = false;
                    const auto taker = core::StartNumber(number.toInt(&valid));
                    if (!valid) {
                        refuseShape(place,
                                    EntryTexts::tr("\"%1\" is no start number.").arg(number));
                        return std::nullopt;
                    }
                    return taker;
                });
        }
    }

    using SubstitutedBy = decltype(core::Substitution::by);

    /// Reads "SEAT=WHO".
    template <typename ReadWho>
    void addSubstitution(core::PlayedGame& game, const QString& text, const QString& place,
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
            addSubstitution(game, {*seat, *who}, place);
        }
    }

    void addSubstitution(core::PlayedGame& game, const core::Substitution& substitution,
                         const QString& place)
    {
        const auto& hands = game.result.hands;
        const bool played = substitution.seat < hands.size() && hands[substitution.seat];
        const bool twice =
            std::any_of(game.substitutions.begin(), game.substitutions.end(),
                        [&](const auto& other) { return other.seat == substitution.seat; });
        const QString letter = texts::seatLetter(substitution.seat);
        if (twice) {
            refuse(place, EntryTexts::tr("Seat %1 is named twice. Only one person can have held "
                                         "its cards.")
                              .arg(letter));
        } else if (played) {
            game.substitutions.push_back(substitution);
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

Read<core::GameOutcome> readOutcome(Call& call, std::optional<std::size_t> seats)
{
    return OutcomeReader(call, seats).read();
}

} // namespace cli
