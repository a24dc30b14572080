#pragma once

#include "core/club/series.h"
#include "core/model/player.h"
#include "core/model/tournament.h"
#include "reports/documents/catalogue.h"

#include <QString>
#include <QtGlobal>

#include <optional>

/// Names on public documents for people who want less shown.
namespace documents {

/// "No. 7": the name of somebody shown only by number.
QString numberName(core::StartNumber number);

/// Whether the participant is shown only by number.
bool isNumberAlone(const core::Participant& participant);

/// The tournament with public names: anyone who wishes less than the full name gets a shorter one,
/// and no club. Clubs stay if they win team prizes, as the list of winners names their members.
core::Tournament namedInPublic(core::Tournament tournament, const core::PublicNames& wishes);

/// A person's name on public club documents, which have no common start numbers: anyone who wishes
/// to be a number is not named. Nothing: the full name, with the club.
std::optional<QString> publicNameOf(const core::SeriesPerson& person,
                                    const core::PeopleWishes& wishes);

/// The source for public documents: the same source with people named as they wish.
class WallSource
{
public:
    /// `source` outlives this.
    explicit WallSource(const Source& source);
    ~WallSource() = default;
    Q_DISABLE_COPY_MOVE(WallSource)

    [[nodiscard]] const Source& source() const { return source_; }

private:
    std::optional<core::Tournament> tournament_; ///< Nothing: no wishes.
    Source source_;
};

} // namespace documents
