#include "samples.h"
#include "scenes.h"

#include "app/desk/club/club_file/club_files.h"
#include "app/desk/club/club_file/merge_dialog.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace {

core::Player person(const QString& name, const QString& club)
{
    return {name, club, {}, core::PlayerId{QUuid::createUuidV5(QUuid(), name + club)}};
}

core::MergeLine line(core::MergeKind kind, core::MergeFate fate, const QString& name,
                     std::optional<QDate> date = {}, std::vector<core::Player> candidates = {})
{
    core::MergeLine line;
    line.kind = kind;
    line.fate = fate;
    line.name = name;
    line.date = date;
    line.candidates = std::move(candidates);
    line.id = QUuid::createUuidV5(QUuid(), name);
    return line;
}

/// One of each.
core::MergePlan samplePlan()
{
    using enum core::MergeFate;
    using core::MergeKind;
    core::MergePlan plan;
    plan.lines = {
        line(MergeKind::Evening, Continued, u"Clubabend im September"_s, QDate(2026, 9, 18)),
        line(MergeKind::Evening, Different, u"Clubabend im Oktober"_s, QDate(2026, 10, 16)),
        line(MergeKind::Evening, New, u"Dienstagsrunde"_s, QDate(2026, 11, 3)),
        line(MergeKind::Person, Recognised, u"Öztürk, Deniz"_s, {},
             {person(u"Öztürk, Deniz"_s, u"Hof"_s)}),
        line(MergeKind::Person, Doubtful, u"Lang, Uwe"_s, {}, {person(u"Lang, Uwe"_s, u"Hof"_s)}),
        line(MergeKind::Person, New, u"Berger, Anna"_s),
        line(MergeKind::Person, MergedThere, u"Käthe Weiss"_s, {},
             {person(u"Weiß, Käthe"_s, u"Hof"_s)}),
        line(MergeKind::Series, New, u"Jahreswertung 2026"_s),
        line(MergeKind::Series, Deleted, u"Probewertung"_s),
        line(MergeKind::CashMovement, DeletedThere, u"Getränke"_s),
        line(MergeKind::Person, Same, u"Weiß, Käthe"_s)};
    for (auto& one : plan.lines) {
        one.isTaken = one.fate == MergedThere || one.fate == DeletedThere;
    }
    return plan;
}

} // namespace

void takeClub(const Album& album)
{
    Stage stage(album);
    stage.open(samples::runningEvening());
    stage.go(desk::PageId::Tournaments);
    const auto file = stage.fixture().file(u"club.rummyclub"_s);
    desk::ClubFiles files(stage.session());
    files.moveTo(file);
    stage.window().build();
    Stage::settle();
    stage.take(u"club-moved"_s);
}

void takeClubDialogs(const Album& album)
{
    Stage stage(album);
    stage.open(samples::runningEvening());
    stage.takeDialog(u"club-merge"_s, [&] {
        desk::MergeDialog dialog(stage.session(), {}, samplePlan(), u"laptop2"_s, &stage.window());
        dialog.exec();
    });
    stage.takeDialog(u"club-merge-nothing"_s, [&] {
        desk::MergeDialog dialog(stage.session(), {}, {}, u"laptop2"_s, &stage.window());
        dialog.exec();
    });
    stage.takeDialog(u"club-move"_s, [&] {
        Stage::partOf<QAction>(stage.window(), u"moveClubAction"_s).trigger();
    });
}
