#include "db/texts.h"

#include "core/file/tournament_file.h"
#include "db/failure.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringDecoder>

#include <algorithm>
#include <string>

#include <nlohmann/json.hpp>

namespace db {
namespace {

using namespace Qt::StringLiterals;
using Json = nlohmann::ordered_json;

constexpr auto* nameKey = "name";
constexpr auto* dateKey = "date";
constexpr auto* ruleSetKey = "ruleset";

/// A non-object in place of invalid JSON.
Json parsed(const QByteArray& text)
{
    // Far deeper than settings nest; writing them back is recursive.
    constexpr int deepest = 32;
    const auto isWanted = [](int depth, Json::parse_event_t /*event*/, Json& /*value*/) {
        return depth <= deepest;
    };
    constexpr bool throws = false;
    return Json::parse(text.begin(), text.end(), isWanted, throws);
}

QString textFrom(const std::string& utf8)
{
    // QString::fromStdString() would drop a leading byte-order mark.
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decode(QByteArrayView(utf8));
}

} // namespace

QByteArray settingsText(const core::Settings& settings)
{
    const core::SettingsExchange exchange{{}, std::nullopt, settings};
    Json members = parsed(core::writeSteps({exchange}).after).at("settings");
    for (const char* const column : {nameKey, dateKey, ruleSetKey}) {
        members.erase(column);
    }
    return QByteArray::fromStdString(members.dump());
}

core::Settings settingsFrom(const SettingsColumns& columns)
{
    Json members = parsed(columns.settings);
    if (!members.is_object()) {
        throw damaged(u"a tournament's settings can't be read"_s);
    }
    members[nameKey] = columns.name.toStdString();
    members[dateKey] = columns.date ? Json(columns.date->toStdString()) : Json();
    members[ruleSetKey] = columns.ruleSet.toStdString();
    const auto text = QByteArray::fromStdString(Json({{"settings", members}}).dump());
    const auto steps = core::readSteps({R"({"settings":null})", text});
    if (steps && steps->size() == 1) {
        const auto* exchange = std::get_if<core::SettingsExchange>(&steps->front());
        if (exchange != nullptr && exchange->after) {
            return *exchange->after;
        }
    }
    throw damaged(u"a tournament's settings can't be read"_s);
}

ListedSettings listedSettingsFrom(const QByteArray& settings)
{
    const Json members = parsed(settings);
    ListedSettings listed;
    if (const auto venue = members.find("venue"); venue != members.end() && venue->is_string()) {
        listed.venue = textFrom(venue->get<std::string>());
    }
    if (const auto rounds = members.find("plannedRounds");
        rounds != members.end() && rounds->is_number_integer()) {
        listed.plannedRounds = rounds->get<std::int32_t>();
    }
    return listed;
}

QString dateText(QDate date)
{
    return date.toString(Qt::ISODate);
}

QDate dateFrom(const QString& text)
{
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid()) {
        throw damaged(u"not a date: %1"_s.arg(text));
    }
    return date;
}

QUuid uuidFrom(const QString& text)
{
    const auto uuid = core::parseUuid(text);
    if (!uuid) {
        throw damaged(u"this is no id: %1"_s.arg(text));
    }
    return *uuid;
}

QString tagsText(const QStringList& tags)
{
    const QJsonDocument document(QJsonArray::fromStringList(tags));
    QString text = QString::fromUtf8(document.toJson(QJsonDocument::Compact));
    // Qt's JSON parser drops a leading byte-order mark in a string unless it is escaped.
    return text.replace(QChar(QChar::ByteOrderMark), u"\\ufeff"_s);
}

QStringList tagsFrom(const QString& text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    const QJsonArray array = document.array();
    if (!document.isArray() ||
        !std::all_of(array.begin(), array.end(), [](const auto& tag) { return tag.isString(); })) {
        throw damaged(u"tags can't be read: %1"_s.arg(text));
    }
    return document.toVariant().toStringList();
}

QString timeText(const QDateTime& time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

QDateTime timeFrom(const QString& text)
{
    auto time = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!time.isValid()) {
        throw damaged(u"not a time: %1"_s.arg(text));
    }
    return time;
}

} // namespace db
