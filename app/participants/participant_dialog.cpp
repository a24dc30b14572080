#include "participant_dialog.h"

#include "app/desk.h"
#include "app/texts/numbers.h"
#include "app/widgets/ask.h"
#include "app/widgets/dialog_buttons.h"
#include "app/widgets/field_state.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"
#include "app/widgets/typed_values.h"
#include "participant_texts.h"
#include "penalty_editor.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

constexpr int margin = 24;
constexpr int dialogWidth = 620;

/// A label above its field.
void addField(QGridLayout& grid, int row, int column, int span, const QString& title,
              QWidget* field)
{
    auto* label = makeLabel(title, 12, QFont::Normal, theme::Role::Muted, field->parentWidget());
    label->setBuddy(field);
    grid.addWidget(label, row, column, 1, span);
    grid.addWidget(field, row + 1, column, 1, span);
}

QString roundText(const std::optional<core::RoundNumber>& round)
{
    return round ? QString::number(core::plain(*round)) : QString();
}

} // namespace

ParticipantDialog::ParticipantDialog(Desk& desk, core::StartNumber number, QWidget* parent)
    : QDialog(parent),
      desk_(desk),
      number_(number),
      entry_(core::entryOf(desk.tournament(), number).value_or(core::Entry{})),
      notice_(new Notice(this))
{
    setObjectName(QStringLiteral("participantDialog"));
    setWindowTitle(tr("Participant %1").arg(core::plain(number)));
    setMinimumWidth(dialogWidth);
    notice_->setObjectName(QStringLiteral("entryNotice"));
    notice_->hide();
    auto* save = makeButton(QStringLiteral("entrySave"), tr("Save"), ButtonKind::Primary, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin - 4, margin, margin - 4);
    column->setSpacing(16);
    column->addWidget(makeLabel(distinctName(desk.tournament(), entry_.participant), 15,
                                QFont::DemiBold, theme::Role::Text, this));
    column->addWidget(buildEntry());
    column->addWidget(buildApart());
    column->addWidget(buildPenalties());
    column->addWidget(notice_);
    column->addLayout(dialogButtons(*this, *save));
    fill();
    name_->setFocus();
    name_->selectAll();
}

QWidget* ParticipantDialog::buildEntry()
{
    auto* box = new QWidget(this);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
    const auto field = [box](const QString& name, const QString& title) {
        return makeField(name, title, box);
    };
    constexpr int columns = 10;
    constexpr int half = 5;
    constexpr int fifth = 2;
    name_ = field(QStringLiteral("nameField"), tr("Name"));
    club_ = field(QStringLiteral("clubField"), tr("Club"));
    startNumber_ = field(QStringLiteral("numberField"), tr("Start number"));
    fixedTable_ = field(QStringLiteral("fixedTableField"), tr("Fixed table"));
    paid_ = field(QStringLiteral("paidField"), tr("Start fee paid, €"));
    from_ = field(QStringLiteral("fromField"), tr("Present from round"));
    until_ = field(QStringLiteral("untilField"), tr("until round"));
    tags_ = field(QStringLiteral("tagsField"), tr("Tags, separated by commas"));
    fixedTable_->setPlaceholderText(tr("any"));
    until_->setPlaceholderText(tr("end"));
    from_->setPlaceholderText(tr("never"));
    addField(*grid, 0, 0, half, tr("Name"), name_);
    addField(*grid, 0, half, half, tr("Club"), club_);
    int column = 0;
    for (auto* narrow : {startNumber_, fixedTable_, paid_, from_, until_}) {
        addField(*grid, 2, column, fifth, narrow->accessibleName(), narrow);
        column += fifth;
    }
    addField(*grid, 4, 0, columns, tags_->accessibleName(), tags_);
    for (int each = 0; each < columns; ++each) {
        grid->setColumnStretch(each, 1);
    }
    return box;
}

QWidget* ParticipantDialog::buildApart()
{
    apart_ = new PickList(QStringLiteral("apart"), tr("Never at a table with"), tr("Remove"), this);
    other_ = new QComboBox(apart_);
    other_->setObjectName(QStringLiteral("apartOther"));
    other_->setAccessibleName(tr("Another participant"));
    for (const auto& person : desk_.tournament().participants) {
        if (person.number != number_) {
            other_->addItem(tr("%1  %2").arg(core::plain(person.number)).arg(person.name),
                            core::plain(person.number));
        }
    }
    auto* add = makeButton(QStringLiteral("apartAdd"), tr("Add"), ButtonKind::Normal, apart_);
    add->setEnabled(other_->count() > 0);
    apart_->adding().addWidget(other_, 1);
    apart_->adding().addWidget(add);
    connect(add, &QPushButton::clicked, this, &ParticipantDialog::addApart);
    connect(apart_, &PickList::removeWanted, this, [this](int index) {
        entry_.apart.erase(entry_.apart.begin() + index);
        showApart();
    });
    return apart_;
}

QWidget* ParticipantDialog::buildPenalties()
{
    const auto& rounds = desk_.tournament().rounds;
    const auto round = rounds.empty() ? core::RoundNumber{1} : rounds.back().number;
    penalties_ = new PenaltyEditor(number_, round, this);
    penalties_->setPenalties(entry_.penalties);
    connect(penalties_, &PenaltyEditor::given, notice_, &QWidget::hide);
    connect(penalties_, &PenaltyEditor::refused, this, &ParticipantDialog::refuse);
    return penalties_;
}

