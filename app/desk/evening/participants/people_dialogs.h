#pragma once

#include "core/model/player.h"
#include "core/model/tournament.h"
#include "core/use_cases/managing_participants.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QWidget;

namespace desk {

class Session;

/// Edits everything about one participant and stores it. Returns their start number then, unless
/// rejected.
std::optional<core::StartNumber> editParticipant(Session& session, core::StartNumber number,
                                                 QWidget* parent);

/// Shows a participant's payments, and takes or refunds one.
void showPayments(Session& session, core::StartNumber number, QWidget* parent);

/// Asks whether those people are removed and, if they have paid, what becomes of the money; nothing
/// if rejected. The directory tells whether an entry stays behind.
std::optional<core::MoneyOfRemoved> askRemoval(const std::vector<core::Participant>& people,
                                               const std::vector<core::Player>& directory,
                                               const QString& who, QWidget* parent);

/// Asks whether that much is to be taken where it is more than the person's fee (see
/// core::paymentDoubt()); returns true where there is nothing to ask.
bool confirmOverpayment(const core::Settings& settings, const core::Participant& person,
                        std::int64_t cents, QWidget* parent);

/// Asks for a fee class for those people in the open tournament: its id, empty for none; nothing if
/// rejected.
std::optional<QString> askFeeClass(const core::Settings& settings, const QString& who,
                                   QWidget* parent);

/// Shows the tick list of the player directory: Space enrols or reverts. Entries can also be
/// edited, merged and removed here.
void showRegulars(Session& session, QWidget* parent);

} // namespace desk
