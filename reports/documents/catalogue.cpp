#include "reports/documents/catalogue.h"

#include "reports/documents/discipline.h"
#include "reports/documents/frame.h"
#include "reports/documents/public_people.h"
#include "reports/documents/ties.h"

#include "core/cards/knock_out.h"
#include "core/people/same_text.h"
#include "core/ranking/groups.h"
#include "core/ranking/open_tables.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <functional>

namespace documents {

namespace {

using Compose = core::Result<Documents> (*)(const Source& source, const Choice& choice);

/// A document's entry in the catalogue.
struct Entry
{
    const char* id = nullptr;
    const char* title = nullptr;
    const char* icon = nullptr;
    Occasion occasion = Occasion::BeforeRound;
    Offered offered = Offered::Never;
    Traits traits;
    Compose compose = nullptr;
    std::optional<Form> form = std::nullopt;
};

/// For documents that are never refused.
template <typeset::Document (*compose)(const Source& source, const Choice& choice)>
core::Result<Documents> single(const Source& source, const Choice& choice)
{
    return Documents{compose(source, choice)};
}

typeset::Document roundResults(const Source& source, const Choice& choice)
{
    return disciplineOf(source.tournament.settings).roundResults(source, choice);
}

/// In the order of Kind.
constexpr auto catalogue = [] {
    using enum Occasion;
    using enum Offered;
    using enum Trait;
    return std::array{
        Entry{"sign-up-list", QT_TRANSLATE_NOOP("Documents", "Sign-up list"), "list", BeforeEvening,
              Never, IsTable | OfRegistered, single<signUpList>, Form::ByLetter},
        Entry{"check-in-list", QT_TRANSLATE_NOOP("Documents", "Check-in list"), "check-in",
              BeforeEvening, Never, IsTable | OfRegistered, single<checkInList>, Form::ByLetter},
        Entry{"name-badges", QT_TRANSLATE_NOOP("Documents", "Name badges"), "user-identity",
              BeforeEvening, Never, OfParticipants | OfRegistered, single<nameBadges>},
        Entry{"player-cards", QT_TRANSLATE_NOOP("Documents", "Player cards"), "cross-table",
              BeforeEvening, Never, OfParticipants | HasPhoneCodes, single<playerCards>},
        Entry{"table-numbers", QT_TRANSLATE_NOOP("Documents", "Table numbers"), "table-card",
              BeforeEvening, Never, NamesNobody | OfTables, single<tableNumbers>, Form::Stickers},
        Entry{"slip-pads", QT_TRANSLATE_NOOP("Documents", "Blank score slips"), "score-slip",
              BeforeEvening, Never, NamesNobody, single<blankSlips>},
        Entry{"draw-slips", QT_TRANSLATE_NOOP("Documents", "Draw slips"), "rounds", BeforeEvening,
              Never, NamesNobody, single<drawSlips>},
        Entry{"prize-list", QT_TRANSLATE_NOOP("Documents", "Prize list"), "standings",
              BeforeEvening, Never, NamesNobody | IsTable | OnTheWall, single<prizeList>},
        Entry{"poster", QT_TRANSLATE_NOOP("Documents", "Poster"), "results", BeforeEvening, Never,
              NamesNobody | IsTable | OnTheWall, single<poster>},
        Entry{"hall-codes", QT_TRANSLATE_NOOP("Documents", "Codes for phones"), "hall",
              BeforeEvening, Never, NamesNobody | HasPhoneCodes | OnTheWall, single<hallCodes>},
        Entry{"seating-by-table", QT_TRANSLATE_NOOP("Documents", "Seating by table"), "rounds",
              BeforeRound, WhenPublished, OfRound | OfTables | IsTable | OnTheWall,
              single<seatingByTable>, Form::Points},
        Entry{"seating-by-name", QT_TRANSLATE_NOOP("Documents", "Seating by name"), "list",
              BeforeRound, WhenPublished, OfRound | IsTable | OnTheWall, single<seatingByName>,
              Form::ByLetter},
        Entry{"table-cards", QT_TRANSLATE_NOOP("Documents", "Table cards"), "table-card",
              BeforeRound, Never, OfRound | OfTables, single<tableCards>},
        Entry{"score-slips", QT_TRANSLATE_NOOP("Documents", "Score slips"), "score-slip",
              BeforeRound, WhenPublished, OfRound | OfTables | HasPhoneCodes, single<scoreSlips>,
              Form::Filled},
        Entry{"paper-kit", QT_TRANSLATE_NOOP("Documents", "Paper kit"), "paper-kit", BeforeRound,
              Never, OfRound | HasPhoneCodes, paperKit},
        Entry{"open-tables", QT_TRANSLATE_NOOP("Documents", "Open tables"), "open", DuringRound,
              Never, OfRound | IsTable | OnTheWall, single<openTables>, Form::Halves},
        Entry{"round-results", QT_TRANSLATE_NOOP("Documents", "Round results"), "results",
              DuringRound, WhenComplete, OfRound | OfTables | IsTable | OfResults | OnTheWall,
              single<roundResults>},
        Entry{"standings", QT_TRANSLATE_NOOP("Documents", "Standings"), "standings", DuringRound,
              WhenComplete,
              OfRound | AfterRound | IsTable | OfResults | TakesObjections | TakesGroup | OnTheWall,
              single<standingsDocument>, Form::Short},
        Entry{"tree", QT_TRANSLATE_NOOP("Documents", "Knock-out tree"), "go-next", DuringRound,
              Never, OfRound | AfterRound | IsTable | OfKnockOutsAlone | OnTheWall,
              single<treeDocument>},
        Entry{"bracket", QT_TRANSLATE_NOOP("Documents", "Knock-out tree, drawn"), "go-next",
              DuringRound, Never, OfRound | AfterRound | OfKnockOutsAlone | OnTheWall,
              single<bracketDocument>},
        Entry{"correction", QT_TRANSLATE_NOOP("Documents", "Correction notice"), "document-edit",
              DuringRound, Never, OfRound | IsTable | NeedsCorrections | OnTheWall,
              single<correctionDocument>},
        Entry{"play-off-slip", QT_TRANSLATE_NOOP("Documents", "Play-off slip"), "score-slip",
              AtTheEnd, Never, OfParticipants | NeedsTies, single<playOffSlips>},
        Entry{"cross-table", QT_TRANSLATE_NOOP("Documents", "Cross table"), "cross-table", AtTheEnd,
              Never, OfRound | AfterRound | IsTable | OfResults, single<crossTable>,
              Form::Opponents},
        Entry{"personal-sheet", QT_TRANSLATE_NOOP("Documents", "Personal sheet"), "user-identity",
              AtTheEnd, Never, OfRound | AfterRound | OfParticipants | IsTable | OfResults,
              single<personalSheet>, Form::TwoSided},
        Entry{"winners", QT_TRANSLATE_NOOP("Documents", "Winners"), "standings", AtTheEnd, Never,
              OfRound | AfterRound | IsTable | OfResults | LooksFinal | TakesGroup | OnTheWall,
              single<winners>},
        Entry{"prize-reading", QT_TRANSLATE_NOOP("Documents", "Prize-giving, to read out"), "list",
              AtTheEnd, Never, IsTable | LooksFinal, single<prizeReading>},
        Entry{"raffle", QT_TRANSLATE_NOOP("Documents", "Raffle"), "media-playlist-shuffle",
              AtTheEnd, Never, IsTable | OfRegistered | NeedsRaffles, single<raffleDocument>},
        Entry{"certificate", QT_TRANSLATE_NOOP("Documents", "Certificates"), "certificate",
              AtTheEnd, Never, OfRound | AfterRound | OfParticipants | OfResults | LooksFinal,
              certificates},
        Entry{"prize-receipts", QT_TRANSLATE_NOOP("Documents", "Receipts of prizes"), "certificate",
              AtTheEnd, Never, OfParticipants, single<prizeReceipts>},
        Entry{"participants", QT_TRANSLATE_NOOP("Documents", "Participants and start fees"),
              "participants", Fees, Never, IsTable | OfRegistered, single<participantsDocument>},
        Entry{"fee-receipts", QT_TRANSLATE_NOOP("Documents", "Receipts of start fees"),
              "licence-fee", Fees, Never, OfParticipants | OfRegistered, single<feeReceipts>},
        Entry{"licence-fee", QT_TRANSLATE_NOOP("Documents", "Licence fee report"), "licence-fee",
              Fees, Never, LooksFinal, single<feeDocument>},
        Entry{"cash-report", QT_TRANSLATE_NOOP("Documents", "Cash report"), "cash", Fees, Never,
              NamesNobody | IsTable | OfRegistered | NeedsCash, single<cashReportDocument>},
    };
}();
static_assert(catalogue.size() == static_cast<std::size_t>(Kind::CashReport) + 1);

const Entry& entryOf(Kind kind)
{
    return catalogue.at(static_cast<std::size_t>(kind));
}

bool appliesTo(Kind kind, const core::Settings& settings)
{
    return !is(kind, Trait::OfKnockOutsAlone) || isKnockOut(settings);
}

bool isFinished(const core::Settings& settings, const core::Round& round)
{
    return round.head.state == core::RoundState::Closed ||
           (!round.tables.empty() && openTablesOf(settings, round).empty());
}

/// Why the choice is refused; empty if accepted.
core::Refusals faultsOf(const core::Tournament& tournament, const Choice& choice)
{
    core::Refusals faults;
    const auto refuse = [&faults](auto fault, const QString& place, int number) {
        faults.push_back({fault, core::Pointer(place), {QString::number(number)}});
    };
    if (!appliesTo(choice.kind, tournament.settings)) {
        faults.push_back({core::MatchFault::NotAKnockOut, core::Pointer(), {}});
    }
    const auto number = roundOf(tournament, choice);
    const auto* const round = number ? findRound(tournament, *number) : nullptr;
    if (choice.round && round == nullptr) {
        refuse(core::RoundFault::Unknown, QStringLiteral("/round"), plain(*choice.round));
    } else if (round != nullptr && round->head.state == core::RoundState::Draft) {
        refuse(core::RoundFault::IsDraft, QStringLiteral("/round"), plain(*choice.round));
    }
    for (const auto table : choice.tables) {
        if (is(choice.kind, Trait::OfRound) && round != nullptr &&
            findTable(*round, table) == nullptr) {
            refuse(core::RoundFault::TableUnknown, QStringLiteral("/table"), plain(table));
        }
    }
    if (choice.participant && findParticipant(tournament, *choice.participant) == nullptr) {
        refuse(core::ParticipantFault::Unknown, QStringLiteral("/participant"),
               plain(*choice.participant));
    }
    if (!choice.group.isEmpty() && !core::containsSame(core::groupsOf(tournament), choice.group)) {
        faults.push_back({core::ParticipantFault::GroupUnknown,
                          core::Pointer(QStringLiteral("/group")),
                          {choice.group}});
    }
    if (!choice.teams.isEmpty() &&
        core::findTeamPrize(tournament.settings, choice.teams) == nullptr) {
        faults.push_back({core::SettingsFault::TeamPrizeUnknown,
                          core::Pointer(QStringLiteral("/teams")),
                          {choice.teams}});
    }
    return faults;
}

} // namespace

Occasion occasionOf(Kind kind)
{
    return entryOf(kind).occasion;
}

Offered offeredOf(Kind kind)
{
    return entryOf(kind).offered;
}

bool is(Kind kind, Trait trait)
{
    return entryOf(kind).traits.testFlag(trait);
}

std::optional<Form> formOf(Kind kind)
{
    return entryOf(kind).form;
}

QString idOf(Kind kind)
{
    return QString::fromLatin1(entryOf(kind).id);
}

std::optional<Kind> kindOf(const QString& id)
{
    const auto kinds = allKinds();
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](Kind kind) { return idOf(kind) == id; });
    return found == kinds.end() ? std::nullopt : std::optional(*found);
}

