#include "reports/documents/club_catalogue.h"

#include "core/club/club_keys.h"
#include "core/people/people_names.h"
#include "core/texts/numbers.h"
#include "core/texts/people_texts.h"
#include "core/texts/rule_texts.h"
#include "core/texts/series_texts.h"
#include "core/year/people_facts.h"
#include "reports/documents/columns.h"
#include "reports/documents/evening_traits.h"
#include "reports/documents/frame.h"
#include "reports/documents/public_people.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace documents {

using namespace Qt::Literals::StringLiterals;
using typeset::Cell;
using typeset::ColumnKind;

namespace {

class PeopleDocuments
{
    Q_DECLARE_TR_FUNCTIONS(PeopleDocuments)
};

/// The evenings with the names of their people.
struct PeopleSheet
{
    explicit PeopleSheet(const ClubSource& source, const core::DaySpan& days = {})
        : evenings(core::playedEvenings(source.evenings.counted(), days)),
          names(core::peopleOf(evenings))
    {}

    [[nodiscard]] const core::SeriesEvening& evening(std::size_t place) const
    {
        return *evenings[place].evening;
    }

    core::PlayedEvenings evenings;
    texts::PersonNames names;
};

/// Date, evening and rule set of a line; `evening` returns the evening's index.
template <typename Line, typename Evening>
void addEvening(Columns<Line>& columns, const PeopleSheet& sheet, Evening evening)
{
    const auto at = [&sheet, evening](const Line& line) -> const core::SeriesEvening& {
        return sheet.evening(evening(line));
    };
    columns.add(essential(column(u"date"_s, PeopleDocuments::tr("Date"), ColumnKind::Date)),
                [at](const Line& line) { return at(line).date; });
    columns.add(column(u"evening"_s, PeopleDocuments::tr("Evening"), ColumnKind::Name),
                [at](const Line& line) { return at(line).name; });
    columns.add(csvColumn(u"ruleset"_s),
                [at](const Line& line) { return core::keyOf(at(line).rules.ruleSet); });
}

Columns<core::PersonEvening> eveningColumns(const PeopleSheet& sheet,
                                            const std::vector<core::PersonEvening>& evenings)
{
    using core::PersonEvening;
    const auto count = [](std::int64_t core::Tally::*member) {
        return [member](const PersonEvening& one) { return one.tally.*member; };
    };
    Columns<PersonEvening> columns;
    addEvening(columns, sheet, [](const PersonEvening& one) { return one.evening; });
    columns.add(strong(rankColumn()), &PersonEvening::rank);
    columns.add(column(u"participants"_s, PeopleDocuments::tr("of"), ColumnKind::Number),
                &PersonEvening::participants);
    columns.add(column(u"games"_s, PeopleDocuments::tr("Games"), ColumnKind::Number),
                count(&core::Tally::games));
    columns.add(strong(column(u"tmp"_s, PeopleDocuments::tr("TMP"), ColumnKind::Points)),
                [](const PersonEvening& one) { return one.tally.tmp(); });
    columns.add(column(u"wins"_s, PeopleDocuments::tr("Wins"), ColumnKind::Number),
                count(&core::Tally::wins));
    // CSV always has them; readers only what the games of the evenings have.
    const auto addOf = [&](StandingsTrait trait, const QString& key, const QString& head,
                           std::int64_t core::Tally::*member) {
        const bool isKnown =
            std::any_of(evenings.begin(), evenings.end(), [&](const PersonEvening& one) {
                return has(sheet.evening(one.evening), trait);
            });
        columns.add(
            column(key, head, ColumnKind::Number,
                   isKnown ? typeset::ColumnUse::Everywhere : typeset::ColumnUse::Csv),
            [&sheet, trait, member](const PersonEvening& one) {
                const QString number = QString::number(one.tally.*member);
                return Cell{has(sheet.evening(one.evening), trait) ? number : QString(), number};
            });
    };
    addOf(StandingsTrait::Stones, u"rommes"_s, PeopleDocuments::tr("Rommés"), &core::Tally::rommes);
    addOf(StandingsTrait::Claims, u"claims"_s, PeopleDocuments::tr("Claims"), &core::Tally::claims);
    columns.add(csvColumn(u"stones"_s), count(&core::Tally::stones));
    return columns;
}

Columns<core::PersonMet> metColumns(const PeopleSheet& sheet)
{
    using core::PersonMet;
    Columns<PersonMet> columns;
    columns.add(nameColumn(), [&sheet](const PersonMet& met) {
        return Cell{sheet.names.of(met.person), met.person.name};
    });
    columns.add(csvColumn(u"club"_s), [](const PersonMet& met) { return met.person.club; });
    const auto number = [&columns](const QString& key, const QString& head, auto member) {
        columns.add(column(key, head, ColumnKind::Number), member);
    };
    number(u"evenings"_s, PeopleDocuments::tr("Evenings"), &PersonMet::evenings);
    number(u"tables"_s, PeopleDocuments::tr("Tables"), &PersonMet::tables);
    number(u"games"_s, PeopleDocuments::tr("Games"), &PersonMet::games);
    number(u"ahead"_s, PeopleDocuments::tr("Ahead"), &PersonMet::ahead);
    number(u"behind"_s, PeopleDocuments::tr("Behind"), &PersonMet::behind);
    return columns;
}

Columns<core::EveningOfBoth> bothColumns(const PeopleSheet& sheet, const core::HeadToHead& both)
{
    using core::EveningOfBoth;
    const auto one = core::partsOf(both.one.name).surname;
    const auto other = core::partsOf(both.other.name).surname;
    Columns<EveningOfBoth> columns;
    addEvening(columns, sheet, [](const EveningOfBoth& evening) { return evening.one.evening; });
    const auto place = PeopleDocuments::tr("Place %1", "head of a column");
    columns.add(column(u"rank"_s, place.arg(one), ColumnKind::Number),
                [](const EveningOfBoth& evening) { return evening.one.rank; });
    columns.add(column(u"other_rank"_s, place.arg(other), ColumnKind::Number),
                [](const EveningOfBoth& evening) { return evening.other.rank; });
    columns.add(csvColumn(u"tmp"_s),
                [](const EveningOfBoth& evening) { return evening.one.tally.tmp(); });
    columns.add(csvColumn(u"other_tmp"_s),
                [](const EveningOfBoth& evening) { return evening.other.tally.tmp(); });
    columns.add(column(u"tables"_s, PeopleDocuments::tr("Tables"), ColumnKind::Number),
                &EveningOfBoth::tables);
    columns.add(column(u"games"_s, PeopleDocuments::tr("Games"), ColumnKind::Number),
                &EveningOfBoth::games);
    const auto ahead = PeopleDocuments::tr("%1 ahead", "head of a column");
    columns.add(column(u"ahead"_s, ahead.arg(one), ColumnKind::Number), &EveningOfBoth::oneAhead);
    columns.add(column(u"behind"_s, ahead.arg(other), ColumnKind::Number),
                &EveningOfBoth::otherAhead);
    return columns;
}

/// A holder of a record.
struct RecordLine
{
    const core::PlayersRecord* record = nullptr;
    core::RecordHolder holder;
};

/// People are named according to `wishes`.
Columns<RecordLine> recordColumns(const PeopleSheet& sheet, const core::PeopleWishes& wishes)
{
    const auto ofEvening = [&sheet](bool isLast) {
        return [&sheet, isLast](const RecordLine& line) -> const core::SeriesEvening& {
            return sheet.evening(isLast ? line.holder.last : line.holder.first);
        };
    };
    Columns<RecordLine> columns;
    columns.add(csvColumn(u"ruleset"_s),
                [](const RecordLine& line) { return core::keyOf(line.record->ruleSet); });
    columns.add(csvColumn(u"record"_s),
                [](const RecordLine& line) { return core::keyOf(line.record->kind); });
    columns.add(csvColumn(u"value"_s), [](const RecordLine& line) { return line.record->value; });
    columns.add(strong(nameColumn()), [&sheet, wishes](const RecordLine& line) {
        const auto& person = line.holder.person;
        const auto shown = publicNameOf(person, wishes);
        return shown ? textCell(*shown) : Cell{sheet.names.of(person), person.name};
    });
    columns.add(csvColumn(u"club"_s), [wishes](const RecordLine& line) {
        const auto& person = line.holder.person;
        return publicNameOf(person, wishes) ? QString() : person.club;
    });
    columns.add(
        column(u"when"_s, PeopleDocuments::tr("When"), ColumnKind::Text, typeset::ColumnUse::Page),
        [&sheet](const RecordLine& line) {
            return texts::recordEvenings(sheet.evenings, line.holder);
        });
    for (const bool isLast : {false, true}) {
        const auto prefix = isLast ? u"last_"_s : u"first_"_s;
        const auto at = ofEvening(isLast);
        columns.add(csvColumn(prefix + u"date"_s),
                    [at](const RecordLine& line) { return at(line).date; });
        columns.add(csvColumn(prefix + u"evening"_s),
                    [at](const RecordLine& line) { return at(line).name; });
    }
    return columns;
}

/// "Lang, Uwe, 2026".
QString withDays(const QString& names, const core::DaySpan& days)
{
    const auto text = daysText(days);
    return text.isEmpty() ? names : names + u", "_s + text;
}

typeset::TableDocument personTable(const QString& title, const QString& nothing,
                                   const QStringList& lead)
{
    typeset::TableDocument document;
    document.lead = lead;
    document.title = title;
    document.nothing = nothing;
    document.use = typeset::Use::InTheHand;
    return document;
}

} // namespace

