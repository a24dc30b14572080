#include "app/desk/evening/setup/setup_section.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/typed_values.h"
#include "core/money/payment.h"
#include "core/ranking/discipline.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"
#include "core/texts/rule_texts.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace desk {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isLicensed(const core::Settings& settings)
{
    return core::Discipline::of(settings).isLicensed();
}

class FeeSection final : public SetupSection
{
    Q_DECLARE_TR_FUNCTIONS(FeeSection)

public:
    explicit FeeSection(QWidget* parent)
        : SetupSection(u"feeSection"_s, parent), furtherPrizes_(makeFurtherPrizesEditor(this))
    {
        addStartFee();
        addEditor({tr("Fee classes"),
                   tr("For people who pay a different fee, such as guests or juniors. Everybody "
                      "else pays the one above."),
                   u"feeClasses"_s, QString()},
                  makeFeeClassEditor(this));
        addEditor({tr("Prizes"),
                   tr("By rank. People level share the prizes of their places equally."),
                   u"prizeCents"_s, QString()},
                  makePrizeEditor(this));
        addEditor({tr("Further prizes"),
                   tr("For a group, a team, a round, the last place and more, or to be drawn. "
                      "Separate several places by semicolons."),
                   u"prizes"_s, QString()},
                  furtherPrizes_);
        addFlag({tr("One prize a person"),
                 tr("Anyone who has a prize already is passed over; teams and door prizes do not "
                    "count."),
                 u"onePrizeEach"_s, u"onePrizeEachBox"_s},
                tr("Everybody wins one prize at most"));
        addChoice<core::AbsentWinners>(
            {tr("Winners gone home"), tr("Winners who have left before the end."),
             u"absentWinners"_s, u"absentWinnersBox"_s},
            {{tr("Their prizes are kept"), static_cast<int>(core::AbsentWinners::Keep)},
             {tr("The next one gets the prize"), static_cast<int>(core::AbsentWinners::PassOn)}});
        const int first = column().count();
        addLicence();
        for (int index = first; index < column().count(); ++index) {
            if (auto* part = column().itemAt(index)->widget()) {
                showIf(part, isLicensed);
            }
        }
        column().addSpacing(distance::large);
        auto* nothing =
            makeLabel(tr("No licence fee is owed. %1").arg(texts::text(core::NoFee::OtherRules)),
                      13, QFont::Normal, theme::Role::Muted, this);
        nothing->setObjectName(u"nothingOwed"_s);
        nothing->setWordWrap(true);
        column().addWidget(nothing);
        showIf(nothing, [](const core::Settings& settings) { return !isLicensed(settings); });
        column().addStretch(1);
    }

    void load(const core::Tournament& tournament, const Wanted& draft) override
    {
        furtherPrizes_->meet(tournament.participants);
        SetupSection::load(tournament, draft);
    }

    void enter() override
    {
        SetupSection::enter();
        findChild<QLineEdit*>(u"startFeeField"_s)->selectAll();
    }

private:
    void addStartFee()
    {
        addTyped<std::int64_t>(
            {tr("Start fee"), tr("The club's own, in euros of each participant."),
             u"startFeeCents"_s, u"startFeeField"_s},
            typedFee, [](std::int64_t cents) { return texts::centsText(cents); },
            [](const QString&) { return amountComplaint(); })
            .field()
            .setAccessibleName(tr("Start fee in euros"));
    }

    /// Shows a remark on what was just stored.
    void addRemark(SettingLine& line, QString (*remark)(const core::Licence&))
    {
        bind(line, {},
             {[](const core::Settings&) {},
              [&line, remark](core::Settings& settings) {
                  if (line.refusal().isEmpty()) {
                      line.setRemark(remark(settings.licence));
                  }
              }});
    }

    void addIban()
    {
        const auto normalised = [](const QString& text) { return text.trimmed().toUpper(); };
        auto& line = addTyped<QString>(
            {tr("IBAN"), tr("Where the fee is paid to."), u"licence.iban"_s, u"ibanField"_s,
             std::nullopt, isLicensed},
            [normalised](const QString& text) {
                const QString iban = normalised(text);
                return ibanComplaint(iban).isEmpty() ? std::optional(iban) : std::nullopt;
            },
            [](const QString& iban) { return iban; },
            [normalised](const QString& text) { return ibanComplaint(normalised(text)); });
        static_cast<QLineEdit&>(line.field()).setPlaceholderText(u"DE00 0000 0000 0000 0000 00"_s);
        addRemark(line, [](const core::Licence& licence) {
            return licence.iban.isEmpty() ? QString() : tr("The check digits are right.");
        });
    }

    void addHolder()
    {
        const auto complaint = [](const QString& name) {
            core::Licence licence;
            licence.rightsHolder = name;
            const auto faults = core::paymentFaultsOf(licence, core::Pointer());
            return faults.empty() ? QString() : texts::text(faults.front());
        };
        addTyped<QString>(
            {tr("Rights holder"),
             {},
             u"licence.rightsHolder"_s,
             u"holderField"_s,
             std::nullopt,
             isLicensed},
            [complaint](const QString& name) {
                return complaint(name).isEmpty() ? std::optional(name) : std::nullopt;
            },
            [](const QString& name) { return name; }, complaint);
    }

    void addLicence()
    {
        addTitle(tr("Licence fee of open tournaments"),
                 tr("1 € of each participant to the rights holder."));
        addHolder();
        constexpr int addressHeight = 76;
        const LineDescription address = {
            tr("Address"), {}, u"licence.address"_s, u"addressField"_s};
        addLine(address, makeTextBlock(address, addressHeight));
        addIban();
        addRemark(addText({tr("BIC"), tr("Only needed for payments from abroad."), u"licence.bic"_s,
                           u"bicField"_s}),
                  [](const core::Licence& licence) {
                      return licence.bic.isEmpty() || core::isValidBic(licence.bic)
                                 ? QString()
                                 : tr("This is no BIC; the payment code leaves it out.");
                  });
        addText({tr("Payment text"), tr("Empty: the event and its date."), u"licence.text"_s,
                 u"remittanceField"_s});
    }

    SettingEditor* furtherPrizes_;
};

} // namespace

SetupSection* makeFeeSection(QWidget* parent)
{
    return new FeeSection(parent);
}

} // namespace desk
