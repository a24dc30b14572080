#include "samples.h"
#include "scenes.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableWidget>

using namespace Qt::StringLiterals;
using desk::PageId;

namespace {

enum Part : int { Tournament, Rules, Wishes, Fees, Certificates };

void choose(Stage& stage, Part part)
{
    stage.part<QAbstractButton>(u"setupParts-%1"_s.arg(part)).click();
    Stage::settle();
}

/// As by the user: the change is signalled as made by hand.
void pick(QComboBox& choice, int index)
{
    choice.setFocus();
    choice.setCurrentIndex(index);
    Q_EMIT choice.activated(index);
}

void overwrite(Stage& stage, const QString& field, const QString& text)
{
    auto& typed = stage.part<QLineEdit>(field);
    typed.setFocus();
    typed.selectAll();
    stage.write(text);
}

void scrollToEnd(QWidget& section)
{
    for (auto* scroll : section.findChildren<QScrollArea*>()) {
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
    }
}

void takeRules(Stage& stage)
{
    choose(stage, Rules);
    stage.take(u"setup-rules"_s);
    stage.part<QAbstractButton>(u"advancedButton"_s).setChecked(true);
    stage.part(u"scaleChoice"_s).setFocus();
    stage.take(u"setup-rules-advanced"_s);
    stage.part(u"byeChoice"_s).setFocus();
    scrollToEnd(stage.part(u"rulesSection"_s));
    stage.take(u"setup-rules-advanced-end"_s);
}

void takeWishes(Stage& stage)
{
    choose(stage, Wishes);
    stage.take(u"setup-wishes"_s);
}

void takeOpenTournament(const Album& album)
{
    Stage stage(album);
    stage.openSample(u"open-tournament"_s);
    stage.go(PageId::Setup);
    choose(stage, Fees);
    stage.take(u"setup-fees"_s);
    choose(stage, Certificates);
    stage.take(u"setup-certificates"_s);
}

/// Rommé 500: every event, and the visible parts of the rest.
void takeCardSetup(const Album& album)
{
    Stage stage(album);
    stage.openSample(u"cards-points"_s);
    stage.go(PageId::Setup);
    choose(stage, Tournament);
    stage.take(u"setup-cards-tournament"_s);
    choose(stage, Rules);
    stage.part(u"eventChoice"_s).setFocus();
    stage.take(u"setup-cards-points"_s);
    stage.part(u"stackChoice"_s).setFocus();
    scrollToEnd(stage.part(u"cardRulesSection"_s));
    stage.take(u"setup-cards-points-end"_s);
    choose(stage, Fees);
    stage.take(u"setup-cards-prizes"_s);
}

void takeFurtherPrizes(const Album& album)
{
    Stage stage(album);
    stage.open(samples::prizeEvening());
    stage.go(PageId::Setup);
    choose(stage, Fees);
    stage.part(u"furtherPrizeFor2"_s).setFocus();
    stage.take(u"setup-further-prizes"_s);
    overwrite(stage, u"furtherPrizeDetail1"_s, u"Jugend"_s);
    stage.take(u"setup-further-prizes-doubt"_s);
    overwrite(stage, u"furtherPrizePlaces1"_s, u"viel"_s);
    stage.take(u"setup-further-prizes-refused"_s);
}

void takeCardEvents(const Album& album)
{
    Stage stage(album);
    for (const auto& name : {u"ring"_s, u"target"_s, u"knock-out"_s}) {
        stage.openSample(u"cards-%1"_s.arg(name));
        stage.go(PageId::Setup);
        choose(stage, Rules);
        stage.part(u"eventChoice"_s).setFocus();
        stage.take(u"setup-cards-%1"_s.arg(name));
        stage.part(u"matchChoice"_s).setFocus();
        stage.take(u"setup-cards-%1-match"_s.arg(name));
        stage.part(u"chipsChoice"_s).setFocus();
        stage.take(u"setup-cards-%1-chips"_s.arg(name));
    }
    stage.openSample(u"cards-points"_s);
    choose(stage, Rules);
    stage.takeDialog(u"setup-cards-changed"_s,
                     [&stage] { pick(stage.part<QComboBox>(u"tableScoringChoice"_s), 0); });
    overwrite(stage, u"chipsField"_s, u"viele"_s);
    stage.take(u"setup-cards-refused"_s);
    stage.key(Qt::Key_Escape);
    choose(stage, Fees);
    overwrite(stage, u"prizeField2"_s, u"viel"_s);
    stage.take(u"setup-prizes-refused"_s);
}

} // namespace

void takeSetup(const Album& album)
{
    {
        Stage stage(album);
        stage.openSample(u"club-evening"_s);
        stage.go(PageId::Setup);
        choose(stage, Tournament);
        stage.take(u"setup-tournament"_s);
        takeRules(stage);
        takeWishes(stage);
    }
    takeOpenTournament(album);
    takeCardSetup(album);
    takeFurtherPrizes(album);
}

void takeSetupDialogs(const Album& album)
{
    {
        Stage stage(album);
        stage.openSample(u"club-evening"_s);
        stage.go(PageId::Setup);
        choose(stage, Rules);
        stage.takeDialog(u"setup-rules-changed"_s,
                         [&stage] { stage.part<QAbstractButton>(u"rulePreset-1"_s).click(); });
        stage.part<QAbstractButton>(u"advancedButton"_s).setChecked(true);
        stage.part(u"firstRoundChoice"_s).setFocus();
        stage.take(u"setup-rules-first-round"_s);
        overwrite(stage, u"scaleField4-1"_s, u"viel"_s);
        stage.take(u"setup-rules-refused"_s);
        stage.key(Qt::Key_Escape);
        choose(stage, Wishes);
        stage.part(u"apartOne"_s).setFocus();
        stage.write(u"Lindner"_s);
        Stage::settle();
        stage.take(u"setup-wishes-two-found"_s);
        stage.key(Qt::Key_Escape);
        stage.part<QLineEdit>(u"apartOne"_s).clear();
        stage.click(u"addApartButton"_s);
        stage.take(u"setup-wishes-refused"_s);
        choose(stage, Fees);
        stage.take(u"setup-fees-club"_s);
    }
    {
        Stage stage(album);
        stage.openSample(u"open-tournament"_s);
        stage.go(PageId::Setup);
        choose(stage, Fees);
        overwrite(stage, u"ibanField"_s, u"DE12 3456"_s);
        stage.take(u"setup-fees-refused"_s);
    }
    takeCardEvents(album);
}
