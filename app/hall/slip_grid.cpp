#include "app/hall/slip_grid.h"

#include "app/hall/form_parts.h"
#include "app/hall/slip_sending.h"
#include "app/hall/typed_worth.h"
#include "core/cards/matches.h"
#include "core/model/enum_keys.h"
#include "core/texts/numbers.h"
#include "reports/documents/words.h"

#include <algorithm>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

QString rowId(core::GameNumber game)
{
    return u"game%1"_s.arg(plain(game));
}

QString fieldName(const char* name, std::size_t seat)
{
    return QString::fromLatin1(name) + QString::number(seat);
}

/// Of one of a seat's two fields, whatever the discipline.
QString fieldId(std::size_t seat, bool isSecond)
{
    return fieldName(isSecond ? "claims" : "stones", seat);
}

/// Where a fault of one of a hand's fields is.
QString faultPlace(const char* name, std::size_t hand)
{
    return u"/hands/%1/%2"_s.arg(hand).arg(QLatin1StringView(name));
}

/// Which of the game's hands the seat plays; nothing where it plays none.
std::optional<std::size_t> handOf(std::size_t seat, const std::vector<std::size_t>& seats)
{
    const auto found = std::find(seats.begin(), seats.end(), seat);
    return found != seats.end() ? std::optional(static_cast<std::size_t>(found - seats.begin()))
                                : std::nullopt;
}

/// The state, and who played instead of whom.
QString remarkOn(const SlipRow& row)
{
    QStringList parts = {row.state};
    if (row.outcome) {
        if (std::holds_alternative<core::UnplayedGame>(*row.outcome)) {
            parts << PageTexts::tr("not played");
        }
        if (const auto* const game = std::get_if<core::PlayedGame>(&*row.outcome);
            game != nullptr && game->result.ending != scoring::Ending::Romme) {
            parts << (game->result.ending == scoring::Ending::Early
                          ? PageTexts::tr("Ended early")
                          : PageTexts::tr("First-round Rommé"));
        }
        if (const auto* const deal = std::get_if<core::PlayedDeal>(&*row.outcome)) {
            parts << (deal->isTieBreak() ? PageTexts::tr("Tie-breaker") : QString())
                  << (deal->deal.ending == scoring::DealEnding::Stock
                          ? PageTexts::tr("Stock used up")
                          : QString());
        }
        for (const auto& substitution : substitutionsOf(*row.outcome)) {
            parts << substituteText(substitution);
        }
    }
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

/// Surname and forename below each other: in a narrow column the line would break before the comma.
Html nameInHead(const QString& name)
{
    const auto comma = name.indexOf(u", "_s);
    const auto surname = comma < 0 ? name : name.left(comma);
    const auto rest = comma < 0 ? QString() : name.mid(comma + 2);
    return element("span",
                   rest.isEmpty()
                       ? Html(surname)
                       : textElement("span", surname) + Html(u" "_s) + textElement("span", rest),
                   {{"class", "name"}});
}

} // namespace

SlipGrid::SlipGrid(const core::Tournament& tournament, const core::TableKey& table,
                   const hall::PublicNames& names)
    : tournament_(tournament),
      key_(table),
      table_(*findTable(tournament, table.round, table.table)),
      names_(names)
{}

bool SlipGrid::playsClaims() const
{
    return tournament_.settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus;
}

QString SlipGrid::gameText(core::GameNumber game) const
{
    return (playsDeals() ? PageTexts::tr("Deal %1") : PageTexts::tr("Game %1")).arg(plain(game));
}

QString SlipGrid::fieldLabel(bool isSecond) const
{
    if (playsDeals()) {
        return isSecond ? PageTexts::tr("In hand") : PageTexts::tr("Melded");
    }
    return isSecond ? PageTexts::tr("Claims") : PageTexts::tr("Stones");
}

