#pragma once

#include "app/sharing/certificate.h"
#include "app/sharing/private_server.h"
#include "app/sharing/programs.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <optional>

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