void ParticipantDialog::fill()
{
    const auto& person = entry_.participant;
    name_->setText(person.name);
    club_->setText(person.club);
    startNumber_->setText(QString::number(core::plain(person.number)));
    fixedTable_->setText(person.fixedTable ? QString::number(core::plain(*person.fixedTable))
                                           : QString());
    paid_->setText(person.paidCents == 0
                       ? QString()
                       : texts::moneyText(person.paidCents).remove(u'€').trimmed());
    if (!person.present.empty()) {
        from_->setText(roundText(person.present.front().from));
        until_->setText(roundText(person.present.back().until));
    }
    tags_->setText(person.tags.join(QStringLiteral(", ")));
    showApart();
}

void ParticipantDialog::showApart()
{
    QStringList texts;
    for (const auto number : entry_.apart) {
        const auto* person = core::findParticipant(desk_.tournament(), number);
        texts << tr("%1  %2")
                     .arg(core::plain(number))
                     .arg(person != nullptr ? person->name : QString());
    }
    apart_->setEntries(texts);
}

void ParticipantDialog::addApart()
{
    const core::StartNumber number{other_->currentData().toInt()};
    if (std::find(entry_.apart.begin(), entry_.apart.end(), number) == entry_.apart.end()) {
        entry_.apart.push_back(number);
        showApart();
    }
}

bool ParticipantDialog::refuse(QLineEdit* field, const QString& text)
{
    setFieldState(*field, FieldState::Refused);
    field->setFocus();
    field->selectAll();
    notice_->showError(text);
    notice_->setVisible(true);
    layout()->activate();
    adjustSize();
    return false;
}

std::optional<std::int32_t> ParticipantDialog::numberIn(QLineEdit* field, const QString& fault)
{
    const auto number = typedNumber(field->text());
    if (!number) {
        refuse(field, fault);
    }
    return number;
}

bool ParticipantDialog::readPresence(core::Participant& person)
{
    const auto& spans = entry_.participant.present;
    const QString from = from_->text().trimmed();
    const QString until = until_->text().trimmed();
    const QString fromBefore = spans.empty() ? QString() : roundText(spans.front().from);
    const QString untilBefore = spans.empty() ? QString() : roundText(spans.back().until);
    if (from == fromBefore && until == untilBefore) {
        return true;
    }
    person.present.clear();
    if (from.isEmpty()) {
        return until.isEmpty() || refuse(from_, tr("From which round? Give its number."));
    }
    const auto first = numberIn(from_, tr("From which round? Give its number."));
    if (!first) {
        return false;
    }
    core::PresenceSpan span{core::RoundNumber{*first}, std::nullopt};
    if (!until.isEmpty()) {
        const auto last = numberIn(until_, tr("Until which round? Leave it empty for the end."));
        if (!last) {
            return false;
        }
        span.until = core::RoundNumber{*last};
    }
    person.present = {span};
    return true;
}

std::optional<core::Entry> ParticipantDialog::read()
{
    core::Entry wanted = entry_;
    auto& person = wanted.participant;
    person.name = name_->text().simplified();
    person.club = club_->text().simplified();
    const auto number = numberIn(startNumber_, tr("A start number is 1 or more."));
    if (!number) {
        return std::nullopt;
    }
    person.number = core::StartNumber{*number};
    person.fixedTable.reset();
    if (!fixedTable_->text().trimmed().isEmpty()) {
        const auto table = numberIn(fixedTable_, tr("A table number is 1 or more."));
        if (!table) {
            return std::nullopt;
        }
        person.fixedTable = core::TableNumber{*table};
    }
    const auto cents = typedFee(paid_->text());
    if (!cents) {
        refuse(paid_, tr("How much was paid? Give an amount like 5 or 7.50."));
        return std::nullopt;
    }
    person.paidCents = *cents;
    if (!readPresence(person)) {
        return std::nullopt;
    }
    person.tags = typedTags(tags_->text());
    wanted.penalties = penalties_->penalties();
    for (auto& penalty : wanted.penalties) {
        penalty.participant = person.number;
    }
    return wanted;
}

void ParticipantDialog::accept()
{
    for (auto* field : findChildren<QLineEdit*>()) {
        setFieldState(*field, FieldState::Normal);
    }
    if (!penalties_->giveTyped()) {
        return;
    }
    const auto wanted = read();
    if (!wanted) {
        return;
    }
    const auto stored = desk_.run([&](core::Director& director, core::TournamentId id) {
        return director.changeEntry(id, number_, *wanted);
    });
    if (!stored) {
        tell(stored.refused());
        return;
    }
    number_ = wanted->participant.number;
    QDialog::accept();
}

void ParticipantDialog::tell(const core::Refused& refused)
{
    QLineEdit* field = name_;
    if (!refused.refusals.empty()) {
        const auto* place = std::get_if<core::Pointer>(&refused.refusals.front().place);
        const QString where = place != nullptr ? place->text() : QString();
        if (where.startsWith(u"/number")) {
            field = startNumber_;
        } else if (where.startsWith(u"/club")) {
            field = club_;
        } else if (where.startsWith(u"/present")) {
            field = until_;
        } else if (where.startsWith(u"/paid")) {
            field = paid_;
        }
    }
    refuse(field, textOf(refused));
}

} // namespace desk
