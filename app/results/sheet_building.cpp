#include "sheet_building.h"

#include "round_progress.h"

#include "app/texts/seat_letters.h"

#include <QCoreApplication>

#include <algorithm>

namespace desk {
namespace {

using scoring::MatchPoints;

class SheetTexts
{
    Q_DECLARE_TR_FUNCTIONS(SheetTexts)
};

using Score = scoring::GameScore;

GridSeat gridSeat(const core::Tournament& tournament, core::StartNumber number, std::size_t seat)
{
    GridSeat shown;
    shown.letter = texts::seatLetter(seat);
    shown.number = QString::number(core::plain(number));
    if (const auto* const person = core::findParticipant(tournament, number)) {
        shown.name = person->name;
        shown.surname = surname(person->name);
        shown.second = forename(person->name);
        if (shown.second.isEmpty()) {
            shown.second = person->club;
        }
    }
    return shown;
}

std::optional<Score> scoreOf(const core::Tournament& tournament, const core::GameKey& key,
                             const core::GameOutcome& outcome)
{
    if (!std::holds_alternative<core::PlayedGame>(outcome)) {
        return std::nullopt;
    }
    return core::enteredGame(tournament, key, outcome).score;
}

bool isTakenOver(const SlipSeat& seat)
{
    return seat.substitute &&
           std::holds_alternative<core::Substitution::TakenOverBy>(*seat.substitute);
}

/// What the slip says, with the points of `score`.
void fillHands(GridRow& row, const Slip& slip, const std::optional<Score>& score)
{
    for (std::size_t seat = 0; seat < slip.seats.size(); ++seat) {
        const SlipSeat& typed = slip.seats[seat];
        GridHand hand;
        if (!typed.stones.isEmpty() && !typed.didNotPlay()) {
            hand.stones = typed.stones;
            hand.claims = typed.claims.isEmpty() ? QStringLiteral("0") : typed.claims;
        }
        hand.substitute = substituteText(typed);
        if (score && (*score)[seat]) {
            hand.points = (*score)[seat]->total();
        }
        row.hands.push_back(hand);
    }
}

void addTo(std::optional<MatchPoints>& sum, MatchPoints points)
{
    sum = sum.value_or(MatchPoints()) + points;
}

class SheetBuilder
{
public:
    SheetBuilder(const core::Tournament& tournament, const Entry& entry, const Preview& preview)
        : tournament_(tournament),
          entry_(entry),
          preview_(preview),
          round_(*entry.round()),
          table_(*entry.table())
    {}

    GridSheet build()
    {
        sheet_.claims = tournament_.settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus;
        const auto& seats = table_.head.seats;
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            sheet_.seats.push_back(gridSeat(tournament_, seats[seat], seat));
        }
        for (std::int32_t game = 1; game <= round_.head.games; ++game) {
            addRow(core::GameNumber{game});
        }
        return std::move(sheet_);
    }

private:
    void addRow(core::GameNumber number)
    {
        GridRow row;
        row.number = number;
        row.ending = openText();
        const auto* const slip = entry_.slip();
        const auto* const game = core::findGame(table_, number);
        if (slip != nullptr && slip->game == number) {
            fillTyping(row, *slip, game);
        } else if (entry_.isBlind()) {
            fillHands(row, blankSlip(number, table_.head.seats.size()), {});
        } else {
            fillKept(row, game);
        }
        sheet_.rows.push_back(std::move(row));
    }

