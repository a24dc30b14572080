#include "core/file/club_entities.h"

#include "core/club/club_keys.h"

#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace core {

using namespace Qt::Literals::StringLiterals;

/// Coins or notes of one value.
struct PieceCount
{
    std::int32_t cents = 1;
    std::int32_t count = 1;
};

/// Somebody enrolled.
struct EnrolledPlace
{
    TournamentUuid tournament;
    ParticipantUuid participant;
};

void writeMembers(Json& object, const EnrolledPlace& place)
{
    object["tournament"] = toJson(place.tournament);
    object["participant"] = toJson(place.participant);
}

void readMembers(ObjectReader& object, EnrolledPlace& place)
{
    object.readRequired("tournament"_L1, place.tournament);
    object.readRequired("participant"_L1, place.participant);
}

void writeMembers(Json& object, const PieceCount& pieces)
{
    object["cents"] = pieces.cents;
    object["count"] = pieces.count;
}

void readMembers(ObjectReader& object, PieceCount& pieces)
{
    object.readRequired("cents"_L1, pieces.cents);
    object.readRequired("count"_L1, pieces.count);
}

/// What was counted in a box.
struct BoxCount
{
    QString box;
    CashPieces pieces;
};

Json piecesJson(const CashPieces& pieces)
{
    Json list = Json::array();
    for (const auto& [cents, number] : pieces) {
        list.push_back(toJson(PieceCount{cents, number}));
    }
    return list;
}

CashPieces sumOf(const std::vector<PieceCount>& counts)
{
    CashPieces pieces;
    for (const auto& [cents, number] : counts) {
        pieces[cents] += number;
    }
    return pieces;
}

void writeMembers(Json& object, const BoxCount& count)
{
    object["box"] = toJson(count.box);
    object["pieces"] = piecesJson(count.pieces);
}

void readMembers(ObjectReader& object, BoxCount& count)
{
    std::vector<PieceCount> pieces;
    object.readRequired("box"_L1, count.box);
    object.readRequired("pieces"_L1, pieces);
    count.pieces = sumOf(pieces);
}

namespace {

/// A sum of match points, which unlike stated points need not be a multiple of 0.1; nothing if the
/// text is not a fraction as written here.
std::optional<scoring::MatchPoints> exactPoints(const QString& text)
{
    constexpr auto unitsPerPoint = scoring::MatchPoints::unitsPerPoint;
    constexpr auto most = std::numeric_limits<std::int64_t>::max() / unitsPerPoint;
    const auto slash = text.indexOf(u'/');
    const auto numerator = parseWholeNumber(text.left(slash), {-most, most});
    const auto denominator =
        slash < 0 ? 1 : parseWholeNumber(text.mid(slash + 1), {1, unitsPerPoint});
    if (!numerator || !denominator) {
        return std::nullopt;
    }
    const auto points = scoring::MatchPoints::fromUnits(*numerator * unitsPerPoint / *denominator);
    return fractionText(points) == text.toStdString() ? std::optional(points) : std::nullopt;
}

void readTotal(const JsonValue& value, scoring::MatchPoints& total, Refusals& faults)
{
    if (!value.isText()) {
        addFault(faults, wrongType(value, Expected::MatchPoints));
    } else if (const auto points = exactPoints(value.text())) {
        total = *points;
    } else {
        addFault(faults, {FileFault::NotMatchPoints, value.pointer(), {shownToken(value.text())}});
    }
}

void readCount(ObjectReader& object, QLatin1StringView key, std::int64_t& count)
{
    object.require(key);
    if (const auto value = object.member(key)) {
        count = readNumber(*value, NumberRange(), object.faults()).value_or(count);
    }
}

} // namespace

void writeMembers(Json& object, const Player& player)
{
    object["id"] = toJson(player.id);
    object["name"] = toJson(player.name);
    object["club"] = toJson(player.club);
    object["tags"] = listOf(player.tags);
    if (player.publicName != PublicName::Full) {
        object["public"] = toJson(player.publicName);
    }
}

