#include "app/cli/call.h"

#include "core/cards/knock_out.h"
#include "core/evening/prize_changes.h"
#include "core/file/whole_file.h"
#include "core/store/user_files.h"
#include "core/texts/database_texts.h"
#include "core/texts/knock_out_texts.h"
#include "core/texts/list_file_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/prize_texts.h"
#include "core/texts/refusal_texts.h"

#include <QFile>
#include <QSettings>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// In pieces: a pipe delivers what it has, and the limit far exceeds most files.
QByteArray readUpTo(QIODevice& device, qint64 most)
{
    constexpr qint64 piece = 1LL << 20;
    QByteArray bytes;
    while (bytes.size() < most) {
        const QByteArray more = device.read(std::min(piece, most - bytes.size()));
        if (more.isEmpty()) {
            break;
        }
        bytes += more;
    }
    return bytes;
}

/// The text with the item that it is about: the seat in a list by seat, else what was typed for the
/// item, unless the text says it.
QString aboutItem(const QString& pattern, std::size_t item, const QString& typed,
                  const QString& text)
{
    if (pattern.startsWith(u"/hands/")) {
        return Console::tr("Seat %1: %2").arg(texts::seatLetter(item), text);
    }
    const auto words = typed.split(u',');
    const auto word = static_cast<qsizetype>(item) < words.size()
                          ? words[static_cast<qsizetype>(item)].trimmed()
                          : QString();
    return word.isEmpty() || text.contains(word) ? text : u"%1: %2"_s.arg(word, text);
}

/// Whether the pointer lies at or below the pattern; `item` becomes the index at its "*".
bool matches(const QStringList& pattern, const QStringList& pointer,
             std::optional<std::size_t>& item)
{
    if (pattern.size() > pointer.size()) {
        return false;
    }
    for (qsizetype part = 0; part < pattern.size(); ++part) {
        if (pattern[part] == u"*") {
            item = pointer[part].toULongLong();
        } else if (pattern[part] != pointer[part]) {
            return false;
        }
    }
    return true;
}

} // namespace

std::optional<core::Line> LineIndex::lineOf(const core::Pointer& pointer) const
{
    for (QString part = pointer.text(); !part.isEmpty(); part.truncate(part.lastIndexOf(u'/'))) {
        if (const auto found = lines_.find(part); found != lines_.end()) {
            return found->second;
        }
    }
    return std::nullopt;
}

std::optional<core::ClubPlace> Call::namedPlace() const
{
    return core::ClubPlace::parse(arguments_.has("database") ? arguments_.text("database")
                                                             : environment_.defaultDatabase);
}

core::ClubPlace Call::place() const
{
    if (auto named = namedPlace()) {
        return *std::move(named);
    }
    throw core::StoreFailure(core::StoreFailure::Kind::NotThere, QString());
}

QStringList Call::backupFolders() const
{
    const QSettings settings(environment_.deskSettings, QSettings::IniFormat);
    return core::backupFolders(
        environment_.databases.fileOf(place()),
        settings.value(QLatin1StringView(core::secondBackupFolder)).toString());
}

QString Call::lostText(const core::LostEntries& lost) const
{
    return texts::text(lost, environment_.databases.backupBeyond(place(), backupFolders()));
}

core::Store& Call::store()
{
    if (store_ == nullptr) {
        store_ = environment_.databases.open(
            place(), command_.createsDatabase ? core::IfMissing::Create : core::IfMissing::Refuse);
        if (const auto& lost = store_->lostEntries()) {
            console().warning(place().text(), lostText(*lost));
        }
    }
    return *store_;
}

core::TournamentService& Call::service()
{
    if (!service_) {
        service_.emplace(store(), environment_.desk, environment_.clock);
    }
    return *service_;
}

core::ClubService& Call::club()
{
    if (!club_) {
        club_.emplace(store(), environment_.desk, environment_.clock);
    }
    return *club_;
}

std::optional<core::Tournament> Call::tournamentNow()
{
    const auto tournament = service().tournament(tournamentId());
    return tournament ? std::optional(**tournament) : std::nullopt;
}

void Call::warnOfConsequences(const std::optional<core::Tournament>& before)
{
    const auto now = tournamentNow();
    if (!before || !now) {
        return;
    }
    if (const auto prizes = texts::text(*now, core::prizeChanges(*before, *now));
        !prizes.isEmpty()) {
        warn(core::Pointer() / "prizes", prizes);
    }
    warnOfOvertakenRounds(*now);
}

void Call::warnOfOvertakenRounds(const core::Tournament& tournament)
{
    const auto& rounds = tournament.rounds;
    for (const auto& overtaken : core::overtakenRounds(tournament)) {
        const auto found =
            std::find_if(rounds.begin(), rounds.end(), [&overtaken](const core::Round& round) {
                return round.number == overtaken.round;
            });
        const auto place =
            core::Pointer() / "rounds" / static_cast<std::size_t>(found - rounds.begin());
        console_.warning(place.text(), texts::overtakenText(tournament, overtaken));
    }
}

std::optional<QByteArray> Call::read(const QString& file, qint64 largest)
{
    source_ = file;
    QFile opened(file);
    const bool standardInput = file == u"-";
    if (!standardInput && !opened.open(QIODevice::ReadOnly)) {
        console_.error(file,
                       Console::tr("The file cannot be opened: %1.").arg(opened.errorString()));
        return std::nullopt;
    }
    QIODevice& device = standardInput ? environment_.standardInput : opened;
    const QByteArray bytes = readUpTo(device, largest + 1);
    if (!standardInput && opened.error() != QFileDevice::NoError) {
        console_.error(file, Console::tr("The file cannot be read: %1.").arg(opened.errorString()));
        return std::nullopt;
    }
    return bytes;
}

