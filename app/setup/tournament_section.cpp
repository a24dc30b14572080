#include "tournament_section.h"

#include "choices.h"

#include "app/texts/rule_texts.h"
#include "app/texts/time_text.h"
#include "app/widgets/page_head.h"
#include "app/widgets/typed_values.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace desk {
namespace {

QSpinBox* makeSpin(const QString& objectName, const QString& accessibleName, int smallest,
                   QWidget* parent)
{
    auto* spin = new QSpinBox(parent);
    spin->setObjectName(objectName);
    spin->setAccessibleName(accessibleName);
    spin->setRange(smallest, std::numeric_limits<int>::max());
    return spin;
}

QCheckBox* makeBox(const QString& objectName, const QString& text, QWidget* parent)
{
    auto* box = new QCheckBox(text, parent);
    box->setObjectName(objectName);
    box->setAccessibleName(text);
    return box;
}

void setValueOf(QSpinBox& spin, int value)
{
    const QSignalBlocker quiet(spin);
    if (spin.value() != value) {
        spin.setValue(value);
    }
}

void setChecked(QCheckBox& box, bool checked)
{
    const QSignalBlocker quiet(box);
    box.setChecked(checked);
}

/// Whether an outcome of that kind was entered.
template <typename Outcome>
bool hasResults(const core::Tournament& tournament)
{
    const auto isOne = [](const core::Game& game) {
        return std::holds_alternative<Outcome>(game.outcome);
    };
    const auto hasOne = [&isOne](const core::Table& table) {
        return std::any_of(table.games.begin(), table.games.end(), isOne);
    };
    return std::any_of(tournament.rounds.begin(), tournament.rounds.end(),
                       [&hasOne](const core::Round& round) {
                           return std::any_of(round.tables.begin(), round.tables.end(), hasOne);
                       });
}

/// Games of stones and deals of cards are never results of each other's rules.
std::vector<scoring::RuleSet> ruleSetsFor(const core::Tournament& tournament)
{
    using enum scoring::RuleSet;
    if (hasResults<core::PlayedDeal>(tournament)) {
        return {Romme500};
    }
    if (hasResults<core::PlayedGame>(tournament)) {
        return {RummyPurePlus, RummyPure};
    }
    return {RummyPurePlus, RummyPure, Romme500};
}

} // namespace

void setTextOf(QLineEdit& field, const QString& text)
{
    if (field.text().trimmed() != text) {
        field.setText(text);
    }
}

TournamentSection::TournamentSection(QWidget* parent)
    : SetupSection(parent),
      name_(makeField(QStringLiteral("nameField"), tr("Name"), this)),
      date_(makeField(QStringLiteral("dateField"), tr("Date"), this)),
      venue_(makeField(QStringLiteral("venueField"), tr("Venue"), this)),
      organiser_(makeField(QStringLiteral("organiserField"), tr("Organiser"), this)),
      ruleSet_(makeChoice(QStringLiteral("ruleSetChoice"), tr("Rules"), {}, this)),
      games_(makeSpin(QStringLiteral("gamesField"), tr("Games per round"), 1, this)),
      rounds_(makeSpin(QStringLiteral("roundsField"), tr("Planned rounds"), 0, this)),
      open_(makeBox(QStringLiteral("openBox"), tr("open to everybody"), this)),
      licence_(makeBox(QStringLiteral("licenceHeldBox"), tr("a licence is held"), this))
{
    setObjectName(QStringLiteral("tournamentSection"));
    rounds_->setSpecialValueText(tr("open"));
    build();
    connectAll();
}

void TournamentSection::build()
{
    addLine(tr("Name"), tr("Stands on every list and every sheet."), name_, "/tournament/name");
    dateLine_ = &addLine(tr("Date"), {}, date_, "/tournament/date");
    addLine(tr("Venue"), {}, venue_, "/tournament/venue");
    addLine(tr("Organiser"), {}, organiser_, "/tournament/organiser");
    rulesLine_ = &addLine(tr("Rules"), {}, ruleSet_, "/tournament/ruleset");
    auto& games = addLine(tr("Games per round"),
                          tr("For rounds made from now on; those there are keep theirs."), games_,
                          "/tournament/gamesPerRound");
    roundsLine_ = &addLine(tr("Planned rounds"), {}, rounds_, "/tournament/plannedRounds");
    auto& open =
        addLine(tr("Open tournament"), tr("Open tournaments owe the rights holder a licence fee …"),
                open_, "/tournament/open");
    auto& licence = addLine(tr("Licence"), tr("… unless the organiser holds a licence."), licence_,
                            "/tournament/licenceHeld");
    stoneLines_ = {&games, &open, &licence};
    column().addStretch(1);
}

