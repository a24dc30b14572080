#include "new_tournament_form.h"

#include "tournaments_model.h"

#include "app/setup/card_choices.h"
#include "app/setup/match_form_editor.h"
#include "app/texts/rule_texts.h"
#include "app/texts/time_text.h"
#include "app/widgets/field_state.h"
#include "app/widgets/page_head.h"
#include "app/widgets/segments.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace desk {
namespace {

constexpr int formWidth = 560;
constexpr int labelWidth = 148;
constexpr int mostGames = 20;
constexpr int lineGap = 12;

} // namespace

NewTournamentForm::NewTournamentForm(QWidget* parent)
    : QWidget(parent),
      title_(makeLabel({}, 20, QFont::DemiBold, theme::Role::Text, this)),
      name_(makeField(QStringLiteral("newNameField"), tr("Name of the tournament"), this)),
      refusal_(makeLabel({}, 12, QFont::DemiBold, theme::Role::Error, this)),
      ruleSet_(new Segments(this)),
      ruleText_(new Segments(this)),
      games_(new QSpinBox(this)),
      open_(new QCheckBox(tr("Open to everybody: a licence fee is due"), this)),
      stones_(buildStones()),
      event_(makeEventChoice(QStringLiteral("newEventChoice"), this)),
      eventWords_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
      match_(new MatchFormEditor(QStringLiteral("newMatch"), this)),
      matchRefusal_(makeLabel({}, 12, QFont::DemiBold, theme::Role::Error, this)),
      cards_(buildCards()),
      newPart_(buildNew()),
      takenOver_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this)),
      people_(new QCheckBox(this)),
      likePart_(buildLike()),
      back_(makeButton(QStringLiteral("newBackButton"), tr("Back"), ButtonKind::Quiet, this))
{
    setObjectName(QStringLiteral("newTournamentForm"));
    build();
}

QWidget* NewTournamentForm::labelled(const QString& text, QWidget* control)
{
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* label = makeLabel(text, 13, QFont::Medium, theme::Role::Text, line);
    label->setMinimumWidth(labelWidth);
    label->setBuddy(control);
    row->addWidget(label);
    row->addWidget(control, 1);
    return line;
}

QWidget* NewTournamentForm::part(const std::vector<QWidget*>& lines)
{
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(lineGap);
    for (auto* line : lines) {
        column->addWidget(line);
    }
    return part;
}

QWidget* NewTournamentForm::buildNew()
{
    ruleSet_->setObjectName(QStringLiteral("newRuleSet"));
    ruleSet_->setAccessibleName(tr("Rules"));
    using enum scoring::RuleSet;
    for (const auto ruleSet : {RummyPurePlus, RummyPure, Romme500}) {
        ruleSet_->add(static_cast<int>(ruleSet), texts::ruleSetName(ruleSet));
    }
    connect(ruleSet_, &Segments::chosen, this, &NewTournamentForm::look);
    return part({labelled(tr("Rules"), ruleSet_), stones_, cards_});
}

QWidget* NewTournamentForm::buildStones()
{
    ruleText_->setObjectName(QStringLiteral("newRuleText"));
    ruleText_->setAccessibleName(tr("Points as in"));
    ruleText_->add(static_cast<int>(scoring::RuleText::English), tr("the English text"));
    ruleText_->add(static_cast<int>(scoring::RuleText::German), tr("the German text"));
    games_->setObjectName(QStringLiteral("newGamesField"));
    games_->setAccessibleName(tr("Games per round"));
    games_->setRange(1, mostGames);
    open_->setObjectName(QStringLiteral("newOpenBox"));
    open_->setAccessibleName(open_->text());
    auto* games = new QWidget(this);
    auto* gamesRow = new QHBoxLayout(games);
    gamesRow->setContentsMargins(0, 0, 0, 0);
    gamesRow->addWidget(games_);
    gamesRow->addStretch();
    return part({labelled(tr("Points as in"), ruleText_), labelled(tr("Games per round"), games),
                 labelled({}, open_)});
}

QWidget* NewTournamentForm::buildCards()
{
    eventWords_->setObjectName(QStringLiteral("newEventWords"));
    eventWords_->setWordWrap(true);
    matchRefusal_->setObjectName(QStringLiteral("newMatchRefusal"));
    connect(event_, &QComboBox::activated, this, &NewTournamentForm::look);
    connect(match_, &MatchFormEditor::edited, this, [this] { showMatchRefusal({}); });
    return part({labelled(tr("What is played"), event_), labelled({}, eventWords_),
                 labelled(tr("A match goes"), match_), labelled({}, matchRefusal_)});
}

QWidget* NewTournamentForm::buildLike()
{
    people_->setObjectName(QStringLiteral("likePeopleBox"));
    takenOver_->setObjectName(QStringLiteral("likeTakenOver"));
    takenOver_->setWordWrap(true);
    return part({labelled(tr("Taken over"), takenOver_), labelled({}, people_)});
}

