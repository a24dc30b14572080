#include "app/desk/evening/check_in/next_step.h"

#include "app/desk/evening/check_in/check_in_words.h"
#include "core/ranking/summary.h"

#include <QCoreApplication>

#include <utility>

namespace desk {
namespace {

using StepKind = NextStep::Kind;

class NextSteps
{
    Q_DECLARE_TR_FUNCTIONS(NextStep)

public:
    static NextStep release(const core::Tournament& tournament, const core::PlaceRelease& release)
    {
        const auto late = static_cast<int>(release.released.size());
        const auto places = static_cast<int>(release.movingUp.size());
        const QString movingUp = tr("Move up: %1").arg(words::names(tournament, release.movingUp));
        if (late == 0) {
            return {StepKind::Release, movingUp, tr("%n place(s) free", nullptr, places),
                    tr("Release %n place(s)", nullptr, places), release};
        }
        return {StepKind::Release, tr("%n expected are late: release their places", nullptr, late),
                movingUp + QStringLiteral(" · ") +
                    tr("Not here: %1").arg(words::names(tournament, release.released)),
                tr("Release %n place(s)", nullptr, places), release};
    }

    static NextStep expected(const core::Tournament& tournament, int count, bool isLate)
    {
        const auto& deadline = tournament.settings.deadline;
        if (isLate) {
            return {StepKind::Draw,
                    tr("%n expected are late", nullptr, count),
                    tr("Nobody is waiting for their places."),
                    drawVerb(tournament),
                    {}};
        }
        return {StepKind::CheckIn,
                deadline
                    ? tr("%n expected, until %1", nullptr, count).arg(words::timeOfDay(*deadline))
                    : tr("%n expected", nullptr, count),
                tr("Three letters, a start number or a scanned code, then Enter."),
                tr("Here"),
                {}};
    }

    static NextStep allHere(const core::Tournament& tournament)
    {
        return {StepKind::Draw,
                tournament.rounds.empty() ? tr("All are here: draw the first round")
                                          : tr("All are here"),
                tr("Anyone who comes now is enrolled by name."),
                drawVerb(tournament),
                {}};
    }

    static NextStep nobody()
    {
        return {StepKind::Enrol,
                tr("Nobody is registered yet"),
                tr("Type a name and press Enter: the person is enrolled and here. Lists are read "
                   "on the page Participants."),
                tr("Participants"),
                {}};
    }

    static NextStep over() { return {StepKind::Nothing, tr("The tournament is over"), {}, {}, {}}; }

private:
    static QString drawVerb(const core::Tournament& tournament)
    {
        return tournament.rounds.empty() ? tr("Draw the first round") : tr("Rounds");
    }
};

bool isOver(const core::Tournament& tournament, QDate today)
{
    return core::stageOf(core::summaryOf(core::TournamentId{0}, tournament), today) ==
           core::Stage::Finished;
}

} // namespace

NextStep nextStepOf(const core::Tournament& tournament, const QDateTime& now)
{
    const auto count = core::registrationCount(tournament);
    const bool isLate = core::isPastDeadline(tournament.settings, now);
    if (isOver(tournament, now.date())) {
        return NextSteps::over();
    }
    if (tournament.participants.empty()) {
        return NextSteps::nobody();
    }
    if (const auto release = core::proposedRelease(tournament, isLate); !release.isEmpty()) {
        return NextSteps::release(tournament, release);
    }
    if (count.expected > 0) {
        return NextSteps::expected(tournament, count.expected, isLate);
    }
    return NextSteps::allHere(tournament);
}

} // namespace desk
