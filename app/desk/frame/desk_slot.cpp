#include "app/desk/frame/desk_slot.h"

#include <QDir>
#include <QLockFile>

namespace desk {

using namespace Qt::StringLiterals;

DeskSlot::DeskSlot(const QString& folder) : folder_(folder)
{
    QDir().mkpath(folder_);
    enter();
}

void DeskSlot::leave()
{
    lock_.reset();
}

void DeskSlot::enter()
{
    constexpr int mostWindows = 20;
    for (int number = 1; number <= mostWindows; ++number) {
        auto lock =
            std::make_unique<QLockFile>(QDir(folder_).filePath(u"desk-%1.lock"_s.arg(number)));
        lock->setStaleLockTime(0); // Only a window that is gone leaves its place.
        if (lock->tryLock(0)) {
            number_ = number;
            lock_ = std::move(lock);
            return;
        }
        if (lock->error() != QLockFile::LockFailedError) {
            return;
        }
    }
}

DeskSlot::~DeskSlot() = default;

QString DeskSlot::nameOf(const QString& desk) const
{
    return number_ == 1 ? desk : u"%1 (%2)"_s.arg(desk).arg(number_);
}

} // namespace desk
