#pragma once

#include "app/desk/frame/session.h"

#include <QProcess>
#include <QTest>

/// The command line beside the window, on the same database.
namespace hands_test {

using namespace Qt::Literals::StringLiterals;

/// The open tournament's standings match those of the command line.
inline void compareWithCommandLine(const desk::Session& session)
{
    QProcess program;
    program.start(QStringLiteral(RUMMY_CLI),
                  {u"--database"_s, session.place().text(), u"standings"_s, u"--tournament"_s,
                   QString::number(core::plain(*session.current())), u"--format"_s, u"csv"_s});
    QVERIFY(program.waitForFinished());
    const auto lines = program.readAllStandardOutput().trimmed().split('\n').mid(1);
    const auto& standings = session.standings().lines();
    QCOMPARE(static_cast<std::size_t>(lines.size()), standings.size());
    for (qsizetype index = 0; index < lines.size(); ++index) {
        const auto& line = standings.at(static_cast<std::size_t>(index));
        const auto start = QByteArray::number(line.rank.value_or(0)) + ',' +
                           QByteArray::number(core::plain(line.tally.number)) + ',';
        QVERIFY2(lines.at(index).startsWith(start), lines.at(index).constData());
    }
}

} // namespace hands_test
