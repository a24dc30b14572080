#include "app/desk/hall/serving.h"

#include "app/desk/evening/results/waiting_entries.h"
#include "app/desk/frame/session.h"
#include "app/desk/hall/device_words.h"
#include "app/desk/hall/hall_keys.h"
#include "app/hall/website.h"
#include "core/texts/series_texts.h"
#include "core/use_cases/series.h"

#include <QDir>

#include <algorithm>
#include <utility>
#include <variant>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint16_t firstPort = 8080;
constexpr std::uint16_t firstHelpersPort = 8443;
constexpr int triedPorts = 10;

hall::NameStyle styleOf(int kept, hall::NameStyle usual)
{
    using enum hall::NameStyle;
    for (const auto style : {Full, Short, Number}) {
        if (static_cast<int>(style) == kept) {
            return style;
        }
    }
    return usual;
}

} // namespace

Serving::Serving(Session& session, Addresses addresses, QObject* parent)
    : QObject(parent), session_(session), addresses_(std::move(addresses)), calls_(session)
{
    connect(&calls_, &TableCalls::changed, this, &Serving::showAgain);
    constexpr int betweenLooks = 5000;
    watch_.setInterval(betweenLooks);
    connect(&watch_, &QTimer::timeout, this, &Serving::lookForAddress);
    // Nothing of the database stays open while another one is put in its place; opened() follows.
    connect(&session_, &Session::replacing, this, [this] { server_.reset(); });
    connect(&session_, &Session::opened, this, &Serving::tournamentOpened);
    connect(&session_, &Session::changed, this, &Serving::tournamentChanged);
    connect(&session_, &Session::clockSet, this, &Serving::tournamentChanged);
    connect(&session_, &Session::clubChanged, this, &Serving::tournamentChanged);
    connect(&session_, &Session::connectionChanged, this, &Serving::tournamentChanged);
    session_.setHelpersAway([this] { return words::awayAmong(helperDevices(), session_.now()); });
    tournamentOpened();
}

Serving::~Serving()
{
    session_.setHelpersAway({});
}

std::optional<QString> Serving::start()
{
    const auto portOf = [this](const QString& key, std::uint16_t usual) {
        return static_cast<std::uint16_t>(session_.uiState().value(key, usual).toUInt());
    };
    auto port = portOf(hall_keys::port, firstPort);
    std::optional<web::Encryption> encryption;
    if (areGuestsInWifi()) {
        const auto own = certificate();
        if (!own) {
            return tr("Helpers' pages cannot be encrypted: nothing can be written to the folder "
                      "%1.")
                .arg(session_.uiState().folder());
        }
        encryption = {*own, portOf(hall_keys::helpersPort, firstHelpersPort)};
    }
    // Codes are printed on cards from now on.
    if (!session_.isReadOnly()) {
        session_.run([](auto& service, auto id) { return service.makeHallKey(id); });
    }
    std::optional<QString> failure;
    for (int tried = 0; tried < 2 * triedPorts; ++tried) {
        auto started = web::Server::start(port, content(), {}, reportStore(), encryption);
        if (auto* const server = std::get_if<std::unique_ptr<web::Server>>(&started)) {
            server_ = std::move(*server);
            keep(hall_keys::port, port);
            if (encryption) {
                keep(hall_keys::helpersPort, encryption->port);
            }
            session_.keep(hall_keys::serving, true);
            host_ = addresses_().value(0);
            unseenSince_ = session_.now();
            if (deadAddress().isEmpty()) {
                rememberAddress();
            }
            watch_.start();
            awake_.emplace(tr("Pages are served to the hall"));
            Q_EMIT changed();
            return std::nullopt;
        }
        const auto& why = std::get<web::ServerFailure>(started);
        failure = tr("The pages cannot be served: %1.").arg(why.detail);
        if (why.kind != web::ServerFailure::Kind::PortInUse) {
            break;
        }
        ++(why.isOfHelpers ? encryption->port : port);
    }
    return failure;
}

std::optional<web::OwnCertificate> Serving::certificate() const
{
    return web::ownCertificate(QDir(session_.uiState().folder()).filePath(u"helpers.pem"_s),
                               session_.now().toUTC());
}

bool Serving::areGuestsInWifi() const
{
    return web::canEncrypt() && session_.uiState().value(hall_keys::guestsInWifi).toBool();
}

