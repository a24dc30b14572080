#include "core/file/tournament_file.h"
#include "core/service/tournament_service.h"
#include "db/sqlite/open_store.h"
#include "evening.h"
#include "people_known.h"
#include "random_cards.h"
#include "random_tournament.h"
#include "store_engine.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTest>

#include <set>

namespace tst_two_desks {

using namespace Qt::Literals::StringLiterals;
using core::Tournament;

/// Two desks on one database with the same view: both change something in turn. Either both changes
/// hold or the second is refused.
class TestTwoDesks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothHoldOrOneIsRefused_data();
    void bothHoldOrOneIsRefused();
    void meetEveryAction();

private:
    std::set<core::Action> met_;
};

namespace {

QString keyOf(const QJsonObject& item)
{
    return QString::number(item[u"number"].toInt());
}

/// Every value of a tournament file by its path; a list of unnumbered things is one value.
/// Penalties are counted: their position in the list is irrelevant.
class Leaves
{
public:
    explicit Leaves(const Tournament& tournament)
    {
        auto file = QJsonDocument::fromJson(core::writeTournament(tournament)).object();
        for (const auto& penalty : file.take(u"penalties").toArray()) {
            const auto text = QJsonDocument(penalty.toObject()).toJson(QJsonDocument::Compact);
            auto& count = values_[u"penalty "_s + QString::fromUtf8(text)];
            count = QString::number(count.toInt() + 1);
        }
        auto settings = file[u"tournament"].toObject();
        for (const auto& pair : settings.take(u"apart").toArray()) {
            const auto text = QJsonDocument(pair.toArray()).toJson(QJsonDocument::Compact);
            values_[u"apart "_s + QString::fromUtf8(text)] = u"yes"_s;
        }
        file[u"tournament"] = settings;
        add(QString(), file);
    }

    [[nodiscard]] QString at(const QString& path) const { return values_.value(path); }
    [[nodiscard]] QList<QString> paths() const { return values_.keys(); }

private:
    void add(const QString& path, const QJsonValue& value)
    {
        if (value.isObject()) {
            const auto object = value.toObject();
            for (auto member = object.begin(); member != object.end(); ++member) {
                add(path + u'/' + member.key(), member.value());
            }
        } else if (isNumbered(value)) {
            for (const auto& item : value.toArray()) {
                add(path + u'/' + keyOf(item.toObject()), item);
            }
        } else {
            values_[path] =
                QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
        }
    }

    static bool isNumbered(const QJsonValue& value)
    {
        const auto items = value.toArray();
        return !items.isEmpty() && items.first().toObject().contains(u"number");
    }

    QMap<QString, QString> values_;
};

/// The values that differ, in their later state.
QMap<QString, QString> changes(const Leaves& before, const Leaves& after)
{
    QMap<QString, QString> changed;
    for (const auto& path : before.paths() + after.paths()) {
        if (before.at(path) != after.at(path)) {
            changed[path] = after.at(path);
        }
    }
    return changed;
}

/// A director's action, based on a view of a tournament; true if it was done.
using Wish =
    std::function<bool(core::TournamentService&, core::TournamentId, const Tournament& seen)>;

/// Draws actions of every kind, possible or not. They concern few things, so that they collide.
class Wishes
{
public:
    Wishes(quint32 seed, const Tournament& evening) : random_(seed), evening_(evening) {}

