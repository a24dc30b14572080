#include "rules_section.h"

#include "bye_editor.h"
#include "choices.h"
#include "scale_editor.h"
#include "tie_break_editor.h"
#include "tournament_section.h"

#include "app/widgets/page_head.h"
#include "app/widgets/segments.h"

#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace desk {
namespace {

constexpr int ownRules = 2;

enum FirstRoundChoice { NotPlayed, KeepClaims, PoolClaims };

} // namespace

RulesSection::RulesSection(QWidget* parent)
    : SetupSection(parent),
      preset_(new Segments(this)),
      advanced_(
          makeButton(QStringLiteral("advancedButton"), tr("Advanced"), ButtonKind::Normal, this)),
      scale_(new ScaleEditor(QStringLiteral("scale"), this)),
      ties_(makeChoice(QStringLiteral("tiesChoice"), tr("Equal stones"), tiesItems(), this)),
      early_(makeChoice(
          QStringLiteral("earlyChoice"), tr("Ended early"),
          {{tr("in full: the fewest stones win"), int(scoring::EarlyTermination::Full)},
           {tr("without the first place's points"), int(scoring::EarlyTermination::Shifted)}},
          this)),
      firstRound_(
          makeChoice(QStringLiteral("firstRoundChoice"), tr("First-round Rommé"), {}, this)),
      bye_(new ByeEditor(QStringLiteral("bye"), this)),
      rankBy_(makeChoice(QStringLiteral("rankByChoice"), tr("Ranked by"),
                         {{tr("total match points (TMP)"), int(scoring::RankBy::Tmp)},
                          {tr("mean of a game played"), int(scoring::RankBy::Mean)}},
                         this)),
      tieBreaks_(new TieBreakEditor(QStringLiteral("tieBreak"), TieBreakEditor::Of::Games, this)),
      feeBasis_(makeChoice(QStringLiteral("feeBasisChoice"), tr("Licence fee counts"),
                           {{tr("whoever has played"), int(core::FeeBasis::Played)},
                            {tr("everybody enrolled"), int(core::FeeBasis::Registered)}},
                           this))
{
    setObjectName(QStringLiteral("rulesSection"));
    preset_->setObjectName(QStringLiteral("rulePreset"));
    preset_->setAccessibleName(tr("Scored by"));
    preset_->add(static_cast<int>(scoring::RuleText::English), tr("English text"));
    preset_->add(static_cast<int>(scoring::RuleText::German), tr("German text"));
    preset_->add(ownRules, tr("own rules"));
    build();
    connectAll();
    showAdvanced(false);
}

void RulesSection::build()
{
    addTitle(tr("Scored by"), tr("The rule texts print different points for the places."));
    column().addSpacing(8);
    column().addWidget(preset_, 0, Qt::AlignLeft);
    advanced_->setCheckable(true);
    advanced_->setAccessibleDescription(tr("Shows every option by itself"));
    constexpr int above = 8;
    column().addSpacing(above);
    column().addWidget(advanced_, 0, Qt::AlignLeft);
    const int first = column().count();
    buildScoring();
    buildRanking();
    for (int index = first; index < column().count(); ++index) {
        if (auto* part = column().itemAt(index)->widget()) {
            advancedParts_.push_back(part);
        }
    }
    column().addStretch(1);
}

void RulesSection::buildScoring()
{
    scaleLine_ = &addLine(tr("Points by place"), tr("What each place at the table is worth."),
                          scale_, "/tournament/options/scale", &scale_->choice());
    addLine(tr("Equal stones"), tr("What those get who have as many stones left as another."),
            ties_, "/tournament/options/ties");
    addLine(tr("Ended early"),
            tr("What a game is worth that the director ends before anybody is out."), early_,
            "/tournament/options/earlyTermination");
    addLine(tr("First-round Rommé"),
            tr("Whoever is out in the first circuit gets the most, the others share the rest."),
            firstRound_, "/tournament/options/firstRoundRomme");
    byeLine_ =
        &addLine(tr("Points for a bye"), tr("For each round in which somebody is not seated."),
                 bye_, "/tournament/options/byeMatchPoints", &bye_->field());
}

void RulesSection::buildRanking()
{
    addLine(tr("Ranked by"), tr("The mean is fair where people play different numbers of games."),
            rankBy_, "/tournament/options/rankBy");
    addLine(tr("Among equals"), tr("What decides in which order, where two have the same."),
            tieBreaks_, "/tournament/options/tieBreaks", tieBreaks_->choices().front());
    addLine(tr("Licence fee counts"), tr("Whom the fee of an open tournament is owed for."),
            feeBasis_, "/tournament/options/feeBasis");
}