std::optional<QString> Serving::setGuestsInWifi(bool areThere)
{
    keep(hall_keys::guestsInWifi, areThere);
    if (!isServing()) {
        return std::nullopt;
    }
    server_.reset();
    auto failure = start();
    if (failure) {
        stop();
    }
    return failure;
}

void Serving::stop()
{
    watch_.stop();
    awake_.reset();
    server_.reset();
    session_.keep(hall_keys::serving, false);
    Q_EMIT changed();
}

bool Serving::seemsUnreachable()
{
    constexpr qint64 twoMinutes = 120;
    if (counts().phones > 0) {
        unseenSince_ = {};
    }
    return isServing() && unseenSince_.isValid() &&
           unseenSince_.secsTo(session_.now()) >= twoMinutes;
}

QString Serving::address() const
{
    return server_ && !host_.isEmpty() ? web::pageAddress(host_, server_->port()) : QString();
}

QString Serving::deadAddress() const
{
    const auto shown = shownAddress();
    return server_ && !shown.isEmpty() && shown != address() ? shown : QString();
}

void Serving::forgetDeadAddress()
{
    rememberAddress();
    Q_EMIT changed();
}

std::vector<web::HelperDevice> Serving::helperDevices() const
{
    return server_ ? server_->helperDevices() : std::vector<web::HelperDevice>();
}

web::ServerCounts Serving::counts() const
{
    return server_ ? server_->counts() : web::ServerCounts();
}

hall::NameStyle Serving::names() const
{
    return styleOf(session_.uiState().value(hall_keys::names, -1).toInt(), hall::NameStyle::Full);
}

hall::Naming Serving::naming() const
{
    return {names(), session_.publicNames()};
}

void Serving::setNames(hall::NameStyle names)
{
    keep(hall_keys::names, static_cast<int>(names));
    showAgain();
}

QString Serving::notices() const
{
    return session_.kept(hall_keys::notices).toString();
}

void Serving::setNotices(const QString& notices)
{
    session_.keep(hall_keys::notices, notices);
    showAgain();
}

texts::CheckedTables Serving::checkedTables() const
{
    return hall_keys::checkedTablesIn(session_.uiState());
}

void Serving::setCheckedTables(texts::CheckedTables tables)
{
    keep(hall_keys::namesChecked, tables == texts::CheckedTables::Named);
    showAgain();
}

hall::Source Serving::source(const hall::Naming& names) const
{
    return {session_.tournament(), names,           notices().split(u'\n', Qt::SkipEmptyParts),
            waitingIn(session_),   checkedTables(), calls_.called()};
}

void Serving::showAgain()
{
    tournamentChanged();
    Q_EMIT wordsChanged();
}

void Serving::setStage(const hall::Stage& stage)
{
    if (std::exchange(stage_, stage) != stage && server_) {
        server_->show(content());
    }
}

hall::NameStyle Serving::websiteNames() const
{
    return styleOf(session_.uiState().value(hall_keys::websiteNames, -1).toInt(),
                   hall::NameStyle::Short);
}

void Serving::setWebsiteNames(hall::NameStyle names)
{
    keep(hall_keys::websiteNames, static_cast<int>(names));
}

QString Serving::heldBackText() const
{
    return heldBack_.isEmpty() ? QString() : texts::heldBackText(heldBack_);
}

QString Serving::websiteFolder() const
{
    return session_.kept(hall_keys::websiteFolder).toString();
}

std::optional<web::WebsiteFailure> Serving::writeWebsite(const QString& folder,
                                                         web::OtherPages others)
{
    const auto series = seriesPage();
    const auto files = web::websiteOf(websiteSource(), series);
    heldBack_ = series ? series->heldBack : QStringList();
    auto failure = web::writeWebsite(folder, files, others);
    if (failure) {
        failure->text = tr("The website was not written: %1: %2").arg(failure->file, failure->text);
    } else {
        session_.keep(hall_keys::websiteFolder, folder);
    }
    return failure;
}

std::optional<web::WebsiteFailure> Serving::writeOnePage(const QString& path)
{
    const auto series = seriesPage();
    auto failure = web::writeOnePage(path, web::onePageOf(websiteSource(), series));
    heldBack_ = series ? series->heldBack : QStringList();
    if (failure) {
        failure->text = tr("The page was not written: %1: %2").arg(failure->file, failure->text);
    }
    return failure;
}

