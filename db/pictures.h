#pragma once

#include "core/model/picture.h"
#include "db/connection.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace db {

class SqliteConnection;

/// The club's pictures. All functions throw core::StoreFailure; Damaged if one was changed outside
/// the program.

/// Nothing if the club does not have it.
std::optional<QByteArray> readPicture(Connection& connection, const QString& name);
/// The bytes are a picture that the club may keep (core/model/picture.h); one that it has already
/// is left as it is.
void addPicture(Connection& connection, const QByteArray& bytes);
/// Reads every picture.
void requirePicturesProven(Connection& connection);
/// Adds those that only the other club has.
void addPicturesOf(Connection& other, Connection& connection);
/// Removes those that no tournament and no journal names any more.
void removeUnusedPictures(Connection& connection);

/// The files that settings named by their paths before the club had pictures of its own, on this
/// computer.
std::vector<QString> readOlderPictures(Connection& connection);
void forgetOlderPictures(Connection& connection);

/// The paths by which settings of the club's tournaments still name pictures.
QStringList picturePathsIn(SqliteConnection& club);

} // namespace db
