#include "app/desk/evening/tournaments/new_tournament_form.h"

#include "app/desk/evening/setup/choices.h"
#include "app/desk/evening/setup/setting_editor.h"
#include "app/desk/frame/discipline.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/segments.h"
#include "app/desk/widgets/typed_values.h"
#include "core/club/next_name.h"
#include "core/texts/numbers.h"
#include "core/texts/rule_texts.h"
#include "core/texts/translation.h"
#include "core/use_cases/managing.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace desk {
namespace {

template <typename Part>
Part* named(Part* part, const QString& objectName, const QString& accessibleName = {})
{
    part->setObjectName(objectName);
    part->setAccessibleName(accessibleName);
    return part;
}

QWidget* labelled(const QString& text, QWidget* control)
{
    constexpr int labelWidth = 148;
    auto* const line = new QWidget;
    auto* const row = makeRow(line);
    auto* const label = makeLabel(text, 13, QFont::Medium, theme::Role::Text, line);
    label->setMinimumWidth(labelWidth);
    label->setBuddy(control);
    row->addWidget(label);
    row->addWidget(control, 1);
    return line;
}

QWidget* belowEachOther(const std::vector<QWidget*>& lines)
{
    auto* const part = new QWidget;
    auto* const column = makeColumn(part, distance::medium);
    for (auto* const line : lines) {
        column->addWidget(line);
    }
    return part;
}

constexpr int ownRules = 2; ///< Instead of a scoring::RuleText.

/// Shows at the field, and in words, why its value is refused; an empty text hides that.
void refuse(QWidget& field, QLabel& words, QWidget& line, const QString& text)
{
    words.setText(text);
    line.setVisible(!text.isEmpty());
    setFieldState(field, text.isEmpty() ? FieldState::Normal : FieldState::Refused);
    if (!text.isEmpty()) {
        field.setFocus();
    }
}

} // namespace

NewTournamentForm::NewTournamentForm(QWidget* parent)
    : QWidget(parent),
      title_(makeLabel({}, 20, QFont::DemiBold, theme::Role::Text, this)),
      name_(makeField(QStringLiteral("newNameField"), tr("Name of the tournament"), this)),
      refusal_(named(makeLabel({}, 12, QFont::DemiBold, theme::Role::Error, this),
                     QStringLiteral("newNameRefusal"))),
      ruleSet_(named(new Segments(this), QStringLiteral("newRuleSet"), tr("Rules"))),
      ruleText_(named(new Segments(this), QStringLiteral("newRuleText"), tr("Points as in"))),
      places_(named(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this),
                    QStringLiteral("newRuleTextWords"))),
      games_(named(new QSpinBox(this), QStringLiteral("newGamesField"), tr("Games per round"))),
      rounds_(named(new QSpinBox(this), QStringLiteral("newRoundsField"), tr("Rounds"))),
      open_(new QCheckBox(tr("Open to everybody: a licence fee is due"), this)),
      event_(
          makeChoice(QStringLiteral("newEventChoice"), tr("What is played"), eventItems(), this)),
      eventWords_(named(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this),
                        QStringLiteral("newEventWords"))),
      match_(makeMatchEditor(QStringLiteral("newMatch"), this)),
      matchRefusal_(named(makeLabel({}, 12, QFont::DemiBold, theme::Role::Error, this),
                          QStringLiteral("newMatchRefusal"))),
      fee_(makeField(QStringLiteral("newFeeField"), tr("Start fee"), this)),
      feeRefusal_(named(makeLabel({}, 12, QFont::DemiBold, theme::Role::Error, this),
                        QStringLiteral("newFeeRefusal"))),
      date_(makeField(QStringLiteral("likeDateField"), tr("Date"), this)),
      dateRefusal_(named(makeLabel({}, 12, QFont::DemiBold, theme::Role::Error, this),
                         QStringLiteral("likeDateRefusal"))),
      takenOver_(named(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this),
                       QStringLiteral("likeTakenOver"))),
      people_(named(new QCheckBox(this), QStringLiteral("likePeopleBox")))
{
    setObjectName(QStringLiteral("newTournamentForm"));
    buildQuestions();
    buildLayout();
}

