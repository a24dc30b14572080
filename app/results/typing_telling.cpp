#include "typing.h"

#include "refusal_places.h"
#include "under_grid.h"

#include "app/desk.h"
#include "app/documents/card_words.h"
#include "app/texts/explanation_texts.h"
#include "app/texts/numbers.h"
#include "app/texts/refusal_texts.h"
#include "app/texts/seat_letters.h"
#include "app/texts/time_text.h"

namespace desk {
namespace {

QString resultText(const core::GameOutcome& outcome)
{
    return handsText(outcome) + QStringLiteral(" · ") + endingText(outcome).text;
}

} // namespace

void Typing::tell(const QString& text)
{
    told_ = text;
    showUnder();
}

void Typing::compare()
{
    const auto* const standing = entry_.game();
    if (standing != nullptr && !preview_.changes) {
        stored(false);
        return;
    }
    ask(Question::Difference, tr("M", "key: mine") + tr("T", "key: theirs"));
    const QString stands =
        standing != nullptr ? resultText(standing->outcome) : tr("nothing is entered");
    under_.showConflict(tr("Typed now: %1").arg(resultText(*preview_.game)),
                        tr("Stands there: %1").arg(stands), tr("M", "key: mine"),
                        tr("take what was typed now"), tr("T", "key: theirs"),
                        tr("leave what stands there"));
}

void Typing::ask(Question question, const QString& letters)
{
    question_ = question;
    grid_.setAnswers(letters);
}

void Typing::forgetQuestion()
{
    ask(Question::None, {});
    grid_.mark({});
}

void Typing::answered(QChar letter)
{
    const Question asked = question_;
    if (asked == Question::Warning) {
        terms_.warningsConfirmed = true;
        forgetQuestion();
        attempt();
        return;
    }
    const bool mine = tr("M", "key: mine") == letter;
    if (mine) {
        entry_.acknowledge(entry_.revision().number);
        preview_ = entry_.preview();
        if (hasReason()) {
            attempt();
        }
    } else if (asked == Question::Difference) {
        stored(true);
    } else {
        const auto number = entry_.slip()->game;
        forgetQuestion();
        entry_.discard();
        goOn(number);
    }
}

void Typing::refuse(const core::Refusals& refusals)
{
    QStringList texts;
    for (const auto& refusal : refusals) {
        texts << texts::text(refusal);
    }
    texts.removeDuplicates();
    const auto fields = fieldsOf(refusals, *entry_.slip());
    tell(texts.join(QLatin1Char('\n')));
    grid_.mark(fields);
    if (!fields.empty()) {
        grid_.focusField(fields.front());
    }
}

void Typing::warn(const core::Warnings& warnings)
{
    QStringList texts;
    for (const auto& warning : warnings) {
        texts << texts::text(warning);
    }
    const auto fields = fieldsOf(warnings, *entry_.slip());
    if (!fields.empty()) {
        grid_.focusField(fields.front());
    }
    ask(Question::Warning, tr("Y", "key: yes, it is right"));
    grid_.mark(fields, GameGrid::Mark::Doubtful);
    under_.showWarning(texts.join(QLatin1Char('\n')), tr("Y", "key: yes, it is right"));
}

void Typing::tellConflict()
{
    const auto revision = entry_.revision();
    const auto* const standing = entry_.game();
    const QString who = tr("%1 at %2").arg(revision.desk, texts::timeText(revision.time));
    ask(Question::Conflict, tr("M", "key: mine") + tr("T", "key: theirs"));
    const QString stands = standing != nullptr
                               ? tr("%1 entered: %2").arg(who, resultText(standing->outcome))
                               : tr("%1 cleared the game.").arg(who);
    const QString typed = notPlayed_      ? tr("not played")
                          : preview_.game ? resultText(*preview_.game)
                                          : tr("not typed to the end yet");
    under_.showConflict(stands, tr("Typed here: %1").arg(typed), tr("M", "key: mine"),
                        tr("store mine"), tr("T", "key: theirs"), tr("leave theirs"));
}

void Typing::showUnder()
{
    if (question_ != Question::None) {
        return;
    }
    if (!told_.isEmpty()) {
        under_.showRefusal(told_);
    } else if (entry_.slip() == nullptr) {
        showMatch();
    } else if (!isBlind() && entry_.isCorrection() && preview_.changes && preview_.worth) {
        const auto moves = shownMoves(desk_.tournament(), desk_.standings(),
                                      entry_.standingsWith(preview_, desk_.standings()));
        under_.showMoves(moves);
    } else {
        explain();
    }
}

void Typing::showMatch()
{
    const auto& tournament = desk_.tournament();
    const auto* const table = entry_.table();
    if (table == nullptr || table->games.empty() || !core::playsCards(tournament.settings)) {
        under_.showNothing();
        return;
    }
    const auto match = core::matchOf(tournament.settings, *entry_.round(), *table);
    QString text = documents::matchText(documents::People(tournament), tournament.settings,
                                        *entry_.round(), match);
    if (match.status == core::MatchStatus::Running) {
        under_.showNothing();
    } else {
        text.front() = text.front().toUpper();
        under_.showState(text);
    }
}

void Typing::explain()
{
    const auto place = grid_.focused();
    under_.setCards(entry_.slip()->form.cards);
    if (!preview_.refusals.empty()) {
        under_.showExplanation(texts::text(preview_.refusals.front()));
    } else if (preview_.worth && place) {
        under_.showExplanation(explanation(place->seat));
    } else {
        under_.showExplanation(whatToType());
    }
}

QString Typing::whatToType() const
{
    const auto& form = entry_.slip()->form;
    if (!form.cards) {
        return tr("Stones left of each seat, “-” for who did not play. The zero makes the Rommé.");
    }
    return form.tieBreak.empty()
               ? tr("Melded and laid off, then left in hand, seat by seat; “-” for who did not "
                    "play.")
               : tr("A tie-breaker deal among those equal at the top; it adds to no total.");
}

QString Typing::explanation(std::size_t seat) const
{
    const QString letter = texts::seatLetter(seat);
    if (!preview_.worth->at(seat)) {
        return tr("%1 did not play.", "seat").arg(letter);
    }
    const auto* const game = std::get_if<core::PlayedGame>(&*preview_.game);
    const QString text = game != nullptr
                             ? texts::text(*scoring::explainHand(desk_.tournament().settings.rules,
                                                                 game->result, seat))
                             : dealExplanation(seat);
    return tr("%1: %2", "seat: explanation").arg(letter, text);
}

QString Typing::dealExplanation(std::size_t seat) const
{
    const auto& slip = *entry_.slip();
    const auto points = *preview_.worth->at(seat);
    QStringList parts = {
        tr("%1 melded − %2 in hand = %3")
            .arg(slip.seats[seat].first, slip.seats[seat].second, texts::matchPointsText(points))};
    const auto& match = *preview_.match;
    if (slip.form.tieBreak.empty()) {
        parts << tr("%1 in all", "points of a match")
                     .arg(texts::matchPointsText(
                         scoring::MatchPoints::fromPoints(match.score.seats.at(seat).score)));
    }
    if (match.over) {
        const auto& tournament = desk_.tournament();
        parts << tr("The match is over then: %1.")
                     .arg(documents::matchText(documents::People(tournament), tournament.settings,
                                               *entry_.round(), match));
    }
    return parts.join(QStringLiteral(" · "));
}

QString Typing::missingText(FieldPlace place) const
{
    const QString seat = texts::seatLetter(place.seat);
    if (!entry_.slip()->form.cards) {
        return tr("How many stones has seat %1 left? “-” if nobody played there.").arg(seat);
    }
    return place.second ? tr("What has seat %1 left in hand? 0 for who went out.").arg(seat)
                        : tr("What has seat %1 melded? “-” if nobody played there.").arg(seat);
}

} // namespace desk
