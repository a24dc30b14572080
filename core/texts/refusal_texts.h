#pragma once

#include "core/file/whole_file.h"
#include "core/model/refusal.h"
#include "core/store/store.h"

#include <QString>
#include <QStringList>

/// What the program refuses or doubts, and what to do about it. The refusal's place locates the
/// fault, not its text.
namespace texts {

QString text(const core::Refusal& refusal);
QString text(const core::Warning& warning);

/// The text of a single code; the arguments are those listed in core/model/refusal.h.
QString text(const core::RefusalCode& code, const QStringList& arguments);
QString text(const core::WarningCode& code, const QStringList& arguments);
QString text(core::FileFault fault, const QStringList& arguments);

/// What is wrong with the database; `failure.detail()` is the engine's own message.
QString text(const core::StoreFailure& failure);
/// Why traces of somebody erased may be left on disk; see core::Store::wipe().
QString textOfTraces(const core::StoreFailure& notWiped);

/// Why a file was not written, without its name.
QString text(const core::WriteFailure& failure);

} // namespace texts
