#include "desk.h"

#include "app/texts/refusal_texts.h"

#include <algorithm>
#include <variant>

namespace desk {
namespace {

constexpr int watchMilliseconds = 400;

} // namespace

Desk::Desk(Databases& databases, Memory& memory, QString file, QString name,
           core::Director::Clock clock)
    : databases_(databases),
      memory_(memory),
      file_(std::move(file)),
      name_(std::move(name)),
      clock_(std::move(clock))
{
    openStore();
    connect(&watch_, &QTimer::timeout, this, &Desk::lookForChanges);
    watch_.start(watchMilliseconds);
    if (const auto id = memory_.tournament(file_)) {
        open(*id);
    }
}

Desk::~Desk() = default;

void Desk::openStore()
{
    store_ = databases_.open(file_);
    director_ = std::make_unique<core::Director>(*store_, name_, clock_);
    director_->setListener([this](core::TournamentId id, const core::Change& change) {
        changedByThisDesk(id, change);
    });
    changesByOthers_ = director_->changesByOthers();
    club_ = director_->tournaments();
    directory_ = director_->players();
}

const core::Standings& Desk::standings() const
{
    if (!standings_) {
        standings_.emplace(tournament_);
    }
    return *standings_;
}

void Desk::open(core::TournamentId id)
{
    current_ = id;
    if (!reload()) {
        return close();
    }
    memory_.setTournament(file_, id);
    Q_EMIT opened();
}

void Desk::close()
{
    current_.reset();
    version_.reset();
    tournament_ = {};
    standings_.reset();
    memory_.setTournament(file_, std::nullopt);
    Q_EMIT opened();
}

bool Desk::reload()
{
    const auto stored =
        run([](core::Director& director, core::TournamentId id) -> core::Result<bool> {
            return director.tournament(id).ok();
        });
    if (!stored || !*stored) {
        return false;
    }
    // The version first: what is written in between is then read once more, not missed.
    version_ = director_->version(*current_);
    tournament_ = **director_->tournament(*current_);
    standings_.reset();
    return true;
}

void Desk::changedByThisDesk(core::TournamentId id, const core::Change& change)
{
    savedAt_ = clock_();
    if (id == current_ && reload()) {
        Q_EMIT changed();
    }
    const auto isGame = [](const core::Step& step) {
        return std::holds_alternative<core::GameExchange>(step);
    };
    if (!std::all_of(change.steps.begin(), change.steps.end(), isGame)) {
        lookForClubChanges();
    }
}

void Desk::lookForChanges()
{
    try {
        const auto changes = director_->changesByOthers();
        if (changes == changesByOthers_) {
            return;
        }
        changesByOthers_ = changes;
        lookAtTournament();
        lookAtClub();
    } catch (const core::StoreFailure& failure) {
        tell(failure);
    }
}

void Desk::lookForClubChanges()
{
    try {
        lookAtClub();
    } catch (const core::StoreFailure& failure) {
        tell(failure);
    }
}

void Desk::lookAtTournament()
{
    if (!current_) {
        return;
    }
    const auto version = director_->version(*current_);
    if (version == version_) {
        return;
    }
    if (!version) {
        return close();
    }
    if (reload()) {
        Q_EMIT changed();
    }
}

void Desk::lookAtClub()
{
    auto club = director_->tournaments();
    auto directory = director_->players();
    if (club == club_ && directory == directory_) {
        return;
    }
    club_ = std::move(club);
    directory_ = std::move(directory);
    Q_EMIT clubChanged();
}

core::Result<QString> Desk::restore(const QString& backup)
{
    director_.reset();
    store_.reset();
    QString failure;
    std::optional<QString> kept;
    try {
        kept = databases_.restore(file_, backup, clock_());
    } catch (const core::StoreFailure& broken) {
        failure = texts::text(broken);
    }
    openStore();
    const auto id = current_;
    close();
    if (id) {
        open(*id);
    }
    Q_EMIT clubChanged();
    if (!failure.isEmpty()) {
        Q_EMIT failed(failure);
        return core::Refusals();
    }
    return kept.value_or(QString());
}

void Desk::tell(const core::StoreFailure& failure)
{
    Q_EMIT failed(texts::text(failure));
}

} // namespace desk
