#include "core/file/club_steps.h"

#include "core/file/club_entities.h"
#include "core/file/plain_text.h"
#include "core/file/step_texts.h"

#include <QStringList>

#include <algorithm>
#include <limits>
#include <map>
#include <string>
#include <type_traits>
#include <utility>

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

// The folder of a kind of step in the journal, and the word for its kind of record.

struct StepNames
{
    QLatin1StringView folder;
    QLatin1StringView kind; ///< Empty: not a record.
};

constexpr StepNames namesOf(const PlayerExchange* /*kind*/)
{
    return {"players"_L1, {}};
}

constexpr StepNames namesOf(const SeriesExchange* /*kind*/)
{
    return {"series"_L1, "series"_L1};
}

constexpr StepNames namesOf(const CashExchange* /*kind*/)
{
    return {"cash"_L1, "cash"_L1};
}

constexpr StepNames namesOf(const CashCountExchange* /*kind*/)
{
    return {"cashCounts"_L1, "cash-count"_L1};
}

constexpr StepNames namesOf(const ErasedExchange* /*kind*/)
{
    return {"erased"_L1, "erased"_L1};
}

constexpr StepNames namesOf(const MergedExchange* /*kind*/)
{
    return {"merged"_L1, "merged"_L1};
}

constexpr StepNames namesOf(const DeletedExchange* /*kind*/)
{
    return {"deleted"_L1, "deleted"_L1};
}

constexpr StepNames namesOf(const VersionExchange* /*kind*/)
{
    return {"versions"_L1, "version"_L1};
}

constexpr StepNames namesOf(const HelperExchange* /*kind*/)
{
    return {"helpers"_L1, "helper"_L1};
}

template <typename Step>
std::string clubPathOf(const Step& step)
{
    return (QString(namesOf(&step).folder) + u'/' + uuidText(step.key.value)).toStdString();
}

std::string clubPathOf(const LinkExchange& step)
{
    return u"links/%1/%2"_s.arg(plain(step.key.tournament))
        .arg(uuidText(step.key.participant.value))
        .toStdString();
}

std::optional<ClubStep> linkAt(const QStringList& parts)
{
    constexpr qsizetype folderAndKeys = 3;
    constexpr NumberRange tournaments = {1, std::numeric_limits<std::int64_t>::max()};
    if (parts.size() != folderAndKeys) {
        return std::nullopt;
    }
    const auto tournament = parseWholeNumber(parts[1], tournaments);
    const auto participant = parseUuid(parts[2]);
    if (!tournament || !participant) {
        return std::nullopt;
    }
    return LinkExchange{{TournamentId{*tournament}, {*participant}}, {}, {}};
}

template <typename Step>
std::optional<ClubStep> stepIn(const QStringList& parts)
{
    const auto uuid = parts.size() == 2 ? parseUuid(parts[1]) : std::nullopt;
    if (!uuid || parts[0] != namesOf(static_cast<const Step*>(nullptr)).folder) {
        return std::nullopt;
    }
    return Step{{*uuid}, {}, {}};
}

std::optional<ClubStep> clubStepAt(const QString& path)
{
    const QStringList parts = path.split(u'/');
    if (parts[0] == "links"_L1) {
        return linkAt(parts);
    }
    for (auto& step :
         {stepIn<PlayerExchange>(parts), stepIn<SeriesExchange>(parts), stepIn<CashExchange>(parts),
          stepIn<CashCountExchange>(parts), stepIn<ErasedExchange>(parts),
          stepIn<MergedExchange>(parts), stepIn<DeletedExchange>(parts),
          stepIn<VersionExchange>(parts), stepIn<HelperExchange>(parts)}) {
        if (step) {
            return step;
        }
    }
    return std::nullopt;
}

// Whether a value belongs to its key: both hold the id.

bool isAt(const TournamentUuid& /*evening*/, const CashCount& /*count*/)
{
    return true;
}

bool isAt(const EnrolledKey& /*enrolled*/, const PlayerId& player)
{
    return !player.value.isNull();
}

template <typename Key, typename Value>
bool isAt(const Key& key, const Value& value)
{
    return value.id == key;
}

template <typename Key, typename Value>
bool isSound(const Exchange<Key, Value>& exchange)
{
    const auto isKeys = [&exchange](const std::optional<Value>& value) {
        return !value || isAt(exchange.key, *value);
    };
    return isKeys(exchange.before) && isKeys(exchange.after);
}

template <typename Step, typename Value>
std::optional<RecordText> recordText(const Step& step, const std::optional<Value>& value)
{
    if (!value) {
        return std::nullopt;
    }
    return RecordText{namesOf(&step).kind, uuidText(step.key.value),
                      QByteArray::fromStdString(toJson(*value).dump())};
}

template <typename Step, typename Key, typename Value>
bool addTo(std::map<Key, Value>& values, const RecordText& text)
{
    const auto id = parseUuid(text.id);
    const auto document = JsonDocument::read(text.content);
    if (text.kind != namesOf(static_cast<const Step*>(nullptr)).kind || !id || !document) {
        return false;
    }
    Refusals faults = document->duplicateKeys();
    Value value;
    readValue(document->root(), value, faults);
    const Key key{*id};
    return faults.empty() && isAt(key, value) && values.emplace(key, std::move(value)).second;
}

} // namespace

std::optional<RecordExchangeText> recordExchange(const ClubStep& step)
{
    return std::visit(
        [](const auto& exchange) -> std::optional<RecordExchangeText> {
            using Exchanged = std::decay_t<decltype(exchange)>;
            if constexpr (std::is_same_v<Exchanged, LinkExchange> ||
                          std::is_same_v<Exchanged, PlayerExchange>) {
                return std::nullopt;
            } else {
                return RecordExchangeText{recordText(exchange, exchange.before),
                                          recordText(exchange, exchange.after)};
            }
        },
        step);
}

bool addRecord(const RecordText& text, ClubRecords& records)
{
    return addTo<SeriesExchange>(records.series, text) || addTo<CashExchange>(records.cash, text) ||
           addTo<CashCountExchange>(records.cashCounts, text) ||
           addTo<ErasedExchange>(records.erased, text) ||
           addTo<MergedExchange>(records.merged, text) ||
           addTo<DeletedExchange>(records.deleted, text) ||
           addTo<VersionExchange>(records.versions, text) ||
           addTo<HelperExchange>(records.helpers, text);
}

ChangeTexts writeSteps(const std::vector<ClubStep>& steps)
{
    return stepTexts(steps, [](const auto& exchange) { return clubPathOf(exchange); });
}

std::optional<std::vector<ClubStep>> readClubSteps(const ChangeTexts& texts)
{
    auto steps = stepsOfTexts<ClubStep>(texts, clubStepAt);
    const auto isSoundStep = [](const ClubStep& step) {
        return std::visit([](const auto& exchange) { return isSound(exchange); }, step);
    };
    if (!steps || !std::all_of(steps->begin(), steps->end(), isSoundStep)) {
        return std::nullopt;
    }
    return steps;
}

} // namespace core
