#include "app/desk/evening/participants/paid_way_choice.h"
#include "app/desk/evening/participants/participant_texts.h"
#include "app/desk/evening/participants/people_dialogs.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/typed_values.h"
#include "core/money/start_fee.h"
#include "core/people/people_names.h"
#include "core/texts/cash_texts.h"
#include "core/texts/numbers.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <set>

namespace desk {
namespace {

class PaymentsDialog : public Question
{
    Q_DECLARE_TR_FUNCTIONS(PaymentsDialog)

public:
    PaymentsDialog(Session& session, core::StartNumber number, QWidget* parent)
        : Question(parent, tr("Payments of %1").arg(nameOf(session, number)), {}, tr("Take")),
          session_(session),
          number_(number),
          sums_(makeLabel({}, 13, QFont::Medium, theme::Role::Text, this)),
          list_(new QListWidget(this)),
          amount_(makeField(QStringLiteral("paymentAmount"), tr("Amount in euros"), this)),
          way_(new PaidWayChoice(session.tournament(), this)),
          note_(makeField(QStringLiteral("paymentNote"), tr("Note"), this))
    {
        sums_->setObjectName(QStringLiteral("paymentSums"));
        list_->setObjectName(QStringLiteral("paymentList"));
        list_->setAccessibleName(tr("Payments"));
        constexpr int rowHeight = 26;
        constexpr int rowsShown = 5;
        list_->setItemDelegate(new ListDelegate(list_, rowHeight));
        list_->setFixedHeight(rowsShown * rowHeight + 2);
        constexpr int amountWidth = 96;
        amount_->setFixedWidth(amountWidth);
        amount_->setPlaceholderText(tr("€"));
        note_->setPlaceholderText(tr("Note"));
        auto* const fields = makeRow(nullptr);
        fields->addWidget(amount_);
        fields->addWidget(way_);
        fields->addWidget(note_, 1);
        body().addWidget(sums_);
        body().addWidget(list_);
        body().addLayout(fields);
        constexpr int refund = 2;
        addChoice(QStringLiteral("refundButton"), tr("Give back"), refund);
        refresh();
        amount_->setFocus();
        amount_->selectAll();
    }

    /// Takes a payment, or refunds it, first; stays open if refused.
    void done(int code) override
    {
        if (code == Rejected   ? mayDiscard(this, hasTyped(*this))
            : code == Accepted ? pay(1)
                               : pay(-1)) {
            Question::done(code);
        }
    }

private:
    static QString nameOf(Session& session, core::StartNumber number)
    {
        return core::findParticipant(session.tournament(), number)->name;
    }

    [[nodiscard]] const core::Participant& person() const
    {
        return *core::findParticipant(session_.tournament(), number_);
    }

    static QString lineOf(const core::FeePayment& payment)
    {
        QStringList parts = {texts::moneyText(payment.cents), texts::wayText(payment.way)};
        if (payment.time) {
            parts << texts::timeText(*payment.time);
        }
        parts << payment.by << payment.box << payment.note;
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    }

    void refresh()
    {
        const auto& settings = session_.tournament().settings;
        const auto account = core::feeAccountOf(settings, person());
        const auto fee = texts::moneyText(core::startFeeOf(settings, person()));
        const auto paid = texts::moneyText(account.paid);
        const auto sums = account.due ? tr("Start fee %1, paid %2, open %3")
                                            .arg(fee, paid, texts::moneyText(account.open))
                                      : tr("Start fee %1 at check-in, paid %2").arg(fee, paid);
        sums_->setText(account.owedBack > 0
                           ? tr("%1, owed back %2").arg(sums, texts::moneyText(account.owedBack))
                           : sums);
        for (const auto& payment : person().payments) {
            list_->addItem(lineOf(payment));
        }
        list_->setCurrentRow(list_->count() - 1);
        list_->setVisible(list_->count() > 0);
        amount_->setText(account.missing > 0 ? texts::centsText(account.missing) : QString());
    }

