#include "app/desk/evening/setup/setup_section.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/segments.h"
#include "core/ranking/discipline.h"
#include "core/texts/rule_texts.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int ownRules = 2;

enum FirstRoundChoice { NotPlayed, KeepClaims, PoolClaims };

class RulesSection final : public SetupSection
{
    Q_DECLARE_TR_FUNCTIONS(RulesSection)

public:
    explicit RulesSection(QWidget* parent)
        : SetupSection(u"rulesSection"_s, parent),
          preset_(new Segments(this)),
          places_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
          advanced_(makeButton(u"advancedButton"_s, tr("Advanced"), ButtonKind::Normal, this))
    {
        buildPreset();
        buildOptions();
    }

    void load(const core::Tournament& tournament, const Wanted& draft) override
    {
        SetupSection::load(tournament, draft);
        const auto& options = draft.settings.rules.options;
        showPreset(draft.settings.rules);
        if (!std::exchange(wasShown_, true)) {
            advanced_->setChecked(!scoring::followedText(options));
        }
    }

    void store(Wanted& draft) override
    {
        auto& options = draft.settings.rules.options;
        if (chosenText_) {
            options = scoring::optionsOf(*chosenText_);
            chosenText_.reset();
            forget();
            load({}, draft);
            return;
        }
        SetupSection::store(draft);
        showPreset(draft.settings.rules);
    }

    void enter() override
    {
        findChild<QPushButton*>(u"rulePreset-%1"_s.arg(preset_->current()))->setFocus();
    }

    [[nodiscard]] bool appliesTo(const core::Settings& settings) const override
    {
        return core::Discipline::of(settings).hasFixedGames();
    }

private:
    void buildPreset()
    {
        preset_->setObjectName(u"rulePreset"_s);
        preset_->setAccessibleName(tr("Scored by"));
        preset_->add(static_cast<int>(scoring::RuleText::English), tr("English text"));
        preset_->add(static_cast<int>(scoring::RuleText::German), tr("German text"));
        preset_->add(ownRules, tr("own rules"));
        connect(preset_, &Segments::chosen, this, &RulesSection::choosePreset);
        addTitle(tr("Scored by"), tr("The rule texts print different points for the places."));
        column().addSpacing(distance::small);
        column().addWidget(preset_, 0, Qt::AlignLeft);
        places_->setObjectName(u"rulePresetWords"_s);
        column().addWidget(places_);
        advanced_->setCheckable(true);
        advanced_->setAccessibleDescription(tr("Shows every option by itself"));
        column().addSpacing(distance::small);
        column().addWidget(advanced_, 0, Qt::AlignLeft);
    }

    void buildOptions()
    {
        const int first = column().count();
        addScale(u"scale"_s, tr("What each place at the table is worth."));
        addChoice<scoring::Ties>({tr("Equal stones"),
                                  tr("What those get who have as many stones left as another."),
                                  u"options.ties"_s, u"tiesChoice"_s, Option::Ties},
                                 tiesItems());
        addChoice<scoring::EarlyTermination>(
            {tr("Ended early"),
             tr("What a game is worth that the director ends before anybody is out."),
             u"options.earlyTermination"_s, u"earlyChoice"_s, Option::Early},
            {{tr("in full: the fewest stones win"), int(scoring::EarlyTermination::Full)},
             {tr("without the first place's points"), int(scoring::EarlyTermination::Shifted)}});
        addFirstRound();
        addBye(u"bye"_s, [](const core::Settings&) { return true; });
        addChoice<scoring::RankBy>(
            {tr("Ranked by"), tr("The mean is fair where people play different numbers of games."),
             u"options.rankBy"_s, u"rankByChoice"_s, Option::RankBy},
            {{tr("total match points (TMP)"), int(scoring::RankBy::Tmp)},
             {tr("mean of a game played"), int(scoring::RankBy::Mean)}});
        addTieBreaks(u"tieBreak"_s, TieBreaksOf::Games);
        addChoice<core::FeeBasis>({tr("Licence fee counts"),
                                   tr("Whom the fee of an open tournament is owed for."),
                                   u"options.feeBasis"_s, u"feeBasisChoice"_s, Option::FeeBasis},
                                  {{tr("whoever has played"), int(core::FeeBasis::Played)},
                                   {tr("everybody enrolled"), int(core::FeeBasis::Registered)}});
        const int end = column().count();
        column().addStretch(1);
        const auto show = [this, first, end](bool shown) {
            advanced_->setText(shown ? tr("Hide the individual options")
                                     : tr("Advanced: every single option"));
            for (int index = first; index < end; ++index) {
                column().itemAt(index)->widget()->setVisible(shown);
            }
        };
        connect(advanced_, &QPushButton::toggled, this, show);
        show(false);
    }

