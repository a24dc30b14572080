#pragma once

/// What differs between the systems that the programs run on.
namespace platform {

/// Standard input and output pass bytes on as they are; Windows would change the ends of lines.
void keepStreamsBinary();

/// The next QGuiApplication paints without a display.
void paintWithoutDisplay();

/// Adds the typefaces in the folder `fonts` beside the program, where packages cannot install them.
/// Needs a QGuiApplication.
void loadTypefaces();

/// Whether the system asks the user before other devices can reach this program.
bool asksBeforeServing();

/// Call at the end of main() and return what it returns, once everything is stored and closed.
int leave(int code);

} // namespace platform
