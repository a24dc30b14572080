#include "card_samples.h"
#include "samples.h"
#include "scenes.h"

#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;
using core::RoundNumber;
using core::StartNumber;
using desk::PageId;

namespace {

void openRounds(Stage& stage, const core::Tournament& tournament)
{
    stage.open(tournament);
    stage.go(PageId::Rounds);
}

/// The same draft in each run.
void draw(Stage& stage)
{
    const auto rounds = stage.session().tournament().rounds.size();
    stage.answer([&] { stage.trigger(u"seedAction"_s); },
                 [](QWidget& dialog) {
                     Stage::partOf<QSpinBox>(dialog, u"numberField"_s).setValue(4711);
                     Stage::partOf<QPushButton>(dialog, u"yesButton"_s).click();
                 });
    Stage::waitFor([&] { return stage.session().tournament().rounds.size() > rounds; });
    stage.go(PageId::Rounds);
}

core::Tournament eveningWithCancelled()
{
    auto evening = samples::runningEvening();
    evening.rounds.back().head.state = core::RoundState::Cancelled;
    evening.rounds.back().head.reason = u"Stromausfall"_s;
    return evening;
}

core::Tournament smallEvening(int people)
{
    auto evening = samples::beforeTheFirst();
    evening.participants.resize(static_cast<std::size_t>(people));
    evening.settings.apart.clear();
    return evening;
}

void takeDraft(Stage& stage)
{
    stage.part(u"seat-1-A"_s).setFocus();
    stage.key(Qt::Key_L);
    stage.part(u"seat-2-A"_s).setFocus();
    stage.key(Qt::Key_L, Qt::ShiftModifier);
    stage.part(u"seat-3-B"_s).setFocus();
    stage.key(Qt::Key_Space);
    stage.key(Qt::Key_Right);
    stage.take(u"rounds-draft-swap"_s);
    stage.key(Qt::Key_Escape);
    if (auto* details = stage.page().findChild<QPushButton*>(u"qualityDetailsButton"_s)) {
        details->click();
    }
    stage.take(u"rounds-draft-details"_s);
    const auto absent =
        stage.session().run(core::changePresence, StartNumber{6}, core::AbsentIn{RoundNumber{4}});
    if (!absent) {
        qFatal("a scene's person cannot be absent");
    }
    stage.take(u"rounds-draft-out-of-date"_s);
}

void takeWaysToDraw(const Album& album)
{
    Stage stage(album);
    openRounds(stage, smallEvening(5));
    stage.take(u"rounds-five-people"_s);
    stage.takeDialog(u"rounds-more"_s,
                     [&] { stage.part<QPushButton>(u"moreWaysButton"_s).showMenu(); });
    stage.takeDialog(u"rounds-plan-all"_s, [&] { stage.trigger(u"planAllAction"_s); });
    stage.takeDialog(u"rounds-final"_s, [&] { stage.trigger(u"finalAction"_s); });
    stage.takeDialog(u"rounds-seed"_s, [&] { stage.trigger(u"seedAction"_s); });
    stage.trigger(u"byHandAction"_s);
    stage.take(u"rounds-by-hand"_s);
}

void takeSearch(const Album& album)
{
    Stage stage(album);
    openRounds(stage, smallEvening(8));
    stage.answer([&] { stage.trigger(u"planAllAction"_s); },
                 [](QWidget& dialog) {
                     Stage::partOf<QSpinBox>(dialog, u"numberField"_s).setValue(9);
                     Stage::partOf<QPushButton>(dialog, u"yesButton"_s).click();
                 });
    auto& panel = stage.part(u"searchPanel"_s);
    Stage::waitFor([&] { return panel.isVisible(); });
    stage.take(u"rounds-search"_s);
    stage.click(u"cancelSearchButton"_s);
}

void takeRepairs(const Album& album)
{
    auto evening = samples::runningEvening();
    auto late = evening.participants.back();
    late.number = StartNumber{23};
    late.name = u"Nachtigall, Nina"_s;
    late.present = {{RoundNumber{4}, {}}};
    evening.participants.push_back(late);
    Stage stage(album);
    openRounds(stage, evening);
    stage.takeDialog(u"rounds-latecomer"_s, [&] { stage.click(u"latecomerButton"_s); });
    stage.takeDialog(
        u"rounds-missing"_s, [&] { stage.click(u"missingButton"_s); },
        [&](QWidget& dialog) {
            const auto& free = evening.rounds.back().tables.back().head.seats;
            auto& field = Stage::partOf<QLineEdit>(dialog, u"personPickerField"_s);
            field.setText(QString::number(core::plain(free.front())));
        });
    stage.takeDialog(
        u"rounds-correct-seats"_s, [&] { stage.click(u"correctSeatsButton"_s); },
        [](QWidget& dialog) {
            Stage::partOf<QLineEdit>(dialog, u"otherPickerField"_s).setText(u"Ö"_s);
            Stage::partOf<QRadioButton>(dialog, u"withThePersonChoice"_s).setChecked(true);
        });
    stage.takeDialog(u"rounds-shorten"_s, [&] { stage.click(u"shortenButton"_s); });
    stage.takeDialog(u"rounds-cancel"_s, [&] { stage.click(u"cancelRoundButton"_s); });
}

/// The events of Rommé 500: a finished round, the winner, and what can be drawn.
void takeCardRounds(const Album& album)
{
    for (const auto& name : {u"ring"_s, u"target"_s, u"points"_s, u"knock-out"_s}) {
        Stage stage(album);
        openRounds(stage, samples::read(u"cards-"_s + name));
        stage.take(u"rounds-cards-"_s + name);
    }
    {
        Stage stage(album);
        openRounds(stage, samples::runningKnockOut());
        stage.take(u"rounds-cards-running"_s);
        stage.click(u"roundSegments-3"_s);
        stage.take(u"rounds-cards-not-decided"_s);
        stage.click(u"roundSegments-2"_s);
        stage.takeDialog(u"rounds-cards-missing"_s, [&] { stage.click(u"missingButton"_s); });
    }
    Stage stage(album);
    openRounds(stage, samples::knockOutBetweenRounds());
    stage.take(u"rounds-cards-next"_s);
    stage.takeDialog(u"rounds-cards-more"_s,
                     [&] { stage.part<QPushButton>(u"moreWaysButton"_s).showMenu(); });
    draw(stage);
    stage.take(u"rounds-cards-draft"_s);
}

} // namespace

