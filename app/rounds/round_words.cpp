#include "round_words.h"

#include "app/documents/card_words.h"
#include "core/cards/knock_out.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace desk::words {
namespace {

class RoundWords
{
    Q_DECLARE_TR_FUNCTIONS(RoundWords)
};

QString move(const core::Tournament& tournament, const core::PersonMove& move, bool hasBye)
{
    const QString who = person(tournament, move.person);
    if (move.from && move.to) {
        return RoundWords::tr("%1 goes from table %2 to table %3")
            .arg(who)
            .arg(core::plain(*move.from))
            .arg(core::plain(*move.to));
    }
    if (move.to) {
        return RoundWords::tr("%1 sits down at table %2").arg(who).arg(core::plain(*move.to));
    }
    if (hasBye) {
        return RoundWords::tr("%1 has a bye").arg(who);
    }
    return move.from ? RoundWords::tr("%1 leaves table %2").arg(who).arg(core::plain(*move.from))
                     : RoundWords::tr("%1 is taken out of the round").arg(who);
}

QString fromTo(const QString& pattern, std::int64_t before, int change)
{
    return pattern.arg(before).arg(before + change);
}

/// How many there are for the round.
QString peopleText(const core::KnockOut& before, int count)
{
    if (!before.round) {
        return RoundWords::tr("%n present", nullptr, count);
    }
    return before.undecided.empty() ? RoundWords::tr("%n still in", nullptr, count)
                                    : RoundWords::tr("%n through so far", nullptr, count);
}

QString matchOutcome(const core::Tournament& tournament)
{
    const auto& rounds = tournament.rounds;
    const auto last = std::find_if(rounds.rbegin(), rounds.rend(), [](const core::Round& round) {
        return core::counts(round.head.state);
    });
    if (last == rounds.rend() || last->tables.size() != 1) {
        return {};
    }
    const auto match = core::matchOf(tournament.settings, *last, last->tables.front());
    const documents::People names(tournament);
    return match.isDecided()
               ? RoundWords::tr("Round %1: %2")
                     .arg(core::plain(last->number))
                     .arg(documents::matchText(names, tournament.settings, *last, match))
               : QString();
}

} // namespace

StateWord stateOf(core::RoundState state)
{
    switch (state) {
    case core::RoundState::Draft:
        return {icons::Meaning::Edit, theme::Role::Accent, RoundWords::tr("draft")};
    case core::RoundState::Published:
        return {icons::Meaning::Running, theme::Role::Accent, RoundWords::tr("running")};
    case core::RoundState::Closed:
        return {icons::Meaning::Complete, theme::Role::Done, RoundWords::tr("closed")};
    case core::RoundState::Cancelled:
        break;
    }
    return {icons::Meaning::Cancelled, theme::Role::Error, RoundWords::tr("cancelled")};
}

QString person(const core::Tournament& tournament, core::StartNumber number)
{
    const auto* participant = core::findParticipant(tournament, number);
    const QString digits = QString::number(core::plain(number));
    return participant == nullptr ? digits
                                  : RoundWords::tr("%1 (%2)").arg(participant->name, digits);
}

QString people(const core::Tournament& tournament, const std::vector<core::StartNumber>& numbers)
{
    constexpr std::size_t most = 6;
    QStringList names;
    for (std::size_t index = 0; index < std::min(numbers.size(), most); ++index) {
        names << person(tournament, numbers[index]);
    }
    if (numbers.size() > most) {
        names << RoundWords::tr("%n more", nullptr, static_cast<int>(numbers.size() - most));
    }
    return names.join(QStringLiteral("; "));
}

QString tables(const seating::RoundSizes& sizes)
{
    const auto count = [&sizes](int size) {
        return static_cast<int>(std::count(sizes.tables.begin(), sizes.tables.end(), size));
    };
    QStringList parts;
    constexpr int four = 4;
    if (const int fours = count(four); fours > 0) {
        parts << RoundWords::tr("%n table(s) of four", nullptr, fours);
    }
    if (const int threes = count(3); threes > 0) {
        parts << RoundWords::tr("%n table(s) of three", nullptr, threes);
    }
    if (const int twos = count(2); twos > 0) {
        parts << RoundWords::tr("%n table(s) of two", nullptr, twos);
    }
    if (sizes.byes > 0) {
        parts << RoundWords::tr("%n bye(s)", nullptr, sizes.byes);
    }
    return parts.join(QStringLiteral(", "));
}

