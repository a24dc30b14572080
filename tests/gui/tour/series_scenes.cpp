#include "samples.h"
#include "scenes.h"

#include "core/service/club_service.h"
#include "core/use_cases/series.h"

#include <QAction>
#include <QListWidget>

using namespace Qt::StringLiterals;
using desk::PageId;

namespace {

/// An evening of the sample with its people shifted, so that others lead.
core::Tournament eveningOf(int month)
{
    auto evening = samples::read(u"club-evening"_s);
    evening.settings.name = u"Clubabend"_s;
    evening.settings.date = QDate(2026, month, 12);
    auto& people = evening.participants;
    const auto names = people;
    for (std::size_t place = 0; place < people.size(); ++place) {
        const auto& other = names[(place + static_cast<std::size_t>(month * 3)) % names.size()];
        people[place].name = other.name;
        people[place].surname = other.surname;
        people[place].club = other.club;
    }
    return evening;
}

/// A year of six evenings with the best four counting.
core::Series openYear(Stage& stage)
{
    for (int month = 1; month <= 6; ++month) {
        stage.open(eveningOf(month));
    }
    core::Series wanted;
    wanted.name = u"2026"_s;
    wanted.settings.best = 4;
    wanted.settings.leastAttendance = 3;
    wanted.settings.tieBreaks = {core::SeriesTieBreak::EveningsWon};
    wanted.guestTag = u"Gast"_s;
    wanted.earlierMeetings = 50;
    core::ClubRecords records;
    (void)stage.session().runClub([&](core::ClubService& service) {
        core::ClubEvenings evenings;
        service.readEvenings(evenings);
        std::vector<core::SeriesEvening> all;
        for (const auto& one : evenings.all()) {
            wanted.evenings.push_back(one->evening.tournament);
            all.push_back(one->evening);
        }
        auto made = service.run(core::createSeries, wanted, all);
        records = service.read().clubRecords();
        return made;
    });
    stage.go(PageId::Series);
    return records.series.begin()->second;
}

} // namespace

void takeSeries(const Album& album)
{
    {
        Stage stage(album);
        stage.go(PageId::Series);
        stage.take(u"series-none"_s);
    }
    Stage stage(album);
    const auto series = openYear(stage);
    stage.take(u"series"_s);
    (void)stage.session().runClub([&](core::ClubService& service) {
        core::ClubEvenings evenings;
        service.readEvenings(evenings);
        return service.run(core::closeSeries, series.id, evenings.of(series));
    });
    stage.fixture().advance(3600);
    (void)stage.session().run([](core::TournamentService& service, core::TournamentId id) {
        core::Penalty penalty;
        penalty.participant = core::StartNumber{4};
        penalty.matchPoints = scoring::MatchPoints::fromPoints(-1);
        penalty.reason = u"verspätet"_s;
        return service.run(id, core::givePenalty, penalty);
    });
    (void)stage.session().runClub(core::addPlayers, {{u"Hofmann, Ute"_s, u"Grünwies"_s, {}}});
    Stage::settle();
    stage.take(u"series-closed"_s);
}

void takeSeriesDialogs(const Album& album)
{
    Stage stage(album);
    openYear(stage);
    stage.takeDialog(u"series-rules"_s, [&] { stage.trigger(u"seriesRulesAction"_s); });
    stage.takeDialog(u"series-new"_s, [&] { stage.trigger(u"newSeriesAction"_s); });
    stage.takeDialog(u"series-evenings"_s, [&] { stage.trigger(u"seriesEveningsAction"_s); });
    stage.takeDialog(u"series-close"_s, [&] { stage.trigger(u"closeSeriesAction"_s); });
    stage.takeDialog(
        u"series-print"_s, [&] { stage.trigger(u"printSeriesAction"_s); }, Stage::waitForPaper);
    auto& shares = stage.part<QListWidget>(u"seriesShares"_s);
    stage.takeDialog(u"series-games"_s, [&] {
        shares.setFocus();
        shares.setCurrentRow(0);
        Q_EMIT shares.itemActivated(shares.item(0));
    });
}
