#include "db/failure.h"

namespace db {

core::StoreFailure damaged(const QString& what)
{
    return {core::StoreFailure::Kind::Damaged, what};
}

} // namespace db
