#include "app/desk/frame/session.h"

#include "app/desk/frame/backups.h"
#include "core/texts/database_texts.h"
#include "core/texts/refusal_texts.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QScopedValueRollback>
#include <QTimer>

#include <algorithm>
#include <thread>
#include <utility>
#include <variant>

namespace desk {
namespace {

const QString tablesKey = QStringLiteral("desk/tables");
const QString boxKey = QStringLiteral("desk/cashBox");

QString textOfDirectoryDamage(const core::StoreFailure& damage)
{
    return Session::tr("The player directory is damaged and can't be used. File › Restore a backup "
                       "puts a sound state back. (%1)")
        .arg(damage.detail());
}

} // namespace

Session::Session(const core::Clubs& databases, UiState& uiState, core::ClubPlace place,
                 QString name, core::TournamentService::Clock clock)
    : databases_(databases),
      uiState_(uiState),
      place_(std::move(place)),
      name_(std::move(name)),
      clock_(std::move(clock))
{
    desk_.name = name_;
    if (isOnServer()) {
        desk_.since = QDateTime::fromSecsSinceEpoch(clock_().toSecsSinceEpoch(), Qt::UTC);
    }
    openStore();
    connect(this, &Session::changeDue, this, &Session::announce, Qt::QueuedConnection);
    connect(this, &Session::obstructed, this, &Session::tryWriting, Qt::QueuedConnection);
    if (const auto id = uiState_.tournament(place_)) {
        openRemembered(*id);
    }
}

void Session::openStore()
{
    auto store = databases_.open(place_, core::IfMissing::Create);
    store->setWaiting([this](std::chrono::milliseconds waited) { return waitForOthers(waited); });
    store->setAwaiting([this](const auto& overWithin) { return awaitAnswer(overWithin); });
    const bool isMoved = databases_.isMoved(place_);
    auto service = std::make_unique<core::TournamentService>(*store, name_, clock_);
    service->setListener(
        [this](const core::TournamentService::Changed& changed) { follow(changed); });
    service->setClockListener([this](core::TournamentId id, bool isOwn) {
        if (isOwn) {
            savedAt_ = now();
            Q_EMIT written();
        }
        if (id == current_) {
            Q_EMIT clockSet();
        }
    });
    auto clubService = std::make_unique<core::ClubService>(*store, name_, clock_);
    clubService->setListener([this](const core::ClubChange& /*change*/) {
        savedAt_ = now();
        Q_EMIT written();
        // Erasing somebody reaches the evenings.
        if (current_) {
            static_cast<void>(attempt([&] { return service_->tournament(*current_); }));
        }
    });
    store->setListener([this](const core::Notice& notice) { follow(notice); });
    summaries_ = {};
    summaries_.read(store->read());
    otherDesks_.clear();
    evenings_ = {};
    directory_.clear();
    directoryDamage_.reset();
    clubVersion_ = store->read().clubVersion();
    readDirectory(store->read());
    isMoved_ = isMoved;
    store_ = std::move(store);
    service_ = std::move(service);
    clubService_ = std::move(clubService);
    newerBackup_ =
        store_->lostEntries()
            ? databases_.backupBeyond(place_, Backups::foldersOf(databases_, place_, uiState_))
            : std::nullopt;
    ++revision_;
    setBox(box());
    store_->announce(desk_);
}

QDateTime Session::now() const
{
    return store_ ? core::timeOf(*store_, clock_) : clock_();
}

std::chrono::milliseconds Session::ahead() const
{
    return store_ ? store_->ahead() : std::chrono::milliseconds::zero();
}

const core::Tournament& Session::tournament() const
{
    const auto* const followed = current_ && service_ ? service_->followed() : nullptr;
    return followed != nullptr ? followed->tournament : none_;
}

void Session::openRemembered(core::TournamentId id)
{
    // Should reading it end the program, the next start does without it.
    uiState_.setTournament(place_, std::nullopt);
    try {
        if (service_->follow(id)) {
            show(id);
        }
    } catch (const core::StoreFailure& failure) {
        if (failure.kind() != core::StoreFailure::Kind::Damaged) {
            throw;
        }
        unopened_ = failure;
        uiState_.setTournament(place_, id);
    }
}

QString Session::warning() const
{
    if (store_ && store_->lostEntries()) {
        return texts::text(*store_->lostEntries(), newerBackup_);
    }
    if (unopened_) {
        return tr("The tournament open last is damaged and stays closed. File › Restore a backup "
                  "puts a sound state back. (%1)")
            .arg(unopened_->detail());
    }
    if (directoryDamage_) {
        return textOfDirectoryDamage(*directoryDamage_);
    }
    if (isMoved_) {
        return tr("This club was moved to another computer. It is only shown here.");
    }
    if (isReadOnly() && isDiskFull()) {
        return tr("The disk with the club database is full: the club is shown as it is there, and "
                  "nothing is stored. Make room on the disk.");
    }
    return isReadOnly() ? tr("This club database can only be read: nothing is stored. Look at the "
                             "permissions of the file and its folder.")
                        : QString();
}

bool Session::isReadOnly() const
{
    return isMoved_ || (store_ && store_->obstacle());
}

bool Session::isDiskFull() const
{
    const auto full = core::StoreFailure::Kind::Full;
    return outage_ == full || (store_ && store_->obstacle() && store_->obstacle()->kind() == full);
}

QVariant Session::kept(const QString& key) const
{
    return current_ ? uiState_.value(place_, *current_, key) : QVariant();
}

void Session::keep(const QString& key, const QVariant& value)
{
    if (current_) {
        uiState_.setValue(place_, *current_, key, value);
    }
}

QString Session::box() const
{
    return uiState_.value(boxKey).toString();
}

void Session::setBox(const QString& box)
{
    uiState_.setValue(boxKey, box);
    service_->setBox(box);
    clubService_->setBox(box);
}

core::TournamentService& Session::service()
{
    if (!service_) {
        openStore();
    }
    return *service_;
}

const core::ClubEvenings& Session::evenings()
{
    attempt([this]() -> core::Result<core::Done> {
        service();
        evenings_.read(store_->read());
        return core::Done{};
    });
    return evenings_;
}

core::ClubService& Session::clubService()
{
    if (!clubService_) {
        openStore();
    }
    return *clubService_;
}

const core::Standings& Session::standings() const
{
    if (!standings_) {
        standings_.emplace(tournament());
    }
    return *standings_;
}

void Session::open(core::TournamentId id)
{
    if (!attempt([&] { return service().follow(id); })) {
        return close();
    }
    show(id);
}

void Session::show(core::TournamentId id)
{
    current_ = id;
    standings_.reset();
    ++revision_;
    uiState_.setTournament(place_, id);
    takeUpTables();
    Q_EMIT opened();
}

void Session::takeUpTables()
{
    const auto kept = this->kept(tablesKey).toList();
    auto desk = desk_;
    desk.typing.reset();
    desk.tables = kept.size() == 2
                      ? std::optional(core::TableRange{core::TableNumber{kept[0].toInt()},
                                                       core::TableNumber{kept[1].toInt()}})
                      : std::nullopt;
    announceDesk(desk);
}

void Session::openLikeliest()
{
    const auto today = now().toLocalTime().date();
    const auto& all = club();
    const auto running = std::find_if(all.begin(), all.end(), [today](const auto& summary) {
        return core::stageOf(summary, today) == core::Stage::Running;
    });
    if (!all.empty()) {
        open((running != all.end() ? *running : all.front()).id);
    }
}

void Session::close()
{
    current_.reset();
    standings_.reset();
    ++revision_;
    uiState_.setTournament(place_, std::nullopt);
    Q_EMIT opened();
}

const core::PublicNames& Session::publicNames()
{
    if (publicNamesRevision_ == revision_) {
        return publicNames_;
    }
    const bool isWished =
        std::any_of(directory_.begin(), directory_.end(), [](const core::Player& player) {
            return player.publicName != core::PublicName::Full;
        });
    publicNames_ =
        current_ && isWished
            ? readOfClub([this](core::ClubService& club) { return club.publicNames(*current_); })
            : core::PublicNames();
    publicNamesRevision_ = revision_;
    return publicNames_;
}

void Session::readClub()
{
    auto& reader = store_->read();
    const bool wasDamaged = directoryDamage_.has_value();
    bool isNew = summaries_.read(reader);
    if (const auto version = reader.clubVersion(); version != clubVersion_ || wasDamaged) {
        isNew = readDirectory(reader) || version != clubVersion_ || isNew;
        clubVersion_ = version;
    }
    if (isNew) {
        ++revision_;
        Q_EMIT clubChanged();
    }
    if (directoryDamage_ && !wasDamaged) {
        Q_EMIT failed(textOfDirectoryDamage(*directoryDamage_));
    }
}

void Session::tryReadClub()
{
    if (!store_) {
        return;
    }
    try {
        readClub();
    } catch (const core::StoreFailure& failure) {
        tell(failure);
    }
}

bool Session::readDirectory(core::Reader& reader)
{
    directoryDamage_.reset();
    try {
        auto directory = reader.players();
        return std::exchange(directory_, std::move(directory)) != directory_;
    } catch (const core::StoreFailure& failure) {
        if (failure.kind() != core::StoreFailure::Kind::Damaged) {
            throw;
        }
        directoryDamage_ = failure;
        return false;
    }
}

void Session::follow(const core::TournamentService::Changed& changed)
{
    if (changed.id == current_) {
        standings_.reset();
        announceLater();
    }
    if (!changed.isOwn) {
        return;
    }
    savedAt_ = now();
    Q_EMIT written();
    const auto isGame = [](const core::Step& step) {
        return std::holds_alternative<core::GameExchange>(step);
    };
    if (!std::all_of(changed.change.steps.begin(), changed.change.steps.end(), isGame)) {
        tryReadClub();
    }
}

void Session::announceLater()
{
    ++revision_;
    if (!std::exchange(isChangeDue_, true)) {
        Q_EMIT changeDue(QPrivateSignal());
    }
}

void Session::announce()
{
    if (isWaiting_) {
        return;
    }
    if (std::exchange(isChangeDue_, false)) {
        Q_EMIT changed();
    }
}

void Session::lookForChanges()
{
    if (store_ && !isWaiting_ && store_->look()) {
        outage_.reset();
        setCutOff(false);
    }
}

void Session::follow(const core::Notice& notice)
{
    if (!store_) {
        return;
    }
    if (notice.failure) {
        if (notice.failure->kind() != outage_) {
            tell(*notice.failure);
            if (isCutOff()) {
                Q_EMIT connectionChanged(); // For another reason now.
            }
        }
        return setCutOff(isOnServer());
    }
    outage_.reset();
    if (notice.desks) {
        otherDesks_ = store_->otherDesks();
        Q_EMIT desksChanged();
    }
    if (notice.committed) {
        readChanges();
    }
    // Last, so that what others changed meanwhile does not take the word of it away.
    setCutOff(false);
}

void Session::readChanges()
{
    Q_EMIT written();
    if (current_ && !service_->tournament(*current_)) {
        close();
    }
    readClub();
    announce();
}

QString Session::deskTyping(const core::TableKey& table) const
{
    const auto found =
        std::find_if(otherDesks_.begin(), otherDesks_.end(), [&](const core::Desk& desk) {
            return desk.typing && desk.typing->tournament == current_ &&
                   desk.typing->table == table;
        });
    return found != otherDesks_.end() ? found->name : QString();
}

void Session::setTyping(std::optional<core::TableKey> table)
{
    auto desk = desk_;
    desk.typing =
        table && current_ ? std::optional(core::TypedTable{*current_, *table}) : std::nullopt;
    announceDesk(desk);
}

void Session::setTables(std::optional<core::TableRange> tables)
{
    keep(tablesKey, tables ? QVariantList{plain(tables->first), plain(tables->last)} : QVariant());
    auto desk = desk_;
    desk.tables = tables;
    announceDesk(desk);
}

void Session::announceDesk(const core::Desk& desk)
{
    if (desk == desk_) {
        return;
    }
    desk_ = desk;
    if (store_) {
        store_->announce(desk_);
    }
    Q_EMIT desksChanged();
}

void Session::setCutOff(bool isCutOff)
{
    if (isCutOff == this->isCutOff()) {
        return;
    }
    cutOffSince_ = isCutOff ? std::optional(now()) : std::nullopt;
    Q_EMIT connectionChanged();
}

bool Session::waitForOthers(std::chrono::milliseconds waited)
{
    using namespace std::chrono_literals;
    constexpr auto unnoticed = 500ms;
    if (waited < unnoticed) {
        std::this_thread::sleep_for(300us);
        return true;
    }
    if (!std::exchange(isWaiting_, true)) {
        isGivenUp_ = false;
        Q_EMIT waitingBegan();
    }
    constexpr auto pause = 10ms;
    QEventLoop events;
    QTimer end;
    connect(&end, &QTimer::timeout, &events, &QEventLoop::quit);
    end.start(pause);
    events.exec();
    return !isGivenUp_;
}

/// At first it only paints, and input is handled as usual once the answer is there.
bool Session::awaitAnswer(const std::function<bool(std::chrono::milliseconds)>& overWithin)
{
    using namespace std::chrono_literals;
    constexpr auto unnoticed = 100ms;
    constexpr qint64 longMilliseconds = 500;
    constexpr auto pause = 10ms;
    if (overWithin(unnoticed)) {
        return true;
    }
    const QScopedValueRollback waiting(isWaiting_, true);
    isGivenUp_ = false;
    QElapsedTimer waited;
    waited.start();
    while (!isGivenUp_ && !waited.hasExpired(longMilliseconds)) {
        if (overWithin(pause)) {
            return true;
        }
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    }
    Q_EMIT awaitingBegan();
    const auto ended = qScopeGuard([this] { Q_EMIT awaitingEnded(); });
    while (!isGivenUp_) {
        if (overWithin(pause)) {
            return true;
        }
        QCoreApplication::processEvents();
    }
    return false;
}

void Session::giveUpWaiting()
{
    isGivenUp_ = true;
}

void Session::endWaiting()
{
    if (std::exchange(isWaiting_, false)) {
        Q_EMIT waitingEnded();
        if (isChangeDue_) {
            Q_EMIT changeDue(QPrivateSignal());
        }
    }
}

void Session::tryWriting()
{
    const auto isWritable = [this] {
        try {
            return !databases_.open(place_, core::IfMissing::Refuse)->obstacle();
        } catch (const core::StoreFailure&) {
            return false;
        }
    };
    if (store_ && store_->obstacle() && isWritable()) {
        static_cast<void>(replaceBy([] { return core::Result<QString>(QString()); }));
        outage_.reset();
        Q_EMIT writableAgain();
    }
}

core::Result<QString> Session::restore(const QString& backup)
{
    return replaceBy([&]() -> core::Result<QString> {
        return databases_.restore(place_, backup, clock_()).value_or(QString());
    });
}

core::Result<core::TakenClub> Session::takeOver(const QByteArray& clubFile)
{
    core::TakenClub club;
    const auto kept = replaceBy([&]() -> core::Result<QString> {
        auto taken = databases_.takeOver(place_, clubFile, {desk_.name, clock_()});
        if (!taken) {
            return taken.refused();
        }
        uiState_.keep(taken->settings);
        club = *std::move(taken);
        return club.kept;
    });
    if (!kept) {
        return kept.refused();
    }
    return club;
}

core::Result<QString> Session::setMoved(bool isMoved)
{
    return replaceBy([&]() -> core::Result<QString> {
        if (isMoved) {
            databases_.markMoved(place_, clock_());
        } else {
            databases_.goOnHere(place_);
        }
        return QString();
    });
}

core::Result<QString> Session::replaceBy(const std::function<core::Result<QString>()>& put)
{
    const auto id = current_;
    Q_EMIT replacing();
    close();
    service_.reset();
    clubService_.reset();
    store_.reset();
    auto kept = attempt(put);
    unopened_.reset();
    const auto opened = attempt([&]() -> core::Result<core::Done> {
        openStore();
        return core::Done{};
    });
    if (opened && id) {
        open(*id);
    }
    Q_EMIT clubChanged();
    return kept;
}

void Session::tell(const core::StoreFailure& failure)
{
    outage_ = failure.kind();
    Q_EMIT failed(texts::text(failure));
    if (store_ && store_->obstacle()) {
        Q_EMIT obstructed(QPrivateSignal());
    }
    if (isVanished()) {
        Q_EMIT vanished();
    }
}

} // namespace desk
