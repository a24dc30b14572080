#include "app/desk/evening/setup/schedule_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace desk {
namespace {

using namespace Qt::Literals::StringLiterals;

class ScheduleTexts
{
    Q_DECLARE_TR_FUNCTIONS(ScheduleTexts)
};

QString lineOf(const core::ScheduleEntry& entry)
{
    const QString start = entry.start ? entry.start->toString(u"HH:mm "_s) : QString();
    if (const auto* const pause = std::get_if<core::ScheduledBreak>(&entry.what)) {
        return (start +
                ScheduleTexts::tr("%1 min %2", "a break").arg(pause->minutes).arg(pause->name))
            .trimmed();
    }
    return start +
           ScheduleTexts::tr("Round %1").arg(core::plain(std::get<core::RoundNumber>(entry.what)));
}

std::optional<core::ScheduleEntry> entryOf(const QString& line)
{
    // "19:00", "19.00" or "19:00 Uhr".
    static const QRegularExpression time(
        u"^([01]?\\d|2[0-3])[:.]([0-5]\\d)(?:\\s+(?:Uhr|h)\\b)?\\s*(?=\\S)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression round(u"^\\pL+\\.?\\s*(\\d{1,4})$"_s);
    static const QRegularExpression pause(
        u"^(\\d{1,3})(?:\\s*(?:min(?:ute[ns]?)?\\b\\.?|['′]))?(?:\\s+(.*))?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    core::ScheduleEntry entry;
    QString rest = line;
    if (const auto found = time.match(line); found.hasMatch()) {
        entry.start = QTime(found.captured(1).toInt(), found.captured(2).toInt());
        rest = line.mid(found.capturedEnd());
    }
    const auto asRound = round.match(rest);
    const auto asBreak = pause.match(rest);
    if (asRound.hasMatch()) {
        entry.what = core::RoundNumber{asRound.captured(1).toInt()};
    } else if (asBreak.hasMatch()) {
        entry.what = core::ScheduledBreak{asBreak.captured(1).toInt(), asBreak.captured(2)};
    } else {
        return std::nullopt;
    }
    return entry;
}

} // namespace

QString scheduleText(const std::vector<core::ScheduleEntry>& schedule)
{
    QStringList lines;
    for (const auto& entry : schedule) {
        lines << lineOf(entry);
    }
    return lines.join(u'\n');
}

std::variant<std::vector<core::ScheduleEntry>, UnreadLine> typedSchedule(const QString& text)
{
    std::vector<core::ScheduleEntry> schedule;
    const auto lines = text.split(u'\n');
    for (qsizetype index = 0; index < lines.size(); ++index) {
        const QString line = lines[index].simplified();
        if (line.isEmpty()) {
            continue;
        }
        const auto entry = entryOf(line);
        if (!entry) {
            return UnreadLine{static_cast<std::int32_t>(index) + 1};
        }
        schedule.push_back(*entry);
    }
    return schedule;
}

} // namespace desk
