#include "journal_output.h"

#include "app/cli/console.h"
#include "app/texts/label_texts.h"
#include "app/texts/time_text.h"
#include "core/file/tournament_file.h"
#include "json_text.h"
#include "step_text.h"

#include <QCoreApplication>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class JournalTexts
{
    Q_DECLARE_TR_FUNCTIONS(JournalTexts)
};

/// What the entry did; undoing and redoing name what they took back or did again.
QString whatText(const core::JournalEntry& entry, texts::Wording wording)
{
    QString label = texts::text(entry.change.label, wording);
    switch (entry.link.kind) {
    case core::EntryKind::Done:
        return label;
    case core::EntryKind::Undone:
        return texts::worded(wording, "JournalTexts",
                             QT_TRANSLATE_NOOP("JournalTexts", "Undone: %1"))
            .arg(label);
    case core::EntryKind::Redone:
        return texts::worded(wording, "JournalTexts",
                             QT_TRANSLATE_NOOP("JournalTexts", "Redone: %1"))
            .arg(label);
    }
    return label;
}

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
        {"what", utf8(whatText(entry, texts::Wording::English))},
        {"old", changesNothing ? Json(nullptr) : parsed(values.before)},
        {"new", changesNothing ? Json(nullptr) : parsed(values.after)},
        {"reason", utf8(entry.change.reason)},
        {"undone", undone},
    };
}

QString entryText(const core::Director::JournalLine& line)
{
    const auto& entry = line.entry;
    QString text = whatText(entry, texts::Wording::Translated);
    if (const QString steps = stepsText(entry.change.steps); !steps.isEmpty()) {
        text += u"; "_s + steps;
    }
    if (!entry.change.reason.isEmpty()) {
        text += u"; "_s + JournalTexts::tr("reason: %1").arg(entry.change.reason);
    }
    if (line.undone) {
        text += u' ' + JournalTexts::tr("[undone]");
    }
    return QStringList{QString::number(plain(entry.link.id)), texts::timeText(entry.time),
                       entry.desk, text}
        .join(u"  "_s);
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
