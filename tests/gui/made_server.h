#pragma once

#include "app/sharing/certificate.h"
#include "app/sharing/private_server.h"
#include "app/sharing/programs.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <optional>

/// PostgreSQL's programs, of which none does anything but that a server runs.
class FakePrograms
{
public:
    FakePrograms()
    {
        QFile::copy(QStringLiteral("/bin/sleep"), folder_.filePath(QStringLiteral("postgres")));
        QFile control(folder_.filePath(QStringLiteral("pg_ctl")));
        if (control.open(QIODevice::WriteOnly)) {
            control.write("#!/bin/sh\n"
                          "process=$2/postmaster.pid\n"
                          "for command; do :; done\n"
                          "if [ $command = stop ]; then kill $(cat $process); exit; fi\n"
                          "$(dirname $0)/postgres 600 </dev/null >/dev/null 2>&1 &\n"
                          "echo $! >$process\n");
            control.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
    }

    [[nodiscard]] sharing::Programs programs() const { return {folder_.path(), QString()}; }

private:
    QTemporaryDir folder_;
};

/// A server that was created, as its folder shows it; none of its programs is run.
struct MadeServer
{
    MadeServer()
    {
        const auto programs = sharing::findPrograms();
        if (!programs || !sharing::makeCertificate(programs->openssl, folder.path())) {
            return;
        }
        QFile kept(folder.filePath(QStringLiteral("server.json")));
        const QJsonObject values{{QStringLiteral("address"), QStringLiteral("192.168.1.5")},
                                 {QStringLiteral("port"), 45432},
                                 {QStringLiteral("owner"), QStringLiteral("0000000000000000")},
                                 {QStringLiteral("director"), QStringLiteral("DDDDDDDDDDDDDDDD")}};
        if (kept.open(QIODevice::WriteOnly)) {
            kept.write(QJsonDocument(values).toJson());
            kept.close();
            server = sharing::PrivateServer::find(*programs, folder.path());
        }
    }

    QTemporaryDir folder;
    std::optional<sharing::PrivateServer> server; ///< Nothing if PostgreSQL is not installed.
};
