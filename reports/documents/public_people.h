#pragma once

#include "core/club/series.h"
#include "core/player.h"
#include "core/tournament.h"
#include "reports/documents/catalogue.h"

#include <QString>
#include <QtGlobal>

#include <optional>

/// How papers for the wall name people who want less of their names shown.
namespace documents {

/// "No. 7": how somebody is named who is a number alone.
QString numberName(core::StartNumber number);

/// Whether that is all that the participant's name says.
bool isNumberAlone(const core::Participant& participant);

/// The tournament as the public may know its people: who wishes less than the whole name has a
/// shorter one, and no club. Where clubs win prizes as teams they stay: the list of winners names
/// their members.
core::Tournament namedInPublic(core::Tournament tournament, const core::PublicNames& wishes);

/// Somebody's name on the club's papers for the wall, whose people have no number in common: who
/// wishes to be a number is not named. Nothing: the whole name, with the club.
std::optional<QString> publicNameOf(const core::SeriesPerson& person,
                                    const core::PeopleWishes& wishes);

/// What papers for the wall are composed from: the same source with its people named as they wish.
class WallSource
{
public:
    /// `source` outlives this.
    explicit WallSource(const Source& source);
    ~WallSource() = default;
    Q_DISABLE_COPY_MOVE(WallSource)

    [[nodiscard]] const Source& source() const { return source_; }

private:
    std::optional<core::Tournament> tournament_; ///< Nothing: nobody wishes anything.
    Source source_;
};

} // namespace documents
