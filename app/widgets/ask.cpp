#include "ask.h"

#include "page_head.h"
#include "question.h"

#include "app/texts/refusal_texts.h"

#include <QCoreApplication>
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
