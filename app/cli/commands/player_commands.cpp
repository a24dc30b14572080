#include "app/cli/call.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/lists.h"
#include "core/club/club_keys.h"
#include "core/people/people_names.h"
#include "core/people/search_text.h"
#include "core/year/people_facts.h"
#include "reports/documents/club_catalogue.h"
#include "scoring/match_points.h"

#include <QUuid>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What the command tells of, read from the store.
struct ClubYears
{
    core::ClubEvenings kept; ///< What `evenings` points into.
    core::PlayedEvenings evenings;
    std::vector<core::ClubPerson> people;

    ClubYears(core::Reader& reader, const core::DaySpan& days)
    {
        kept.read(reader);
        evenings = core::playedEvenings(kept.counted(), days);
        people = core::peopleOf(evenings);
    }

    [[nodiscard]] const core::SeriesEvening& evening(std::size_t place) const
    {
        return *evenings[place].evening;
    }
};

/// All those who fit best.
std::vector<core::ClubPerson> peopleCalled(const std::vector<core::ClubPerson>& people,
                                           const QString& wanted)
{
    std::vector<core::ClubPerson> found;
    const auto keep = [&](const auto& fits) {
        if (found.empty()) {
            std::copy_if(people.begin(), people.end(), std::back_inserter(found), fits);
        }
    };
    if (const auto id = QUuid::fromString(wanted); !id.isNull()) {
        keep([&id](const auto& one) { return one.person.player.value == id; });
    }
    keep([&wanted](const auto& one) {
        return core::nameWithClub(one.person.name, one.person.club) == wanted;
    });
    keep([key = core::nameKey(wanted)](const auto& one) {
        return core::nameKey(one.person.name) == key;
    });
    keep([matcher = core::NameMatcher(wanted)](const auto& one) {
        return matcher.matches(core::nameWithClub(one.person.name, one.person.club));
    });
    return found;
}

QString exact(scoring::MatchPoints points)
{
    return QString::fromStdString(scoring::fractionText(points));
}

QString dateText(const std::optional<QDate>& date)
{
    return date ? date->toString(Qt::ISODate) : QString();
}

Json eveningJson(const core::SeriesEvening& evening)
{
    return {{"date", evening.date ? Json(utf8(dateText(evening.date))) : Json()},
            {"evening", utf8(evening.name)},
            {"ruleset", utf8(core::keyOf(evening.rules.ruleSet))}};
}

Json personJson(const core::SeriesPerson& person)
{
    const auto& id = person.player.value;
    return {{"name", utf8(person.name)},
            {"club", utf8(person.club)},
            {"id", id.isNull() ? Json() : Json(utf8(id.toString(QUuid::WithoutBraces)))}};
}

Json tallyJson(const core::Tally& tally)
{
    return {{"games", tally.games},   {"tmp", utf8(exact(tally.tmp()))}, {"wins", tally.wins},
            {"rommes", tally.rommes}, {"claims", tally.claims},          {"stones", tally.stones}};
}

Json resultJson(const ClubYears& years, const core::PersonEvening& result)
{
    Json json = eveningJson(years.evening(result.evening));
    json["rank"] = result.rank;
    json["participants"] = result.participants;
    json.update(tallyJson(result.tally));
    return json;
}

Json streakJson(const ClubYears& years, const core::WinningStreak& streak)
{
    return {{"length", streak.length},
            {"first", eveningJson(years.evening(streak.first))},
            {"last", eveningJson(years.evening(streak.last))}};
}

Json sumJson(const ClubYears& years, const core::RuleSetSum& sum)
{
    const auto eveningsJson = [&years](const std::vector<std::size_t>& places) {
        return listJson(places,
                        [&years](std::size_t place) { return eveningJson(years.evening(place)); });
    };
    Json json = {{"ruleset", utf8(core::keyOf(sum.ruleSet))},
                 {"evenings", sum.evenings},
                 {"eveningsWon", sum.eveningsWon}};
    json.update(tallyJson(sum.tally));
    json["bestPlace"] = eveningsJson(sum.bestPlace);
    json["worstPlace"] = eveningsJson(sum.worstPlace);
    json["mostPoints"] = eveningsJson(sum.mostPoints);
    json["fewestPoints"] = eveningsJson(sum.fewestPoints);
    json["longestStreaks"] = listJson(
        sum.longestStreaks, [&years](const auto& streak) { return streakJson(years, streak); });
    return json;
}

Json metJson(const core::PersonMet& met)
{
    Json json = personJson(met.person);
    json.update({{"evenings", met.evenings},
                 {"tables", met.tables},
                 {"games", met.games},
                 {"ahead", met.ahead},
                 {"behind", met.behind}});
    return json;
}

QByteArray factsJson(const ClubYears& years, const core::PersonFacts& facts)
{
    return jsonText(
        {{"player", personJson(facts.person)},
         {"sums", listJson(facts.sums, [&years](const auto& sum) { return sumJson(years, sum); })},
         {"evenings",
          listJson(facts.evenings, [&years](const auto& one) { return resultJson(years, one); })},
         {"met", listJson(facts.met, metJson)}});
}

Json bothJson(const ClubYears& years, const core::EveningOfBoth& both)
{
    Json json = eveningJson(years.evening(both.one.evening));
    json.update({{"rank", both.one.rank},
                 {"otherRank", both.other.rank},
                 {"tmp", utf8(exact(both.one.tally.tmp()))},
                 {"otherTmp", utf8(exact(both.other.tally.tmp()))},
                 {"tables", both.tables},
                 {"games", both.games},
                 {"ahead", both.oneAhead},
                 {"behind", both.otherAhead}});
    return json;
}

