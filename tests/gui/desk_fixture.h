#pragma once

#include "app/desk/frame/session.h"
#include "core/file/tournament_file.h"
#include "db/clubs.h"
#include "tests/place_of.h"

#include <QFile>
#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <utility>

/// A desk on a new club database in a folder of its own, or at a place of the test's choice; its
/// clock at 16 October 2026, 19:00 UTC and a second later at each look.
class DeskFixture
{
public:
    explicit DeskFixture(
        std::shared_ptr<const core::Clubs> databases = std::make_shared<db::Clubs>(QString()),
        const std::optional<core::ClubPlace>& place = std::nullopt)
        : databases_(std::move(databases)), place_(place.value_or(placeOf(clubFile())))
    {
        start();
    }

    [[nodiscard]] QString file(const QString& name) const { return folder_.filePath(name); }
    /// The file of the club, unless the test chose another place.
    [[nodiscard]] QString clubFile() const { return file(QStringLiteral("club.rummydb")); }
    desk::Session& session() { return *session_; }

    /// Ends the program.
    void stop()
    {
        session_.reset();
        uiState_.reset();
    }

    /// Ends the program and starts it again.
    void restart()
    {
        stop();
        start();
    }
    /// As restart(), but anything not on disk yet is lost.
    void killAndRestart()
    {
        const QString state = file(QStringLiteral("desk.ini"));
        const QString kept = file(QStringLiteral("kept.ini"));
        QFile::remove(kept);
        QFile::copy(state, kept);
        session_.reset();
        uiState_.reset();
        QFile::remove(state);
        QFile::rename(kept, state);
        start();
    }

    /// Time passes without anyone looking at the clock.
    void advance(int seconds) { now_ = now_.addSecs(seconds); }
    [[nodiscard]] QDateTime now() const { return now_; }

    /// Imports a file of tests/data and opens it.
    core::TournamentId openSample(const QString& name = QStringLiteral("club-evening.json"))
    {
        QFile sample(QStringLiteral(RUMMY_SOURCE_DIR "/tests/data/") + name);
        if (!sample.open(QIODevice::ReadOnly)) {
            qFatal("no sample evening");
        }
        const auto tournament = core::readTournament(sample.readAll());
        return open(*tournament);
    }
    /// Imports a tournament without faults, and opens it.
    core::TournamentId open(const core::Tournament& tournament)
    {
        const auto id = session_->runClub(
            [&](core::TournamentService& service) { return service.import(tournament); });
        if (!id) {
            qFatal("the tournament is refused");
        }
        session_->open(*id);
        return *id;
    }

private:
    void start()
    {
        uiState_ = std::make_unique<desk::UiState>(file(QStringLiteral("desk.ini")));
        session_ = std::make_unique<desk::Session>(*databases_, *uiState_, place_,
                                                   QStringLiteral("Desk"), [this] {
                                                       now_ = now_.addSecs(1);
                                                       return now_;
                                                   });
    }

    QTemporaryDir folder_;
    std::shared_ptr<const core::Clubs> databases_;
    core::ClubPlace place_;
    QDateTime now_{QDate(2026, 10, 16), QTime(19, 0), Qt::UTC};
    std::unique_ptr<desk::UiState> uiState_;
    std::unique_ptr<desk::Session> session_;
};
