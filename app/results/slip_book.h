#pragma once

#include "slip.h"

#include "app/memory.h"

#include <functional>
#include <map>
#include <optional>

namespace desk {

/// The games of one table that are typed but not stored, as Memory keeps them across restarts.
class SlipBook
{
public:
    using FormOf = std::function<SlipForm(core::GameNumber)>;

    /// `memory` outlives the book. What is kept in another form than a game has now is left out.
    SlipBook(Memory& memory, QString database, core::TournamentId id, core::TableKey table,
             const FormOf& formOf);

    [[nodiscard]] const Slip* find(core::GameNumber game) const;
    [[nodiscard]] bool isEmpty() const { return slips_.empty(); }
    /// The game typed in last, if it is in the book.
    [[nodiscard]] std::optional<core::GameNumber> latest() const { return latest_; }
    /// Keeps the slip; a blank one is forgotten.
    void keep(const Slip& slip);
    void forget(core::GameNumber game);

private:
    void write();

    Memory& memory_;
    QString database_;
    core::TournamentId id_;
    core::TableKey table_;
    std::map<core::GameNumber, Slip> slips_;
    std::optional<core::GameNumber> latest_;
};

} // namespace desk
