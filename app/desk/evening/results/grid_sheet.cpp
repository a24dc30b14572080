#include "app/desk/evening/results/grid_sheet.h"

#include "core/evening/second_pass.h"
#include "core/people/distinct_names.h"
#include "core/people/people_names.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace desk {
namespace {

using scoring::MatchPoints;

GridSeat gridSeat(const core::Tournament& tournament, const core::DistinctNames& people,
                  core::StartNumber number, std::size_t seat)
{
    GridSeat shown;
    shown.letter = texts::seatLetter(seat);
    shown.number = QString::number(core::plain(number));
    if (const auto* const person = core::findParticipant(tournament, number)) {
        shown.name = person->name;
        const auto parts = core::partsOf(*person);
        shown.surname = parts.surname;
        const bool isShared = people.of(number) != person->name;
        shown.second = parts.forename.isEmpty() ? person->club
                       : isShared               ? core::nameWithClub(parts.forename, person->club)
                                                : parts.forename;
    }
    return shown;
}

class SheetBuilder
{
    Q_DECLARE_TR_FUNCTIONS(SheetBuilder)

public:
    SheetBuilder(const core::Tournament& tournament, const TableInRound& at,
                 const TypedGames& typed)
        : tournament_(tournament), at_(at), typed_(typed)
    {}

    GridSheet build()
    {
        sheet_.words = at_.discipline().words(at_.settings);
        sheet_.wholePoints = match_.has_value();
        sheet_.hasSecond = at_.settings.rules.ruleSet != scoring::RuleSet::RummyPure;
        sheet_.hasClaims = sheet_.hasSecond && !match_;
        sheet_.usualRows = at_.discipline().usualGames(at_);
        const auto& seats = at_.table.head.seats;
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            sheet_.seats.push_back(gridSeat(tournament_, people_, seats[seat], seat));
        }
        for (const auto number : at_.discipline().games(at_)) {
            addRow(number);
        }
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            fillTotals(sheet_.seats[seat], seat);
        }
        return std::move(sheet_);
    }

