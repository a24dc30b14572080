#pragma once

#include "app/hall/page_parts.h"
#include "app/hall/request.h"
#include "app/hall/slip_desk.h"
#include "app/hall/slip_form.h"
#include "reports/hall/pages.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace web {

/// The served contents: a snapshot.
struct Content
{
    core::Tournament tournament; ///< Normalised, without faults.
    hall::Naming names = {};
    QStringList notices = {};
    QByteArray key = {};       ///< Of the tournament's codes (core/hall_codes.h); empty: none.
    std::uint64_t version = 0; ///< Grows with each change.
    /// The version of the stored tournament; nothing: unknown.
    std::optional<core::Version> stored = {};
};

/// Answers requests from one snapshot, in the thread that created it.
class ServedSite
{
public:
    /// Without `makeSlipDesk` tables cannot report.
    ServedSite(Content content, MakeSlipDesk makeSlipDesk);

    Response answer(const Request& request);

private:
    using Render = Html (ServedSite::*)(const Request&);
    struct Route
    {
        const char* path = nullptr;
        Render render = nullptr;
    };

    [[nodiscard]] hall::Source source() const;
    [[nodiscard]] const hall::Pages& pages(const QString& language);
    [[nodiscard]] Html page(const QString& path, const QString& title, const Html& contents);
    [[nodiscard]] Html start(const Request& request);
    [[nodiscard]] Html tables(const Request& request);
    [[nodiscard]] Html standings(const Request& request);
    [[nodiscard]] Html own(const Request& request);
    [[nodiscard]] Html display(const Request& request);
    [[nodiscard]] Html codeForm(const QString& fault);
    [[nodiscard]] Response rendered(const Request& request, Render render);
    [[nodiscard]] Response postedCode(const Request& request);
    [[nodiscard]] Response slip(const Request& request);
    /// Input sent to a table's page, and why it was refused.
    struct SentSlip
    {
        TypedGame game = {};
        TypedConfirmation confirmation = {};
        core::Refused refused = {};
    };
    [[nodiscard]] Response slipPage(const SlipForm& form, const QString& address,
                                    const SentSlip& sent);
    [[nodiscard]] core::Result<core::Done> report(const SlipForm& form, const TypedGame& typed,
                                                  const QString& device) const;
    [[nodiscard]] core::Result<core::Done> confirm(SlipDesk& desk, const ConfirmForm& form,
                                                   const TypedConfirmation& typed) const;
    [[nodiscard]] std::optional<core::StoredTournament> seenByDesk() const;
    /// The owner of the player card with that code.
    [[nodiscard]] std::optional<core::StartNumber> personOf(const QString& code) const;
    [[nodiscard]] QString deviceOf(const Request& request) const;
    [[nodiscard]] Response evening(const QString& code);
    [[nodiscard]] Response wrongCode();
    [[nodiscard]] Response notFound();

    Content content_;
    QString language_; ///< Of the request being answered.
    MakeSlipDesk makeSlipDesk_;
    QHash<QString, core::StartNumber> codes_;
    QHash<QString, core::SlipId> slips_;
    std::map<QString, hall::Pages> pages_;                     ///< By language.
    std::map<std::pair<QString, QString>, QByteArray> cached_; ///< By language and path.
};

} // namespace web