QString playerName(const ClubSource& source, const core::PersonKey& player)
{
    const PeopleSheet sheet(source);
    const auto facts = core::personFacts(sheet.evenings, player);
    return facts ? sheet.names.of(facts->person) : QString();
}

std::optional<typeset::Document> playerYearDocument(const ClubSource& source,
                                                    const core::PersonKey& player,
                                                    const core::DaySpan& days)
{
    const PeopleSheet sheet(source, days);
    const auto facts = core::personFacts(sheet.evenings, player);
    if (!facts) {
        return std::nullopt;
    }
    auto document = personTable(titleOf(ClubKind::PlayerYear), {},
                                damagedTexts(source.evenings.damagedIn(days)));
    for (const auto& sum : facts->sums) {
        QStringList told = texts::bestTexts(sheet.evenings, *facts, sum) +
                           texts::worstTexts(sheet.evenings, *facts, sum);
        document.lead << texts::ruleSetName(sum.ruleSet) + u": "_s + told.join(u" · "_s);
    }
    const auto columns = eveningColumns(sheet, facts->evenings);
    document.columns = columns.all();
    document.blocks.emplace_back().rows = columns.rows(facts->evenings);
    document.notes << PeopleDocuments::tr("%n evening(s)", nullptr,
                                          static_cast<int>(facts->evenings.size()));
    return typeset::Document{clubFrame(source, withDays(sheet.names.of(facts->person), days)),
                             document};
}