void TournamentSection::offerRules(const core::Tournament& tournament, scoring::RuleSet wanted)
{
    auto offered = ruleSetsFor(tournament);
    if (std::find(offered.begin(), offered.end(), wanted) == offered.end()) {
        offered.push_back(wanted);
    }
    if (offered == offered_) {
        return;
    }
    offered_ = offered;
    ruleSet_->clear();
    for (const auto ruleSet : offered) {
        ruleSet_->addItem(texts::ruleSetName(ruleSet), static_cast<int>(ruleSet));
    }
}

void TournamentSection::showLines(const core::Settings& settings)
{
    const bool cards = playsCards(settings);
    rulesLine_->setWords(
        cards ? tr("With cards, at tables of two to four.")
              : tr("With claims at tables of two to four, or without at three and four."));
    const bool knockOut = cards && settings.cards.event == core::CardEvent::Multi;
    roundsLine_->setWords(knockOut ? tr("In a knock-out each round waits for the one before it.")
                                   : tr("As many rounds can be drawn ahead at once."));
    for (auto* line : stoneLines_) {
        line->setVisible(!cards);
    }
}

void TournamentSection::connectAll()
{
    for (auto* field : {name_, date_, venue_, organiser_}) {
        connect(field, &QLineEdit::textEdited, this, &SetupSection::edited);
    }
    for (auto* spin : {games_, rounds_}) {
        connect(spin, &QSpinBox::valueChanged, this, &SetupSection::edited);
    }
    for (auto* box : {open_, licence_}) {
        connect(box, &QCheckBox::toggled, this, &SetupSection::edited);
    }
    connect(ruleSet_, &QComboBox::activated, this, &SetupSection::edited);
}

void TournamentSection::display(const core::Tournament& tournament, const Wanted& draft)
{
    const auto& wanted = draft.settings;
    setTextOf(*name_, wanted.name);
    const bool isRead =
        typedDate(date_->text()) == wanted.date && (wanted.date || date_->text().isEmpty());
    if (!isRead && dateLine_->refusal().isEmpty()) {
        date_->setText(wanted.date ? texts::dayText(*wanted.date) : QString());
    }
    setTextOf(*venue_, wanted.venue);
    setTextOf(*organiser_, wanted.organiser);
    storedCards_ = tournament.settings.cards;
    offerRules(tournament, wanted.rules.ruleSet);
    select(*ruleSet_, wanted.rules.ruleSet);
    showLines(wanted);
    setValueOf(*games_, wanted.gamesPerRound);
    setValueOf(*rounds_, wanted.plannedRounds.value_or(0));
    setChecked(*open_, wanted.open);
    setChecked(*licence_, wanted.licenceHeld);
}

void TournamentSection::takeRules(core::Settings& settings)
{
    const bool playedCards = playsCards(settings);
    settings.rules.ruleSet = selected<scoring::RuleSet>(*ruleSet_);
    if (playsCards(settings) != playedCards) {
        settings.cards = playsCards(settings) ? storedCards_ : core::CardRules();
    }
    showLines(settings);
}

void TournamentSection::take(Wanted& draft)
{
    auto& wanted = draft.settings;
    wanted.name = name_->text().trimmed();
    const QString date = date_->text().trimmed();
    const auto typed = typedDate(date);
    dateLine_->setRefusal(
        typed || date.isEmpty()
            ? QString()
            : tr("This is no date. Write it as in %1.").arg(texts::dayText(QDate(2026, 11, 21))));
    if (typed || date.isEmpty()) {
        wanted.date = typed;
    }
    wanted.venue = venue_->text().trimmed();
    wanted.organiser = organiser_->text().trimmed();
    takeRules(wanted);
    wanted.gamesPerRound = games_->value();
    wanted.plannedRounds = rounds_->value() > 0 ? std::optional(rounds_->value()) : std::nullopt;
    wanted.open = open_->isChecked();
    wanted.licenceHeld = licence_->isChecked();
}

void TournamentSection::enter()
{
    name_->setFocus();
}

} // namespace desk
