#pragma once

#include "core/file/tournament_file.h"
#include "evening.h"
#include "small_file.h"

#include <QTest>

/// Shared by the tests of faulty tournament files. A test of rows has the columns of
/// addFileColumns() and calls compareFaults().
namespace file_faults_test {

using namespace evening;
using core::Expected;
using core::FileFault;
using core::readTournament;
using core::Refusals;

constexpr auto first = "/rounds/0/tables/0/games/0/hands/1";

inline QString text(const char* ascii)
{
    return QString::fromLatin1(ascii);
}

inline void row(const char* name, const QByteArray& file, const core::Refusal& expected)
{
    QTest::newRow(name) << file << Refusals{expected};
}

inline core::Refusal wrongType(const char* place, Expected expected)
{
    return refusal(FileFault::WrongType, place, {QString::number(static_cast<int>(expected))});
}

inline core::Refusal unknownWord(const char* place, const char* found, const char* known)
{
    return refusal(FileFault::UnknownWord, place, {text(found), text(known)});
}

inline core::Refusal outOfRange(const char* place, const char* found, const char* smallest,
                                const char* largest)
{
    return refusal(FileFault::NumberOutOfRange, place,
                   {text(found), text(smallest), text(largest)});
}

inline void addFileColumns()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<Refusals>("expected");
}

inline void compareFaults()
{
    QFETCH(QByteArray, file);
    QTEST(refusalsOf(readTournament(file)), "expected");
}

} // namespace file_faults_test
