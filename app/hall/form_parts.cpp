#include "app/hall/form_parts.h"

#include "app/hall/html.h"
#include "app/hall/page_parts.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"
#include "reports/documents/words.h"

#include <utility>
#include <variant>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

QString substituteText(const core::Substitution& substitution)
{
    const auto seat = texts::seatLetter(substitution.seat);
    const auto* const taker = std::get_if<core::Substitution::TakenOverBy>(&substitution.by);
    return taker != nullptr
               ? PageTexts::tr("%1: taken over by number %2", "a seat").arg(seat).arg(plain(*taker))
               : PageTexts::tr("%1: %2 played for them", "a seat, a name")
                     .arg(seat, std::get<core::Substitution::PlayedBy>(substitution.by));
}

} // namespace

QString hidden(const QString& name, const QString& value)
{
    return u"<input type=\"hidden\""_s + attribute(u"name"_s, name) + attribute(u"value"_s, value) +
           u">\n"_s;
}

QString option(const QString& value, const QString& text, bool isChosen)
{
    return textElement(u"option"_s, text,
                       attribute(u"value"_s, value) + (isChosen ? u" selected"_s : QString()));
}

QString choice(const QString& name, const QString& label, const QString& options)
{
    return element(u"p"_s, textElement(u"label"_s, label, attribute(u"for"_s, name)) +
                               element(u"select"_s, options,
                                       attribute(u"id"_s, name) + attribute(u"name"_s, name)));
}

QString fieldPart(const FormField& field)
{
    const auto faultId = field.name + u"-fault"_s;
    const auto marks = field.faults.isEmpty() ? QString()
                                              : u" aria-invalid=\"true\""_s +
                                                    attribute(u"aria-describedby"_s, faultId);
    return element(u"div"_s, textElement(u"label"_s, field.label, attribute(u"for"_s, field.name)) +
                                 u"<input"_s + attribute(u"id"_s, field.name) +
                                 attribute(u"name"_s, field.name) +
                                 attribute(u"value"_s, field.value) + field.attributes + marks +
                                 u">\n"_s +
                                 textElement(u"span"_s, field.faults.join(u' '),
                                             attribute(u"id"_s, faultId) + u" class=\"fault\""_s));
}

QString numberField(FormField field)
{
    field.attributes += u" inputmode=\"numeric\" autocomplete=\"off\" maxlength=\"5\" size=\"4\""_s;
    return fieldPart(field);
}

QString codeField(FormField field)
{
    field.attributes += u" autocapitalize=\"characters\" spellcheck=\"false\" maxlength=\"20\""_s;
    return fieldPart(field);
}

std::optional<std::int32_t> numberIn(const QString& typed)
{
    bool isNumber = false;
    const auto number = typed.trimmed().toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

QStringList faultsAt(const core::Refused& refused, const QString& place)
{
    QStringList texts;
    for (const auto& refusal : refused.refusals) {
        const auto* const pointer = std::get_if<core::Pointer>(&refusal.place);
        if (pointer != nullptr && pointer->text() == place) {
            texts << texts::text(refusal);
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
