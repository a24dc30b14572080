#include "sheet_building.h"

#include "round_progress.h"

#include "app/texts/numbers.h"
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

bool isTakenOver(const SlipSeat& seat)
{
    return seat.substitute &&
           std::holds_alternative<core::Substitution::TakenOverBy>(*seat.substitute);
}

QString secondText(const SlipForm& form, const SlipSeat& seat)
{
    return seat.second.isEmpty() && !form.cards ? QStringLiteral("0") : seat.second;
}

/// What the slip says, with the points of `worth`.
void fillHands(GridRow& row, const Slip& slip, const std::optional<Worth>& worth)
{
    for (std::size_t seat = 0; seat < slip.seats.size(); ++seat) {
        const SlipSeat& typed = slip.seats[seat];
        GridHand hand;
        hand.asked = slip.form.handOf(seat).has_value();
        if (!typed.first.isEmpty() && !typed.didNotPlay()) {
            hand.first = typed.first;
            hand.second = secondText(slip.form, typed);
        }
        hand.gone = slip.isEmptyHand(seat);
        hand.substitute = substituteText(typed);
        if (worth) {
            hand.points = (*worth)[seat];
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
        nameColumns();
        const auto& seats = table_.head.seats;
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            sheet_.seats.push_back(gridSeat(tournament_, seats[seat], seat));
        }
        for (const auto number : gamesOf(tournament_.settings, round_, table_)) {
            addRow(number);
        }
        if (sheet_.cards) {
            addMatchTotals();
        }
        tellBesideTotals();
        return std::move(sheet_);
    }

private:
    void nameColumns()
    {
        const auto ruleSet = tournament_.settings.rules.ruleSet;
        sheet_.cards = core::playsCards(tournament_.settings);
        sheet_.hasSecond = ruleSet != scoring::RuleSet::RummyPure;
        sheet_.firstTitle = sheet_.cards ? SheetTexts::tr("Melded") : SheetTexts::tr("Stones");
        sheet_.secondTitle =
            sheet_.cards ? SheetTexts::tr("In hand", "short") : SheetTexts::tr("Claims");
        sheet_.sumLabel = sheet_.cards ? SheetTexts::tr("Match") : SheetTexts::tr("Round");
    }

    [[nodiscard]] QString labelOf(core::GameNumber number, const SlipForm& form) const
    {
        if (!form.tieBreak.empty()) {
            return SheetTexts::tr("Tie", "short: a tie-breaker deal");
        }
        return (sheet_.cards ? SheetTexts::tr("Deal %1") : SheetTexts::tr("Game %1"))
            .arg(core::plain(number));
    }

    void addRow(core::GameNumber number)
    {
        GridRow row;
        row.number = number;
        row.ending = openText();
        const SlipForm form = entry_.form(number);
        row.label = labelOf(number, form);
        const auto* const slip = entry_.slip();
        const auto* const game = core::findGame(table_, number);
        if (slip != nullptr && slip->game == number) {
            fillTyping(row, *slip, game);
        } else if (entry_.isBlind()) {
            fillHands(row, blankSlip(form, number), {});
        } else {
            fillKept(row, form, game);
        }
        sheet_.rows.push_back(std::move(row));
    }

    void fillTyping(GridRow& row, const Slip& slip, const core::Game* game)
    {
        row.state = GridRow::State::Typing;
        fillHands(row, slip, preview_.worth);
        if (preview_.game && preview_.refusals.empty()) {
            row.ending = endingText(*preview_.game);
        } else {
            row.ending = endingWhileTyping(slip);
        }
        addSums(slip, preview_.worth, false);
        if (game != nullptr && !entry_.isBlind()) {
            const auto stored = slipOf(slip.form, game->number, game->outcome);
            const auto worth = worthOf(tournament_, keyOf(game->number), game->outcome);
            addSums(stored, worth, true);
            if (!preview_.worth) {
                addSums(stored, worth, false);
            }
        }
        for (std::size_t seat = 0; seat < slip.seats.size(); ++seat) {
            if (slip.seats[seat].substitute) {
                sheet_.seats[seat].second = substituteText(slip.seats[seat]);
                sheet_.seats[seat].substituted = true;
            }
        }
    }

    void fillKept(GridRow& row, const SlipForm& form, const core::Game* game)
    {
        const auto* const kept =
            entry_.book() != nullptr ? entry_.book()->find(row.number) : nullptr;
        if (game != nullptr) {
            row.state = GridRow::State::Stored;
            const auto stored = slipOf(form, row.number, game->outcome);
            const auto worth = worthOf(tournament_, keyOf(row.number), game->outcome);
            row.ending = endingText(game->outcome);
            fillHands(row, stored, worth);
            addSums(stored, worth, true);
            addSums(stored, worth, false);
        }
        if (kept != nullptr) {
            row.state = GridRow::State::HalfTyped;
            row.hands.clear();
            fillHands(row, *kept, {});
            row.ending = {icons::Meaning::Edit, theme::Role::Note,
                          SheetTexts::tr("typed", "not stored yet")};
        } else if (game == nullptr) {
            fillHands(row, blankSlip(form, row.number), {});
        }
    }

    /// A hand that was taken over counts for who took it, not for the seat.
    void addSums(const Slip& slip, const std::optional<Worth>& worth, bool soFar)
    {
        for (std::size_t seat = 0; worth && !sheet_.cards && seat < slip.seats.size(); ++seat) {
            if ((*worth)[seat] && !isTakenOver(slip.seats[seat])) {
                GridSeat& shown = sheet_.seats[seat];
                addTo(soFar ? shown.soFar : shown.total, *(*worth)[seat]);
            }
        }
    }

    /// In a match all hands of a seat count, whoever held them.
    void addMatchTotals()
    {
        if (entry_.isBlind()) {
            return;
        }
        const auto stored = core::matchOf(tournament_.settings, round_, table_);
        const auto& now = preview_.match ? *preview_.match : stored;
        for (std::size_t seat = 0; seat < sheet_.seats.size(); ++seat) {
            sheet_.seats[seat].soFar = totalOf(stored, seat);
            sheet_.seats[seat].total = totalOf(now, seat);
        }
    }

    static std::optional<MatchPoints> totalOf(const core::MatchState& match, std::size_t seat)
    {
        const auto& total = match.score.seats.at(seat);
        return total.deals > 0 ? std::optional(MatchPoints::fromPoints(total.score)) : std::nullopt;
    }

    void tellBesideTotals()
    {
        for (auto& seat : sheet_.seats) {
            seat.besideTotal = sheet_.cards ? toTarget(seat) : soFar(seat);
        }
    }

    static QString soFar(const GridSeat& seat)
    {
        return seat.soFar ? SheetTexts::tr("so far %1").arg(texts::matchPointsText(*seat.soFar))
                          : QString();
    }

    [[nodiscard]] QString toTarget(const GridSeat& seat) const
    {
        const auto* const form =
            std::get_if<scoring::TargetMatch>(&tournament_.settings.cards.match);
        if (form == nullptr) {
            return soFar(seat);
        }
        const auto left =
            MatchPoints::fromPoints(form->target) - seat.total.value_or(MatchPoints());
        return left > MatchPoints()
                   ? SheetTexts::tr("%1 to go", "to the target").arg(texts::matchPointsText(left))
                   : SheetTexts::tr("target reached");
    }

    static EndingText endingWhileTyping(const Slip& slip)
    {
        switch (slip.ending) {
        case SlipEnding::Early:
            return {icons::Meaning::Early, theme::Role::Warn, SheetTexts::tr("early")};
        case SlipEnding::FirstRoundRomme:
            return {icons::Meaning::Complete, theme::Role::Note,
                    SheetTexts::tr("1st circuit", "first-round Rommé")};
        case SlipEnding::StockUsedUp:
            return {icons::Meaning::Early, theme::Role::Note, SheetTexts::tr("stock empty")};
        case SlipEnding::ByHands:
            break;
        }
        for (std::size_t seat = 0; seat < slip.seats.size(); ++seat) {
            if (slip.isEmptyHand(seat)) {
                const QString went = slip.form.cards
                                         ? SheetTexts::tr("%1 out", "a seat has gone out")
                                         : SheetTexts::tr("Rommé %1");
                return {icons::Meaning::Complete, theme::Role::Accent,
                        went.arg(texts::seatLetter(seat))};
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
