#include "app/desk/evening/rounds/round_view.h"

#include "app/desk/frame/discipline.h"
#include "core/cards/knock_out.h"
#include "core/people/distinct_names.h"
#include "core/people/start_numbers.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "core/use_cases/judging.h"
#include "reports/documents/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace desk {
namespace {

using core::isAmong;
using icons::Meaning;
using theme::Role;
using words::StateWord;

/// Makes the views of seats and cards, with lookups done once.
class Viewer
{
    Q_DECLARE_TR_FUNCTIONS(Viewer)

public:
    Viewer(const core::Tournament& tournament, const core::Round& round,
           const core::SeatLocks& locks)
        : tournament_(tournament),
          round_(round),
          locks_(locks),
          people_(tournament),
          met_(core::metBefore(tournament, round))
    {
        for (const auto& wish : core::brokenWishes(tournament, round)) {
            if (const auto* together = std::get_if<core::TogetherAtTable>(&wish)) {
                unhappy_.insert({together->one, together->other});
            } else {
                unhappy_.insert(std::get<core::FixedTableMissed>(wish).person);
            }
        }
    }

    [[nodiscard]] SeatView seat(core::StartNumber number) const
    {
        SeatView view;
        view.person = number;
        const auto& participant = *core::findParticipant(tournament_, number);
        view.name = people_.besideNumber(number);
        view.fixedTable = participant.fixedTable.has_value();
        if (const auto met = met_.find(number); met != met_.end()) {
            for (const auto other : met->second) {
                view.met << people_.of(other);
            }
        }
        view.broken = unhappy_.contains(number);
        view.locked = isAmong(locks_.people, number);
        return view;
    }

    [[nodiscard]] CardView card(const core::Table& table) const
    {
        CardView card;
        card.table = table.number;
        card.locked = std::count(locks_.tables.begin(), locks_.tables.end(), table.number) > 0;
        for (const auto person : table.head.seats) {
            card.seats.push_back(seat(person));
        }
        if (round_.head.state != core::RoundState::Draft) {
            const auto& settings = tournament_.settings;
            const auto match = disciplineOf(settings).matchAt(settings, round_, table);
            if (match) {
                addMatch(table, *match, card);
            }
            card.state = playedState(table, match);
            return card;
        }
        if (card.locked) {
            card.state = {Meaning::Locked, Role::Muted, tr("locked")};
        }
        if (card.seats.size() < fullTable) {
            card.seats.emplace_back();
        }
        return card;
    }

private:
    /// Adds match totals and outcomes to the seats.
    void addMatch(const core::Table& table, const core::MatchState& match, CardView& card) const
    {
        const bool goOn = isKnockOut(tournament_.settings) && !isLastOfKnockOut(round_);
        for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
            auto& view = card.seats[seat];
            const auto number = table.head.seats[seat];
            if (match.score.seats[seat].deals > 0) {
                view.total = match.score.seats[seat].score;
            }
            view.through = match.isThrough(number);
            view.fate = isAmong(table.head.withdrawn, number)
                            ? documents::fateCell(core::Fate::Left).text
                        : !view.through ? QString()
                        : goOn          ? documents::fateCell(core::Fate::GoesOn).text
                                        : texts::text(match.status);
        }
    }

    [[nodiscard]] StateWord playedState(const core::Table& table,
                                        const std::optional<core::MatchState>& match) const
    {
        if (table.head.mark) {
            return *table.head.mark == core::TableMark::Unclear
                       ? StateWord{Meaning::Unclear, Role::Warn, tr("unclear")}
                       : StateWord{Meaning::Disputed, Role::Error, tr("disputed")};
        }
        using enum core::MatchStatus;
        if (match && (match->status == Won || match->status == Split)) {
            return {Meaning::Complete, Role::Done, tr("decided")};
        }
        if (match && match->status != Running) {
            return {match->status == Lot ? Meaning::Draw : Meaning::Warning, Role::Warn,
                    texts::text(match->status)};
        }
        const int entered = static_cast<int>(table.games.size());
        if (!match && entered >= round_.head.games) {
            return {Meaning::Complete, Role::Done, tr("complete")};
        }
        if (!match && entered > 0) {
            return {Meaning::Running, Role::Accent,
                    tr("%1 of %2 games").arg(entered).arg(round_.head.games)};
        }
        if (const auto leading = match ? leadingScore(*match) : std::nullopt) {
            return {Meaning::Running, Role::Accent,
                    tr("leading: %1")
                        .arg(texts::matchPointsText(scoring::MatchPoints::fromPoints(*leading)))};
        }
        return {Meaning::Open, Role::Warn, tr("open")};
    }

    /// Nothing before the first deal.
    [[nodiscard]] static std::optional<std::int64_t> leadingScore(const core::MatchState& match)
    {
        std::optional<std::int64_t> leading;
        for (const auto& seat : match.score.seats) {
            if (seat.deals > 0) {
                leading = std::max(leading.value_or(seat.score), seat.score);
            }
        }
        return leading;
    }

    const core::Tournament& tournament_;
    const core::Round& round_;
    const core::SeatLocks& locks_;
    core::DistinctNames people_;
    std::map<core::StartNumber, std::vector<core::StartNumber>> met_;
    std::set<core::StartNumber> unhappy_; ///< People whose wishes are broken.
};

} // namespace

RoundView viewOf(const core::Tournament& tournament, const core::Round& round,
                 const core::SeatLocks& locks)
{
    const Viewer viewer(tournament, round, locks);
    RoundView view{round.head.state == core::RoundState::Draft, {}};
    for (const auto& table : round.tables) {
        view.cards.push_back(viewer.card(table));
    }
    if (!round.head.byes.empty()) {
        CardView& card = view.cards.emplace_back();
        for (const auto person : round.head.byes) {
            card.seats.push_back(viewer.seat(person));
        }
    }
    return view;
}

} // namespace desk
