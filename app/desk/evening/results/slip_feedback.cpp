#include "app/desk/evening/results/slip_feedback.h"

#include "app/desk/frame/discipline.h"
#include "app/desk/frame/session.h"
#include "core/texts/account_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"
#include "core/texts/report_texts.h"
#include "reports/documents/words.h"

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using icons::Meaning;

Meaning iconOf(Notice::Kind kind)
{
    return kind == Notice::Kind::Error     ? Meaning::Refused
           : kind == Notice::Kind::Warning ? Meaning::Warning
                                           : Meaning::Information;
}

std::vector<EndingKey> endingKeys(const TypedGame& game)
{
    return disciplineOf(game.tournament.settings).results().endingKeys();
}

bool hasEmptyHand(const TypedGame& game)
{
    return game.slip != nullptr && game.slip->hasEmptyHand();
}

/// The keys for endings that require nobody to have 0, with their effects; none if somebody has.
std::vector<FeedbackBar::Answer> endingHints(const TypedGame& game)
{
    std::vector<FeedbackBar::Answer> hints;
    for (const auto& ending : endingKeys(game)) {
        if (game.slip != nullptr && ending.isWithoutZero && !hasEmptyHand(game)) {
            hints.emplace_back(ending.key, ending.text);
        }
    }
    return hints;
}

QString textOf(const TypedGame& game, const core::MatchState& match)
{
    return documents::matchText(documents::People(game.tournament), game.tournament.settings,
                                game.at->round, match);
}

/// The deal's points by seat, and the resulting state of the match.
QString dealExplanation(const TypedGame& game, std::size_t seat)
{
    QStringList parts = {SlipFeedback::tr("%1 melded − %2 in hand = %3")
                             .arg(game.slip->seats[seat].first, game.slip->seats[seat].second,
                                  texts::matchPointsText(*game.preview.worth->at(seat)))};
    const auto& match = *game.preview.match;
    if (game.slip->form.tieBreak.empty()) {
        parts << SlipFeedback::tr("%1 in all", "points of a match")
                     .arg(texts::matchPointsText(
                         scoring::MatchPoints::fromPoints(match.score.seats.at(seat).score)));
    }
    if (match.over) {
        parts << SlipFeedback::tr("The match is over then: %1.").arg(textOf(game, match));
    }
    return parts.join(u" · "_s);
}

QString explanation(const TypedGame& game, std::size_t seat)
{
    const QString letter = texts::seatLetter(seat);
    if (!game.preview.worth->at(seat)) {
        return SlipFeedback::tr("%1 did not play.", "seat").arg(letter);
    }
    const auto* const played = std::get_if<core::PlayedGame>(&*game.preview.game);
    const QString text = played != nullptr
                             ? texts::text(*scoring::explainHand(game.tournament.settings.rules,
                                                                 played->result, seat))
                             : dealExplanation(game, seat);
    return SlipFeedback::tr("%1: %2", "seat: explanation").arg(letter, text);
}

/// "Game 2 by phone: seat B, phone 4F2A. Enter stores it."
QString reportText(const TypedGame& game)
{
    const auto sender = texts::senderText(game.report->sender);
    const auto number = QString::number(core::plain(game.slip->game));
    const QString text = SlipFeedback::tr("Game %1 %2. Enter stores it.", "2 / by phone: seat B …")
                             .arg(number, sender);
    QStringList lines = {text};
    if (!game.report->warnings.empty()) {
        lines << SlipFeedback::tr("The phone asked about unusual numbers; they were confirmed.");
    }
    if (!game.otherwise.isEmpty()) {
        lines << SlipFeedback::tr("Another phone says: %1").arg(game.otherwise);
    }
    return lines.join(u'\n');
}

QString whatToType(const TypedGame& game)
{
    return game.slip->form.tieBreak.empty()
               ? game.words.whatToType
               : SlipFeedback::tr(
                     "A tie-breaker deal among those equal at the top; it adds to no total.");
}

} // namespace

bool hasClaims(const TypedGame& game)
{
    return game.at && !game.at->match() &&
           game.tournament.settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus;
}

SlipFeedback::SlipFeedback(const Session& session, QWidget* parent)
    : FeedbackBar(parent), session_(session)
{}

void SlipFeedback::tell(const QString& text, Notice::Kind kind)
{
    told_ = text;
    toldKind_ = kind;
}

void SlipFeedback::showKeys(const TypedGame& game)
{
    const bool claims = hasClaims(game);
    const QString enter = !claims        ? tr("next")
                          : skipsClaims_ ? tr("next seat, skips claims")
                                         : tr("next field, claims too");
    std::vector<Answer> keys = {{tr("Enter", "key"), enter}};
    if (claims) {
        keys.emplace_back(u"+"_s, tr("claims"));
    }
    for (const auto& ending : endingKeys(game)) {
        keys.emplace_back(ending.key, ending.text);
    }
    setKeys(keys);
    offerEndings(game);
}

void SlipFeedback::offerEndings(const TypedGame& game)
{
    for (const auto& ending : endingKeys(game)) {
        setOffered(ending.key, !ending.isWithoutZero || !hasEmptyHand(game));
    }
}

void SlipFeedback::showGame(const TypedGame& game, std::optional<FieldPlace> focused,
                            const QString& aside)
{
    const auto& preview = game.preview;
    offerEndings(game);
    if (!told_.isEmpty()) {
        showMessage(toldKind_, iconOf(toldKind_), told_, endingHints(game));
    } else if (!aside.isEmpty()) {
        showMessage(Notice::Kind::Warning, Meaning::Warning, aside, endingHints(game));
    } else if (game.slip == nullptr) {
        showMatch(game);
    } else if (!game.isSecondPass && game.isCorrection && preview.changes && preview.worth) {
        showMoves(moves(game));
    } else if (!preview.refusals.empty()) {
        showExplanation(texts::text(preview.refusals.front()));
    } else if (game.report != nullptr && preview.worth) {
        showMessage(Notice::Kind::Tint, Meaning::Hall, reportText(game), endingHints(game));
    } else if (preview.worth && focused) {
        showExplanation(explanation(game, focused->seat));
    } else {
        showExplanation(whatToType(game));
    }
}

void SlipFeedback::showMatch(const TypedGame& game)
{
    const bool isSecret = game.isSecondPass || !game.at || game.at->table.games.empty();
    const auto match = isSecret ? std::nullopt : game.at->match();
    showIdle(match && match->status != core::MatchStatus::Running
                 ? documents::asLine(textOf(game, *match))
                 : QString());
}

std::vector<ShownMove> SlipFeedback::moves(const TypedGame& game) const
{
    core::Standings after = session_.standings();
    if (game.preview.after) {
        after = core::Standings(*game.preview.after);
    } else if (game.preview.worth) {
        const auto& head = game.at->table.head;
        const core::GameOutcome wanted = core::normalised(*game.preview.game, head);
        after.gameChanged(head, game.stored != nullptr ? &game.stored->outcome : nullptr, &wanted);
    }
    return shownMoves(game.tournament, session_.standings(), after);
}

} // namespace desk
