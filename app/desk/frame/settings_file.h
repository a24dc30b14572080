#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <QVariantMap>

#include <cstdint>
#include <set>
#include <tuple>

namespace desk {

/// An INI file of settings that several programs share. Values are stored soon after being set, and
/// at the end; QSettings would wait half a minute for a lock that another program holds.
class SettingsFile : public QObject
{
    Q_OBJECT

public:
    /// It becomes readable by its owner only.
    explicit SettingsFile(const QString& file, QObject* parent = nullptr);
    SettingsFile(const SettingsFile&) = delete;
    SettingsFile& operator=(const SettingsFile&) = delete;
    SettingsFile(SettingsFile&&) = delete;
    SettingsFile& operator=(SettingsFile&&) = delete;
    ~SettingsFile() override;

    [[nodiscard]] const QString& name() const { return file_; }
    [[nodiscard]] const QVariantMap& values() const { return values_; }

    /// An invalid value removes the key.
    void setValue(const QString& key, const QVariant& value);
    /// Removes the keys of the group.
    void removeGroup(const QString& group);
    /// Stores now what was set. What others stored meanwhile is kept and read. If the file is
    /// locked or can't be written, tries again every second.
    void store();

private:
    /// Differs once another program has written the file.
    using State = std::tuple<qint64, qint64>;

    [[nodiscard]] State state() const;
    void readAgain();
    bool write() const;

    QString file_;
    QVariantMap values_;
    std::set<QString> unstored_; ///< Keys.
    State seen_ = {};
    bool isLate_ = false; ///< The last attempt to store failed.
    QTimer due_;
};

} // namespace desk
