#include "app/desk/evening/reports/choice_bar.h"

#include "app/desk/evening/reports/print_habits.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/flow_layout.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/person_finder.h"
#include "app/desk/widgets/whose_box.h"
#include "core/ranking/groups.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPageRanges>

#include <algorithm>

namespace desk {
namespace {

using documents::Trait;
using namespace Qt::StringLiterals;

constexpr int latest = 0;
constexpr int mostTables = 100'000;

} // namespace

std::optional<std::vector<core::TableNumber>> tablesIn(const QString& text)
{
    // Word processors turn a hyphen into a dash.
    const auto parts = text.trimmed().replace(u'–', u'-').split(u',', Qt::SkipEmptyParts);
    const auto ranges = QPageRanges::fromString(parts.join(u','));
    if (ranges.isEmpty() != parts.isEmpty() || ranges.lastPage() > mostTables) {
        return std::nullopt;
    }
    std::vector<core::TableNumber> tables;
    for (const auto& range : ranges.toRangeList()) {
        for (int number = range.from; number <= range.to; ++number) {
            tables.push_back(core::TableNumber{number});
        }
    }
    return tables;
}

QString textOf(const std::vector<core::TableNumber>& tables)
{
    QStringList numbers;
    for (const auto table : tables) {
        numbers << QString::number(core::plain(table));
    }
    return numbers.join(u", "_s);
}

ChoiceBar::ChoiceBar(PrintHabits habits, QWidget* parent)
    : QWidget(parent),
      round_(new QComboBox(this)),
      person_(new PersonFinder(u"participantField"_s, tr("Participant"), this)),
      tables_(makeField(u"tablesField"_s, tr("Tables"), this)),
      objections_(makeField(u"objectionsField"_s, tr("Objections until"), this)),
      whose_(new WhoseBox(u"printedWhose"_s, this)),
      form_(new QCheckBox(this)),
      paper_(new QComboBox(this)),
      language_(new QComboBox(this))
{
    constexpr int personWidth = 240;
    constexpr int tablesWidth = 140;
    setObjectName(u"choiceBar"_s);
    round_->setObjectName(u"roundCombo"_s);
    person_->setPlaceholderText(tr("Everybody"));
    person_->setClearButtonEnabled(true);
    person_->setFixedWidth(personWidth);
    tables_->setPlaceholderText(tr("All"));
    tables_->setToolTip(tr("Single tables: 1, 4-6"));
    tables_->setClearButtonEnabled(true);
    tables_->setFixedWidth(tablesWidth);
    constexpr int objectionsWidth = 90;
    constexpr int longestTime = 30;
    objections_->setFixedWidth(objectionsWidth);
    objections_->setMaxLength(longestTime);
    objections_->setToolTip(tr("A time, such as 22:30. Empty: it is not said."));
    buildPaper(habits);
    auto* const row = new FlowLayout(this, distance::small, distance::small);
    const auto add = [this, row](const QString& text, QWidget* field) {
        auto* const label = makeLabel(text, 13, QFont::Normal, theme::Role::Muted, this);
        label->setMinimumHeight(field->sizeHint().height()); // Level with its field.
        label->setBuddy(field);
        row->addWidget(label);
        row->addWidget(field);
        return label;
    };
    roundLabel_ = add({}, round_);
    personLabel_ = add(tr("Participant"), person_);
    tablesLabel_ = add(tr("Tables"), tables_);
    whoseLabel_ = add(tr("Group"), whose_);
    objectionsLabel_ = add(tr("Objections until"), objections_);
    form_->setObjectName(u"formBox"_s);
    form_->setMinimumHeight(paper_->sizeHint().height());
    row->addWidget(form_);
    add(tr("Paper"), paper_);
    row->addWidget(language_);
    const auto typed = [this] {
        check();
        Q_EMIT changed();
    };
    connect(round_, &QComboBox::activated, this, &ChoiceBar::changed);
    connect(whose_, &QComboBox::activated, this, &ChoiceBar::changed);
    connect(form_, &QCheckBox::clicked, this, &ChoiceBar::changed);
    connect(person_, &QLineEdit::textChanged, this, typed);
    connect(tables_, &QLineEdit::textChanged, this, typed);
    connect(objections_, &QLineEdit::textChanged, this, typed);
}

QString ChoiceBar::formText(documents::Form form)
{
    switch (form) {
    case documents::Form::Short:
        return tr("Short, in large type");
    case documents::Form::ByLetter:
        return tr("By letter");
    case documents::Form::TwoSided:
        return tr("For two-sided print");
    case documents::Form::Points:
        return tr("With points so far");
    case documents::Form::Opponents:
        return tr("With opponents");
    case documents::Form::Stickers:
        return tr("Stickers");
    case documents::Form::Filled:
        return tr("In place of lost ones");
    case documents::Form::Halves:
        return tr("Two copies a page");
    }
    return {};
}

void ChoiceBar::buildPaper(PrintHabits habits)
{
    paper_->setObjectName(u"paperCombo"_s);
    paper_->setAccessibleName(tr("Paper"));
    paper_->addItem(tr("A4"), static_cast<int>(typeset::PaperSize::A4));
    paper_->addItem(tr("Letter"), static_cast<int>(typeset::PaperSize::Letter));
    paper_->setCurrentIndex(paper_->findData(static_cast<int>(habits.paper())));
    language_->setObjectName(u"languageCombo"_s);
    setSpokenName(*language_, tr("Language of the paper"));
    language_->addItem(u"Deutsch"_s, static_cast<int>(QLocale::German));
    language_->addItem(u"English"_s, static_cast<int>(QLocale::English));
    language_->setCurrentIndex(habits.locale().language() == QLocale::German ? 0 : 1);
    connect(paper_, &QComboBox::activated, this, [this, habits]() mutable {
        habits.setPaper(paper());
        Q_EMIT changed();
    });
    connect(language_, &QComboBox::activated, this, [this, habits]() mutable {
        habits.setLanguage(static_cast<QLocale::Language>(language_->currentData().toInt()));
        Q_EMIT changed();
    });
}

void ChoiceBar::show(const core::Tournament& tournament, const documents::Choice& choice)
{
    kind_ = choice.kind;
    const QSignalBlocker quietPerson(person_);
    const QSignalBlocker quietTables(tables_);
    const auto showIf = [this](Trait trait, QLabel* label, QWidget* field) {
        label->setVisible(is(kind_, trait));
        field->setVisible(is(kind_, trait));
    };
    roundLabel_->setText(is(kind_, Trait::AfterRound) ? tr("As of") : tr("Round"));
    round_->setAccessibleName(roundLabel_->text());
    showIf(Trait::OfRound, roundLabel_, round_);
    showIf(Trait::OfParticipants, personLabel_, person_);
    showIf(Trait::OfTables, tablesLabel_, tables_);
    showIf(Trait::TakesObjections, objectionsLabel_, objections_);
    offerGroups(tournament);
    whose_->choose(choice.group, choice.teams);
    fillRounds(tournament, choice.round ? core::plain(*choice.round) : latest);
    person_->setPeople(tournament.participants);
    const auto* const participant =
        choice.participant ? core::findParticipant(tournament, *choice.participant) : nullptr;
    person_->setText(participant != nullptr ? core::personText(*participant) : QString());
    tables_->setText(textOf(choice.tables));
    const auto form = documents::formOf(kind_);
    form_->setVisible(form.has_value());
    form_->setText(form ? formText(*form) : QString());
    form_->setChecked(form && choice.form == form);
    check();
}

void ChoiceBar::offerGroups(const core::Tournament& tournament)
{
    whose_->offer(core::groupsOf(tournament), core::namesOf(core::teamPrizes(tournament.settings)));
    const bool isShown = is(kind_, Trait::TakesGroup) && whose_->hasChoice();
    whose_->setVisible(isShown);
    whoseLabel_->setVisible(isShown);
}

void ChoiceBar::forgetTyped()
{
    const QSignalBlocker quiet(objections_);
    objections_->clear();
}

void ChoiceBar::refresh(const core::Tournament& tournament)
{
    offerGroups(tournament);
    fillRounds(tournament, round_->currentData().toInt());
    person_->setPeople(tournament.participants);
    check();
}

void ChoiceBar::fillRounds(const core::Tournament& tournament, int current)
{
    round_->clear();
    const auto newest = documents::roundOf(tournament, {});
    const bool after = is(kind_, Trait::AfterRound);
    round_->addItem(newest ? (after ? tr("now") : tr("newest (%1)").arg(core::plain(*newest)))
                           : tr("none yet", "round"),
                    latest);
    for (std::size_t index = tournament.rounds.size(); index > 0; --index) {
        const auto& round = tournament.rounds[index - 1];
        if (core::counts(round.head.state)) {
            const int number = core::plain(round.number);
            round_->addItem(after ? tr("after round %1").arg(number) : tr("round %1").arg(number),
                            number);
        }
    }
    round_->setCurrentIndex(std::max(0, round_->findData(current)));
    round_->setEnabled(newest.has_value());
}

documents::Choice ChoiceBar::choice() const
{
    documents::Choice choice{kind_};
    const int round = round_->currentData().toInt();
    if (is(kind_, Trait::OfRound) && round != latest) {
        choice.round = core::RoundNumber{round};
    }
    if (is(kind_, Trait::OfParticipants)) {
        choice.participant = person_->person();
    }
    if (is(kind_, Trait::OfTables)) {
        choice.tables = tablesIn(tables_->text()).value_or(choice.tables);
    }
    if (is(kind_, Trait::TakesObjections)) {
        choice.objectionsUntil = objections_->text().trimmed();
    }
    if (is(kind_, Trait::TakesGroup)) {
        choice.group = whose_->group();
        choice.teams = whose_->teams();
    }
    if (form_->isChecked()) {
        choice.form = documents::formOf(kind_);
    }
    return choice;
}

typeset::PaperSize ChoiceBar::paper() const
{
    return static_cast<typeset::PaperSize>(paper_->currentData().toInt());
}

QString ChoiceBar::complaint() const
{
    if (is(kind_, Trait::OfParticipants) && namesNobody()) {
        return person_->complaint();
    }
    return is(kind_, Trait::OfTables) && !tablesIn(tables_->text())
               ? tr("Tables are given by their numbers: 1, 4-6.")
               : QString();
}

bool ChoiceBar::namesNobody() const
{
    return !person_->text().trimmed().isEmpty() && !person_->person();
}

void ChoiceBar::check()
{
    setFieldState(*person_, namesNobody() ? FieldState::Refused : FieldState::Normal);
    setFieldState(*tables_, tablesIn(tables_->text()) ? FieldState::Normal : FieldState::Refused);
}

} // namespace desk
