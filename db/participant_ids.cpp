#include "db/participant_ids.h"

#include "core/club/erasing.h"
#include "core/model/bookings.h"
#include "core/store/store.h"
#include "db/club_rows.h"
#include "db/digest.h"
#include "db/journal_rows.h"
#include "db/proof.h"
#include "db/proven_row.h"
#include "db/texts.h"
#include "db/tournament_reader.h"
#include "db/tournament_writer.h"

#include <nlohmann/json.hpp>

#include <QStringList>
#include <QUuid>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// As in the files, whose keys keep their order.
using Json = nlohmann::ordered_json;

/// How people were told apart.
struct Named
{
    std::int64_t number = 0;
    QString name;
    QString club;

    friend bool operator<(const Named& left, const Named& right)
    {
        return std::tie(left.number, left.name, left.club) <
               std::tie(right.number, right.name, right.club);
    }
};

QString textIn(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string()
               ? QString::fromStdString(found->get<std::string>())
               : QString();
}

/// The text as an object; nothing if it is none.
std::optional<Json> objectIn(const QByteArray& text)
{
    auto json = Json::parse(text.begin(), text.end(), nullptr, false);
    return json.is_object() ? std::optional(std::move(json)) : std::nullopt;
}

/// The participants of one tournament in the course of its journal.
class Participants
{
public:
    /// `tournament` is the same in every copy of the club.
    explicit Participants(QString tournament) : tournament_(std::move(tournament)) {}

    /// Of the next entry of the journal.
    void follow(core::ChangeTexts& texts)
    {
        auto before = objectIn(texts.before);
        auto after = objectIn(texts.after);
        if (!before || !after || !followSides(*before, *after)) {
            return;
        }
        texts.before = QByteArray::fromStdString(before->dump());
        texts.after = QByteArray::fromStdString(after->dump());
    }

    /// Of somebody enrolled at the end of the journal.
    QUuid present(const Named& named)
    {
        const auto found = now_.find(named.number);
        const auto uuid = found != now_.end() ? found->second : added(named);
        note(named, uuid);
        return uuid;
    }

    /// Of somebody who was enrolled so at any time.
    [[nodiscard]] QUuid known(const Named& named) const
    {
        const auto found = known_.find(named);
        return found != known_.end() ? found->second : derived(named, 0);
    }

    /// Those who had the number and lost their name.
    [[nodiscard]] std::set<QUuid> erased(std::int64_t number) const
    {
        std::set<QUuid> uuids;
        for (const auto& [named, uuid] : known_) {
            if (named.number == number && named.name == core::erasedName()) {
                uuids.insert(uuid);
            }
        }
        return uuids;
    }

private:
    using Renumbered = std::map<std::pair<QString, QString>, QUuid>;

    static std::optional<Named> namedAt(const std::string& path, const Json& value)
    {
        const auto parts = QString::fromStdString(path).split(u'/');
        bool isNumber = false;
        const auto number = parts.back().toLongLong(&isNumber);
        if (parts.size() != 2 || parts.front() != u"participants" || !isNumber ||
            !value.is_object()) {
            return std::nullopt;
        }
        return Named{number, textIn(value, "name"), textIn(value, "club")};
    }

    /// Whether anybody is in them.
    bool followSides(Json& before, Json& after)
    {
        Renumbered gone;
        bool isAnybody = false;
        for (auto& [path, value] : before.items()) {
            if (const auto named = namedAt(path, value)) {
                isAnybody = true;
                const auto uuid = present(*named);
                value["uuid"] = uuidText(uuid).toStdString();
                if (after.contains(path) && after[path].is_null()) {
                    gone.emplace(std::pair(named->name, named->club), uuid);
                    now_.erase(named->number);
                }
            }
        }
        for (auto& [path, value] : after.items()) {
            if (const auto named = namedAt(path, value)) {
                isAnybody = true;
                value["uuid"] = uuidText(arrived(*named, gone)).toStdString();
            }
        }
        return isAnybody;
    }