void NewTournamentForm::buildQuestions()
{
    for (const auto ruleSet : {scoring::RuleSet::RummyPurePlus, scoring::RuleSet::RummyPure,
                               scoring::RuleSet::Romme500}) {
        ruleSet_->add(static_cast<int>(ruleSet), texts::ruleSetName(ruleSet));
    }
    ruleText_->add(static_cast<int>(scoring::RuleText::English), tr("the English text"));
    ruleText_->add(static_cast<int>(scoring::RuleText::German), tr("the German text"));
    ruleText_->add(ownRules, tr("own rules, as last time"));
    constexpr int mostGames = 20;
    games_->setRange(1, mostGames);
    constexpr int mostRounds = 99;
    rounds_->setRange(0, mostRounds);
    rounds_->setSpecialValueText(tr("open", "the number of rounds"));
    named(open_, QStringLiteral("newOpenBox"), open_->text());
    eventWords_->setWordWrap(true);
    takenOver_->setWordWrap(true);
    connect(ruleSet_, &Segments::chosen, this, &NewTournamentForm::refreshQuestions);
    connect(ruleText_, &Segments::chosen, this, &NewTournamentForm::refreshQuestions);
    connect(event_, &QComboBox::activated, this, &NewTournamentForm::refreshQuestions);
    connect(match_, &SettingEditor::edited, this, [this] { showMatchRefusal({}); });

    const auto narrow = [this](QWidget* field) {
        auto* const part = new QWidget(this);
        auto* const line = makeRow(part);
        line->addWidget(field);
        line->addStretch();
        return part;
    };
    games_->setMinimumWidth(rounds_->sizeHint().width());
    auto* const gamesLabel =
        makeLabel(tr("Games per round"), 13, QFont::Medium, theme::Role::Text, this);
    gamesLabel->setBuddy(games_);
    auto* const course = new QWidget(this);
    auto* const row = makeRow(course, distance::large);
    row->addWidget(rounds_);
    row->addWidget(gamesLabel);
    row->addWidget(games_);
    row->addStretch();
    stones_ = belowEachOther({labelled(tr("Points as in"), ruleText_), labelled({}, places_),
                              labelled(tr("Rounds"), course), labelled({}, open_)});
    cards_ = belowEachOther({labelled(tr("What is played"), event_), labelled({}, eventWords_),
                             labelled(tr("A match goes"), match_), labelled({}, matchRefusal_)});
    fee_->setPlaceholderText(tr("none", "the start fee"));
    fee_->setMaximumWidth(rounds_->sizeHint().width());
    newPart_ = belowEachOther({labelled(tr("Rules"), ruleSet_), stones_, cards_,
                               labelled(tr("Start fee"), narrow(fee_)), labelled({}, feeRefusal_)});
    connect(fee_, &QLineEdit::textEdited, this, [this] { showFeeRefusal({}); });
    connect(date_, &QLineEdit::textEdited, this, &NewTournamentForm::followDate);
    likePart_ = belowEachOther({labelled(tr("Date"), narrow(date_)), labelled({}, dateRefusal_),
                                labelled(tr("Taken over"), takenOver_), labelled({}, people_)});
    // The page's height is that of one kind of tournament.
    cards_->hide();
    likePart_->hide();
}