    void fillTyping(GridRow& row, const Slip& slip, const core::Game* game)
    {
        row.state = GridRow::State::Typing;
        fillHands(row, slip, preview_.score);
        if (preview_.game && preview_.refusals.empty()) {
            row.ending = endingText(*preview_.game);
        } else {
            row.ending = endingWhileTyping(slip);
        }
        addSums(slip, preview_.score, false);
        if (game != nullptr && !entry_.isBlind()) {
            const auto stored = slipOf(game->number, game->outcome, slip.seats.size());
            addSums(stored, scoreOf(tournament_, keyOf(game->number), game->outcome), true);
            if (!preview_.score) {
                addSums(stored, scoreOf(tournament_, keyOf(game->number), game->outcome), false);
            }
        }
        for (std::size_t seat = 0; seat < slip.seats.size(); ++seat) {
            if (slip.seats[seat].substitute) {
                sheet_.seats[seat].second = substituteText(slip.seats[seat]);
                sheet_.seats[seat].substituted = true;
            }
        }
    }

    void fillKept(GridRow& row, const core::Game* game)
    {
        const auto seats = table_.head.seats.size();
        const auto* const kept =
            entry_.book() != nullptr ? entry_.book()->find(row.number) : nullptr;
        if (game != nullptr) {
            row.state = GridRow::State::Stored;
            const auto stored = slipOf(row.number, game->outcome, seats);
            const auto score = scoreOf(tournament_, keyOf(row.number), game->outcome);
            row.ending = endingText(game->outcome);
            fillHands(row, stored, score);
            addSums(stored, score, true);
            addSums(stored, score, false);
        }
        if (kept != nullptr) {
            row.state = GridRow::State::HalfTyped;
            row.hands.clear();
            fillHands(row, *kept, {});
            row.ending = {icons::Meaning::Edit, theme::Role::Note,
                          SheetTexts::tr("typed", "not stored yet")};
        } else if (game == nullptr) {
            fillHands(row, blankSlip(row.number, seats), {});
        }
    }

    /// A hand that was taken over counts for who took it, not for the seat.
    void addSums(const Slip& slip, const std::optional<Score>& score, bool soFar)
    {
        for (std::size_t seat = 0; score && seat < slip.seats.size(); ++seat) {
            if ((*score)[seat] && !isTakenOver(slip.seats[seat])) {
                GridSeat& shown = sheet_.seats[seat];
                addTo(soFar ? shown.soFar : shown.total, (*score)[seat]->total());
            }
        }
    }

    static EndingText endingWhileTyping(const Slip& slip)
    {
        if (slip.ending == SlipEnding::Early) {
            return {icons::Meaning::Early, theme::Role::Warn, SheetTexts::tr("early")};
        }
        if (slip.ending == SlipEnding::FirstRoundRomme) {
            return {icons::Meaning::Complete, theme::Role::Note,
                    SheetTexts::tr("1st circuit", "first-round Rommé")};
        }
        for (std::size_t seat = 0; seat < slip.seats.size(); ++seat) {
            if (slip.seats[seat].stones == QStringLiteral("0")) {
                return {icons::Meaning::Complete, theme::Role::Accent,
                        SheetTexts::tr("Rommé %1").arg(texts::seatLetter(seat))};
            }
        }
        return {icons::Meaning::Running, theme::Role::Accent, SheetTexts::tr("running")};
    }

    [[nodiscard]] core::GameKey keyOf(core::GameNumber number) const
    {
        return {round_.number, table_.number, number};
    }

    const core::Tournament& tournament_;
    const Entry& entry_;
    const Preview& preview_;
    const core::Round& round_;
    const core::Table& table_;
    GridSheet sheet_;
};

} // namespace

GridSheet gridSheet(const core::Tournament& tournament, const Entry& entry, const Preview& preview)
{
    return entry.table() != nullptr ? SheetBuilder(tournament, entry, preview).build()
                                    : GridSheet();
}

QString substituteText(const SlipSeat& seat)
{
    if (!seat.substitute) {
        return {};
    }
    if (const auto* name = std::get_if<core::Substitution::PlayedBy>(&*seat.substitute)) {
        return SheetTexts::tr("played by %1").arg(*name);
    }
    return SheetTexts::tr("taken over: no. %1")
        .arg(core::plain(std::get<core::Substitution::TakenOverBy>(*seat.substitute)));
}

} // namespace desk