void RulesSection::connectAll()
{
    connect(preset_, &Segments::chosen, this, &RulesSection::choosePreset);
    connect(advanced_, &QPushButton::toggled, this, &RulesSection::showAdvanced);
    connect(scale_, &ScaleEditor::edited, this, &SetupSection::edited);
    connect(tieBreaks_, &TieBreakEditor::edited, this, &SetupSection::edited);
    connect(bye_, &ByeEditor::edited, this, &SetupSection::edited);
    for (auto* choice : {ties_, early_, firstRound_, rankBy_, feeBasis_}) {
        connect(choice, &QComboBox::activated, this, &SetupSection::edited);
    }
    watchScale(*scale_);
    watch(ties_, Option::Ties);
    watch(early_, Option::Early);
    watch(firstRound_, Option::FirstRound);
    watch(&bye_->choice(), Option::Bye);
    watch(&bye_->field(), Option::Bye);
    watch(rankBy_, Option::RankBy);
    for (auto* choice : tieBreaks_->choices()) {
        watch(choice, Option::TieBreaks);
    }
    watch(feeBasis_, Option::FeeBasis);
}

void RulesSection::choosePreset(int preset)
{
    if (preset == ownRules) {
        // Nothing is different until an option is.
        showAdvanced(true);
        scale_->choice().setFocus();
        return;
    }
    chosenText_ = static_cast<scoring::RuleText>(preset);
    Q_EMIT edited();
    Q_EMIT optionEntered(Option::Scale, tableThatShows);
}

void RulesSection::showAdvanced(bool shown)
{
    advanced_->setChecked(shown);
    advanced_->setText(shown ? tr("Hide the single options") : tr("Advanced: every single option"));
    for (auto* part : advancedParts_) {
        part->setVisible(shown);
    }
}

void RulesSection::showPreset(const scoring::RuleOptions& options)
{
    const auto text = scoring::followedText(options);
    preset_->setCurrent(text ? static_cast<int>(*text) : ownRules);
}

void RulesSection::showFirstRound(const scoring::Rules& rules)
{
    firstRound_->clear();
    if (rules.ruleSet == scoring::RuleSet::RummyPurePlus) {
        firstRound_->addItem(tr("counts, everybody keeps their claims"), KeepClaims);
        firstRound_->addItem(tr("counts, the others share their claims"), PoolClaims);
    } else {
        firstRound_->addItem(tr("counts"), KeepClaims);
    }
    firstRound_->addItem(tr("is not played"), NotPlayed);
    const bool pools =
        rules.options.firstRoundRommeClaims == scoring::FirstRoundRommeClaims::Pool &&
        firstRound_->findData(PoolClaims) >= 0;
    select(*firstRound_, !rules.options.firstRoundRomme ? NotPlayed
                         : pools                        ? PoolClaims
                                                        : KeepClaims);
}

void RulesSection::display(const core::Tournament& /*tournament*/, const Wanted& draft)
{
    const auto& wanted = draft.settings;
    if (!concerns(wanted)) {
        return;
    }
    const auto& options = wanted.rules.options;
    if (scaleLine_->refusal().isEmpty()) {
        scale_->display(options.scale, wanted.rules.ruleSet);
    }
    select(*ties_, options.ties);
    select(*early_, options.earlyTermination);
    showFirstRound(wanted.rules);
    if (byeLine_->refusal().isEmpty()) {
        bye_->display(options.byeMatchPoints);
    }
    select(*rankBy_, options.rankBy);
    if (tieBreaks_->tieBreaks() != options.tieBreaks) {
        tieBreaks_->display(options.tieBreaks);
    }
    select(*feeBasis_, wanted.feeBasis);
    showPreset(options);
    if (!std::exchange(wasShown_, true)) {
        showAdvanced(!scoring::followedText(options));
    }
}

void RulesSection::take(Wanted& draft)
{
    auto& wanted = draft.settings;
    auto& options = wanted.rules.options;
    if (chosenText_) {
        options = scoring::optionsOf(*chosenText_);
        chosenText_.reset();
        forget();
        display({}, draft);
        return;
    }
    options.scale = scale_->scale(options.scale);
    scaleLine_->setRefusal(scale_->check());
    options.ties = selected<scoring::Ties>(*ties_);
    options.earlyTermination = selected<scoring::EarlyTermination>(*early_);
    const auto firstRound = selected<FirstRoundChoice>(*firstRound_);
    options.firstRoundRomme = firstRound != NotPlayed;
    if (options.firstRoundRomme && wanted.rules.ruleSet == scoring::RuleSet::RummyPurePlus) {
        options.firstRoundRommeClaims = firstRound == PoolClaims
                                            ? scoring::FirstRoundRommeClaims::Pool
                                            : scoring::FirstRoundRommeClaims::Keep;
    }
    const auto bye = bye_->bye();
    byeLine_->setRefusal(bye ? QString() : ByeEditor::complaint());
    options.byeMatchPoints = bye.value_or(options.byeMatchPoints);
    options.rankBy = selected<scoring::RankBy>(*rankBy_);
    options.tieBreaks = tieBreaks_->tieBreaks();
    wanted.feeBasis = selected<core::FeeBasis>(*feeBasis_);
    showPreset(options);
}

void RulesSection::enter()
{
    preset_->findChild<QPushButton*>(QStringLiteral("rulePreset-%1").arg(preset_->current()))
        ->setFocus();
}

bool RulesSection::concerns(const core::Settings& settings) const
{
    return !playsCards(settings);
}

} // namespace desk
