#pragma once

#include <QString>

#include <memory>

class QLockFile;

namespace desk {

/// Which of this user's running windows this one is: the lowest number that is free. Gives each a
/// desk's name of its own in journals, and the same name to its successor after a restart, so that
/// undo takes back nothing of the other's.
class DeskSlot
{
public:
    /// `folder` is that of the settings. Where it cannot be written all windows are the first.
    explicit DeskSlot(const QString& folder);
    ~DeskSlot();
    DeskSlot(const DeskSlot&) = delete;
    DeskSlot& operator=(const DeskSlot&) = delete;
    DeskSlot(DeskSlot&&) = delete;
    DeskSlot& operator=(DeskSlot&&) = delete;

    /// Gives the place up, until enter().
    void leave();
    void enter();

    /// "Laptop"; of the second window "Laptop (2)".
    [[nodiscard]] QString nameOf(const QString& desk) const;

private:
    QString folder_;
    int number_ = 1;
    std::unique_ptr<QLockFile> lock_;
};

} // namespace desk
