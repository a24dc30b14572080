#include "app/hall/form_parts.h"

#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"
#include "reports/documents/words.h"

#include <utility>
#include <variant>

namespace web {

using namespace Qt::Literals::StringLiterals;

QString substituteText(const core::Substitution& substitution)
{
    const auto seat = texts::seatLetter(substitution.seat);
    const auto* const taker = std::get_if<core::Substitution::TakenOverBy>(&substitution.by);
    return taker != nullptr
               ? PageTexts::tr("%1: taken over by number %2", "a seat").arg(seat).arg(plain(*taker))
               : PageTexts::tr("%1: %2 played for them", "a seat, a name")
                     .arg(seat, std::get<core::Substitution::PlayedBy>(substitution.by));
}

QString moneyText(std::int64_t cents)
{
    return texts::moneyText(cents).replace(u' ', QChar::Nbsp);
}

Html hidden(const QString& name, const QString& value)
{
    return voidElement("input", {{"type", "hidden"}, {"name", name}, {"value", value}});
}

Html option(const QString& value, const QString& text, bool isChosen)
{
    return textElement("option", text,
                       Attributes{{"value", value}} +
                           (isChosen ? Attributes{{"selected"}} : Attributes()));
}

Html choice(const QString& name, const QString& label, const Html& options)
{
    return element("p", textElement("label", label, {{"for", name}}) +
                            element("select", options, {{"id", name}, {"name", name}}));
}

Html fieldPart(const FormField& field)
{
    const auto faultId = field.name + u"-fault"_s;
    const auto marks = field.faults.isEmpty()
                           ? Attributes()
                           : Attributes{{"aria-invalid", "true"}, {"aria-describedby", faultId}};
    return element("div", textElement("label", field.label, {{"for", field.name}}) +
                              voidElement("input", Attributes{{"id", field.name},
                                                              {"name", field.name},
                                                              {"value", field.value}} +
                                                       field.attributes + marks) +
                              textElement("span", field.faults.join(u' '),
                                          {{"id", faultId}, {"class", "fault"}}));
}

Html codeField(FormField field)
{
    field.attributes =
        std::move(field.attributes) +
        Attributes{{"autocapitalize", "characters"}, {"spellcheck", "false"}, {"maxlength", "20"}};
    return fieldPart(field);
}

Html cardField(FormField field)
{
    field.attributes = std::move(field.attributes) + Attributes{{"data-card"}};
    return codeField(std::move(field)) + forgetPart();
}

Html forgetPart()
{
    return textElement("button", PageTexts::tr("Forget the code on this phone"),
                       {{"type", "button"}, {"class", "small forget"}, {"hidden"}});
}

std::optional<std::int32_t> numberIn(const QString& typed)
{
    bool isNumber = false;
    const auto number = typed.trimmed().toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

QString pageText(const core::Refusal& refusal)
{
    const auto& arguments = refusal.arguments;
    const bool isStale = refusal.code == core::RefusalCode(core::ResultFault::Stale);
    if (refusal.code == core::RefusalCode(core::FileFault::NotAWholeNumber) &&
        arguments.value(0).trimmed().isEmpty()) {
        return PageTexts::tr("A number is missing here.");
    }
    if (!isStale && refusal.code != core::RefusalCode(core::ResultFault::DifferentResult)) {
        return texts::text(refusal);
    }
    const qsizetype first = isStale ? 2 : 0; // After the revisions: stones, claims, ending.
    return arguments.value(first + 2) == u"cleared"
               ? PageTexts::tr("The desk has cleared this game meanwhile. Look at it, then send it "
                               "again.")
               : PageTexts::tr("This game has been entered meanwhile: %1. The slip decides.")
                     .arg(arguments.value(first));
}

QStringList faultsAt(const core::Refused& refused, const QString& place)
{
    QStringList texts;
    for (const auto& refusal : refused.refusals) {
        const auto* const pointer = std::get_if<core::Pointer>(&refusal.place);
        if (pointer != nullptr && pointer->text() == place) {
            texts << pageText(refusal);
        }
    }
    return texts;
}

QString resultText(const core::GameOutcome& outcome, const core::TableHead& head,
                   const scoring::Rules& rules)
{
    if (std::holds_alternative<core::UnplayedGame>(outcome)) {
        return PageTexts::tr("not played");
    }
    QStringList parts;
    const auto hands = documents::heldIn(&outcome, head, rules);
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        if (const auto& held = hands[seat]) {
            parts << texts::seatLetter(seat) + u' ' + held->text +
                         (held->points ? u" ("_s + texts::matchPointsText(*held->points) + u')'
                                       : QString());
        }
    }
    for (const auto& substitution : substitutionsOf(outcome)) {
        parts << substituteText(substitution);
    }
    return parts.join(u" · "_s);
}

} // namespace web
