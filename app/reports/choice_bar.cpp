#include "choice_bar.h"

#include "print_habits.h"

#include "app/widgets/field_state.h"
#include "app/widgets/page_head.h"
#include "app/widgets/person_finder.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

constexpr int latest = 0;
constexpr int mostTables = 100'000;

/// One part between commas, "4" or "4-6"; false if it is neither.
bool addTables(const QString& part, std::set<int>& numbers)
{
    const auto ends = part.split(u'-');
    bool isFirst = false;
    bool isLast = false;
    const int first = ends.front().trimmed().toInt(&isFirst);
    const int last = ends.back().trimmed().toInt(&isLast);
    if (!isFirst || !isLast || ends.size() > 2 || first < 1 || last < first || last > mostTables) {
        return false;
    }
    for (int number = first; number <= last; ++number) {
        numbers.insert(number);
    }
    return true;
}

} // namespace

std::optional<std::vector<core::TableNumber>> tablesIn(const QString& text)
{
    std::set<int> numbers;
    auto plain = text.trimmed();
    // As a word processor makes them of a hyphen.
    plain.replace(u'–', u'-');
    const auto parts = plain.split(u',', Qt::SkipEmptyParts);
    for (const auto& part : parts) {
        if (!addTables(part, numbers)) {
            return std::nullopt;
        }
    }
    std::vector<core::TableNumber> tables;
    std::transform(numbers.begin(), numbers.end(), std::back_inserter(tables),
                   [](int number) { return core::TableNumber{number}; });
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
      roundLabel_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this)),
      round_(new QComboBox(this)),
      personLabel_(makeLabel(tr("Participant"), 13, QFont::Normal, theme::Role::Muted, this)),
      person_(new PersonFinder(u"participantField"_s, tr("Participant"), this)),
      tablesLabel_(makeLabel(tr("Tables"), 13, QFont::Normal, theme::Role::Muted, this)),
      tables_(makeField(u"tablesField"_s, tr("Tables"), this)),
      paper_(new QComboBox(this)),
      language_(new QComboBox(this))
{
    setObjectName(u"choiceBar"_s);
    round_->setObjectName(u"roundCombo"_s);
    person_->setPlaceholderText(tr("Everybody"));
    person_->setClearButtonEnabled(true);
    tables_->setPlaceholderText(tr("All"));
    tables_->setToolTip(tr("Single tables: 1, 4-6"));
    tables_->setClearButtonEnabled(true);
    makePaper(habits);
    layOut();
    const auto typed = [this] {
        check();
        Q_EMIT changed();
    };
    connect(round_, &QComboBox::activated, this, &ChoiceBar::changed);
    connect(person_, &QLineEdit::textChanged, this, typed);
    connect(tables_, &QLineEdit::textChanged, this, typed);
}

void ChoiceBar::makePaper(PrintHabits habits)
{
    paper_->setObjectName(u"paperCombo"_s);
    paper_->setAccessibleName(tr("Paper"));
    paper_->addItem(tr("A4"), static_cast<int>(reports::PaperSize::A4));
    paper_->addItem(tr("Letter"), static_cast<int>(reports::PaperSize::Letter));
    paper_->setCurrentIndex(paper_->findData(static_cast<int>(habits.paper())));
    language_->setObjectName(u"languageCombo"_s);
    language_->setAccessibleName(tr("Language of the paper"));
    language_->addItem(u"Deutsch"_s, static_cast<int>(QLocale::German));
    language_->addItem(u"English"_s, static_cast<int>(QLocale::English));
    const bool german = habits.locale().language() == QLocale::German;
    language_->setCurrentIndex(german ? 0 : 1);
    connect(paper_, &QComboBox::activated, this, [this, habits]() mutable {
        habits.setPaper(paper());
        Q_EMIT changed();
    });
    connect(language_, &QComboBox::activated, this, [this, habits]() mutable {
        habits.setLanguage(static_cast<QLocale::Language>(language_->currentData().toInt()));
        Q_EMIT changed();
    });
}