void readMembers(ObjectReader& object, Player& player)
{
    object.readRequired("id"_L1, player.id);
    object.readRequired("name"_L1, player.name);
    object.read("club"_L1, player.club);
    object.read("tags"_L1, player.tags);
    object.read("public"_L1, player.publicName);
}

void writeMembers(Json& object, const Series& series)
{
    const auto& settings = series.settings;
    object["id"] = toJson(series.id);
    object["name"] = toJson(series.name);
    object["measure"] = toJson(settings.measure);
    object["value"] = toJson(settings.value);
    object["placePoints"] = listOf(settings.placePoints);
    object["best"] = toJson(settings.best);
    object["leastAttendance"] = settings.leastAttendance;
    object["tieBreaks"] = listOf(settings.tieBreaks);
    object["guestsCount"] = settings.guestsCount;
    object["guestTag"] = toJson(series.guestTag);
    object["evenings"] = listOf(series.evenings);
    object["earlierMeetings"] = series.earlierMeetings;
    object["closed"] = listOf(series.closed);
}

void readMembers(ObjectReader& object, Series& series)
{
    auto& settings = series.settings;
    object.readRequired("id"_L1, series.id);
    object.readRequired("name"_L1, series.name);
    object.read("measure"_L1, settings.measure);
    object.read("value"_L1, settings.value);
    object.read("placePoints"_L1, settings.placePoints);
    object.read("best"_L1, settings.best);
    object.read("leastAttendance"_L1, settings.leastAttendance);
    object.read("tieBreaks"_L1, settings.tieBreaks);
    object.read("guestsCount"_L1, settings.guestsCount);
    object.read("guestTag"_L1, series.guestTag);
    object.read("evenings"_L1, series.evenings);
    object.read("earlierMeetings"_L1, series.earlierMeetings);
    object.read("closed"_L1, series.closed);
}

void writeMembers(Json& object, const ClosedSeries& closed)
{
    object["time"] = toJson(closed.time);
    object["by"] = toJson(closed.by);
    object["evenings"] = closed.evenings;
    object["lines"] = listOf(closed.lines);
}

void readMembers(ObjectReader& object, ClosedSeries& closed)
{
    object.readRequired("time"_L1, closed.time);
    object.read("by"_L1, closed.by);
    object.readRequired("evenings"_L1, closed.evenings);
    object.readRequired("lines"_L1, closed.lines);
}

void writeMembers(Json& object, const ClosedSeriesLine& line)
{
    object["rank"] = toJson(line.rank);
    object["player"] = toJson(line.player);
    object["name"] = toJson(line.name);
    object["club"] = toJson(line.club);
    object["total"] = toJson(line.total);
    object["counted"] = line.counted;
}

void readMembers(ObjectReader& object, ClosedSeriesLine& line)
{
    object.read("rank"_L1, line.rank);
    object.read("player"_L1, line.player);
    object.readRequired("name"_L1, line.name);
    object.read("club"_L1, line.club);
    object.require("total"_L1);
    if (const auto total = object.member("total"_L1)) {
        readTotal(*total, line.total, object.faults());
    }
    readCount(object, "counted"_L1, line.counted);
}

void writeMembers(Json& object, const CashMovement& movement)
{
    object["id"] = toJson(movement.id);
    object["evening"] = toJson(movement.evening);
    object["kind"] = toJson(movement.kind);
    object["cents"] = movement.cents;
    object["text"] = toJson(movement.text);
    object["time"] = toJson(movement.time);
    object["by"] = toJson(movement.by);
    if (!movement.way.isEmpty()) {
        object["way"] = toJson(movement.way);
    }
    if (!movement.box.isEmpty()) {
        object["box"] = toJson(movement.box);
    }
}

