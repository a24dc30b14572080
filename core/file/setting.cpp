#include "core/file/entity_reading.h"
#include "core/file/entity_writing.h"
#include "core/file/tournament_file.h"

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray quoted(const QString& text)
{
    return QByteArray::fromStdString(toJson(text).dump());
}

/// The possible readings of a command-line value as JSON: as it is, as a bare text, as a bare list.
QByteArrayList readingsOf(const QString& value)
{
    QByteArrayList readings;
    if (JsonDocument::read(value.toUtf8())) {
        readings << value.toUtf8();
    }
    readings << quoted(value);
    QByteArrayList items;
    for (const auto& item : value.split(u',', Qt::SkipEmptyParts)) {
        items << quoted(item.trimmed());
    }
    readings << '[' + items.join(',') + ']';
    return readings;
}

/// A tournament file's object with only this value in it.
QByteArray fileWith(const QStringList& path, const QByteArray& value)
{
    QByteArray opening;
    QByteArray closing;
    for (const auto& key : path) {
        opening += '{' + quoted(key) + ": ";
        closing += '}';
    }
    return opening + value + closing;
}

Result<Settings> withValue(Settings settings, const QStringList& path, const QByteArray& value)
{
    const auto document = JsonDocument::read(fileWith(path, value));
    if (!document) {
        return document.refused();
    }
    Refusals faults = document->duplicateKeys();
    ObjectReader file(document->root(), faults);
    file.read("tournament"_L1, settings);
    if (!faults.empty()) {
        return faults;
    }
    return settings;
}

bool isRefusedFor(const Result<Settings>& result, FileFault fault)
{
    return !result && result.refused().refusals.front().code == RefusalCode(fault);
}

/// The first reading of the right type.
Result<Settings> withAnyReading(const Settings& settings, const QStringList& path,
                                const QByteArrayList& readings)
{
    std::optional<Result<Settings>> first;
    for (const auto& reading : readings) {
        auto result = withValue(settings, path, reading);
        if (!isRefusedFor(result, FileFault::WrongType)) {
            return result;
        }
        if (!first) {
            first = std::move(result);
        }
    }
    return *first;
}

} // namespace

Result<Settings> withSetting(const Settings& settings, const QString& key, const QString& value)
{
    const auto readings = readingsOf(value);
    const QStringList path = key.split(u'.');
    auto result = withAnyReading(settings, QStringList(u"tournament"_s) + path, readings);
    if (isRefusedFor(result, FileFault::UnknownKey)) {
        const QStringList options = {u"tournament"_s, u"options"_s};
        auto option = withAnyReading(settings, options + path, readings);
        if (!isRefusedFor(option, FileFault::UnknownKey)) {
            return option;
        }
    }
    return result;
}

} // namespace core
