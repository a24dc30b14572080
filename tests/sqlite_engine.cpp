#include "db/sqlite/open_store.h"
#include "store_engine.h"

#include <QTemporaryDir>

namespace store_engine {

struct Club::Place
{
    QTemporaryDir folder;
};

Club::Club() : place_(std::make_unique<Place>())
{}
Club::~Club() = default;

std::unique_ptr<core::Store> Club::open() const
{
    return db::openStore(place_->folder.filePath(QStringLiteral("club.db")), db::IfMissing::Create);
}

int times(int many)
{
    return many;
}

std::unique_ptr<core::Store> newStore()
{
    return db::openStoreInMemory();
}

} // namespace store_engine
