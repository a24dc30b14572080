#include "ask.h"

#include "page_head.h"

#include "app/texts/refusal_texts.h"

#include <QCoreApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

namespace desk {
namespace {

class AskTexts
{
    Q_DECLARE_TR_FUNCTIONS(AskTexts)
};

/// Title, text, and at the bottom a way back and the way on.
class Question : public QDialog
{
public:
    Question(QWidget* parent, const QString& title, const QString& text, const QString& verb)
        : QDialog(parent),
          body_(new QVBoxLayout),
          yes_(makeButton(QStringLiteral("yesButton"), verb, ButtonKind::Primary, this))
    {
        setObjectName(QStringLiteral("question"));
        setWindowTitle(title);
        auto* head = makeLabel(title, 15, QFont::DemiBold, theme::Role::Text, this);
        auto* why = makeLabel(text, 13, QFont::Normal, theme::Role::Text, this);
        why->setWordWrap(true);
        constexpr int textWidth = 420;
        why->setMinimumWidth(textWidth);
        auto* back =
            makeButton(QStringLiteral("backButton"), AskTexts::tr("Back"), ButtonKind::Quiet, this);
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
        column->addWidget(head);
        column->addWidget(why);
        column->addLayout(body_);
        column->addSpacing(8);
        column->addLayout(buttons);
        yes_->setDefault(true);
    }

    QVBoxLayout& body() { return *body_; }
    QPushButton& yes() { return *yes_; }

private:
    QVBoxLayout* body_;
    QPushButton* yes_;
};

} // namespace

bool confirm(QWidget* parent, const QString& title, const QString& text, const QString& verb)
{
    Question question(parent, title, text, verb);
    return question.exec() == QDialog::Accepted;
}

std::optional<QString> askReason(QWidget* parent, const QString& title, const QString& text,
                                 const QString& verb, bool optional)
{
    Question question(parent, title, text, verb);
    auto* field = makeField(QStringLiteral("reasonField"), AskTexts::tr("Reason"), &question);
    field->setPlaceholderText(AskTexts::tr("Reason"));
    question.body().addWidget(field);
    const auto look = [&] {
        question.yes().setEnabled(optional || !field->text().trimmed().isEmpty());
    };
    QObject::connect(field, &QLineEdit::textChanged, &question, look);
    look();
    field->setFocus();
    if (question.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    return field->text().trimmed();
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
