#include "app/platform/platform.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFontDatabase>

#ifdef Q_OS_WIN
#include <cstdio>
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <unistd.h>
#endif

namespace platform {
namespace {

/// Returns the code page that the console had; 0: none.
unsigned makeStreamsPlain()
{
#ifdef Q_OS_WIN
    for (FILE* const stream : {stdin, stdout, stderr}) {
        _setmode(_fileno(stream), _O_BINARY);
    }
    const unsigned codePage = GetConsoleOutputCP();
    SetConsoleOutputCP(CP_UTF8);
    return codePage;
#else
    return 0;
#endif
}

void setCodePage([[maybe_unused]] unsigned codePage)
{
#ifdef Q_OS_WIN
    SetConsoleOutputCP(codePage);
#endif
}

} // namespace

PlainStreams::PlainStreams() : codePage_(makeStreamsPlain())
{}

PlainStreams::~PlainStreams()
{
    if (codePage_ != 0) {
        setCodePage(codePage_);
    }
}

void paintWithoutDisplay()
{
#ifndef Q_OS_WIN
    // On Windows the usual platform needs none either, and only it finds the system's typefaces.
    qputenv("QT_QPA_PLATFORM", "offscreen");
#endif
}

void useSystemTone()
{
#ifdef Q_OS_WIN
    // Before Qt 6.5 only the frames of windows become dark by themselves.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "windows:darkmode=2");
    }
#endif
}

void loadTypefaces()
{
    const QDir folder(QCoreApplication::applicationDirPath() + QStringLiteral("/fonts"));
    for (const auto& file : folder.entryInfoList({QStringLiteral("*.otf")}, QDir::Files)) {
        QFontDatabase::addApplicationFont(file.filePath());
    }
}

bool fileDialogsKeepLocks()
{
#ifdef Q_OS_LINUX
    return QFile::exists(QStringLiteral("/.flatpak-info"));
#else
    return true;
#endif
}

bool asksBeforeServing()
{
#ifdef Q_OS_WIN
    return true;
#else
    return false;
#endif
}

bool isRoot()
{
#ifdef Q_OS_WIN
    return false;
#else
    return geteuid() == 0;
#endif
}

bool canRunServers()
{
#ifdef Q_OS_LINUX
    return true;
#else
    return false;
#endif
}

int leave(int code)
{
#ifdef Q_OS_WIN
    // MinGW's runtime can wait for ever for a lock of a thread that has ended.
    std::fflush(nullptr);
    TerminateProcess(GetCurrentProcess(), static_cast<UINT>(code));
#endif
    return code;
}

} // namespace platform
