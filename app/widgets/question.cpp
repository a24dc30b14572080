#include "question.h"

#include "dialog_buttons.h"
#include "notice.h"
#include "page_head.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace desk {

Question::Question(QWidget* parent, const QString& title, const QString& text, const QString& verb)
    : QDialog(parent),
      body_(new QVBoxLayout),
      notice_(new Notice(this)),
      yes_(makeButton(QStringLiteral("yesButton"), verb, ButtonKind::Primary, this))
{
    setObjectName(QStringLiteral("question"));
    setWindowTitle(title);
    auto* words = makeLabel(text, 13, QFont::Normal, theme::Role::Text, this);
    words->setWordWrap(true);
    words->setVisible(!text.isEmpty());
    constexpr int textWidth = 420;
    words->setMinimumWidth(textWidth);
    auto* column = new QVBoxLayout(this);
    constexpr int margin = 24;
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(margin / 2);
    column->addWidget(makeLabel(title, 15, QFont::DemiBold, theme::Role::Text, this));
    column->addWidget(words);
    column->addLayout(body_, 1);
    column->addWidget(notice_);
    column->addLayout(dialogButtons(*this, *yes_));
    notice_->hide();
}

void Question::setReason(const QString& reason)
{
    yes_->setEnabled(reason.isEmpty());
    yes_->setToolTip(reason);
    notice_->setVisible(!reason.isEmpty());
    if (!reason.isEmpty()) {
        notice_->show(Notice::Kind::Plain, icons::Meaning::Information, reason);
    }
}

} // namespace desk