void NewTournamentForm::build()
{
    refusal_->setObjectName(QStringLiteral("newNameRefusal"));
    auto* create = makeButton(QStringLiteral("newCreateButton"), tr("Create"), icons::Meaning::Add,
                              ButtonKind::Primary, this);
    connect(back_, &QPushButton::clicked, this, &NewTournamentForm::cancelled);
    connect(create, &QPushButton::clicked, this, &NewTournamentForm::accept);
    connect(name_, &QLineEdit::textEdited, this, [this] { showRefusal({}); });
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch();
    buttons->addWidget(back_);
    buttons->addWidget(create);

    auto* form = new QWidget(this);
    form->setFixedWidth(formWidth);
    auto* column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(lineGap);
    column->addWidget(title_);
    column->addWidget(makeLabel(tr("Everything else can be changed later in Setup."), 13,
                                QFont::Normal, theme::Role::Muted, form));
    column->addSpacing(4);
    column->addWidget(labelled(tr("Name"), name_));
    column->addWidget(refusal_);
    column->addWidget(newPart_);
    column->addWidget(likePart_);
    column->addSpacing(8);
    column->addLayout(buttons);
    auto* outer = new QVBoxLayout(this);
    auto* middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(form);
    middle->addStretch(1);
    outer->addStretch(2);
    outer->addLayout(middle);
    outer->addStretch(3);
}

void NewTournamentForm::start(const QString& title, const QString& name)
{
    title_->setText(title);
    name_->setText(name);
    newPart_->setVisible(!last_);
    likePart_->setVisible(last_.has_value());
    showRefusal({});
}

void NewTournamentForm::begin(QDate today)
{
    today_ = today;
    last_.reset();
    const core::Settings defaults;
    ruleSet_->setCurrent(static_cast<int>(scoring::RuleSet::RummyPurePlus));
    ruleText_->setCurrent(static_cast<int>(scoring::RuleText::English));
    games_->setValue(defaults.gamesPerRound);
    open_->setChecked(defaults.open);
    select(*event_, defaults.cards.event);
    match_->display(defaults.cards.match);
    showMatchRefusal({});
    look();
    start(tr("New tournament"), tr("Club evening %1").arg(texts::dayText(today)));
}

void NewTournamentForm::beginLike(const core::Tournament& last, QDate today)
{
    today_ = today;
    last_ = last;
    const auto& settings = last.settings;
    QStringList facts = {texts::ruleSetName(settings.rules.ruleSet)};
    if (playsCards(settings)) {
        facts << texts::eventName(settings.cards.event) << texts::matchText(settings.cards.match);
    } else {
        facts << tr("%n game(s) per round", nullptr, settings.gamesPerRound);
    }
    if (settings.plannedRounds) {
        facts << tr("%n round(s)", nullptr, *settings.plannedRounds);
    }
    facts << (settings.prizeCents.empty() ? tr("fees and wishes") : tr("fees, prizes and wishes"));
    takenOver_->setText(facts.join(QStringLiteral(", ")));
    const auto people = static_cast<int>(last.participants.size());
    people_->setText(tr("Enrol the same %n participant(s), not present yet", nullptr, people));
    people_->setAccessibleName(people_->text());
    people_->setChecked(people > 0);
    people_->setVisible(people > 0);
    start(tr("New evening like the last one"), settings.name);
}

void NewTournamentForm::enter()
{
    name_->setFocus();
    name_->selectAll();
}

void NewTournamentForm::look()
{
    const bool cards = ruleSet_->current() == static_cast<int>(scoring::RuleSet::Romme500);
    stones_->setVisible(!cards);
    cards_->setVisible(cards);
    eventWords_->setText(eventWords(selected<core::CardEvent>(*event_)));
}

void NewTournamentForm::takeNew(core::Settings& settings) const
{
    settings.rules.ruleSet = static_cast<scoring::RuleSet>(ruleSet_->current());
    if (playsCards(settings)) {
        settings.cards.event = selected<core::CardEvent>(*event_);
        settings.cards.match = match_->form().value_or(settings.cards.match);
        return;
    }
    settings.rules.options =
        scoring::optionsOf(static_cast<scoring::RuleText>(ruleText_->current()));
    settings.gamesPerRound = games_->value();
    settings.open = open_->isChecked();
}

core::Tournament NewTournamentForm::tournament() const
{
    core::Tournament made;
    if (last_) {
        const bool enrols = !last_->participants.empty() && people_->isChecked();
        made = core::eveningLike(*last_, today_,
                                 enrols ? core::Regulars::Enrol : core::Regulars::Leave);
    } else {
        made.settings.date = today_;
        takeNew(made.settings);
    }
    made.settings.name = name_->text().trimmed();
    return made;
}

void NewTournamentForm::showRefusal(const QString& text)
{
    refusal_->setText(text);
    refusal_->setVisible(!text.isEmpty());
    setFieldState(*name_, text.isEmpty() ? FieldState::Normal : FieldState::Refused);
    if (!text.isEmpty()) {
        name_->setFocus();
    }
}

void NewTournamentForm::showMatchRefusal(const QString& text)
{
    matchRefusal_->setText(text);
    matchRefusal_->parentWidget()->setVisible(!text.isEmpty());
    setFieldState(match_->field(), text.isEmpty() ? FieldState::Normal : FieldState::Refused);
    if (!text.isEmpty()) {
        match_->field().setFocus();
    }
}

void NewTournamentForm::accept()
{
    if (!cards_->isHidden() && !last_ && !match_->form()) {
        showMatchRefusal(wholeNumberComplaint());
        return;
    }
    Q_EMIT accepted();
}

void NewTournamentForm::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (back_->hasFocus()) {
            back_->click();
        } else {
            accept();
        }
        return;
    case Qt::Key_Escape:
        Q_EMIT cancelled();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace desk