    bool pay(int sign)
    {
        const auto cents = typedCents(amount_->text());
        setFieldState(*amount_, cents ? FieldState::Normal : FieldState::Refused);
        if (!cents) {
            showError(tr("How much? Give an amount like 5 or 7.50."));
            return false;
        }
        if (!confirmOverpayment(session_.tournament().settings, person(), sign * *cents, this)) {
            return false;
        }
        const core::FeePayment payment{
            sign * *cents, std::nullopt, note_->text().simplified(), {}, way_->way()};
        const auto paid = session_.run(core::takePayment, number_, payment);
        if (!paid) {
            showError(tr("Not done"), textOf(paid.refused()));
            return false;
        }
        return true;
    }

    Session& session_;
    core::StartNumber number_;
    QLabel* sums_;
    QListWidget* list_;
    QLineEdit* amount_;
    PaidWayChoice* way_;
    QLineEdit* note_;
};

/// Whether the directory has somebody of each name.
bool areListed(const std::vector<core::Participant>& people,
               const std::vector<core::Player>& directory)
{
    std::set<QString> names;
    for (const auto& player : directory) {
        names.insert(core::nameKey(player.name));
    }
    return std::all_of(people.begin(), people.end(), [&names](const core::Participant& person) {
        return names.contains(core::nameKey(person.name));
    });
}

} // namespace

void showPayments(Session& session, core::StartNumber number, QWidget* parent)
{
    PaymentsDialog(session, number, parent).exec();
}

std::optional<core::MoneyOfRemoved> askRemoval(const std::vector<core::Participant>& people,
                                               const std::vector<core::Player>& directory,
                                               const QString& who, QWidget* parent)
{
    const auto paid =
        std::accumulate(people.begin(), people.end(), std::int64_t{0},
                        [](auto sum, const auto& person) { return sum + person.paidCents(); });
    const auto title = PaymentsDialog::tr("Remove %1?").arg(who);
    const auto what =
        areListed(people, directory)
            ? PaymentsDialog::tr("Not seated so far: the tournament loses the entry, "
                                 "the player directory keeps it.")
            : PaymentsDialog::tr("Not seated so far: the tournament loses the entry.");
    if (paid == 0) {
        return confirm(parent, title, what, PaymentsDialog::tr("Remove"))
                   ? std::optional<core::MoneyOfRemoved>(core::MoneyOfRemoved::OwedBack)
                   : std::nullopt;
    }
    const auto money = texts::moneyText(paid);
    Question question(parent, title,
                      what + u'\n' +
                          PaymentsDialog::tr("%1 were paid. Is that given back now?").arg(money),
                      PaymentsDialog::tr("Remove, %1 given back out of the cash box").arg(money));
    constexpr int owed = 2;
    question.addChoice(QStringLiteral("owedBackButton"),
                       PaymentsDialog::tr("Remove, give back later"), owed);
    const int answer = question.exec();
    if (answer != QDialog::Accepted && answer != owed) {
        return std::nullopt;
    }
    return answer == owed ? core::MoneyOfRemoved::OwedBack : core::MoneyOfRemoved::PaidBack;
}

bool confirmOverpayment(const core::Settings& settings, const core::Participant& person,
                        std::int64_t cents, QWidget* parent)
{
    const auto doubt = core::paymentDoubt(settings, person, cents);
    return !doubt ||
           confirm(parent, PaymentsDialog::tr("More than the start fee"), texts::text(*doubt),
                   PaymentsDialog::tr("It is right"), Enter::GoesBack);
}

std::optional<QString> askFeeClass(const core::Settings& settings, const QString& who,
                                   QWidget* parent)
{
    Question question(parent, PaymentsDialog::tr("Start fee"), who, PaymentsDialog::tr("Apply"));
    auto* const choice = new QComboBox(&question);
    choice->setObjectName(QStringLiteral("feeClassChoice"));
    setSpokenName(*choice, PaymentsDialog::tr("Fee class"));
    for (const auto& one : feeClassChoices(settings)) {
        choice->addItem(one.text, one.id);
    }
    question.body().addWidget(choice);
    choice->setFocus();
    return question.exec() == QDialog::Accepted ? std::optional(choice->currentData().toString())
                                                : std::nullopt;
}

} // namespace desk
