#pragma once

#include "core/file/whole_file.h"
#include "core/refusal.h"
#include "core/store.h"

#include <QString>
#include <QStringList>

/// What the program refuses or doubts, and what to do about it. Where it is wrong is said by the
/// refusal's place, not by its text.
namespace texts {

QString text(const core::Refusal& refusal);
QString text(const core::Warning& warning);

/// The text of a single code; the arguments are those core/refusal.h names for it.
QString text(const core::RefusalCode& code, const QStringList& arguments);
QString text(const core::WarningCode& code, const QStringList& arguments);
QString text(core::FileFault fault, const QStringList& arguments);

/// What is wrong with the database; `failure.detail()` is the engine's own message.
QString text(const core::StoreFailure& failure);

/// Why a file was not written, without its name.
QString text(const core::WriteFailure& failure);

} // namespace texts
