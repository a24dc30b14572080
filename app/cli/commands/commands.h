#pragma once

#include "app/cli/command.h"
#include "core/club/cash_report.h"
#include "core/money/start_fee.h"
#include "core/year/people_facts.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cli {

/// Every command in the order of the help. A new one is declared in the table of its topic.
std::vector<Command> allCommands();

std::vector<Command> clubCommands();
std::vector<Command> settingsCommands();
std::vector<Command> peopleCommands();
std::vector<Command> checkInCommands();
std::vector<Command> feeCommands();
std::vector<Command> cashCommands();
std::vector<Command> playerCommands();
std::vector<Command> seatingCommands();
std::vector<Command> resultCommands();
std::vector<Command> cardCommands();
std::vector<Command> tieCommands();
std::vector<Command> prizeCommands();
std::vector<Command> roundCommands();
std::vector<Command> clockCommands();
std::vector<Command> reportCommands();
std::vector<Command> hallCommands();
std::vector<Command> pendingCommands();
std::vector<Command> helperCommands();
std::vector<Command> historyCommands();
std::vector<Command> databaseCommands();
std::vector<Command> seriesCommands();

class Call;

/// `--from` and `--until`; nothing after reporting an invalid date.
std::optional<core::DaySpan> daysOf(Call& call);

/// `--way`, and its value: empty for cash; `--box`.
Option wayOption();
QString wayOf(const Arguments& arguments);
/// A way as files and options have it: "cash", "transfer", a word of the club's own.
QString wayWord(const QString& way);
Option boxOption();

/// Whether that much may be taken from the person: asks about more than is due, at that option,
/// unless `--confirm-warnings` is given.
bool mayTake(Call& call, const core::Settings& settings, const core::Participant& person,
             std::int64_t cents, QAnyStringView option);

/// Whom of the club's people `wanted` calls: by an id, a name with or without the club, or the
/// words that begin one. Nothing, and reported at `place`, unless it is exactly one.
std::optional<core::PersonKey> personCalled(Call& call, const std::vector<core::ClubPerson>& people,
                                            const QString& place, const QString& wanted);

/// "Waiting list, place 3: 7 Käthe Weiß" for each of these people who waits, in the list's order.
QStringList waitingLines(const core::Tournament& tournament,
                         const std::vector<core::StartNumber>& people);

/// `import --club` and `export --club`.
ExitCode importClub(Call& call);
ExitCode exportClub(Call& call);
Command mergeCommand();
Command unmergeCommand();

} // namespace cli
