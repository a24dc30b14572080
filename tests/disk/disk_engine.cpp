#include "disk/disk_engine.h"

#include <algorithm>
#include <memory>
#include <new>

using Kind = DiskRecord::Operation::Kind;

/// The engine allocates it, with room after it for the system's own.
struct DiskEngine::File
{
    sqlite3_file base;
    DiskEngine* disk;
    QString* name;        ///< Empty for a temporary file.
    bool isNameSynced;    ///< The engine syncs the folder when it first syncs a journal or log.
    sqlite3_file* system; ///< After this.
};

struct DiskEngine::Calls
{
    static File& fileOf(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
    static DiskEngine& diskOf(sqlite3_vfs* engine)
    {
        return *static_cast<DiskEngine*>(engine->pAppData);
    }
    static const sqlite3_io_methods& systemOf(sqlite3_file* file)
    {
        return *fileOf(file).system->pMethods;
    }

    static void record(const File& file, Kind kind, qint64 place = 0, const QByteArray& bytes = {})
    {
        if (!file.name->isEmpty()) {
            file.disk->add({kind, *file.name, place, bytes});
        }
    }

    static int open(sqlite3_vfs* engine, sqlite3_filename name, sqlite3_file* opened, int flags,
                    int* flagsGiven);
    static int remove(sqlite3_vfs* engine, const char* name, int sync);
    static int lastError(sqlite3_vfs* engine, int size, char* text);

    static int close(sqlite3_file* file)
    {
        const int result = systemOf(file).xClose(fileOf(file).system);
        delete fileOf(file).name;
        return result;
    }
    static int read(sqlite3_file* file, void* bytes, int size, sqlite3_int64 place)
    {
        const auto& fault = fileOf(file).disk->fault_;
        if (fault && fault->reads) {
            const int failure = fileOf(file).disk->failureOf(SQLITE_IOERR_READ, *fileOf(file).name);
            if (failure != SQLITE_OK) {
                return failure;
            }
        }
        return systemOf(file).xRead(fileOf(file).system, bytes, size, place);
    }
    static int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 place);
    static int truncate(sqlite3_file* file, sqlite3_int64 size)
    {
        if (const int failure =
                fileOf(file).disk->failureOf(SQLITE_IOERR_TRUNCATE, *fileOf(file).name)) {
            return failure;
        }
        record(fileOf(file), Kind::Truncate, size);
        return systemOf(file).xTruncate(fileOf(file).system, size);
    }
    static int sync(sqlite3_file* file, int /*flags*/)
    {
        if (const int failure =
                fileOf(file).disk->failureOf(SQLITE_IOERR_FSYNC, *fileOf(file).name)) {
            return failure;
        }
        record(fileOf(file), fileOf(file).isNameSynced ? Kind::Sync : Kind::SyncWithName);
        fileOf(file).isNameSynced = true;
        return SQLITE_OK;
    }
    static int size(sqlite3_file* file, sqlite3_int64* size)
    {
        return systemOf(file).xFileSize(fileOf(file).system, size);
    }
    static int lock(sqlite3_file* file, int level)
    {
        return systemOf(file).xLock(fileOf(file).system, level);
    }
    static int unlock(sqlite3_file* file, int level)
    {
        return systemOf(file).xUnlock(fileOf(file).system, level);
    }
    static int isReserved(sqlite3_file* file, int* answer)
    {
        return systemOf(file).xCheckReservedLock(fileOf(file).system, answer);
    }
    static int control(sqlite3_file* file, int what, void* argument)
    {
        return systemOf(file).xFileControl(fileOf(file).system, what, argument);
    }
    static int sectorSize(sqlite3_file* file)
    {
        return systemOf(file).xSectorSize(fileOf(file).system);
    }
    static int traits(sqlite3_file* file)
    {
        return systemOf(file).xDeviceCharacteristics(fileOf(file).system);
    }
    static int mapMemory(sqlite3_file* file, int page, int size, int extend, void volatile** memory)
    {
        if (extend != 0) {
            if (const int failure =
                    fileOf(file).disk->failureOf(SQLITE_IOERR_SHMSIZE, *fileOf(file).name)) {
                return failure;
            }
        }
        return systemOf(file).xShmMap(fileOf(file).system, page, size, extend, memory);
    }
    static int lockMemory(sqlite3_file* file, int offset, int count, int flags)
    {
        return systemOf(file).xShmLock(fileOf(file).system, offset, count, flags);
    }
    static void orderMemory(sqlite3_file* file) { systemOf(file).xShmBarrier(fileOf(file).system); }
    static int unmapMemory(sqlite3_file* file, int isDeleted)
    {
        return systemOf(file).xShmUnmap(fileOf(file).system, isDeleted);
    }

    static const sqlite3_io_methods* methods()
    {
        constexpr int withSharedMemory = 2;
        static const sqlite3_io_methods calls = {
            withSharedMemory, close,      read,       write,
            truncate,         sync,       size,       lock,
            unlock,           isReserved, control,    sectorSize,
            traits,           mapMemory,  lockMemory, orderMemory,
            unmapMemory,      nullptr,    nullptr};
        return &calls;
    }
};

