#pragma once

#include "core/service/club_service.h"
#include "core/service/tournament_service.h"
#include "db/club_merge.h"
#include "db/sqlite/check.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/club_file.h"
#include "store_contents.h"
#include "store_fixture.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <memory>

/// A copy of the club on one laptop.
class Laptop
{
public:
    explicit Laptop(const QString& name) : Laptop(name, db::openClubInMemory()) {}
    /// A copy of another laptop's club, as received in a club file.
    Laptop(const QString& name, Laptop& other) : Laptop(name, other.handedOver()) {}

    [[nodiscard]] core::Store& store() { return club_.store(); }
    core::TournamentService& service() { return service_; }
    core::ClubService& club() { return people_; }
    [[nodiscard]] QByteArray file()
    {
        return db::writeClubFile(static_cast<db::SqliteConnection&>(club_.connection()), {});
    }
    /// Without values counted separately on each laptop.
    [[nodiscard]] QByteArray contents() { return store_contents::withIdentities(club_.store()); }
    [[nodiscard]] bool isSound()
    {
        return db::examine(static_cast<db::SqliteConnection&>(club_.connection())).empty();
    }

    core::Result<core::MergePlan> preview(Laptop& other, const core::MergeChoices& choices = {})
    {
        db::OpenClub theirs(other.handedOver());
        return db::previewMerge(club_, theirs, choices);
    }
    core::Result<core::MergePlan> merge(Laptop& other, const core::MergeChoices& choices = {})
    {
        db::OpenClub theirs(other.handedOver());
        return db::mergeClub(club_, theirs, choices, {QStringLiteral("desk 1"), now_},
                             [] { return QStringLiteral("before.rummydb"); });
    }

    void add(const core::Series& series)
    {
        const auto writing = club_.store().beginWrite();
        core::ClubChange change;
        change.label.action = core::ClubAction::CreateSeries;
        change.steps = {core::SeriesExchange{series.id, std::nullopt, series}};
        writing->recordClub(change, core::EntryKind::Done, std::nullopt,
                            {QStringLiteral("desk"), now_});
        writing->commit();
    }

    void wait(int minutes) { now_ = now_.addSecs(60 * qint64{minutes}); }

private:
    Laptop(const QString& name, std::unique_ptr<db::SqliteConnection> connection)
        : club_(std::move(connection)),
          service_(club_.store(), name, [this] { return later(); }),
          people_(club_.store(), name, [this] { return later(); })
    {}

    QDateTime later()
    {
        now_ = now_.addMSecs(1);
        return now_;
    }

    std::unique_ptr<db::SqliteConnection> handedOver()
    {
        auto connection =
            std::make_unique<db::SqliteConnection>(QString(), db::SqliteConnection::Access::Memory);
        if (!db::readClubFile(file(), *connection)) {
            throw core::StoreFailure(core::StoreFailure::Kind::Damaged,
                                     QStringLiteral("club file"));
        }
        return connection;
    }

    QDateTime now_ = store_fixture::stampAt(0).time;
    db::OpenClub club_;
    core::TournamentService service_;
    core::ClubService people_;
};
