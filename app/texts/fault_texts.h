#pragma once

#include "core/refusal.h"

#include <QString>
#include <QStringList>

/// The texts of the single codes; the arguments are those core/refusal.h names for them.
namespace texts {

QString text(scoring::GameFault fault, const QStringList& arguments);
QString text(scoring::GameDoubt doubt, const QStringList& arguments);
QString text(scoring::DealFault fault, const QStringList& arguments);
QString text(scoring::DealDoubt doubt, const QStringList& arguments);
QString text(core::MatchFault fault, const QStringList& arguments);
QString text(core::FileFault fault, const QStringList& arguments);
QString text(core::SettingsFault fault, const QStringList& arguments);
QString text(core::ParticipantFault fault, const QStringList& arguments);
QString text(core::RoundFault fault, const QStringList& arguments);
QString text(core::SlipFault fault, const QStringList& arguments);
QString text(core::ResultFault fault, const QStringList& arguments);
QString text(core::ClubFault fault, const QStringList& arguments);
QString text(core::PenaltyFault fault, const QStringList& arguments);
QString text(seating::RefusalCode code, const QStringList& arguments);

} // namespace texts
