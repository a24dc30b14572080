#pragma once

#include <QByteArray>
#include <QString>
#include <QStringView>

/// The secrets of helpers' pages. All digests are made with the key of the tournament's codes
/// (hall_codes.h), so that they say nothing without it and a restart of the program keeps them.
namespace core {

/// A new random code: 50 bits, "K7QF3-MTR2A".
QString newHelperCode();

/// What is stored of a code, however it was typed.
QByteArray helperCodeDigest(const QByteArray& key, QStringView code);

/// What the browser of a helper with that code keeps as its cookie: 256 bits in hexadecimal digits.
QByteArray helperSession(const QByteArray& key, const QByteArray& codeDigest);

/// What every form of a session's pages sends along, so that no other page can send them.
QByteArray helperFormToken(const QByteArray& key, const QByteArray& session);

/// In a time that does not tell where they differ.
bool isSameSecret(const QByteArray& left, const QByteArray& right);

} // namespace core