QString titleOf(Kind kind)
{
    return QCoreApplication::translate("Documents", entryOf(kind).title);
}

QString iconOf(Kind kind)
{
    return QString::fromLatin1(entryOf(kind).icon);
}

std::vector<Kind> allKinds()
{
    std::vector<Kind> kinds;
    for (std::size_t kind = 0; kind < catalogue.size(); ++kind) {
        kinds.push_back(static_cast<Kind>(kind));
    }
    return kinds;
}

std::vector<Kind> kindsFor(const core::Tournament& tournament)
{
    auto kinds = allKinds();
    const bool hasTies = !playOffsDue(tournament).empty();
    std::erase_if(kinds, [&](Kind kind) {
        return !appliesTo(kind, tournament.settings) || (is(kind, Trait::NeedsTies) && !hasTies);
    });
    return kinds;
}

std::optional<core::RoundNumber> roundOf(const core::Tournament& tournament, const Choice& choice)
{
    if (choice.round) {
        return choice.round;
    }
    const bool ofResults = is(choice.kind, Trait::OfResults);
    std::optional<core::RoundNumber> last;
    std::optional<core::RoundNumber> unfinished;
    std::optional<core::RoundNumber> withResults;
    for (const auto& round : tournament.rounds) {
        if (!counts(round.head.state)) {
            continue;
        }
        last = round.number;
        if (hasGames(round)) {
            withResults = round.number;
        }
        if (!unfinished && !isFinished(tournament.settings, round)) {
            unfinished = round.number;
        }
    }
    return ofResults && withResults ? withResults : unfinished ? unfinished : last;
}

