#include "form_dialog.h"

#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace desk {
namespace {

class NumberDialog : public FormDialog
{
public:
    NumberDialog(QWidget* parent, const QString& title, const QString& text, const QString& verb,
                 const NumberWanted& wanted, bool withReason)
        : FormDialog(parent, title, text, verb),
          number_(new QSpinBox(this)),
          reason_(makeField(QStringLiteral("reasonField"), FormDialog::tr("Reason"), this))
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
        reason_->setPlaceholderText(FormDialog::tr("Reason"));
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

FormDialog::FormDialog(QWidget* parent, const QString& title, const QString& text,
                       const QString& verb)
    : QDialog(parent),
      body_(new QVBoxLayout),
      notice_(new Notice(this)),
      yes_(makeButton(QStringLiteral("yesButton"), verb, ButtonKind::Primary, this))
{
    setWindowTitle(title);
    auto* words = makeLabel(text, 13, QFont::Normal, theme::Role::Text, this);
    words->setWordWrap(true);
    words->setVisible(!text.isEmpty());
    constexpr int textWidth = 420;
    words->setMinimumWidth(textWidth);
    auto* back = makeButton(QStringLiteral("backButton"), tr("Back"), ButtonKind::Quiet, this);
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    connect(yes_, &QPushButton::clicked, this, &QDialog::accept);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(back);
    buttons->addWidget(yes_);
    auto* column = new QVBoxLayout(this);
    constexpr int margin = 24;
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(12);
    column->addWidget(makeLabel(title, 15, QFont::DemiBold, theme::Role::Text, this));
    column->addWidget(words);
    column->addLayout(body_, 1);
    column->addWidget(notice_);
    column->addLayout(buttons);
    notice_->hide();
    yes_->setDefault(true);
}

void FormDialog::setReason(const QString& reason)
{
    yes_->setEnabled(reason.isEmpty());
    yes_->setToolTip(reason);
    notice_->setVisible(!reason.isEmpty());
    if (!reason.isEmpty()) {
        notice_->show(Notice::Kind::Plain, icons::Meaning::Information, reason);
    }
}

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
