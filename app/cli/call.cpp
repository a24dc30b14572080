#include "call.h"

#include "app/texts/refusal_texts.h"
#include "app/texts/seat_letters.h"
#include "core/file/whole_file.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class CallTexts
{
    Q_DECLARE_TR_FUNCTIONS(CallTexts)
};

/// In pieces: a pipe gives what it has, and the limit is far above what most files need.
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

bool isUnknownTournament(const core::Refusal& refusal)
{
    return refusal.code == core::RefusalCode(core::ClubFault::NoTournament);
}

} // namespace

Call::Call(const Command& command, Arguments arguments, const Environment& environment,
           Console& console)
    : command_(command),
      arguments_(std::move(arguments)),
      environment_(environment),
      console_(console)
{}

QString Call::databaseFile() const
{
    return arguments_.has(u"database"_s) ? arguments_.text(u"database"_s)
                                         : environment_.defaultDatabase;
}

core::Store& Call::store()
{
    if (store_ == nullptr) {
        store_ = &environment_.databases.open(databaseFile(), command_.createsDatabase);
    }
    return *store_;
}

core::Director& Call::director()
{
    if (!director_) {
        director_.emplace(store(), environment_.desk, environment_.clock);
    }
    return *director_;
}

core::TournamentId Call::tournamentId() const
{
    return arguments_.id<core::TournamentId>(u"tournament"_s);
}

std::optional<QByteArray> Call::read(const QString& file, qint64 largest)
{
    source_ = file;
    QFile opened(file);
    const bool standardInput = file == u"-";
    if (!standardInput && !opened.open(QIODevice::ReadOnly)) {
        console_.error(file,
                       CallTexts::tr("The file cannot be opened: %1.").arg(opened.errorString()));
        return std::nullopt;
    }
    QIODevice& device = standardInput ? environment_.standardInput : opened;
    const QByteArray bytes = readUpTo(device, largest + 1);
    if (!standardInput && opened.error() != QFileDevice::NoError) {
        console_.error(file,
                       CallTexts::tr("The file cannot be read: %1.").arg(opened.errorString()));
        return std::nullopt;
    }
    return bytes;
}

ExitCode Call::deliver(const QByteArray& result)
{
    const QString file = arguments_.text(u"output"_s);
    if (file.isEmpty() || file == u"-") {
        console_.write(result);
        return ExitCode::Done;
    }
    if (const auto failure = core::writeWholeFile(file, result)) {
        console_.error(file, CallTexts::tr("The file cannot be written: %1.").arg(*failure));
        return ExitCode::Environment;
    }
    return ExitCode::Done;
}

void Call::error(const core::Refusal& refusal)
{
    const QString text = texts::text(refusal);
    const Located at = isUnknownTournament(refusal) ? Located{u"--tournament"_s, text}
                                                    : located(refusal.place, text);
    console_.error(at.place, at.text);
}

void Call::warn(const core::Warnings& warnings)
{
    for (const auto& warning : warnings) {
        const Located at = located(warning.place, texts::text(warning));
        console_.warning(at.place, at.text);
    }
}

ExitCode Call::refuse(const core::Refused& refused)
{
    for (const auto& refusal : refused.refusals) {
        error(refusal);
    }
    warn(refused.unconfirmed);
    if (refused.refusals.empty()) {
        console_.error(u"--confirm-warnings"_s,
                       CallTexts::tr("Nothing was stored. If the numbers are right, enter them "
                                     "again with --confirm-warnings."));
    }
    return ExitCode::Refused;
}

Call::Located Call::located(const core::Place& place, const QString& text) const
{
    if (const auto* line = std::get_if<core::Line>(&place)) {
        return {lineText(*line), text};
    }
    const auto& pointer = std::get<core::Pointer>(place);
    if (const auto line = lines_.lineOf(pointer)) {
        return {lineText(*line), text};
    }
    if (const auto option = optionPlace(command_, arguments_, pointer)) {
        return {option->option,
                option->item
                    ? CallTexts::tr("Seat %1: %2").arg(texts::seatLetter(*option->item), text)
                    : text};
    }
    const QString whole = source_.isEmpty() ? u"--tournament"_s : source_;
    return {pointer.text().isEmpty() ? whole : pointer.text(), text};
}

QString Call::lineText(core::Line line) const
{
    return u"%1:%2"_s.arg(source_, QString::number(line.number));
}

} // namespace cli
