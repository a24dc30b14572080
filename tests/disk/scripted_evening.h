#pragma once

#include "core/service/club_service.h"
#include "core/service/tournament_service.h"
#include "core/store/store.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

/// A desk with a club database, which may be closed, and its actions in an evening.
class ScriptedEvening
{
public:
    /// At most one transaction: only the state before or after it can be found.
    struct Step
    {
        const char* name;
        std::function<void(ScriptedEvening&)> carryOut; ///< Throws core::StoreFailure.
    };
    static const std::vector<Step>& steps();

    /// `folder` is for the database and its backup.
    explicit ScriptedEvening(QString folder) : folder_(std::move(folder)) {}

    /// Does nothing if open. The database is created if missing.
    void open();
    void close();
    [[nodiscard]] bool isOpen() const { return store_ != nullptr; }

    /// All visible contents of the database, which is opened.
    QByteArray contents();

    [[nodiscard]] QString file() const;
    [[nodiscard]] QString backup() const;
    core::TournamentService& service() { return *service_; }
    core::ClubService& club() { return *club_; }
    [[nodiscard]] core::TournamentId tournament() const;

private:
    QString folder_;
    std::unique_ptr<core::Store> store_;
    std::optional<core::TournamentService> service_;
    std::optional<core::ClubService> club_;
};
