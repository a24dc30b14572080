#include "app/cli/commands/commands.h"
#include "app/manual/completions.h"
#include "app/manual/pages.h"
#include "app/version/version.h"
#include "core/file/whole_file.h"
#include "core/texts/refusal_texts.h"
#include "core/texts/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <cstdio>

/// Writes files installed beside the programs: `write_manual FOLDER` writes the manual pages in
/// each language and the completions for each shell.
namespace {

bool write(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    const auto failure = core::writeWholeFile(path, bytes);
    if (failure) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(path), qPrintable(texts::text(*failure)));
    }
    return !failure;
}

bool writePages(const QString& folder, const QString& language)
{
    const texts::Translation translation{QLocale(language)};
#ifdef RUMMY_DESK
    if (!write(folder + QStringLiteral("/rummy-director.1"),
               manual::pageOfDesk(version::number()))) {
        return false;
    }
#endif
    return write(folder + QStringLiteral("/rummy-director-cli.1"),
                 manual::pageOf(cli::allCommands(), version::number()));
}

bool writeCompletions(const QString& folder)
{
    const texts::Translation translation{QLocale(QStringLiteral("en"))};
    const auto commands = cli::allCommands();
    return write(folder + QStringLiteral("/bash/rummy-director-cli"),
                 manual::bashCompletion(commands)) &&
           write(folder + QStringLiteral("/zsh/_rummy-director-cli"),
                 manual::zshCompletion(commands)) &&
           write(folder + QStringLiteral("/fish/rummy-director-cli.fish"),
                 manual::fishCompletion(commands));
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    if (argc != 2) {
        std::fputs("usage: write_manual FOLDER\n", stderr);
        return 2;
    }
    const auto folder = QString::fromLocal8Bit(argv[1]);
    const bool isWritten = writePages(folder + QStringLiteral("/man1"), QStringLiteral("en")) &&
                           writePages(folder + QStringLiteral("/de/man1"), QStringLiteral("de")) &&
                           writeCompletions(folder);
    return isWritten ? 0 : 3;
}
