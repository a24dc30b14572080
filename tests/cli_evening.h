#pragma once

#include "cli_harness.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <memory>

/// Shared by the tests of an evening on the command line.
namespace cli_evening_test {

using namespace Qt::Literals::StringLiterals;
using cli::ExitCode;
using cli::Outcome;

inline const QByteArray fivePeople =
    "name;club\nAnna;Hof\nBert;Hof\nÇelik, Dörte;\nDora;\nEmil;Plauen\n";

/// One table of the first `seats` people in a round.
inline QByteArray seatingCsv(int round, const QByteArrayList& players)
{
    QByteArray csv = "round,table,seat,player\n";
    char seat = 'A';
    for (const auto& player : players) {
        csv += QByteArray::number(round) + ",1," + seat++ + ',' + player + '\n';
    }
    return csv;
}

inline QJsonObject json(const Outcome& outcome)
{
    return QJsonDocument::fromJson(outcome.output).object();
}

/// Commands on a separate database. A test begins with begin().
class CliEvening : public QObject
{
protected:
    void begin() { commands_ = std::make_unique<CommandLine>(); }

    /// The words of a line; single quotes keep them together.
    static QStringList splitCommand(const QString& line)
    {
        QStringList words;
        bool quoted = false;
        bool open = false;
        for (const QChar character : line) {
            if (character == u'\'') {
                quoted = !quoted;
                if (!open) {
                    words << QString();
                    open = true;
                }
            } else if (character == u' ' && !quoted) {
                open = false;
            } else {
                if (!open) {
                    words << QString();
                    open = true;
                }
                words.last() += character;
            }
        }
        return words;
    }

    /// A command on tournament 1.
    Outcome run(const QString& line, const QByteArray& input = {})
    {
        auto words = splitCommand(line);
        const qsizetype name = words.constFirst() == u"players" ? 2 : 1;
        words.insert(name, u"--tournament=1"_s);
        return commands_->run(words, input);
    }

    /// Defaults to table 1 of round 1.
    Outcome enter(int game, const QString& entry)
    {
        QString line = u"enter "_s + entry;
        const auto addDefault = [&line](const QString& option, int value) {
            if (!line.contains(option)) {
                line += u" %1 %2"_s.arg(option).arg(value);
            }
        };
        addDefault(u"--round"_s, 1);
        addDefault(u"--table"_s, 1);
        addDefault(u"--game"_s, game);
        return run(line);
    }

    void enrolFive() { QCOMPARE(run(u"enrol -"_s, fivePeople).code, ExitCode::Done); }

    void seat(const QByteArray& csv)
    {
        const auto outcome = run(u"seat --tables -"_s, csv);
        QCOMPARE(outcome.code, ExitCode::Done);
    }

    /// Five people, the first of them at the one table of round 1, four games.
    void startEvening(const QString& options, qsizetype seats)
    {
        const auto made = commands_->run(splitCommand(u"new --name Evening "_s + options));
        QCOMPARE(made.code, ExitCode::Done);
        enrolFive();
        seat(seatingCsv(1, QByteArrayList{"1", "2", "3", "4"}.mid(0, seats)));
    }

    QJsonArray standings()
    {
        return json(run(u"standings --format json"_s))["standings"_L1].toArray();
    }

    QJsonObject numberedLine(int number)
    {
        for (const auto& line : standings()) {
            if (line["number"_L1].toInt() == number) {
                return line.toObject();
            }
        }
        return {};
    }

    std::unique_ptr<CommandLine> commands_;
};

} // namespace cli_evening_test
