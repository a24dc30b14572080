#include "people_questions.h"

#include "app/widgets/page_head.h"

#include <QCoreApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace desk {
namespace {

class PeopleQuestions
{
    Q_DECLARE_TR_FUNCTIONS(PeopleQuestions)
};

constexpr int margin = 24;
constexpr int textWidth = 420;
constexpr int lastRound = 9999;

/// Title, text, what is asked, and at the bottom a way back and the way on.
class Inquiry : public QDialog
{
public:
    Inquiry(QWidget* parent, const QString& objectName, const QString& title, const QString& text,
            const QString& verb)
        : QDialog(parent), body_(new QVBoxLayout)
    {
        setObjectName(objectName);
        setWindowTitle(title);
        auto* why = makeLabel(text, 13, QFont::Normal, theme::Role::Text, this);
        why->setWordWrap(true);
        why->setMinimumWidth(textWidth);
        auto* back = makeButton(QStringLiteral("backButton"), PeopleQuestions::tr("Back"),
                                ButtonKind::Normal, this);
        auto* yes = makeButton(QStringLiteral("yesButton"), verb, ButtonKind::Primary, this);
        yes->setDefault(true);
        connect(back, &QPushButton::clicked, this, &QDialog::reject);
        connect(yes, &QPushButton::clicked, this, &QDialog::accept);
        auto* buttons = new QHBoxLayout;
        buttons->addStretch(1);
        buttons->addWidget(back);
        buttons->addWidget(yes);
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(margin, margin, margin, margin);
        column->setSpacing(12);
        column->addWidget(makeLabel(title, 15, QFont::DemiBold, theme::Role::Text, this));
        column->addWidget(why);
        column->addLayout(body_);
        column->addSpacing(8);
        column->addLayout(buttons);
    }

    QVBoxLayout& body() { return *body_; }

private:
    QVBoxLayout* body_;
};

} // namespace

std::optional<core::RoundNumber> askWithdrawal(QWidget* parent, const QString& who,
                                               core::RoundNumber first)
{
    Inquiry inquiry(parent, QStringLiteral("withdrawDialog"),
                    PeopleQuestions::tr("Withdraw %1?").arg(who),
                    PeopleQuestions::tr("From which round on? What was played so far counts; who "
                                        "is seated already stays seated."),
                    PeopleQuestions::tr("Withdraw"));
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
    Inquiry inquiry(
        parent, QStringLiteral("mergeDialog"),
        PeopleQuestions::tr("Merge two entries of one person?"),
        PeopleQuestions::tr("Seats, byes, penalties, wishes and what was paid go to the "
                            "entry that is kept; the other one goes. Which is kept?"),
        PeopleQuestions::tr("Merge"));
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
