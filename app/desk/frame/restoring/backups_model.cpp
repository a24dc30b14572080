#include "app/desk/frame/restoring/backups_model.h"

#include "core/texts/numbers.h"
#include "core/texts/translation.h"

#include <QDir>
#include <QTime>

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using State = core::BackupContents::State;

struct StateLook
{
    icons::Meaning icon;
    theme::Role colour;
    QString text;
};

StateLook lookOf(const std::optional<core::BackupContents>& contents)
{
    using icons::Meaning;
    using theme::Role;
    if (!contents) {
        return {Meaning::Information, Role::Muted, BackupsModel::tr("being read…")};
    }
    switch (contents->state) {
    case State::Sound:
        return {Meaning::Complete, Role::Done, BackupsModel::tr("sound")};
    case State::Damaged:
        return {Meaning::Refused, Role::Error, BackupsModel::tr("damaged")};
    case State::TooNew:
        return {Meaning::Warning, Role::Note, BackupsModel::tr("newer version")};
    case State::Unread:
        break;
    }
    return {Meaning::Warning, Role::Error, BackupsModel::tr("cannot be read")};
}

/// With seconds where the minute would not tell it from another backup.
QString timeText(const core::BackupFile& file, const std::vector<core::BackupFile>& all)
{
    const auto minute = [](const core::BackupFile& one) {
        return one.time.toSecsSinceEpoch() / 60;
    };
    const auto sameMinute = std::count_if(
        all.begin(), all.end(), [&](const auto& one) { return minute(one) == minute(file); });
    const auto local = file.time.toLocalTime();
    return texts::dayText(local.date()) + u' ' +
           local.time().toString(sameMinute > 1 ? QStringLiteral("HH:mm:ss")
                                                : QStringLiteral("HH:mm"));
}

/// The last one played, and the number of others.
QString tournamentText(const core::BackupContents& contents)
{
    if (contents.tournament.isEmpty()) {
        return BackupsModel::tr("no tournament");
    }
    return contents.others == 0
               ? contents.tournament
               : QStringLiteral("%1 +%2").arg(contents.tournament).arg(contents.others);
}

std::vector<Cell> cellsOf(const core::BackupFile& file, const QString& time,
                          const std::optional<core::BackupContents>& contents)
{
    const auto known = contents.value_or(core::BackupContents());
    const bool isSound = known.state == State::Sound;
    const auto look = lookOf(contents);
    const QString tournament = isSound ? tournamentText(known) : QString();
    const QString round = known.round ? QString::number(plain(*known.round)) : QString();
    const QString results = isSound ? texts::locale().toString(known.results) : QString();
    const QStringList spoken = {time, isSound ? summaryText(known) : QString(), look.text};
    return {{{Qt::DisplayRole, time},
             {Qt::ToolTipRole, QDir::toNativeSeparators(file.path)},
             {Qt::AccessibleTextRole, spoken.join(QStringLiteral(", "))},
             {NumberRole, true},
             {BackupsModel::SortRole, file.time}},
            {{Qt::DisplayRole, tournament},
             {Qt::ToolTipRole, tournament},
             {WeightRole, QFont::DemiBold},
             {BackupsModel::SortRole, tournament}},
            {{Qt::DisplayRole, round},
             {Qt::TextAlignmentRole, Qt::AlignRight},
             {NumberRole, true},
             {BackupsModel::SortRole, round.toInt()}},
            {{Qt::DisplayRole, results},
             {Qt::TextAlignmentRole, Qt::AlignRight},
             {NumberRole, true},
             {BackupsModel::SortRole, known.results}},
            {{Qt::DisplayRole, look.text},
             {IconRole, static_cast<int>(look.icon)},
             {ColourRole, static_cast<int>(look.colour)},
             {BackupsModel::SortRole, look.text}}};
}

} // namespace

BackupsModel::BackupsModel(QObject* parent)
    : CellModel({tr("Backed up"), tr("Tournament"), tr("Round"), tr("Results"), tr("State")},
                parent)
{}

QVariant BackupsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isNumber = section == Round || section == Results;
    return isNumber && role == Qt::TextAlignmentRole
               ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
               : CellModel::headerData(section, orientation, role);
}

void BackupsModel::setBackups(const std::vector<core::BackupFile>& newestFirst)
{
    std::vector<BackupRow> rows;
    rows.reserve(newestFirst.size());
    for (const auto& file : newestFirst) {
        const QString time = timeText(file, newestFirst);
        rows.push_back({file, time, std::nullopt, cellsOf(file, time, std::nullopt)});
    }
    setRows(std::move(rows));
}

void BackupsModel::setContents(int row, const core::BackupContents& contents)
{
    auto all = rows();
    auto& changed = all[static_cast<std::size_t>(row)];
    changed.contents = contents;
    changed.cells = cellsOf(changed.file, changed.time, contents);
    setRows(std::move(all));
}

std::optional<int> BackupsModel::firstUnread() const
{
    const auto unread = std::find_if(rows().begin(), rows().end(),
                                     [](const BackupRow& row) { return !row.contents; });
    return unread != rows().end() ? std::optional(static_cast<int>(unread - rows().begin()))
                                  : std::nullopt;
}

bool BackupsModel::isSound(int row) const
{
    const auto& contents = this->row(row).contents;
    return contents && contents->state == State::Sound;
}

QString summaryText(const core::BackupContents& contents)
{
    QStringList parts = {tournamentText(contents)};
    if (contents.round) {
        parts << BackupsModel::tr("round %1").arg(plain(*contents.round));
    }
    parts << BackupsModel::tr("%n result(s)", nullptr, contents.results);
    return parts.join(QStringLiteral(", "));
}

} // namespace desk