QString headcount(const core::Tournament& tournament, core::RoundNumber round,
                  const core::Headcount& count)
{
    const bool knockOut = isKnockOut(tournament.settings);
    const auto before =
        knockOut ? core::knockOutOf(tournament, core::RoundNumber{core::plain(round) - 1})
                 : core::KnockOut();
    QStringList parts = {peopleText(before, count.present)};
    if (count.missing > 0) {
        parts << RoundWords::tr("%n missing", nullptr, count.missing);
    }
    if (count.unpaid > 0) {
        parts << RoundWords::tr("%n unpaid", nullptr, count.unpaid);
    }
    const QString heads = parts.join(QStringLiteral(", "));
    return count.sizes && before.undecided.empty()
               ? RoundWords::tr("%1: %2").arg(heads, tables(*count.sizes))
               : heads;
}

QString outcome(const core::Tournament& tournament)
{
    if (!playsCards(tournament.settings)) {
        return {};
    }
    switch (tournament.settings.cards.event) {
    case core::CardEvent::Multi:
        if (const auto winner = core::knockOutOf(tournament).winner) {
            return RoundWords::tr("%1 has won the knock-out.").arg(person(tournament, *winner));
        }
        break;
    case core::CardEvent::Ring:
    case core::CardEvent::Single:
        return matchOutcome(tournament);
    case core::CardEvent::Points:
        break;
    }
    return {};
}

QString text(const core::Tournament& tournament, const core::BrokenWish& wish)
{
    if (const auto* together = std::get_if<core::TogetherAtTable>(&wish)) {
        return RoundWords::tr("%1 and %2 should never sit together but are both at table %3")
            .arg(person(tournament, together->one), person(tournament, together->other))
            .arg(core::plain(together->table));
    }
    const auto& missed = std::get<core::FixedTableMissed>(wish);
    return RoundWords::tr("%1 has the fixed table %2 but sits at table %3")
        .arg(person(tournament, missed.person))
        .arg(core::plain(missed.fixed))
        .arg(core::plain(missed.table));
}

QString text(seating::ManualRefusal refusal)
{
    using enum seating::ManualRefusal;
    switch (refusal) {
    case UnknownPlayer:
    case UnknownTable:
    case AlreadySeated:
        return RoundWords::tr("The tables have changed meanwhile. Pick up again.");
    case SamePlace:
        return RoundWords::tr("Nothing would change.");
    case PlayerLocked:
        return RoundWords::tr("A person or table is locked, or the table is a fixed one.");
    case TableFull:
        return RoundWords::tr("The table is full.");
    case TableTooSmall:
        break;
    }
    return RoundWords::tr("Too few people would be left at the table.");
}

QString cost(const core::SeatingCost& cost, const seating::QualitySheet& before)
{
    QStringList parts;
    if (cost.apart != 0) {
        parts << fromTo(RoundWords::tr("never together %1 → %2"), before.forbidden, cost.apart);
    }
    if (cost.repeats != 0) {
        parts << fromTo(RoundWords::tr("repeats %1 → %2"), before.repeats, cost.repeats);
    }
    if (cost.sameClub != 0) {
        parts << fromTo(RoundWords::tr("same club %1 → %2"), before.sameClub, cost.sameClub);
    }
    if (parts.isEmpty()) {
        return RoundWords::tr("Costs nothing");
    }
    QString text = parts.join(QStringLiteral(", "));
    text[0] = text[0].toUpper();
    return text;
}

QString cost(const core::SeatingCost& cost)
{
    QStringList parts;
    if (cost.apart > 0) {
        parts << RoundWords::tr("breaks %n wish(es)", nullptr, cost.apart);
    }
    if (cost.repeats != 0) {
        parts << (cost.repeats > 0 ? RoundWords::tr("%n repeat(s) more", nullptr, cost.repeats)
                                   : RoundWords::tr("%n repeat(s) fewer", nullptr, -cost.repeats));
    }
    return parts.isEmpty() ? RoundWords::tr("no further repeat") : parts.join(QStringLiteral(", "));
}

QString moves(const core::Tournament& tournament, const core::Mending& mending)
{
    QStringList sentences;
    const auto& byes = mending.plan.byes;
    for (const auto& each : mending.moves) {
        const bool hasBye = std::find(byes.begin(), byes.end(), each.person) != byes.end();
        sentences << move(tournament, each, hasBye);
    }
    return sentences.join(QStringLiteral("; "));
}

QString changedTables(const core::Mending& mending)
{
    QStringList numbers;
    for (const auto table : mending.changedTables) {
        numbers << QString::number(core::plain(table));
    }
    if (numbers.isEmpty()) {
        return RoundWords::tr("No table changes");
    }
    const int count = static_cast<int>(numbers.size());
    return RoundWords::tr("Changes table(s) %1", nullptr, count)
        .arg(numbers.join(QStringLiteral(", ")));
}

} // namespace desk::words