void NewTournamentForm::buildLayout()
{
    auto* const back =
        makeButton(QStringLiteral("newBackButton"), tr("Back"), ButtonKind::Quiet, this);
    auto* const create = makeButton(QStringLiteral("newCreateButton"), tr("Create"),
                                    icons::Meaning::Add, ButtonKind::Primary, this);
    connect(back, &QPushButton::clicked, this, &NewTournamentForm::cancelled);
    connect(create, &QPushButton::clicked, this, &NewTournamentForm::accept);
    connect(name_, &QLineEdit::textEdited, this, [this] { showRefusal({}); });
    auto* const buttons = makeRow(nullptr);
    buttons->addStretch();
    buttons->addWidget(back);
    buttons->addWidget(create);

    constexpr int formWidth = 560;
    auto* const form = new QWidget(this);
    form->setFixedWidth(formWidth);
    auto* const column = makeColumn(form, distance::medium);
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
    auto* const middle = makeRow(nullptr);
    middle->addStretch();
    middle->addWidget(form);
    middle->addStretch();
    auto* const outer = new QVBoxLayout(this);
    outer->addStretch(2);
    outer->addLayout(middle); // An alignment would ignore the height of wrapped lines.
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

void NewTournamentForm::begin(QDate today, const core::Settings& model)
{
    today_ = today;
    last_.reset();
    const auto& options = model.rules.options;
    const auto text = scoring::followedText(options);
    own_ = text ? std::nullopt : std::optional(options);
    ruleSet_->setCurrent(static_cast<int>(model.rules.ruleSet));
    ruleText_->button(ownRules)->setVisible(own_.has_value());
    ruleText_->setCurrent(text ? static_cast<int>(*text) : ownRules);
    games_->setValue(model.gamesPerRound);
    open_->setChecked(false);
    select(*event_, model.cards.event);
    match_->load(model);
    constexpr int usualRounds = 4;
    rounds_->setValue(model.plannedRounds.value_or(usualRounds));
    fee_->setText(model.startFeeCents > 0 ? texts::centsText(model.startFeeCents) : QString());
    showMatchRefusal({});
    showFeeRefusal({});
    refreshQuestions();
    start(tr("New tournament"), tr("Club evening %1").arg(texts::dayText(today)));
}

void NewTournamentForm::beginLike(const core::Tournament& last, QDate today)
{
    today_ = today;
    last_ = last;
    const auto& settings = last.settings;
    QStringList facts = {texts::ruleSetName(settings.rules.ruleSet)};
    facts << disciplineOf(settings).gameFacts(settings);
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
    date_->setText(texts::dayText(today));
    start(tr("New evening like the last one"), {});
    followDate();
}

void NewTournamentForm::followDate()
{
    showDateRefusal({});
    const auto date = typedDate(date_->text().trimmed());
    if (date && !name_->isModified()) {
        name_->setText(core::nextName(last_->settings.name, last_->settings.date, *date,
                                      texts::locale().language()));
    }
}

void NewTournamentForm::enter()
{
    name_->setFocus();
    name_->selectAll();
}

bool NewTournamentForm::isForCards() const
{
    return ruleSet_->current() == static_cast<int>(scoring::RuleSet::Romme500);
}

void NewTournamentForm::refreshQuestions()
{
    stones_->setVisible(!isForCards());
    cards_->setVisible(isForCards());
    eventWords_->setText(eventWords(selected<core::CardEvent>(*event_)));
    places_->setText(texts::placesText(chosenOptions().scale,
                                       static_cast<scoring::RuleSet>(ruleSet_->current())));
}

scoring::RuleOptions NewTournamentForm::chosenOptions() const
{
    return own_ && ruleText_->current() == ownRules
               ? *own_
               : scoring::optionsOf(static_cast<scoring::RuleText>(ruleText_->current()));
}

core::Tournament NewTournamentForm::tournament() const
{
    core::Tournament made;
    auto& settings = made.settings;
    if (last_) {
        const bool enrols = !last_->participants.empty() && people_->isChecked();
        made = core::nextEvening(*last_, typedDate(date_->text().trimmed()).value_or(today_),
                                 enrols ? core::Regulars::Enrol : core::Regulars::Leave);
    } else {
        settings.date = today_;
        settings.rules.ruleSet = static_cast<scoring::RuleSet>(ruleSet_->current());
        if (isForCards()) {
            settings.cards.event = selected<core::CardEvent>(*event_);
            static_cast<void>(match_->store(settings)); // accept() shows the fault.
        } else {
            settings.rules.options = chosenOptions();
            settings.gamesPerRound = games_->value();
            if (rounds_->value() > 0) {
                settings.plannedRounds = rounds_->value();
            }
            settings.open = open_->isChecked();
        }
        settings.startFeeCents = typedFee(fee_->text()).value_or(0);
        settings.threes = core::usualThrees(settings.rules);
    }
    settings.name = name_->text().trimmed();
    return made;
}

void NewTournamentForm::showRefusal(const QString& text)
{
    refuse(*name_, *refusal_, *refusal_, text);
}

void NewTournamentForm::showMatchRefusal(const QString& text)
{
    refuse(match_->field(), *matchRefusal_, *matchRefusal_->parentWidget(), text);
}

void NewTournamentForm::showDateRefusal(const QString& text)
{
    refuse(*date_, *dateRefusal_, *dateRefusal_->parentWidget(), text);
}

void NewTournamentForm::showFeeRefusal(const QString& text)
{
    refuse(*fee_, *feeRefusal_, *feeRefusal_->parentWidget(), text);
}

void NewTournamentForm::accept()
{
    if (last_ && !typedDate(date_->text().trimmed())) {
        showDateRefusal(
            tr("This is no date. Write it as in %1.").arg(texts::dayText(QDate(2026, 11, 21))));
        return;
    }
    if (!last_ && !typedFee(fee_->text())) {
        showFeeRefusal(amountComplaint());
        return;
    }
    core::Settings settings;
    const QString complaint = isForCards() && !last_ ? match_->store(settings) : QString();
    if (complaint.isEmpty()) {
        Q_EMIT accepted();
    } else {
        showMatchRefusal(complaint);
    }
}

void NewTournamentForm::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        accept();
    } else if (event->key() == Qt::Key_Escape) {
        Q_EMIT cancelled();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace desk
