#include "amount_choice.h"

#include "app/widgets/page_head.h"

#include <QHBoxLayout>
#include <QLineEdit>

namespace desk {

AmountChoice::AmountChoice(const QString& name, const QString& choiceName, const QString& fieldName,
                           int needsAmount, QWidget* parent)
    : QWidget(parent),
      needsAmount_(needsAmount),
      choice_(makeChoice(name + QStringLiteral("Choice"), choiceName, {}, this)),
      field_(makeField(name + QStringLiteral("Field"), fieldName, this))
{
    constexpr int fieldWidth = 64;
    field_->setFixedWidth(fieldWidth);
    field_->setAlignment(Qt::AlignHCenter);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(choice_, 1);
    row->addWidget(field_);
    connect(choice_, &QComboBox::activated, this, [this] {
        showField();
        Q_EMIT edited();
    });
    connect(field_, &QLineEdit::textEdited, this, &AmountChoice::edited);
}

void AmountChoice::setItems(const ChoiceItems& items)
{
    const auto before = choice_->currentData();
    choice_->clear();
    for (const auto& [text, value] : items) {
        choice_->addItem(text, value);
    }
    choice_->setCurrentIndex(std::max(0, choice_->findData(before)));
    showField();
}

void AmountChoice::choose(int value)
{
    select(*choice_, value);
    showField();
}

int AmountChoice::chosen() const
{
    return selected<int>(*choice_);
}

void AmountChoice::showField()
{
    field_->setVisible(needsAmount());
}

} // namespace desk