QStringList SlipGrid::fieldFaults(const OpenRow& open, std::size_t seat, bool isSecond) const
{
    const auto hand = handOf(seat, seatsPlaying(tournament_, {key_.round, key_.table, open.game}));
    const auto* const name =
        playsDeals() ? (isSecond ? "hand" : "melded") : (isSecond ? "claims" : "stones");
    return hand ? faultsAt(open.refused, faultPlace(name, *hand)) : QStringList();
}

QString SlipGrid::seatText(std::size_t seat) const
{
    return texts::seatLetter(seat) + u' ' + names_.person(table_.head.seats[seat]).name;
}

Html SlipGrid::sheet(const QString& caption, const std::vector<SlipRow>& rows,
                     const std::optional<OpenRow>& open) const
{
    Html games;
    for (const auto& one : rows) {
        games += open && open->game == one.game ? openRow(one, *open) : row(one);
    }
    return element("table",
                   textElement("caption", caption, {{"class", "unseen"}}) + head() + games +
                       sums(rows),
                   {{"class", "grid"}});
}

Html SlipGrid::head() const
{
    Html heads = textElement("th", playsDeals() ? PageTexts::tr("Deal") : PageTexts::tr("Game"),
                             {{"scope", "col"}});
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        heads += element("th",
                         textElement("b", texts::seatLetter(seat)) +
                             nameInHead(names_.person(table_.head.seats[seat]).name),
                         {{"scope", "col"}});
    }
    return element("thead", element("tr", heads));
}

Html SlipGrid::row(const SlipRow& row) const
{
    const auto number = QString::number(plain(row.game));
    const auto title = gameText(row.game);
    const auto label =
        row.address.isEmpty() ? Html(number) : linkTo(row.address, number, {{"aria-label", title}});
    Html cells = element("th", label, {{"scope", "rowgroup"}, {"rowspan", "2"}});
    const auto held = documents::heldIn(row.outcome ? &*row.outcome : nullptr, table_.head,
                                        tournament_.settings.rules);
    for (const auto& hand : held) {
        cells += element("td", textElement("span", hand ? hand->text : QString()) +
                                   textElement("b", hand && hand->points
                                                        ? texts::matchPointsText(*hand->points)
                                                        : QString()));
    }
    return element(
        "tbody",
        element("tr", cells) +
            element("tr", element("td", textElement("span", remarkOn(row), {{"class", row.kind}}),
                                  {{"colspan", QString::number(seats())}})),
        {{"id", rowId(row.game)}, {"data-live"}});
}

Html SlipGrid::wide(const Html& contents) const
{
    return element("tr", element("td", contents, {{"colspan", QString::number(seats() + 1)}}));
}

Html SlipGrid::openRow(const SlipRow& row, const OpenRow& open) const
{
    const auto title = gameText(row.game);
    Html lines =
        element("tr", element("th",
                              textElement("b", title) +
                                  textElement("span", remarkOn(row), {{"class", row.kind}}),
                              {{"scope", "rowgroup"}, {"colspan", QString::number(seats() + 1)}}));
    lines += fields(open, false);
    if (playsClaims() || playsDeals()) {
        lines += fields(open, true);
    }
    auto points = worthOf(open.typed, tournament_, {key_.round, key_.table, row.game});
    if (!open.refused.refusals.empty()) {
        points.fault.clear(); // Told below.
    }
    lines += pointsRow(points);
    lines += wide(faults(open) + keys() + endings(open.typed) + substitutes(open));
    return element("tbody", lines, {{"id", rowId(row.game)}, {"class", "typing"}});
}

Html SlipGrid::fields(const OpenRow& open, bool isSecond) const
{
    const auto label = fieldLabel(isSecond);
    const auto& values = isSecond ? open.typed.claims : open.typed.stones;
    const auto playing = seatsPlaying(tournament_, {key_.round, key_.table, open.game});
    Html cells = textElement("th", label, {{"scope", "row"}});
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        if (!handOf(seat, playing)) {
            cells += element("td", Html());
            continue;
        }
        const auto id = fieldId(seat, isSecond);
        const auto marks =
            fieldFaults(open, seat, isSecond).isEmpty()
                ? Attributes()
                : Attributes{{"aria-invalid", "true"}, {"aria-describedby", id + u"-fault"_s}};
        cells += element(
            "td", voidElement("input", Attributes{{"id", id},
                                                  {"name", id},
                                                  {"value", values.at(seat)},
                                                  {"aria-label", seatText(seat) + u", "_s + label},
                                                  {"inputmode", "numeric"},
                                                  {"enterkeyhint", "next"},
                                                  {"autocomplete", "off"},
                                                  {"maxlength", "7"}} +
                                           marks));
    }
    return element("tr", cells, {{"class", "fields"}});
}

