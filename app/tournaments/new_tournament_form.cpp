#include "new_tournament_form.h"

#include "tournaments_model.h"

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

QWidget* NewTournamentForm::buildNew()
{
    ruleSet_->setObjectName(QStringLiteral("newRuleSet"));
    ruleSet_->setAccessibleName(tr("Rules"));
    for (const auto ruleSet : {scoring::RuleSet::RummyPurePlus, scoring::RuleSet::RummyPure}) {
        ruleSet_->add(static_cast<int>(ruleSet), texts::ruleSetName(ruleSet));
    }
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
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(labelled(tr("Rules"), ruleSet_));
    column->addWidget(labelled(tr("Points as in"), ruleText_));
    column->addWidget(labelled(tr("Games per round"), games));
    column->addWidget(labelled({}, open_));
    return part;
}

QWidget* NewTournamentForm::buildLike()
{
    people_->setObjectName(QStringLiteral("likePeopleBox"));
    takenOver_->setObjectName(QStringLiteral("likeTakenOver"));
    takenOver_->setWordWrap(true);
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(labelled(tr("Taken over"), takenOver_));
    column->addWidget(labelled({}, people_));
    return part;
}

void NewTournamentForm::build()
{
    refusal_->setObjectName(QStringLiteral("newNameRefusal"));
    auto* create = makeButton(QStringLiteral("newCreateButton"), tr("Create"), icons::Meaning::Add,
                              ButtonKind::Primary, this);
    connect(back_, &QPushButton::clicked, this, &NewTournamentForm::cancelled);
    connect(create, &QPushButton::clicked, this, &NewTournamentForm::accepted);
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
    column->setSpacing(12);
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
    start(tr("New tournament"), tr("Club evening %1").arg(texts::dayText(today)));
}

void NewTournamentForm::beginLike(const core::Tournament& last, QDate today)
{
    today_ = today;
    last_ = last;
    const auto& settings = last.settings;
    QStringList facts = {texts::ruleSetName(settings.rules.ruleSet),
                         tr("%n game(s) per round", nullptr, settings.gamesPerRound)};
    if (settings.plannedRounds) {
        facts << tr("%n round(s)", nullptr, *settings.plannedRounds);
    }
    facts << tr("fees and wishes");
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

core::Tournament NewTournamentForm::tournament() const
{
    core::Tournament made;
    if (last_) {
        const bool enrols = !last_->participants.empty() && people_->isChecked();
        made = core::eveningLike(*last_, today_,
                                 enrols ? core::Regulars::Enrol : core::Regulars::Leave);
    } else {
        auto& settings = made.settings;
        settings.date = today_;
        settings.rules.ruleSet = static_cast<scoring::RuleSet>(ruleSet_->current());
        settings.rules.options =
            scoring::optionsOf(static_cast<scoring::RuleText>(ruleText_->current()));
        settings.gamesPerRound = games_->value();
        settings.open = open_->isChecked();
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

void NewTournamentForm::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (back_->hasFocus()) {
            back_->click();
        } else {
            Q_EMIT accepted();
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