    QUuid arrived(const Named& named, const Renumbered& gone)
    {
        const auto renumbered = gone.find({named.name, named.club});
        const bool isNew = !now_.contains(named.number);
        if (isNew && renumbered != gone.end() && !isPresent(renumbered->second)) {
            note(named, renumbered->second);
            return renumbered->second;
        }
        return present(named);
    }

    /// Somebody who comes back, as undo brings them, is the same person.
    QUuid added(const Named& named) const
    {
        if (const auto found = known_.find(named);
            found != known_.end() && !isPresent(found->second)) {
            return found->second;
        }
        int equals = 0;
        while (isPresent(derived(named, equals))) {
            ++equals;
        }
        return derived(named, equals);
    }

    void note(const Named& named, const QUuid& uuid)
    {
        now_.insert_or_assign(named.number, uuid);
        known_.insert_or_assign(named, uuid);
    }

    [[nodiscard]] bool isPresent(const QUuid& uuid) const
    {
        return std::any_of(now_.begin(), now_.end(),
                           [&uuid](const auto& one) { return one.second == uuid; });
    }

    [[nodiscard]] QUuid derived(const Named& named, int equals) const
    {
        static const QUuid space(u"{0b9f3f0e-55c4-4a1c-9d5e-7f2f0a6f3c51}"_s);
        return QUuid::createUuidV5(space,
                                   QStringList{tournament_, QString::number(named.number),
                                               named.name, named.club, QString::number(equals)}
                                       .join(u'\n'));
    }

    QString tournament_;
    std::map<std::int64_t, QUuid> now_;
    std::map<Named, QUuid> known_;
};

std::int64_t numberOf(const core::Participant& participant)
{
    return core::plain(participant.number);
}

/// Those of all tournaments.
class Everybody
{
public:
    explicit Everybody(Connection& connection) : connection_(connection)
    {
        Rows rows = connection.rows(u"SELECT id, uuid FROM tournament ORDER BY id"_s);
        while (rows.next()) {
            const auto uuid = rows.value<QString>(1);
            tournaments_.emplace(rows.value<std::int64_t>(0), Participants(uuid));
            ids_.emplace(uuid, rows.value<std::int64_t>(0));
        }
    }

    void identify()
    {
        for (auto& [id, participants] : tournaments_) {
            rewriteJournal(connection_, core::TournamentId{id},
                           [&people = participants](auto& texts) { people.follow(texts); });
            identifyPresent(core::TournamentId{id}, participants);
        }
        rewriteClubJournal(connection_, [this](core::ChangeTexts& texts) {
            rewriteSteps(texts.before);
            rewriteSteps(texts.after);
        });
        rewriteRecords(connection_, u"erased"_s, [this](QByteArray& content) {
            if (auto record = objectIn(content)) {
                rewriteErased(*record);
                content = QByteArray::fromStdString(record->dump());
            }
        });
        moveLinks();
    }

private:
    void identifyPresent(core::TournamentId id, Participants& participants)
    {
        std::optional<core::StoredTournament> stored;
        try {
            stored = readTournament(connection_, id);
        } catch (const core::StoreFailure& failure) {
            if (failure.kind() != core::StoreFailure::Kind::Damaged) {
                throw;
            }
        }
        if (!stored) {
            return;
        }
        Proof proof(connection_, id);
        TournamentWriter writer(connection_, id);
        for (const auto& before : stored->tournament.participants) {
            auto after = before;
            after.uuid = {participants.present({numberOf(before), before.name, before.club})};
            std::vector<core::Step> steps = {core::ParticipantExchange{
                before.number, withoutPayments(before), withoutPayments(after)}};
            for (const auto& payment : before.payments) {
                auto identified = payment;
                identified.payer.participant = after.uuid;
                steps.emplace_back(core::PaymentExchange{payment.number, payment, identified});
            }
            for (const auto& step : steps) {
                writer.write(step);
                proof.follow(step);
            }
        }
        proof.store();
    }

    [[nodiscard]] QUuid uuidOf(std::int64_t tournament, const Named& named) const
    {
        const auto found = tournaments_.find(tournament);
        return found != tournaments_.end() ? found->second.known(named)
                                           : Participants(QString::number(tournament)).known(named);
    }

