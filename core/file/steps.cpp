#include "core/file/step_texts.h"

#include <algorithm>

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A participant as the journal has it.
struct KeptParticipant
{
    Participant participant;
};

void writeMembers(Json& object, const KeptParticipant& kept)
{
    writeMembers(object, kept.participant);
    if (!kept.participant.uuid.value.isNull()) {
        object["uuid"] = toJson(kept.participant.uuid);
    }
}

void readMembers(ObjectReader& object, KeptParticipant& kept)
{
    readMembers(object, kept.participant);
    object.read("uuid"_L1, kept.participant.uuid);
}

/// Likewise.
struct KeptPayment
{
    NamedPayment named;
};

void writeMembers(Json& object, const KeptPayment& kept)
{
    object["participant"] = toJson(kept.named.payment.payer.participant);
    writeMembers(object, kept.named);
}

void readMembers(ObjectReader& object, KeptPayment& kept)
{
    object.readRequired("participant"_L1, kept.named.payment.payer.participant);
    readMembers(object, kept.named);
}

// The path of a step says what it exchanges and where.

std::string pathOf(const SettingsExchange& /*step*/)
{
    return "settings";
}

std::string pathOf(const PenaltiesExchange& /*step*/)
{
    return "penalties";
}

std::string pathOf(const TieDecisionsExchange& /*step*/)
{
    return "tieDecisions";
}

std::string pathOf(const RafflesExchange& /*step*/)
{
    return "raffles";
}

std::string pathOf(const ParticipantExchange& step)
{
    return "participants/" + std::to_string(plain(step.key));
}

std::string pathOf(const PaymentExchange& step)
{
    return "payments/" + std::to_string(plain(step.key));
}

std::string pathOf(RoundNumber round)
{
    return "rounds/" + std::to_string(plain(round));
}

std::string pathOf(const RoundExchange& step)
{
    return pathOf(step.key);
}

std::string pathOf(RoundNumber round, TableNumber table)
{
    return pathOf(round) + "/tables/" + std::to_string(plain(table));
}

std::string pathOf(const TableExchange& step)
{
    return pathOf(step.key.round, step.key.table);
}

std::string pathOf(const GameExchange& step)
{
    return pathOf(step.key.round, step.key.table) + "/games/" +
           std::to_string(plain(step.key.game));
}

/// The step of that path, without its values; nothing if there is none.
std::optional<Step> stepAt(const QString& path)
{
    const QStringList parts = path.split(u'/');
    std::vector<std::int32_t> numbers;
    QString pattern;
    for (qsizetype index = 0; index < parts.size(); ++index) {
        const auto number = index % 2 == 1 ? parseWholeNumber(parts[index], idRange) : std::nullopt;
        if (number) {
            numbers.push_back(static_cast<std::int32_t>(*number));
        }
        pattern += number ? u"#/"_s : parts[index] + u'/';
    }
    if (pattern == u"settings/") {
        return SettingsExchange{};
    }
    if (pattern == u"penalties/") {
        return PenaltiesExchange{};
    }
    if (pattern == u"tieDecisions/") {
        return TieDecisionsExchange{};
    }
    if (pattern == u"raffles/") {
        return RafflesExchange{};
    }
    if (pattern == u"participants/#/") {
        return ParticipantExchange{StartNumber{numbers[0]}, {}, {}};
    }
    if (pattern == u"payments/#/") {
        return PaymentExchange{PaymentNumber{numbers[0]}, {}, {}};
    }
    if (pattern == u"rounds/#/") {
        return RoundExchange{RoundNumber{numbers[0]}, {}, {}};
    }
    if (pattern == u"rounds/#/tables/#/") {
        return TableExchange{{RoundNumber{numbers[0]}, TableNumber{numbers[1]}}, {}, {}};
    }
    if (pattern == u"rounds/#/tables/#/games/#/") {
        return GameExchange{
            {RoundNumber{numbers[0]}, TableNumber{numbers[1]}, GameNumber{numbers[2]}}, {}, {}};
    }
    return std::nullopt;
}

/// Only the path has the number of a payment.
void numberPayment(Step& step)
{
    if (auto* const payment = std::get_if<PaymentExchange>(&step)) {
        for (auto* const side : {&payment->before, &payment->after}) {
            if (*side) {
                (*side)->number = payment->key;
            }
        }
    }
}

} // namespace

Json sideJson(const std::optional<Participant>& participant)
{
    return toJson(participant ? std::optional(KeptParticipant{*participant}) : std::nullopt);
}

void readSide(const JsonValue& value, std::optional<Participant>& side, Refusals& faults)
{
    std::optional<KeptParticipant> kept;
    readValue(value, kept, faults);
    side = kept ? std::optional(std::move(kept->participant)) : std::nullopt;
}

Json sideJson(const std::optional<FeePayment>& payment)
{
    return toJson(payment ? std::optional(KeptPayment{{*payment}}) : std::nullopt);
}

void readSide(const JsonValue& value, std::optional<FeePayment>& side, Refusals& faults)
{
    std::optional<KeptPayment> kept;
    readValue(value, kept, faults);
    side = kept ? std::optional(std::move(kept->named.payment)) : std::nullopt;
}

ChangeTexts writeSteps(const std::vector<Step>& steps)
{
    return stepTexts(steps, [](const auto& exchange) { return pathOf(exchange); });
}

std::optional<std::vector<Step>> readSteps(const ChangeTexts& texts)
{
    auto steps = stepsOfTexts<Step>(texts, stepAt);
    if (steps) {
        std::for_each(steps->begin(), steps->end(), numberPayment);
    }
    return steps;
}

} // namespace core