    Wish draw()
    {
        const int kind = below(100);
        return kind < 30 ? ofPeople() : kind < 65 ? ofRounds() : ofResults();
    }

private:
    using Service = core::TournamentService;
    using Id = core::TournamentId;

    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
    template <typename Items>
    auto numberOf(const Items& items, int among)
    {
        const auto first = std::max(0, static_cast<int>(items.size()) - among);
        const auto index = first + below(static_cast<int>(items.size()) - first);
        return items[static_cast<std::size_t>(index)].number;
    }
    core::StartNumber person() { return numberOf(evening_.participants, 10); }
    core::RoundNumber round() { return numberOf(evening_.rounds, 2); }
    core::TableNumber table(core::RoundNumber round)
    {
        const auto& tables = findRound(evening_, round)->tables;
        return tables.empty() ? core::TableNumber{1} : numberOf(tables, 2);
    }
    core::RoundPlan otherSeats(core::RoundNumber round)
    {
        auto plan = planOf(*findRound(evening_, round));
        if (plan.tables.size() > 1) {
            auto& one =
                plan.tables[static_cast<std::size_t>(below(static_cast<int>(plan.tables.size())))];
            auto& other =
                plan.tables[static_cast<std::size_t>(below(static_cast<int>(plan.tables.size())))];
            std::swap(one.seats.front(), other.seats.back());
        }
        return plan;
    }

    Wish ofPeople()
    {
        const auto who = person();
        const auto other = person();
        const auto when = round();
        const int some = below(3);
        const QString text = QString::number(below(1000));
        switch (below(13)) {
        case 10:
            return [=](Service& service, Id id, const Tournament& seen) {
                for (const auto& one : service.read().enrolledPeople(id)) {
                    core::DoorPerson arrival;
                    arrival.uuid = one.key.participant;
                    if (one.number == who) {
                        arrival.cents = some == 0 ? core::missingFeeOf(arrival, seen) : 0;
                        return service.run(id, core::enterAtDoor, {arrival}).ok();
                    }
                }
                return false;
            };
        case 11:
            return [=](Service& service, Id id, const Tournament&) {
                return service
                    .run(id, core::changeStatus, {who, other}, static_cast<core::Attendance>(some))
                    .ok();
            };
        case 12:
            return [=](Service& service, Id id, const Tournament& seen) {
                return service.run(id, core::releasePlaces, core::proposedRelease(seen, true)).ok();
            };
        case 0:
            return [=](Service& service, Id id, const Tournament& seen) {
                auto wanted = seen.settings;
                (some == 0 ? wanted.venue : wanted.organiser) = text;
                wanted.apart.emplace_back(std::min(who, other), std::max(who, other));
                return service.run(id, core::editSettings, {seen.settings, wanted}).ok();
            };
        case 1:
            return [=](Service& service, Id id, const Tournament&) {
                core::Enrolment guest;
                guest.name = text;
                guest.number = core::StartNumber{900 + some};
                return service.run(id, core::enrol, {guest}).ok();
            };
        case 2:
            return [=](Service& service, Id id, const Tournament& seen) {
                auto wanted = *findParticipant(seen, who);
                (some == 0 ? wanted.club : wanted.name) = text;
                wanted.setPaidCents(wanted.paidCents() + (some == 2 ? 500 : 0));
                return service.run(id, core::editParticipant, {*findParticipant(seen, who), wanted})
                    .ok();
            };
        case 3:
            return [=](Service& service, Id id, const Tournament& seen) {
                auto entry = *core::entryOf(seen, who);
                const auto before = entry;
                entry.participant.tags << text;
                entry.penalties.clear();
                return service.run(id, core::editEntry, {before, entry}).ok();
            };
        case 4:
            return [=](Service& service, Id id, const Tournament&) {
                return service
                    .run(id, core::removeParticipants, {who}, core::MoneyOfRemoved::OwedBack)
                    .ok();
            };
        case 5:
            return [=](Service& service, Id id, const Tournament&) {
                return service.run(id, core::mergeParticipants, who, other, true).ok();
            };
        case 6:
        case 7:
            return [=](Service& service, Id id, const Tournament&) {
                return service
                    .run(id, core::changePresence, who,
                         some == 0   ? core::PresenceEdit(core::PresentFrom{when})
                         : some == 1 ? core::PresenceEdit(core::PresentUntil{when})
                                     : core::PresenceEdit(core::AbsentIn{when}))
                    .ok();
            };
        case 8:
            return [=](Service& service, Id id, const Tournament&) {
                return service
                    .run(id, core::givePenalty,
                         {who, when, scoring::MatchPoints::fromPoints(-1 - some), text})
                    .ok();
            };
        default:
            return [=](Service& service, Id id, const Tournament& seen) {
                return !seen.penalties.empty() &&
                       service
                           .run(id, core::cancelPenalty,
                                seen.penalties[static_cast<std::size_t>(some) %
                                               seen.penalties.size()])
                           .ok();
            };
        }
    }

