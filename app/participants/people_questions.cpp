#include "people_questions.h"

#include "app/widgets/question.h"

#include <QCoreApplication>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace desk {
namespace {

class PeopleQuestions
{
    Q_DECLARE_TR_FUNCTIONS(PeopleQuestions)
};

constexpr int lastRound = 9999;

} // namespace

std::optional<core::RoundNumber> askWithdrawal(QWidget* parent, const QString& who,
                                               core::RoundNumber first)
{
    Question inquiry(parent, PeopleQuestions::tr("Withdraw %1?").arg(who),
                     PeopleQuestions::tr("From which round on? What was played so far counts; who "
                                         "is seated already stays seated."),
                     PeopleQuestions::tr("Withdraw"));
    inquiry.setObjectName(QStringLiteral("withdrawDialog"));
    auto* round = new QSpinBox(&inquiry);
    round->setObjectName(QStringLiteral("withdrawRound"));
    round->setAccessibleName(PeopleQuestions::tr("Round"));
    round->setButtonSymbols(QAbstractSpinBox::NoButtons);
    round->setRange(core::plain(first), lastRound);
    round->setValue(core::plain(first));
    round->setPrefix(PeopleQuestions::tr("Round "));
    inquiry.body().addWidget(round, 0, Qt::AlignLeft);
    round->setFocus();
    round->selectAll();
    if (inquiry.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    return core::RoundNumber{round->value()};
}

std::optional<bool> askKeepFirst(QWidget* parent, const QString& first, const QString& second)
{
    Question inquiry(
        parent, PeopleQuestions::tr("Merge two entries of one person?"),
        PeopleQuestions::tr("Seats, byes, penalties, wishes and what was paid go to the "
                            "entry that is kept; the other one goes. Which is kept?"),
        PeopleQuestions::tr("Merge"));
    inquiry.setObjectName(QStringLiteral("mergeDialog"));
    auto* one = new QRadioButton(first, &inquiry);
    auto* other = new QRadioButton(second, &inquiry);
    one->setObjectName(QStringLiteral("keepFirst"));
    other->setObjectName(QStringLiteral("keepSecond"));
    one->setAccessibleName(first);
    other->setAccessibleName(second);
    one->setChecked(true);
    inquiry.body().addWidget(one);
    inquiry.body().addWidget(other);
    one->setFocus();
    if (inquiry.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    return one->isChecked();
}

} // namespace desk