    /// "links/3/7/Berger%2C%20Anna/Hof" becomes "links/3/UUID".
    [[nodiscard]] std::string pathNow(const std::string& path) const
    {
        constexpr qsizetype parts = 5;
        const auto folders = QString::fromStdString(path).split(u'/');
        if (folders.front() != u"links" || folders.size() != parts) {
            return path;
        }
        const auto decoded = [](const QString& text) {
            return QString::fromUtf8(QByteArray::fromPercentEncoding(text.toLatin1()));
        };
        const Named named{folders[2].toLongLong(), decoded(folders[3]), decoded(folders[4])};
        const auto uuid = uuidOf(folders[1].toLongLong(), named);
        return u"links/%1/%2"_s.arg(folders[1], uuidText(uuid)).toStdString();
    }

    void rewriteSteps(QByteArray& text) const
    {
        const auto before = objectIn(text);
        if (!before) {
            return;
        }
        Json after = Json::object();
        for (const auto& [path, value] : before->items()) {
            const auto now = pathNow(path);
            if (!after.contains(now)) {
                after[now] = value;
            }
            if (path.starts_with("erased/") && value.is_object()) {
                rewriteErased(after[now]);
            }
        }
        text = QByteArray::fromStdString(after.dump());
    }

    void rewriteErased(Json& record) const
    {
        const auto places = record.find("enrolled");
        if (places == record.end() || !places->is_array()) {
            return;
        }
        std::set<std::pair<QString, QString>> found;
        for (const auto& place : *places) {
            const auto tournament = textIn(place, "tournament");
            const auto id = ids_.find(tournament);
            const auto number = place.find("number");
            if (id == ids_.end() || number == place.end() || !number->is_number_integer()) {
                continue;
            }
            for (const auto& uuid :
                 tournaments_.at(id->second).erased(number->get<std::int64_t>())) {
                found.emplace(tournament, uuidText(uuid));
            }
        }
        Json enrolled = Json::array();
        for (const auto& [tournament, participant] : found) {
            Json place = Json::object();
            place["tournament"] = tournament.toStdString();
            place["participant"] = participant.toStdString();
            enrolled.push_back(std::move(place));
        }
        *places = std::move(enrolled);
    }

    /// One for each participant: that of the present name, if there are several.
    void moveLinks()
    {
        struct Link
        {
            std::int64_t tournament = 0;
            QString participant;
            QString player;
            bool isProven = true;
        };
        std::map<std::pair<std::int64_t, QString>, Link> links;
        {
            Rows rows = connection_.rows(
                u"SELECT tournament, participant, name, club, player, digest FROM named_link "
                "AS link ORDER BY EXISTS (SELECT 1 FROM participant AS person "
                "WHERE person.tournament = link.tournament "
                "AND person.number = link.participant AND person.name = link.name "
                "AND person.club = link.club) DESC, tournament, participant, name, club"_s);
            while (rows.next()) {
                constexpr int digest = 5;
                const auto tournament = rows.value<std::int64_t>(0);
                const auto uuid =
                    uuidText(uuidOf(tournament, {rows.value<std::int64_t>(1),
                                                 rows.value<QString>(2), rows.value<QString>(3)}));
                links.emplace(
                    std::pair(tournament, uuid),
                    Link{tournament, uuid, rows.value<QString>(4), rows.isProven(digest)});
            }
        }
        for (const auto& [key, link] : links) {
            const auto digest = digestOfRow(link.tournament, link.participant, link.player);
            connection_.run(u"INSERT INTO player_link (tournament, participant, player, digest) "
                            "VALUES (?, ?, ?, ?)"_s,
                            link.tournament, link.participant, link.player,
                            link.isProven ? digest : ~digest);
        }
        connection_.runOnce(u"DROP TABLE named_link"_s);
    }

    Connection& connection_;
    std::map<std::int64_t, Participants> tournaments_;
    std::map<QString, std::int64_t> ids_; ///< By uuid.
};

} // namespace

void giveParticipantIds(Connection& connection)
{
    connection.unguardJournals();
    Everybody(connection).identify();
    connection.guardJournals();
}

} // namespace db
