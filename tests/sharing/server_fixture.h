#pragma once

#include "app/sharing/private_server.h"
#include "tests/as_nobody.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

/// A folder of a user who may run a PostgreSQL server: root becomes nobody meanwhile.
class ServerFolder
{
public:
    ServerFolder() : folder_(std::make_unique<QTemporaryDir>())
    {
        // PostgreSQL's clients look for files there, accessible only to its owner.
        qputenv("HOME", folder_->path().toLocal8Bit());
    }
    [[nodiscard]] QString path(const QString& name = QStringLiteral("shared")) const
    {
        return folder_->filePath(name);
    }
    [[nodiscard]] bool isReady() const { return user_.done() && folder_->isValid(); }

private:
    AsNobody user_;
    std::unique_ptr<QTemporaryDir> folder_;
};

/// Stops the server on destruction.
class StartedServer
{
public:
    StartedServer(const sharing::Programs& programs, const QString& folder)
        : made_(sharing::PrivateServer::make(programs, folder, QStringLiteral("127.0.0.1")))
    {
        if (made_) {
            started_ = made_->start();
        }
    }
    StartedServer(const StartedServer&) = delete;
    StartedServer& operator=(const StartedServer&) = delete;
    StartedServer(StartedServer&&) = delete;
    StartedServer& operator=(StartedServer&&) = delete;
    ~StartedServer()
    {
        if (made_) {
            (void)made_->stop();
        }
    }

    [[nodiscard]] bool isReady() const { return started_.has_value() && bool(*started_); }
    [[nodiscard]] QString why() const
    {
        if (!made_) {
            return made_.fault().detail;
        }
        return isReady() ? QString() : started_->fault().detail;
    }
    const sharing::PrivateServer& operator*() const { return *made_; }
    const sharing::PrivateServer* operator->() const { return &*made_; }

private:
    sharing::Outcome<sharing::PrivateServer> made_;
    std::optional<sharing::Outcome<sharing::PrivateServer>> started_;
};
