#pragma once

#include "app/hall/sent_slip.h"
#include "core/model/result.h"
#include "core/model/tournament.h"
#include "core/pending/pending_entry.h"
#include "core/service/tournament_service.h"
#include "core/store/store.h"

#include <QString>

#include <optional>
#include <variant>

namespace web {

/// What was sent from a table's page.
struct SentSlip
{
    TypedGame game = {};
    TypedConfirmation confirmation = {};
    bool isObjection = false; ///< "Not right".
    core::Sender sender = {};
};

/// A phone asks for a table's page, and may have sent something to be stored before.
struct SlipRequest
{
    core::SlipId slip;
    QString address;                             ///< Of the page.
    std::optional<core::GameNumber> chosen = {}; ///< The game to be typed.
    std::optional<SentSlip> sent = {};           ///< Nothing: the page is only looked at.
    core::Refused refused = {}; ///< Why nothing is stored, as far as it is known already.
};

/// What is stored of a table.
struct StoredTable
{
    core::Tournament tournament;  ///< Settings, participants and the table's round only.
    core::PendingEntries pending; ///< Those of the table.
    core::GameRevisions revisions;
};

/// Nothing: it does not exist any more. Throws core::StoreFailure.
std::optional<StoredTable> storedTable(core::TournamentService& service, core::TournamentId id,
                                       const core::TableKey& key);

struct SlipAnswer
{
    std::optional<StoredTable> table = {}; ///< Nothing: it does not exist any more.
    bool isStored = false;                 ///< What was sent is on the disk.
    core::Refused refused = {};            ///< Why it is not.
};

/// The store did not get round to it in time: it may be stored yet, or not.
struct Late
{};

/// What came of asking the store.
using StoreReply = std::variant<Late, core::StoreFailure, SlipAnswer>;

/// Stores what was sent, and reads what the page shows. Throws core::StoreFailure.
SlipAnswer answerTo(const SlipRequest& request, core::TournamentService& service,
                    core::TournamentId id);

} // namespace web