int DiskEngine::Calls::open(sqlite3_vfs* engine, sqlite3_filename name, sqlite3_file* opened,
                            int flags, int* flagsGiven)
{
    DiskEngine& disk = diskOf(engine);
    opened->pMethods = nullptr;
    int exists = 0;
    if (name != nullptr) {
        disk.system_->xAccess(disk.system_, name, SQLITE_ACCESS_EXISTS, &exists);
    }
    const bool isCreated = exists == 0 && (flags & SQLITE_OPEN_CREATE) != 0;
    if (isCreated) {
        if (const int failure = disk.failureOf(SQLITE_CANTOPEN, QString::fromUtf8(name))) {
            return failure;
        }
    }
    auto* const system =
        reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(opened) + sizeof(File));
    const int result = disk.system_->xOpen(disk.system_, name, system, flags, flagsGiven);
    if (result != SQLITE_OK) {
        return result;
    }
    const bool isDatabase = (flags & SQLITE_OPEN_MAIN_DB) != 0;
    auto* const file = new (opened) File{
        {methods()}, &disk, new QString(QString::fromUtf8(name)), !isCreated || isDatabase, system};
    // The program itself creates databases, empty.
    if ((isCreated || isDatabase) && disk.names_.insert(*file->name).second) {
        record(*file, Kind::Create);
    }
    return SQLITE_OK;
}

int DiskEngine::Calls::write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 place)
{
    const File& written = fileOf(file);
    // A full disk accepts part.
    const int failure = written.disk->failureOf(SQLITE_IOERR_WRITE, *written.name);
    const int done = failure == SQLITE_OK ? size : size / 2;
    record(written, Kind::Write, place, QByteArray(static_cast<const char*>(bytes), done));
    const int result = systemOf(file).xWrite(written.system, bytes, done, place);
    return failure != SQLITE_OK ? failure : result;
}

int DiskEngine::Calls::remove(sqlite3_vfs* engine, const char* name, int sync)
{
    DiskEngine& disk = diskOf(engine);
    if (const int failure = disk.failureOf(SQLITE_IOERR_DELETE, QString::fromUtf8(name))) {
        return failure;
    }
    disk.names_.erase(QString::fromUtf8(name));
    disk.add({sync != 0 ? Kind::DeleteAndSync : Kind::Delete, QString::fromUtf8(name), 0, {}});
    return disk.system_->xDelete(disk.system_, name, 0);
}

int DiskEngine::Calls::lastError(sqlite3_vfs* engine, int size, char* text)
{
    DiskEngine& disk = diskOf(engine);
    return disk.hasFailed_ && disk.fault_ ? disk.fault_->reason
                                          : disk.system_->xGetLastError(disk.system_, size, text);
}

DiskEngine::DiskEngine() : system_(sqlite3_vfs_find(nullptr)), engine_(*system_)
{
    engine_.zName = "disk of the tests";
    engine_.szOsFile = static_cast<int>(sizeof(File)) + system_->szOsFile;
    engine_.pNext = nullptr;
    engine_.pAppData = this;
    engine_.xOpen = Calls::open;
    engine_.xDelete = Calls::remove;
    engine_.xGetLastError = Calls::lastError;
    sqlite3_vfs_register(&engine_, 1);
}

DiskEngine::~DiskEngine()
{
    sqlite3_vfs_unregister(&engine_);
    sqlite3_vfs_register(system_, 1);
}

void DiskEngine::adopt(const QString& file, const QByteArray& contents)
{
    names_.insert(file);
    record_.add({Kind::Create, file, 0, {}});
    record_.add({Kind::Write, file, 0, contents});
    record_.add({Kind::SyncWithName, file, 0, {}});
}

void DiskEngine::failWith(const Fault& fault)
{
    fault_ = fault;
    hasFailed_ = false;
}

bool DiskEngine::stop()
{
    fault_.reset();
    return hasFailed_;
}

void DiskEngine::add(const DiskRecord::Operation& operation)
{
    record_.add(operation);
}

int DiskEngine::failureOf(int code, const QString& name)
{
    if (!fault_ || (hasFailed_ && !fault_->lasts) || !name.startsWith(fault_->folder)) {
        return SQLITE_OK;
    }
    // A full disk refuses operations that enlarge files.
    const bool isWrite = code == SQLITE_IOERR_WRITE;
    const bool needsRoom = isWrite || code == SQLITE_CANTOPEN || code == SQLITE_IOERR_SHMSIZE;
    if (fault_->result == SQLITE_FULL && !needsRoom) {
        return SQLITE_OK;
    }
    if (fault_->syncsOnly && code != SQLITE_IOERR_FSYNC) {
        return SQLITE_OK;
    }
    if (fault_->after > 0) {
        --fault_->after;
        return SQLITE_OK;
    }
    hasFailed_ = true;
    return fault_->result == SQLITE_FULL && isWrite ? SQLITE_FULL : code;
}
