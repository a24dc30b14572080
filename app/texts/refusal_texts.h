#pragma once

#include "core/fee.h"
#include "core/refusal.h"
#include "core/store.h"

#include <QString>

/// The words in which people are told what the program refuses or doubts: what is wrong, and what
/// to do about it. Where it is wrong stands in the refusal's place, not in its text.
namespace texts {

QString text(const core::Refusal& refusal);
QString text(const core::Warning& warning);

/// What is wrong with the database; `failure.detail()` is the engine's own word on it.
QString text(const core::StoreFailure& failure);

} // namespace texts