std::optional<typeset::Document> playerMetDocument(const ClubSource& source,
                                                   const core::PersonKey& player,
                                                   const core::DaySpan& days)
{
    const PeopleSheet sheet(source, days);
    const auto facts = core::personFacts(sheet.evenings, player);
    if (!facts) {
        return std::nullopt;
    }
    auto document =
        personTable(titleOf(ClubKind::PlayerMet), PeopleDocuments::tr("They met nobody yet."),
                    damagedTexts(source.evenings.damagedIn(days)));
    const auto columns = metColumns(sheet);
    document.columns = columns.all();
    document.blocks.emplace_back().rows = columns.rows(facts->met);
    document.notes << PeopleDocuments::tr("Ahead and behind: in how many games by points; the "
                                          "others ended level.");
    return typeset::Document{clubFrame(source, withDays(sheet.names.of(facts->person), days)),
                             document};
}

std::optional<typeset::Document> headToHeadDocument(const ClubSource& source,
                                                    const core::PersonKey& player,
                                                    const core::PersonKey& other,
                                                    const core::DaySpan& days)
{
    const PeopleSheet sheet(source, days);
    const auto both = core::headToHead(sheet.evenings, player, other);
    if (!both) {
        return std::nullopt;
    }
    auto document = personTable(titleOf(ClubKind::HeadToHead),
                                PeopleDocuments::tr("The two were never there together."),
                                damagedTexts(source.evenings.damagedIn(days)));
    document.lead << texts::headToHeadTexts(*both, sheet.names);
    const auto columns = bothColumns(sheet, *both);
    document.columns = columns.all();
    document.blocks.emplace_back().rows = columns.rows(both->evenings);
    return typeset::Document{clubFrame(source, withDays(sheet.names.of(both->one) + u" – "_s +
                                                            sheet.names.of(both->other),
                                                        days)),
                             document};
}

typeset::Document recordsDocument(const ClubSource& source, const core::DaySpan& days)
{
    const PeopleSheet sheet(source, days);
    typeset::TableDocument document;
    document.title = titleOf(ClubKind::Records);
    document.lead = damagedTexts(source.evenings.damagedIn(days));
    document.nothing = PeopleDocuments::tr("No evening has a result yet.");
    document.use = typeset::Use::OnTheWall;
    const auto columns = recordColumns(sheet, source.wishes);
    document.columns = columns.all();
    const auto records = core::recordsOf(sheet.evenings);
    for (const auto& record : records) {
        auto block = unsplitBlock(u"%1 · %2: %3"_s.arg(
            texts::ruleSetName(record.ruleSet), texts::recordTitle(record.kind, record.ruleSet),
            texts::recordValue(record)));
        for (const auto& holder : record.holders) {
            block.rows.push_back(columns.row({&record, holder}));
        }
        document.blocks.push_back(std::move(block));
    }
    return {clubFrame(source, daysText(days)), document};
}

} // namespace documents
