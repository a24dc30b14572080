#pragma once

#include "app/hall/page_parts.h"
#include "core/model/refusal.h"
#include "core/model/result.h"
#include "core/model/tournament.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

/// Building blocks for the forms of a table's page.
namespace web {

/// A value that the form sends without showing it.
/// "10 €", with a space at which no line breaks.
QString moneyText(std::int64_t cents);

Html hidden(const QString& name, const QString& value);
Html option(const QString& value, const QString& text, bool isChosen);
/// A list to choose from.
Html choice(const QString& name, const QString& label, const Html& options);

/// A field with its name above it and its faults below.
struct FormField
{
    QString name;
    QString label;
    QString value;
    QStringList faults = {};
    Attributes attributes = {};
};
Html fieldPart(const FormField& field);
/// For a code.
Html codeField(FormField field);
/// For the code of the own player card, which the page's script keeps for the evening.
Html cardField(FormField field);
/// Makes the phone forget it; shown by the script.
Html forgetPart();

/// The whole number typed; nothing if not one.
std::optional<std::int32_t> numberIn(const QString& typed);

/// A refusal as a phone shows it: with the stored result, without the name of the desk and
/// revisions.
QString pageText(const core::Refusal& refusal);
/// The texts of refusals at exactly that place.
QStringList faultsAt(const core::Refused& refused, const QString& place);

/// "A: Hans played for them", "A: taken over by number 9".
QString substituteText(const core::Substitution& substitution);

/// "A 0 +1 (5) · B 5 (3) · C 9 (2)": the result of a game, and its substitutes.
QString resultText(const core::GameOutcome& outcome, const core::TableHead& head,
                   const scoring::Rules& rules);

} // namespace web
