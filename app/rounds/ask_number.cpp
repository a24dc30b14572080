#include "ask_number.h"

#include "app/widgets/page_head.h"
#include "app/widgets/question.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace desk {
namespace {

class NumberDialog : public Question
{
    Q_DECLARE_TR_FUNCTIONS(NumberDialog)

public:
    NumberDialog(QWidget* parent, const QString& title, const QString& text, const QString& verb,
                 const NumberWanted& wanted, bool withReason)
        : Question(parent, title, text, verb),
          number_(new QSpinBox(this)),
          reason_(makeField(QStringLiteral("reasonField"), tr("Reason"), this))
    {
        number_->setObjectName(QStringLiteral("numberField"));
        number_->setAccessibleName(wanted.label);
        number_->setRange(wanted.smallest, wanted.largest);
        number_->setValue(wanted.suggested);
        auto* row = new QHBoxLayout;
        row->addWidget(makeLabel(wanted.label, 13, QFont::Normal, theme::Role::Text, this));
        row->addWidget(number_);
        row->addStretch();
        body().addLayout(row);
        body().addWidget(reason_);
        reason_->setPlaceholderText(tr("Reason"));
        reason_->setVisible(withReason);
        number_->setFocus();
        number_->selectAll();
    }

    [[nodiscard]] NumberAndReason answer() const
    {
        return {number_->value(), reason_->text().trimmed()};
    }

private:
    QSpinBox* number_;
    QLineEdit* reason_;
};

} // namespace

std::optional<int> askNumber(QWidget* parent, const QString& title, const QString& text,
                             const QString& verb, const NumberWanted& wanted)
{
    NumberDialog dialog(parent, title, text, verb, wanted, false);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.answer().number)
                                              : std::nullopt;
}

std::optional<NumberAndReason> askNumberAndReason(QWidget* parent, const QString& title,
                                                  const QString& text, const QString& verb,
                                                  const NumberWanted& wanted)
{
    NumberDialog dialog(parent, title, text, verb, wanted, true);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.answer()) : std::nullopt;
}

} // namespace desk
