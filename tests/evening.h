#pragma once

#include "core/model/result.h"
#include "core/model/tournament.h"
#include "game_builder.h"

#include <QByteArray>
#include <QTest>

#include <initializer_list>
#include <utility>
#include <vector>

/// Short notation for an evening in a test, and for comparing refusals.
namespace evening {

constexpr core::StartNumber operator""_p(unsigned long long number)
{
    return core::StartNumber{static_cast<std::int32_t>(number)};
}
constexpr core::RoundNumber operator""_r(unsigned long long number)
{
    return core::RoundNumber{static_cast<std::int32_t>(number)};
}
constexpr core::TableNumber operator""_t(unsigned long long number)
{
    return core::TableNumber{static_cast<std::int32_t>(number)};
}
constexpr core::GameNumber operator""_g(unsigned long long number)
{
    return core::GameNumber{static_cast<std::int32_t>(number)};
}

inline core::Participant participant(int number)
{
    core::Participant participant;
    participant.number = core::StartNumber{number};
    participant.name = QStringLiteral("Person %1").arg(number);
    return participant;
}

/// Rummy-pure-plus, two games per round, participants 1 to `participants`, no rounds.
inline core::Tournament tournament(int participants)
{
    core::Tournament tournament;
    tournament.settings.name = QStringLiteral("Evening");
    tournament.settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    tournament.settings.gamesPerRound = 2;
    for (int number = 1; number <= participants; ++number) {
        tournament.participants.push_back(participant(number));
    }
    return tournament;
}

/// Stones and claims seat by seat, as in game_builder.
inline core::PlayedGame played(const char* stones, const char* claims = "",
                               scoring::Ending ending = scoring::Ending::Romme)
{
    return {game_builder::game(ending, QString::fromLatin1(stones), QString::fromLatin1(claims)),
            {}};
}

inline core::PlayedGame takenOver(core::PlayedGame game, std::size_t seat, core::StartNumber taker)
{
    game.substitutions.push_back({seat, taker});
    return game;
}

inline core::PlayedGame playedBy(core::PlayedGame game, std::size_t seat, const QString& name)
{
    game.substitutions.push_back({seat, name});
    return game;
}

inline core::UnplayedGame unplayed(const QString& reason = QStringLiteral("time"))
{
    return {reason};
}

inline core::Table table(int number, std::vector<core::StartNumber> seats,
                         std::vector<core::Game> games = {})
{
    return {core::TableNumber{number}, {std::move(seats), std::nullopt, {}}, std::move(games)};
}

inline core::Round round(int number, std::vector<core::Table> tables,
                         std::vector<core::StartNumber> byes = {},
                         core::RoundState state = core::RoundState::Published)
{
    return {core::RoundNumber{number}, {state, 2, std::move(byes), {}}, std::move(tables)};
}

inline core::Refusal refusal(core::RefusalCode code, const char* place, QStringList arguments = {})
{
    return {code, core::Pointer(QString::fromLatin1(place)), std::move(arguments)};
}

/// Numbers as in a refusal's arguments.
inline QStringList numberTexts(std::initializer_list<int> numbers)
{
    QStringList texts;
    for (const int number : numbers) {
        texts.push_back(QString::number(number));
    }
    return texts;
}

template <typename Value>
core::Refusals refusalsOf(const core::Result<Value>& result)
{
    return result ? core::Refusals() : result.refused().refusals;
}

template <typename Value>
core::Warnings unconfirmedOf(const core::Result<Value>& result)
{
    return result ? core::Warnings() : result.refused().unconfirmed;
}

} // namespace evening

namespace core {

template <typename Finding>
QByteArray written(const Finding& finding)
{
    const auto code = std::visit([](auto value) { return static_cast<int>(value); }, finding.code);
    const auto* pointer = std::get_if<Pointer>(&finding.place);
    const QString place = pointer != nullptr ? pointer->text() : QStringLiteral("a line");
    return QStringLiteral("%1:%2 at \"%3\" (%4)")
        .arg(finding.code.index())
        .arg(code)
        .arg(place, finding.arguments.join(u','))
        .toUtf8();
}

/// The index of the kind of fault, the fault, its place and arguments.
inline QByteArray told(const Refusals& refusals)
{
    QByteArray text = "[";
    for (const auto& refusal : refusals) {
        text += written(refusal) + "; ";
    }
    return text + "]";
}

/// Printed, and freed, by QCOMPARE.
inline char* toString(const Refusals& refusals)
{
    return qstrdup(told(refusals).constData());
}

inline char* toString(const Warnings& warnings)
{
    QByteArray text = "[";
    for (const auto& warning : warnings) {
        text += written(warning) + "; ";
    }
    return qstrdup((text + "]").constData());
}

} // namespace core
