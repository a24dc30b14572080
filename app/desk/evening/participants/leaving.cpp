#include "app/desk/evening/participants/leaving.h"

#include "app/desk/evening/participants/people_edits.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "core/model/limits.h"
#include "core/people/people_names.h"
#include "core/use_cases/attending.h"
#include "core/use_cases/editing_entries.h"

#include <QCoreApplication>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

class LeavingTexts
{
    Q_DECLARE_TR_FUNCTIONS(LeavingTexts)
};

constexpr int staysToTheEnd = QDialog::Accepted + 1;

/// The round being played, else the last one over; before the first that one.
core::RoundNumber roundReached(const core::Tournament& tournament)
{
    return core::RoundNumber{std::max(1, core::plain(roundToCome(tournament)) - 1)};
}

/// Who comes again, or for the first time: the round to come, or the one after it as long as people
/// can still take their seats in that.
core::RoundNumber roundToComeFor(const core::Tournament& tournament)
{
    const auto& rounds = tournament.rounds;
    const bool isPlayed = std::any_of(rounds.begin(), rounds.end(), [](const core::Round& round) {
        return round.head.state == core::RoundState::Published;
    });
    const auto next = core::plain(roundToCome(tournament));
    return core::RoundNumber{isPlayed ? next : next + 1};
}

/// Whether they play in the round reached or a later one.
bool isStillThere(const core::Participant& person, core::RoundNumber reached)
{
    return core::isHere(person) && !person.present.empty() &&
           person.present.back().until.value_or(reached) >= reached;
}

/// Asks for a round from `least` on.
class RoundQuestion : public Question
{
public:
    RoundQuestion(const QString& who, const QString& text, int least, QWidget* parent)
        : Question(parent, who, {}, LeavingTexts::tr("Note")), round_(new QSpinBox(this))
    {
        setObjectName(u"leavingDialog"_s);
        round_->setObjectName(u"leavingRound"_s);
        round_->setAccessibleName(text);
        round_->setRange(least, core::roundsRange.largest);
        auto* const row = makeRow(nullptr);
        row->addWidget(makeLabel(text, 13, QFont::Normal, theme::Role::Text, this));
        row->addWidget(round_);
        row->addStretch();
        body().addLayout(row);
    }

    int ask(core::RoundNumber proposed)
    {
        round_->setValue(core::plain(proposed));
        round_->setFocus();
        round_->selectAll();
        return exec();
    }
    [[nodiscard]] core::RoundNumber round() const { return core::RoundNumber{round_->value()}; }

private:
    QSpinBox* round_;
};

std::optional<Told> store(const core::Result<core::Done>& stored, const QString& done)
{
    return stored ? Told{done, true} : Told{textOf(stored.refused()), false};
}

/// From now on they play to that round, or to the end, whatever was planned before.
std::optional<Told> playUntil(Session& session, core::Participant person,
                              std::optional<core::RoundNumber> last, const QString& done)
{
    person.present.back().until.reset();
    if (last) {
        person.present = core::withPresence(person.present, core::PresentUntil{*last});
    }
    const auto edits = core::editsOf(session.tournament(), {std::move(person)});
    return store(session.run(core::editParticipants, edits), done);
}

std::optional<Told> askDeparture(Session& session, const core::Participant& person,
                                 core::RoundNumber reached, QWidget* parent)
{
    RoundQuestion question(core::numberedName(session.tournament(), person.number),
                           LeavingTexts::tr("leaves after round"), core::plain(reached), parent);
    if (person.present.back().until) {
        question.addChoice(u"staysButton"_s, LeavingTexts::tr("Stays to the end"), staysToTheEnd);
    }
    const int answer = question.ask(reached);
    if (answer == staysToTheEnd) {
        return playUntil(session, person, std::nullopt,
                         LeavingTexts::tr("%1 stays to the end.").arg(person.name));
    }
    if (answer != QDialog::Accepted) {
        return std::nullopt;
    }
    return playUntil(session, person, question.round(),
                     LeavingTexts::tr("%1 leaves after round %2.")
                         .arg(person.name)
                         .arg(core::plain(question.round())));
}

std::optional<Told> askArrival(Session& session, const core::Participant& person, QWidget* parent)
{
    const auto& tournament = session.tournament();
    RoundQuestion question(core::numberedName(tournament, person.number),
                           LeavingTexts::tr("comes for round"),
                           core::plain(roundToCome(tournament)), parent);
    if (question.ask(roundToComeFor(tournament)) != QDialog::Accepted) {
        return std::nullopt;
    }
    const auto round = question.round();
    return store(
        session.run(core::changePresence, person.number,
                    core::PresenceEdit(core::PresentFrom{round})),
        LeavingTexts::tr("%1 comes for round %2.").arg(person.name).arg(core::plain(round)));
}

} // namespace

std::optional<Told> askLeaving(Session& session, core::StartNumber number, QWidget* parent)
{
    const auto* const found = core::findParticipant(session.tournament(), number);
    if (found == nullptr) {
        return std::nullopt;
    }
    const core::Participant person = *found; // Another desk may change it meanwhile.
    const auto reached = roundReached(session.tournament());
    if (isStillThere(person, reached)) {
        return askDeparture(session, person, reached, parent);
    }
    // Rounds of people without a place say that they have lost it, or keep it.
    const bool hasPlace = core::isHere(person) ||
                          (person.status == core::Attendance::Expected && !person.present.empty());
    return hasPlace ? askArrival(session, person, parent)
                    : Told{LeavingTexts::tr("%1 has no place yet.").arg(person.name), false};
}

} // namespace desk
