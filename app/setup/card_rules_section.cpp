#include "card_rules_section.h"

#include "bye_editor.h"
#include "card_choices.h"
#include "match_form_editor.h"
#include "scale_editor.h"
#include "tie_break_editor.h"

#include "app/widgets/typed_values.h"
#include "core/cards/card_tallies.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace desk {
namespace {

enum Limit : int { Without, With };

/// Shows the number, unless one is typed that cannot be read.
void showNumber(AmountChoice& choice, const SettingLine& line, std::optional<std::int32_t> number)
{
    if (!line.refusal().isEmpty()) {
        return;
    }
    choice.choose(number ? With : Without);
    if (number && typedNumber(choice.field().text()) != number) {
        choice.field().setText(QString::number(*number));
    }
}

/// Puts what stands there into `number`; false if it cannot be read.
bool takeNumber(const AmountChoice& choice, std::optional<std::int32_t>& number)
{
    if (!choice.needsAmount()) {
        number.reset();
        return true;
    }
    const auto typed = typedNumber(choice.field().text());
    number = typed ? typed : number;
    return typed.has_value();
}

} // namespace

CardRulesSection::CardRulesSection(QWidget* parent)
    : SetupSection(parent),
      event_(makeEventChoice(QStringLiteral("eventChoice"), this)),
      match_(new MatchFormEditor(QStringLiteral("match"), this)),
      advance_(makeChoice(QStringLiteral("advanceChoice"), tr("Go on from each table"), {}, this)),
      tableScoring_(
          makeChoice(QStringLiteral("tableScoringChoice"), tr("A table brings"),
                     {{tr("the card points of its deals"), int(core::TableScoring::CardPoints)},
                      {tr("match points by its places"), int(core::TableScoring::MatchPoints)}},
                     this)),
      scale_(new ScaleEditor(QStringLiteral("cardScale"), this)),
      ties_(makeChoice(QStringLiteral("cardTiesChoice"), tr("Equal totals"), tiesItems(), this)),
      bye_(new ByeEditor(QStringLiteral("cardBye"), this)),
      rankBy_(makeChoice(QStringLiteral("cardRankByChoice"), tr("Ranked by"),
                         {{tr("all points together"), int(scoring::RankBy::Tmp)},
                          {tr("mean of a deal played"), int(scoring::RankBy::Mean)}},
                         this)),
      tieBreaks_(
          new TieBreakEditor(QStringLiteral("cardTieBreak"), TieBreakEditor::Of::Deals, this)),
      chips_(new AmountChoice(QStringLiteral("chips"), tr("Chips"), tr("Chips for a point"), With,
                              this)),
      stack_(new AmountChoice(QStringLiteral("stack"), tr("Chips at the start"),
                              tr("Chips at the start"), With, this))
{
    setObjectName(QStringLiteral("cardRulesSection"));
    for (int number = 1; number < scoring::largestTable; ++number) {
        advance_->addItem(tr("the first %n", nullptr, number), number);
    }
    chips_->setItems({{tr("none"), Without}, {tr("for each point"), With}});
    stack_->setItems({{tr("without a limit"), Without}, {tr("a number of chips"), With}});
    // What there is to begin with.
    chips_->field().setText(QStringLiteral("1"));
    stack_->field().setText(QStringLiteral("500"));
    buildEvent();
    buildTables();
    buildRanking();
    buildChips();
    column().addStretch(1);
    connectAll();
    watchAll();
}

void CardRulesSection::buildEvent()
{
    eventLine_ = &addLine(tr("What is played"), {}, event_, "/tournament/event");
    matchLine_ = &addLine(tr("A match goes"), {}, match_, "/tournament/match", &match_->field());
    advanceLine_ = &addLine(tr("Go on from each table"),
                            tr("At the last table, and of a table of two, one wins."), advance_,
                            "/tournament/advance");
}

void CardRulesSection::buildTables()
{
    tableScoringLine_ =
        &addLine(tr("A table brings"), tr("What everybody takes along from each match."),
                 tableScoring_, "/tournament/tableScoring");
    scaleLine_ = &addLine(tr("Points by place"), tr("What each place of a match is worth."), scale_,
                          "/tournament/options/scale", &scale_->choice());
    tiesLine_ = &addLine(tr("Equal totals"), tr("What those get who end a match level."), ties_,
                         "/tournament/options/ties");
    byeLine_ =
        &addLine(tr("Points for a bye"), tr("For each round in which somebody is not seated."),
                 bye_, "/tournament/options/byeMatchPoints", &bye_->field());
}

void CardRulesSection::buildRanking()
{
    rankByLine_ = &addLine(tr("Ranked by"),
                           tr("The mean is fair where people play different numbers of deals."),
                           rankBy_, "/tournament/options/rankBy");
    addLine(tr("Among equals"), tr("What decides in which order, where two have the same."),
            tieBreaks_, "/tournament/options/tieBreaks", tieBreaks_->choices().front());
}

void CardRulesSection::buildChips()
{
    chipsLine_ = &addLine(
        tr("Chips"), tr("After each deal the others pay the best one for each point they lack."),
        chips_, "/tournament/pcr", &chips_->field());
    stackLine_ = &addLine(tr("Chips at the start"), tr("Nobody pays more than they have."), stack_,
                          "/tournament/stack", &stack_->field());
}

void CardRulesSection::connectAll()
{
    connect(scale_, &ScaleEditor::edited, this, &SetupSection::edited);
    connect(tieBreaks_, &TieBreakEditor::edited, this, &SetupSection::edited);
    for (auto* choice : std::initializer_list<AmountChoice*>{match_, bye_, chips_, stack_}) {
        connect(choice, &AmountChoice::edited, this, &SetupSection::edited);
    }
    for (auto* choice : {event_, advance_, tableScoring_, ties_, rankBy_}) {
        connect(choice, &QComboBox::activated, this, &SetupSection::edited);
    }
}

