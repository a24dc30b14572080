#pragma once

#include "app/desk/hall/table_calls.h"
#include "app/hall/addresses.h"
#include "app/hall/server.h"
#include "app/hall/website.h"
#include "app/platform/staying_awake.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariant>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace desk {

class Session;

/// Serves the open tournament's pages to phones, and writes the club's website. What is chosen is
/// kept for the next start: pages that were served are served again once their tournament is open.
class Serving : public QObject
{
    Q_OBJECT

public:
    /// This machine's addresses that phones may reach, the likeliest first.
    using Addresses = std::function<QStringList()>;

    /// The session outlives it.
    explicit Serving(Session& session, Addresses addresses = web::reachableAddresses,
                     QObject* parent = nullptr);
    ~Serving() override;
    Q_DISABLE_COPY_MOVE(Serving)

    [[nodiscard]] bool isServing() const { return server_ != nullptr; }
    /// Whether the system has agreed not to go to sleep meanwhile.
    [[nodiscard]] bool keepsAwake() const { return awake_ && awake_->isGranted(); }
    /// Begins to serve the open tournament; returns why that cannot be, else nothing.
    std::optional<QString> start();
    void stop();

    /// Where phones open the pages; empty while nothing is served or no network is there.
    [[nodiscard]] QString address() const;
    /// The address that was shown and may have been printed, if it leads nowhere any more.
    [[nodiscard]] QString deadAddress() const;
    /// The director knows: new codes are printed.
    void forgetDeadAddress();
    [[nodiscard]] web::ServerCounts counts() const;
    /// Of helpers, as they told of themselves.
    [[nodiscard]] std::vector<web::HelperDevice> helperDevices() const;
    /// Whether no device has opened the pages in the first two minutes: then something between it
    /// and this computer may keep it out. Looked for whenever it is asked.
    [[nodiscard]] bool seemsUnreachable();

    /// Whether guests use the same Wi-Fi, so that helpers' pages are encrypted: this computer's
    /// choice. False where the program cannot.
    [[nodiscard]] bool areGuestsInWifi() const;
    /// Serves again where pages are served; returns why that cannot be, else nothing.
    std::optional<QString> setGuestsInWifi(bool areThere);

    /// The tables called to bring their slips, on the display as well.
    [[nodiscard]] TableCalls& calls() { return calls_; }

    [[nodiscard]] hall::NameStyle names() const;
    void setNames(hall::NameStyle names);
    /// With the wishes of the participants.
    [[nodiscard]] hall::Naming naming() const;
    /// One a line.
    [[nodiscard]] QString notices() const;
    void setNotices(const QString& notices);

    /// Whether tables whose results are being checked are named in public.
    [[nodiscard]] texts::CheckedTables checkedTables() const;
    void setCheckedTables(texts::CheckedTables tables);
    /// What the hall may see of the open tournament.
    [[nodiscard]] hall::Source source(const hall::Naming& names) const;
    /// What the hall may see has changed, but not the tournament: phones have reported, for
    /// instance.
    void showAgain();

    /// What televisions show in place of everything else, as the display does.
    void setStage(const hall::Stage& stage);

    /// How people are named on the website.
    [[nodiscard]] hall::NameStyle websiteNames() const;
    void setWebsiteNames(hall::NameStyle names);
    /// Empty before it was chosen.
    [[nodiscard]] QString websiteFolder() const;
    /// The names of the club's series.
    [[nodiscard]] QStringList seriesNames() const;
    /// The series that is on the website as well; empty: none.
    [[nodiscard]] QString websiteSeries() const;
    void setWebsiteSeries(const QString& name);
    /// Writes standings and series as one page. Returns what failed, as writeWebsite().
    std::optional<web::WebsiteFailure> writeOnePage(const QString& path);
    /// Writes the website there, and remembers the folder. Returns what failed, with a whole
    /// sentence, else nothing.
    std::optional<web::WebsiteFailure> writeWebsite(const QString& folder,
                                                    web::OtherPages others = web::OtherPages::Keep);
    /// Whether it is rewritten whenever a round is published, points are released, or a result is
    /// being checked.
    /// Why evenings do not count in the series as it was written last; empty: all do.
    [[nodiscard]] QString heldBackText() const;
    [[nodiscard]] bool writesWebsite() const;
    void setWritesWebsite(bool writes);

Q_SIGNALS:
    /// How people are named, the notices, or what is being checked.
    void wordsChanged();
    /// Whether and where pages are served.
    void changed();
    /// The website, or pages that were served before the program ended, could not be.
    void failed(const QString& text);

private:
    /// What triggers rewriting the website.
    struct Announced
    {
        int rounds = 0;
        std::optional<std::int32_t> released;
        QString checked;

        friend bool operator==(const Announced&, const Announced&) = default;
    };

    void tournamentOpened();
    void tournamentChanged();
    void lookForAddress();
    [[nodiscard]] web::Content content() const;
    [[nodiscard]] web::ReportStore reportStore() const;
    /// Nothing where helpers' pages are not encrypted.
    [[nodiscard]] std::optional<web::OwnCertificate> certificate() const;
    [[nodiscard]] Announced announced() const;
    [[nodiscard]] hall::Source websiteSource() const;
    /// Of the chosen series, if it is still there.
    [[nodiscard]] std::optional<hall::SeriesPage> seriesPage() const;
    [[nodiscard]] QString shownAddress() const;
    void rememberAddress();
    void keep(const QString& key, const QVariant& value);

    Session& session_;
    Addresses addresses_;
    std::unique_ptr<web::Server> server_;
    std::optional<platform::StayingAwake> awake_; ///< While pages are served.
    TableCalls calls_;
    hall::Stage stage_;
    QString host_;          ///< The likeliest of this machine's addresses; empty without a network.
    QDateTime unseenSince_; ///< Invalid once a device came through.
    QTimer watch_;          ///< Looks for another address while pages are served.
    Announced announced_;
    QStringList heldBack_; ///< As SeriesPage::heldBack, of what was written last.
};

} // namespace desk
