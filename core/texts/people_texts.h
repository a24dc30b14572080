#pragma once

#include "core/texts/translation.h"
#include "core/year/people_facts.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <set>
#include <vector>

/// Facts about people from the club's evenings, in words.
namespace texts {

/// Names of the club's people: namesakes are distinguished by their clubs, or by not being in the
/// directory.
class PersonNames
{
public:
    PersonNames() = default;
    explicit PersonNames(const std::vector<core::ClubPerson>& people);

    /// "Lindner, Peter (Birkenfels)", or "Weiß, Käthe" if nobody else has that name.
    [[nodiscard]] QString of(const core::SeriesPerson& person) const;

private:
    std::set<QString> shared_; ///< As from nameKey().
};

/// "Most points of an evening"; Rommé 500 has its own wording for some.
QString recordTitle(core::RecordKind kind, scoring::RuleSet ruleSet);
/// "22½", for a streak "7 games in a row".
QString recordValue(const core::PlayersRecord& record, const QLocale& locale = texts::locale());
/// "12/03/2026 · Club evening"; for a streak "from … to …".
QString recordEvenings(const core::PlayedEvenings& evenings, const core::RecordHolder& holder);

/// A person's best under one rule set, one per text: "Most points: 22½ (12/03/2026)".
QStringList bestTexts(const core::PlayedEvenings& evenings, const core::PersonFacts& facts,
                      const core::RuleSetSum& sum);
/// The worst, likewise; empty for a single evening, already fully described. Never public.
QStringList worstTexts(const core::PlayedEvenings& evenings, const core::PersonFacts& facts,
                       const core::RuleSetSum& sum);

/// How two people did against each other, one per text. Never public.
QStringList headToHeadTexts(const core::HeadToHead& both, const PersonNames& names);

} // namespace texts