QByteArray againstJson(const ClubYears& years, const core::HeadToHead& both)
{
    return jsonText({{"player", personJson(both.one)},
                     {"against", personJson(both.other)},
                     {"better", both.oneBefore},
                     {"worse", both.otherBefore},
                     {"tables", both.tables},
                     {"games", both.games},
                     {"ahead", both.oneAhead},
                     {"behind", both.otherAhead},
                     {"evenings", listJson(both.evenings, [&years](const auto& one) {
                          return bothJson(years, one);
                      })}});
}

QByteArray recordsJson(const ClubYears& years, const std::vector<core::PlayersRecord>& records)
{
    const auto holderJson = [&years](const core::RecordHolder& holder) {
        Json json = personJson(holder.person);
        json["first"] = eveningJson(years.evening(holder.first));
        json["last"] = eveningJson(years.evening(holder.last));
        return json;
    };
    return jsonText({{"records", listJson(records, [&](const core::PlayersRecord& record) {
                          return Json{{"ruleset", utf8(core::keyOf(record.ruleSet))},
                                      {"record", utf8(core::keyOf(record.kind))},
                                      {"value", utf8(exact(record.value))},
                                      {"holders", listJson(record.holders, holderJson)}};
                      })}});
}

ExitCode player(Call& call)
{
    const auto& arguments = call.arguments();
    const bool wantsRecords = arguments.has("records");
    if (wantsRecords == !arguments.operands().isEmpty() ||
        (wantsRecords && arguments.has("against"))) {
        return call.misused("NAME", Console::tr("Give a name or an id, or only --records."));
    }
    const auto days = daysOf(call);
    if (!days) {
        return ExitCode::Usage;
    }
    const ClubYears years(call.store().read(), *days);
    const core::ClubRecords noRecords;
    const documents::ClubSource source{noRecords, years.kept,
                                       call.environment().clock().toLocalTime()};
    for (const auto& text : documents::damagedTexts(years.kept.damagedIn(*days))) {
        call.console().warning(u"NAME"_s, text);
    }
    if (wantsRecords) {
        return deliverList(call, {documents::recordsDocument(source, *days)},
                           [&] { return recordsJson(years, core::recordsOf(years.evenings)); });
    }
    const auto person =
        personCalled(call, years.people, u"NAME"_s, arguments.operands().constFirst());
    if (!person) {
        return ExitCode::Refused;
    }
    if (!arguments.has("against")) {
        return deliverList(
            call,
            {*documents::playerYearDocument(source, *person, *days),
             *documents::playerMetDocument(source, *person, *days)},
            [&] { return factsJson(years, *core::personFacts(years.evenings, *person)); });
    }
    const auto other = personCalled(call, years.people, u"--against"_s, arguments.text("against"));
    if (!other) {
        return ExitCode::Refused;
    }
    const auto both = core::headToHead(years.evenings, *person, *other);
    if (!both) {
        call.console().error(u"--against"_s, Console::tr("This is the same person."));
        return ExitCode::Refused;
    }
    return deliverList(call, {*documents::headToHeadDocument(source, *person, *other, *days)},
                       [&] { return againstJson(years, *both); });
}

} // namespace

std::optional<core::PersonKey> personCalled(Call& call, const std::vector<core::ClubPerson>& people,
                                            const QString& place, const QString& wanted)
{
    const auto found = peopleCalled(people, wanted);
    if (found.empty()) {
        call.console().error(
            place, Console::tr("Nobody called “%1” has a result at any evening.").arg(wanted));
        return std::nullopt;
    }
    if (found.size() > 1) {
        QStringList names;
        for (const auto& one : found) {
            const auto id = one.person.player.value;
            const auto name = core::nameWithClub(one.person.name, one.person.club);
            names << (id.isNull() ? name : name + u' ' + id.toString(QUuid::WithoutBraces));
        }
        call.console().error(place, Console::tr("“%1” can be several people; name one of them: %2")
                                        .arg(wanted, names.join(u"; "_s)));
        return std::nullopt;
    }
    return keyOf(found.front().person);
}

std::vector<Command> playerCommands()
{
    return {
        {
            .name = u"player"_s,
            .summary =
                Console::tr("Print what a person did at the club's evenings, or its records"),
            .details = Console::tr(
                "Evenings, places, points, whom they met, best and worst, series of wins. Two "
                "people of one name are told apart by \"Lang, Uwe (Plauen)\" or the id. Head to "
                "head and worst results are nobody else's business: they are on no page for the "
                "hall and on no website."),
            .options = {textOption("against", "OTHER",
                                   Console::tr("how the two did against one another")),
                        flag("records", Console::tr("the records of the club instead")),
                        textOption("from", "DATE", Console::tr("no evening before that day")),
                        textOption("until", "DATE", Console::tr("no evening after that day")),
                        formatOption({u"text"_s, u"json"_s, u"csv"_s}), outputOption()},
            .operands = {{.value = u"NAME"_s,
                          .help = Console::tr("a name as it is listed, its beginning, or an id"),
                          .optional = true}},
            .examples = {u"player \"Lang, Uwe\""_s,
                         u"player \"Lang, Uwe\" --against \"Berger, Anna\" --format json"_s,
                         u"player --records --from 2026-01-01 --until 2026-12-31"_s},
            .run = player,
        },
    };
}

} // namespace cli
