#include "fee_section.h"

#include "tournament_section.h"

#include "app/texts/numbers.h"
#include "app/widgets/page_head.h"
#include "app/widgets/typed_values.h"
#include "core/payment.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace desk {

FeeSection::FeeSection(QWidget* parent)
    : SetupSection(parent),
      startFee_(makeField(QStringLiteral("startFeeField"), tr("Start fee in euros"), this)),
      holder_(makeField(QStringLiteral("holderField"), tr("Rights holder"), this)),
      address_(new QPlainTextEdit(this)),
      iban_(makeField(QStringLiteral("ibanField"), tr("IBAN"), this)),
      bic_(makeField(QStringLiteral("bicField"), tr("BIC"), this)),
      text_(makeField(QStringLiteral("remittanceField"), tr("Payment text"), this))
{
    setObjectName(QStringLiteral("feeSection"));
    address_->setObjectName(QStringLiteral("addressField"));
    address_->setAccessibleName(tr("Address"));
    address_->setTabChangesFocus(true);
    constexpr int addressHeight = 76;
    address_->setFixedHeight(addressHeight);
    iban_->setPlaceholderText(QStringLiteral("DE00 0000 0000 0000 0000 00"));
    build();
    for (auto* field : {startFee_, holder_, iban_, bic_, text_}) {
        connect(field, &QLineEdit::textEdited, this, &SetupSection::edited);
    }
    connect(address_, &QPlainTextEdit::textChanged, this, &SetupSection::edited);
}

void FeeSection::build()
{
    feeLine_ = &addLine(tr("Start fee"), tr("The club's own, in euros of each participant."),
                        startFee_, "/tournament/startFeeCents");
    addTitle(tr("Licence fee of open tournaments"),
             tr("EUR 1 of each participant to the rights holder."));
    addLine(tr("Rights holder"), {}, holder_, "/tournament/licence/rightsHolder");
    addLine(tr("Address"), {}, address_, "/tournament/licence/address");
    ibanLine_ =
        &addLine(tr("IBAN"), tr("Where the fee is paid to."), iban_, "/tournament/licence/iban");
    bicLine_ = &addLine(tr("BIC"), tr("Only needed for payments from abroad."), bic_,
                        "/tournament/licence/bic");
    addLine(tr("Payment text"), tr("Empty: the event and its date."), text_,
            "/tournament/licence/text");
    column().addStretch(1);
}

void FeeSection::display(const core::Tournament& /*tournament*/, const Wanted& draft)
{
    const auto& wanted = draft.settings;
    if (typedCents(startFee_->text()) != wanted.startFeeCents && feeLine_->refusal().isEmpty()) {
        startFee_->setText(texts::centsText(wanted.startFeeCents));
    }
    const auto& licence = wanted.licence;
    setTextOf(*holder_, licence.rightsHolder);
    if (address_->toPlainText().trimmed() != licence.address) {
        const QSignalBlocker quiet(address_);
        address_->setPlainText(licence.address);
    }
    if (typedIban() != licence.iban && ibanLine_->refusal().isEmpty()) {
        iban_->setText(licence.iban);
    }
    setTextOf(*bic_, licence.bic);
    setTextOf(*text_, licence.text);
}

QString FeeSection::typedIban() const
{
    return iban_->text().trimmed().toUpper();
}

void FeeSection::take(Wanted& draft)
{
    auto& wanted = draft.settings;
    const auto cents = typedFee(startFee_->text());
    feeLine_->setRefusal(cents ? QString()
                               : tr("Write an amount such as %1.").arg(texts::centsText(550)));
    if (cents) {
        wanted.startFeeCents = *cents;
    }
    wanted.licence.rightsHolder = holder_->text().trimmed();
    wanted.licence.address = address_->toPlainText().trimmed();
    const QString iban = typedIban();
    const QString complaint = ibanComplaint(iban);
    ibanLine_->setRefusal(complaint);
    if (complaint.isEmpty()) {
        wanted.licence.iban = iban;
        ibanLine_->setRemark(iban.isEmpty() ? QString() : tr("The check digits are right."));
    }
    wanted.licence.bic = bic_->text().trimmed();
    const bool doubtful = !wanted.licence.bic.isEmpty() && !core::isValidBic(wanted.licence.bic);
    bicLine_->setRemark(doubtful ? tr("This is no BIC; the payment code leaves it out.")
                                 : QString());
    wanted.licence.text = text_->text().trimmed();
}

void FeeSection::enter()
{
    startFee_->setFocus();
    startFee_->selectAll();
}

} // namespace desk
