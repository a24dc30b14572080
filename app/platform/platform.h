#pragma once

/// What differs between the systems that the programs run on.
namespace platform {

/// While it lives, standard input and output pass bytes on as they are, and a console shows UTF-8:
/// Windows would change the ends of lines and take its own code page.
class PlainStreams
{
public:
    PlainStreams();
    ~PlainStreams();
    PlainStreams(const PlainStreams&) = delete;
    PlainStreams& operator=(const PlainStreams&) = delete;
    PlainStreams(PlainStreams&&) = delete;
    PlainStreams& operator=(PlainStreams&&) = delete;

private:
    unsigned codePage_; ///< Of the console before; 0: none.
};

/// The next QGuiApplication paints without a display.
void paintWithoutDisplay();

/// The next QApplication has dark colours where the user chose them for the system.
void useSystemTone();

/// Adds the typefaces in the folder `fonts` beside the program, where packages cannot install them.
/// Needs a QGuiApplication.
void loadTypefaces();

/// Whether the system's own file dialogs leave the locks on files that this process has open. On
/// Linux they look into files within this process, unless it is confined and asks a portal.
bool fileDialogsKeepLocks();

/// Whether the system asks the user before other devices can reach this program.
bool asksBeforeServing();

/// Whether this program runs as the user who may do everything.
bool isRoot();

/// Whether a PostgreSQL server for other desks can run here.
bool canRunServers();

/// Call at the end of main() and return what it returns, once everything is stored and closed.
int leave(int code);

} // namespace platform
