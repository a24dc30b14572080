#include "prize_editor.h"

#include "app/texts/numbers.h"
#include "app/widgets/field_state.h"
#include "app/widgets/page_head.h"
#include "app/widgets/typed_values.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace desk {
namespace {

constexpr int gap = 8;
constexpr int fieldLeft = 52;

} // namespace

PrizeEditor::PrizeEditor(QWidget* parent)
    : QWidget(parent),
      lines_(new QVBoxLayout),
      sum_(makeLabel({}, 13, QFont::Medium, theme::Role::Text, this)),
      add_(makeButton(QStringLiteral("addPrizeButton"), tr("Add a prize"), icons::Meaning::Add,
                      ButtonKind::Normal, this))
{
    setObjectName(QStringLiteral("prizes"));
    setAccessibleName(tr("Prizes"));
    setFocusProxy(add_);
    sum_->setObjectName(QStringLiteral("prizeSum"));
    lines_->setSpacing(4);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(lines_);
    sum_->setContentsMargins(fieldLeft, 0, 0, 0);
    column->addWidget(sum_);
    column->addWidget(add_, 0, Qt::AlignLeft);
    connect(add_, &QPushButton::clicked, this, &PrizeEditor::addPrize);
    showSum();
}

void PrizeEditor::addRow(std::int64_t cents)
{
    auto* line = new QWidget(this);
    auto* place = makeLabel(texts::ordinalText(static_cast<int>(rows_.size()) + 1), 13,
                            QFont::Normal, theme::Role::Muted, line);
    place->setFixedWidth(fieldLeft - gap);
    auto* field = makeField({}, {}, line);
    field->setText(texts::centsText(cents));
    field->setAlignment(Qt::AlignRight);
    auto* remove = makeButton({}, tr("Remove"), icons::Meaning::Remove, ButtonKind::Quiet, line);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    row->addWidget(place);
    row->addWidget(field, 1);
    row->addWidget(remove);
    lines_->addWidget(line);
    // At once: it gets the focus.
    line->show();
    rows_.push_back({line, field, remove});
    nameRows();
    QWidget::setTabOrder(add_->previousInFocusChain(), field);
    QWidget::setTabOrder(field, remove);
    connect(field, &QLineEdit::textEdited, this, &PrizeEditor::edited);
    connect(field, &QLineEdit::returnPressed, this, [this, field] { goOnFrom(field); });
    connect(remove, &QPushButton::clicked, this, [this, field] {
        removeRow(field);
        Q_EMIT edited();
    });
}

void PrizeEditor::nameRows()
{
    int place = 0;
    for (const auto& row : rows_) {
        ++place;
        row.field->setObjectName(QStringLiteral("prizeField%1").arg(place));
        row.field->setAccessibleName(tr("Prize of rank %1, in euros").arg(place));
        row.remove->setObjectName(QStringLiteral("removePrize%1").arg(place));
        row.remove->setAccessibleName(tr("Remove the prize of rank %1").arg(place));
    }
}

/// The amounts below move up by one.
void PrizeEditor::removeRow(const QLineEdit* field)
{
    auto from = std::find_if(rows_.begin(), rows_.end(),
                             [field](const Row& row) { return row.field == field; });
    for (; std::next(from) != rows_.end(); ++from) {
        from->field->setText(std::next(from)->field->text());
    }
    dropLastRow();
}

void PrizeEditor::dropLastRow()
{
    // What has the focus there is still needed by the key that brought this about.
    rows_.back().line->hide();
    rows_.back().line->deleteLater();
    rows_.pop_back();
}

void PrizeEditor::goOnFrom(const QLineEdit* field)
{
    const auto here = std::find_if(rows_.begin(), rows_.end(),
                                   [field](const Row& row) { return row.field == field; });
    const auto next = std::next(here);
    if (next == rows_.end()) {
        addPrize();
        return;
    }
    next->field->setFocus();
    next->field->selectAll();
}

void PrizeEditor::addPrize()
{
    addRow(0);
    rows_.back().field->setFocus();
    rows_.back().field->selectAll();
    Q_EMIT edited();
}

void PrizeEditor::display(const std::vector<std::int64_t>& cents)
{
    while (rows_.size() > cents.size()) {
        dropLastRow();
    }
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        auto& field = *rows_[index].field;
        if (typedCents(field.text()) != cents[index]) {
            field.setText(texts::centsText(cents[index]));
        }
        setFieldState(field, FieldState::Normal);
    }
    while (rows_.size() < cents.size()) {
        addRow(cents[rows_.size()]);
    }
    showSum();
}

std::optional<std::vector<std::int64_t>> PrizeEditor::cents()
{
    std::vector<std::int64_t> cents;
    for (const auto& row : rows_) {
        const auto typed = typedCents(row.field->text());
        setFieldState(*row.field, typed ? FieldState::Normal : FieldState::Refused);
        if (typed) {
            cents.push_back(*typed);
        }
    }
    showSum();
    return cents.size() == rows_.size() ? std::optional(std::move(cents)) : std::nullopt;
}

void PrizeEditor::showSum()
{
    std::int64_t sum = 0;
    bool areRead = !rows_.empty();
    for (const auto& row : rows_) {
        const auto cents = typedCents(row.field->text());
        areRead = areRead && cents;
        sum += cents.value_or(0);
    }
    sum_->setVisible(areRead);
    sum_->setText(tr("Sum: EUR %1").arg(texts::centsText(sum)));
}

} // namespace desk
