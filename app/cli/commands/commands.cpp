#include "app/cli/commands/commands.h"

namespace cli {

std::vector<Command> allCommands()
{
    std::vector<Command> all;
    for (const auto& topic :
         {clubCommands(),    settingsCommands(), peopleCommands(),  checkInCommands(),
          feeCommands(),     cashCommands(),     seatingCommands(), resultCommands(),
          cardCommands(),    roundCommands(),    clockCommands(),   tieCommands(),
          prizeCommands(),   reportCommands(),   seriesCommands(),  hallCommands(),
          pendingCommands(), helperCommands(),   playerCommands(),  historyCommands(),
          databaseCommands()}) {
        all.insert(all.end(), topic.begin(), topic.end());
    }
    for (auto& command : all) {
        for (const auto& option : commonOptions()) {
            command.options.push_back(option);
        }
    }
    return all;
}

} // namespace cli