void readMembers(ObjectReader& object, CashMovement& movement)
{
    object.readRequired("id"_L1, movement.id);
    object.read("evening"_L1, movement.evening);
    object.readRequired("kind"_L1, movement.kind);
    object.readRequired("cents"_L1, movement.cents);
    object.read("text"_L1, movement.text);
    object.readRequired("time"_L1, movement.time);
    object.read("by"_L1, movement.by);
    object.read("way"_L1, movement.way);
    object.read("box"_L1, movement.box);
}

void writeMembers(Json& object, const CashCount& count)
{
    object["pieces"] = piecesJson(count.pieces);
    object["time"] = toJson(count.time);
    object["by"] = toJson(count.by);
    if (!count.otherBoxes.empty()) {
        Json boxes = Json::array();
        for (const auto& [box, pieces] : count.otherBoxes) {
            boxes.push_back(toJson(BoxCount{box, pieces}));
        }
        object["boxes"] = std::move(boxes);
    }
}

void readMembers(ObjectReader& object, CashCount& count)
{
    std::vector<PieceCount> pieces;
    object.readRequired("pieces"_L1, pieces);
    count.pieces = sumOf(pieces);
    object.readRequired("time"_L1, count.time);
    object.read("by"_L1, count.by);
    std::vector<BoxCount> boxes;
    object.read("boxes"_L1, boxes);
    for (auto& [box, counted] : boxes) {
        count.otherBoxes.insert_or_assign(box, std::move(counted));
    }
}

void writeMembers(Json& object, const ErasedPerson& person)
{
    object["id"] = toJson(person.id);
    Json enrolled = Json::array();
    for (const auto& [tournament, participant] : person.enrolled) {
        enrolled.push_back(toJson(EnrolledPlace{tournament, participant}));
    }
    object["enrolled"] = std::move(enrolled);
}

void readMembers(ObjectReader& object, ErasedPerson& person)
{
    object.readRequired("id"_L1, person.id);
    std::vector<EnrolledPlace> enrolled;
    object.readRequired("enrolled"_L1, enrolled);
    person.enrolled.clear();
    for (const auto& [tournament, participant] : enrolled) {
        person.enrolled.emplace(tournament, participant);
    }
}

void writeMembers(Json& object, const MergedPlayer& player)
{
    object["id"] = toJson(player.id);
    object["into"] = toJson(player.into);
}

void readMembers(ObjectReader& object, MergedPlayer& player)
{
    object.readRequired("id"_L1, player.id);
    object.readRequired("into"_L1, player.into);
}

void writeMembers(Json& object, const DeletedItem& item)
{
    object["id"] = toJson(item.id);
    object["kind"] = toJson(item.kind);
}

void readMembers(ObjectReader& object, DeletedItem& item)
{
    object.readRequired("id"_L1, item.id);
    object.readRequired("kind"_L1, item.kind);
}

void writeMembers(Json& object, const EveningVersion& version)
{
    object["id"] = toJson(version.id);
    object["of"] = toJson(version.of);
}

void readMembers(ObjectReader& object, EveningVersion& version)
{
    object.readRequired("id"_L1, version.id);
    object.readRequired("of"_L1, version.of);
}

void writeMembers(Json& object, const TableRange& range)
{
    object["first"] = plain(range.first);
    object["last"] = plain(range.last);
}

void readMembers(ObjectReader& object, TableRange& range)
{
    object.readRequired("first"_L1, range.first);
    object.readRequired("last"_L1, range.last);
    range.last = std::max(range.first, range.last);
}

void writeMembers(Json& object, const Helper& helper)
{
    object["id"] = toJson(helper.id);
    object["name"] = toJson(helper.name);
    object["rights"] = listOf(helper.rights);
    if (helper.tables) {
        object["tables"] = toJson(*helper.tables);
    }
}

void readMembers(ObjectReader& object, Helper& helper)
{
    object.readRequired("id"_L1, helper.id);
    object.readRequired("name"_L1, helper.name);
    std::vector<HelperRight> rights;
    object.readRequired("rights"_L1, rights);
    helper.rights = {rights.begin(), rights.end()};
    object.read("tables"_L1, helper.tables);
}

} // namespace core
