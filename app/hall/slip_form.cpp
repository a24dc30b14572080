#include "app/hall/slip_form.h"

#include "app/hall/form_parts.h"
#include "app/hall/page_parts.h"
#include "app/hall/slip_sending.h"
#include "core/texts/numbers.h"

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

const QString reporterPlace = u"/reporter"_s;

} // namespace

SlipForm::SlipForm(const StoredTable& table, const hall::PublicNames& names,
                   const core::SlipId& slip)
    : tournament_(table.tournament),
      names_(names),
      slip_(slip),
      round_(*findRound(table.tournament, slip.round)),
      entries_(table.pending),
      revisions_(table.revisions),
      confirming_(table.tournament, names, {slip.round, slip.table}, table.pending)
{}

const core::Table& SlipForm::table() const
{
    return *findTable(round_, slip_.table);
}

QString SlipForm::title() const
{
    return PageTexts::tr("Table %1, round %2").arg(plain(slip_.table)).arg(plain(slip_.round));
}

const core::PendingEntry* SlipForm::reported(core::GameNumber game) const
{
    const auto* const newest =
        newestInTime(tournament_, entries_, {slip_.round, slip_.table, game});
    const bool isTakenBack =
        newest != nullptr && newest->settled && findGame(table(), game) == nullptr;
    return isTakenBack ? nullptr : newest;
}

/// Who reported it, and for whom it waits.
QString SlipForm::stateOf(const core::PendingEntry& report) const
{
    const auto waitsFor = confirming_.waitsFor(report);
    return waitsFor.isEmpty() ? PageTexts::tr("reported, waiting for the desk")
                              : PageTexts::tr("reported by %1, %2")
                                    .arg(names_.person(*report.sender.person).name, waitsFor);
}

SlipRow SlipForm::rowOf(core::GameNumber game, const QString& address) const
{
    SlipRow row{game, PageTexts::tr("open")};
    const auto* const stored = findGame(table(), game);
    const auto* const report = reported(game);
    if (stored != nullptr) {
        const bool differs = report != nullptr &&
                             normalised(gameIn(*report)->outcome, table().head) != stored->outcome;
        row.state = differs             ? PageTexts::tr("changed by the desk")
                    : report != nullptr ? PageTexts::tr("taken over")
                                        : PageTexts::tr("entered");
        row.kind = differs ? "changed" : "taken";
        row.outcome = stored->outcome;
        return row;
    }
    if (report != nullptr) {
        row.state = stateOf(*report);
        row.kind = "reported";
        row.outcome = gameIn(*report)->outcome;
    }
    row.address = address + u"?game="_s + QString::number(plain(game));
    return row;
}

Html SlipForm::notices() const
{
    Html parts;
    if (slipOf(round_, table()) != slip_ || round_.head.state != core::RoundState::Published) {
        parts += textElement("p",
                             PageTexts::tr("This slip is not in use any more. What you send is "
                                           "kept for the desk."),
                             {{"class", "notice"}});
    }
    if (table().head.mark == core::TableMark::Disputed ||
        isObjectedTo(tournament_, entries_, {slip_.round, slip_.table})) {
        parts +=
            textElement("p", PageTexts::tr("The desk looks at this table."), {{"class", "notice"}});
    }
    return parts;
}

/// What was sent never points at another game, even if the desk has entered it meanwhile.
std::optional<core::GameNumber> SlipForm::gameToType(const TypedGame& typed,
                                                     std::optional<core::GameNumber> chosen) const
{
    const auto sent = numberIn(typed.game.section(u':', 0, 0));
    std::optional<core::GameNumber> next;
    for (std::int32_t number = 1; number <= listedGames(round_); ++number) {
        const core::GameNumber game{number};
        if (sent == number) {
            return game;
        }
        if (findGame(table(), game) != nullptr) {
            continue;
        }
        if (!sent && chosen == game) {
            return game;
        }
        if (!next && reported(game) == nullptr) {
            next = game;
        }
    }
    return next;
}

Html SlipForm::games(const QString& address, const TypedGame& typed, const core::Refused& refused,
                     std::optional<core::GameNumber> chosen) const
{
    std::vector<SlipRow> rows;
    for (std::int32_t number = 1; number <= listedGames(round_); ++number) {
        rows.push_back(rowOf(core::GameNumber{number}, address));
    }
    const SlipGrid grid(tournament_, {slip_.round, slip_.table}, names_);
    const auto game = gameToType(typed, chosen);
    if (!game) {
        return faultPart(refused) + grid.sheet(title(), rows, {});
    }
    const auto* const report = typed.game.isEmpty() ? reported(*game) : nullptr;
    const auto shown = report != nullptr ? typedAs(gameIn(*report)->outcome, table().head) : typed;
    return element("form",
                   grid.sheet(title(), rows, OpenRow{*game, shown, refused}) +
                       reporterPart(typed, refused) +
                       sendingPart(typed, refused, revisionedGame(*game)),
                   {{"action", address}, {"method", "post"}, {"class", formClass(refused)}});
}

/// Whose phone it is: as they say, or by the code without which nobody of the table can confirm.
Html SlipForm::reporterPart(const TypedGame& typed, const core::Refused& refused) const
{
    if (tournament_.settings.phoneSlips == core::PhoneSlips::SecondSeat) {
        return cardField({u"code"_s, PageTexts::tr("The code on your player card"), typed.code,
                          faultsAt(refused, reporterPlace)}) +
               textElement("p",
                           PageTexts::tr("With it somebody else of the table can confirm the game; "
                                         "without it the game waits for the desk."),
                           {{"class", "note"}});
    }
    const auto& seats = table().head.seats;
    Html people = option({}, PageTexts::tr("not said"), typed.seat.isEmpty());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto value = QString::number(seat);
        people += option(value, texts::seatLetter(seat) + u' ' + names_.person(seats[seat]).name,
                         typed.seat == value);
    }
    return choice(u"seat"_s, PageTexts::tr("Who are you?"), people);
}

QString SlipForm::revisionedGame(core::GameNumber game) const
{
    return u"%1:%2"_s.arg(plain(game))
        .arg(revisionIn(revisions_, {slip_.round, slip_.table, game}));
}

Html SlipForm::objection(const QString& address) const
{
    const bool isAny = !table().games.empty() || !entries_.empty();
    if (!isAny || table().head.mark == core::TableMark::Disputed ||
        isObjectedTo(tournament_, entries_, {slip_.round, slip_.table}) ||
        round_.head.state != core::RoundState::Published) {
        return {};
    }
    return element("form",
                   hidden(u"objection"_s, u"1"_s) + hidden(u"request"_s, requestId()) +
                       textElement("button", PageTexts::tr("Not right"),
                                   {{"type", "submit"}, {"class", "quiet"}}),
                   {{"action", address}, {"method", "post"}});
}

} // namespace web
