#pragma once

#include "app/hall/confirm_form.h"
#include "app/hall/page_parts.h"
#include "app/hall/slip_desk.h"
#include "core/tournament.h"
#include "reports/hall/public_names.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QUrlQuery>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace web {

/// What was typed on a phone for a game.
struct TypedGame
{
    QString game;                         ///< Number and revision seen: "2:0".
    QString request;                      ///< The report's id, made with the form.
    std::array<QString, 4> stones;        ///< By seat; "-" for did not play.
    std::array<QString, 4> claims;        ///< Nothing for none.
    std::array<QString, 4> substitutions; ///< Whether somebody else played: nothing, "for", "over".
    std::array<QString, 4> substitutes;   ///< Their name, or their start number.
    QString ending;                       ///< As in the tournament file.
    QString seat;                         ///< Whose phone: "0" to "3".
    QString code;                         ///< Of their player card.
    bool isConfirmed = false;             ///< The warnings were read.
};

TypedGame typedGame(const QUrlQuery& form);

/// Where a report came from.
struct Sender
{
    QString device;
    std::optional<core::StartNumber> person; ///< By their own code.
    QDateTime time;                          ///< UTC.
};

/// A table's slip on the phone.
class SlipForm
{
public:
    /// All outlive it. `slip` is one of a round that was published, of this edition or an earlier
    /// one.
    SlipForm(const core::Tournament& tournament, const hall::PublicNames& names,
             const core::SlipId& slip, SlipDesk& desk);
    Q_DISABLE_COPY_MOVE(SlipForm)
    ~SlipForm() = default;

    [[nodiscard]] QString title() const;
    /// The games as they stand: reported, taken over or open.
    [[nodiscard]] Html games() const;
    /// The form for the next open game, or as it was typed with why it was refused; nothing once
    /// all games are there.
    [[nodiscard]] Html form(const QString& address, const TypedGame& typed,
                            const core::Refused& refused) const;
    /// "Not right", once there is something that may not be.
    [[nodiscard]] Html objection(const QString& address) const;

    /// Keeps what was typed.
    [[nodiscard]] core::Result<core::Done> report(const TypedGame& typed,
                                                  const Sender& sender) const;
    [[nodiscard]] core::Result<core::Done> object(const QString& device) const;

    /// Where somebody else of the table confirms what was reported.
    [[nodiscard]] const ConfirmForm& confirming() const { return confirming_; }

private:
    [[nodiscard]] const core::Table& table() const;
    /// The newest in time; nullptr if there is none.
    [[nodiscard]] const core::Report* reported(core::GameNumber game) const;
    [[nodiscard]] QString stateOf(const core::Report& report) const;
    [[nodiscard]] bool playsClaims() const;
    [[nodiscard]] Html substitutePart(const TypedGame& typed, std::size_t seat,
                                      const core::Refused& refused) const;
    [[nodiscard]] Html reporterPart(const TypedGame& typed, const core::Refused& refused) const;
    [[nodiscard]] Html seatFields(const TypedGame& typed, const core::Refused& refused) const;

    const core::Tournament& tournament_;
    const hall::PublicNames& names_;
    core::SlipId slip_;
    SlipDesk& desk_;
    const core::Round& round_;
    std::vector<core::Report> reports_; ///< Of this table.
    ConfirmForm confirming_;
};

} // namespace web