    Wish ofRounds()
    {
        const auto who = person();
        const auto other = person();
        const auto here = round();
        const int some = below(4);
        const auto plan = otherSeats(here);
        const core::RoundNumber next{core::plain(evening_.rounds.back().number) + 1};
        switch (below(13)) {
        case 0:
            return [=](Service& service, Id id, const Tournament&) {
                auto added = plan;
                added.round = next;
                return service
                    .run(id, core::addRounds, {added},
                         some == 0 ? core::RoundState::Draft : core::RoundState::Published)
                    .ok();
            };
        case 1:
            return [=](Service& service, Id id, const Tournament&) {
                return service.run(id, core::replaceDrafts, here, {plan}).ok();
            };
        case 2:
            return [=](Service& service, Id id, const Tournament&) {
                return service.run(id, core::publishRound, here).ok();
            };
        case 3:
            return [=](Service& service, Id id, const Tournament&) {
                return service.run(id, core::withdrawRound, here).ok();
            };
        case 4:
        case 5:
            return [=](Service& service, Id id, const Tournament&) {
                return service.run(id, core::changeSeating, plan, {}).ok();
            };
        case 6:
            return [=](Service& service, Id id, const Tournament&) {
                auto without = plan;
                for (auto& table : without.tables) {
                    std::erase(table.seats, who);
                }
                std::erase(without.byes, who);
                return service
                    .run(id, core::replaceMissing, without, who,
                         some == 0 ? core::Absence::ThisRound : core::Absence::FromNowOn, {})
                    .ok();
            };
        case 7:
            return [=](Service& service, Id id, const Tournament&) {
                auto with = plan;
                if (!with.tables.empty()) {
                    with.tables.back().seats.push_back(who);
                }
                return service.run(id, core::seatLatecomer, with, who, {}).ok();
            };
        case 8:
        case 9:
            return [=](Service& service, Id id, const Tournament&) {
                return service
                    .run(id, core::swapSeats, here, who, other,
                         some == 0 ? core::ResultsGo::WithThePerson : core::ResultsGo::WithTheSeat,
                         {})
                    .ok();
            };
        case 10:
            return [=](Service& service, Id id, const Tournament&) {
                return service.run(id, core::changeGames, here, 1 + some, u"time"_s).ok();
            };
        default:
            return [=](Service& service, Id id, const Tournament&) {
                const auto reason = QString::number(some);
                return some == 0   ? service.run(id, core::closeRound, here).ok()
                       : some == 1 ? service.run(id, core::cancelRound, here, reason).ok()
                                   : service.run(id, core::reopenRound, here, reason).ok();
            };
        }
    }

    Wish ofResults()
    {
        const auto who = person();
        const auto here = round();
        const auto at = table(here);
        const auto other = table(here);
        const core::GameKey key{here, at, core::GameNumber{1 + below(2)}};
        const int some = below(4);
        const auto drawn = playersAt(here, at);
        const auto* const seats = findTable(evening_, here, at);
        const auto gone = seats != nullptr && !seats->head.withdrawn.empty()
                              ? seats->head.withdrawn.front()
                              : who;
        switch (below(9)) {
        case 0:
        case 1:
            return [=](Service& service, Id id, const Tournament&) {
                core::EntryTerms terms;
                terms.correction = some != 0;
                return service
                    .run(id, core::enterGame, key, core::UnplayedGame{u"time %1"_s.arg(some)},
                         terms)
                    .ok();
            };
        case 2:
            return [=](Service& service, Id id, const Tournament&) {
                return service.run(id, core::clearGame, key, {}).ok();
            };
        case 3:
        case 4:
            return [=](Service& service, Id id, const Tournament&) {
                return service
                    .run(id, core::markTable, {here, at}, core::TableMark::Unclear,
                         QString::number(some))
                    .ok();
            };
        case 5:
            return [=](Service& service, Id id, const Tournament&) {
                return service.run(id, core::swapTableResults, here, at, other).ok();
            };
        case 6:
            return [=](Service& service, Id id, const Tournament&) {
                return service.run(id, core::recordLot, {here, at}, drawn).ok();
            };
        default:
            return [=](Service& service, Id id, const Tournament&) {
                return some < 2 ? service.run(id, core::rejoinMatch, here, gone).ok()
                                : service.run(id, core::leaveMatch, here, who).ok();
            };
        }
    }

