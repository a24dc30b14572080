#pragma once

#include "scoring/rummy.h"

#include <QString>
#include <QStringList>

/// Games and scores as texts, seat by seat as on the command line: "0,5,-,9", where "-" did not
/// play.
namespace game_builder {

/// Without `claims` nobody has any.
inline scoring::GameResult game(scoring::Ending ending, const QString& stones,
                                const QString& claims = {})
{
    const QStringList stonesOfSeats = stones.split(u',');
    const QStringList claimsOfSeats = claims.split(u',');
    scoring::GameResult result;
    result.ending = ending;
    result.hands = scoring::Hands(static_cast<std::size_t>(stonesOfSeats.size()));
    for (int seat = 0; seat < stonesOfSeats.size(); ++seat) {
        if (stonesOfSeats[seat] != u"-") {
            result.hands[static_cast<std::size_t>(seat)] =
                scoring::Hand{stonesOfSeats[seat].toInt(), claimsOfSeats.value(seat).toInt()};
        }
    }
    return result;
}

inline scoring::GameResult romme(const char* stones, const char* claims = "")
{
    return game(scoring::Ending::Romme, QString::fromLatin1(stones), QString::fromLatin1(claims));
}

inline scoring::GameResult firstRound(const char* stones, const char* claims = "")
{
    return game(scoring::Ending::FirstRoundRomme, QString::fromLatin1(stones),
                QString::fromLatin1(claims));
}

inline scoring::GameResult early(const char* stones, const char* claims = "")
{
    return game(scoring::Ending::Early, QString::fromLatin1(stones), QString::fromLatin1(claims));
}

/// One text per seat, made by `textOf`; "-" if the seat did not play.
template <typename Value, typename TextOf>
QString seatTexts(const scoring::PerSeat<Value>& seats, TextOf textOf)
{
    QStringList texts;
    for (const auto& seat : seats) {
        texts << (seat ? textOf(*seat) : QStringLiteral("-"));
    }
    return texts.join(u',');
}

inline QString text(scoring::MatchPoints points)
{
    return QString::fromStdString(scoring::fractionText(points));
}

inline QString gmpText(const scoring::GameScore& score)
{
    return seatTexts(score, [](const scoring::HandScore& hand) { return text(hand.gmp); });
}

inline QString totalText(const scoring::GameScore& score)
{
    return seatTexts(score, [](const scoring::HandScore& hand) { return text(hand.total()); });
}

inline QString winnersText(const scoring::GameScore& score)
{
    return seatTexts(score, [](const scoring::HandScore& hand) {
        return hand.won ? QStringLiteral("won") : QStringLiteral("lost");
    });
}

/// Only for amounts that people may state.
inline scoring::MatchPoints points(const char* amount)
{
    return *scoring::parseMatchPoints(amount);
}

inline scoring::PlaceValues values(std::initializer_list<const char*> amounts)
{
    std::vector<scoring::MatchPoints> stated;
    for (const char* const amount : amounts) {
        stated.push_back(points(amount));
    }
    return *scoring::PlaceValues::from(stated);
}

inline scoring::Rules pure(scoring::RuleOptions options = {})
{
    return {scoring::RuleSet::RummyPure, std::move(options)};
}

inline scoring::Rules plus(scoring::RuleOptions options = {})
{
    return {scoring::RuleSet::RummyPurePlus, std::move(options)};
}

} // namespace game_builder
