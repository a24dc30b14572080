#include "reports/hall/evenings.h"

#include "core/cards/knock_out.h"
#include "core/evening/missing.h"
#include "core/evening/release.h"
#include "core/texts/account_texts.h"
#include "core/texts/numbers.h"
#include "reports/documents/discipline.h"
#include "reports/documents/words.h"
#include "reports/hall/hall_texts.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hall {

namespace {

EveningGame gameAt(const core::Tournament& tournament, const core::Table& table,
                   core::GameNumber number)
{
    const auto* const game = findGame(table, number);
    EveningGame shown;
    shown.title = QString::number(plain(number));
    for (const auto& held : documents::heldIn(game != nullptr ? &game->outcome : nullptr,
                                              table.head, tournament.settings.rules)) {
        shown.results << (held ? held->text : QString());
        shown.points << (held && held->points ? texts::matchPointsText(*held->points) : QString());
    }
    return shown;
}

/// "Round 2: table 3, seat B".
QString tableTitle(core::RoundNumber round, core::TableNumber table,
                   std::optional<std::size_t> seat)
{
    const auto digits = QString::number(plain(round));
    const auto tableDigits = QString::number(plain(table));
    return seat ? HallTexts::tr("Round %1: table %2, seat %3")
                      .arg(digits, tableDigits, texts::seatLetter(*seat))
                : HallTexts::tr("Round %1: stood in at table %2").arg(digits, tableDigits);
}

} // namespace

Evenings::Evenings(const Source& source, Reader reader)
    : tournament_(source.tournament),
      reader_(reader),
      names_(source.tournament, source.names),
      released_(core::releasedUntil(source.tournament))
{
    if (released_) {
        ranks_.emplace(core::Standings(tournament_, released_));
        why_ = texts::publicMissingTexts(core::missingUpTo(tournament_, released_, source.pending),
                                         source.checkedTables)
                   .join(u' ');
    }
}

Evening Evenings::of(core::StartNumber number) const
{
    const auto& settings = tournament_.settings;
    const auto& discipline = documents::disciplineOf(settings);
    Evening evening;
    evening.person = names_.person(number);
    evening.gameHead = discipline.gameColumn().head;
    if (ranks_) {
        const auto& line = ranks_->of(number);
        evening.why = why_;
        if (line.rank) {
            evening.place = HallTexts::tr("%1 after round %2")
                                .arg(texts::placeText(*line.rank, ranks_->isShared(line)))
                                .arg(plain(*released_));
        }
        if (line.rank && !isKnockOut(settings)) {
            evening.total = discipline.totalText(settings, line.tally);
        }
    }
    for (const auto& round : core::accountOf(tournament_, number).rounds) {
        if (reader_ == Reader::Themselves || isReleased(round.number)) {
            addRound(evening, round, number);
        }
    }
    return evening;
}

bool Evenings::isReleased(core::RoundNumber round) const
{
    return released_ && round <= *released_;
}

void Evenings::addRound(Evening& evening, const core::AccountRound& round,
                        core::StartNumber number) const
{
    std::set<core::TableNumber> tables;
    if (round.table) {
        tables.insert(*round.table);
    }
    for (const auto& game : round.games) {
        tables.insert(game.table);
    }
    const auto first = evening.tables.size();
    for (const auto table : tables) {
        evening.tables.push_back(tableOf(round, table, number));
    }
    if (tables.empty()) {
        const auto digits = QString::number(plain(round.number));
        EveningTable none;
        none.round = plain(round.number);
        none.title = round.bye ? HallTexts::tr("Round %1: bye").arg(digits)
                               : HallTexts::tr("Round %1: not seated").arg(digits);
        evening.tables.push_back(std::move(none));
    }
    evening.tables[first].notes = notesOf(round);
}

EveningTable Evenings::tableOf(const core::AccountRound& round, core::TableNumber number,
                               core::StartNumber person) const
{
    const auto& stored = *findTable(tournament_, round.number, number);
    const auto& seats = stored.head.seats;
    EveningTable table;
    table.round = plain(round.number);
    for (const auto seated : seats) {
        table.seats.push_back({texts::seatLetter(table.seats.size()), names_.person(seated)});
    }
    if (const auto own = std::find(seats.begin(), seats.end(), person); own != seats.end()) {
        table.own = static_cast<std::size_t>(own - seats.begin());
    }
    table.title = tableTitle(round.number, number, table.own);
    if (table.own) {
        for (const auto& game : stored.games) {
            table.games.push_back(gameAt(tournament_, stored, game.number));
        }
    } else {
        for (const auto& game : round.games) {
            if (game.table == number) {
                table.games.push_back(gameAt(tournament_, stored, game.number));
            }
        }
    }
    return table;
}

/// Without the reasons for penalties, which are private.
QStringList Evenings::notesOf(const core::AccountRound& round) const
{
    QStringList notes;
    if (round.state == core::RoundState::Cancelled) {
        notes << HallTexts::tr("Cancelled: counts nothing");
    }
    if (!isReleased(round.number)) {
        return notes;
    }
    auto told = round;
    for (auto& penalty : told.penalties) {
        penalty.reason.clear();
    }
    notes << texts::extrasText(told);
    if (round.gain.games > 0 && !isKnockOut(tournament_.settings)) {
        const auto& settings = tournament_.settings;
        notes << documents::disciplineOf(settings).roundSumText(settings).arg(
            texts::matchPointsText(round.gain.tmp()));
    }
    return notes;
}

} // namespace hall
