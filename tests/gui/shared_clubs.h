#pragma once

#include "db/clubs.h"
#include "shared_store.h"
#include "tests/place_of.h"

#include <QTemporaryDir>

/// A club on a server where others work, too.
inline const core::ClubPlace sharedPlace =
    placeOf(QStringLiteral("postgresql://rummy_director@server.example/club"));

/// Clubs of which those on a server are one file of this machine; with a line, what is at its other
/// end. All other clubs are files as usual.
class SharedClubs : public db::Clubs
{
public:
    /// The line outlives the clubs.
    explicit SharedClubs(Line* line = nullptr) : db::Clubs(QString()), line_(line) {}

    [[nodiscard]] std::unique_ptr<core::Store> open(const core::ClubPlace& place,
                                                    core::IfMissing ifMissing) const override
    {
        if (place.isServer() && line_ != nullptr) {
            return std::make_unique<SharedStore>(*line_);
        }
        // A server makes its club by itself.
        return place.isServer() ? db::Clubs::open(served(), core::IfMissing::Create)
                                : db::Clubs::open(place, ifMissing);
    }
    [[nodiscard]] QString fileOf(const core::ClubPlace& place) const override
    {
        return place.file().value_or(folder_.filePath(QStringLiteral("club.rummydb")));
    }
    QString backUpTo(const core::ClubPlace& place, const QString& folder,
                     const QDateTime& now) const override
    {
        return db::Clubs::backUpTo(place.isServer() ? served() : place, folder, now);
    }

private:
    /// The file that takes the place of the server.
    [[nodiscard]] core::ClubPlace served() const { return placeOf(fileOf(sharedPlace)); }

    Line* line_;
    QTemporaryDir folder_;
};