Read<core::CsvTable> Call::readTable(const QString& file, const core::CsvColumns& columns)
{
    const auto bytes = read(file, core::largestListFile);
    return bytes ? tableOf(*bytes, columns)
                 : Read<core::CsvTable>{std::nullopt, ExitCode::Environment};
}

Read<core::ListFile> Call::listOf(const QByteArray& bytes, const QString& sheet)
{
    auto list = core::readListFile(bytes, sheet);
    if (const auto* const failure = std::get_if<core::ListFileFailure>(&list)) {
        const bool isSheet = failure->fault == core::ListFileFault::UnknownSheet;
        console_.error(isSheet ? u"--sheet"_s : source_, texts::text(*failure));
        return {std::nullopt, ExitCode::Refused};
    }
    return {std::get<core::ListFile>(std::move(list))};
}

Read<core::CsvTable> Call::tableOf(const QByteArray& bytes, const core::CsvColumns& columns)
{
    const auto list = listOf(bytes, {});
    if (!list.value) {
        return {std::nullopt, list.failure};
    }
    const auto* const sheet = std::get_if<core::Sheet>(&*list.value);
    const auto table =
        sheet != nullptr ? core::csvTableOf(sheet->rows, columns) : core::readCsv(bytes, columns);
    if (!table) {
        return {std::nullopt, refuse(table.refused())};
    }
    warn(table->warnings);
    for (std::size_t row = 0; row < table->rows.size(); ++row) {
        lines_.add(core::Pointer() / row, table->rows[row].line);
    }
    return {*table};
}

ExitCode Call::deliver(const QByteArray& result)
{
    const QString file = arguments_.text("output");
    if (file.isEmpty() || file == u"-") {
        console_.write(result);
        return ExitCode::Done;
    }
    if (const auto failure = core::writeWholeFile(file, result)) {
        console_.error(file, texts::text(*failure));
        return ExitCode::Environment;
    }
    return ExitCode::Done;
}

void Call::error(const core::Refusal& refusal)
{
    const auto [place, text] = located(refusal.place, texts::text(refusal));
    const bool isUnknown = refusal.code == core::RefusalCode(core::ClubFault::NoTournament);
    console_.error(isUnknown ? u"--tournament"_s : place, text);
}

void Call::error(const core::Place& place, const QString& text)
{
    const auto [where, what] = located(place, text);
    console_.error(where, what);
}

void Call::warn(const core::Warnings& warnings)
{
    for (const auto& warning : warnings) {
        const auto [place, text] = located(warning.place, texts::text(warning));
        console_.warning(place, text);
    }
}

void Call::warn(const core::Place& place, const QString& text)
{
    const auto [where, what] = located(place, text);
    console_.warning(where, what);
}

ExitCode Call::misused(QAnyStringView place, const QString& text)
{
    console_.error(place, text);
    return ExitCode::Usage;
}

bool Call::misusedAny(std::initializer_list<const char*> options, const QString& text)
{
    bool any = false;
    for (const auto* const option : options) {
        if (arguments_.has(option)) {
            misused(u"--"_s + QLatin1String(option), text);
            any = true;
        }
    }
    return any;
}

ExitCode Call::refuse(const core::Refused& refused)
{
    for (const auto& refusal : refused.refusals) {
        error(refusal);
    }
    warn(refused.unconfirmed);
    if (refused.refusals.empty()) {
        console_.error("--confirm-warnings",
                       Console::tr("Nothing was stored. If it is right, repeat it with "
                                   "--confirm-warnings."));
    }
    return ExitCode::Refused;
}

/// The line of the file, if any; else the option matching the pointer: if several match, the
/// longest pattern, then one that was given.
std::pair<QString, QString> Call::located(const core::Place& place, const QString& text) const
{
    const auto* const pointer = std::get_if<core::Pointer>(&place);
    const auto line =
        pointer != nullptr ? lines_.lineOf(*pointer) : std::optional(std::get<core::Line>(place));
    if (line) {
        return {u"%1:%2"_s.arg(source_, QString::number(line->number)), text};
    }
    const QStringList parts = pointer->text().split(u'/');
    const QString whole = source_.isEmpty() ? u"--tournament"_s : source_;
    std::pair best = {pointer->text().isEmpty() ? whole : pointer->text(), text};
    std::pair<qsizetype, bool> bestRank;
    for (const auto& option : command_.options) {
        for (const auto& each : option.places) {
            const QStringList pattern = each.split(u'/');
            const std::pair rank{pattern.size(), arguments_.has(option.name)};
            std::optional<std::size_t> item;
            if (rank > bestRank && matches(pattern, parts, item)) {
                best = {option.dashed(),
                        item ? aboutItem(each, *item, arguments_.text(option.name), text) : text};
                bestRank = rank;
            }
        }
    }
    return best;
}

std::function<ExitCode(Call&)>
onTournament(std::function<ExitCode(Call&, const core::Tournament&)> run)
{
    return [run = std::move(run)](Call& call) {
        const auto found = call.service().tournament(call.tournamentId());
        if (!found) {
            return call.refuse(found.refused());
        }
        // A later call of the service would invalidate the one it keeps.
        const core::Tournament tournament = **found;
        return run(call, tournament);
    };
}

} // namespace cli
