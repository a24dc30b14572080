#pragma once

#include "core/club/people_facts.h"
#include "core/texts/translation.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <set>
#include <vector>

/// What the club's evenings tell of people, as it is read.
namespace texts {

/// Names of the club's people: those who share one are told apart by their clubs, and by who is
/// not in the directory.
class PersonNames
{
public:
    PersonNames() = default;
    explicit PersonNames(const std::vector<core::ClubPerson>& people);

    /// "Lindner, Peter (Birkenfels)", or "Weiß, Käthe" where nobody else is called so.
    [[nodiscard]] QString of(const core::SeriesPerson& person) const;

private:
    std::set<QString> shared_; ///< As nameKey() has them.
};

/// "Most points of an evening"; Rommé 500 words some of them in its own way.
QString recordTitle(core::RecordKind kind, scoring::RuleSet ruleSet);
/// "22½", of a series "7 games in a row".
QString recordValue(const core::PlayersRecord& record, const QLocale& locale = texts::locale());
/// "12/03/2026 · Club evening"; of a series that went on "from … to …".
QString recordEvenings(const core::PlayedEvenings& evenings, const core::RecordHolder& holder);

/// The best of somebody under one rule set, one a text: "Most points: 22½ (12/03/2026)".
QStringList bestTexts(const core::PlayedEvenings& evenings, const core::PersonFacts& facts,
                      const core::RuleSetSum& sum);
/// The worst, likewise; none of a single evening, of which all has been said. Never public.
QStringList worstTexts(const core::PlayedEvenings& evenings, const core::PersonFacts& facts,
                       const core::RuleSetSum& sum);

/// How two people did against one another, one a text. Never public.
QStringList headToHeadTexts(const core::HeadToHead& both, const PersonNames& names);

} // namespace texts