    /// One or two people at a table, for a lot that may even be due.
    std::vector<core::StartNumber> playersAt(core::RoundNumber round, core::TableNumber table)
    {
        std::vector<core::StartNumber> players;
        if (const auto* const found = findTable(evening_, round, table)) {
            players = found->head.seats;
        }
        std::shuffle(players.begin(), players.end(), random_);
        players.resize(std::min(players.size(), static_cast<std::size_t>(1 + below(2))));
        return players;
    }

    std::mt19937 random_;
    const Tournament& evening_;
};

/// Two of its participants have not been seated yet. In some the last round has just begun.
Tournament eveningOf(quint32 seed)
{
    const bool withCards = seed % 3 == 0;
    auto evening = withCards ? randomCards(seed) : randomTournament(seed, {7, 2, 2, 4});
    if (!withCards && seed % 2 == 0) {
        auto begun = evening.rounds.back();
        begun.number = core::RoundNumber{core::plain(begun.number) + 1};
        if (begun.head.state != core::RoundState::Draft) {
            begun.head.state = core::RoundState::Published;
        }
        for (auto& table : begun.tables) {
            table.games.clear();
        }
        evening.rounds.push_back(std::move(begun));
    }
    for (const int number : {800, 801}) {
        evening.participants.push_back(evening::participant(number));
    }
    return normalised(std::move(evening));
}

/// One moment for all desks, as their results are compared, and payments and arrivals carry times.
QDateTime fixedTime()
{
    return QDateTime({2026, 5, 14}, {19, 0}, Qt::UTC);
}

/// A desk on a store that others may share.
struct Desk
{
    explicit Desk(core::Store& opened) : store(opened) {}

    core::Store& store;
    core::TournamentService service{store, u"desk"_s, fixedTime};

    Tournament now(core::TournamentId id) { return store.read().load(id)->tournament; }
};

/// The effect of the action on its own; nothing if refused.
std::optional<Tournament> alone(const Tournament& evening, const Wish& wish)
{
    const auto store = db::openStoreInMemory();
    Desk desk(*store);
    const auto id = *desk.service.import(evening);
    if (!wish(desk.service, id, evening)) {
        return std::nullopt;
    }
    return withoutIds(**desk.service.tournament(id));
}

/// Whether an enrolled guest gets a place depends on the places left.
bool isPlaceOfGuest(const QString& path)
{
    return path.startsWith(u"/participants/90"_s) &&
           (path.endsWith(u"/status"_s) || path.endsWith(u"/registeredAt"_s));
}

/// Where one of two accepted changes does not hold.
QStringList lost(const Tournament& before, const Tournament& first, const Tournament& second,
                 const Tournament& both)
{
    const Leaves was(before);
    const Leaves is(both);
    const auto byFirst = changes(was, Leaves(first));
    const auto bySecond = changes(was, Leaves(second));
    QStringList lost;
    for (const auto& [one, other] : {std::pair(byFirst, bySecond), std::pair(bySecond, byFirst)}) {
        for (auto leaf = one.begin(); leaf != one.end(); ++leaf) {
            const bool isSum = leaf.key().startsWith(u"penalty "_s) && other.contains(leaf.key());
            // Slip editions depend on both.
            const bool isDerived = leaf.key().endsWith(u"/slip"_s) || isPlaceOfGuest(leaf.key());
            if (!isSum && !isDerived && is.at(leaf.key()) != leaf.value()) {
                lost << leaf.key() + u": wanted "_s + leaf.value() + u", is "_s + is.at(leaf.key());
            }
        }
    }
    return lost;
}

/// What people paid when they were enrolled stays when that is undone.
Tournament withoutFormer(Tournament evening)
{
    evening.formerPayments.clear();
    return withoutIds(std::move(evening));
}

} // namespace

