#include "app/desk/evening/rounds/round_words.h"

#include "core/cards/knock_out.h"
#include "core/model/registration.h"
#include "core/people/start_numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace desk::words {
namespace {

using namespace Qt::StringLiterals;
using icons::Meaning;
using theme::Role;

class RoundWords
{
    Q_DECLARE_TR_FUNCTIONS(RoundWords)
};

/// "4 tables of four, 2 tables of three".
QString tablesText(const seating::RoundSizes& sizes)
{
    const auto count = [&sizes](int size) {
        return static_cast<int>(std::count(sizes.tables.begin(), sizes.tables.end(), size));
    };
    constexpr int four = 4;
    QStringList parts = {
        count(four) > 0 ? RoundWords::tr("%n table(s) of four", nullptr, count(four)) : QString(),
        count(3) > 0 ? RoundWords::tr("%n table(s) of three", nullptr, count(3)) : QString(),
        count(2) > 0 ? RoundWords::tr("%n table(s) of two", nullptr, count(2)) : QString(),
        sizes.byes > 0 ? RoundWords::tr("%n bye(s)", nullptr, sizes.byes) : QString()};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

/// How many people the round has.
QString peopleText(const core::KnockOut& before, int count)
{
    if (!before.round) {
        return RoundWords::tr("%n present", nullptr, count);
    }
    return before.undecided.empty() ? RoundWords::tr("%n still in", nullptr, count)
                                    : RoundWords::tr("%n through so far", nullptr, count);
}

} // namespace

StateWord stateOf(core::RoundState state)
{
    switch (state) {
    case core::RoundState::Draft:
        return {Meaning::Edit, Role::Accent, RoundWords::tr("draft")};
    case core::RoundState::Published:
        return {Meaning::Running, Role::Accent, RoundWords::tr("running")};
    case core::RoundState::Closed:
        return {Meaning::Complete, Role::Done, RoundWords::tr("closed")};
    case core::RoundState::Cancelled:
        break;
    }
    return {Meaning::Cancelled, Role::Error, RoundWords::tr("cancelled")};
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
    return names.join(u"; "_s);
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
    if (const int expected = core::registrationCount(tournament).expected; expected > 0) {
        parts << RoundWords::tr("%n expected", nullptr, expected);
    }
    if (count.unpaid > 0) {
        parts << RoundWords::tr("%n unpaid", nullptr, count.unpaid);
    }
    const QString heads = parts.join(u", "_s);
    return count.sizes && before.undecided.empty()
               ? RoundWords::tr("%1: %2").arg(heads, tablesText(*count.sizes))
               : heads;
}

Departures departuresBefore(const core::Tournament& tournament, core::RoundNumber round)
{
    const core::RoundNumber last{core::plain(round) - 1};
    QStringList names;
    for (const auto& person : tournament.participants) {
        if (isHere(person) && !person.present.empty() && person.present.back().until == last) {
            names << person.name;
        }
    }
    const auto count = static_cast<int>(names.size());
    if (count < 2) {
        return {names.isEmpty() ? QString()
                                : RoundWords::tr("leaves after round %1: %2")
                                      .arg(core::plain(last))
                                      .arg(names.front()),
                {}};
    }
    return {RoundWords::tr("%n leave after round %1", nullptr, count).arg(core::plain(last)),
            names.join(u'\n')};
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
    const auto add = [&parts](const QString& pattern, std::int64_t figure, int change) {
        if (change != 0) {
            parts << pattern.arg(figure).arg(figure + change);
        }
    };
    add(RoundWords::tr("never together %1 → %2"), before.forbidden, cost.apart);
    add(RoundWords::tr("repeats %1 → %2"), before.repeats, cost.repeats);
    add(RoundWords::tr("same club %1 → %2"), before.sameClub, cost.sameClub);
    if (parts.isEmpty()) {
        return RoundWords::tr("Costs nothing");
    }
    QString text = parts.join(u", "_s);
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
    return parts.isEmpty() ? RoundWords::tr("no further repeat") : parts.join(u", "_s);
}

QString moves(const core::Tournament& tournament, const core::Mending& mending)
{
    QStringList sentences;
    for (const auto& [number, from, to] : mending.moves) {
        const QString who = person(tournament, number);
        const int left = core::plain(from.value_or(core::TableNumber{0}));
        if (to && from) {
            sentences << RoundWords::tr("%1 goes from table %2 to table %3")
                             .arg(who)
                             .arg(left)
                             .arg(core::plain(*to));
        } else if (to) {
            sentences << RoundWords::tr("%1 sits down at table %2").arg(who).arg(core::plain(*to));
        } else if (core::isAmong(mending.plan.byes, number)) {
            sentences << RoundWords::tr("%1 has a bye").arg(who);
        } else {
            sentences << (from ? RoundWords::tr("%1 leaves table %2").arg(who).arg(left)
                               : RoundWords::tr("%1 is taken out of the round").arg(who));
        }
    }
    return sentences.join(u"; "_s);
}

QString changedTables(const std::vector<core::TableNumber>& tables)
{
    QStringList numbers;
    for (const auto table : tables) {
        numbers << QString::number(core::plain(table));
    }
    if (numbers.isEmpty()) {
        return RoundWords::tr("No table changes");
    }
    const int count = static_cast<int>(numbers.size());
    return RoundWords::tr("Changes table(s) %1", nullptr, count).arg(numbers.join(u", "_s));
}

} // namespace desk::words
