#pragma once

#include "cli_harness.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <memory>
#include <set>
#include <vector>

/// Shared by the tests of the command `seat`.
namespace cli_seats_test {

using namespace Qt::Literals::StringLiterals;
using cli::ExitCode;
using cli::Outcome;

struct Seat
{
    int round = 0;
    int table = 0;
    QByteArray seat;
    int player = 0;
};

inline std::vector<Seat> seatsIn(const QByteArray& csv)
{
    std::vector<Seat> seats;
    const auto lines = csv.split('\n');
    for (qsizetype line = 1; line + 1 < lines.size(); ++line) {
        const auto fields = lines[line].split(',');
        seats.push_back({fields[0].toInt(), fields[1].toInt(), fields[2], fields[3].toInt()});
    }
    return seats;
}

inline std::multiset<int> playersIn(const std::vector<Seat>& seats, int round)
{
    std::multiset<int> players;
    for (const auto& seat : seats) {
        if (seat.round == round) {
            players.insert(seat.player);
        }
    }
    return players;
}

inline std::multiset<int> numbersFrom1To(int last)
{
    std::multiset<int> numbers;
    for (int number = 1; number <= last; ++number) {
        numbers.insert(number);
    }
    return numbers;
}

/// How often two people share a table.
inline int meetings(const std::vector<Seat>& seats, int one, int other)
{
    std::set<std::pair<int, int>> tables;
    int count = 0;
    for (const auto& seat : seats) {
        if (seat.player == one || seat.player == other) {
            count += tables.emplace(seat.round, seat.table).second ? 0 : 1;
        }
    }
    return count;
}

inline QByteArray header()
{
    return "round,table,seat,player\n";
}

/// Commands on a separate database. A test begins with begin().
class CliSeats : public QObject
{
protected:
    void begin() { commands_ = std::make_unique<CommandLine>(); }

    Outcome seat(const QString& line) { return commands_->run(u"seat "_s + line); }

    QString file(const QString& name, const QByteArray& contents) const
    {
        return commands_->file(name, contents);
    }

    std::unique_ptr<CommandLine> commands_;
};

} // namespace cli_seats_test
