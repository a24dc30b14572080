#include "app/desk/evening/check_in/check_in_words.h"

#include "core/people/distinct_names.h"
#include "core/people/people_names.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace desk::words {
namespace {

using namespace Qt::StringLiterals;

class CheckInWords
{
    Q_DECLARE_TR_FUNCTIONS(CheckInWords)
};

} // namespace

QString arrival(const core::Tournament& tournament, core::StartNumber number)
{
    const auto* const person = core::findParticipant(tournament, number);
    if (person == nullptr) {
        return QString::number(core::plain(number));
    }
    const bool clubTells = core::DistinctNames(tournament).besideNumber(number) != person->name;
    return core::nameWithClub(core::numberedName(number, core::spokenName(*person)),
                              clubTells ? person->club : QString());
}

QString names(const core::Tournament& tournament, const std::vector<core::StartNumber>& numbers)
{
    constexpr std::size_t most = 3;
    QStringList names;
    for (std::size_t index = 0; index < std::min(most, numbers.size()); ++index) {
        const auto* const person = core::findParticipant(tournament, numbers[index]);
        names << (person != nullptr ? core::spokenName(*person)
                                    : QString::number(core::plain(numbers[index])));
    }
    const QString joined = names.join(u", "_s);
    const auto more = static_cast<int>(numbers.size() - std::min(most, numbers.size()));
    return more == 0 ? joined : CheckInWords::tr("%1 and %n more", "names", more).arg(joined);
}

QString waitingPlace(int place)
{
    return CheckInWords::tr("waiting list, place %1").arg(place);
}

QString timeOfDay(QTime time)
{
    return time.toString(u"HH:mm"_s);
}

QString timeLeft(const core::Settings& settings, const QDateTime& now)
{
    constexpr qint64 inMinute = 60;
    constexpr qint64 soon = 120; // minutes
    if (!settings.deadline) {
        return {};
    }
    if (core::isPastDeadline(settings, now)) {
        return CheckInWords::tr("passed", "deadline");
    }
    const QDateTime deadline(settings.date.value_or(now.date()), *settings.deadline);
    const qint64 minutes = (now.secsTo(deadline) + inMinute - 1) / inMinute;
    if (minutes <= soon) {
        return CheckInWords::tr("in %n minute(s)", nullptr, static_cast<int>(minutes));
    }
    return deadline.date() == now.date()
               ? CheckInWords::tr("today")
               : CheckInWords::tr("on %1", "a day").arg(texts::dayText(deadline.date()));
}

} // namespace desk::words
