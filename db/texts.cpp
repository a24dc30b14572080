#include "db/texts.h"

#include "core/file/tournament_file.h"
#include "db/failure.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace db {

using namespace Qt::StringLiterals;

QString settingsText(const core::Settings& settings)
{
    const core::SettingsExchange exchange{{}, std::nullopt, settings};
    return QString::fromUtf8(core::writeSteps({exchange}).after);
}

core::Settings settingsFrom(const QString& text)
{
    const auto steps = core::readSteps({R"({"settings":null})", text.toUtf8()});
    if (steps && steps->size() == 1) {
        const auto* exchange = std::get_if<core::SettingsExchange>(&steps->front());
        if (exchange != nullptr && exchange->after) {
            return *exchange->after;
        }
    }
    throw damaged(u"a tournament's settings can't be read"_s);
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
