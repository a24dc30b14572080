#include "app/desk/frame/settings_file.h"

#include "core/club/desk_settings.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSettings>

#include <chrono>
#include <filesystem>
#include <system_error>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

/// It has the Wi-Fi's password: nobody else on this computer may read it.
void makePrivate(const QString& file)
{
    QDir().mkpath(QFileInfo(file).path());
    QFile settings(file);
    if (!settings.exists()) {
        settings.open(QIODevice::WriteOnly | QIODevice::NewOnly);
        settings.close();
    }
    settings.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

QVariantMap valuesIn(const QString& file)
{
    return core::valuesIn(QSettings(file, QSettings::IniFormat));
}

} // namespace

SettingsFile::SettingsFile(const QString& file, QObject* parent) : QObject(parent), file_(file)
{
    makePrivate(file_);
    readAgain();
    due_.setSingleShot(true);
    connect(&due_, &QTimer::timeout, this, &SettingsFile::store);
}

SettingsFile::~SettingsFile()
{
    store();
}

void SettingsFile::setValue(const QString& key, const QVariant& value)
{
    if (values_.value(key) == value) {
        return;
    }
    if (value.isValid()) {
        values_.insert(key, value);
    } else {
        values_.remove(key);
    }
    unstored_.insert(key);
    // At the start there is no event loop yet.
    if (!due_.isActive() && QCoreApplication::instance() != nullptr) {
        due_.start(0);
    }
}

void SettingsFile::removeGroup(const QString& group)
{
    for (const auto& key : values_.keys()) {
        if (key.startsWith(group + u'/')) {
            setValue(key, {});
        }
    }
}

void SettingsFile::store()
{
    using namespace std::chrono_literals;
    if (unstored_.empty()) {
        return;
    }
    due_.stop();
    // The name by which QSettings locks the file too.
    QLockFile lock(file_ + u".lock"_s);
    constexpr auto patience = 100ms;
    isLate_ = !lock.tryLock(static_cast<int>((isLate_ ? 0ms : patience).count()));
    if (!isLate_) {
        readAgain();
        isLate_ = !write();
    }
    if (!isLate_) {
        unstored_.clear();
        seen_ = state();
    } else if (QCoreApplication::instance() != nullptr) {
        due_.start(1s);
    }
}

SettingsFile::State SettingsFile::state() const
{
    const QFileInfo info(file_);
    return {info.lastModified().toMSecsSinceEpoch(), info.size()};
}

void SettingsFile::readAgain()
{
    const auto now = state();
    if (now == seen_) {
        return;
    }
    auto values = valuesIn(file_);
    for (const auto& key : unstored_) {
        if (values_.contains(key)) {
            values.insert(key, values_.value(key));
        } else {
            values.remove(key);
        }
    }
    values_ = std::move(values);
    seen_ = now;
}

bool SettingsFile::write() const
{
    // Nobody else uses these names while the file is locked.
    const QString part = file_ + u".part"_s;
    QFile::remove(part);
    QFile::remove(part + u".lock"_s);
    makePrivate(part);
    {
        QSettings written(part, QSettings::IniFormat);
        for (auto value = values_.begin(); value != values_.end(); ++value) {
            written.setValue(value.key(), value.value());
        }
        written.sync();
        if (written.status() != QSettings::NoError) {
            return false;
        }
    }
    std::error_code error;
    std::filesystem::rename(part.toStdU16String(),
                            QFileInfo(file_).canonicalFilePath().toStdU16String(), error);
    return !error;
}

} // namespace desk
