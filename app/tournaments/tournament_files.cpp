#include "tournament_files.h"

#include "app/texts/refusal_texts.h"
#include "core/faults.h"
#include "core/file/tournament_file.h"
#include "core/file/whole_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace desk::files {
namespace {

class TournamentFiles
{
    Q_DECLARE_TR_FUNCTIONS(TournamentFiles)
};

QString textOf(const core::Place& place)
{
    if (const auto* line = std::get_if<core::Line>(&place)) {
        return TournamentFiles::tr("Line %1").arg(line->number);
    }
    const QString pointer = std::get<core::Pointer>(place).text();
    return pointer.isEmpty() ? TournamentFiles::tr("Whole file") : pointer;
}

template <typename Findings>
std::vector<Finding> listOf(const Findings& findings)
{
    std::vector<Finding> list;
    list.reserve(findings.size());
    std::transform(findings.begin(), findings.end(), std::back_inserter(list),
                   [](const auto& finding) {
                       return Finding{textOf(finding.place), texts::text(finding)};
                   });
    return list;
}

/// Why a file with such a name is not read here; empty if it may be a tournament file.
QString readElsewhere(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("csv") || suffix == QLatin1String("txt")) {
        return TournamentFiles::tr("This is a list. Lists of participants are read on the page "
                                   "Participants, once a tournament is open.");
    }
    if (suffix == QLatin1String("rummydb")) {
        return TournamentFiles::tr("This is a backup of a club database. File › Restore a backup "
                                   "puts it back.");
    }
    return {};
}

ReadFile parsed(const QByteArray& bytes)
{
    auto tournament = core::readTournament(bytes);
    const core::Refusals faults =
        tournament ? core::faultsOf(*tournament) : tournament.refused().refusals;
    if (!faults.empty()) {
        return {std::nullopt,
                TournamentFiles::tr("The file has %n fault(s); nothing was imported.", nullptr,
                                    static_cast<int>(faults.size())),
                findingsOf(faults)};
    }
    auto doubts = findingsOf(core::doubtsOf(*tournament));
    return {std::move(*tournament), {}, std::move(doubts)};
}

} // namespace

ReadFile read(const QString& path)
{
    if (const QString elsewhere = readElsewhere(path); !elsewhere.isEmpty()) {
        return {std::nullopt, elsewhere, {}};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {std::nullopt,
                TournamentFiles::tr("The file cannot be read: %1").arg(file.errorString()),
                {}};
    }
    if (file.size() > core::largestTournamentFile) {
        return {
            std::nullopt, TournamentFiles::tr("The file is too large for a tournament file."), {}};
    }
    return parsed(file.readAll());
}

core::Tournament sampleEvening()
{
    QFile file(QStringLiteral(":/sample/club-evening.json"));
    file.open(QIODevice::ReadOnly);
    return *core::readTournament(file.readAll());
}

std::optional<QString> write(const core::Tournament& tournament, const QString& path)
{
    const auto failure = core::writeWholeFile(path, core::writeTournament(tournament));
    return failure
               ? std::optional(TournamentFiles::tr("The file cannot be written: %1").arg(*failure))
               : std::nullopt;
}

QString suggestedName(const core::Tournament& tournament)
{
    const auto& settings = tournament.settings;
    QString name;
    for (const QChar character : settings.name.toLower()) {
        if (character.isLetterOrNumber()) {
            name += character;
        } else if (!name.isEmpty() && !name.endsWith(u'-')) {
            name += u'-';
        }
    }
    const QString date = settings.date ? settings.date->toString(Qt::ISODate) : QString();
    if (!date.isEmpty() && !name.contains(date)) {
        name += (name.endsWith(u'-') ? QString() : QStringLiteral("-")) + date;
    }
    while (name.endsWith(u'-')) {
        name.chop(1);
    }
    return name + QStringLiteral(".json");
}

std::vector<Finding> findingsOf(const core::Refusals& refusals)
{
    return listOf(refusals);
}

std::vector<Finding> findingsOf(const core::Warnings& warnings)
{
    return listOf(warnings);
}

} // namespace desk::files