void TestTwoDesks::bothHoldOrOneIsRefused_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<bool>("onDisk");
    for (quint32 seed = 1; seed <= static_cast<quint32>(store_engine::times(24)); ++seed) {
        QTest::addRow("seed %u", seed) << seed << false;
    }
    QTest::addRow("two processes at one file") << quint32{17} << true;
}

void TestTwoDesks::bothHoldOrOneIsRefused()
{
    QFETCH(const quint32, seed);
    QFETCH(const bool, onDisk);
    const auto evening = withoutIds(eveningOf(seed));
    const store_engine::Club club;
    const auto store = onDisk ? club.open() : store_engine::newStore();
    const auto other = onDisk ? club.open() : nullptr;
    Desk left(*store);
    Desk right(onDisk ? *other : *store);
    const auto id = *left.service.import(evening);
    for (auto* const desk : {&left, &right}) {
        desk->service.setListener([this](const core::TournamentService::Changed& changed) {
            met_.insert(changed.change.label.action);
        });
    }
    Wishes wishes(seed, evening);
    for (int pair = 0; pair < store_engine::times(30); ++pair) {
        const Wish first = wishes.draw();
        const Wish second = wishes.draw();
        const auto byFirst = alone(evening, first);
        const auto bySecond = alone(evening, second);
        if (!byFirst || !bySecond || *byFirst == evening || *bySecond == evening) {
            continue;
        }
        QVERIFY(left.service.tournament(id).ok());
        QVERIFY(right.service.tournament(id).ok());
        QVERIFY(first(left.service, id, evening));
        const auto afterFirst = withoutIds(left.now(id));
        const bool done = second(right.service, id, evening);
        const auto afterBoth = withoutIds(right.now(id));
        if (done && afterBoth != afterFirst) {
            const auto gone = lost(evening, afterFirst, *bySecond, afterBoth);
            QVERIFY2(gone.isEmpty(), qPrintable(gone.join(u'\n')));
            QVERIFY(right.service.undo(id, std::nullopt, true));
        }
        QVERIFY(withoutFormer(left.now(id)) == withoutFormer(afterFirst));
        QVERIFY(left.service.undo(id, std::nullopt, true));
        QVERIFY(withoutFormer(right.now(id)) == withoutFormer(evening));
    }
}

void TestTwoDesks::meetEveryAction()
{
    if (store_engine::times(2) < 2) {
        QSKIP("the engine is tried too little");
    }
    using enum core::Action;
    for (const auto action : {ChangeSettings,    Enrol,
                              ChangeParticipant, RemoveParticipant,
                              MergeParticipants, ChangePresence,
                              GivePenalty,       CancelPenalty,
                              DraftRound,        PublishRound,
                              WithdrawRound,     ChangeSeating,
                              SwapSeats,         ChangeRoundGames,
                              CloseRound,        CancelRound,
                              ReopenRound,       EnterGame,
                              CorrectGame,       ClearGame,
                              MarkTable,         SwapTableResults,
                              LeaveMatch,        CheckIn,
                              ChangeStatus,      ReleasePlaces}) {
        QVERIFY2(met_.contains(action), QByteArray::number(static_cast<int>(action)).constData());
    }
}

RUMMY_TEST(TestTwoDesks)

} // namespace tst_two_desks

#include "tst_two_desks.moc"
