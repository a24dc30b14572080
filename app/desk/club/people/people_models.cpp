#include "app/desk/club/people/people_models.h"

#include "core/people/people_names.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "reports/documents/evening_traits.h"

#include <QCoreApplication>
#include <QFont>

#include <algorithm>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

class PeopleModels
{
    Q_DECLARE_TR_FUNCTIONS(PeopleModels)
};

Cell plainCell(const QString& text)
{
    return {{Qt::DisplayRole, text}, {Qt::ToolTipRole, text}};
}

Cell strongCell(const QString& text)
{
    auto cell = plainCell(text);
    cell.insert(WeightRole, QFont::Medium);
    return cell;
}

Cell rightCell(const QString& text)
{
    return {{Qt::DisplayRole, text},
            {NumberRole, true},
            {Qt::TextAlignmentRole, QVariant(Qt::AlignRight | Qt::AlignVCenter)}};
}

Cell numberCell(std::int64_t number)
{
    return rightCell(QLocale().toString(static_cast<qlonglong>(number)));
}

Cell dateCell(const core::SeriesEvening& evening)
{
    return plainCell(evening.date ? texts::dayText(*evening.date) : QString());
}

QString scoreText(const QString& one, const QString& other)
{
    return u"%1 : %2"_s.arg(one, other);
}

} // namespace

ClubPeople clubPeople(const core::ClubEvenings& evenings, const core::DaySpan& days)
{
    ClubPeople club;
    club.kept = evenings;
    club.evenings = core::playedEvenings(club.kept.counted(), days);
    club.people = core::peopleOf(club.evenings);
    club.names = texts::PersonNames(club.people);
    return club;
}

ClubPeopleModel::ClubPeopleModel(QObject* parent)
    : PersonModel({PeopleModels::tr("Name"), PeopleModels::tr("Evenings")}, parent, Evenings)
{}

void ClubPeopleModel::show(const ClubPeople& club)
{
    std::vector<PersonRow> rows;
    rows.reserve(club.people.size());
    for (const auto& [person, evenings, last] : club.people) {
        auto name = strongCell(club.names.of(person));
        name.insert(SearchRole, core::nameWithClub(person.name, person.club));
        if (last) {
            name.insert(Qt::ToolTipRole, PeopleModels::tr("%1, last on %2", "a person, a day")
                                             .arg(club.names.of(person), texts::dayText(*last)));
        }
        rows.push_back({keyOf(person), {name, numberCell(evenings)}});
    }
    setRows(std::move(rows));
}

PersonEveningsModel::PersonEveningsModel(QObject* parent)
    : PersonModel({PeopleModels::tr("Date"), PeopleModels::tr("Evening"), PeopleModels::tr("Place"),
                   PeopleModels::tr("TMP"), PeopleModels::tr("Games"), PeopleModels::tr("Wins"),
                   PeopleModels::tr("Rommés"), PeopleModels::tr("Claims")},
                  parent)
{}

void PersonEveningsModel::show(const ClubPeople& club, const core::PersonFacts& facts)
{
    std::vector<PersonRow> rows;
    haveRommes_ = false;
    haveClaims_ = false;
    for (auto one = facts.evenings.rbegin(); one != facts.evenings.rend(); ++one) {
        const auto& evening = *club.evenings[one->evening].evening;
        const bool hasRommes = has(evening, documents::StandingsTrait::Stones);
        const bool hasClaims = has(evening, documents::StandingsTrait::Claims);
        haveRommes_ = haveRommes_ || hasRommes;
        haveClaims_ = haveClaims_ || hasClaims;
        auto points = rightCell(texts::matchPointsText(one->tally.tmp()));
        points.insert(WeightRole, QFont::Medium);
        rows.push_back({keyOf(facts.person),
                        {dateCell(evening), plainCell(evening.name),
                         rightCell(PeopleModels::tr("%1 of %2", "place, participants")
                                       .arg(one->rank)
                                       .arg(one->participants)),
                         points, numberCell(one->tally.games), numberCell(one->tally.wins),
                         hasRommes ? numberCell(one->tally.rommes) : plainCell({}),
                         hasClaims ? numberCell(one->tally.claims) : plainCell({})}});
    }
    setRows(std::move(rows));
}

bool PersonEveningsModel::isKnown(Column column) const
{
    return column == Rommes ? haveRommes_ : column != Claims || haveClaims_;
}

PersonMetModel::PersonMetModel(QObject* parent)
    : PersonModel({PeopleModels::tr("Name"), PeopleModels::tr("Evenings"),
                   PeopleModels::tr("Tables"), PeopleModels::tr("Games"), PeopleModels::tr("Ahead"),
                   PeopleModels::tr("Behind")},
                  parent)
{}

void PersonMetModel::show(const ClubPeople& club, const core::PersonFacts& facts)
{
    std::vector<PersonRow> rows;
    rows.reserve(facts.met.size());
    for (const auto& met : facts.met) {
        rows.push_back({keyOf(met.person),
                        {strongCell(club.names.of(met.person)), numberCell(met.evenings),
                         numberCell(met.tables), numberCell(met.games), numberCell(met.ahead),
                         numberCell(met.behind)}});
    }
    setRows(std::move(rows));
}

HeadToHeadModel::HeadToHeadModel(QObject* parent)
    : PersonModel({PeopleModels::tr("Date"), PeopleModels::tr("Evening"),
                   PeopleModels::tr("Places"), PeopleModels::tr("TMP"), PeopleModels::tr("Games"),
                   PeopleModels::tr("Ahead")},
                  parent)
{}

void HeadToHeadModel::show(const ClubPeople& club, const core::HeadToHead& both)
{
    const auto score = [](std::int64_t one, std::int64_t other) {
        return rightCell(scoreText(QString::number(one), QString::number(other)));
    };
    std::vector<PersonRow> rows;
    for (auto one = both.evenings.rbegin(); one != both.evenings.rend(); ++one) {
        const auto& evening = *club.evenings[one->one.evening].evening;
        rows.push_back(
            {keyOf(both.other),
             {dateCell(evening), plainCell(evening.name), score(one->one.rank, one->other.rank),
              rightCell(scoreText(texts::matchPointsText(one->one.tally.tmp()),
                                  texts::matchPointsText(one->other.tally.tmp()))),
              numberCell(one->games), score(one->oneAhead, one->otherAhead)}});
    }
    setRows(std::move(rows));
}

RecordsModel::RecordsModel(QObject* parent)
    : PersonModel({PeopleModels::tr("Record"), PeopleModels::tr("Value"), PeopleModels::tr("Name"),
                   PeopleModels::tr("When")},
                  parent)
{}

void RecordsModel::show(const ClubPeople& club)
{
    std::vector<PersonRow> rows;
    for (const auto& record : core::recordsOf(club.evenings)) {
        for (const auto& holder : record.holders) {
            auto title = strongCell(texts::recordTitle(record.kind, record.ruleSet));
            title.insert(SecondLineRole, texts::ruleSetName(record.ruleSet));
            rows.push_back({keyOf(holder.person),
                            {title, plainCell(texts::recordValue(record)),
                             plainCell(club.names.of(holder.person)),
                             plainCell(texts::recordEvenings(club.evenings, holder))}});
        }
    }
    setRows(std::move(rows));
}

} // namespace desk
