#pragma once

#include "app/hall/page_parts.h"
#include "app/hall/request.h"
#include "app/hall/slip_request.h"
#include "reports/hall/pages.h"
#include "reports/hall/stage.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <variant>

namespace web {

/// The served contents: a snapshot.
struct Content
{
    core::Tournament tournament; ///< Normalised, without faults.
    hall::Naming names = {};
    QStringList notices = {};
    QByteArray key = {}; ///< Of the tournament's codes (core/codes/hall_codes.h); empty: none.
    std::uint64_t version = 0;         ///< Grows with each change.
    core::PendingEntries pending = {}; ///< What waits, in order of arrival.
    texts::CheckedTables checkedTables = texts::CheckedTables::Unnamed;
    std::vector<core::TableKey> called = {}; ///< As in hall::Source.
    hall::Stage stage = {};                  ///< For televisions.
    std::chrono::milliseconds ahead{0};      ///< Of the club's clock, as core::Store::ahead().
};

/// Answers requests from one snapshot, in the thread that created it.
class ServedSite
{
public:
    enum class Reporting : std::uint8_t { No, Yes };

    /// `reporting` says whether tables may report, as far as the tournament lets them.
    ServedSite(Content content, Reporting reporting);

    /// Whether that is a style sheet or script.
    static bool isAsset(const QString& path);

    /// The answer, or what the store has to be asked before.
    std::variant<Response, SlipRequest> answer(const Request& request);
    /// The answer once it was asked.
    Response answer(const Request& request, const SlipRequest& asked, const StoreReply& reply);

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
    [[nodiscard]] std::variant<Response, SlipRequest> slip(const Request& request);
    [[nodiscard]] Response worth(const core::SlipId& slip, const Request& request) const;
    /// What was sent with the request.
    void addSent(SlipRequest& asked, const Request& request) const;
    [[nodiscard]] Response slipPage(const SlipRequest& asked, const SlipAnswer& stored);
    [[nodiscard]] Response failed();
    [[nodiscard]] Response late();
    /// Whose player card has that code.
    [[nodiscard]] std::optional<core::StartNumber> personOf(const QString& code) const;
    [[nodiscard]] QString deviceOf(const Request& request, const QString& page) const;
    [[nodiscard]] Response evening(const QString& code);
    [[nodiscard]] Response seat(const QString& number);
    [[nodiscard]] Html ownPage(const hall::Person& person, const Html& changing,
                               const Html& staying);
    /// Whether the slip's table is to bring it.
    [[nodiscard]] bool isCalled(const core::SlipId& slip) const;
    [[nodiscard]] Response wrongCode();
    [[nodiscard]] Response notFound();

    Content content_;
    QString language_; ///< Of the request being answered.
    QHash<QString, core::StartNumber> codes_;
    QHash<QString, core::SlipId> slips_;
    std::map<QString, hall::Pages> pages_;                     ///< By language.
    std::map<std::pair<QString, QString>, QByteArray> cached_; ///< By language and path.
};

} // namespace web
