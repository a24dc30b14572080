#include "app/desk/evening/setup/schedule_text.h"
#include "app/desk/evening/setup/setup_section.h"

#include "app/desk/frame/discipline.h"

#include "app/desk/widgets/typed_values.h"
#include "core/ranking/discipline.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"

#include <QCoreApplication>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Whether all results remain possible under the rules.
bool accepts(const core::Tournament& tournament, scoring::RuleSet ruleSet)
{
    const auto& discipline = core::Discipline::of(ruleSet);
    for (const auto& round : tournament.rounds) {
        for (const auto& table : round.tables) {
            for (const auto& game : table.games) {
                if (!discipline.accepts(game.outcome)) {
                    return false;
                }
            }
        }
    }
    return true;
}

class TournamentSection final : public SetupSection
{
    Q_DECLARE_TR_FUNCTIONS(TournamentSection)

public:
    explicit TournamentSection(QWidget* parent) : SetupSection(u"tournamentSection"_s, parent)
    {
        const auto hasFixedGames = [](const core::Settings& settings) {
            return core::Discipline::of(settings).hasFixedGames();
        };
        const auto isLicensed = [](const core::Settings& settings) {
            return core::Discipline::of(settings).isLicensed();
        };
        addText({tr("Name"), tr("Shown on every list and sheet."), u"name"_s, u"nameField"_s});
        addDate();
        addText({tr("Venue"), {}, u"venue"_s, u"venueField"_s});
        addText({tr("Organiser"), {}, u"organiser"_s, u"organiserField"_s});
        addRules();
        addNumber({tr("Games per round"),
                   tr("For rounds made from now on; those there are keep theirs."),
                   u"gamesPerRound"_s, u"gamesField"_s, std::nullopt, hasFixedGames},
                  core::gamesRange);
        auto& rounds =
            addOptionalNumber({tr("Planned rounds"), {}, u"plannedRounds"_s, u"roundsField"_s},
                              core::roundsRange, tr("open"));
        follow([&rounds](const core::Settings& settings) {
            rounds.setWords(disciplineOf(settings).plannedRoundsHint(settings));
        });
        addOptionalNumber({tr("Minutes per round"),
                           tr("For the clock; it is started by hand on its page."),
                           u"roundMinutes"_s, u"minutesField"_s},
                          core::roundMinutesRange, tr("off"));
        addSchedule();
        addOptionalNumber(
            {tr("Participants at most"),
             tr("Anyone who registers when all places are taken is put on the waiting list."),
             u"capacity"_s, u"capacityField"_s},
            core::capacityRange, tr("no limit"));
        addDeadline();
        addFlag({tr("Open tournament"), tr("Open tournaments owe the rights holder a licence fee…"),
                 u"open"_s, u"openBox"_s, std::nullopt, isLicensed},
                tr("open to everybody"));
        addFlag({tr("Licence"), tr("… unless the organiser holds a licence."), u"licenceHeld"_s,
                 u"licenceHeldBox"_s, std::nullopt, isLicensed},
                tr("a licence is held"));
        column().addStretch(1);
    }

    void load(const core::Tournament& tournament, const Wanted& draft) override
    {
        ChoiceItems items;
        using enum scoring::RuleSet;
        for (const auto ruleSet : {RummyPurePlus, RummyPure, Romme500}) {
            if (ruleSet == draft.settings.rules.ruleSet || accepts(tournament, ruleSet)) {
                items << std::pair(texts::ruleSetName(ruleSet), static_cast<int>(ruleSet));
            }
        }
        setItems(*rules_, items);
        SetupSection::load(tournament, draft);
    }

private:
    void addDate()
    {
        using Date = std::optional<QDate>;
        addTyped<Date>(
            {tr("Date"), {}, u"date"_s, u"dateField"_s},
            [](const QString& text) -> std::optional<Date> {
                const Date date = typedDate(text.trimmed());
                return date || text.trimmed().isEmpty() ? std::optional<Date>(date) : std::nullopt;
            },
            [](const Date& date) { return date ? texts::dayText(*date) : QString(); },
            [](const QString&) {
                return tr("This is no date. Write it as in %1.")
                    .arg(texts::dayText(QDate(2026, 11, 21)));
            });
    }

    void addDeadline()
    {
        using Time = std::optional<QTime>;
        addTyped<Time>(
            {tr("Places are kept until"),
             tr("On the day of the tournament. From then on, places of those who are not here can "
                "be given to the waiting list. Empty: until the draw."),
             u"deadline"_s, u"deadlineField"_s},
            [](const QString& text) -> std::optional<Time> {
                const Time time = typedTime(text);
                return time || text.trimmed().isEmpty() ? std::optional<Time>(time) : std::nullopt;
            },
            [](const Time& time) { return time ? time->toString(u"HH:mm"_s) : QString(); },
            [](const QString&) { return tr("This is no time. Write it as in 19:30."); });
    }

    void addSchedule()
    {
        using Schedule = std::vector<core::ScheduleEntry>;
        auto* const field = new QPlainTextEdit(this);
        field->setObjectName(u"scheduleField"_s);
        field->setAccessibleName(tr("Schedule"));
        field->setTabChangesFocus(true);
        constexpr int height = 104;
        field->setFixedHeight(height);
        field->setPlaceholderText(tr("19:00 Round 1\n15 min Break\nRound 2"));
        connect(field, &QPlainTextEdit::textChanged, this, &SetupSection::edited);
        const auto typed = [field] { return typedSchedule(field->toPlainText()); };
        addLine<Schedule>(
            {tr("Schedule"),
             tr("A line for each round and break, with a time if you like. Empty: one round after "
                "the other."),
             u"schedule"_s, u"scheduleField"_s},
            field, field,
            [field, typed](const Schedule& schedule) {
                const auto shown = typed();
                const auto* const read = std::get_if<Schedule>(&shown);
                if (read == nullptr || *read != schedule) {
                    const QSignalBlocker quiet(field);
                    field->setPlainText(scheduleText(schedule));
                }
            },
            [typed]() -> std::optional<Schedule> {
                const auto read = typed();
                const auto* const schedule = std::get_if<Schedule>(&read);
                return schedule != nullptr ? std::optional(*schedule) : std::nullopt;
            },
            [typed] {
                const auto read = typed();
                const auto* const line = std::get_if<UnreadLine>(&read);
                return tr("Line %1 is neither a round nor a break. Write it as in “Round 2” or "
                          "“15 min Break”.")
                    .arg(line != nullptr ? line->number : 1);
            });
    }

    void addRules()
    {
        const LineDescription description = {tr("Rules"), {}, u"ruleset"_s, u"ruleSetChoice"_s};
        rules_ = makeChoice(description.objectName, description.title, {}, this);
        auto& line = addLine(description, rules_);
        const auto show = [this, &line](const core::Settings& settings) {
            select(*rules_, settings.rules.ruleSet);
            line.setWords(disciplineOf(settings).tablesHint());
        };
        bind(line, {}, {show, [this, show](core::Settings& settings) {
                            const auto* before = &core::Discipline::of(settings);
                            settings.rules.ruleSet = selected<scoring::RuleSet>(*rules_);
                            if (&core::Discipline::of(settings) != before) {
                                settings = core::normalised(std::move(settings));
                            }
                            show(settings);
                        }});
        connect(rules_, &QComboBox::activated, this, &SetupSection::chosen);
    }

    QComboBox* rules_ = nullptr;
};

} // namespace

SetupSection* makeTournamentSection(QWidget* parent)
{
    return new TournamentSection(parent);
}

} // namespace desk