void CardRulesSection::watchAll()
{
    const auto watchBoth = [this](const AmountChoice& choice, Option option) {
        watch(&choice.choice(), option);
        watch(&choice.field(), option);
    };
    watch(event_, Option::Event);
    watchBoth(*match_, Option::Match);
    watch(advance_, Option::Event);
    watch(tableScoring_, Option::TableScoring);
    watchScale(*scale_);
    watch(ties_, Option::Ties);
    watchBoth(*bye_, Option::Bye);
    watch(rankBy_, Option::RankBy);
    for (auto* choice : tieBreaks_->choices()) {
        watch(choice, Option::TieBreaks);
    }
    watchBoth(*chips_, Option::Chips);
    watchBoth(*stack_, Option::Chips);
}

bool CardRulesSection::concerns(const core::Settings& settings) const
{
    return playsCards(settings);
}

void CardRulesSection::display(const core::Tournament& /*tournament*/, const Wanted& draft)
{
    const auto& wanted = draft.settings;
    if (!concerns(wanted)) {
        return;
    }
    select(*event_, wanted.cards.event);
    if (matchLine_->refusal().isEmpty()) {
        match_->display(wanted.cards.match);
    }
    select(*advance_, wanted.cards.advance);
    displayTables(wanted);
    const auto& options = wanted.rules.options;
    select(*rankBy_, options.rankBy);
    if (tieBreaks_->tieBreaks() != tieBreaks_->offeredOf(options.tieBreaks)) {
        tieBreaks_->display(options.tieBreaks);
    }
    displayChips(wanted.cards);
    showLines(wanted);
}

void CardRulesSection::displayTables(const core::Settings& settings)
{
    const auto& options = settings.rules.options;
    select(*tableScoring_, settings.cards.tableScoring);
    if (scaleLine_->refusal().isEmpty()) {
        scale_->display(options.scale, settings.rules.ruleSet);
    }
    select(*ties_, options.ties);
    displayBye(settings);
}

void CardRulesSection::displayBye(const core::Settings& settings)
{
    if (byeLine_->refusal().isEmpty()) {
        bye_->display(settings.rules.options.byeMatchPoints, givesMatchPoints(settings.cards)
                                                                 ? ByeEditor::Average::Offered
                                                                 : ByeEditor::Average::Withheld);
    }
}

void CardRulesSection::displayChips(const core::CardRules& cards)
{
    showNumber(*chips_, *chipsLine_, cards.pcr);
    showNumber(*stack_, *stackLine_, cards.stack);
}

void CardRulesSection::showLines(const core::Settings& settings)
{
    const auto& cards = settings.cards;
    const bool knockOut = cards.event == core::CardEvent::Multi;
    const bool byPlaces = givesMatchPoints(cards);
    const bool average =
        std::holds_alternative<scoring::AverageGame>(settings.rules.options.byeMatchPoints);
    eventLine_->setWords(eventWords(cards.event));
    matchLine_->setWords(matchWords(cards.match));
    advanceLine_->setVisible(knockOut);
    tableScoringLine_->setVisible(cards.event == core::CardEvent::Points);
    scaleLine_->setVisible(byPlaces);
    tiesLine_->setVisible(byPlaces);
    // An average that is refused has to be seen, to be changed.
    byeLine_->setVisible(!knockOut || average);
    rankByLine_->setVisible(!knockOut);
    stackLine_->setVisible(cards.pcr.has_value());
}

void CardRulesSection::takeMatch(core::CardRules& cards)
{
    const auto form = match_->form();
    matchLine_->setRefusal(form ? QString() : wholeNumberComplaint());
    cards.match = form.value_or(cards.match);
}

void CardRulesSection::takeTables(core::Settings& settings)
{
    auto& options = settings.rules.options;
    settings.cards.tableScoring = selected<core::TableScoring>(*tableScoring_);
    if (givesMatchPoints(settings.cards)) {
        options.scale = scale_->scale(options.scale);
        scaleLine_->setRefusal(scale_->check());
    } else {
        scaleLine_->setRefusal({});
    }
    options.ties = selected<scoring::Ties>(*ties_);
    const auto bye = bye_->bye();
    byeLine_->setRefusal(bye ? QString() : ByeEditor::complaint());
    options.byeMatchPoints = bye.value_or(options.byeMatchPoints);
    displayBye(settings);
}

void CardRulesSection::takeChips(core::CardRules& cards)
{
    chipsLine_->setRefusal(takeNumber(*chips_, cards.pcr) ? QString() : wholeNumberComplaint());
    const bool isRead = !cards.pcr || takeNumber(*stack_, cards.stack);
    stackLine_->setRefusal(isRead ? QString() : wholeNumberComplaint());
}

void CardRulesSection::take(Wanted& draft)
{
    auto& wanted = draft.settings;
    wanted.cards.event = selected<core::CardEvent>(*event_);
    takeMatch(wanted.cards);
    wanted.cards.advance = selected<std::int32_t>(*advance_);
    takeTables(wanted);
    auto& options = wanted.rules.options;
    options.rankBy = selected<scoring::RankBy>(*rankBy_);
    if (tieBreaks_->tieBreaks() != tieBreaks_->offeredOf(options.tieBreaks)) {
        options.tieBreaks = tieBreaks_->tieBreaks();
    }
    takeChips(wanted.cards);
    showLines(wanted);
}

void CardRulesSection::enter()
{
    event_->setFocus();
}

} // namespace desk