hall::Source Serving::websiteSource() const
{
    auto shown = source({websiteNames(), session_.publicNames()});
    shown.notices.clear();
    return shown;
}

QStringList Serving::seriesNames() const
{
    const auto records =
        session_.read([](auto& service, auto /*id*/) { return service.read().clubRecords(); });
    QStringList names;
    for (const auto& [id, series] : records.series) {
        names << series.name;
    }
    return names;
}

QString Serving::websiteSeries() const
{
    return session_.kept(hall_keys::websiteSeries).toString();
}

void Serving::setWebsiteSeries(const QString& name)
{
    session_.keep(hall_keys::websiteSeries, name);
}

std::optional<hall::SeriesPage> Serving::seriesPage() const
{
    const auto records =
        session_.read([](auto& service, auto /*id*/) { return service.read().clubRecords(); });
    const auto name = websiteSeries();
    const auto* const series = name.isEmpty() ? nullptr : core::findSeries(records, name);
    if (series == nullptr) {
        return std::nullopt;
    }
    return hall::seriesPage({records, session_.evenings(), session_.directory()}, *series,
                            websiteNames());
}

bool Serving::writesWebsite() const
{
    return session_.kept(hall_keys::writesWebsite).toBool();
}

void Serving::setWritesWebsite(bool writes)
{
    session_.keep(hall_keys::writesWebsite, writes);
    announced_ = announced();
}

void Serving::tournamentOpened()
{
    watch_.stop();
    awake_.reset();
    server_.reset();
    announced_ = announced();
    const bool wasServed = session_.kept(hall_keys::serving).toBool();
    if (wasServed) {
        if (const auto failure = start()) {
            Q_EMIT failed(*failure);
        }
    }
    Q_EMIT changed();
}

void Serving::tournamentChanged()
{
    if (server_) {
        server_->show(content());
    }
    const auto before = std::exchange(announced_, announced());
    if (before != announced_ && writesWebsite() && !websiteFolder().isEmpty()) {
        if (const auto failure = writeWebsite(websiteFolder())) {
            Q_EMIT failed(failure->text);
        }
    }
}

void Serving::lookForAddress()
{
    const auto before = std::exchange(host_, addresses_().value(0));
    if (before == host_) {
        return;
    }
    if (before.isEmpty() && shownAddress().isEmpty()) {
        rememberAddress();
    }
    Q_EMIT changed();
}

web::Content Serving::content() const
{
    web::Content content{session_.tournament(), naming()};
    content.key = session_.read([](auto& service, auto id) { return service.read().hallKey(id); });
    content.notices = notices().split(u'\n', Qt::SkipEmptyParts);
    content.pending = waitingIn(session_);
    content.checkedTables = checkedTables();
    content.called = calls_.called();
    content.stage = stage_;
    content.ahead = session_.ahead();
    return content;
}

web::ReportStore Serving::reportStore() const
{
    return {[&databases = session_.databases(), place = session_.place()] {
                return databases.open(place, core::IfMissing::Refuse);
            },
            *session_.current(), [] { return QDateTime::currentDateTimeUtc(); }};
}

Serving::Announced Serving::announced() const
{
    const auto& tournament = session_.tournament();
    const auto rounds = std::count_if(
        tournament.rounds.begin(), tournament.rounds.end(),
        [](const core::Round& round) { return round.head.state != core::RoundState::Draft; });
    const auto checked = [&] {
        return texts::checkedText(core::missingUpTo(tournament, std::nullopt, waitingIn(session_)),
                                  checkedTables());
    };
    return {static_cast<int>(rounds), tournament.settings.releasedRounds,
            writesWebsite() ? checked() : QString()};
}

QString Serving::shownAddress() const
{
    const auto id = session_.current();
    return id ? session_.uiState().hallAddress(session_.place(), *id) : QString();
}

void Serving::rememberAddress()
{
    if (const auto id = session_.current()) {
        session_.uiState().setHallAddress(session_.place(), *id, address());
    }
}

void Serving::keep(const QString& key, const QVariant& value)
{
    session_.uiState().setValue(key, value);
}

} // namespace desk
