#pragma once

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <unistd.h>

/// Drops root's rights: root may write everywhere, the user nobody may not.
class AsNobody
{
public:
    AsNobody() : user_(geteuid()) { done_ = user_ != 0 || setresuid(65534, 65534, 0) == 0; }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;
    AsNobody(AsNobody&&) = delete;
    AsNobody& operator=(AsNobody&&) = delete;
    ~AsNobody()
    {
        if (geteuid() != user_ && setresuid(user_, user_, user_) != 0) {
            qFatal("the tests lost their user");
        }
    }

    [[nodiscard]] bool done() const { return done_; }

private:
    uid_t user_;
    bool done_ = false;
};
#endif
