#pragma once

#include "app/desk/widgets/cell_model.h"
#include "core/texts/people_texts.h"
#include "core/year/people_facts.h"

#include <vector>

/// The tables of the page Players.
namespace desk {

/// What the page shows, as last read.
struct ClubPeople
{
    core::ClubEvenings kept; ///< Referenced by `evenings`.
    core::PlayedEvenings evenings;
    std::vector<core::ClubPerson> people; ///< By name.
    texts::PersonNames names;
};

/// From the evenings in these days.
ClubPeople clubPeople(const core::ClubEvenings& evenings, const core::DaySpan& days = {});

/// A row with the person behind it, if there is one.
struct PersonRow
{
    core::PersonKey person;
    std::vector<Cell> cells;
};

using PersonModel = CellModel<PersonRow>;

/// Everyone, searchable by name and club.
class ClubPeopleModel : public PersonModel
{
public:
    enum Column : std::uint8_t { Name, Evenings };

    explicit ClubPeopleModel(QObject* parent);
    void show(const ClubPeople& club);
};

/// A person's evenings, latest first.
class PersonEveningsModel : public PersonModel
{
public:
    enum Column : std::uint8_t { Date, Evening, Place, Points, Games, Wins, Rommes, Claims };

    explicit PersonEveningsModel(QObject* parent);
    void show(const ClubPeople& club, const core::PersonFacts& facts);
    /// Whether the game of an evening has what the column counts.
    [[nodiscard]] bool isKnown(Column column) const;

private:
    bool haveRommes_ = false;
    bool haveClaims_ = false;
};

/// The people somebody has met.
class PersonMetModel : public PersonModel
{
public:
    enum Column : std::uint8_t { Name, Evenings, Tables, Games, Ahead, Behind };

    explicit PersonMetModel(QObject* parent);
    void show(const ClubPeople& club, const core::PersonFacts& facts);
};

/// Evenings of two people, latest first.
class HeadToHeadModel : public PersonModel
{
public:
    enum Column : std::uint8_t { Date, Evening, Places, Points, Games, Ahead };

    explicit HeadToHeadModel(QObject* parent);
    void show(const ClubPeople& club, const core::HeadToHead& both);
};

/// The records of the club, one row per holder.
class RecordsModel : public PersonModel
{
public:
    enum Column : std::uint8_t { Record, Value, Name, When };

    explicit RecordsModel(QObject* parent);
    void show(const ClubPeople& club);
};

} // namespace desk
