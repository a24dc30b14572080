#include "journal_output.h"

#include "app/cli/console.h"
#include "app/texts/journal_texts.h"
#include "app/texts/step_texts.h"
#include "core/file/tournament_file.h"
#include "json_text.h"

#include <QCoreApplication>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class JournalTexts
{
    Q_DECLARE_TR_FUNCTIONS(JournalTexts)
};

Json parsed(const QByteArray& text)
{
    return text.isEmpty() ? Json(nullptr) : Json::parse(text.begin(), text.end());
}

Json entryJson(const core::Director::JournalLine& line)
{
    const auto& [entry, undone] = line;
    const auto values = core::writeSteps(entry.change.steps);
    const bool changesNothing = entry.change.steps.empty();
    return Json{
        {"id", plain(entry.link.id)},
        {"time", utf8(entry.time.toUTC().toString(Qt::ISODateWithMs))},
        {"desk", utf8(entry.desk)},
        {"what", utf8(texts::text(entry, texts::Wording::English))},
        {"old", changesNothing ? Json(nullptr) : parsed(values.before)},
        {"new", changesNothing ? Json(nullptr) : parsed(values.after)},
        {"reason", utf8(entry.change.reason)},
        {"undone", undone},
    };
}

/// For scripts as well as for reading: of one width, and in order when sorted as a text.
QString timeOf(const core::JournalEntry& entry)
{
    return entry.time.toLocalTime().toString(u"yyyy-MM-dd HH:mm:ss"_s);
}

QString entryText(const core::Director::JournalLine& line)
{
    const auto& entry = line.entry;
    QString text = texts::text(entry);
    if (const QString steps = texts::stepsText(entry.change.steps); !steps.isEmpty()) {
        text += u"; "_s + steps;
    }
    if (!entry.change.reason.isEmpty()) {
        text += u"; "_s + JournalTexts::tr("reason: %1").arg(entry.change.reason);
    }
    if (line.undone) {
        text += u' ' + JournalTexts::tr("[undone]");
    }
    return QStringList{QString::number(plain(entry.link.id)), timeOf(entry), entry.desk, text}.join(
        u"  "_s);
}

} // namespace

QByteArray journalText(const JournalLines& lines)
{
    QByteArray text;
    for (const auto& line : lines) {
        text += inOneLine(entryText(line)).toUtf8() + '\n';
    }
    return text;
}

QByteArray journalJson(const JournalLines& lines)
{
    Json entries = Json::array();
    for (const auto& line : lines) {
        entries.push_back(entryJson(line));
    }
    return jsonText({{"journal", entries}});
}

} // namespace cli
