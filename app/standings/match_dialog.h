#pragma once

#include "core/tournament.h"

#include <QDialog>

namespace desk {

/// A match of Rommé 500 deal by deal: who scored what, how it stands and what decided it.
class MatchDialog : public QDialog
{
    Q_OBJECT

public:
    /// The round counts and has the table.
    MatchDialog(const core::Tournament& tournament, core::RoundNumber round,
                core::TableNumber table, QWidget* parent);
};

/// What the dialog shows, in the colours of `palette`.
QString matchHtml(const core::Tournament& tournament, core::RoundNumber round,
                  core::TableNumber table, const QPalette& palette);

} // namespace desk