/// Below the fields, as a cell has no room for them; warnings with the button that confirms them.
Html SlipGrid::faults(const OpenRow& open) const
{
    Html lines;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        for (const bool isSecond : {false, true}) {
            const auto texts = fieldFaults(open, seat, isSecond);
            if (!texts.isEmpty()) {
                lines += textElement(
                    "p", texts::seatLetter(seat) + u": "_s + texts.join(u' '),
                    {{"id", fieldId(seat, isSecond) + u"-fault"_s}, {"class", "fault"}});
            }
        }
    }
    lines += faultPart(open.refused) + open.question;
    const bool asks = open.refused.refusals.empty() && !open.refused.unconfirmed.empty();
    if (asks) {
        lines += element(
            "p", textElement(
                     "button", PageTexts::tr("It is right: send"),
                     {{"type", "submit"}, {"name", "confirmed"}, {"value", signOf(open.typed)}}));
    }
    return lines;
}

Html SlipGrid::worth(core::GameNumber game, const TypedGame& typed) const
{
    return pointsRow(worthOf(typed, tournament_, {key_.round, key_.table, game}));
}

Html SlipGrid::pointsRow(const TypedWorth& worth) const
{
    Html cells = textElement("th", PageTexts::tr("Points"), {{"scope", "row"}});
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        cells += element("td", Html(worth.points.value(static_cast<qsizetype>(seat))));
    }
    return element("tr", cells, {{"class", "worth"}}) +
           wide(element("p", Html(worth.fault), {{"class", "hint"}, {"role", "status"}}));
}

Html SlipGrid::endings(const TypedGame& typed) const
{
    using scoring::DealEnding;
    using scoring::Ending;
    const auto ending = [&typed](auto value, const QString& text) {
        return option(core::keyOf(value), text, typed.ending == core::keyOf(value));
    };
    if (playsDeals()) {
        return choice(u"ending"_s, PageTexts::tr("Ending"),
                      ending(DealEnding::Out, PageTexts::tr("Somebody has gone out")) +
                          ending(DealEnding::Stock, PageTexts::tr("Stock used up")));
    }
    Html endings = ending(Ending::Romme, PageTexts::tr("Rommé"));
    if (tournament_.settings.rules.options.firstRoundRomme) {
        endings += ending(Ending::FirstRoundRomme, PageTexts::tr("First-round Rommé"));
    }
    endings += ending(Ending::Early, PageTexts::tr("Ended early"));
    return choice(u"ending"_s, PageTexts::tr("Ending"), endings);
}

/// Who held the cards of a seat; folded up while everybody played for themselves.
Html SlipGrid::substitutes(const OpenRow& open) const
{
    Html parts;
    bool isAny = false;
    const auto playing = seatsPlaying(tournament_, {key_.round, key_.table, open.game});
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        const auto hand = handOf(seat, playing);
        if (!hand) {
            continue;
        }
        const auto& chosen = open.typed.substitutions.at(seat);
        isAny = isAny || !chosen.isEmpty();
        const auto choices =
            option({}, PageTexts::tr("nobody"), chosen.isEmpty()) +
            option(satOutWord.toString(), PageTexts::tr("did not play"), chosen == satOutWord) +
            option(playedForWord.toString(), PageTexts::tr("played for them"),
                   chosen == playedForWord) +
            option(takenOverWord.toString(), PageTexts::tr("took over, own points"),
                   chosen == takenOverWord);
        parts += element(
            "fieldset", textElement("legend", seatText(seat)) +
                            choice(fieldName("substitution", seat),
                                   PageTexts::tr("Who played instead?"), choices) +
                            fieldPart({fieldName("substitute", seat),
                                       PageTexts::tr("Name; of who took over the number"),
                                       open.typed.substitutes.at(seat),
                                       faultsAt(open.refused, faultPlace("playedBy", *hand)) +
                                           faultsAt(open.refused, faultPlace("participant", *hand)),
                                       {{"autocomplete", "off"}, {"maxlength", "64"}}}));
    }
    return element("details",
                   textElement("summary", PageTexts::tr("Somebody else played, or nobody")) + parts,
                   isAny ? Attributes{{"open"}} : Attributes());
}

