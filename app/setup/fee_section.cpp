#include "fee_section.h"

#include "prize_editor.h"
#include "tournament_section.h"

#include "app/texts/fee_texts.h"
#include "app/texts/numbers.h"
#include "app/widgets/page_head.h"
#include "app/widgets/typed_values.h"
#include "core/payment.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace desk {

FeeSection::FeeSection(QWidget* parent)
    : SetupSection(parent),
      startFee_(makeField(QStringLiteral("startFeeField"), tr("Start fee in euros"), this)),
      prizes_(new PrizeEditor(this)),
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
    connect(prizes_, &PrizeEditor::edited, this, &SetupSection::edited);
    connect(address_, &QPlainTextEdit::textChanged, this, &SetupSection::edited);
}

void FeeSection::build()
{
    feeLine_ = &addLine(tr("Start fee"), tr("The club's own, in euros of each participant."),
                        startFee_, "/tournament/startFeeCents");
    prizeLine_ =
        &addLine(tr("Prizes"), tr("By rank. Who share a rank share the sum of its places equally."),
                 prizes_, "/tournament/prizeCents");
    const int first = column().count();
    buildLicence();
    for (int index = first; index < column().count(); ++index) {
        if (auto* part = column().itemAt(index)->widget()) {
            licenceParts_.push_back(part);
        }
    }
    constexpr int above = 16;
    column().addSpacing(above);
    auto* nothing =
        makeLabel(tr("No licence fee is owed. %1").arg(texts::text(core::NoFee::OtherRules)), 13,
                  QFont::Normal, theme::Role::Muted, this);
    nothing->setObjectName(QStringLiteral("nothingOwed"));
    nothing->setWordWrap(true);
    column().addWidget(nothing);
    nothingOwed_ = nothing;
    column().addStretch(1);
}

void FeeSection::buildLicence()
{
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
}

void FeeSection::display(const core::Tournament& /*tournament*/, const Wanted& draft)
{
    const auto& wanted = draft.settings;
    if (typedCents(startFee_->text()) != wanted.startFeeCents && feeLine_->refusal().isEmpty()) {
        startFee_->setText(texts::centsText(wanted.startFeeCents));
    }
    if (prizeLine_->refusal().isEmpty()) {
        prizes_->display(wanted.prizeCents);
    }
    displayLicence(wanted);
}

void FeeSection::displayLicence(const core::Settings& settings)
{
    const bool owed = !playsCards(settings);
    for (auto* part : licenceParts_) {
        part->setVisible(owed);
    }
    nothingOwed_->setVisible(!owed);
    if (!owed) {
        // What cannot be seen is no obstacle.
        ibanLine_->setRefusal({});
    }
    const auto& licence = settings.licence;
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
    const QString complaint = tr("Write an amount such as %1.").arg(texts::centsText(550));
    feeLine_->setRefusal(cents ? QString() : complaint);
    if (cents) {
        wanted.startFeeCents = *cents;
    }
    const auto prizes = prizes_->cents();
    prizeLine_->setRefusal(prizes ? QString() : complaint);
    wanted.prizeCents = prizes.value_or(wanted.prizeCents);
    takeLicence(wanted.licence);
}

void FeeSection::takeLicence(core::Licence& licence)
{
    licence.rightsHolder = holder_->text().trimmed();
    licence.address = address_->toPlainText().trimmed();
    const QString iban = typedIban();
    const QString complaint = ibanComplaint(iban);
    ibanLine_->setRefusal(complaint);
    if (complaint.isEmpty()) {
        licence.iban = iban;
        ibanLine_->setRemark(iban.isEmpty() ? QString() : tr("The check digits are right."));
    }
    licence.bic = bic_->text().trimmed();
    const bool doubtful = !licence.bic.isEmpty() && !core::isValidBic(licence.bic);
    bicLine_->setRemark(doubtful ? tr("This is no BIC; the payment code leaves it out.")
                                 : QString());
    licence.text = text_->text().trimmed();
}

void FeeSection::enter()
{
    startFee_->setFocus();
    startFee_->selectAll();
}

} // namespace desk
