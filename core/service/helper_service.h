#pragma once

#include "core/club/helper_code.h"
#include "core/club/helpers.h"
#include "core/model/result.h"
#include "core/service/tournament_service.h"
#include "core/store/store.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace core {

/// The codes with which helpers are let in at an evening. Codes are no change of the club and
/// cannot be undone: that they were made or revoked is a note in the club's journal. Who the
/// helpers are is a change (use_cases/helpers.h).
///
/// Every function throws StoreFailure if the store is broken.
class HelperService
{
public:
    /// Both outlive the service.
    HelperService(Store& store, TournamentService& tournaments, TournamentService::Clock clock);

    /// A code as it is handed out, once.
    struct NewCode
    {
        Helper helper;
        QString code; ///< newHelperCode()
    };
    /// Makes a code for each helper, by name; those made before, for whichever tournament, open
    /// nothing any more. Refused without helpers.
    Result<std::vector<NewCode>> makeCodes(TournamentId id);
    /// Ends the helper's codes for all tournaments.
    void revoke(const HelperId& helper);

    /// A helper, and the code for a tournament, if one was made.
    struct Known
    {
        Helper helper;
        std::optional<HelperCode> code;
        std::optional<HelperCodeState> state; ///< Of the code.
    };
    /// All helpers, by name.
    [[nodiscard]] std::vector<Known> helpers(TournamentId id);

    /// A helper who was let in.
    struct Admitted
    {
        Helper helper;
        QByteArray session; ///< helperSession()
        QByteArray token;   ///< helperFormToken()
    };
    /// Whose valid code that is; remembers that it was used.
    std::optional<Admitted> signIn(TournamentId id, const QString& code);
    /// Whose session that is, as long as the code is valid; likewise.
    std::optional<Admitted> admit(TournamentId id, const QByteArray& session);

private:
    template <typename IsMeant>
    std::optional<Admitted> admitted(TournamentId id, const IsMeant& isMeant);
    void rememberUse(TournamentId id, const HelperCode& code);
    void note(WriteTransaction& transaction, ClubAction action, const QString& subject);
    /// Also if it is gone.
    [[nodiscard]] bool isEveningOver(TournamentId id);

    Store& store_;
    TournamentService& tournaments_;
    TournamentService::Clock clock_;
};

} // namespace core