void ChoiceBar::layOut()
{
    constexpr int gap = 8;
    constexpr int groupGap = 16;
    constexpr int personWidth = 240;
    constexpr int tablesWidth = 140;
    person_->setFixedWidth(personWidth);
    tables_->setFixedWidth(tablesWidth);
    auto* const choices = new QHBoxLayout;
    choices->setSpacing(gap);
    choices->addWidget(roundLabel_);
    choices->addWidget(round_);
    const std::array<std::pair<QWidget*, QWidget*>, 2> fields = {
        {{personLabel_, person_}, {tablesLabel_, tables_}}};
    for (const auto& [label, field] : fields) {
        choices->addSpacing(groupGap - gap);
        choices->addWidget(label);
        choices->addWidget(field);
    }
    choices->addStretch();
    choices->addWidget(makeLabel(tr("Paper"), 13, QFont::Normal, theme::Role::Muted, this));
    choices->addWidget(paper_);
    choices->addWidget(language_);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(choices);
}

void ChoiceBar::show(const core::Tournament& tournament, const documents::Choice& choice)
{
    kind_ = choice.kind;
    const auto traits = documents::traitsOf(kind_);
    const QSignalBlocker quietPerson(person_);
    const QSignalBlocker quietTables(tables_);
    roundLabel_->setText(isAfterRound(kind_) ? tr("As of") : tr("Round"));
    round_->setAccessibleName(roundLabel_->text());
    roundLabel_->setVisible(traits.ofRound);
    round_->setVisible(traits.ofRound);
    personLabel_->setVisible(traits.ofParticipants);
    person_->setVisible(traits.ofParticipants);
    tablesLabel_->setVisible(traits.ofTables);
    tables_->setVisible(traits.ofTables);
    round_->clear();
    fillRounds(tournament);
    round_->setCurrentIndex(
        std::max(0, round_->findData(choice.round ? core::plain(*choice.round) : latest)));
    person_->setPeople(tournament.participants);
    const auto* const participant =
        choice.participant ? core::findParticipant(tournament, *choice.participant) : nullptr;
    person_->setText(participant != nullptr ? personText(*participant) : QString());
    tables_->setText(textOf(choice.tables));
    check();
}

void ChoiceBar::refresh(const core::Tournament& tournament)
{
    const int before = round_->currentData().toInt();
    round_->clear();
    fillRounds(tournament);
    round_->setCurrentIndex(std::max(0, round_->findData(before)));
    person_->setPeople(tournament.participants);
    check();
}

void ChoiceBar::fillRounds(const core::Tournament& tournament)
{
    const auto newest = documents::roundOf(tournament, {});
    const bool after = isAfterRound(kind_);
    round_->addItem(newest ? (after ? tr("now") : tr("newest (%1)").arg(core::plain(*newest)))
                           : tr("none yet", "round"),
                    latest);
    for (auto round = tournament.rounds.rbegin(); round != tournament.rounds.rend(); ++round) {
        if (core::counts(round->head.state)) {
            const int number = core::plain(round->number);
            round_->addItem(after ? tr("after round %1").arg(number) : tr("round %1").arg(number),
                            number);
        }
    }
    round_->setEnabled(newest.has_value());
}

documents::Choice ChoiceBar::choice() const
{
    const auto traits = documents::traitsOf(kind_);
    documents::Choice choice;
    choice.kind = kind_;
    const int round = round_->currentData().toInt();
    if (traits.ofRound && round != latest) {
        choice.round = core::RoundNumber{round};
    }
    if (traits.ofParticipants) {
        choice.participant = person_->person();
    }
    if (traits.ofTables) {
        choice.tables = tablesIn(tables_->text()).value_or(std::vector<core::TableNumber>());
    }
    return choice;
}

reports::PaperSize ChoiceBar::paper() const
{
    return static_cast<reports::PaperSize>(paper_->currentData().toInt());
}

QString ChoiceBar::complaint() const
{
    const auto traits = documents::traitsOf(kind_);
    if (traits.ofParticipants && !person_->text().trimmed().isEmpty() && !person_->person()) {
        return person_->complaint();
    }
    if (traits.ofTables && !tablesIn(tables_->text())) {
        return tr("Tables are given by their numbers: 1, 4-6.");
    }
    return {};
}

void ChoiceBar::check()
{
    const bool nobody = !person_->text().trimmed().isEmpty() && !person_->person();
    setFieldState(*person_, nobody ? FieldState::Refused : FieldState::Normal);
    setFieldState(*tables_, tablesIn(tables_->text()) ? FieldState::Normal : FieldState::Refused);
}

} // namespace desk
