#include "app/desk/widgets/ask.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"

#include "core/texts/refusal_texts.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace desk {

QHBoxLayout* dialogButtons(QDialog& dialog, QPushButton& accept)
{
    auto* back =
        makeButton(QStringLiteral("backButton"), Question::tr("Back"), ButtonKind::Quiet, &dialog);
    QObject::connect(back, &QPushButton::clicked, &dialog, &QDialog::reject);
    QObject::connect(&accept, &QPushButton::clicked, &dialog, &QDialog::accept);
    accept.setDefault(true);
    auto* row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(back);
    row->addWidget(&accept);
    return row;
}

Question::Question(QWidget* parent, const QString& title, const QString& text, const QString& verb)
    : QDialog(parent),
      body_(new QVBoxLayout),
      notice_(new Notice(this)),
      yes_(makeButton(QStringLiteral("yesButton"), verb, ButtonKind::Primary, this)),
      buttons_(dialogButtons(*this, *yes_))
{
    setObjectName(QStringLiteral("question"));
    setWindowTitle(title);
    auto* words = makeLabel(text, 13, QFont::Normal, theme::Role::Text, this);
    words->setWordWrap(true);
    words->setVisible(!text.isEmpty());
    constexpr int textWidth = 420;
    words->setMinimumWidth(textWidth);
    auto* column = makeColumn(this, distance::medium, allAround(distance::page));
    column->addWidget(makeLabel(title, 15, QFont::DemiBold, theme::Role::Text, this));
    column->addWidget(words);
    column->addLayout(body_, 1);
    column->addWidget(notice_);
    column->addLayout(buttons_);
    notice_->hide();
}

void Question::setEnter(Enter enter)
{
    auto* const pressed =
        enter == Enter::Accepts ? yes_ : findChild<QPushButton*>(QStringLiteral("backButton"));
    pressed->setDefault(true);
    pressed->setFocus();
}

void Question::addChoice(const QString& objectName, const QString& text, int code)
{
    auto* const button = makeButton(objectName, text, ButtonKind::Normal, this);
    connect(button, &QPushButton::clicked, this, [this, code] { done(code); });
    buttons_->insertWidget(buttons_->count() - 1, button);
}

void Question::showError(const QString& what, const QString& why)
{
    notice_->showError(what, why);
    revealNotice();
}

void Question::showInformation(const QString& what)
{
    notice_->show(Notice::Kind::Plain, icons::Meaning::Information, what);
    revealNotice();
}

void Question::showWarning(const QString& what, const QString& why)
{
    notice_->show(Notice::Kind::Warning, icons::Meaning::Warning, what, why);
    revealNotice();
}

void Question::clearNotice()
{
    notice_->clear();
    notice_->hide();
}

void Question::setReason(const QString& reason)
{
    yes_->setEnabled(reason.isEmpty());
    yes_->setToolTip(reason);
    if (reason.isEmpty()) {
        clearNotice();
    } else {
        showInformation(reason);
    }
}

void Question::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    fitHeight();
}

void Question::revealNotice()
{
    notice_->show();
    if (isVisible()) {
        fitHeight();
    }
}

void Question::fitHeight()
{
    if (hasHeightForWidth()) {
        resize(width(), std::max(height(), heightForWidth(width())));
    }
}

bool confirm(QWidget* parent, const QString& title, const QString& text, const QString& verb,
             Enter enter)
{
    Question question(parent, title, text, verb);
    question.setEnter(enter);
    return question.exec() == QDialog::Accepted;
}

bool hasTyped(const QWidget& form)
{
    const auto fields = form.findChildren<const QLineEdit*>();
    return std::any_of(fields.begin(), fields.end(),
                       [](const QLineEdit* field) { return field->isModified(); });
}

bool mayDiscard(QWidget* form, bool isChanged)
{
    return !isChanged || confirm(form, Question::tr("Discard what was typed?"), {},
                                 Question::tr("Discard"), Enter::GoesBack);
}

namespace {

class ReasonQuestion : public Question
{
public:
    using Question::Question;

    void reject() override
    {
        if (mayDiscard(this, hasTyped(*this))) {
            Question::reject();
        }
    }
};

} // namespace

std::optional<QString> askReason(QWidget* parent, const QString& title, const QString& text,
                                 const QString& verb, bool optional)
{
    ReasonQuestion question(parent, title, text, verb);
    auto* field = makeField(QStringLiteral("reasonField"), Question::tr("Reason"), &question);
    field->setPlaceholderText(Question::tr("Reason"));
    question.body().addWidget(field);
    const auto checkReason = [&] {
        question.yes().setEnabled(optional || !field->text().trimmed().isEmpty());
    };
    QObject::connect(field, &QLineEdit::textChanged, &question, checkReason);
    checkReason();
    field->setFocus();
    return question.exec() == QDialog::Accepted ? std::optional(field->text().trimmed())
                                                : std::nullopt;
}

QString textOf(const core::Refused& refused)
{
    QStringList texts;
    for (const auto& refusal : refused.refusals) {
        texts << texts::text(refusal);
    }
    for (const auto& warning : refused.unconfirmed) {
        texts << texts::text(warning);
    }
    texts.removeDuplicates();
    return texts.join(QLatin1Char('\n'));
}

} // namespace desk
