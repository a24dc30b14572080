#include "samples.h"
#include "scenes.h"

#include <cstddef>

using namespace Qt::StringLiterals;
using core::Attendance;
using desk::PageId;

namespace {

/// 240 people in the hall, with long or right-to-left names.
core::Tournament largeHall()
{
    constexpr std::size_t here = 150;
    auto large = samples::largeTournament();
    large.rounds.clear();
    large.participants.resize(240);
    for (std::size_t index = here; index < large.participants.size(); ++index) {
        large.participants[index].status = Attendance::Expected;
    }
    large.participants[here].name =
        u"von der Schulenburg-Hohenlohe-Langenburg, Maximiliane Theodora"_s;
    large.participants[here].club =
        u"Gesellschaft der Freunde des gepflegten Romméspiels Oberammergau"_s;
    large.participants[here + 1].name = u"الخوارزمي, محمد بن موسى"_s;
    return large;
}

void open(Stage& stage, const core::Tournament& tournament)
{
    stage.open(tournament);
    stage.go(PageId::CheckIn);
}

} // namespace

void takeCheckIn(const Album& album)
{
    {
        Stage stage(album);
        open(stage, samples::registrations());
        stage.take(u"check-in"_s);
    }
    Stage stage(album);
    open(stage, largeHall());
    stage.take(u"check-in-240"_s);
}

void takeCheckInDialogs(const Album& album)
{
    {
        Stage stage(album);
        open(stage, samples::registrations());
        stage.write(u"a"_s);
        stage.take(u"check-in-typed"_s);
        stage.key(Qt::Key_Plus);
        stage.take(u"check-in-done"_s);
        stage.write(u"Neubauer, Klaus"_s);
        stage.take(u"check-in-full"_s);
        stage.key(Qt::Key_Escape);
        stage.write(u"P99"_s);
        stage.key(Qt::Key_Return);
        stage.take(u"check-in-nobody"_s);
        stage.go(PageId::Rounds);
        stage.takeDialog(u"check-in-question"_s, [&] { stage.click(u"drawButton"_s); });
    }
    {
        Stage stage(album);
        auto late = samples::registrations();
        late.settings.date = QDate(2026, 10, 15);
        open(stage, late);
        stage.take(u"check-in-late"_s);
    }
    Stage stage(album);
    auto empty = samples::registrations();
    empty.participants.clear();
    empty.settings.capacity.reset();
    empty.settings.deadline.reset();
    open(stage, empty);
    stage.take(u"check-in-empty"_s);
}