private:
    void addRow(core::GameNumber number)
    {
        const SlipForm form = slipForm(at_, number);
        const auto& words = sheet_.words;
        GridRow row;
        row.label = form.tieBreak.empty() ? words.game.arg(core::plain(number))
                                          : tr("Tie", "short: a tie-breaker deal");
        row.slip = blankSlip(form, number);
        row.ending = openText();
        const core::GameKey key{at_.round.number, at_.table.number, number};
        const bool typing = typed_.slip != nullptr && typed_.slip->game == number;
        const bool isHidden =
            typed_.pass != nullptr && !typed_.pass->isDone(at_.round.number, at_.table, number);
        const auto* const game = isHidden ? nullptr : core::findGame(at_.table, number);
        const auto* const kept =
            typed_.kept != nullptr && typed_.pass == nullptr ? typed_.kept->find(number) : nullptr;
        if (game != nullptr) {
            row.state = GridRow::State::Stored;
            row.slip = slipOf(form, number, game->outcome);
            row.worth = seatPointsOf(tournament_, key, game->outcome);
            row.ending = endingText(game->outcome);
            addSums(row, &GridSeat::soFar);
        }
        const auto reported = game == nullptr && typed_.waiting != nullptr && typed_.pass == nullptr
                                  ? typed_.waiting->offered(key)
                                  : std::nullopt;
        if (!typing || !typed_.preview.worth) {
            addSums(row, &GridSeat::total);
        }
        if (typing) {
            fillTyping(row);
        } else if (kept != nullptr) {
            row.state = GridRow::State::HalfTyped;
            row.slip = kept->slip;
            row.worth.reset();
            row.ending = {icons::Meaning::Edit, theme::Role::Note, tr("typed", "not stored yet")};
        } else if (reported) {
            row.state = GridRow::State::Reported;
            row.slip = slipOf(form, number, gameIn(*reported)->outcome);
            row.ending = {icons::Meaning::Hall, theme::Role::Note, tr("reported", "by phone")};
        }
        for (std::size_t seat = 0; seat < row.slip.seats.size(); ++seat) {
            row.substitutes << substituteText(row.slip.seats[seat]);
            if (typing && !row.substitutes.back().isEmpty()) {
                sheet_.seats[seat].second = row.substitutes.back();
                sheet_.seats[seat].substituted = true;
            }
        }
        sheet_.rows.push_back(std::move(row));
    }

    void fillTyping(GridRow& row)
    {
        const auto& preview = typed_.preview;
        row.state = GridRow::State::Typing;
        row.slip = *typed_.slip;
        row.worth = preview.worth;
        row.ending = preview.game && preview.refusals.empty() ? endingText(*preview.game)
                                                              : endingWhileTyping(row.slip);
        addSums(row, &GridSeat::total);
    }

    [[nodiscard]] QString substituteText(const SlipSeat& seat) const
    {
        if (!seat.substitute) {
            return {};
        }
        if (const auto* const name = std::get_if<core::Substitution::PlayedBy>(&*seat.substitute)) {
            return tr("played by %1").arg(*name);
        }
        return tr("taken over: %1", "by a person")
            .arg(people_.surname(std::get<core::Substitution::TakenOverBy>(*seat.substitute)));
    }

    /// A hand taken over counts for its player, not for the seat.
    void addSums(const GridRow& row, std::optional<MatchPoints> GridSeat::*sum)
    {
        for (std::size_t seat = 0; row.worth && !match_ && seat < row.worth->size(); ++seat) {
            const auto& points = (*row.worth)[seat];
            const auto credited = creditedSeat(row.slip.seats[seat], seat);
            if (points && credited) {
                auto& total = sheet_.seats[*credited].*sum;
                total = total.value_or(MatchPoints()) + *points;
            }
        }
    }

    /// Nothing if the points belong to somebody not at the table.
    [[nodiscard]] std::optional<std::size_t> creditedSeat(const SlipSeat& shown,
                                                          std::size_t seat) const
    {
        const auto* const taker =
            shown.substitute ? std::get_if<core::Substitution::TakenOverBy>(&*shown.substitute)
                             : nullptr;
        if (taker == nullptr) {
            return seat;
        }
        const auto& seats = at_.table.head.seats;
        const auto found = std::find(seats.begin(), seats.end(), *taker);
        return found != seats.end() ? std::optional(static_cast<std::size_t>(found - seats.begin()))
                                    : std::nullopt;
    }

    /// In a match all hands of a seat count, whoever held them.
    void fillTotals(GridSeat& shown, std::size_t seat) const
    {
        if (match_ && typed_.pass == nullptr) {
            shown.soFar = totalOf(*match_, seat);
            shown.total = totalOf(typed_.preview.match.value_or(*match_), seat);
        }
        const auto* const target =
            match_ ? std::get_if<scoring::TargetMatch>(&at_.settings.cards.match) : nullptr;
        if (target != nullptr) {
            const auto left =
                MatchPoints::fromPoints(target->target) - shown.total.value_or(MatchPoints());
            shown.besideTotal =
                left > MatchPoints()
                    ? tr("%1 to go", "to the target").arg(texts::matchPointsText(left))
                    : tr("target reached");
        } else if (shown.soFar) {
            shown.besideTotal = tr("so far %1").arg(texts::matchPointsText(*shown.soFar));
        }
    }

    static std::optional<MatchPoints> totalOf(const core::MatchState& match, std::size_t seat)
    {
        const auto& total = match.score.seats.at(seat);
        return total.deals > 0 ? std::optional(MatchPoints::fromPoints(total.score)) : std::nullopt;
    }

    [[nodiscard]] IconText endingWhileTyping(const Slip& slip) const
    {
        switch (slip.ending) {
        case SlipEnding::Early:
            return {icons::Meaning::Early, theme::Role::Warn, tr("early")};
        case SlipEnding::FirstRoundRomme:
            return {icons::Meaning::Complete, theme::Role::Note,
                    tr("1st circuit", "first-round Rommé")};
        case SlipEnding::StockUsedUp:
            return {icons::Meaning::Early, theme::Role::Note, tr("stock empty")};
        case SlipEnding::ByHands:
            break;
        }
        for (std::size_t seat = 0; seat < slip.seats.size(); ++seat) {
            if (slip.isEmptyHand(seat)) {
                return {icons::Meaning::Complete, theme::Role::Accent,
                        sheet_.words.seatIsOut.arg(texts::seatLetter(seat))};
            }
        }
        return {icons::Meaning::Running, theme::Role::Accent, tr("running")};
    }

    const core::Tournament& tournament_;
    const TableInRound& at_;
    const TypedGames& typed_;
    const core::DistinctNames people_{tournament_};
    /// The state of the match, if there is one.
    const std::optional<core::MatchState> match_ = at_.match();
    GridSheet sheet_;
};

} // namespace

QString GridRow::text(FieldPlace place) const
{
    const SlipSeat& seat = slip.seats[place.seat];
    if (seat.first.isEmpty() || seat.didNotPlay()) {
        return QStringLiteral("–");
    }
    const QString& typed = place.second ? seat.second : seat.first;
    return typed.isEmpty() && !slip.form.deal ? QStringLiteral("0") : typed;
}

std::optional<std::size_t> GridSheet::typingRow() const
{
    const auto found = std::find_if(rows.begin(), rows.end(), [](const GridRow& row) {
        return row.state == GridRow::State::Typing;
    });
    return found != rows.end() ? std::optional(static_cast<std::size_t>(found - rows.begin()))
                               : std::nullopt;
}

GridSheet gridSheet(const core::Tournament& tournament, const TableInRound& at,
                    const TypedGames& typed)
{
    return SheetBuilder(tournament, at, typed).build();
}

} // namespace desk