typeset::PdfProperties pdfProperties(const Source& source, const QString& what,
                                     const QLocale& locale)
{
    return {what + QStringLiteral(" – ") + source.tournament.settings.name, locale.bcp47Name(),
            source.printedAt};
}

std::vector<core::Missing> missingFor(const Source& source, const Choice& choice)
{
    if (!is(choice.kind, Trait::LooksFinal)) {
        return {};
    }
    if (core::goesOnAfter(source.tournament, choice.round)) {
        return missingUpTo(source, choice.round); // Its paper names the round.
    }
    auto missing = core::whatIsMissing(source.tournament, source.pending);
    if (choice.kind == Kind::LicenceFee) {
        // Who has played is known when nothing is left to play.
        std::erase_if(missing, std::not_fn(core::keepsPrizesOpen));
    }
    return missing;
}

std::vector<core::Missing> missingOn(const Source& source, const Choice& choice)
{
    const auto kind = choice.kind;
    if (is(kind, Trait::LooksFinal)) {
        return missingFor(source, choice);
    }
    const bool isOfOneRound = is(kind, Trait::OfRound) && !is(kind, Trait::AfterRound);
    if (kind == Kind::OpenTables || (is(kind, Trait::OfResults) && isOfOneRound)) {
        const auto* const shown = chosenRound(source, choice);
        return shown != nullptr ? missingIn(source, *shown) : std::vector<core::Missing>();
    }
    if (kind == Kind::PaperKit) {
        return missingUpTo(source, std::nullopt); // It has the standings.
    }
    return is(kind, Trait::AfterRound) ? missingUpTo(source, choice.round)
                                       : std::vector<core::Missing>();
}

core::Result<Documents> compose(const Source& source, const Choice& choice)
{
    const auto& people = source.tournament.participants;
    const bool areAllHere = std::all_of(people.begin(), people.end(), core::isHere);
    if (!areAllHere && !is(choice.kind, Trait::OfRegistered)) {
        const auto ofThoseHere = core::withPeopleHere(source.tournament);
        return compose(source.with(ofThoseHere), choice);
    }
    if (auto faults = faultsOf(source.tournament, choice); !faults.empty()) {
        return faults;
    }
    const auto composeIt = entryOf(choice.kind).compose;
    return is(choice.kind, Trait::OnTheWall) ? composeIt(WallSource(source).source(), choice)
                                             : composeIt(source, choice);
}

} // namespace documents