/// Keyboards for numbers may have neither sign. The digits are for the pad of tablets.
Html SlipGrid::keys() const
{
    const auto key = [](const QString& sign, const QString& text, const char* kind,
                        const Attributes& more = {}) {
        return textElement("button", text,
                           Attributes{{"type", "button"}, {"class", kind}, {"data-key", sign}} +
                               more);
    };
    Html keys;
    for (const auto digit : u"7894561230"_s) {
        keys += key(digit, digit, "small digit");
    }
    keys += key(u"Backspace"_s, u"⌫"_s, "small digit",
                {{"aria-label", PageTexts::tr("Delete the last digit")}});
    keys += key(u"Enter"_s, PageTexts::tr("Next", "a key"), "digit");
    keys += key(u"-"_s,
                playsDeals() ? PageTexts::tr("− in hand; alone: did not play")
                             : PageTexts::tr("− did not play"),
                "small");
    if (playsClaims()) {
        keys += key(u"+"_s, PageTexts::tr("+ claims"), "small");
    }
    return element("p", keys, {{"class", "keys"}, {"hidden"}}) +
           textElement("p", PageTexts::tr("- means: did not play."), {{"class", "note"}});
}

scoring::PerSeat<scoring::MatchPoints> SlipGrid::matchTotals() const
{
    const auto& round = *findRound(tournament_, key_.round);
    const auto match = core::matchOf(tournament_.settings, round, table_);
    scoring::PerSeat<scoring::MatchPoints> totals(seats());
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        if (const auto& total = match.score.seats.at(seat); total.deals > 0) {
            totals[seat] = scoring::MatchPoints::fromPoints(total.score);
        }
    }
    return totals;
}

/// A hand that was taken over counts for who did, if they sit here.
Html SlipGrid::sums(const std::vector<SlipRow>& rows) const
{
    const bool isBlind =
        std::any_of(rows.begin(), rows.end(), [](const SlipRow& row) { return row.isHidden; });
    scoring::PerSeat<scoring::MatchPoints> sums =
        playsDeals() && !isBlind ? matchTotals() : scoring::PerSeat<scoring::MatchPoints>(seats());
    for (const auto& row : rows) {
        const auto* const game =
            row.outcome ? std::get_if<core::PlayedGame>(&*row.outcome) : nullptr;
        if (game == nullptr) {
            continue;
        }
        const auto held = documents::heldIn(&*row.outcome, table_.head, tournament_.settings.rules);
        for (std::size_t seat = 0; seat < seats(); ++seat) {
            const auto& people = table_.head.seats;
            const auto credited = std::find(people.begin(), people.end(),
                                            creditedParticipant(table_.head, *game, seat)) -
                                  people.begin();
            if (held[seat] && held[seat]->points && credited < static_cast<long>(seats())) {
                auto& sum = sums[static_cast<std::size_t>(credited)];
                sum = sum.value_or(scoring::MatchPoints()) + *held[seat]->points;
            }
        }
    }
    Html cells = textElement("th", playsDeals() ? PageTexts::tr("Match") : PageTexts::tr("Sum"),
                             {{"scope", "row"}});
    for (const auto& sum : sums) {
        cells += element("td", Html(sum ? texts::matchPointsText(*sum) : QString()));
    }
    return element("tfoot", element("tr", cells), {{"id", "sums"}, {"data-live"}});
}

} // namespace web