    static void showFirstRound(QComboBox& choice, const scoring::Rules& rules)
    {
        const bool hasClaims = rules.ruleSet == scoring::RuleSet::RummyPurePlus;
        const auto& options = rules.options;
        ChoiceItems items = {{tr("counts"), KeepClaims}};
        if (hasClaims) {
            items = {{tr("counts, everybody keeps their claims"), KeepClaims},
                     {tr("counts, the others share their claims"), PoolClaims}};
        }
        items << std::pair(tr("is not played"), int(NotPlayed));
        setItems(choice, items);
        const bool pools =
            hasClaims && options.firstRoundRommeClaims == scoring::FirstRoundRommeClaims::Pool;
        select(choice, !options.firstRoundRomme ? NotPlayed : pools ? PoolClaims : KeepClaims);
    }

    static void storeFirstRound(const QComboBox& choice, scoring::Rules& rules)
    {
        using enum scoring::FirstRoundRommeClaims;
        const auto chosen = selected<FirstRoundChoice>(choice);
        auto& options = rules.options;
        options.firstRoundRomme = chosen != NotPlayed;
        if (options.firstRoundRomme && rules.ruleSet == scoring::RuleSet::RummyPurePlus) {
            options.firstRoundRommeClaims = chosen == PoolClaims ? Pool : Keep;
        }
    }

    void addFirstRound()
    {
        const LineDescription line = {
            tr("First-round Rommé"),
            tr("Whoever is out in the first circuit gets the most, the others share the rest."),
            u"options.firstRoundRomme"_s, u"firstRoundChoice"_s, Option::FirstRound};
        auto* choice = makeChoice(line.objectName, line.title, {}, this);
        connect(choice, &QComboBox::activated, this, &SetupSection::chosen);
        bind(addLine(line, choice), {},
             {[choice](const core::Settings& settings) { showFirstRound(*choice, settings.rules); },
              [choice](core::Settings& settings) { storeFirstRound(*choice, settings.rules); }});
    }

    void choosePreset(int preset)
    {
        if (preset == ownRules) {
            // Changes nothing until an option is changed.
            advanced_->setChecked(true);
            SetupSection::enter();
            return;
        }
        chosenText_ = static_cast<scoring::RuleText>(preset);
        Q_EMIT chosen();
        Q_EMIT optionEntered(Option::Scale, tableThatShows);
    }

    void showPreset(const scoring::Rules& rules)
    {
        const auto text = scoring::followedText(rules.options);
        preset_->setCurrent(text ? static_cast<int>(*text) : ownRules);
        places_->setText(texts::placesText(rules.options.scale, rules.ruleSet));
    }

    Segments* preset_;
    QLabel* places_; ///< The place values.
    QPushButton* advanced_;
    /// A preset just chosen; the next store() takes it.
    std::optional<scoring::RuleText> chosenText_;
    bool wasShown_ = false;
};

} // namespace

SetupSection* makeRulesSection(QWidget* parent)
{
    return new RulesSection(parent);
}

} // namespace desk
