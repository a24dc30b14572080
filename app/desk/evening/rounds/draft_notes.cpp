#include "app/desk/evening/rounds/draft_notes.h"

#include "app/desk/frame/session.h"
#include "core/model/enum_keys.h"
#include "core/people/start_numbers.h"

#include <QVariantMap>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

constexpr QLatin1String fiveKey{"rounds/threeAndTwo"};

template <typename Id>
QVariantList listOf(const std::vector<Id>& ids)
{
    QVariantList list;
    for (const auto id : ids) {
        list << core::plain(id);
    }
    return list;
}

template <typename Id>
std::vector<Id> idsIn(const QVariant& list)
{
    std::vector<Id> ids;
    const auto values = list.toList();
    for (const auto& value : values) {
        ids.push_back(Id{value.toInt()});
    }
    return ids;
}

QVariantList listOf(const seating::PriceOfEvenThrees& price)
{
    QVariantList list = {QString::number(price.repeats), QString::number(price.even)};
    for (const auto& person : {price.most, price.fewest}) {
        list << static_cast<int>(person.player) << person.threes << person.away;
    }
    return list;
}

std::optional<seating::PriceOfEvenThrees> priceIn(const QVariant& list)
{
    const auto values = list.toList();
    if (values.size() != 8) {
        return std::nullopt;
    }
    const auto threesAt = [&values](qsizetype place) {
        return seating::ThreesOfPlayer{seating::PlayerId{values[place].toInt()},
                                       values[place + 1].toInt(), values[place + 2].toInt()};
    };
    return seating::PriceOfEvenThrees{values[1].toLongLong(), values[0].toLongLong(), threesAt(2),
                                      threesAt(5)};
}

QVariantMap mapOf(const core::RoundPlan& plan)
{
    QVariantList tables;
    for (const auto& table : plan.tables) {
        tables << QVariantMap{{u"number"_s, core::plain(table.number)},
                              {u"seats"_s, listOf(table.seats)}};
    }
    return {{u"round"_s, core::plain(plan.round)},
            {u"tables"_s, tables},
            {u"byes"_s, listOf(plan.byes)}};
}

core::RoundPlan planIn(const QVariantMap& stored)
{
    core::RoundPlan plan;
    plan.round = core::RoundNumber{stored[u"round"_s].toInt()};
    plan.byes = idsIn<core::StartNumber>(stored[u"byes"_s]);
    const auto tables = stored[u"tables"_s].toList();
    for (const auto& value : tables) {
        const auto table = value.toMap();
        plan.tables.push_back({core::TableNumber{table[u"number"_s].toInt()},
                               idsIn<core::StartNumber>(table[u"seats"_s])});
    }
    return plan;
}

QVariantMap mapOf(const DrawnOther& other)
{
    QVariantList plans;
    for (const auto& plan : other.plans) {
        plans << mapOf(plan);
    }
    QVariantMap map = {{u"price"_s, listOf(other.price)},
                       {u"isEven"_s, other.isEven},
                       {u"plans"_s, plans},
                       {u"tables"_s, other.tables}};
    if (other.outlook) {
        map[u"roundsAhead"_s] = other.outlook->rounds;
        map[u"repeatsAhead"_s] = static_cast<qint64>(other.outlook->repeats);
    }
    return map;
}

DrawnParted partedIn(const QVariantMap& stored)
{
    DrawnParted parted{{}, stored[u"company"_s].toString()};
    const auto ties = stored[u"parted"_s].toList();
    for (const auto& value : ties) {
        const auto tie = value.toMap();
        parted.ties.push_back(
            {tie[u"bye"_s].toBool() ? core::PartedTie::By::Bye : core::PartedTie::By::FinalTables,
             idsIn<core::StartNumber>(tie[u"level"_s]), idsIn<core::StartNumber>(tie[u"chosen"_s]),
             core::fromWord<core::TieDecidedBy>(tie[u"decidedBy"_s].toString())});
    }
    return parted;
}

