#include "app/desk/evening/rounds/draft_notes.h"

#include "app/desk/frame/session.h"

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
    return {QString::number(price.repeats), static_cast<int>(price.most.player), price.most.threes,
            static_cast<int>(price.fewest.player), price.fewest.threes};
}

std::optional<seating::PriceOfEvenThrees> priceIn(const QVariant& list)
{
    const auto values = list.toList();
    if (values.size() != 5) {
        return std::nullopt;
    }
    const auto threesAt = [&values](qsizetype place) {
        return seating::ThreesOfPlayer{seating::PlayerId{values[place].toInt()},
                                       values[place + 1].toInt()};
    };
    return seating::PriceOfEvenThrees{values[0].toLongLong(), threesAt(1), threesAt(3)};
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
                    seed.toULongLong(), priceIn(stored[u"priceOfEvenThrees"_s]), outlookIn(stored),
                    familiarIn(stored)};
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
        if (note.how->priceOfEvenThrees) {
            stored[u"priceOfEvenThrees"_s] = listOf(*note.how->priceOfEvenThrees);
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
