#include "app/desk/evening/setup/setup_section.h"

#include "core/cards/card_tallies.h"
#include "core/cards/knock_out.h"
#include "core/ranking/discipline.h"

#include <QCoreApplication>
#include <QVBoxLayout>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isPointsEvening(const core::Settings& settings)
{
    return settings.cards.event == core::CardEvent::Points;
}

bool givesMatchPoints(const core::Settings& settings)
{
    return core::givesMatchPoints(settings.cards);
}

bool isNoKnockOut(const core::Settings& settings)
{
    return !core::isKnockOut(settings);
}

/// A refused average stays visible so that it can be changed.
bool hasByes(const core::Settings& settings)
{
    return isNoKnockOut(settings) ||
           std::holds_alternative<scoring::AverageGame>(settings.rules.options.byeMatchPoints);
}

bool hasChips(const core::Settings& settings)
{
    return settings.cards.pcr.has_value();
}

class CardRulesSection final : public SetupSection
{
    Q_DECLARE_TR_FUNCTIONS(CardRulesSection)

public:
    explicit CardRulesSection(QWidget* parent) : SetupSection(u"cardRulesSection"_s, parent)
    {
        addEvent();
        addTables();
        addRanking();
        column().addStretch(1);
    }

    [[nodiscard]] bool appliesTo(const core::Settings& settings) const override
    {
        return core::Discipline::of(settings).hasMatches();
    }

private:
    void addEvent()
    {
        auto& event = addChoice<core::CardEvent>(
            {tr("What is played"), {}, u"event"_s, u"eventChoice"_s, Option::Event}, eventItems());
        auto& match = addEditor({tr("A match goes"), {}, u"match"_s, QString(), Option::Match},
                                makeMatchEditor(u"match"_s, this));
        follow([&event, &match](const core::Settings& settings) {
            event.setWords(eventWords(settings.cards.event));
            match.setWords(matchWords(settings.cards.match));
        });
        ChoiceItems numbers;
        for (int number = 1; number < scoring::largestTable; ++number) {
            numbers << std::pair(tr("the first %n", nullptr, number), number);
        }
        addChoice<std::int32_t>({tr("Go on from each table"),
                                 tr("At the last table, and of a table of two, one wins."),
                                 u"advance"_s, u"advanceChoice"_s, Option::Event, core::isKnockOut},
                                numbers);
    }

    void addTables()
    {
        addChoice<core::TableScoring>(
            {tr("A table brings"), tr("What everybody takes along from each match."),
             u"tableScoring"_s, u"tableScoringChoice"_s, Option::TableScoring, isPointsEvening},
            {{tr("the card points of its deals"), int(core::TableScoring::CardPoints)},
             {tr("match points by its places"), int(core::TableScoring::MatchPoints)}});
        addScale(u"cardScale"_s, tr("What each place of a match is worth."), givesMatchPoints);
        addChoice<scoring::Ties>({tr("Equal totals"), tr("What those get who end a match level."),
                                  u"options.ties"_s, u"cardTiesChoice"_s, Option::Ties,
                                  givesMatchPoints},
                                 tiesItems());
        addBye(u"cardBye"_s, givesMatchPoints, hasByes);
    }

    void addRanking()
    {
        addChoice<scoring::RankBy>(
            {tr("Ranked by"), tr("The mean is fair where people play different numbers of deals."),
             u"options.rankBy"_s, u"cardRankByChoice"_s, Option::RankBy, isNoKnockOut},
            {{tr("all points together"), int(scoring::RankBy::Tmp)},
             {tr("mean of a deal played"), int(scoring::RankBy::Mean)}});
        addTieBreaks(u"cardTieBreak"_s, TieBreaksOf::Deals);
        addEditor({tr("Chips"),
                   tr("After each deal the others pay the best one for each point they lack."),
                   u"pcr"_s, QString(), Option::Chips},
                  makeChipsEditor(this));
        addEditor({tr("Chips at the start"), tr("Nobody pays more than they have."), u"stack"_s,
                   QString(), Option::Chips, hasChips},
                  makeStackEditor(this));
    }
};

} // namespace

SetupSection* makeCardRulesSection(QWidget* parent)
{
    return new CardRulesSection(parent);
}

} // namespace desk