QVariantList listOf(const std::vector<core::PartedTie>& ties)
{
    QVariantList list;
    for (const auto& tie : ties) {
        list << QVariantMap{
            {u"bye"_s, tie.by == core::PartedTie::By::Bye},
            {u"level"_s, listOf(tie.level)},
            {u"chosen"_s, listOf(tie.chosen)},
            {u"decidedBy"_s, tie.decidedBy ? core::keyOf(*tie.decidedBy) : QString()}};
    }
    return list;
}

std::optional<DrawnOther> otherIn(const QVariantMap& stored)
{
    const auto price = priceIn(stored[u"price"_s]);
    if (!price) {
        return std::nullopt;
    }
    DrawnOther other{*price, stored[u"isEven"_s].toBool(), {}, {}, stored[u"tables"_s].toString()};
    const auto plans = stored[u"plans"_s].toList();
    for (const auto& plan : plans) {
        other.plans.push_back(planIn(plan.toMap()));
    }
    if (stored.contains(u"roundsAhead"_s)) {
        other.outlook = {stored[u"roundsAhead"_s].toInt(), stored[u"repeatsAhead"_s].toLongLong()};
    }
    return other;
}

std::optional<DrawnOutlook> outlookIn(const QVariantMap& stored)
{
    const auto rounds = stored[u"roundsAhead"_s];
    return rounds.isValid()
               ? std::optional(DrawnOutlook{
                     {rounds.toInt(), std::max(stored[u"repeatsAhead"_s].toLongLong(), 0LL)},
                     stored[u"company"_s].toString()})
               : std::nullopt;
}

std::optional<DrawnFamiliar> familiarIn(const QVariantMap& stored)
{
    const auto meetings = stored[u"familiar"_s];
    const auto unminded = stored[u"unminded"_s];
    if (!meetings.isValid()) {
        return std::nullopt;
    }
    return DrawnFamiliar{
        {meetings.toLongLong(),
         unminded.isValid() ? std::optional<std::int64_t>(unminded.toLongLong()) : std::nullopt},
        stored[u"company"_s].toString()};
}

const QString shownKey = u"drafts/shown"_s;

QString keyOf(core::RoundNumber round)
{
    return u"drafts/%1"_s.arg(core::plain(round));
}

} // namespace

QString companyIn(const core::RoundPlan& plan)
{
    QStringList tables;
    for (const auto& table : plan.tables) {
        auto people = table.seats;
        std::sort(people.begin(), people.end());
        QStringList numbers;
        for (const auto number : people) {
            numbers << QString::number(core::plain(number));
        }
        tables << numbers.join(u',');
    }
    tables.sort();
    return tables.join(u';');
}

QString companyOf(const std::vector<core::RoundPlan>& plans)
{
    QStringList companies;
    for (const auto& plan : plans) {
        companies << companyIn(plan);
    }
    return companies.join(u'/');
}

QString standingsOf(const core::Tournament& tournament, const core::RoundPlan& plan)
{
    QStringList ranks;
    for (const auto& level : core::standingsFor(core::beforeRound(tournament, plan.round), plan)) {
        ranks << core::listText(level);
    }
    return ranks.join(u" | "_s);
}

bool DrawnHow::isOfOtherStandings(const core::Tournament& tournament,
                                  const core::Round& draft) const
{
    return isByStandings() && !standings.isEmpty() &&
           standings != standingsOf(tournament, core::planOf(draft));
}

std::vector<core::PartedTie> DrawnHow::partedIn(const core::Round& round) const
{
    return parted.tables == companyIn(core::planOf(round)) ? parted.ties
                                                           : std::vector<core::PartedTie>();
}

std::vector<core::PartedTie> DrawnHow::partedBySeed(const core::Round& round) const
{
    auto ties = partedIn(round);
    std::erase_if(ties, [](const core::PartedTie& tie) { return tie.decidedBy.has_value(); });
    return ties;
}