void takeRounds(const Album& album)
{
    {
        Stage stage(album);
        openRounds(stage, samples::betweenRounds());
        stage.take(u"rounds-next"_s);
        draw(stage);
        stage.take(u"rounds-draft"_s);
        if (album.view.size.width() == 1280) {
            takeDraft(stage);
        }
    }
    Stage stage(album);
    openRounds(stage, samples::runningEvening());
    stage.take(u"rounds-running"_s);
}

void takeRoundDialogs(const Album& album)
{
    takeCardRounds(album);
    takeWaysToDraw(album);
    takeSearch(album);
    takeRepairs(album);
    {
        Stage stage(album);
        openRounds(stage, samples::betweenRounds());
        draw(stage);
        stage.click(u"publishButton"_s);
        stage.take(u"rounds-published"_s);
        stage.click(u"offerNotNowButton"_s);
        stage.takeDialog(u"rounds-withdraw"_s, [&] { stage.click(u"withdrawButton"_s); });
        stage.click(u"roundSegments-2"_s);
        stage.take(u"rounds-closed"_s);
        stage.takeDialog(u"rounds-reopen"_s, [&] { stage.click(u"reopenButton"_s); });
    }
    {
        Stage stage(album);
        openRounds(stage, eveningWithCancelled());
        stage.click(u"roundSegments-4"_s);
        stage.take(u"rounds-cancelled"_s);
    }
    {
        auto evening = smallEvening(8);
        evening.settings.apart = {{StartNumber{1}, StartNumber{2}}};
        Stage stage(album);
        openRounds(stage, evening);
        stage.trigger(u"byHandAction"_s);
        stage.take(u"rounds-broken-wish"_s);
    }
    {
        Stage stage(album);
        openRounds(stage, smallEvening(1));
        stage.take(u"rounds-too-few"_s);
    }
    Stage stage(album);
    openRounds(stage, samples::largeTournament());
    stage.click(u"roundSegments-12"_s);
    stage.take(u"rounds-large"_s);
}
