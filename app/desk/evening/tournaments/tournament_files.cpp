#include "app/desk/evening/tournaments/tournament_files.h"

#include "app/desk/widgets/file_names.h"
#include "core/club/evening_version.h"
#include "core/faults/faults.h"
#include "core/file/tournament_file.h"
#include "core/file/whole_file.h"
#include "core/texts/refusal_texts.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

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

/// For refusals or warnings.
template <typename Findings>
std::vector<Finding> findingsOf(const Findings& findings)
{
    std::vector<Finding> list;
    list.reserve(findings.size());
    for (const auto& finding : findings) {
        list.push_back({textOf(finding.place), texts::text(finding)});
    }
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
    if (suffix == QLatin1String("rummyclub")) {
        return TournamentFiles::tr(
            "This is a whole club. File › Whole club takes it over or merges "
            "it.");
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
    QFile file(path);
    QString failure = readElsewhere(path);
    if (failure.isEmpty() && !file.open(QIODevice::ReadOnly)) {
        failure = TournamentFiles::tr("The file cannot be read: %1").arg(file.errorString());
    } else if (failure.isEmpty() && file.size() > core::largestTournamentFile) {
        failure = TournamentFiles::tr("The file is too large for a tournament file.");
    }
    return failure.isEmpty() ? parsed(file.readAll()) : ReadFile{std::nullopt, failure, {}};
}

core::Tournament sampleEvening()
{
    QFile file(QStringLiteral(":/sample/club-evening.json"));
    file.open(QIODevice::ReadOnly);
    auto evening = *core::readTournament(file.readAll());
    evening.copyOf = core::sampleEvening;
    return evening;
}

std::optional<QString> write(const core::Tournament& tournament, const QString& path)
{
    const auto failure = core::writeWholeFile(path, core::writeTournament(tournament));
    return failure ? std::optional(texts::text(*failure)) : std::nullopt;
}

QString suggestedName(const core::Tournament& tournament)
{
    const auto& settings = tournament.settings;
    static const QRegularExpression gap(QStringLiteral("[^\\p{L}\\p{N}]+"));
    const auto joined = [](const QString& text) {
        return text.split(u'-', Qt::SkipEmptyParts).join(u'-');
    };
    // File systems allow 255 bytes; some are for the date and the temporary name.
    constexpr qsizetype longest = 200;
    const QString name =
        joined(shortened(settings.name.toLower().replace(gap, QStringLiteral("-")), longest));
    const auto isDated = [&name, &settings](const QString& format) {
        return name.contains(settings.date->toString(format));
    };
    const bool needsDate = settings.date && !isDated(QStringLiteral("yyyy-MM-dd")) &&
                           !isDated(QStringLiteral("d-M-yyyy")) &&
                           !isDated(QStringLiteral("dd-MM-yyyy"));
    return (needsDate ? joined(name + u'-' + settings.date->toString(Qt::ISODate)) : joined(name)) +
           QStringLiteral(".rummytournament");
}

} // namespace desk::files