bool DrawnOther::isValidIn(const core::Tournament& tournament) const
{
    std::vector<core::RoundPlan> drafts;
    for (const auto& plan : plans) {
        const auto* const round = core::findRound(tournament, plan.round);
        if (round == nullptr || round->head.state != core::RoundState::Draft) {
            return false;
        }
        drafts.push_back(core::planOf(*round));
    }
    return companyOf(drafts) == tables;
}

std::optional<core::RoundNumber> DraftNotes::shown() const
{
    const auto stored = session_.kept(shownKey);
    return stored.isValid() ? std::optional(core::RoundNumber{stored.toInt()}) : std::nullopt;
}

void DraftNotes::setShown(core::RoundNumber round)
{
    session_.keep(shownKey, core::plain(round));
}

DraftNote DraftNotes::of(core::RoundNumber round) const
{
    const auto stored = session_.kept(keyOf(round)).toMap();
    DraftNote note{{idsIn<core::StartNumber>(stored[u"people"_s]),
                    idsIn<core::TableNumber>(stored[u"tables"_s])},
                   {}};
    if (const auto seed = stored[u"seed"_s]; seed.isValid()) {
        const int mode = stored[u"mode"_s].toInt();
        const bool isKnown = mode >= 0 && mode <= static_cast<int>(seating::Mode::Final);
        note.how = {isKnown ? static_cast<seating::Mode>(mode) : seating::Mode::Draw,
                    seed.toULongLong(),
                    priceIn(stored[u"priceOfEvenThrees"_s]),
                    outlookIn(stored),
                    familiarIn(stored),
                    partedIn(stored),
                    otherIn(stored[u"other"_s].toMap()),
                    std::max(stored[u"topTables"_s].toInt(), 1),
                    stored[u"standings"_s].toString()};
    }
    return note;
}

void DraftNotes::set(core::RoundNumber round, const DraftNote& note)
{
    QVariantMap stored = {{u"people"_s, listOf(note.locks.people)},
                          {u"tables"_s, listOf(note.locks.tables)}};
    if (note.how) {
        stored[u"seed"_s] = QString::number(note.how->seed);
        stored[u"mode"_s] = static_cast<int>(note.how->mode);
        stored[u"topTables"_s] = note.how->topTables;
        stored[u"standings"_s] = note.how->standings;
        if (note.how->priceOfEvenThrees) {
            stored[u"priceOfEvenThrees"_s] = listOf(*note.how->priceOfEvenThrees);
        }
        if (!note.how->parted.ties.empty()) {
            stored[u"parted"_s] = listOf(note.how->parted.ties);
            stored[u"company"_s] = note.how->parted.tables;
        }
        if (note.how->other) {
            stored[u"other"_s] = mapOf(*note.how->other);
        }
        if (const auto& drawn = note.how->outlook) {
            stored[u"roundsAhead"_s] = drawn->outlook.rounds;
            stored[u"repeatsAhead"_s] = static_cast<qint64>(drawn->outlook.repeats);
            stored[u"company"_s] = drawn->tables;
        }
        if (const auto& drawn = note.how->familiar) {
            stored[u"familiar"_s] = static_cast<qint64>(drawn->familiar.meetings);
            stored[u"company"_s] = drawn->tables;
            if (drawn->familiar.unminded) {
                stored[u"unminded"_s] = static_cast<qint64>(*drawn->familiar.unminded);
            }
        }
    }
    session_.keep(keyOf(round), stored);
}

seating::FivePlayers DraftNotes::fivePlayers() const
{
    return session_.uiState().value(fiveKey).toBool() ? seating::FivePlayers::ThreeAndTwo
                                                      : seating::FivePlayers::FourAndBye;
}

void DraftNotes::setFivePlayers(seating::FivePlayers choice)
{
    session_.uiState().setValue(fiveKey, choice == seating::FivePlayers::ThreeAndTwo);
}

} // namespace desk
